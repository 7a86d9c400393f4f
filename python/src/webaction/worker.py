"""One `webaction worker` process, and the frames that are spoken with it (docs/worker-protocol.md)."""

import collections
import json
import os
import queue
import reprlib
import select
import struct
import subprocess
import threading
import time
from dataclasses import MISSING, dataclass, fields
from typing import Any, Iterable, Iterator, Optional, Sequence, Union

from .program import find_program

_LENGTHS = struct.Struct("<II")


#: How much of what the process wrote to standard error is kept for the reason, in bytes.
_KEPT = 1 << 13


class WorkerError(Exception):
    """The worker can't be started, or keeps ending.

    `reason` is what the process said about it, or None where it said nothing; `returncode` is its exit code, negative for the
    signal that ended it, or None where no process ended.
    """

    def __init__(self, message: str, reason: Optional[str] = None, returncode: Optional[int] = None):
        super().__init__(message if reason is None else "%s: %s" % (message, reason))
        self.reason = reason
        self.returncode = returncode


class _ShortRepr:
    """A dataclass's repr without what makes it long: defaults are left out, pages are counted, other values are cut off."""

    def __repr__(self):
        shown = []
        for field in fields(self):
            value = getattr(self, field.name)
            if field.default is not MISSING and value == field.default:
                continue
            if field.name == "html":
                unit = "characters" if isinstance(value, str) else "bytes"
                shown.append("html=<%d %s>" % (len(value), unit))
            else:
                shown.append("%s=%s" % (field.name, reprlib.repr(value)))
        return "%s(%s)" % (type(self).__name__, ", ".join(shown))


@dataclass(repr=False)
class Page(_ShortRepr):
    """A page on its way in. `key` makes it idempotent: the same key is not run twice while it is remembered.

    Without `url`, the document's URL is the one that the page says it was saved from, or about:blank. Text is sent as UTF-8,
    whatever encoding it declares.
    """

    id: Any
    html: Union[bytes, str]
    url: Optional[str] = None
    content_type: str = "text/html"
    key: Optional[str] = None
    selection: Optional[str] = None
    #: Those of the worker's extensions, by their identifiers, that the page goes through; None for all.
    extensions: Optional[list] = None

    @property
    def data(self) -> bytes:
        """The page's bytes. A lone surrogate of a text, which UTF-8 has no bytes for, is read as U+FFFD."""
        return self.html.encode("utf-8", "surrogatepass") if isinstance(self.html, str) else self.html


@dataclass(repr=False)
class ExtensionResult(_ShortRepr):
    """What became of a page in one of several extensions. `html` is None in a chain, which has one page for all."""

    extension: str
    reason: str
    message: Optional[str]
    payload: Any
    changed: bool = False
    html: Optional[bytes] = None
    encoding: Optional[str] = None
    warnings: tuple = ()

    @property
    def ok(self) -> bool:
        return self.reason == "completed"


@dataclass(repr=False)
class Result(_ShortRepr):
    """What became of a page. `html` is the page that came in where nothing changed or something failed.

    `extensions` has the result of each of several, in their order; of a chain, until one failed. With `each`, the pages are there,
    and `html` is the page that came in.

    `encoding` is what it is in; `warnings` say what a reader of it finds otherwise than it was left.
    """

    id: Any
    html: bytes
    reason: str
    message: Optional[str]
    payload: Any
    changed: bool
    isolated: bool
    repeated: bool
    millis: float
    encoding: Optional[str] = None
    warnings: tuple = ()
    extensions: tuple = ()

    @property
    def ok(self) -> bool:
        return self.reason == "completed"


def encode_frame(header: dict, body: bytes = b"") -> bytes:
    """A frame as it travels."""
    text = json.dumps(header, ensure_ascii=False).encode()
    return _LENGTHS.pack(4 + len(text) + len(body), len(text)) + text + body


def read_frame(stream) -> Optional[tuple]:
    """The next frame as header and body; None when the stream ends before one begins."""
    lengths = stream.read(_LENGTHS.size)
    if not lengths:
        return None
    if len(lengths) < _LENGTHS.size:
        raise EOFError("the stream ended inside a frame")
    length, header_length = _LENGTHS.unpack(lengths)
    rest = stream.read(length - 4)
    if len(rest) < length - 4:
        raise EOFError("the stream ended inside a frame")
    return json.loads(rest[:header_length]), rest[header_length:]


class Worker:
    """A running worker. Not for several threads at once."""

    def __init__(
        self,
        extension: Union[str, Sequence[str]],
        arguments: Union[dict, Sequence[dict], None] = None,
        *,
        kind: Union[str, Sequence[str], None] = None,
        run_arguments: Union[dict, Sequence[Optional[dict]], None] = None,
        each: bool = False,
        program: Optional[str] = None,
        jobs: int = 1,
        timeout: float = 2.0,
        memory: Optional[int] = None,
        options: Iterable[str] = (),
        silence: float = 60.0,
        restarts: int = 3,
    ):
        """
        extension: a bundle's name or path, or a script of another kind (docs/script-kinds.md), or several, of which each runs on
            what the one before left.
        kind: the kind of a script whose name does not show it, such as "shortcut", or a list of kinds, one for each extension.
        arguments: finalize()'s argument, or a list of them, one for each extension.
        run_arguments: what run() finds as arguments.extraArguments, or a list, one for each extension; None for nothing.
        each: whether each extension runs on a copy of the page.
        silence: seconds without any frame, heartbeats included, or in which it takes no page, after which the process
            counts as dead.
        restarts: how often a process that ended is started anew without a result having come in between.
        """
        try:
            program = program or find_program()
        except FileNotFoundError as error:
            raise WorkerError(str(error)) from None
        self._command = [program, "worker", "--jobs", str(jobs), "--timeout", str(timeout)]
        self._extensions = [extension] if isinstance(extension, str) else list(extension)
        for name in self._extensions:
            self._command += ["--extension", name]
        for name in [kind] if isinstance(kind, str) else kind or []:
            self._command += ["--kind", name]
        if each:
            self._command += ["--each"]
        if arguments is not None:
            for given in [arguments] if isinstance(arguments, dict) else arguments:
                if not isinstance(given, dict):
                    raise TypeError("an argument of finalize() is a dict, not %r" % (given,))
                self._command += ["--arguments", json.dumps(given)]
        if run_arguments is not None:
            for given in [run_arguments] if isinstance(run_arguments, dict) else run_arguments:
                if given is not None and not isinstance(given, dict):
                    raise TypeError("an extra argument of run() is a dict, not %r" % (given,))
                self._command += ["--run-arguments", json.dumps(given)]
        if memory is not None:
            self._command += ["--memory", str(memory)]
        self._command += options
        self._silence = silence
        self._restarts = restarts
        self._process = None
        self._returncode = None
        # NB: Never the same twice: results of a run that was not read to its end may still come.
        self._number = 0

    def __repr__(self):
        state = "not started" if self._process is None else "process %d" % self._process.pid
        return "<Worker %s, %s>" % (reprlib.repr(" ".join(self._extensions)), state)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the process."""
        if self._process is None:
            return
        try:
            self._process.stdin.close()
            self._process.wait(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            pass
        self._forget()

    def _forget(self):
        """Makes sure that the process is gone. The reader's thread ends with its output and closes that."""
        process, self._process = self._process, None
        process.kill()
        self._returncode = process.wait()
        try:
            process.stdin.close()
        except OSError:
            pass

    def run(self, pages: Iterable[Page]) -> Iterator[Result]:
        """Gives each page's result, in the order of the pages. Takes no more pages than the worker gives credit for."""
        source = iter(pages)
        order = collections.deque()  # numbers of pages whose result is still to be given
        waiting = {}  # number -> page without a result
        finished = {}  # number -> result
        unsent = collections.deque()
        exhausted = False
        failures = 0
        while True:
            if self._process is None:
                self._start()
                unsent = collections.deque(sorted(waiting))
            # NB: Results that wait for an earlier one count against the credit, too, so that memory stays bounded.
            while self._credit > 0 and not (exhausted and not unsent):
                if unsent:
                    next_number = unsent.popleft()
                elif len(order) < 64 + 4 * self._initial_credit:
                    page = next(source, None)
                    if page is None:
                        exhausted = True
                        break
                    next_number = self._number
                    self._number += 1
                    waiting[next_number] = page
                    order.append(next_number)
                else:
                    break
                if not self._send(next_number, waiting[next_number]):
                    break
            if exhausted and not order:
                return
            frame = self._receive()
            if frame is None:
                failures += 1
                if failures > self._restarts:
                    raise self._error("the worker ended %d times without a result" % failures)
                continue
            header, body = frame
            if header["type"] == "result":
                failures = 0
                self._credit += header.get("credit", 0)
                page = waiting.pop(header["id"], None)
                if page is not None:
                    finished[header["id"]] = _result(page, header, body)
            elif header["type"] == "error":
                self._forget()
                raise WorkerError("the worker refused what it was sent", header["message"], self._returncode)
            while order and order[0] in finished:
                yield finished.pop(order.popleft())

    def _start(self):
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        os.set_blocking(self._process.stdin.fileno(), False)
        self._writable = select.poll()
        self._writable.register(self._process.stdin.fileno(), select.POLLOUT)
        frames = self._frames = queue.Queue()
        stream = self._process.stdout

        def read():
            # NB: Results are taken in while pages are written: neither side waits for the other.
            frame = None
            with stream:
                while True:
                    try:
                        frame = read_frame(stream)
                    except (EOFError, OSError, ValueError):
                        frame = None
                    frames.put(frame)
                    if frame is None:
                        return

        errors = self._process.stderr
        said = self._said = bytearray()

        def pass_on():
            # NB: Shown where it always was, as it comes; the end of it is kept for the reason.
            with errors:
                while True:
                    some = os.read(errors.fileno(), 1 << 16)
                    if not some:
                        return
                    said.extend(some)
                    del said[:-_KEPT]
                    try:
                        os.write(2, some)
                    except OSError:
                        pass

        threading.Thread(target=read, daemon=True).start()
        self._listener = threading.Thread(target=pass_on, daemon=True)
        self._listener.start()
        hello = self._receive()
        if hello is None or hello[0].get("type") != "hello":
            raise self._error("the worker did not start")
        self._credit = self._initial_credit = hello[0]["credit"]

    def _error(self, message) -> WorkerError:
        """The error for a process that ended, with the last message that it wrote."""
        # NB: What it started may hold its standard error open.
        self._listener.join(timeout=1)
        lines = bytes(self._said).decode("utf-8", "replace").split("\n")
        messages = [line for line in lines if line.startswith("webaction: ") or line.startswith("Error: ")]
        reason = messages[-1].split(": ", 1)[1] if messages else "\n".join(lines).strip() or None
        return WorkerError(message, reason, self._returncode)

    def _send(self, number, page) -> bool:
        header = {"type": "page", "id": number, "contentType": _content_type(page)}
        if page.url is not None:
            header["url"] = page.url
        if page.key is not None:
            header["key"] = page.key
        if page.selection is not None:
            header["selection"] = page.selection
        if page.extensions is not None:
            header["extensions"] = list(page.extensions)
        if not self._write(encode_frame(header, page.data)):
            return False
        self._credit -= 1
        return True

    def _write(self, frame) -> bool:
        """Writes a frame; False when the process is gone. One that does not read is dead, too, and is ended."""
        rest = memoryview(frame)
        deadline = time.monotonic() + self._silence
        while rest:
            # NB: The process has to take all of a page in time, not the first bytes of it.
            if not self._writable.poll(max(0, deadline - time.monotonic()) * 1000):
                self._process.kill()
                return False
            try:
                rest = rest[os.write(self._process.stdin.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError:
                return False
        return True

    def _receive(self):
        """The next frame; None when the process is gone, which is then forgotten."""
        try:
            frame = self._frames.get(timeout=self._silence)
        except queue.Empty:
            frame = None
        if frame is None and self._process is not None:
            self._forget()
        return frame


def _content_type(page: Page) -> str:
    """The page's type; of a text with the encoding that it is sent in."""
    if not isinstance(page.html, str):
        return page.content_type
    parts = [part.strip() for part in page.content_type.split(";")]
    return ";".join([part for part in parts if not part.lower().startswith("charset=")] + ["charset=utf-8"])


def _parts(page: Page, parts: list, body: bytes) -> Iterator[ExtensionResult]:
    """The results of several extensions. With copies of the page, those that changed stand one behind the other in the body."""
    start = 0
    for part in parts:
        html = None
        if "changed" in part:
            end = start + part.get("length", 0)
            html = body[start:end] if part["changed"] else page.data
            start = end
        yield ExtensionResult(
            extension=part["extension"],
            reason=part["reason"],
            message=part.get("message"),
            payload=part.get("payload"),
            changed=part.get("changed", False),
            html=html,
            encoding=part.get("encoding"),
            warnings=tuple(part.get("warnings", ())),
        )


def _result(page: Page, header: dict, body: bytes) -> Result:
    changed = header.get("changed", False)
    parts = tuple(_parts(page, header.get("extensions", []), body))
    has_copies = any(part.html is not None for part in parts)
    return Result(
        id=page.id,
        html=body if changed and not has_copies else page.data,
        reason=header["reason"],
        message=header.get("message"),
        payload=header.get("payload"),
        changed=changed,
        extensions=parts,
        isolated=header.get("isolated", False),
        repeated=header.get("repeated", False),
        millis=header.get("millis", 0.0),
        encoding=header.get("encoding"),
        warnings=tuple(header.get("warnings", ())),
    )
