"""Provider bindings that cdktf generates from the recorded schemas beside them; `regenerate.py` says how."""
