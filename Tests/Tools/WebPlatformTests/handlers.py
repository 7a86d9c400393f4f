"""handlers.py: the responses of those programs of the tests' own server whose output depends only on the query.

WebKit gets them from the server of engines.py. webaction reads a folder, in which a response is a file with the query in its name, as
mirroring tools write them, while its test runs.
"""
import contextlib
import html
import re
import urllib.parse

# Path of a program → its response to a query, and the queries of a test's page.
HANDLERS = {
    'dom/nodes/encoding.py': (lambda query: f'<!doctype html><meta charset="{html.escape(urllib.parse.parse_qs(query)["label"][0])}">',
                              lambda page: [f'label={label}' for label in re.findall(r'^ *"([\w:.-]+)",?$', page, re.M)]),
}
# A script of a test → the program that it requests.
ASKING = {'characterset-helper.js': 'dom/nodes/encoding.py'}


def handled(path, query):
    """The response of the program at a path; None if there is none."""
    return HANDLERS[path][0](query).encode() if path in HANDLERS else None


@contextlib.contextmanager
def answers_as_files(checkout, page):
    """While a test runs, the responses that its page requests are files of the checkout."""
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
