"""The program as `python -m webaction`, and as the command that a wheel with the program installs."""

import os
import sys

from .program import find_program


def main():
    """Becomes the program."""
    try:
        program = find_program()
    except FileNotFoundError as error:
        sys.exit("webaction: %s" % error)
    try:
        os.execv(program, ["webaction", *sys.argv[1:]])
    except OSError as error:
        sys.exit("webaction: %s cannot be started: %s" % (program, error.strerror))


if __name__ == "__main__":
    main()
