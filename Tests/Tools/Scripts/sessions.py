"""sessions.py: runs the terminal sessions of the documents, and compares what the commands print with what the documents show.

Usage: python3 Tests/Tools/Scripts/sessions.py WEBACTION [--record] [DOCUMENT ...]

A session is a ```console block: lines that begin with `$ ` are commands, and the lines below one are what it prints on standard output and
standard error. The blocks of a document run in order in one folder, which has the project's `pages` and `docs`. A file that the document
shows in full is written in its turn; the line above its block ends with its path in backquotes and a colon. The `run:` lines of a workflow
that start webaction have to succeed. `webaction serve` is asked for its page, then interrupted.

Times, rates and the addresses of `serve` are not compared. The folder's path is shown as /home/you/work. With --record, what was printed is
written into the documents. Otherwise each difference is printed, and the exit code is 1 if there is one.
"""
import argparse
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = '/home/you/work'
SHOWN_FILE = re.compile(r'`([\w.-]+/[\w./-]+)`[^`]*:$')
SECONDS = 120


def blocks(lines):
    """The fenced blocks of a document: the language, the file that the block shows or None, its first line and the line after its last."""
    last, index = '', 0
    while index < len(lines):
        if lines[index].startswith('```'):
            end = next(i for i in range(index + 1, len(lines)) if lines[i].startswith('```'))
            shown = SHOWN_FILE.search(last)
            yield lines[index][3:], shown and shown[1], index + 1, end
            last, index = lines[end], end
        elif lines[index]:
            last = lines[index]
        index += 1


def comparable(text):
    """Output without what differs between runs and machines."""
    text = re.sub(r'\d+(\.\d+)?( ms| s|/s)\b', '#', text)
    return re.sub(r'http://127\.0\.0\.1:\d+/\S*', 'http://127.0.0.1/', text)


class Session:
    """The folder in which the commands of one document run."""

    def __init__(self, program, folder):
        self.folder = pathlib.Path(folder)
        self.place = self.folder / 'work'
        self.place.mkdir()
        (self.folder / 'bin').mkdir()
        (self.folder / 'bin/webaction').symlink_to(program)
        for name in ('pages', 'docs'):
            (self.place / name).symlink_to(ROOT / name)
        path = f'{self.folder}/bin:{os.environ["PATH"]}'
        # Nothing else of the environment may change what is printed. A debug build may need the path of Swift's libraries.
        kept = {name: os.environ[name] for name in ('LD_LIBRARY_PATH',) if name in os.environ}
        self.environment = kept | {'PATH': path, 'HOME': str(self.folder), 'LANG': 'C.UTF-8', 'TZ': 'UTC'}

    def start(self, command):
        return subprocess.Popen(['bash', '-c', command], cwd=self.place, env=self.environment, stdin=subprocess.DEVNULL, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding='utf-8')

    def run(self, command):
        """What a command prints, and its exit code."""
        if command.startswith('webaction serve '):
            return self.serve(command)
        process = self.start(command)
        text = process.communicate(timeout=SECONDS)[0]
        return text.replace(str(self.place), FOLDER), process.returncode

    def serve(self, command):
        """What `webaction serve` prints until it serves, and after it is interrupted."""
        process = self.start(f'exec {command}')
        limit = threading.Timer(SECONDS, process.kill)
        limit.start()
        text, address = '', None
        # NB: The address is on standard output, the message on standard error: either may be first.
        while not address or 'webaction: ' not in text:
            line = process.stdout.readline()
            if not line:
                break
            text += line
            address = re.search(r'http://\S+', text)
        if address:
            urllib.request.urlopen(address[0], timeout=SECONDS).close()
        process.send_signal(signal.SIGINT)
        text += process.communicate()[0]
        limit.cancel()
        return ''.join(sorted(text.splitlines(keepends=True))), 0

    def write(self, name, text):
        file = self.place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding='utf-8')

    def workflow(self, text):
        """The commands of a workflow that fail."""
        for command in re.findall(r'^\s*(?:- )?run: (webaction .+)$', text, re.MULTILINE):
            printed, code = self.run(command)
            if code:
                yield f'{command}: exit code {code}\n{printed}'


def replayed(session, block):
    """A session's block as its commands print it now."""
    index, out = 0, []
    while index < len(block):
        if block[index].startswith('$ '):
            start = index
            while block[index].endswith('\\'):
                index += 1
            out += block[start:index + 1]
            command = ''.join(line.removesuffix('\\') for line in block[start:index + 1])[2:]
            out += session.run(command)[0].splitlines()
        index += 1
    return out


def check(program, document, record):
    """Runs the sessions of a document; returns the number of differences."""
    lines = document.read_text(encoding='utf-8').split('\n')
    if not any(line == '```console' for line in lines):
        return 0
    wrong, replaced = 0, []
    with tempfile.TemporaryDirectory() as folder:
        session = Session(program, folder)
        for language, shown, first, end in blocks(lines):
            block = lines[first:end]
            if shown:
                text = '\n'.join(block) + '\n'
                session.write(shown, text)
                faults = list(session.workflow(text)) if shown.endswith('.yml') else []
            elif language == 'console':
                now = replayed(session, block)
                faults = []
                if comparable('\n'.join(now)) != comparable('\n'.join(block)):
                    replaced.append((first, end, now))
                    faults = [] if record else ['it prints\n' + '\n'.join(now)]
            else:
                continue
            for fault in faults:
                wrong += 1
                print(f'{document.relative_to(ROOT)}:{first + 1}: {fault}')
    if replaced and record:
        for first, end, now in reversed(replaced):
            lines[first:end] = now
        document.write_text('\n'.join(lines), encoding='utf-8')
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('program', type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument('documents', nargs='*', type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument('--record', action='store_true', help='write what was printed into the documents')
    given = parser.parse_args()
    documents = given.documents or [ROOT / 'README.md', *sorted((ROOT / 'docs').glob('*.md'))]
    sys.exit(1 if sum(check(given.program, document, given.record) for document in documents) else 0)


if __name__ == '__main__':
    main()
