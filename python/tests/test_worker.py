"""Run with a built program: WEBACTION=.build/release/webaction python3 -m unittest discover python/tests"""

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import unittest
import unittest.mock

SOURCES = os.path.abspath(os.path.join(os.path.dirname(__file__), "../src"))
sys.path.insert(0, SOURCES)

import webaction  # noqa: E402
from webaction import Page, Worker, WorkerError  # noqa: E402

PLIST = """<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>"""
SCRIPT = """var ExtensionPreprocessingJS = {
  run(a) { if (document.title == "throw") null.x; a.completionFunction({title: document.title, url: document.URL, extra: a.extraArguments}) },
  finalize(a) { document.body.append(a.mark) } };"""


@unittest.skipUnless(os.environ.get("WEBACTION") or shutil.which("webaction"), "webaction is not installed")
class WorkerTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.bundle = os.path.join(self.folder, "x.appex")
        os.mkdir(self.bundle)
        for name, text in [("Info.plist", PLIST), ("Action.js", SCRIPT)]:
            with open(os.path.join(self.bundle, name), "w") as file:
                file.write(text)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def pages(self, count):
        for number in range(count):
            title = "throw" if number == 3 else "t%d" % number
            html = "<!doctype html><title>%s</title><p>hi" % title
            yield Page(id="p%d" % number, html=html.encode(), url="http://x/%d" % number)

    # Invariants of PageExchange: 1.
    def test_results_come_in_order_and_failures_pass_the_page_through(self):
        with Worker(self.bundle, {"mark": "!"}, jobs=2) as worker:
            results = list(worker.run(self.pages(30)))
        self.assertEqual([r.id for r in results], ["p%d" % n for n in range(30)])
        self.assertEqual(results[5].payload, {"title": "t5", "url": "http://x/5"})
        self.assertIn(b"!", results[5].html)
        self.assertEqual(results[3].reason, "script-error")
        self.assertEqual(results[3].html, b"<!doctype html><title>throw</title><p>hi")

    def test_random_numbers_are_each_pages_own_unless_a_seed_is_given(self):
        script = "run(a) { a.completionFunction({drawn: [Math.random(), Math.random(), crypto.randomUUID()]}) }"
        with open(os.path.join(self.bundle, "Action.js"), "w") as file:
            file.write("var ExtensionPreprocessingJS = { %s, finalize() {} }" % script)

        def drawn(options):
            # More than the worlds that a process is forked with: several forks begin alike.
            pages = (Page(id=str(number), html=b"<!doctype html><p>hi", url="http://x/") for number in range(40))
            with Worker(self.bundle, {}, jobs=2, options=options) as worker:
                return [tuple(result.payload["drawn"]) for result in worker.run(pages)]

        for numbers in zip(*drawn([])):
            self.assertEqual(len(set(numbers)), 40)
        self.assertEqual(len(set(drawn(["--seed", "1"]))), 1)

    def test_a_chain_has_one_page_and_copies_have_one_each(self):
        bundles = [self.bundle]
        for name in "yz":
            bundle = os.path.join(self.folder, name + ".appex")
            shutil.copytree(self.bundle, bundle)
            with open(os.path.join(bundle, "Info.plist"), "w") as file:
                file.write(PLIST.replace("<string>x</string>", "<string>%s</string>" % name))
            bundles.append(bundle)
        page = Page(id="p", html=b"<!doctype html><title>t</title><p>hi", url="http://x/")
        marks = [{"mark": "1"}, {"mark": "2"}, {"mark": "3"}]
        with Worker(bundles, marks) as worker:
            (chain,) = worker.run([page])
            (part,) = worker.run([Page(id="q", html=page.html, extensions=["z", "x"])])
            (none,) = worker.run([Page(id="r", html=page.html, extensions=["w"])])
        self.assertTrue(chain.changed and chain.html.count(b"123") == 1, chain)
        self.assertEqual([e.extension for e in chain.extensions], ["x", "y", "z"])
        self.assertEqual([e.html for e in chain.extensions], [None] * 3)
        self.assertIn(b"31", part.html)
        self.assertEqual(none.reason, "invalid-input")
        self.assertEqual(none.message, '"w" is not an extension of this process; there are x y z.')
        throwing = Page(id="t", html=b"<!doctype html><title>throw</title>")
        with Worker(bundles, marks, each=True) as worker:
            each, failed = worker.run([page, throwing])
        self.assertTrue(each.ok and each.html == page.html)
        for part, mark in zip(each.extensions, b"123"):
            self.assertIn(b"hi", part.html)
            self.assertEqual([m for m in b"123" if m in part.html.split(b"hi")[1]], [mark])
        self.assertEqual(failed.reason, "script-error")
        self.assertTrue(failed.message.startswith("x: "))
        self.assertEqual([e.html for e in failed.extensions], [throwing.html] * 3)

    # Invariants of PageExchange: 3.
    def test_a_key_is_answered_again_without_running(self):
        page = b"<title>a</title><p>"
        with Worker(self.bundle, {"mark": "!"}) as worker:
            first, second = worker.run(Page(id=n, html=page, key="k") for n in range(2))
        self.assertEqual((first.repeated, second.repeated), (False, True))
        self.assertEqual(first.html, second.html)

    def test_a_run_that_was_not_read_to_its_end_leaves_nothing_to_the_next(self):
        with Worker(self.bundle, {"mark": "!"}, jobs=4) as worker:
            for _ in worker.run(self.pages(20)):
                break
            html = b"<!doctype html><title>new%d</title>"
            pages = [Page(id="n%d" % n, html=html % n, url="http://x/n%d" % n) for n in range(20)]
            results = list(worker.run(pages))
        self.assertEqual([r.id for r in results], ["n%d" % n for n in range(20)])
        self.assertEqual([r.payload["title"] for r in results], ["new%d" % n for n in range(20)])

    def test_a_process_that_takes_no_pages_is_ended(self):
        program = os.path.join(self.folder, "silent")
        with open(program, "w") as file:
            hello = {"type": "hello", "credit": 4}
            file.write("#!%s\nimport sys, time\nsys.path.insert(0, %r)\n" % (sys.executable, SOURCES))
            file.write("from webaction.worker import encode_frame\n")
            file.write("sys.stdout.buffer.write(encode_frame(%r, b''))\nsys.stdout.flush()\ntime.sleep(60)\n" % hello)
        os.chmod(program, 0o755)
        page = Page(id="p", html=b"x" * (1 << 20), url="http://x/")
        with Worker(self.bundle, program=program, silence=0.5, restarts=1) as worker:
            with self.assertRaises(WorkerError):
                list(worker.run([page]))

    def test_pages_are_sent_without_threads_of_their_own(self):
        started = []
        original = threading.Thread.start

        def start(thread):
            started.append(thread)
            original(thread)

        with unittest.mock.patch.object(threading.Thread, "start", start):
            with Worker(self.bundle, {"mark": "!"}) as worker:
                results = list(worker.run(self.pages(50)))
        self.assertEqual(len(results), 50)
        # Those that read the process's two outputs.
        self.assertEqual(len(started), 2)

    def test_a_page_larger_than_a_pipe_arrives_whole(self):
        html = b"<!doctype html><title>t</title><!--" + b"x" * (3 << 20) + b"--><p>end"
        with Worker(self.bundle, {"mark": "!"}) as worker:
            (result,) = worker.run([Page(id="p", html=html)])
        self.assertTrue(result.html.startswith(html) and result.html.endswith(b"!"))

    def test_without_a_url_a_page_has_the_one_that_it_was_saved_from(self):
        saved = b"<!doctype html><!-- saved from url=(0009)http://h/ --><title>t</title><p>hi"
        with Worker(self.bundle, {"mark": "!"}) as worker:
            pages = [Page(id=1, html=saved), Page(id=2, html=saved, url="http://x/"), Page(id=3, html=b"<p>hi")]
            urls = [result.payload["url"] for result in worker.run(pages)]
        self.assertEqual(urls, ["http://h/", "http://x/", "about:blank"])

    def test_scripts_of_all_kinds_run(self):
        texts = {
            "a.user.js": "// ==UserScript==\n// @match *://x/*\n// ==/UserScript==\ndocument.body.append('a')",
            "b.txt": "document.body.append('b'); completion(1)",
        }
        for name, text in texts.items():
            with open(os.path.join(self.folder, name), "w") as file:
                file.write(text)
        scripts = [os.path.join(self.folder, name) for name in texts] + ["javascript:void document.body.append('c')"]
        with Worker(scripts, kind=["userscript", "shortcut", "bookmarklet"]) as worker:
            results = list(worker.run(self.pages(1)))
        self.assertTrue(results[0].html.endswith(b"<p>hi</p>abc"), results[0])
        with Worker(scripts[1], kind="shortcut") as worker:
            self.assertEqual(list(worker.run(self.pages(1)))[0].payload["userResult"], "1")

    def test_content_scripts_run_on_the_pages_that_they_match(self):
        folder = os.path.join(self.folder, "ext")
        os.mkdir(folder)
        entry = {"matches": ["*://x/*"], "js": ["a.js"]}
        files = {
            "manifest.json": json.dumps({"manifest_version": 3, "name": "E", "content_scripts": [entry]}),
            "a.js": "document.body.append('a'); chrome.runtime.sendMessage(1, () => chrome.runtime.lastError)",
        }
        for name, text in files.items():
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
        pages = [Page(id=1, html=b"<p>hi</p>", url="http://x/"), Page(id=2, html=b"<p>hi</p>", url="http://y/")]
        with Worker(folder) as worker:
            results = list(worker.run(pages))
        self.assertEqual([result.matched for result in results], [True, False])
        self.assertEqual([result.html for result in results], [b"<p>hi</p>a", b"<p>hi</p>"])
        self.assertEqual([result.payload for result in results], [[{"message": 1}], None])

    def test_arguments_are_dictionaries(self):
        with self.assertRaises(TypeError):
            Worker(self.bundle, [None])

    def test_extra_arguments_of_run_are_dictionaries(self):
        with self.assertRaises(TypeError):
            Worker(self.bundle, run_arguments=[1])
        with Worker(self.bundle, {"mark": "!"}, run_arguments={"word": "a"}) as worker:
            (result,) = worker.run([Page(id="p", html=b"<p>hi")])
        self.assertEqual(result.payload["extra"], {"word": "a"})

    def test_a_worker_that_is_killed_is_started_again(self):
        with Worker(self.bundle, {"mark": "!"}) as worker:
            results = []
            for result in worker.run(self.pages(40)):
                results.append(result.id)
                if len(results) == 10:
                    os.kill(worker._process.pid, signal.SIGKILL)
        self.assertEqual(results, ["p%d" % n for n in range(40)])

    def test_pages_scripts_find_their_files(self):
        with open(os.path.join(self.folder, "a.js"), "w") as file:
            file.write("document.title = 'after'")
        page = Page(id=1, html=b"<title>before</title><script src=a.js></script>", url="http://x/p.html")
        for options, title in [((), "before"), (("--page-scripts", "--resource-root", self.folder), "after")]:
            with Worker(self.bundle, {"mark": "!"}, options=options) as worker:
                self.assertEqual([r.payload["title"] for r in worker.run([page])], [title])

    # Invariants of PageExchange: 2.
    def test_pages_that_make_no_sense_end_the_worker(self):
        for header, count, problem in [
            ({"type": "page"}, 1, "no \"id\""),
            ({"type": "page", "id": 1, "url": 5}, 1, "the \"url\" of a page is not a string"),
            ({"type": "page", "id": 1}, 2000, "more pages were sent than there was credit for"),
            ({"type": "other"}, 1, "\"other\" is unknown"),
        ]:
            text = json.dumps(header).encode()
            frame = count * (struct.pack("<II", 4 + len(text), len(text)) + text)
            command = [os.environ.get("WEBACTION") or "webaction", "worker", "--extension", self.bundle]
            done = subprocess.run(command, input=frame, capture_output=True, timeout=120)
            self.assertEqual(done.returncode, 2)
            self.assertIn(problem, done.stderr.decode())

    def test_what_cannot_start_is_said_with_its_reason(self):
        with self.assertRaises(WorkerError) as caught:
            list(Worker("marqee").run(self.pages(1)))
        error = caught.exception
        self.assertTrue(error.reason.startswith('no extension is called "marqee"; did you mean "marquee"?'), error.reason)
        self.assertIn(error.reason, str(error))
        self.assertEqual(error.returncode, 1)
        with self.assertRaises(WorkerError) as caught:
            list(Worker("marquee", options=["--no-such-option"]).run(self.pages(1)))
        self.assertIn("--no-such-option", caught.exception.reason)
        self.assertEqual(caught.exception.returncode, 2)

    def test_text_is_sent_as_utf_8_whatever_it_declares(self):
        text = "<!doctype html><meta charset=koi8-r><title>\u044f \u20ac</title><p>hi"
        pages = [
            Page(id=1, html=text),
            Page(id=2, html=text, content_type="text/html; charset=iso-8859-1"),
            Page(id=3, html="<title>\ud800</title>"),
        ]
        with Worker(self.bundle, {"mark": "!"}) as worker:
            first, second, third = worker.run(pages)
        for result in (first, second):
            self.assertEqual(result.payload["title"], "\u044f \u20ac")
            self.assertIsInstance(result.html, bytes)
            self.assertIn("<meta charset=utf-8><title>\u044f \u20ac</title><p>hi</p>!", result.html.decode("utf-8"))
        self.assertIn("\ufffd", third.payload["title"])
        with Worker(self.bundle) as worker:
            (unchanged,) = worker.run([Page(id=1, html=text)])
        self.assertEqual((unchanged.changed, unchanged.html), (False, text.encode()))

    def test_reprs_are_short(self):
        page = Page(id="p", html=b"x" * 10000, url="http://x/")
        self.assertEqual(repr(page), "Page(id='p', html=<10000 bytes>, url='http://x/')")
        self.assertEqual(repr(Page(id=1, html="\u20ac")), "Page(id=1, html=<1 characters>)")
        with Worker(self.bundle, {"mark": "!" * 10000}) as worker:
            (result,) = worker.run([page])
            self.assertLess(len(repr(worker)), 100)
        self.assertLess(len(repr(result)), 300)
        self.assertIn("html=<20000 bytes>", repr(result))

    def test_the_version_is_the_programs(self):
        program = os.environ.get("WEBACTION") or "webaction"
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        self.assertEqual(said.stdout.strip(), webaction.__version__)

    def test_the_package_has_types(self):
        self.assertTrue(os.path.exists(os.path.join(SOURCES, "webaction/py.typed")))


if __name__ == "__main__":
    unittest.main()
