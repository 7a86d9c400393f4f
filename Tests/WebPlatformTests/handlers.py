"""handlers.py: what the tests' own server answers by programs, for those of its programs whose answers follow from the query.

WebKit gets them from the server of engines.py. webaction reads a folder, in which an answer is a file whose name has the query,
as mirroring tools write them: for the time that its test runs.
"""
import contextlib
import html
import re
import urllib.parse

# Path of a program → what it answers to a query, and the queries of a test's page.
HANDLERS = {
    'dom/nodes/encoding.py': (lambda query: f'<!doctype html><meta charset="{html.escape(urllib.parse.parse_qs(query)["label"][0])}">',
                              lambda page: [f'label={label}' for label in re.findall(r'^ *"([\w:.-]+)",?$', page, re.M)]),
}
# A script of a test → the program that it asks.
ASKING = {'characterset-helper.js': 'dom/nodes/encoding.py'}


def handled(path, query):
    """The answer of the program at a path; None where there is none."""
    return HANDLERS[path][0](query).encode() if path in HANDLERS else None


@contextlib.contextmanager
def answers_as_files(checkout, page):
    """For the time of a test, the answers that its page asks for are files of the checkout."""
    files = []
    for script, program in ASKING.items():
        if f'"{script}"' in page or f'/{script}"' in page:
            answer, queries = HANDLERS[program]
            for query in queries(page):
                files.append(checkout / f'{program}?{query}')
                files[-1].write_text(answer(query))
    try:
        yield
    finally:
        for file in files:
            file.unlink()
