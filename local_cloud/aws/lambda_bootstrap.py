"""Runs one handler in its own process, like Lambda's runtime: event on stdin, result on the given descriptor.

Started by `lambda_runtime` with `python -I`; imports nothing of this project.
"""

import importlib
import json
import os
import sys
import time
import traceback


class Context:
    """The supported part of Lambda's context object."""

    def __init__(self) -> None:
        self.function_name = os.environ["AWS_LAMBDA_FUNCTION_NAME"]
        self.function_version = os.environ["AWS_LAMBDA_FUNCTION_VERSION"]
        self.invoked_function_arn = os.environ["_LOCAL_FUNCTION_ARN"]
        self.memory_limit_in_mb = os.environ["AWS_LAMBDA_FUNCTION_MEMORY_SIZE"]
        self.aws_request_id = os.environ["_LOCAL_REQUEST_ID"]
        self.log_group_name = os.environ["AWS_LAMBDA_LOG_GROUP_NAME"]
        self.log_stream_name = os.environ["AWS_LAMBDA_LOG_STREAM_NAME"]
        self._deadline = time.monotonic() + float(os.environ["_LOCAL_TIMEOUT"])

    def get_remaining_time_in_millis(self) -> int:
        return max(0, int((self._deadline - time.monotonic()) * 1000))


def main() -> int:
    out = int(sys.argv[1])
    sys.path.insert(0, os.environ["LAMBDA_TASK_ROOT"])
    module, _, name = os.environ["_HANDLER"].replace("/", ".").rpartition(".")
    failed = False
    try:
        handler = getattr(importlib.import_module(module), name)
        result = handler(json.load(sys.stdin), Context())
        text = json.dumps(result)
    except BaseException as error:
        failed = True
        traceback.print_exc()
        text = json.dumps({"errorType": type(error).__name__, "errorMessage": str(error)})
    with os.fdopen(out, "w") as stream:
        stream.write(text)
    return int(failed)


if __name__ == "__main__":
    sys.stdout.flush()
    code = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
