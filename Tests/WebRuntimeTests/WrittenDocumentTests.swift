// WrittenDocumentTests.swift: markup written in pieces, and styles that follow the tree.

import Testing
import WebRuntime

@Suite("Written documents and their styles")
struct WrittenDocumentTests {
    @Test("A document written in pieces, cut anywhere, equals one written at once")
    func pieces() throws {
        let source = """
            const markup = '<!DOCTYPE html><html lang=en><head><title>t &amp; u</title><style>p{}</style></head><body class="a b">'
              + '<p id=x>one<b>two<p>three</b><!-- c --><table>four<tr><td>5</table><template><i>6</i></template><script>7 < 8</' + 'script>end';
            const wrong = [];
            const tell = pieces => {
              const other = document.implementation.createHTMLDocument('old');
              other.open();
              for (const piece of pieces) other.write(piece);
              other.close();
              return other.documentElement.outerHTML + other.compatMode;
            };
            const whole = tell([markup]);
            for (let size = 1; size < 40; size++) {
              const pieces = [];
              for (let at = 0; at < markup.length; at += size) pieces.push(markup.slice(at, at + size));
              if (tell(pieces) !== whole) wrong.push(size);
            }
            [wrong.length, whole.includes('<b>two</b></p>'), whole.endsWith('CSS1Compat')].join()
            """
        #expect(try evaluate(source) == "\"0,true,true\"")
    }

    @Test("Written markup is in the document before it is closed, and later markup follows it")
    func beforeTheEnd() throws {
        let source = """
            const other = document.implementation.createHTMLDocument('old');
            other.open();
            other.write('<p>a</p>');
            const first = other.querySelector('p');
            other.write('<p>b</p><p>c</p>');
            const seen = [first === other.querySelector('p'), other.body.innerHTML];
            other.close();
            other.write('<i>d</i>');
            seen.push(other.body.innerHTML);
            seen.join('|')
            """
        #expect(try evaluate(source) == "\"true|<p>a</p><p>b</p><p>c</p>|<i>d</i>\"")
    }

    @Test(
        "Computed styles follow style sheets that are added, removed, moved and changed",
        arguments: [
            ("p.before(document.createElement('b'))", "red"),
            ("style.remove()", "black"),
            ("style.parentNode.remove()", "black"),
            ("style.parentNode.textContent = ''", "black"),
            ("style.firstChild.data = 'p { color: lime }'", "lime"),
            ("style.textContent = 'p { color: lime }'", "lime"),
            ("style.append('p { color: lime }')", "lime"),
            ("style.firstChild.remove()", "black"),
            ("style.media = 'print'", "black"),
            ("document.body.append(lime())", "lime"),
            ("const d = document.createElement('div'); d.append(lime()); p.append(d)", "lime"),
            ("p.innerHTML = '<b><style>p { color: lime }</style></b>'", "lime"),
            ("document.body.append('x', document.createElement('b'), style.cloneNode(true))", "red"),
            ("const s = lime(); document.body.append('x', s); s.remove()", "red"),
            ("const s = lime(); document.body.append('x', 'y', s); document.body.firstChild.before(s)", "red"),
            ("document.body.append('x', lime()); getComputedStyle(p).color; document.body.append(style)", "red"),
        ]
    )
    func styles(change: String, color: String) throws {
        let source = """
            const p = document.querySelector('p'), style = document.querySelector('style'), before = getComputedStyle(p).color;
            const lime = () => { const s = document.createElement('style'); s.append('p { color: lime }'); return s; };
            \(change);
            const names = { 'rgb(255, 0, 0)': 'red', 'rgb(0, 0, 0)': 'black', 'rgb(0, 255, 0)': 'lime' };
            [names[before], names[getComputedStyle(p).color]].join()
            """
        let html = "<!DOCTYPE html><body><div><style>p { color: red }</style></div><p>x</p>"
        #expect(try evaluate(source, on: html) == "\"red,\(color)\"", "\(change)")
    }
}
