#!/usr/bin/env python3
"""Sends requests to `webaction serve` as programs do, and parses self-contained reports: serving.py BUILD_FOLDER

Tests in a browser are in Tests/Tools/Browser/serve_test.py. Here are HEAD, forged and malformed requests, pages whose names and bytes are not
UTF-8, pages that are saved and removed while they are served, the journal of a batch, and what reports in one file may refer to.
"""
import contextlib
import html.parser
import http.client
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.parse

PROGRAM = ''
PLIST = '''<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.seen</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>
'''
SCRIPT = '''var ExtensionPreprocessingJS = {
  run(a) { if (document.querySelector('.fails')) throw new Error('no such page'); a.completionFunction({ text: document.body.textContent }); },
  finalize() { document.body.append('seen'); } };
'''
HOSTILE = '''<!doctype html><title>x</title><link rel=stylesheet href=http://canary.test/a.css><script src=//canary.test/b.js></script>
<style>@import url(http://canary.test/c.css); p { background: url(//canary.test/d.png) }</style><base href=http://canary.test/>
<p onclick="alert(1)">text</p><img src=http://canary.test/e.png onerror=alert(2)><iframe src=http://canary.test/f></iframe>
<svg><image href=http://canary.test/g.png /><use href=http://canary.test/h#i /></svg><object data=http://canary.test/j></object>
<meta http-equiv=refresh content="0; url=http://canary.test/k"></iframe></textarea></script><a href=javascript:alert(3)>l</a>
<form action=http://canary.test/m><button>b</button></form>'''
# Names and contents that are not UTF-8, or hostile.
ODD_PAGES = {
    b'\xff\xfe.html': b'<!doctype html><meta charset=utf-8><p>\xff\xfe \x00 bytes',
    b'a\nb.html': b'<p>a line feed in the name',
    b'<b>&"\'.html': b'<p>markup in the name',
    b'-o.html': b'<p>a dash',
    b'%2e%2e.html': b'<p>percent signs',
    '\u202egnp.html'.encode(): b'\xef\xbb\xbf<p>turned around',
    b'u16.html': '\ufeff<p>sixteen bits'.encode('utf-16-le'),
    b'nul.html': b'<p>\0\0',
    b'empty.html': b'',
    b'sjis.html': b'<meta charset=shift_jis><p>\x83\x65\x83\x58\x83\x67 \x81',
}


class Serving:
    """A running `webaction serve`."""

    def __init__(self, folder, *arguments):
        self.begin(subprocess.Popen([PROGRAM, 'serve', *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE))

    @classmethod
    def of(cls, process):
        serving = cls.__new__(cls)
        serving.begin(process)
        return serving

    def begin(self, process):
        self.process = process
        address = self.process.stdout.readline().decode().strip()
        if not address:
            raise RuntimeError(self.process.stderr.read())
        parts = urllib.parse.urlparse(address)
        self.place, self.home = (parts.hostname, parts.port), parts.path
        self.origin = f'http://{parts.hostname}:{parts.port}'

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        self.process.stdout.close()
        if self.process.stderr:
            self.process.stderr.close()

    def ask(self, path, method='GET', body=None, **headers):
        """Status, headers and body of an answer."""
        with contextlib.closing(http.client.HTTPConnection(*self.place, timeout=60)) as connection:
            connection.request(method, path, body, {name.replace('_', '-'): value for name, value in headers.items()})
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()

    def page(self, path=None):
        """The text of a page when it is ready, and its path."""
        path = path or self.home
        for _ in range(300):
            status, headers, body = self.ask(path)
            if status == 303:
                path = headers['Location']
            elif b'>running<' in body:
                time.sleep(0.1)
            else:
                return body.decode('utf-8'), path
        raise AssertionError(f'{path} is never ready')

    def post(self, name, fields, **headers):
        headers = {'Content_Type': 'application/x-www-form-urlencoded', 'Origin': self.origin, **headers}
        return self.ask(self.home + name, 'POST', urllib.parse.urlencode(fields), **headers)


def verdict(page):
    return re.search(r'class="verdict[^>]*>([^<]*)', page).group(1)


class Report(html.parser.HTMLParser):
    """The parts of a report in one file that load, run or send something."""

    def __init__(self, text):
        super().__init__()
        self.faults, self.policies, self.frames, self.style = [], [], 0, None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if tag in ('script', 'link', 'object', 'embed', 'base', 'img', 'audio', 'video', 'form', 'input', 'button'):
            self.faults.append(tag)
        if tag == 'iframe':
            self.frames += 1
            # Its content has no rights: it runs nothing and has no origin.
            if found.get('sandbox', 'missing') or not found.get('src', '').startswith('data:text/html;'):
                self.faults.append(f'iframe {sorted(found)}')
        if tag == 'meta' and 'http-equiv' in found:
            if found['http-equiv'].lower() != 'content-security-policy':
                self.faults.append(f'meta {found}')
            self.policies.append(found.get('content', ''))
        for name, value in attributes:
            if name.startswith('on') or name == 'src' and tag != 'iframe' or name in ('action', 'srcdoc', 'formaction', 'srcset', 'ping', 'background', 'poster'):
                self.faults.append(f'{tag} {name}')
            if name in ('href', 'xlink:href') and not value.startswith('#'):
                self.faults.append(f'{tag} {name}={value}')
            if name == 'style' and 'url(' in value:
                self.faults.append(f'{tag} style')
        self.style = '' if tag == 'style' else None

    def handle_data(self, data):
        if self.style is not None and re.search(r'url\(|@import', data):
            self.faults.append('style sheet')

    def handle_endtag(self, tag):
        self.style = None


class ServingTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.write('x.appex/Info.plist', PLIST)
        self.write('x.appex/Action.js', SCRIPT)
        self.write('p.html', HOSTILE)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def write_odd_pages(self):
        folder = os.fsencode(self.folder / 'odd')
        os.mkdir(folder)
        for name, content in ODD_PAGES.items():
            with open(folder + b'/' + name, 'wb') as file:
                file.write(content)
        return folder

    def serve(self, *arguments):
        serving = Serving(self.folder, *arguments)
        self.addCleanup(serving.end)
        return serving

    def run_program(self, *arguments, code=0):
        result = subprocess.run([PROGRAM, *arguments], cwd=self.folder, capture_output=True)
        self.assertEqual(result.returncode, code, result.stderr)

    def test_head(self):
        """HEAD has the head that GET has, no body, and is refused where GET is."""
        serving = self.serve('p.html', '--extension', './x.appex', '--arguments', '{}')
        _, run = serving.page()
        for path in (serving.home, run, serving.home + 'none', '/', '/favicon.ico', run + '?x'):
            status, headers, body = serving.ask(path)
            self.assertEqual(serving.ask(path, 'HEAD'), (status, headers, b''), path)
            self.assertEqual(int(headers['Content-Length']), len(body), path)
        self.assertEqual(serving.ask(run, 'HEAD')[0], 200)
        self.assertEqual(serving.ask('/', 'HEAD')[0], 404)
        self.assertEqual(serving.ask(run, 'HEAD', Host='evil.test')[0], 421)
        self.assertEqual(serving.ask(run, 'HEAD', Sec_Fetch_Site='cross-site')[0], serving.ask(run, Sec_Fetch_Site='cross-site')[0])
        for path in ('run', 'case/0/accept'):
            self.assertNotIn(serving.ask(serving.home + path, 'HEAD')[0], (200, 303), path)

    def test_forged(self):
        """A request that none of its own forms sends changes nothing."""
        serving = self.serve('p.html', '--extension', './x.appex', '--arguments', '{}')
        serving.page()
        fields = {'page': '0', 'extension': './x.appex', 'selection': '', 'time': '', 'seed': '', 'arguments': '{}', 'choices': ''}
        self.assertEqual(serving.post('run', fields)[0], 303)
        for headers in ({'Origin': 'http://evil.test'}, {'Origin': 'null'}, {'Origin': serving.origin + '0'}, {'Origin': ''},
                        {'Host': 'evil.test'}, {'Sec_Fetch_Site': 'cross-site'}, {'Sec_Fetch_Site': 'same-site'},
                        {'Content_Type': 'text/plain'}, {'Content_Type': 'multipart/form-data; boundary=x'}):
            self.assertGreaterEqual(serving.post('run', fields, **headers)[0], 400, headers)
        for changed in ({'page': '99'}, {'page': '-1'}, {'page': '../p.html'}, {'extension': '/etc'}, {'extension': 'file:///etc'},
                        {'seed': '-1'}, {'seed': '1.5'}, {'seed': 'x'}, {'time': 'now'}, {'arguments': '[1]'}, {'arguments': '{'},
                        {'selection': 'x' * 100_000}):
            status, headers, body = serving.post('run', {**fields, **changed})
            if status == 303:
                page, _ = serving.page(headers['Location'])
                self.assertIn(verdict(page), ('not run', 'failed', 'changed'), changed)
                if 'selection' not in changed:
                    self.assertEqual(verdict(page), 'not run', changed)
            else:
                self.assertEqual(status, 404, changed)
                self.assertIn(b'There is no such page or extension.', body, changed)
        # Fields as browsers send them: bytes as hexadecimal digits only, a plus sign for a blank.
        for sent, seen in (('%+1', '% 1'), ('%-1', '%-1'), ('%4', '%4'), ('%', '%'), ('%4g%41', '%4gA'), ('%26%3d%2B', '&amp;=+')):
            body = urllib.parse.urlencode({**fields, 'selection': ''}).replace('selection=', 'selection=' + sent)
            status, headers, _ = serving.ask(serving.home + 'run', 'POST', body, Content_Type='application/x-www-form-urlencoded',
                                             Origin=serving.origin)
            self.assertEqual(status, 303, sent)
            self.assertIn(f'name="selection" value="{seen}"', serving.page(headers['Location'])[0].replace('&#38;', '&amp;'), sent)
        try:
            self.assertEqual(serving.post('run', {'x': 'y' * (64 << 20)})[0] // 100, 4)
        except OSError:
            # It is not read to its end.
            pass
        self.assertEqual(serving.post('run', fields)[0], 303)

    def test_broken_requests(self):
        """An invalid request is answered or dropped, and the next one is served."""
        serving = self.serve('p.html', '--extension', './x.appex', '--arguments', '{}')
        _, run = serving.page()
        host = f'Host: 127.0.0.1:{serving.place[1]}'
        whole = f'GET {run} HTTP/1.1\r\n{host}\r\n\r\n'.encode()
        broken = [b'', b'\0' * 100, b'GET / HTTP/9.9\r\n\r\n', b'GET http://evil.test/ HTTP/1.1\r\n\r\n', b'\x16\x03\x01\x02\x00\x01',
                  f'GET {run} HTTP/1.1\r\n{host}\r\n{host}\r\n\r\n'.encode(),
                  f'GET {run} HTTP/1.1\r\n{host}\r\nX: {"y" * (1 << 20)}\r\n\r\n'.encode(),
                  f'POST {serving.home}run HTTP/1.1\r\n{host}\r\nContent-Length: 99999999999\r\n\r\n'.encode(),
                  f'POST {serving.home}run HTTP/1.1\r\n{host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nFFFFFFFFFF\r\n'.encode()]
        broken += [whole[:place] + bytes([whole[place] ^ 0x80]) + whole[place + 1:] for place in range(0, len(whole), 3)]
        for request in broken:
            with socket.create_connection(serving.place, timeout=10) as connection:
                try:
                    connection.sendall(request)
                    connection.shutdown(socket.SHUT_WR)
                    answer = connection.recv(1 << 16)
                except OSError:
                    continue
                # NB: With two bytes changed it may still be a valid request for another page.
                self.assertFalse(answer and not answer.startswith(b'HTTP/1.'), request[:100])
        self.assertIsNone(serving.process.poll())
        self.assertEqual(serving.ask(run)[0], 200)

    def test_odd_pages(self):
        """Names and contents of any bytes are shown as readable text, and are watched."""
        folder = self.write_odd_pages()
        serving = self.serve('odd', '--extension', './x.appex', '--arguments', '{}')
        home, _ = serving.page()
        names = re.findall(r'<option value="(\d+)"[^>]*>([^<]*)', home)
        self.assertEqual(len(names), len(ODD_PAGES))
        self.assertIn('odd/\\xFF\\xFE.html', [name for _, name in names])
        self.assertNotIn('\u202e', home)
        fields = {'extension': './x.appex', 'selection': '', 'time': '', 'seed': '', 'arguments': '{}', 'choices': ''}
        for number, name in names:
            status, headers, body = serving.post('run', {'page': number, **fields})
            self.assertEqual(status, 303, body)
            page, run = serving.page(headers['Location'])
            self.assertEqual(verdict(page), 'changed', name)
            self.assertNotIn('\0', page)
            if name != 'odd/\\xFF\\xFE.html':
                continue
            state = serving.home + re.search(r'changed/[^"<> ]*', page).group(0)
            before = serving.ask(state)[2]
            path = folder + b'/\xff\xfe.html'
            with open(path, 'wb') as file:
                file.write(b'<p>\xfe\xff saved again \x81')
            self.assertIn('saved again', self.changed(serving, state, before, run))
            before = serving.ask(state)[2]
            os.remove(path)
            self.assertIn('No such file', self.changed(serving, state, before, run))

    def test_replaced(self):
        """A watched page's replacement is shown, or why it can't be; a pipe without a writer blocks no request."""
        page, others = self.folder / 'p.html', self.folder / 'others'
        others.mkdir()
        serving = self.serve('p.html', '--extension', './x.appex', '--arguments', '{}')
        _, run = serving.page()

        def after(change, wanted):
            state = serving.home + re.search(r'changed/[^"<> ]*', serving.page(run)[0]).group(0)
            before = serving.ask(state)[2]
            change()
            self.assertIn(wanted, self.changed(serving, state, before, run))

        def replace():
            (others / 'new').write_text('<p>another one')
            # A file with the same size and time is still recognized as another file.
            os.utime(others / 'new', ns=(page.stat().st_atime_ns, page.stat().st_mtime_ns))
            os.replace(others / 'new', page)

        after(lambda: page.rename(others / 'p.html'), 'No such file')
        after(lambda: page.write_text('<p>back again'), 'back again')
        after(replace, 'another one')
        after(lambda: (page.unlink(), os.mkfifo(page)), 'a file is needed')
        self.assertEqual(serving.ask(serving.home + 'style.css')[0], 200)
        after(lambda: (page.unlink(), page.mkdir()), 'a file is needed')
        after(lambda: (page.rmdir(), page.write_text('<p>a page')), 'a page')
        after(lambda: (self.folder / 'x.appex').rename(others / 'x.appex'), 'not run')
        after(lambda: (others / 'x.appex').rename(self.folder / 'x.appex'), '>changed<')

    def test_replaced_in_suite(self):
        """A suite is still served when pipes replace the files that it reads."""
        self.write('s/case.json', '{"page": "../p.html", "extension": "../x.appex", "arguments": {}}')
        self.run_program('test', 's', '--allow-outside', '.', '--record')
        serving = self.serve('s', '--allow-outside', '.')
        self.assertIn('passed', serving.page()[0])
        needed, unfound = 'is a pipe or a device; a file is needed', 'names the script'
        for name, wanted in (('p.html', needed), ('s/final.tree', needed), ('s/case.json', needed), ('x.appex/Action.js', unfound),
                             ('x.appex/Info.plist', 'it is no regular file')):
            path = self.folder / name
            path.rename(self.folder / 'aside')
            os.mkfifo(path)
            try:
                self.assertIn(wanted, self.until(serving, wanted), name)
            finally:
                path.unlink()
                (self.folder / 'aside').rename(path)
            self.assertIn('>passed<', self.until(serving, '>passed<'), name)

    def until(self, serving, wanted):
        """The first page that contains the text, or the page after a while."""
        for _ in range(100):
            page, _ = serving.page()
            if wanted in page:
                break
            time.sleep(0.1)
        return page

    def test_token_is_told_to_nobody(self):
        """The token is in the printed address, and neither in files, command lines and environments nor in previews."""
        self.write('home/x', '')
        environment = {**os.environ, 'TMPDIR': str(self.folder / 'home'), 'HOME': str(self.folder / 'home')}
        errors = open(self.folder / 'errors', 'wb')
        self.addCleanup(errors.close)
        process = subprocess.Popen([PROGRAM, 'serve', 'p.html', '--extension', './x.appex', '--arguments', '{}'], cwd=self.folder,
                                   stdout=subprocess.PIPE, stderr=errors, env=environment)
        serving = Serving.of(process)
        self.addCleanup(serving.end)
        token = serving.home.strip('/').encode()
        page, _ = serving.page()
        previews = re.findall(r'src="(/preview/[^"]*)', page)
        self.assertEqual(len(previews), 2)
        for preview in previews:
            _, headers, body = serving.ask(preview)
            self.assertEqual(headers['Referrer-Policy'], 'no-referrer')
            self.assertNotIn(token, preview.encode() + body + str(headers).encode())
        serving.ask('/' + token.decode()[:-1] + '/')
        files = [path for path in self.folder.rglob('*') if path.is_file()]
        system = [path for number in pathlib.Path('/proc').glob('[0-9]*') for path in (number / 'cmdline', number / 'environ')]
        for path in files + system:
            try:
                self.assertNotIn(token, path.read_bytes(), path)
            except OSError:
                # The process has ended, or is another user's.
                continue

    def changed(self, serving, state, before, run):
        """A run's page after its files have changed."""
        for _ in range(200):
            if serving.ask(state)[2] != before:
                return serving.page(run)[0]
            time.sleep(0.1)
        raise AssertionError('nothing changes')

    def test_journal(self):
        """The journal of a batch leads to its existing pages, and nowhere else."""
        self.write_odd_pages()
        self.write('odd/failing.html', '<p class=fails>')
        self.run_program('batch', 'odd', '--extension', './x.appex', '--arguments', '{}', '--out', 'out', code=1)
        serving = self.serve('out.journal')
        home, _ = serving.page()
        self.assertEqual(verdict(home), '1 failed')
        self.assertIn('no such page', home)
        self.assertIn('\\xFF\\xFE.html', home)
        pages = sorted(set(re.findall(rf'href="({re.escape(serving.home)}[^"#]+)"', home)))
        self.assertTrue(pages)
        for address in pages:
            page, _ = serving.page(address)
            self.assertNotIn('\0', page)
        self.assertIn('seen', ''.join(serving.page(address)[0] for address in pages))
        for path in ('result/999999/0', 'result/1/-1', 'result/x/0', 'result/1/../../p.html', 'result/%2e%2e/0', 'case/0', 'run/0'):
            status, _, body = serving.ask(serving.home + path)
            self.assertNotIn(b'canary.test', body)
            self.assertEqual(status, 404, path)
        for name in (self.folder / 'odd').iterdir():
            name.unlink()
        for address in pages:
            self.assertEqual(serving.ask(address)[0], 200)

    def test_reports_stand_alone(self):
        """Reports in one file refer to nothing outside of them, run nothing, and give no rights to the pages in them."""
        self.write('other.html', HOSTILE.replace('text', 'another text'))
        self.write('s/one/case.json', '{"page": "../../p.html", "extension": "../../x.appex", "arguments": {}}')
        self.run_program('run', 'p.html', '--extension', './x.appex', '--arguments', '{}', '-o', 'o.html', '--html', 'run.html')
        self.run_program('test', 's', '--allow-outside', '.', '--record')
        self.write('s/one/payload.json', '{"text": "<script>alert(1)</script>"}')
        self.run_program('test', 's', '--allow-outside', '.', '--html', 'suite.html', code=1)
        self.write('pages/p.html', HOSTILE)
        self.write('pages/"><script>.html', HOSTILE.replace('<p ', '<p class=fails '))
        self.run_program('batch', 'pages', '--extension', './x.appex', '--arguments', '{}', '--out', 'out', '--report', 'batch.html', code=1)
        with open(self.folder / 'diff.html', 'wb') as file:
            subprocess.run([PROGRAM, 'diff', '--format', 'html', 'p.html', 'other.html'], cwd=self.folder, stdout=file)
        for name, frames in (('run', 2), ('suite', 0), ('batch', 0), ('diff', 0)):
            report = Report((self.folder / f'{name}.html').read_text('utf-8'))
            self.assertEqual(report.faults, [], name)
            self.assertGreaterEqual(report.frames, frames, name)
            self.assertEqual(len(report.policies), 1, name)
            self.assertTrue(report.policies[0].startswith("default-src 'none'"), report.policies)
            self.assertNotIn('script-src', report.policies[0])


if __name__ == '__main__':
    PROGRAM = os.path.abspath(os.path.join(sys.argv[1], 'webaction'))
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
