"""Spark in local-cluster mode: executors in processes of their own, one of which is killed in the middle. Left out where
pyspark or Java is missing.

    WEBACTION=.build/release/webaction python3 -m unittest python/tests/test_spark.py
"""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

TESTS = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(os.path.dirname(TESTS), "src")
sys.path[:0] = [SOURCES, TESTS]

from test_worker import PLIST  # noqa: E402

try:
    from pyspark.sql import SparkSession
except ImportError:
    SparkSession = None

PROGRAM = os.path.abspath(os.environ.get("WEBACTION") or shutil.which("webaction") or "/nowhere")
PAGES = 120
#: Each page takes a moment, so that there is a middle of the job.
SCRIPT = """var ExtensionPreprocessingJS = {
  run(a) { for (const end = performance.now() + 40; performance.now() < end;);
    if (document.title == "throw") null.x; a.completionFunction({title: document.title, url: document.URL}) },
  finalize(a) { document.body.append(a.mark) } };"""


def processes():
    """The command lines of all processes that can be seen, by number."""
    found = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().split(b"\0")
            parent = (folder / "stat").read_text().rsplit(")", 1)[1].split()[1]
            found[int(folder.name)] = (int(parent), line)
        except OSError:
            pass
    return found


def descendants():
    """Our own processes among them."""
    everything, found = processes(), {os.getpid(): []}
    for number in sorted(everything):
        if everything[number][0] in found:
            found[number] = everything[number][1]
    return found


@unittest.skipUnless(SparkSession, "pyspark is not installed")
@unittest.skipUnless(shutil.which("java") or os.environ.get("JAVA_HOME"), "Java is not installed")
@unittest.skipUnless(os.access(PROGRAM, os.X_OK), "webaction is not installed")
class SparkTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        bundle = self.folder / "x.appex"
        bundle.mkdir()
        (bundle / "Info.plist").write_text(PLIST)
        (bundle / "Action.js").write_text(SCRIPT)
        (self.folder / "pages").mkdir()
        for number in range(PAGES):
            title = "throw" if number % 25 == 7 else "page %d" % number
            page = "<!doctype html><title>%s</title><p>hi é" % title
            (self.folder / "pages" / ("%04d.html" % number)).write_text(page)

    def by_batch(self):
        """What `webaction batch` makes of the pages: by name the page, the payload and the reason."""
        command = [PROGRAM, "batch", "pages", "--extension", "./x.appex", "--arguments", '{"mark": "!"}', "--out", "out"]
        command += ["--payloads", "out.jsonl", "--base-url", "http://x/"]
        subprocess.run(command, cwd=self.folder, stderr=subprocess.DEVNULL)
        found = {}
        for line in (self.folder / "out.jsonl").read_text().splitlines():
            entry = json.loads(line)
            page = (self.folder / "out" / entry["page"]).read_bytes()
            found[entry["page"]] = (page, entry["payload"], entry["reason"])
        return found

    def by_spark(self, meanwhile):
        """The same by Spark."""
        os.environ["PYSPARK_PYTHON"] = sys.executable
        os.environ["PYTHONPATH"] = SOURCES
        spark = (
            SparkSession.builder.master("local-cluster[2,1,512]")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.ui.enabled", "false")
            .config("spark.executor.memory", "512m")
            .config("spark.executorEnv.PYTHONPATH", SOURCES)
            .config("spark.executorEnv.WEBACTION", PROGRAM)
            .getOrCreate()
        )
        spark.sparkContext.setLogLevel("OFF")
        try:
            from webaction.spark import RESULT_SCHEMA, rewriter

            rows = []
            for path in sorted((self.folder / "pages").iterdir()):
                rows.append((path.name, "http://x/" + path.name, bytearray(path.read_bytes())))
            pages = spark.createDataFrame(rows, "id string, url string, html binary").repartition(6)
            rewrite = rewriter(str(self.folder / "x.appex"), {"mark": "!"})
            threading.Thread(target=meanwhile, daemon=True).start()
            found = {}
            for row in pages.mapInArrow(rewrite, RESULT_SCHEMA).collect():
                self.assertNotIn(row.id, found, "a page came back twice")
                payload = None if row.payload is None else json.loads(row.payload)
                found[row.id] = (bytes(row.html), payload, row.reason)
                self.assertEqual(row.status, "ok" if row.reason == "completed" else "failed")
            return found
        finally:
            spark.stop()

    def test_the_outcome_is_that_of_a_batch_though_an_executor_is_killed(self):
        killed = []

        def kill_an_executor():
            deadline = time.monotonic() + 120
            while time.monotonic() < deadline and not killed:
                found = descendants()
                at_work = any(line[:1] == [PROGRAM.encode()] for line in found.values())
                executors = [
                    number for number, line in found.items()
                    if any(word.endswith(b"CoarseGrainedExecutorBackend") for word in line)
                ]
                if at_work and executors:
                    time.sleep(0.5)
                    os.kill(executors[0], signal.SIGKILL)
                    killed.append(executors[0])
                time.sleep(0.05)

        wanted = self.by_batch()
        found = self.by_spark(kill_an_executor)
        self.assertEqual(len(killed), 1, "no executor was at work")
        self.assertEqual(len(wanted), PAGES)
        self.assertEqual(sum(reason == "script-error" for _, _, reason in wanted.values()), 5)
        self.assertEqual(found, wanted)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            bundle = str(self.folder / "x.appex").encode()
            left = [line for _, line in processes().values() if bundle in line]
            if not left:
                return
            time.sleep(0.2)
        self.fail("left behind: %s" % left)


if __name__ == "__main__":
    unittest.main()
