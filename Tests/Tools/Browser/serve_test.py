"""serve_test.py: uses the pages of `webaction serve` in a browser, as a user does, while a hostile site is open in it.

Usage: serve_test.py WEBACTION [--screenshots FOLDER]

If chromium, its driver or Selenium is missing, it reports that and succeeds: Debian's chromium and chromium-driver, PyPI's selenium.
"""

import functools
import http.server
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zlib

try:
    from selenium import webdriver
    from selenium.common.exceptions import JavascriptException, NoSuchElementException, StaleElementReferenceException
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select, WebDriverWait
except ImportError:
    webdriver = None

PROGRAM = None
SCREENSHOTS = None
SECONDS = 20

# The attempts of a hostile page; CANARY is a server of the same attacker.
HOSTILE_PAGE = """<!doctype html><title>Hostile</title>
<meta http-equiv="refresh" content="0;url=CANARY/refreshed">
<link rel="stylesheet" href="CANARY/style"><link rel="prefetch" href="CANARY/prefetched"><base href="CANARY/base/">
<style>@import "CANARY/imported"; h1 { background: url(CANARY/background); color: rgb(1, 2, 3) }</style>
<h1>Hostile</h1><p id=said>nothing ran</p>
<script>document.getElementById('said').textContent = 'a script ran'; new Image().src = 'CANARY/script';
top.location = 'CANARY/top'; window.open('CANARY/opened'); fetch('CANARY/fetched');</script>
<script src="CANARY/loaded"></script><img src="CANARY/image" onerror="new Image().src = 'CANARY/onerror'">
<iframe src="CANARY/frame"></iframe><object data="CANARY/object"></object><video src="CANARY/video" autoplay></video>
<form id=f action="CANARY/form"><input name=a value=b></form><script>document.getElementById('f').submit()</script>
<a id=link href="CANARY/link" target="_top">a link</a><svg><image href="CANARY/svg"/></svg>
"""

SCRIPT = """var ExtensionPreprocessingJS = {
  run(arguments) { console.log('run was here'); arguments.completionFunction({ title: document.title }); },
  finalize(arguments) {
    const box = document.createElement('section');
    box.className = 'box';
    document.querySelector('h1').before(box);
    box.append(document.querySelector('h1'));
    document.getElementById('said').textContent += arguments.mark;
  },
};
"""

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.marker</string>
<key>CFBundleName</key><string>marker</string>
<key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.services</string></dict></dict></plist>
"""


class Canary(http.server.BaseHTTPRequestHandler):
    """Answers every request, and records it."""

    asked = []
    pages = {}

    def do_GET(self):
        Canary.asked.append(self.path)
        body = Canary.pages.get(self.path, "<!doctype html><title>canary</title>canary").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *arguments):
        pass


class Serving:
    """A running `webaction serve`."""

    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(self.process.stderr.read())

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)
        self.process.stdout.close()
        self.process.stderr.close()


def dot():
    """A PNG of two by two pixels."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    pixels = zlib.compress(b"\0\xff\0\0\xff\0\0" * 2)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


class ServeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.canary = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Canary)
        threading.Thread(target=cls.canary.serve_forever, daemon=True).start()
        cls.canary_address = f"http://127.0.0.1:{cls.canary.server_port}"
        options = Options()
        options.binary_location = shutil.which("chromium")
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1280,1000",
            "--host-resolver-rules=MAP evil.test 127.0.0.1",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        cls.browser = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        cls.browser.set_page_load_timeout(SECONDS)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.canary.shutdown()

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)
        self.addCleanup(self.temporary.cleanup)
        Canary.asked.clear()
        write(self.folder / "hostile.html", HOSTILE_PAGE.replace("CANARY", self.canary_address))
        write(self.folder / "marker.appex/Info.plist", PLIST)
        write(self.folder / "marker.appex/Action.js", SCRIPT)
        self.browser.get("about:blank")
        self.browser.get_log("browser")
        self.look(1280, 1000)

    # A user's actions.

    def serve(self, *arguments):
        serving = Serving(self.folder, *arguments)
        self.addCleanup(serving.end)
        return serving

    def look(self, width, height, dark=False):
        self.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600},
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})

    def find(self, selector):
        return WebDriverWait(self.browser, SECONDS).until(lambda b: b.find_element(By.CSS_SELECTOR, selector))

    def wait(self, question, what):
        # While another page replaces one, elements are gone and there may be no body.
        passing = (JavascriptException, NoSuchElementException, StaleElementReferenceException)
        try:
            WebDriverWait(self.browser, SECONDS, ignored_exceptions=passing).until(lambda _: question())
        except Exception:
            self.fail(f"{what}: {self.browser.current_url}\n{self.browser.page_source[:4000]}")

    def open(self, address):
        """Opens a page, and waits while it shows only progress: a busy machine takes longer than the server waits."""
        self.browser.get(address)
        self.wait(lambda: self.browser.find_element(By.CSS_SELECTOR, ".verdict").text != "running"
                  and "running again" not in self.text(), "the page is made")

    def text(self):
        return self.browser.execute_script("return document.body.textContent")

    def unfold(self, name):
        section = self.find(f"section#{name} > details")
        if section.get_attribute("open") is None:
            summary = self.find(f"section#{name} > details > summary")
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", summary)
            summary.click()
        return section

    def picture(self, name):
        """Shows the page in light and dark, wide and narrow; it never scrolls sideways."""
        for width, dark in ((1280, False), (1280, True), (390, False), (390, True)):
            self.look(width, 1000, dark)
            overflow = self.browser.execute_script(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            self.assertLessEqual(overflow, 0, f"{name} is too wide at {width}")
            if SCREENSHOTS:
                kind = ("narrow" if width < 600 else "wide") + ("-dark" if dark else "")
                self.browser.save_screenshot(str(SCREENSHOTS / f"{name}-{kind}.png"))
        self.look(1280, 1000)

    def assert_quiet(self):
        """Checks that the program's own pages had no errors, and loaded nothing from elsewhere."""
        own = "performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin)"
        origins = self.browser.execute_script(f"return [...new Set({own})]")
        here = self.browser.execute_script("return location.origin")
        self.assertLessEqual(set(origins), {here})

    # Tests.

    def test_page(self):
        arguments = ("--extension", "./marker.appex", "--arguments", '{"mark": "!"}')
        serving = self.serve("hostile.html", *arguments)
        self.open(serving.address)
        self.assertEqual(self.find(".verdict").text, "changed")
        self.assertIn("wrapped", self.find("#differences").text)
        self.assertIn("nothing ran!", self.find("#differences").text)
        self.unfold("tree")
        self.assertIn("box", self.find("#tree").text)
        self.unfold("source")
        self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "#source .line.new"))
        self.assertIn("Hostile", self.find("#payload").text)
        self.assertIn("run was here", self.find("#console").text)
        self.unfold("script-0")
        self.assertIn("completionFunction", self.find("#script-0").text)
        self.unfold("times")
        self.assertIn("ms", self.find("#times").text)
        self.assert_quiet()
        self.picture("page")
        # Another choice in the form.
        self.unfold("choices")
        field = self.find("textarea[name=arguments]")
        field.clear()
        field.send_keys('{"mark": "?"}')
        self.find("#choices button").click()
        self.wait(lambda: "nothing ran?" in self.text(), "the form has the page run again")
        self.assertTrue(self.browser.current_url.endswith("/run/1"))

    def test_previews_are_harmless(self):
        arguments = ("--extension", "./marker.appex", "--arguments", '{"mark": "!"}')
        serving = self.serve("hostile.html", *arguments)
        self.open(serving.address)
        frames = self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")
        self.assertEqual([frame.get_attribute("sandbox") for frame in frames], ["", ""])
        said = []
        for frame in frames:
            self.browser.switch_to.frame(frame)
            said.append(self.find("#said").text)
            # Its own styles apply, so that it looks as usual.
            color = self.find("h1").value_of_css_property("color")
            self.assertEqual(color.replace("rgba", "rgb").replace(", 1)", ")"), "rgb(1, 2, 3)")
            self.assertEqual(self.browser.execute_script("return self.origin"), "null")
            self.find("#link").click()
            self.browser.switch_to.default_content()
        self.assertEqual(said, ["nothing ran", "nothing ran!"])
        time.sleep(1)
        self.assertEqual(Canary.asked, [])
        self.assertTrue(self.browser.current_url.startswith(serving.address))
        self.assertEqual(len(self.browser.window_handles), 1)
        # Opened by itself it is the same.
        source = frames[0].get_attribute("src")
        self.assertNotIn(serving.address.split("/")[3], source)
        self.browser.get(source)
        self.assertEqual(self.find("#said").text, "nothing ran")
        time.sleep(1)
        self.assertEqual(Canary.asked, [])

    def test_hostile_site(self):
        """The site even knows the token."""
        self.make_suite()
        expectation = self.folder / "suite/bad/payload.json"
        before = expectation.read_text()
        serving = self.serve("suite", "--allow-outside", ".")
        self.open(serving.address)
        self.assertIn("failed", self.find(".verdict").text)
        targets = ["case/0/accept", "run"]
        attempts = "".join(
            f"""fetch('{serving.address}{target}', {{method: 'POST', mode: 'no-cors', credentials: 'include',
              headers: {{'Content-Type': 'application/x-www-form-urlencoded'}}, body: 'a=b'}}).catch(() => 0);
            fetch('{serving.address}').then((answer) => answer.text()).then((text) => {{ out.read = text }}, () => 0);
            """
            for target in targets
        )
        Canary.pages["/site"] = f"""<!doctype html><title>site</title><script>window.out = {{}}; {attempts}</script>
            <iframe id=frame src="{serving.address}"></iframe><script src="{serving.address}page.js"
              onload="out.script = true"></script><img src="{serving.address}style.css">
            <form id=form method=post action="{serving.address}case/0/accept" target=other><input name=a></form>
            <iframe name=other></iframe><script>document.getElementById('form').submit()</script>"""
        self.browser.get(f"{self.canary_address}/site")
        time.sleep(2)
        self.assertEqual(self.browser.execute_script("return out"), {})
        self.browser.switch_to.frame(self.find("#frame"))
        self.assertNotIn("suite", self.text())
        self.browser.switch_to.default_content()
        # A name that resolves to this machine: the browser treats it as the site's own.
        port = serving.address.split(":")[2].split("/")[0]
        self.browser.get(f"http://evil.test:{port}/{serving.address.split('/')[3]}/")
        self.assertEqual(self.text().strip(), "421")
        self.assertEqual(expectation.read_text(), before)

    def make_suite(self):
        page = "<!doctype html><title>A page</title><h1>One</h1><p id=said>two</p>"
        case = json.dumps({"extension": "../../marker.appex", "arguments": {"mark": "!"}})
        for name in ("bad", "good"):
            write(self.folder / f"suite/{name}/page.html", page)
            write(self.folder / f"suite/{name}/case.json", case)
        subprocess.run([PROGRAM, "test", "suite", "--allow-outside", ".", "--record"], cwd=self.folder, check=True, capture_output=True)
        for file, then, now in (("payload.json", "A page", "Another page"), ("final.tree", "two!", "three!")):
            path = self.folder / "suite/bad" / file
            path.write_text(path.read_text().replace(then, now))

    def test_suite(self):
        self.make_suite()
        serving = self.serve("suite", "--allow-outside", ".")
        self.open(serving.address)
        self.assertEqual(self.find(".verdict").text, "1 failed")
        self.assertIn("three!", self.find("#failures").text)
        self.assert_quiet()
        self.picture("suite")
        self.find("#cases a[href$='case/0']").click()
        self.wait(lambda: self.find("h1").text == "bad", "the case by itself")
        self.find("form button").click()
        self.wait(lambda: "what is expected" in self.text(), "what came out is accepted")
        self.browser.get(serving.address)
        self.wait(lambda: self.find(".verdict").text == "all passed", "the suite passes now")
        # The result of a case that passed can be viewed.
        self.find("#cases a[href$='case/1']").click()
        self.wait(lambda: self.find("h1").text == "good", "a case that passed")
        self.assertIn("two!", self.text())
        self.assertIn("payload.json", self.text())
        self.assertEqual(len(self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")), 1)
        self.picture("passed-case")
        self.browser.get(serving.address)
        subprocess.run([PROGRAM, "test", "suite", "--allow-outside", "."], cwd=self.folder, check=True, capture_output=True)

    def test_batch(self):
        write(self.folder / "pages/one.html", "<!doctype html><title>One</title><h1>One</h1><p id=said>a</p>")
        write(self.folder / "pages/two.html", "<!doctype html><title>Two</title><p>without a heading</p>")
        command = ["batch", "pages", "--extension", "./marker.appex", "--arguments", '{"mark": "!"}', "-o", "out"]
        subprocess.run([PROGRAM, *command], cwd=self.folder, capture_output=True)
        serving = self.serve("out.journal")
        self.open(serving.address)
        self.assertEqual(self.find(".verdict").text, "1 failed")
        self.assertIn("script-error", self.find("#failures").text)
        self.assertEqual([row.text.split()[0] for row in self.rows()], ["one.html", "two.html"])
        self.assert_quiet()
        self.picture("batch")
        self.show(outcome="changed")
        self.find("#results td a").click()
        self.wait(lambda: self.find("h1").text == "one.html", "the page by itself")
        self.assertIn("wrapped", self.find("#differences").text)
        self.assertEqual(len(self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")), 2)

    def rows(self):
        return self.browser.find_elements(By.CSS_SELECTOR, "#results tbody tr")

    def show(self, find="", outcome="all", order="inputs"):
        """Finds results of a batch with the form."""
        field = self.find("#results input[name=find]")
        field.clear()
        field.send_keys(find)
        Select(self.find("#results select[name=outcome]")).select_by_value(outcome)
        Select(self.find("#results select[name=order]")).select_by_value(order)
        old = self.find("#results")
        self.find("#results button").click()
        WebDriverWait(self.browser, SECONDS).until(lambda _: self.is_gone(old))

    def is_gone(self, element):
        try:
            element.is_displayed()
            return False
        except StaleElementReferenceException:
            return True

    def test_large_batch(self):
        """In a batch of any size each result can be reached, and found by its name, its message and its outcome."""
        for number in range(250):
            heading = "" if number % 10 == 3 else "<h1>One</h1>"
            write(self.folder / f"pages/p{number:03}.html", f"<title>{number}</title>{heading}<p id=said>a</p>")
        command = ["batch", "pages", "--extension", "./marker.appex", "--arguments", '{"mark": "!"}', "-o", "out"]
        subprocess.run([PROGRAM, *command], cwd=self.folder, capture_output=True)
        # The journal leads to the pages from any working folder.
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        serving = Serving(elsewhere, "../out.journal")
        self.addCleanup(serving.end)
        self.open(serving.address)
        self.assertEqual(self.find(".verdict").text, "25 failed")
        # Equal failures are one row.
        failures = self.browser.find_elements(By.CSS_SELECTOR, "#failures tbody tr")
        self.assertEqual([row.text.split()[0] for row in failures], ["25"])
        self.assertEqual(len(self.rows()), 100)
        self.picture("large-batch")
        seen = [row.text.split()[0] for row in self.rows()]
        for _ in range(2):
            old = self.find("#results")
            links = {link.text: link for link in self.browser.find_elements(By.CSS_SELECTOR, "#results nav.pager a")}
            links["Next"].click()
            WebDriverWait(self.browser, SECONDS).until(lambda _: self.is_gone(old))
            seen += [row.text.split()[0] for row in self.rows()]
        self.assertEqual(seen, [f"p{number:03}.html" for number in range(250)])
        self.show(find="P24")
        self.assertEqual([row.text.split()[0] for row in self.rows()], [f"p24{number}.html" for number in range(10)])
        self.show(outcome="script-error")
        self.assertEqual(len(self.rows()), 25)
        self.show(find="nothing like it")
        self.assertIn("None.", self.find("#results").text)
        self.browser.get(serving.address)
        self.find("#failures tbody a").click()
        self.wait(lambda: "With the message" in self.find("#results").text, "pages that failed alike")
        self.assertEqual(len(self.rows()), 25)
        self.find("#results td a").click()
        self.wait(lambda: self.find("h1").text == "p003.html", "the page by itself")
        self.assertEqual(len(self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")), 2)

    def test_resources_in_previews(self):
        """Previews contain the folder's style sheets and images; a hostile sheet reaches nothing else."""
        png = dot()
        root = self.folder / "root"
        write(root / "deep/deeper.css", "@import '../never.css'; #said { text-align: right }")
        write(root / "never.css", "#said { text-decoration: underline }")
        write(root / "deep/deep.css", "@import 'deeper.css'; #said { font-weight: 700 }")
        write(root / "good.css", "@import url(deep/deep.css) screen; #said { color: rgb(4, 5, 6); background: url(dot.png) }")
        (root / "dot.png").write_bytes(png)
        secret = self.folder / "secret.css"
        write(secret, "h1 { letter-spacing: 9px }")
        (self.folder / "secret.png").write_bytes(png)
        (root / "link.css").symlink_to(secret)
        hostile = f"""@import 'hostile.css'; @import '../secret.css'; @import '{secret.as_uri()}'; @import 'link.css';
            @import '{self.canary_address}/import.css'; @import '//{self.canary_address[7:]}/import2.css';
            @font-face {{ font-family: f; src: url({self.canary_address}/font) }}
            h1 {{ color: rgb(1, 2, 3); font-family: f; background: url({self.canary_address}/background);
              list-style-image: url(../secret.png); cursor: url({(self.folder / 'secret.png').as_uri()}), auto;
              border-image: u\\72l("{self.canary_address}/escaped") 1 }}
            p::before {{ content: image-set('{self.canary_address}/set' 1x) }}
            .x::after {{ content: '</style><script>document.title = 1</script><img src={self.canary_address}/markup>' }}
            }} }} @media print {{ ("""
        write(root / "hostile.css", hostile)
        write(root / "huge.css", "p { outline: 3px solid red }" + " " * (17 << 20))
        (root / "huge.png").write_bytes(png + bytes(17 << 20))
        write(root / "page.html", """<!doctype html><title>A page</title><link rel=stylesheet href=good.css>
            <link rel=stylesheet href=hostile.css><link rel=stylesheet href=huge.css><link rel=stylesheet href=../secret.css>
            <h1>One</h1><p id=said>nothing ran</p><img id=dot src=dot.png><img id=huge src=huge.png><img id=out src=../secret.png>
            <img id=set srcset="gone.png 2x, dot.png 1x"><p class=x>x</p>""")
        arguments = ("--extension", "./marker.appex", "--arguments", '{"mark": "!"}', "--resource-root", "root")
        serving = self.serve("root/page.html", *arguments)
        self.open(serving.address)
        self.picture("previews")
        frames = self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")
        for frame, text in zip(frames, ("nothing ran", "nothing ran!")):
            self.browser.switch_to.frame(frame)
            said = self.find("#said")
            self.assertEqual(said.text, text)
            style = lambda name, element=said: element.value_of_css_property(name)
            self.assertIn("4, 5, 6", style("color"))
            self.assertEqual((style("font-weight"), style("text-align")), ("700", "right"))
            self.assertNotIn("underline", style("text-decoration"))
            self.assertTrue(style("background-image").startswith('url("data:image/png;base64,'))
            self.assertNotIn("solid", style("outline"))
            heading = self.find("h1")
            self.assertIn("1, 2, 3", style("color", heading))
            self.assertEqual(style("letter-spacing", heading), "normal")
            width = lambda name: self.browser.execute_script(f"return document.getElementById('{name}').naturalWidth")
            self.wait(lambda: width("dot") == 2 and width("set") == 2, "images of the folder are shown")
            self.assertEqual((width("huge"), width("out")), (0, 0))
            self.assertEqual(self.browser.execute_script("return document.scripts.length"), 0)
            source = self.browser.execute_script("return document.documentElement.outerHTML")
            self.assertLess(len(source), (16 << 20) + 100_000)
            self.browser.switch_to.default_content()
        time.sleep(1)
        self.assertEqual(Canary.asked, [])

    def test_bundles_of_folder(self):
        shutil.move(self.folder / "marker.appex", self.folder / "own.appex")
        shutil.copytree(self.folder / "own.appex", self.folder / "pages/inner.appex")
        write(self.folder / "pages/plain.html", "<!doctype html><title>Plain</title><h1>A</h1><p id=said>b</p>")
        serving = self.serve("pages", "--arguments", '{"mark": "!"}')
        self.browser.get(serving.address)
        Select(self.find("select[name=extension]")).select_by_visible_text("pages/inner.appex")
        self.find("#choices button").click()
        self.wait(lambda: self.find(".verdict").text == "changed", "a bundle of the served folder runs")

    def test_compiler_errors(self):
        plist = PLIST.replace("<key>NSExtensionPointIdentifier</key>",
                              "<key>NSExtensionPrincipalClass</key><string>Handler</string><key>NSExtensionPointIdentifier</key>")
        write(self.folder / "broken.appex/Info.plist", plist)
        write(self.folder / "broken.appex/Action.js", SCRIPT)
        write(self.folder / "broken.appex/Handler.swift", "class Handler {\n    let number: Int = \"a\"\n}\n")
        serving = self.serve("hostile.html", "--extension", "./broken.appex")
        self.browser.get(serving.address)
        # The SDK is compiled first if it has never been.
        WebDriverWait(self.browser, 30 * SECONDS, ignored_exceptions=(StaleElementReferenceException,)).until(
            lambda browser: browser.find_elements(By.CSS_SELECTOR, ".note.bad"))
        reported = self.find(".note.bad pre")
        self.assertIn("error", reported.text)
        self.assertIn("mono", reported.value_of_css_property("font-family").lower())
        self.picture("compiler")

    def test_watch(self):
        arguments = ("--extension", "./marker.appex", "--arguments", '{"mark": "!"}')
        serving = self.serve("hostile.html", *arguments)
        self.open(serving.address)
        self.unfold("tree")
        path = self.folder / "hostile.html"
        path.write_text(path.read_text().replace("nothing ran", "saved again"))
        self.wait(lambda: "saved again!" in self.text(), "a page that is saved is run again")
        self.assertIsNotNone(self.find("section#tree > details").get_attribute("open"))
        script = self.folder / "marker.appex/Action.js"
        script.write_text(SCRIPT.replace("run was here", "another script"))
        self.wait(lambda: "another script" in self.text(), "a bundle that is saved is run again")

    def test_keyboard(self):
        serving = self.serve("hostile.html", "--extension", "./marker.appex", "--arguments", '{"mark": "!"}')
        self.open(serving.address)
        active = lambda: self.browser.switch_to.active_element
        self.find("body").send_keys(Keys.TAB)
        self.assertEqual(active().get_attribute("class"), "skip")
        seen = set()
        for _ in range(60):
            active().send_keys(Keys.TAB)
            seen.add(active().tag_name)
            if active().tag_name == "summary" and active().text.startswith("Choices"):
                active().send_keys(Keys.ENTER)
                break
        self.assertIn("a", seen)
        self.assertIsNotNone(self.find("section#choices > details").get_attribute("open"))
        active().send_keys(Keys.TAB)
        self.assertEqual(active().get_attribute("name"), "page")

    def test_reports_stand_alone(self):
        command = ["run", "hostile.html", "--extension", "./marker.appex", "--arguments", '{"mark": "!"}']
        subprocess.run([PROGRAM, *command, "--html", "report.html", "-o", "out.html"], cwd=self.folder, check=True,
                       capture_output=True)
        self.browser.get((self.folder / "report.html").as_uri())
        self.assertEqual(self.find(".verdict").text, "changed")
        frames = self.browser.find_elements(By.CSS_SELECTOR, "#preview iframe")
        self.browser.switch_to.frame(frames[1])
        self.assertEqual(self.find("#said").text, "nothing ran!")
        self.find("#link").click()
        self.browser.switch_to.default_content()
        time.sleep(1)
        self.assertEqual(Canary.asked, [])
        self.assertEqual(self.browser.execute_script("return document.scripts.length"), 0)
        self.picture("report")

    def test_slow_run(self):
        """During a run the program responds, and shows the progress."""
        plist = PLIST.replace("org.example.marker", "org.example.slow").replace(
            "<key>NSExtension</key>", "<key>WebActionProgram</key><string>go</string><key>NSExtension</key>", 1)
        write(self.folder / "slow.appex/Info.plist", plist)
        write(self.folder / "slow.appex/Action.js", SCRIPT)
        write(self.folder / "slow.appex/go", """#!/bin/sh\nsleep 4\necho '{"mark": "!"}'\n""")
        (self.folder / "slow.appex/go").chmod(0o755)
        serving = self.serve("hostile.html", "--extension", "./slow.appex", "--timeout", "10")
        started = time.monotonic()
        self.browser.get(serving.address)
        self.assertLess(time.monotonic() - started, 4)
        self.assertEqual(self.find(".verdict").text, "running")
        self.assertIn("Running for", self.find("main").text)
        self.picture("running")
        # The page updates by itself.
        self.wait(lambda: self.find(".verdict").text == "changed", "the run is shown when it is done")
        self.assertIn("nothing ran!", self.find("#differences").text)
        # It runs again, and the old result is shown meanwhile.
        write(self.folder / "slow.appex/Action.js", SCRIPT + "// saved again")
        self.browser.get(self.browser.current_url)
        self.assertIn("running again", self.text())
        self.wait(lambda: "running again" not in self.text() and "saved again" in self.text(), "it is shown when it is done")

    def test_several_pages(self):
        write(self.folder / "pages/plain.html", "<!doctype html><title>Plain</title><h1>A</h1><p id=said>b</p>")
        write(self.folder / "pages/other.html", "<!doctype html><title>Other</title><h1>A</h1><p id=said>c</p>")
        serving = self.serve("pages", "--extension", "./marker.appex", "--arguments", '{"mark": "!"}')
        self.browser.get(serving.address)
        self.picture("pages")
        choice = Select(self.find("select[name=page]"))
        choice.select_by_visible_text("pages/plain.html")
        self.find("#choices button").click()
        self.wait(lambda: self.find("h1").text == "pages/plain.html", "the page that was chosen")
        self.find("nav a").click()
        self.wait(lambda: "pages/plain.html" in self.find("#runs").text, "the list of runs")


def missing():
    """What is missing; empty if the tests can run."""
    names = [name for name in ("chromium", "chromedriver") if not shutil.which(name)]
    return names + ([] if webdriver else ["the Python module selenium"])


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv[1])
    if "--screenshots" in sys.argv:
        SCREENSHOTS = pathlib.Path(sys.argv[sys.argv.index("--screenshots") + 1])
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    absent = missing()
    if absent:
        print(f"The tests of webaction serve in a browser are left out: {', '.join(absent)} is not installed.")
        sys.exit(0)
    print = functools.partial(print, flush=True)
    unittest.main(argv=sys.argv[:1], verbosity=2)
