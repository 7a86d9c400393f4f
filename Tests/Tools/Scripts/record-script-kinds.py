#!/usr/bin/env python3
"""Record what scripts of Shortcuts and bookmarklets do in a real WebKit.

    record-script-kinds.py PROGRAM

PROGRAM opens a page in WebKit and prints one line of JSON: `PROGRAM PAGE --script Action.js --trees` runs an extension's script, and
`PROGRAM PAGE --page-scripts --eval EXPRESSION` evaluates one. The cases are in Tests/Data/Recorded/script-kinds/*.json; their answers are
written beside them. A script of Shortcuts runs in an ExtensionPreprocessingJS that does what the action does; a bookmarklet is navigated to in
a frame that holds the page.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'Data/Recorded/script-kinds'

# The seven points of the contract: docs/shortcuts.md.
ACTION = r"""
var ExtensionPreprocessingJS = {
    run: function (given) {
        var source = SOURCE;
        function page() {
            var type = document.doctype, holder = document.createElement('div'), selection = getSelection();
            for (var i = 0; i < selection.rangeCount; i++) holder.append(selection.getRangeAt(i).cloneContents());
            return {
                URL: document.URL, title: document.title, selection: holder.innerHTML, selectionText: String(selection),
                document: (type ? new XMLSerializer().serializeToString(type) + '\n' : '') + document.documentElement.outerHTML
            };
        }
        function completion(value) {
            var values = page(), json = JSON.stringify(value);
            if (json !== undefined) values.userResult = json;
            values.success = true;
            given.completionFunction(values);
        }
        try { new Function('completion', source).call(window, completion); } catch (error) {
            console.error(error);
            var values = page();
            values.success = false;
            values.exception = error ? error.toString() : 'An unknown error occurred.';
            given.completionFunction(values);
        }
    }
};
"""

# The tree of a frame's document, after the bookmarklet ran in it.
FRAME = r"""
(async () => {
    const [markup, address] = CASE, frame = document.createElement('iframe');
    document.body.append(frame);
    await new Promise(loaded => { frame.onload = loaded; frame.srcdoc = markup; });
    frame.onload = null;
    frame.contentWindow.location.href = address;
    await new Promise(later => setTimeout(later, 400));
    const lines = [];
    (function list(node, depth) {
        const margin = '| ' + '  '.repeat(depth);
        if (node.nodeType === 1) {
            lines.push(`${margin}<${node.localName}>`);
            for (const {name, value} of [...node.attributes].sort((a, b) => a.name < b.name ? -1 : 1)) lines.push(`${margin}  ${name}="${value}"`);
        } else if (node.nodeType === 3) lines.push(`${margin}"${node.data}"`);
        else if (node.nodeType === 8) lines.push(`${margin}<!-- ${node.data} -->`);
        else if (node.nodeType === 10) lines.push(`${margin}<!DOCTYPE ${node.name}>`);
        for (const child of node.childNodes) list(child, node.nodeType === 9 ? 0 : depth + 1);
    })(frame.contentDocument, 0);
    return lines.join('\n');
})()
"""


def ask(program, markup, *options):
    """WebKit's answer about a page."""
    with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
        page.write(markup)
        page.flush()
        output = subprocess.run([sys.executable, program, page.name, *options], stdout=subprocess.PIPE, check=True).stdout
    return json.loads(output.splitlines()[0])


def shortcut(program, case):
    """The payload and the tree of a script of Shortcuts."""
    with tempfile.NamedTemporaryFile('w', suffix='.js') as script:
        script.write(ACTION.replace('SOURCE', json.dumps(case['script'])))
        script.flush()
        answer = ask(program, case['page'], '--script', script.name, '--trees', '--timeout', '1500')
    payload = answer.get('payload')
    if payload:
        del payload['URL']
    return {'payload': payload, 'calls': answer.get('completions', 0), 'tree': answer.get('finalTree')}


def bookmarklet(program, case):
    """The tree after a bookmarklet."""
    expression = FRAME.replace('CASE', json.dumps([case['page'], case['address']]))
    return {'tree': ask(program, '<!doctype html><body>', '--page-scripts', '--eval', expression)['value']}


def main():
    for name, record in (('shortcuts', shortcut), ('bookmarklets', bookmarklet)):
        file = FOLDER / f'{name}.json'
        cases = json.loads(file.read_text())
        for case in cases:
            case['webkit'] = record(sys.argv[1], case)
            print(name, case['name'], flush=True)
        file.write_text(json.dumps(cases, indent=1, ensure_ascii=False) + '\n')


if __name__ == '__main__':
    main()
