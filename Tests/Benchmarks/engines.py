"""The engines that the table of DOM operations compares: this project's, and those of the others that are installed.

Each takes a page and the text of a script and gives back the script's value. WebKit: Debian's webkit2gtk-driver and xvfb;
Chromium: chromium and chromium-driver; both: PyPI's selenium; jsdom: Debian's node-jsdom.
"""
import contextlib
import functools
import glob
import http.server
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import threading

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
    """Serves files and says nothing about it."""

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(page):
    """The address of a page on this machine, which browsers trust with a clock more than a file's."""
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


def webkit_browser():
    return next(iter(glob.glob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')), None)


def webkit(page, script):
    from selenium import webdriver

    display = ':97'
    screen = subprocess.Popen(['Xvfb', display, '-screen', '0', '1024x768x24'], stderr=subprocess.DEVNULL)
    try:
        options = webdriver.WebKitGTKOptions()
        options.binary_location = webkit_browser()
        options.add_argument('--automation')
        environment = dict(os.environ, DISPLAY=display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS='1')
        service = webdriver.WebKitGTKService(shutil.which('WebKitWebDriver'), env=environment)
        return in_browser(webdriver.WebKitGTK(options=options, service=service), page, script)
    finally:
        screen.terminate()
        screen.wait()


def installed_peers():
    """The other engines that can run here, by name."""
    has_selenium = importlib.util.find_spec('selenium') is not None
    peers = {}
    if has_selenium and webkit_browser() and shutil.which('WebKitWebDriver') and shutil.which('Xvfb'):
        peers['WebKit'] = webkit
    if has_selenium and shutil.which('chromium') and shutil.which('chromedriver'):
        peers['Chromium'] = chromium
    if shutil.which('node') and pathlib.Path('/usr/share/nodejs/jsdom').exists():
        peers['jsdom'] = jsdom
    return peers
