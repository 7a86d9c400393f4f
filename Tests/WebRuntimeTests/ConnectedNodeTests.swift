// ConnectedNodeTests.swift: whether nodes are connected and what their roots are, compared with walks over parents and hosts.
// https://dom.spec.whatwg.org/#connected https://dom.spec.whatwg.org/#concept-shadow-including-root

import DOM
import Testing
import WebRuntime

@Suite("Connected nodes")
struct ConnectedNodeTests {
    /// `wrong(nodes)`: the members of nodes that differ from what walks find.
    private static let checks = """
        const climb = (node, composed) => {
          for (let up; up = node.parentNode ?? (composed ? node.host : undefined); ) node = up;
          return node;
        };
        const wrong = nodes => nodes.flatMap(node => {
          const found = [];
          if (node.getRootNode() !== climb(node, false)) found.push('root');
          if (node.getRootNode({ composed: true }) !== climb(node, true)) found.push('composed root');
          if (node.isConnected !== (climb(node, true).nodeType === 9)) found.push('isConnected');
          if (climb(node, false).nodeType === 9 && node.nodeType !== 9 && node.ownerDocument !== climb(node, false)) found.push('ownerDocument');
          return found;
        });
        """

    @Test("After any changes of documents, fragments, templates and shadow trees", arguments: 1...10)
    func afterChanges(seed: Int) throws {
        let page = Page(html: Array("<!DOCTYPE html><body><p>a</p><template><i>b</i></template></body>".utf8))
        let source = """
            \(Self.checks)
            let seed = \(seed);
            const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n, any = list => list[random(list.length)];
            const documents = [document, document.implementation.createHTMLDocument('x'), new DOMParser().parseFromString('<a><b/></a>', 'text/xml')];
            const nodes = [document.body, documents[1].body, documents[2].documentElement], reports = [];
            const make = () => {
              const home = any(documents);
              switch (random(5)) {
                case 0: return home.createElementNS('http://www.w3.org/1999/xhtml', 'template');
                case 1: return home.createTextNode('t');
                case 2: { const f = home.createDocumentFragment(); f.append(home.createElement('i'), home.createComment('c')); nodes.push(...f.childNodes); return f; }
                default: { const e = home.createElementNS('http://www.w3.org/1999/xhtml', 'div'); e.id = `i${random(6)}`; return e; }
              }
            };
            const step = () => {
              const node = any(nodes), other = any(nodes), parent = any(nodes);
              const isPlace = [1, 11].includes(parent.nodeType);
              switch (random(16)) {
                case 0: case 1: case 2: { const made = make(); nodes.push(made); if (isPlace) parent.append(made); break; }
                case 3: node.remove?.(); break;
                case 4: if (isPlace) parent.append(node); break;
                case 5: if (isPlace) parent.insertBefore(node, parent.firstChild); break;
                case 6: node.replaceWith?.(other); break;
                case 7: parent.replaceChildren?.(node, other); break;
                case 8: if (node.nodeType === 1 && random(3) === 0) { node.innerHTML = '<u>1</u><template><s></s></template>2'; nodes.push(...node.childNodes); } break;
                case 9: if (random(4) === 0) node.textContent = ''; break;
                case 10: nodes.push(any(documents).adoptNode(node)); break;
                case 11: { const copy = any(documents).importNode(node, true); nodes.push(copy); if (isPlace) parent.append(copy); break; }
                case 12: if (node.localName === 'div' && !node.shadowRoot) { nodes.push(node.attachShadow({ mode: 'open', clonable: random(2) === 0 })); } break;
                case 13: if (node.content) { nodes.push(node.content); node.content.append(make()); } break;
                case 14: if (node.childNodes.length) { const r = document.createRange(); r.selectNodeContents(node); r.setEnd(node, random(node.childNodes.length) + 1); nodes.push(r.extractContents()); } break;
                default: if (random(6) === 0) { documents[1].open(); documents[1].write('<p id=i1>x<b>y<p>z'); if (random(2)) documents[1].close(); nodes.push(documents[1].body); }
              }
            };
            for (let i = 0; i < 400; i++) {
              try { step(); } catch (error) { if (!(error instanceof DOMException)) throw error; }
              if (i % 4 === 0) reports.push(...wrong([...nodes, ...documents]));
              if (i > 200 && i % 8 === 0) {
                for (const home of documents) {
                  for (let id = 0; id < 6; id++) if (home.getElementById(`i${id}`) !== home.querySelector(`#i${id}`)) reports.push('id');
                }
              }
            }
            return [nodes.length > 100, ...new Set(reports)].join();
            """
        #expect(try page.makeWorld().evaluateToJSON("(() => { \(source) })()") == "\"true\"")
        #expect(page.tree.checkInvariants().isEmpty)
    }

    @Test(
        "After scripts moved nodes that the parser has open",
        arguments: [
            "<p id=p>1<script>move(p)</script>2<b>3</p>4",
            "<b id=b>1<div id=d>2<script>move(d)</script></b>3</div>4<i>5",
            "<b id=b>1<div>2<script>move(b)</script></b>3</div>4",
            "<table id=t><script>move(t)</script>5<tr><td>6",
            "<template id=t><b>1<div>2</b>3</div></template><script>move(t)</script><p>x",
            "<p id=p><template shadowrootmode=open></template><div><template shadowrootmode=open><i></i><script></script></template><script>move(p)</script>x",
            "<div id=d><script>d.attachShadow({ mode: 'open' }).append(d.firstChild)</script><b>y",
        ]
    )
    func whileParsing(_ html: String) throws {
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: PageOptions())
        let scripts = try PageScripts(page: page)
        let script = """
            <!DOCTYPE html><script>\(Self.checks)
            const other = document.implementation.createHTMLDocument(''), seen = [];
            const collect = root => { for (const n of [root, ...root.querySelectorAll('*')]) { seen.push(n, ...n.childNodes); if (n.shadowRoot) collect(n.shadowRoot); } };
            const move = node => other.body.append(node);
            onload = () => { collect(document); collect(other); document.title = wrong(seen).join() || `right ${seen.length > 9}`; };
            </script>
            """
        scripts.load(Array((script + html).utf8), timeout: 10)
        #expect(tree.checkInvariants().isEmpty)
        #expect(try scripts.world.evaluateToJSON("document.title") == "\"right true\"")
    }
}
