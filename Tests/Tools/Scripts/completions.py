#!/usr/bin/env python3
"""Ask bash, zsh and fish, each on its own terminal, for their completions: completions.py PROGRAM SHELL

Types the beginning of a command and a tabulator, then a line end. `webaction` echoes its arguments, so the words that the shell completed
are those that the program would get. Prints a line for each. Exits with 1 if one is not as expected, with 3 if the shell is not
installed.
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

# The text typed before the tabulator, and the program's resulting arguments.
EXPECTED = [
    ('run one.h', ['run', 'one.html']),
    ('run tw', ['run', 'two words.html']),
    ('run one.html --extension marq', ['run', 'one.html', '--extension', 'marquee']),
    ('run one.html --extension ./mi', ['run', 'one.html', '--extension', './mine.appex']),
    ('run one.html --host safa', ['run', 'one.html', '--host', 'safari']),
    ('eval one.html --resource-root fol', ['eval', 'one.html', '--resource-root', 'folder']),
    ('snaps', ['snapshot']),
    ("run it\\'", ['run', "it's.html"]),
    ('run \'two w', ['run', 'two words.html']),
    ('run one.html --html one.h', ['run', 'one.html', '--html', 'one.html']),
    ('run one.html -o fol', ['run', 'one.html', '-o', 'folder']),
    ('run at:n', ['run', 'at:noon.html']),
    ('run one.html --url https://a.example/b=c --host safa', ['run', 'one.html', '--url', 'https://a.example/b=c', '--host', 'safari']),
    ('run --url http://a.example:80/x tw', ['run', '--url', 'http://a.example:80/x', 'two words.html']),
]
# Completions of bash only: the empty beginning after a character at which it splits words.
EXPECTED_OF_BASH = [('run at:', ['run', 'at:noon.html'])]
SECONDS = 20
SETUP = {
    'bash': ['bash', '--norc', '--noprofile', '-i'],
    'zsh': ['zsh', '-f', '-i'],
    'fish': ['fish', '-N', '-i'],
}


class Terminal:
    """A shell on a terminal."""

    def __init__(self, command, folder, environment):
        self.process, self.file = pty.fork()
        if not self.process:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.text = ''

    def type(self, text):
        os.write(self.file, text.encode())

    def read(self, seconds=0.3):
        """Reads until no more output arrives for a while."""
        found = ''
        while select.select([self.file], [], [], seconds)[0]:
            try:
                data = os.read(self.file, 65536)
            except OSError:
                break
            if not data:
                break
            found += data.decode('utf-8', 'replace')
            # Shells query the terminal's type, and wait for the answer.
            if '\x1b[c' in found or '\x1b[0c' in found:
                os.write(self.file, b'\x1b[?62;c')
        self.text += found
        return found

    def wait(self, path):
        """Waits until a file exists."""
        end = time.monotonic() + SECONDS
        while not path.exists() and time.monotonic() < end:
            self.read(0.05)
        return path.exists()


def main():
    program, shell = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    if not shutil.which(shell):
        print(f'{shell} is not installed.')
        sys.exit(3)
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        home, work, tools = folder / 'home', folder / 'work', folder / 'bin'
        for path in (home, work / 'folder', work / 'mine.appex', tools):
            path.mkdir(parents=True)
        for file in ('one.html', 'two words.html', "it's.html", 'at:noon.html'):
            (work / file).write_text('')
        script = subprocess.run([program, '--generate-completion-script', shell], capture_output=True, check=True, text=True).stdout
        # Completions are the program's own; a command only prints its arguments.
        got = folder / 'got'
        (tools / 'webaction').write_text(
            f'#!/bin/sh\ncase $1 in ---completion) exec "{program}" "$@" ;; esac\nprintf "%s\\n" "$@" > "{got}.new"; mv "{got}.new" "{got}"\n')
        (tools / 'webaction').chmod(0o755)
        environment = {'PATH': f'{tools}:/usr/bin:/bin', 'HOME': str(home), 'TERM': 'xterm', 'LC_ALL': 'C.UTF-8', 'XDG_CONFIG_HOME': str(home),
                       'XDG_DATA_HOME': str(home), 'COLUMNS': '200'}
        terminal = Terminal(SETUP[shell], work, environment)
        terminal.read(1)
        if shell == 'zsh':
            (home / '_webaction').write_text(script)
            terminal.type(f'PS1=; fpath=({home} $fpath); autoload -U compinit; compinit -u -d {home}/dump\n')
        elif shell == 'bash':
            (home / 'webaction.bash').write_text(script)
            terminal.type(f"PS1=; PS2=; bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; source {home}/webaction.bash\n")
        else:
            (home / 'webaction.fish').write_text(script)
            terminal.type(f'function fish_prompt; end; function fish_right_prompt; end; source {home}/webaction.fish\n')
        terminal.type(f'touch {folder}/ready\n')
        if not terminal.wait(folder / 'ready'):
            sys.exit(f'{shell} does not answer: {terminal.text!r}')
        terminal.read()
        for typed, wanted in EXPECTED + (EXPECTED_OF_BASH if shell == 'bash' else []):
            got.unlink(missing_ok=True)
            terminal.type(f'webaction {typed}\t')
            terminal.read(1)
            terminal.type('\n')
            found = got.read_text().splitlines() if terminal.wait(got) else None
            # zsh removes a folder's slash when the word ends.
            right = found is not None and [word.rstrip('/') for word in found] == wanted
            failed = failed or not right
            shown = re.sub(r'[^\x20-\x7e]', '', terminal.read())[-60:]
            print(f'{shell}: {typed}<tab>: {found}' + ('' if right else f', not {wanted}; {shown!r}'))
        terminal.type('exit\n')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
