// LiveRangeTests.swift: boundary points move as the tree changes, and only what is in the page is selected.
// https://dom.spec.whatwg.org/#concept-live-range https://w3c.github.io/selection-api/

import Testing
import WebRuntime

@Suite("Live ranges")
struct LiveRangeTests {
    /// A range from inside "one" to inside "two", whose points are told as node names or data with offsets.
    private static let setUp = """
        const p = document.querySelector('p'), one = p.firstChild, i = p.childNodes[1], two = i.firstChild;
        const r = document.createRange(); r.setStart(one, 1); r.setEnd(two, 2);
        const say = (n, o) => (n.nodeType === 3 ? JSON.stringify(n.data) : n.localName) + o;
        const points = () => say(r.startContainer, r.startOffset) + ' ' + say(r.endContainer, r.endOffset);
        """

    @Test(
        "Points follow changes as the standard says",
        arguments: [
            ("one.data = 'x'", "\"x\"0 \"two\"2"),
            ("one.insertData(0, 'ab')", "\"abone \"3 \"two\"2"),
            ("two.deleteData(0, 1)", "\"one \"1 \"wo\"1"),
            ("two.replaceData(0, 3, 'q')", "\"one \"1 \"q\"0"),
            ("one.splitText(0)", "\"one \"1 \"two\"2"),
            ("i.remove()", "\"one \"1 p1"),
            ("p.remove()", "body0 body0"),
            ("p.innerHTML = ''", "p0 p0"),
            ("p.prepend('x', document.createElement('b'))", "\"one \"1 \"two\"2"),
            ("r.setStart(p, 1); p.prepend('x')", "p2 \"two\"2"),
            ("r.selectNodeContents(p); p.append('x')", "p0 p2"),
            ("r.selectNodeContents(p); i.before('x')", "p0 p3"),
            ("r.setStart(p, 1); p.removeChild(one)", "p0 \"two\"2"),
            ("one.splitText(2); r.setStart(p, 1); p.normalize()", "\"one \"2 \"two\"2"),
            ("document.body.replaceChildren(p)", "body0 body0"),
            ("r.deleteContents()", "p1 p1"),
            ("r.insertNode(document.createElement('b'))", "\"o\"1 \"two\"2"),
            ("r.setEnd(one, 3); r.surroundContents(document.createElement('b'))", "p1 p2"),
        ]
    )
    func changes(action: String, expected: String) throws {
        let html = "<!DOCTYPE html><body><p>one <i>two</i></p>"
        let json = try evaluate(Self.setUp + action + "; [points()]", on: html)
        let escaped = expected.replacing("\"", with: "\\\"")
        #expect(json == "[\"\(escaped)\"]", "\(action)")
    }

    @Test(
        "A selection takes no nodes from outside of the page",
        arguments: [
            ("s.collapse(document.createElement('p'), 0)", "0"),
            ("s.selectAllChildren(document.createElement('p'))", "0"),
            (
                "const r = new Range(); r.selectNode(document.createElement('p').appendChild(new Text('x'))); s.addRange(r)",
                "0"
            ),
            ("s.selectAllChildren(document.body)", "1"),
            ("try { s.selectAllChildren(document.doctype) } catch (e) { n = e.name }", "\"InvalidNodeTypeError\""),
            (
                "try { s.setBaseAndExtent(document.body, 9, document.body, 0) } catch (e) { n = e.name }",
                "\"IndexSizeError\""
            ),
        ]
    )
    func selection(action: String, expected: String) throws {
        let source =
            "const s = getSelection(); let n; s.removeAllRanges(); \(action); n === undefined ? s.rangeCount : n"
        #expect(try evaluate(source, on: "<!DOCTYPE html><body><p>x") == expected, "\(action)")
    }

    @Test("Many ranges cost what is near a change")
    func manyRanges() throws {
        let source = """
            const ranges = [];
            for (const p of document.querySelectorAll('p')) { const r = document.createRange(); r.selectNodeContents(p); ranges.push(r); }
            for (const p of [...document.querySelectorAll('p')]) p.remove();
            ranges.every(r => r.startContainer === document.body && r.startOffset === 0 && r.collapsed)
            """
        let html = "<!DOCTYPE html><body>" + String(repeating: "<p>x</p>", count: 5000)
        let start = ContinuousClock.now
        #expect(try evaluate(source, on: html) == "true")
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
