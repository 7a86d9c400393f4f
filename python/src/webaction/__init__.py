"""Takes saved web pages through browser action extensions.

    from webaction import Page, Worker

    with Worker("marquee", arguments={"marqueeTagNames": ["h1"]}) as worker:
        for result in worker.run(Page(id=path, html=open(path, "rb").read()) for path in paths):
            print(result.id, result.reason)

The program `webaction` is the one of the environment's WEBACTION, of this package (in a wheel for a platform), or of PATH.
"""

from .program import find_program
from .worker import ExtensionResult, Page, Result, Worker, WorkerError

__all__ = ["ExtensionResult", "Page", "Result", "Worker", "WorkerError", "find_program"]
__version__ = "0.1.0"
