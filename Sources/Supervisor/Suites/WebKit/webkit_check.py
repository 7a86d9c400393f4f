"""Runs extension scripts on pages in WebKitGTK through WebKitWebDriver, for `webaction test --check-webkit`.

A line of JSON on standard input is one case: {"page": file, "url", "contentType", "script", "extension", "arguments"?,
"runArguments"?, "selection"?, "timeout"}. A line on standard output is its answer: {"payload"?, "runTree"?, "finalTree"?,
"failure"?} or {"trouble"}. The first line is {"ready": …} or {"trouble"}. Only Python's standard library is required.

Pages are served on this machine with a policy that blocks their own scripts and all other resources. In the answers, the
page's local URL is replaced by the case's.
"""
import atexit
import glob
import http.server
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

SCRIPT = r'''
const [source, extensionName, argument, extraArguments, selection, timeout, done] = arguments;
const prefixes = { 'http://www.w3.org/2000/svg': 'svg ', 'http://www.w3.org/1998/Math/MathML': 'math ' };
const attributePrefixes = { 'http://www.w3.org/1999/xlink': 'xlink ', 'http://www.w3.org/XML/1998/namespace': 'xml ',
  'http://www.w3.org/2000/xmlns/': 'xmlns ' };
function linesOf(node) {
  switch (node.nodeType) {
    case Node.ELEMENT_NODE: {
      const attributes = [...node.attributes].map(a => {
        const prefix = attributePrefixes[a.namespaceURI];
        return `  ${prefix ? prefix + a.localName : a.name}="${a.value}"`;
      });
      return [`<${prefixes[node.namespaceURI] ?? ''}${node.localName}>`, ...attributes.sort((a, b) => a < b ? -1 : 1)];
    }
    case Node.TEXT_NODE: return [`"${node.data}"`];
    case Node.CDATA_SECTION_NODE: return [`<![CDATA[${node.data}]]>`];
    case Node.PROCESSING_INSTRUCTION_NODE: return [`<?${node.target} ${node.data}?>`];
    case Node.COMMENT_NODE: return [`<!-- ${node.data} -->`];
    default: {
      const identifiers = node.publicId || node.systemId ? ` "${node.publicId}" "${node.systemId}"` : '';
      return [`<!DOCTYPE ${node.name}${identifiers}>`];
    }
  }
}
// With an explicit stack: pages can be nested without limit.
function tree() {
  const lines = [], pending = [...document.childNodes].reverse().map(node => ({ node, depth: 0 }));
  while (pending.length) {
    const { node, depth, text } = pending.pop();
    for (const line of text ? [text] : linesOf(node)) lines.push('| ' + '  '.repeat(depth) + line);
    if (text) continue;
    const children = [...node.childNodes].map(child => ({ node: child, depth: depth + 1 }));
    if (node.localName === 'template' && node.content) {
      children.push({ text: 'content', depth: depth + 1 });
      for (const child of node.content.childNodes) children.push({ node: child, depth: depth + 2 });
    }
    pending.push(...children.reverse());
  }
  return lines.join('\n');
}
function select(wanted) {
  let found = null;
  try { found = document.querySelector(wanted); } catch {}
  if (found) getSelection().selectAllChildren(found); else window.find(wanted, true);
}
const answer = {};
let isOver = false;
const end = () => { if (!isOver) { isOver = true; answer.finalTree = tree(); done(JSON.stringify(answer)); } };
const fail = (stage, error) => { answer.failure = `${stage}: ${error?.name ?? ''}: ${error?.message ?? error}`; end(); };
try {
  if (selection !== null) select(selection);
  (0, eval)(source);
  const object = globalThis.ExtensionPreprocessingJS;
  setTimeout(() => fail('run', 'completionFunction was not called in time'), timeout * 1000);
  let isCompleted = false;
  // A script with only finalize(), as webaction runs it.
  if (object.run === undefined && typeof object.finalize === 'function') object.run = a => { delete object.run; a.completionFunction({}); };
  object.run({ ...(extraArguments === null ? {} : { extraArguments }), extensionName, completionFunction(payload) {
    if (isCompleted) return;
    isCompleted = true;
    if (payload !== undefined) answer.payload = JSON.parse(JSON.stringify(payload));
    answer.runTree = tree();
    setTimeout(() => {
      try { if (argument !== null) object.finalize?.(argument); } catch (error) { return fail('finalize', error); }
      setTimeout(end, 20);
    }, 0);
  } });
} catch (error) { fail('run', error); }
'''


class Trouble(Exception):
    """The reason why nothing can be checked."""


def start(command, **options):
    """Starts a program that ends with this one."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    atexit.register(process.wait)
    atexit.register(process.terminate)


def find_programs():
    driver = shutil.which('WebKitWebDriver')
    if not driver:
        raise Trouble('WebKitWebDriver is not installed (Debian: webkit2gtk-driver)')
    browsers = sorted(glob.glob('/usr/lib*/*/webkit*gtk-*/MiniBrowser') + glob.glob('/usr/libexec/webkit*gtk-*/MiniBrowser'))
    if not browsers:
        raise Trouble('WebKitGTK has no MiniBrowser here (Debian: webkit2gtk-driver)')
    return driver, browsers[0]


def start_display():
    """Starts a virtual display if there is none."""
    if os.environ.get('DISPLAY') or os.environ.get('WAYLAND_DISPLAY'):
        return
    if not shutil.which('Xvfb'):
        raise Trouble('there is no display, and no Xvfb to make one (Debian: xvfb)')
    reading, writing = os.pipe()
    start(['Xvfb', '-displayfd', str(writing), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], pass_fds=[writing])
    os.close(writing)
    os.environ['DISPLAY'] = ':' + os.read(reading, 16).decode().strip()


class Pages(http.server.ThreadingHTTPServer):
    """Serves the page of the current case."""

    daemon_threads = True

    def __init__(self):
        super().__init__(('127.0.0.1', 0), PageHandler)
        self.body, self.content_type = b'', 'text/html'
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self):
        return f'http://127.0.0.1:{self.server_port}'


class PageHandler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header('Content-Type', self.server.content_type)
        self.send_header('Content-Length', str(len(self.server.body)))
        self.send_header('Content-Security-Policy',
                         "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'")
        self.end_headers()
        self.wfile.write(self.server.body)

    def log_message(self, *_):
        pass


class Session:
    """A browser, controlled by the WebDriver protocol. https://www.w3.org/TR/webdriver2/"""

    def __init__(self, driver, browser):
        with socket.socket() as probe:
            probe.bind(('127.0.0.1', 0))
            port = probe.getsockname()[1]
        self.base = f'http://127.0.0.1:{port}'
        start([driver, f'--port={port}'])
        options = {'binary': browser, 'args': ['--automation']}
        wanted = {'webkitgtk:browserOptions': options, 'unhandledPromptBehavior': 'dismiss'}
        for attempt in range(100):
            try:
                made = self.post('/session', {'capabilities': {'alwaysMatch': wanted}}, 60)
                break
            except urllib.error.URLError as error:
                if isinstance(error, urllib.error.HTTPError) or attempt == 99:
                    raise
                time.sleep(0.1)
        self.version = made['capabilities'].get('browserVersion', '')
        self.base += '/session/' + made['sessionId']

    def post(self, path, body, seconds):
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), {'Content-Type': 'application/json'})
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            return json.load(answer)['value']


def check(session, pages, case):
    pages.body = pathlib.Path(case['page']).read_bytes()
    pages.content_type = case['contentType']
    url = urllib.parse.urlsplit(case['url'])
    rest = urllib.parse.urlunsplit(('', '', url.path or '/', url.query, url.fragment))
    session.post('/timeouts', {'script': int(case['timeout'] * 2000) + 5000, 'pageLoad': 30_000}, 10)
    session.post('/url', {'url': pages.origin + rest}, 60)
    arguments = [case['script'], case['extension']] + [case.get(key) for key in ('arguments', 'runArguments', 'selection')]
    arguments.append(case['timeout'])
    answer = session.post('/execute/async', {'script': SCRIPT, 'args': arguments}, case['timeout'] * 2 + 30)
    known = case['url'][:-len(rest)] if case['url'].endswith(rest) else f'{url.scheme}://{url.netloc}'
    return json.loads(answer.replace(pages.origin, known))


def say(answer):
    print(json.dumps(answer), flush=True)


def main():
    try:
        driver, browser = find_programs()
        start_display()
        session, pages = Session(driver, browser), Pages()
    except (Trouble, OSError) as trouble:
        return say({'trouble': str(trouble)})
    say({'ready': session.version})
    for line in sys.stdin:
        try:
            say(check(session, pages, json.loads(line)))
        except (OSError, KeyError, ValueError) as error:
            detail = error.read().decode(errors='replace') if isinstance(error, urllib.error.HTTPError) else ''
            say({'trouble': f'{error} {detail}'.strip()})


main()
