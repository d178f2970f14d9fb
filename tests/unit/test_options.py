"""The options of the command line follow from one table."""

from pathlib import Path

from deploy.options import reference

PAGE = Path(__file__).resolve().parents[2] / "docs" / "settings.md"


def test_the_documentation_lists_every_option():
    """`python -c "from deploy.options import reference; print(reference())"` prints the table."""
    assert reference() in PAGE.read_text(encoding="utf-8"), "docs/settings.md, Options: replace the table"
