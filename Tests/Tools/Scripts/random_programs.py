#!/usr/bin/env python3
"""Run random programs under random time limits: no process may be ended by a signal, and each run ends with a message or a result.

    random_programs.py BUILD_FOLDER [--count 1000 | --seconds 1800] [--seed 1] [--keep FOLDER]
    random_programs.py BUILD_FOLDER --seed 17 --count 1 --print

Each seed makes one program, always the same. Members are those that scripts can see (globals, and each interface's own, by reflection in
the built program), called, read, written and constructed with operands of all kinds: numbers at limits, nodes, detached objects, objects
whose conversions run more of the program, proxies, endless iterators. Code runs where an engine can be interrupted: in microtasks,
timers, observers, listeners, getters, comparators, custom elements, generators and async functions, and much of it is endless. A program
goes through one of WAYS: in the page's world or an extension's, as a page's own scripts, as run() and finalize(), with several
extensions, explained or not. Programs that fail are kept with their output. Exit 1 if any failed.

The end by SIGALRM is the program's own for code that the engine can't interrupt, and is reported as a timeout: it counts as one.
"""
import argparse
import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

REFLECT = '''(() => {
  const names = new Set, interfaces = {}, globals = [];
  const own = object => Object.getOwnPropertyNames(object).filter(name => !['constructor', 'prototype', 'length', 'name'].includes(name));
  for (let object = globalThis; object; object = Object.getPrototypeOf(object)) Object.getOwnPropertyNames(object).forEach(name => names.add(name));
  for (const name of [...names].sort()) {
    let value;
    try { value = globalThis[name]; } catch { continue; }
    if (typeof value === 'function' && value.prototype && /^[A-Z]/.test(name)) interfaces[name] = [own(value.prototype), own(value)];
    else if (/^\\w+$/.test(name)) globals.push(name);
  }
  return { interfaces, globals };
})()'''
# Members that would end the program, or exhaust a machine's memory in any program.
LEFT_OUT = {'repeat', 'padStart', 'padEnd', 'grow', 'resize'}

PRELUDE = '''var budget = 4000, depth = 0;
var V = [document, document.documentElement, document.body, window, history, location, navigator, performance, crypto, console, customElements, localStorage, getSelection(), 1, 'text'];
var put = value => { if (value !== null && (typeof value === 'object' || typeof value === 'function') && V.length < 400) V.push(value); return value; };
document.querySelectorAll('*').forEach(put);
var any = index => V[index % V.length];
// An object of an interface: one that is there, one that can be constructed, or its prototype.
var of = (name, index) => {
  const type = globalThis[name];
  const found = V.filter(value => { try { return value instanceof type; } catch { return false; } });
  if (found.length) return found[index % found.length];
  try { return put(new type('x')); } catch {}
  const tag = /^(?:HTML|SVG)(.*)Element$/.exec(name);
  if (tag) try { return put(document.createElement(tag[1].toLowerCase())); } catch {}
  return type.prototype;
};
// A step of the program: what it throws is lost, and a program has so many.
var step = body => {
  if (budget-- < 0 || depth > 40) return;
  depth++;
  try { return put(body()); } catch {} finally { depth--; }
};
'''
PAGE = '''<!DOCTYPE html><html lang=en><head><title>t</title><style>p { color: red } @media print { a { top: 0 } }</style></head>
<body id=b class="x y" onclick="V"><div id=one title=x><p class=x>text<p class=y><a href=/ name=n>link</a></div><template id=t><tr><td>cell</template>
<svg viewBox="0 0 1 1"><g id=two /><path d="M0 0L1 1"/></svg><!-- comment --><form id=f><input name=i value=1><input type=checkbox><select><option
selected>o</select><textarea>a</textarea><button>b</button></form><table><caption>c</caption><tr><td>1</table><ul><li>é<li>一</ul><iframe
srcdoc="<p>"></iframe><img name=n src=a.png><canvas></canvas><video></video><details><summary>s</summary></details><dialog>d</dialog><x-a>w</x-a>
%s</body></html>'''
PLIST = '''<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.%s</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>
'''
NUMBERS = ['0', '1', '-1', '2', '7', '65535', '65536', '2 ** 31', '2 ** 32 - 1', '-(2 ** 31)', '2 ** 53', '1e308', 'NaN', 'Infinity', '-0', '0.5', '10n']
TEXTS = ["''", "'x'", "'class'", "'div > p:nth-child(2n+1 of .x)'", "'<b>x</b><img src=q onerror=\"V.length\">'", "'<table><tr><td>y'", "'text/html'",
         "'http://www.w3.org/2000/svg'", "'x-a'", "'color: red'", "'\\ud800'", "'beforeend'", "'https://a.example/?q#z'", "'click'", "'(a+)+$'", "'copy'", "'*'"]
VALUES = ['undefined', 'null', 'true', '{}', '[]', '[1, [2], {}]', 'Symbol("s")', 'Symbol.iterator', '() => {}', 'document', 'document.body', 'window', 'new Text("t")',
          'document.createElement("x-a")', 'document.createDocumentFragment()', 'new Range()', 'new Uint8Array(8)', 'new Map([[1, 2]])', 'Promise.resolve(1)',
          'new Error("e")', 'new Date(0)', '/(a+)+$/', 'document.implementation.createHTMLDocument("d")', 'new DOMParser().parseFromString("<r/>", "text/xml")',
          'new Blob(["b"])', 'new URL("https://a.example/")', 'new Event("click", {bubbles: true})', 'new AbortController().signal', 'Object.create(null)', 'new Proxy({}, {})']
ENDLESS = ['for (;;);', 'while (true) V.length;', 'for (;;) document.body.className += "";', '(function f() { f(); f(); })();', 'for (;;) try { (function f() { f(); })(); } catch {}',
           'for (;;) { try { for (;;); } catch {} finally { V.length; } }', 'for (;;) document.querySelectorAll(":has(p + p)");', 'for (;;) JSON.stringify(V.length);',
           'for (;;) console.log("x");', 'for (;;) document.body.append(document.body.lastChild);', 'for (;;) /^[a-z]+$/.test("abc");', 'for (;;) new Function("return 1")();',
           'for (;;) document.body.click();', 'for (;;) document.createElement("x-a");']


class Program:
    """A program generated from a random generator."""

    def __init__(self, chance, members):
        self.chance, self.members, self.left, self.names = chance, members, chance.choice([4, 12, 30, 60]), 0

    def index(self):
        return self.chance.randrange(400)

    def value(self, deep=0):
        kind = self.chance.random()
        if kind < 0.2:
            return self.chance.choice(NUMBERS)
        if kind < 0.4:
            return self.chance.choice(TEXTS)
        if kind < 0.55:
            return f'any({self.index()})'
        if kind < 0.72 or deep > 2 or self.left <= 0:
            return self.chance.choice(VALUES)
        return self.hostile(deep + 1)

    def hostile(self, deep):
        """A value whose use runs more of the program."""
        body = self.block(deep)
        return self.chance.choice([
            lambda: f'{{ toString() {{ {body} return "x"; }}, valueOf() {{ {body} return 1; }} }}',
            lambda: f'{{ [Symbol.toPrimitive](hint) {{ {body} return hint === "number" ? 3 : "p"; }} }}',
            lambda: f'{{ *[Symbol.iterator]() {{ {body} yield 1; yield [2, 3]; }} }}',
            lambda: f'{{ [Symbol.iterator]() {{ return {{ next() {{ {body} return {{ done: budget-- < 0 }}; }} }}; }} }}',
            lambda: f'{{ then(resolve) {{ {body} resolve(1); }}, get length() {{ {body} return 2; }}, toJSON() {{ {body} return 1; }} }}',
            lambda: f'{{ get bubbles() {{ {body} return true; }}, get childList() {{ {body} return true; }}, get once() {{ {body} return false; }}, subtree: true }}',
            lambda: f'new Proxy(any({self.index()}) || {{}}, {{ get(t, k) {{ {body} return t[k]; }}, has() {{ {body} return true; }}, ownKeys() {{ {body} return []; }} }})',
            lambda: f'function () {{ {body} return {self.chance.choice(["1", "this", "{}", "false", "undefined"])}; }}',
            lambda: f'async () => {{ {body} await 0; {self.block(deep)} }}',
            lambda: f'{{ handleEvent() {{ {body} }}, acceptNode() {{ {body} return 1; }} }}',
            lambda: f'class extends HTMLElement {{ constructor() {{ super(); {body} }} connectedCallback() {{ {self.block(deep)} }} attributeChangedCallback() {{ {body} }} static observedAttributes = ["class", "x"] }}',
            lambda: f'Object.assign(new Error("h"), {{ get stack() {{ {body} return "s"; }}, get name() {{ {body} return "n"; }}, get message() {{ {body} return "m"; }}, toString() {{ {body} return "t"; }} }})',
        ])()

    def member(self):
        """A call, a read, a write or a construction of any interface's member, or of a global."""
        chance = self.chance
        values = lambda: ', '.join(self.value() for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 4])))
        if chance.random() < 0.1:
            name = chance.choice(self.members['globals'])
            return f'globalThis[{json.dumps(name)}]' + chance.choice(['', f'({values()})', f'({values()})'])
        name = chance.choice(self.names_of_interfaces)
        members, statics = self.members['interfaces'][name]
        if statics and chance.random() < 0.1:
            return f'{name}[{json.dumps(chance.choice(statics))}]({values()})'
        if not members or chance.random() < 0.15:
            return f'new {name}({values()})'
        object, key = f'of("{name}", {self.index()})', json.dumps(chance.choice(members))
        return chance.choice([f'{object}[{key}]({values()})', f'{object}[{key}]({values()})', f'{object}[{key}]', f'{object}[{key}] = {self.value()}'])

    @property
    def names_of_interfaces(self):
        return self.members['order']

    def block(self, deep):
        if deep > 4 or self.left <= 0:
            return self.chance.choice(['', '', 'budget--;', 'throw 1;', 'for (;;);'])
        return ' '.join(self.statement(deep + 1) for _ in range(self.chance.choice([1, 1, 2, 3])))

    def statement(self, deep=0):
        self.left -= 1
        chance = self.chance
        kind = chance.random()
        if kind < 0.45 or deep > 4:
            return f'step(() => {self.member()});'
        # Endless code is mostly nested, so that more of the program follows it.
        if kind < (0.6 if deep else 0.47):
            return chance.choice(ENDLESS)
        if kind < 0.63 and deep:
            return chance.choice(['throw Symbol("thrown");', f'throw {self.value()};', f'throw {self.hostile(deep)};', 'throw null;'])
        body = self.block(deep)
        self.names += 1
        name = f'x-g{self.names}'
        return chance.choice([
            lambda: f'queueMicrotask(() => {{ {body} }});',
            lambda: f'Promise.resolve({self.value()}).then(() => {{ {body} }}, () => {{}});',
            lambda: f'Promise.reject({self.value()}); addEventListener("unhandledrejection", () => {{ {body} }});',
            lambda: f'new Promise(() => {{ {body} }}).finally(() => {{ {self.block(deep)} }});',
            lambda: f'(async () => {{ {body} await {self.value()}; {self.block(deep)} }})();',
            lambda: f'(async () => {{ for await (const x of {self.value()}) {{ {body} }} }})();',
            lambda: f'setTimeout(() => {{ {body} }}, {chance.choice([0, 0, 1, 10, 1000])});',
            lambda: f'{{ const timer = setInterval(() => {{ if (budget-- < 0) clearInterval(timer); {body} }}, {chance.choice([0, 1, 10])}); }}',
            lambda: f'requestAnimationFrame(() => {{ {body} }}); requestIdleCallback(() => {{ {body} }});',
            lambda: f'new MutationObserver(() => {{ {body} }}).observe(document, {{ childList: true, subtree: true, attributes: true, characterData: true }}); document.body.append("m");',
            lambda: f'step(() => new {chance.choice(["ResizeObserver", "IntersectionObserver", "PerformanceObserver"])}(() => {{ {body} }}).observe(document.body));',
            lambda: f'step(() => {{ addEventListener("{chance.choice(["click", "message", "error", "load", "DOMContentLoaded", "x"])}", () => {{ {body} }}, {chance.choice(["true", "false", "{once: true}"])}); dispatchEvent(new Event("x")); document.body.click(); }});',
            lambda: f'onerror = () => {{ {body} }}; setTimeout(() => {{ throw {self.value()}; }});',
            lambda: f'step(() => {{ customElements.define("{name}", class extends HTMLElement {{ constructor() {{ super(); {body} }} connectedCallback() {{ {self.block(deep)} }} }}); document.body.insertAdjacentHTML("beforeend", "<{name}></{name}>"); document.createElement("{name}"); }});',
            lambda: f'step(() => {{ const g = (function* () {{ try {{ yield 1; {body} yield 2; }} finally {{ {self.block(deep)} }} }})(); g.next(); g.{chance.choice(["next", "return", "throw"])}(); }});',
            lambda: f'step(() => [3, 1, 2].{chance.choice(["sort", "map", "forEach", "find", "reduce", "flatMap"])}(() => {{ {body} return 1; }}));',
            lambda: f'step(() => "abc".replace(/./g, () => {{ {body} return "r"; }})); step(() => JSON.stringify({{ get a() {{ {body} return 1; }} }}));',
            lambda: f'step(() => Object.defineProperty({chance.choice(["Object.prototype", "Array.prototype", "Node.prototype", "Promise.prototype", "Error.prototype", "Event.prototype", "globalThis"])}, "{chance.choice(["then", "id", "0", "toString", "stack", "value", "length", "ExtensionPreprocessingJS"])}", {{ configurable: true, get() {{ {body} }}, set() {{ {body} }} }}));',
            lambda: f'step(() => document.createTreeWalker(document, -1, () => {{ {body} return 1; }}).nextNode());',
            lambda: f'step(() => eval({json.dumps(body)})); step(() => new Function({json.dumps(body)})());',
            lambda: f'step(() => {{ const s = document.createElement("script"); s.textContent = {json.dumps(body)}; document.head.append(s); }});',
            lambda: f'step(() => document.write("<p>w<script>" + {json.dumps(body)} + "</" + "script>"));',
            lambda: f'console.{chance.choice(["log", "error", "table", "dir", "assert"])}({self.value()}, {self.value()}); {body}',
            lambda: f'for (let i = 0; i < {chance.choice([3, 300])}; i++) {{ {body} }}',
            lambda: f'try {{ {body} }} catch {{ {self.block(deep)} }} finally {{ {self.block(deep)} }}',
            lambda: f'(function f(n) {{ try {{ f(n + 1); }} catch {{ if (n % 64 === 0) {{ {body} }} }} }})(0);',
            lambda: f'step(() => new ReadableStream({{ pull(c) {{ {body} c.enqueue("x"); }} }}).pipeThrough(new TextEncoderStream()).getReader().read().then(() => {{ {self.block(deep)} }}));',
            lambda: f'step(() => new FinalizationRegistry(() => {{ {body} }}).register({{}}, 1));',
        ])()

    def text(self):
        lines = []
        while self.left > 0:
            lines.append(self.statement())
        if self.chance.random() < 0.3:
            lines.append(self.chance.choice(ENDLESS))
        return PRELUDE + '\n'.join(lines) + '\n'


def extension(chance, members):
    """An extension's script with random code at some places."""
    make = lambda: Program(chance, members)
    completing = chance.choice(['a.completionFunction({ x: 1 });', f'setTimeout(() => a.completionFunction({make().value()}));', f'a.completionFunction({make().hostile(0)});',
                                f'(async () => {{ await 0; a.completionFunction({{ x: {make().value()} }}); }})();', ''])
    first, second = make(), make()
    return f'''var ExtensionPreprocessingJS = {{
  run(a) {{ {first.block(0)} {chance.choice([completing, completing, '', chance.choice(ENDLESS)])} {first.block(0)} }},
  finalize(a) {{ {second.block(0)} }}
}};
'''


def safe(script):
    """As the text of a script element."""
    return re.sub(r'</(?=script)', r'<\\/', re.sub(r'<!--', r'<\\!--', script))


def write_bundle(folder, name, script):
    bundle = folder / f'{name}.appex'
    bundle.mkdir(exist_ok=True)
    (bundle / 'Info.plist').write_text(PLIST % name)
    (bundle / 'Action.js').write_text(script)
    return bundle


def evaluated(chance, members, folder, world, own):
    """The arguments of an evaluation, whose files are in the folder."""
    script = safe(Program(chance, members).text()) if own else ''
    page = PAGE % f'<script>{script}</script>' if own else PAGE % ''
    (folder / 'p.html').write_text(page, errors='surrogatepass')
    arguments = ['eval', folder / 'p.html', '--world', world, '--clock', chance.choice(['virtual', 'virtual', 'real'])]
    for number in range(chance.choice([1, 1, 1, 2])):
        (folder / f's{number}.js').write_text(Program(chance, members).text())
        arguments += ['--script', folder / f's{number}.js']
    return arguments + (['--page-scripts'] if own else [])


def run(chance, members, folder, own, count, options):
    script = safe(Program(chance, members).text()) if own else ''
    (folder / 'p.html').write_text(PAGE % f'<script>{script}</script>')
    arguments = ['run', folder / 'p.html', '-o', folder / 'out.html', *options]
    for number in range(count):
        name = f'e{number}'
        write_bundle(folder, name, PRELUDE + extension(chance, members))
        arguments += ['--extension', folder / f'{name}.appex']
    return arguments + ['--arguments', '{"a": [1, "two", {"three": null}]}'] + (['--page-scripts'] if own else [])


WAYS = [
    lambda *given: evaluated(*given, 'isolated', False), lambda *given: evaluated(*given, 'page', False),
    lambda *given: evaluated(*given, 'isolated', True), lambda *given: evaluated(*given, 'page', True),
    lambda *given: run(*given, False, 1, []), lambda *given: run(*given, True, 1, []),
    lambda *given: run(*given, False, 1, ['--explain']), lambda *given: run(*given, True, 1, ['--explain']),
    lambda *given: run(*given, False, 2, []), lambda *given: run(*given, True, 2, []),
    lambda *given: run(*given, False, 1, ['--verify']), lambda *given: run(*given, True, 1, ['--snapshot-final', '/dev/null']),
]


def outcome(code, words):
    """How a run ended, and whether that is allowed."""
    died = re.search(r'ended by signal (\d+)', words)
    if code < 0:
        return f'the supervisor ended by signal {-code}', False
    if died:
        return f'a process ended by signal {died[1]}', False
    if 'took more than' in words and 'memory' in words:
        return 'out of memory', True
    if 'internal error' in words or 'crashed' in words:
        return 'an internal error', False
    if 'longer than it may' in words or 'took' in words or 'not settled' in words or 'was not called within' in words:
        return 'time limit', True
    return {0: 'completed', 1: 'failed with a message'}.get(code, f'exit code {code}'), code in (0, 1) and (code == 0 or bool(words.strip()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--count', type=int)
    parser.add_argument('--seconds', type=float)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', type=pathlib.Path, default=pathlib.Path('random-programs'))
    parser.add_argument('--print', action='store_true', help='Print each command and its output.')
    options = parser.parse_args()
    program = options.build / 'webaction'
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / 'p.html').write_text(PAGE % '')
        answer = subprocess.run([program, 'eval', folder / 'p.html', '-e', REFLECT], capture_output=True, text=True, check=True)
    members = json.loads(answer.stdout)
    for lists in members['interfaces'].values():
        lists[:] = [[name for name in names if name not in LEFT_OUT] for names in lists]
    members['order'] = sorted(members['interfaces'])
    counts, bad, begin, seed = collections.Counter(), [], time.monotonic(), options.seed
    limit = options.count if options.count is not None else None if options.seconds else 1000
    while (limit is None or seed - options.seed < limit) and (options.seconds is None or time.monotonic() - begin < options.seconds):
        chance = random.Random(seed)
        folder = pathlib.Path(tempfile.mkdtemp())
        way = chance.randrange(len(WAYS))
        arguments = WAYS[way](chance, members, folder) + ['--timeout', str(chance.choice([0.02, 0.05, 0.1, 0.2, 0.4]))]
        try:
            done = subprocess.run([program, *arguments], capture_output=True, timeout=60)
            words = done.stderr.decode(errors='replace')
            (end, isGood) = outcome(done.returncode, words)
        except subprocess.TimeoutExpired as expired:
            end, isGood, words = 'did not end within a minute', False, (expired.stderr or b'').decode(errors='replace')
        counts[end] += 1
        counts[f'way {way}: {"right" if isGood else "wrong"}'] += 1
        if options.print:
            print(' '.join(map(str, arguments)), words, sep='\n')
        if isGood:
            shutil.rmtree(folder)
        else:
            kept = options.keep / str(seed)
            shutil.rmtree(kept, ignore_errors=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(folder, kept)
            (kept / 'command.txt').write_text(' '.join(str(each).replace(str(folder), str(kept)) for each in arguments) + '\n' + words[-20000:])
            bad.append(seed)
            print(f'seed {seed}, way {way}: {end}', flush=True)
        seed += 1
    interfaces = len(members['order'])
    print(f'{seed - options.seed} programs in {time.monotonic() - begin:.0f} s over {interfaces} interfaces with '
          f'{sum(len(names) for lists in members["interfaces"].values() for names in lists)} members and {len(members["globals"])} globals')
    for end, count in sorted(counts.items()):
        print(f'  {end}: {count}')
    print('wrong: ' + (', '.join(map(str, bad)) or 'none'))
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
