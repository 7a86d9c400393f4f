"""member_costs.py: the cases of hostile_operations.py --members: made from js/idl/*.webidl, compared with WebKit and with member-costs.txt.

Needs widlparser, and for WebKit what Tests/Tools/Scripts/webkit_browser.py needs.
"""
import contextlib
import http.server
import json
import os
import pathlib
import re
import sys
import threading

from idl_members import interfaces

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'Scripts'))
import webkit_browser  # noqa: E402

LIMIT = 5
# A case that is above the limit in WebKit, too, may take this many times WebKit's time.
MOST_TIMES_WEBKIT = 10
# The number of cases of an interface in one process: what they leave behind makes later ones slower.
TRIED_TOGETHER = 60
# Milliseconds at 4n that WebKit's clock measures well, and the largest n that is tried to get there, as a multiple of the first.
MEASURABLE, MOST_GROWN = 4, 16
# Milliseconds at 4n from which on a ratio counts.
COUNTED = 20
SECONDS = 60
TABLE = HERE / 'member-costs.txt'
PAGE = b'<!DOCTYPE html><html lang="en"><title>x</title><body></body></html>'


def members_script(listed):
    return 'globalThis.members = ' + (HERE / 'generated-operations.js').read_text().rstrip() + f'({json.dumps(listed)});'


class Known:
    """The rows of member-costs.txt: the costs that grow faster than n by their nature."""

    HEADING = ('# Members whose cost grows faster than a script by its nature: interface | case | growths | shape | the reason, or the times in\n'
               '# WebKit in milliseconds at n and at 4n. hostile_operations.py --members --check accepts these; --members --webkit --record writes\n'
               '# those with times.\n')

    def __init__(self):
        self.rows = {}
        for line in TABLE.read_text().splitlines() if TABLE.exists() else []:
            if not line.startswith('#'):
                interface, case, growths, shape, reason = line.split(' | ')
                self.rows[interface, case, shape] = (growths.split(' / '), reason)

    @staticmethod
    def parts(name):
        """The member, without the path that leads to its object, the growth and the shape of a case."""
        case, growth, shape = name.split(' | ')
        return re.sub(r'^.*\.(?=[^.]+$)|^(?!.*\.).*$', '', case) or 'itself', growth, shape

    def has(self, interface, name):
        case, growth, shape = self.parts(name)
        growths, _ = self.rows.get((interface, case, shape), ([], None))
        return growth in growths or '*' in growths

    def add(self, interface, name, reason):
        case, growth, shape = self.parts(name)
        growths, known = self.rows.get((interface, case, shape), ([], None))
        self.rows[interface, case, shape] = (sorted({*growths, growth}), known or reason)

    def write(self):
        lines = [' | '.join([interface, case, ' / '.join(growths), shape, reason])
                 for (interface, case, shape), (growths, reason) in sorted(self.rows.items())]
        TABLE.write_text(self.HEADING + ''.join(line + '\n' for line in lines))


@contextlib.contextmanager
def undisturbed():
    """Processes that start meanwhile run before all others, where that is permitted: a wait for the processor would count as work."""
    try:
        policy, parameter = os.sched_getscheduler(0), os.sched_getparam(0)
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except PermissionError:
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, policy, parameter)


class Quiet(http.server.BaseHTTPRequestHandler):
    """Serves an empty page that is alone with its origin: such pages have WebKit's most precise clock."""

    def do_GET(self):
        self.send_response(200)
        for name, value in (('Content-Type', 'text/html'), ('Content-Length', str(len(PAGE))),
                            ('Cross-Origin-Opener-Policy', 'same-origin'), ('Cross-Origin-Embedder-Policy', 'require-corp')):
            self.send_header(name, value)
        self.end_headers()
        with contextlib.suppress(BrokenPipeError):
            self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


class WebKit:
    """Times of cases in WebKit's browser."""

    def __init__(self, origin, script):
        self.origin, self.script, self.driver = origin, script, None

    def time(self, interface, name, size):
        """Milliseconds, None where WebKit can't do it, or math.inf where that takes too long."""
        from selenium.common.exceptions import TimeoutException, WebDriverException

        if self.driver is None:
            with undisturbed():
                self.driver = webkit_browser.start(SECONDS)
        try:
            self.driver.get(self.origin)
            self.driver.execute_script(self.script)
            return self.driver.execute_script('return members.one(...arguments)', interface, name, size, 'whole')
        except TimeoutException:
            self.close()
            return float('inf')
        except (WebDriverException, OSError):
            self.close()
            return None

    def times(self, interface, name, size):
        """The time at 4n; the size from which on it can be measured, and the times at it and four times it."""
        first = large = self.time(interface, name, 4 * size)
        grown = size
        while large is not None and large < MEASURABLE and grown < MOST_GROWN * size:
            grown *= 2
            large = self.time(interface, name, 4 * grown)
        return first, grown, self.time(interface, name, grown), large

    def close(self):
        if self.driver:
            with contextlib.suppress(Exception):
                self.driver.quit()
        self.driver = None


@contextlib.contextmanager
def browser(script):
    with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Quiet) as server, webkit_browser.display():
        threading.Thread(target=server.serve_forever, daemon=True).start()
        found = WebKit(f'http://localhost:{server.server_port}/', script)
        try:
            yield found
        finally:
            found.close()
            server.shutdown()


class Screening:
    """Measures the cases of interfaces with `evaluate`, which takes an expression over `members` and gives its value or a message."""

    def __init__(self, evaluate, size, webkit, known):
        self.evaluate, self.size, self.webkit, self.known = evaluate, size, webkit, known

    def above(self, interface):
        """The number of cases that were tried, of all, and [name, at n, at 4n] of those above the limit; messages of failures."""
        name, failures = json.dumps(interface), []
        count = self.evaluate(f'members.count({name})')
        if isinstance(count, str):
            return 0, 0, [], [f'{interface}: {count}']
        tried, found = 0, []
        for first in range(0, count, TRIED_TOGETHER):
            answer = self.evaluate(f'members.screen({name}, {self.size}, {first}, {first + TRIED_TOGETHER})')
            if isinstance(answer, str):
                failures.append(f'{interface}, from {first}: {answer}')
                continue
            tried += answer['tried']
            found += answer['found']
        return tried, count, [row for row in (self.again(interface, case) for case, *_ in found) if row], failures

    def least(self, interface, case, size, part):
        """The least time of a case of several, in processes of its own; a message, or None where it can't be done."""
        with undisturbed():
            taken = [self.evaluate(f'members.one({json.dumps(interface)}, {json.dumps(case)}, {size}, {json.dumps(part)})') for _ in range(2)]
        return next((time for time in taken if isinstance(time, str)), None) or (None if None in taken else min(taken))

    def again(self, interface, case):
        """The row of a case above the limit when it is measured alone, otherwise None."""
        small, large = self.least(interface, case, self.size, 'first'), self.least(interface, case, 4 * self.size, 'rest')
        if isinstance(small, str) or isinstance(large, str):
            return [case, 0, float('inf')]
        return [case, small, large] if small is not None and large is not None and large > COUNTED and large > LIMIT * small else None

    def judged(self, interface, case, small, large):
        """Whether a row above the limit is ours, and what WebKit's times are."""
        if self.known.has(interface, case):
            return False, 'known'
        if self.webkit is None:
            return True, ''
        first, size, at_n, at_4n = self.webkit.times(interface, case, self.size)
        if first is None or at_n is None or at_4n is None:
            return True, 'not in WebKit'
        at_n = max(at_n, 0.01)
        reason = f'WebKit {at_n:.1f} {at_4n:.1f}' + (f' (n = {size})' if size != self.size else '')
        # NB: The whole scripts are compared: an engine may do while an object grows what another does when it is read.
        if at_4n <= LIMIT * at_n:
            return True, reason
        whole = self.least(interface, case, 4 * self.size, 'whole')
        return not isinstance(whole, float) or whole > MOST_TIMES_WEBKIT * first, reason

    def print_interface(self, interface):
        """Prints a line for each case above the limit; returns the names of those that are ours."""
        tried, count, found, failed = self.above(interface)
        for failure in failed:
            print(failure, flush=True)
        print(f'{interface}: {tried} of {count} tried, {len(found)} above {LIMIT} times', flush=True)
        for case, small, large in sorted(found, key=lambda row: row[1] / row[2]):
            is_ours, reason = self.judged(interface, case, small, large)
            print(f'  {case:80}{small:8.1f}{large:8.1f}{large / max(small, 0.1):7.1f}  {"" if is_ours else "not counted: "}{reason}', flush=True)
            if is_ours:
                failed.append(f'{interface}: {case}')
            elif reason != 'known':
                self.known.add(interface, case, reason)
        return failed


def print_members(evaluate, folder, names, size, with_webkit, record):
    """Prints the cases above the limit of the named interfaces, or all; returns the names of those that count."""
    listed = interfaces()
    script = members_script(listed)
    file = folder / 'members.js'
    file.write_text(script)
    known, failed = Known(), []
    with browser(script) if with_webkit else contextlib.nullcontext() as webkit:
        screening = Screening(lambda text: evaluate('--script', str(file), '-e', text), size, webkit, known)
        for name in names or listed:
            failed += screening.print_interface(name)
            if record:
                known.write()
    return failed
