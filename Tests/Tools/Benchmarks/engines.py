"""The engines that the table of DOM operations compares: this project's, and the others that are installed.

Each takes a page and the text of a script, and returns the script's value. WebKit: Debian's webkit2gtk-driver and xvfb; Chromium:
chromium and chromium-driver; both: PyPI's selenium; jsdom: Debian's node-jsdom.
"""
import contextlib
import functools
import http.server
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'Scripts'))
import webkit_browser  # noqa: E402

SECONDS = 300
JSDOM = '''
const { JSDOM } = require('jsdom'), { readFileSync } = require('fs'), [, page, script] = process.argv;
const dom = new JSDOM(readFileSync(page, 'utf8'), { runScripts: 'outside-only', pretendToBeVisual: true });
console.log(JSON.stringify(dom.window.eval(script)));
'''


def webaction(program, page, script_file):
    command = [program, 'eval', page, '--script', script_file, '--clock', 'real', '--timeout', str(SECONDS)]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def jsdom(page, script):
    environment = dict(os.environ, NODE_PATH='/usr/share/nodejs:/usr/lib/nodejs')
    command = ['node', '-e', JSDOM, str(page), script]
    return json.loads(subprocess.run(command, capture_output=True, check=True, env=environment, timeout=SECONDS).stdout)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(page):
    """The URL of a page on this machine. Browsers give it a more precise clock than a file."""
    handler = functools.partial(QuietHandler, directory=page.parent)
    with http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f'http://127.0.0.1:{server.server_port}/{page.name}'
        server.shutdown()


def in_browser(driver, page, script):
    try:
        driver.set_script_timeout(SECONDS)
        with served(page) as address:
            driver.get(address)
            return driver.execute_script('return (0, eval)(arguments[0])', script)
    finally:
        driver.quit()


def chromium(page, script):
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which('chromium')
    for argument in ('--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'):
        options.add_argument(argument)
    service = webdriver.ChromeService(shutil.which('chromedriver'))
    return in_browser(webdriver.Chrome(options=options, service=service), page, script)


def webkit(page, script):
    with webkit_browser.display():
        return in_browser(webkit_browser.start(SECONDS), page, script)


def installed_peers():
    """The other engines that can run here, by name."""
    has_selenium = importlib.util.find_spec('selenium') is not None
    peers = {}
    if webkit_browser.is_installed():
        peers['WebKit'] = webkit
    if has_selenium and shutil.which('chromium') and shutil.which('chromedriver'):
        peers['Chromium'] = chromium
    if shutil.which('node') and pathlib.Path('/usr/share/nodejs/jsdom').exists():
        peers['jsdom'] = jsdom
    return peers
