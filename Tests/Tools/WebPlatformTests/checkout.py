"""checkout.py: which files of a checkout of web-platform-tests are tests, and the page that runs each.

The tests' own server is not used: pages that need it (handlers in Python, files with placeholders) are left out. So are reference tests,
crash tests and manual ones. https://web-platform-tests.org/writing-tests/file-names.html
"""
import re

REPORT = re.compile(r'<(?:\w+:)?script[^>]*src\s*=\s*["\']?[^"\'> ]*/testharnessreport\.js["\']?[^>]*?(?:/>|>\s*</(?:\w+:)?script>)')
# Replaces testharnessreport.js: stores the results where the driver of the page finds them.
COLLECTOR = '''<script{namespace}>
var collectedResults = null;
setup({{ output: false }});
add_completion_callback(function (tests, status) {{
  collectedResults = {{ status: status.status, message: status.message, tests: tests.map(function (t) {{ return [t.name, t.status, t.message]; }}) }};
}});
</script>'''
WRAPPER = '''<!DOCTYPE html><meta charset=utf-8><title>{name}</title>{variables}
<script src="/resources/testharness.js"></script><script src="/resources/testharnessreport.js"></script>
{scripts}<div id=log></div><script src="{name}"></script>'''
PAGES = ('.html', '.htm', '.xhtml', '.xht', '.svg', '.xml')
NOT_TESTS = re.compile(r'-manual\b|-ref\b|-crash\b|\.tentative\.https\.sub|\.sub\.')
# What only the tests' own server provides. Tests of definitions load a helper that names its hosts, and use none of them.
SERVER = re.compile(r'\.py\b|\{\{(?:host|ports|domains|hosts|GET|location|headers|uuid|fs_path)|\?pipe=|get-host-info')
STATES = ('passed', 'failed', 'timed out', 'not run', 'precondition failed')


def expanded(checkout, name):
    """The test names that a pattern of them expands to."""
    if '*' not in name:
        return [name]
    found = [path.relative_to(checkout) for path in sorted(checkout.glob(name)) if path.is_file()]
    return [path.as_posix() for path in found if not {'resources', 'support'} & set(path.parts) and page_of(checkout / path) is not None]


def files_of(checkout, names):
    """The files below some folders of the checkout, or these files themselves, by their paths in it."""
    for name in names:
        path = checkout / name
        found = [path] if path.is_file() else sorted(path.rglob('*'))
        yield from (file.relative_to(checkout).as_posix() for file in found if file.is_file() and not {'resources', 'support'} & set(file.parts))


def page_of(path):
    """The text of the page that runs the test of a file; None if the file is not a test, or needs the tests' own server."""
    if NOT_TESTS.search(path.name):
        return None
    if path.name.endswith(('.window.js', '.any.js')):
        text = _wrapped(path)
        if SERVER.search(path.read_text('utf-8', 'replace')):
            return None
    elif path.suffix in PAGES:
        text = path.read_bytes().decode('utf-8', 'replace')
        asked = text.replace('get-host-info', '') if path.name.startswith('idlharness') else text
        if 'testharnessreport.js' not in text or SERVER.search(asked):
            return None
    else:
        return None
    # Their server has the parser of definitions at another URL than the checkout.
    text = text.replace('/resources/WebIDLParser.js', '/resources/webidl2/lib/webidl2.js')
    namespace = ' xmlns="http://www.w3.org/1999/xhtml"' if path.suffix in ('.xhtml', '.xht', '.svg', '.xml') else ''
    return REPORT.sub(COLLECTOR.format(namespace=namespace), text, count=1)


def address_of(file):
    """The path at which the server of the tests would serve the page of a file."""
    return '/' + re.sub(r'\.(window|any)\.js$', r'.\1.html', file)


def _wrapped(path):
    """The page that the tests' server makes of a `.window.js` or `.any.js` file."""
    source = path.read_text('utf-8', 'replace')
    scripts = ''.join(f'<script src="{script}"></script>\n' for script in re.findall(r'^// META: script=(\S+)', source, re.M))
    variables = ''
    if path.name.endswith('.any.js'):
        variables = '<script>self.GLOBAL = { isWindow: () => true, isWorker: () => false, isShadowRealm: () => false };</script>'
    return WRAPPER.format(name=path.name, variables=variables, scripts=scripts)


def results_of(answer):
    """Subtest → (state, message), and the error of the whole file, from the results of COLLECTOR."""
    tests = {}
    for name, status, message in answer['tests']:
        while name in tests:
            name += "'"
        tests[name] = [STATES[status], message or '']
    return {'problem': '' if answer['status'] == 0 else f'harness {answer["status"]}: {answer["message"]}', 'tests': tests}
