// EditingAtSizeTests.swift: selections and commands on random pages answer as a walk of the whole page does.

import Testing
import WebRuntime

@Suite("Editing and selections, compared with walks of the whole page")
struct EditingAtSizeTests {
    /// Random numbers by a fixed sequence, and random markup of blocks and inline elements.
    private static func helpers(_ seed: Int) -> String {
        """
        let seed = \(seed);
        const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
        const markup = depth => Array.from({ length: 1 + random(5) }, () => {
          const leaf = ['one two', ' a. b ', '', '\\n', '<br>', '<img>', 'x', '\\u{1F600}y', '<!--c-->', '<script>s</script>'];
          if (depth > 3 || random(3) === 0) return leaf[random(leaf.length)];
          const name = ['p', 'div', 'b', 'i', 'span', 'h1', 'li', 'u'][random(8)];
          return `<${name}>${markup(depth + 1)}</${name}>`;
        }).join('');
        const nodesOf = root => { const all = [], w = document.createTreeWalker(root); while (w.nextNode()) all.push(w.currentNode); return all; };
        const lengthOf = node => node.data === undefined ? node.childNodes.length : node.data.length;
        """
    }

    @Test("A movement by any unit from any point", arguments: 1...12)
    func movements(seed: Int) throws {
        let source = """
            (() => {
              \(Self.helpers(seed))
              const blocks = /^(P|DIV|H1|LI|BODY|BR)$/, s = getSelection(), wrong = [];
              // All of the text, with the place of each text in it.
              function flatten(root) {
                const texts = [];
                let text = '', block = null, isBroken = false;
                for (const node of nodesOf(root)) {
                  if (node.nodeName === 'BR' && text !== '') { text += '\\n'; isBroken = true; continue; }
                  if (node.nodeType !== 3 || node.parentNode.nodeName === 'SCRIPT') continue;
                  let around = node.parentNode;
                  while (around !== root && !blocks.test(around.nodeName)) around = around.parentNode;
                  if (around !== block && text !== '' && !isBroken) { text += '\\n'; isBroken = true; }
                  block = around;
                  texts.push({ node, start: text.length, end: text.length + node.data.length });
                  text += node.data;
                  if (node.data !== '') isBroken = node.data.endsWith('\\n');
                }
                return { text, texts };
              }
              const isWord = c => /[\\p{L}\\p{N}\\p{M}_]/u.test(c), isEnd = (text, i) => /\\s/.test(text[i] ?? 'x') && /[.!?]/.test(text[i - 1] ?? 'x');
              const units = {
                character: [(t, i) => i + (/^[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]/.test(t.slice(i, i + 2)) ? 2 : 1),
                  (t, i) => i - (/[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]$/.test(t.slice(0, i)) ? 2 : 1)],
                word: [(t, i) => { while (i < t.length && !isWord(t[i])) i++; while (i < t.length && isWord(t[i])) i++; return i; },
                  (t, i) => { while (i > 0 && !isWord(t[i - 1])) i--; while (i > 0 && isWord(t[i - 1])) i--; return i; }],
                sentenceboundary: [(t, i) => { while (i < t.length && t[i] !== '\\n' && !isEnd(t, i)) i++; return i; },
                  (t, i) => { while (i > 0 && t[i - 1] !== '\\n' && !isEnd(t, i - 1)) i--; return i; }],
                paragraphboundary: [(t, i) => { while (i < t.length && t[i] !== '\\n') i++; return i; },
                  (t, i) => { while (i > 0 && t[i - 1] !== '\\n') i--; return i; }],
                documentboundary: [t => t.length, () => 0],
              };
              for (let round = 0; round < 8; round++) {
                document.body.innerHTML = markup(0) + markup(0) + markup(0);
                const { text, texts } = flatten(document.body), points = [];
                if (texts.length === 0) continue;
                for (const node of nodesOf(document.body)) for (let i = 0; i <= lengthOf(node); i++) points.push([node, i]);
                for (let step = 0; step < 60; step++) {
                  const [node, offset] = points[random(points.length)], unit = Object.keys(units)[random(5)], way = random(2);
                  if (node.nodeName === 'SCRIPT' || node.parentNode.nodeName === 'SCRIPT') continue;
                  const own = texts.find(t => t.node === node), range = document.createRange();
                  range.setStart(node, offset);
                  const next = own ?? texts.find(t => range.comparePoint(t.node, 0) >= 0);
                  const at = own ? own.start + offset : next ? next.start : text.length;
                  const to = Math.max(0, Math.min(text.length, units[unit][way](text, at)));
                  let found = texts.find(t => to <= t.end) ?? texts[texts.length - 1];
                  if (way === 1) { const last = texts.findLast(t => t.start <= to); if (texts.indexOf(last) > texts.indexOf(found)) found = last; }
                  const wanted = Math.max(0, Math.min(found.node.data.length, to - found.start));
                  if (random(3) === 0) document.body.title = step;
                  s.collapse(node, offset);
                  s.modify('move', way ? 'backward' : 'forward', unit);
                  if (s.focusNode !== found.node || s.focusOffset !== wanted) wrong.push([round, step, unit, way, at, to]);
                }
              }
              return wrong;
            })()
            """
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "[]")
    }

    @Test("What is bold in a selection, and what becomes so", arguments: 1...12)
    func formats(seed: Int) throws {
        let source = """
            (() => {
              \(Self.helpers(seed))
              const s = getSelection(), { body } = document, wrong = [];
              const isBold = text => { for (let e = text.parentNode; e !== body; e = e.parentNode) if (/^(B|H1)$/.test(e.nodeName)) return true; return false; };
              for (let round = 0; round < 30; round++) {
                body.innerHTML = `<div contenteditable>${markup(0)}${markup(0)}${markup(0)}</div>`;
                const host = body.firstChild, points = [[host, 0]];
                for (const node of nodesOf(host)) for (let i = 0; i <= lengthOf(node); i++) points.push([node, i]);
                const range = document.createRange(), [[a, ao], [b, bo]] = [points[random(points.length)], points[random(points.length)]];
                if (a.parentNode.nodeName === 'SCRIPT' || b.parentNode.nodeName === 'SCRIPT') continue;
                range.setStart(a, ao);
                range.setEnd(b, bo);
                if (range.collapsed) continue;
                const texts = nodesOf(host).filter(n => n.nodeType === 3 && range.comparePoint(n, 0) <= 0 && range.comparePoint(n, n.length) >= 0
                  && !(n === range.endContainer && range.endOffset === 0) && !(n === range.startContainer && range.startOffset === n.length));
                s.removeAllRanges();
                s.addRange(range);
                const on = texts.filter(isBold).length;
                if (document.queryCommandState('bold') !== (on > 0 && on === texts.length)) wrong.push(['state', round]);
                if (document.queryCommandIndeterm('bold') !== (on > 0 && on < texts.length)) wrong.push(['indeterminate', round]);
                const text = host.textContent;
                document.execCommand('foreColor', false, '#0000ff');
                const within = texts.filter(t => t.data !== '' && t.parentNode.nodeName !== 'SCRIPT');
                if (host.textContent !== text) wrong.push(['text', round]);
                const covers = t => t.parentNode !== null && t.parentNode.closest('font[color]') !== null;
                if (texts.length > 2 && !within.slice(1, -1).every(covers)) wrong.push(['color', round]);
                if (host.querySelector('font[color]') === null && within.slice(1, -1).length > 0) wrong.push(['none', round]);
              }
              return wrong;
            })()
            """
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "[]")
    }

    @Test("What can be edited follows each change of attributes, places and the document's mode", arguments: 1...6)
    func editability(seed: Int) throws {
        let source = """
            (() => {
              \(Self.helpers(seed))
              const { body } = document, wrong = [];
              body.innerHTML = '<div>'.repeat(30);
              const all = [...body.querySelectorAll('div')];
              const isEditable = e => {
                for (; e.nodeType === 1; e = e.parentNode) {
                  const value = e.getAttribute('contenteditable');
                  if (value === '' || value === 'true') return true;
                  if (value === 'false') return false;
                }
                return document.designMode === 'on';
              };
              for (let step = 0; step < 200; step++) {
                const e = all[random(all.length)], other = all[random(all.length)];
                switch (random(5)) {
                  case 0: e.setAttribute('contenteditable', ['', 'true', 'false', 'x'][random(4)]); break;
                  case 1: e.removeAttribute('contenteditable'); break;
                  case 2: if (!e.contains(other)) other.append(e); break;
                  case 3: document.designMode = ['on', 'off'][random(2)]; break;
                }
                for (const e of all) if (e.isContentEditable !== isEditable(e)) wrong.push(step);
                getSelection().collapse(other, 0);
                if (document.queryCommandEnabled('bold') !== isEditable(other)) wrong.push(['command', step]);
              }
              return wrong;
            })()
            """
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "[]")
    }

    @Test(
        "Lines of one paragraph go out of one quote, as in WebKit, and those of one item out of their list",
        arguments: [
            ("<blockquote><p>a<br>b</p></blockquote>", "outdent", "0 a,b"),
            ("<blockquote><blockquote><p>a<br>b</p></blockquote></blockquote>", "outdent", "1 a,b"),
            ("<blockquote><p>a</p><p>b<br>c</p></blockquote>", "outdent", "0 a,b,c"),
            ("<ul><li>a<br>b</li><li>c</li></ul>", "outdent", "0 a,b,c"),
            ("<ul><li>a<br>b</li><li>c</li></ul>", "insertUnorderedList", "0 a,b,c"),
        ]
    )
    func linesOfOneBlock(html: String, command: String, expected: String) throws {
        let source = """
            (() => {
              document.body.innerHTML = '<div contenteditable>\(html)</div>';
              const host = document.body.firstChild, texts = [], w = document.createTreeWalker(host, 4);
              getSelection().selectAllChildren(host);
              document.execCommand('\(command)');
              while (w.nextNode()) texts.push(w.currentNode.data);
              return host.querySelectorAll('blockquote, ul').length + ' ' + texts;
            })()
            """
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "\"\(expected)\"")
    }
}
