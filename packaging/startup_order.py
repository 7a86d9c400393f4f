#!/usr/bin/env python3
"""startup_order.py BUILD LISTS: writes which functions of the executables in BUILD common runs call, in the order of the first calls.

The linker puts those first (packaging/ordered.sh), so that a run touches few pages of executables of which it needs a small part.
Each list is LISTS/EXECUTABLE.txt: one name a line, as the linker knows it.

BUILD is a directory of executables that have their symbols: .build/release. A breakpoint is set at the start of each function,
recorded and removed when a process reaches it: ptrace(2), proc(5), in all processes that the program starts. x86-64 only.
Without ptrace it says so in one line and ends with 1.
"""

import ctypes
import os
import pathlib
import platform
import signal
import subprocess
import sys
import tempfile

EXECUTABLES = ["webaction-supervisor", "webaction-worker"]
PAGE = "pages/marquee.html"
BREAKPOINT = 0xCC

# sys/ptrace.h
TRACEME, CONT, GETREGS, SETREGS, SETOPTIONS = 0, 7, 12, 13, 0x4200
EVENT_EXEC = 4
# New threads and processes are traced like their parents, and end with this one.
OPTIONS = 0x02 | 0x04 | 0x08 | 1 << EVENT_EXEC | 0x100000
WALL = 0x40000000
# sys/user.h: the instruction pointer's place among the 27 registers.
REGISTERS, INSTRUCTION = 27, 16

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


def ptrace(request, process, data=0):
    """What ptrace(2) answers; -1 where the process has ended meanwhile."""
    return libc.ptrace(request, process, None, data)


class Executable:
    """The functions of an executable, and which of them were called."""

    def __init__(self, path):
        self.path = os.path.realpath(path)
        self.functions = {}
        listed = subprocess.run(["nm", "--defined-only", path], check=True, capture_output=True, text=True).stdout
        for line in listed.splitlines():
            address, kind, name = line.split(maxsplit=2)
            # Of several names of a place, the linker heeds any.
            if kind in "tTwW":
                self.functions.setdefault(int(address, 16), name)
        # What stood where breakpoints were put.
        self.replaced = {}
        self.called = {}

    def begin(self, process):
        """Puts the breakpoints into a process that has just begun to run the executable; where it lies in memory."""
        regions = []
        for line in pathlib.Path(f"/proc/{process}/maps").read_text().splitlines():
            fields = line.split()
            if fields[-1] == self.path:
                first, last = (int(bound, 16) for bound in fields[0].split("-"))
                regions.append((first, last, "x" in fields[1]))
        base = regions[0][0]
        with open(f"/proc/{process}/mem", "r+b", buffering=0) as memory:
            for first, last, executable in regions:
                if not executable:
                    continue
                memory.seek(first)
                text = bytearray(memory.read(last - first))
                for address in self.functions:
                    if first <= base + address < last:
                        self.replaced[address] = text[base + address - first]
                        text[base + address - first] = BREAKPOINT
                memory.seek(first)
                memory.write(text)
        return base


class Tracer:
    def __init__(self, executables):
        self.executables = {executable.path: executable for executable in executables}
        # Process to the executable it runs and where that lies.
        self.images = {}

    def run(self, command):
        """Runs a command to its end, with all processes that it starts; the exit status."""
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ptrace(TRACEME, 0)
            os.execv(command[0], command)
        os.waitpid(child, 0)
        ptrace(SETOPTIONS, child, OPTIONS)
        self.entered(child)
        ptrace(CONT, child)
        status = None
        while True:
            try:
                process, outcome = os.waitpid(-1, WALL)
            except ChildProcessError:
                return status
            if not os.WIFSTOPPED(outcome):
                if process == child:
                    status = os.waitstatus_to_exitcode(outcome)
                continue
            ptrace(CONT, process, self.stopped(process, os.WSTOPSIG(outcome), outcome >> 16))

    def stopped(self, process, received, event):
        """Heeds a stop; the signal that the process is to have."""
        if event == EVENT_EXEC:
            self.entered(process)
        if event or received == signal.SIGSTOP:
            return 0
        if received == signal.SIGTRAP and self.passed(process):
            return 0
        return received

    def entered(self, process):
        """A process has begun to run an executable."""
        executable = self.executables.get(os.path.realpath(f"/proc/{process}/exe"))
        self.images[self.group(process)] = executable and (executable, executable.begin(process))

    def passed(self, process):
        """Whether a process stands behind a breakpoint; takes that away, and puts the process before it."""
        executable, base = self.image(process) or (None, 0)
        registers = (ctypes.c_ulonglong * REGISTERS)()
        if executable is None or ptrace(GETREGS, process, ctypes.addressof(registers)) != 0:
            return False
        address = registers[INSTRUCTION] - 1 - base
        if address not in executable.replaced:
            return False
        executable.called.setdefault(executable.functions[address])
        with open(f"/proc/{process}/mem", "r+b", buffering=0) as memory:
            memory.seek(base + address)
            memory.write(bytes([executable.replaced[address]]))
        registers[INSTRUCTION] -= 1
        ptrace(SETREGS, process, ctypes.addressof(registers))
        return True

    def image(self, process):
        """What a process runs: what it was seen to begin, or, as a copy of another, the same."""
        group = self.group(process)
        if group not in self.images:
            path = os.path.realpath(f"/proc/{process}/exe")
            alike = (image for image in self.images.values() if image and image[0].path == path)
            starts = int(pathlib.Path(f"/proc/{process}/maps").read_text().split("-")[0], 16)
            self.images[group] = next((image for image in alike if image[1] == starts), None)
        return self.images[group]

    @staticmethod
    def group(process):
        """The process that a thread is part of."""
        for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("Tgid:"):
                return int(line.split()[1])
        raise ValueError(process)


def runs(program, folder):
    """Commands as users give them; those that are given most first."""
    out = f"{folder}/page.html"
    for extension in ["marquee", "template", "translate"]:
        yield [program, "run", PAGE, "--extension", extension, "-o", out]
    yield [program, "snapshot", PAGE, "--summary"]
    yield [program, "batch", PAGE, "--extension", "marquee", "--out", f"{folder}/out", "--jobs", "1"]


def can_trace():
    """Whether a process can trace its child here."""
    child = os.fork()
    if child == 0:
        os._exit(0 if ptrace(TRACEME, 0) == 0 else 1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main():
    build, lists = map(pathlib.Path, sys.argv[1:])
    if platform.machine() != "x86_64" or not can_trace():
        sys.exit("startup_order.py: no ptrace for x86-64 here; the executables keep the linker's order.")
    executables = [Executable(build / name) for name in EXECUTABLES]
    tracer = Tracer(executables)
    with tempfile.TemporaryDirectory() as folder:
        for command in runs(str(build / "webaction"), folder):
            status = tracer.run(command)
            if status != 0:
                sys.exit(f"{' '.join(command)}: ended with {status}")
    lists.mkdir(parents=True, exist_ok=True)
    for executable in executables:
        written = lists / (pathlib.Path(executable.path).name + ".txt")
        written.write_text("".join(f"{name}\n" for name in executable.called))
        print(f"{written.name}: {len(executable.called)} of {len(executable.functions)} functions")


if __name__ == "__main__":
    main()
