"""Where the program `webaction` is."""

import os
import shutil

#: A wheel for a platform has the program in it.
_OWN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "program", "bin", "webaction")


def find_program() -> str:
    """The path of the program: the environment's WEBACTION, or the one in this package, or the one in PATH.

    Raises FileNotFoundError where there is none.
    """
    found = os.environ.get("WEBACTION") or (_OWN if os.access(_OWN, os.X_OK) else shutil.which("webaction"))
    if not found:
        raise FileNotFoundError("webaction is neither in this package nor in PATH; install it or set WEBACTION to its path")
    return found
