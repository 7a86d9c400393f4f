"""engines.py: run the page of one test in webaction, or in WebKitGTK by its driver.

Both get the same page at the same URL. webaction reads the checkout as a resource folder; WebKit gets it from a server on this machine.
"""
import contextlib
import http.server
import json
import mimetypes
import pathlib
import subprocess
import sys
import tempfile
import threading
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'Scripts'))
import webkit_browser  # noqa: E402
from checkout import address_of, page_of, results_of  # noqa: E402
from handlers import answers_as_files, handled  # noqa: E402

# The name of the origin in results; its port differs each time.
ORIGIN = 'http://origin'
TYPES = {'.xhtml': 'application/xhtml+xml', '.xht': 'application/xhtml+xml', '.svg': 'image/svg+xml', '.xml': 'application/xml', '.js': 'text/javascript',
         '.html': 'text/html', '.htm': 'text/html', '.json': 'application/json', '.css': 'text/css'}


class WebAction:
    """The program, one process for each test."""

    def __init__(self, program, checkout, origin, seconds):
        self.program, self.checkout, self.origin, self.seconds = program, checkout, origin, seconds

    def run(self, file):
        suffix = pathlib.Path(file).suffix
        text = page_of(self.checkout / file)
        with tempfile.NamedTemporaryFile(suffix='.html' if suffix == '.js' else suffix) as page, answers_as_files(self.checkout, text):
            page.write(text.encode())
            page.flush()
            command = [self.program, 'eval', page.name, '--page-scripts', '--world', 'page', '--resource-root', str(self.checkout),
                       '--url', self.origin + address_of(file), '--timeout', str(self.seconds), '-e', 'JSON.stringify(collectedResults)']
            try:
                done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=self.seconds * 3 + 10)
            except subprocess.TimeoutExpired:
                return {'problem': 'hangs', 'tests': {}}
        said = done.stderr.decode('utf-8', 'replace').strip()
        if done.returncode != 0:
            return {'problem': f'exit {done.returncode}: {said[-200:]}', 'tests': {}}
        answer = json.loads((json.loads(done.stdout) or 'null').replace(self.origin, ORIGIN))
        return results_of(answer) if answer is not None else {'problem': 'no result: ' + said[-300:], 'tests': {}}


class WebKit:
    """WebKitGTK's browser, one for all tests; a new one if it ended."""

    def __init__(self, checkout, origin, seconds):
        self.checkout, self.origin, self.seconds = checkout, origin, seconds
        self.driver = None

    def run(self, file):
        from selenium.common.exceptions import WebDriverException

        self.driver = self.driver or webkit_browser.start(self.seconds + 10)
        try:
            self.driver.get(self.origin + address_of(file))
            answer = self.driver.execute_async_script(
                'const done = arguments[1], end = Date.now() + arguments[0] * 1000;'
                '(function look() { const found = typeof collectedResults === "undefined" ? null : collectedResults;'
                ' if (found !== null || Date.now() > end) done(JSON.stringify(found)); else setTimeout(look, 20); })();', self.seconds)
            answer = json.loads(answer.replace(self.origin, ORIGIN))
        except (WebDriverException, OSError) as error:
            self.close()
            return {'problem': f'the driver: {str(error)[:200]}', 'tests': {}}
        return results_of(answer) if answer is not None else {'problem': 'no result', 'tests': {}}

    def close(self):
        if self.driver:
            with contextlib.suppress(Exception):
                self.driver.quit()
        self.driver = None


@contextlib.contextmanager
def served(checkout):
    """The origin at which this machine serves the checkout, to itself only."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path).lstrip('/')
            file = checkout / path
            answer = handled(path, urllib.parse.urlsplit(self.path).query)
            if answer is not None:
                self.send_response(200)
                self.send_header('Content-Type', 'text/html')
                self.send_header('Content-Length', str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)
                return
            # NB: A script is requested by the page that is made of it.
            page = page_of(file) if file.is_file() and file.suffix != '.js' else None
            if page is None and path.endswith(('.window.html', '.any.html')):
                page = page_of(checkout / f'{path[:-5]}.js')
            if page is None and not file.is_file():
                self.send_error(404)
                return
            body = page.encode() if page is not None else file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or 'text/plain'
            self.send_response(200)
            self.send_header('Content-Type', kind)
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f'http://localhost:{server.server_port}'
        server.shutdown()
