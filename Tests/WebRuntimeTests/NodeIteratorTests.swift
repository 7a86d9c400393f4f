// NodeIteratorTests.swift: iterators move before their reference node is removed, whatever removes it.
// https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps

import Testing
import WebRuntime

@Suite("Node iterators")
struct NodeIteratorTests {
    @Test(
        "The reference moves to a remaining node",
        arguments: [
            ("b.remove()", "a false"),
            ("b.parentNode.removeChild(b)", "a false"),
            ("it.previousNode(); b.remove()", "c true"),
            ("p.innerHTML = ''", "p false"),
            ("p.textContent = 'x'", "p false"),
            ("it.previousNode(); p.replaceChildren()", "i true"),
            ("p.remove()", "body false"),
            ("document.createDocumentFragment().append(...p.childNodes)", "p false"),
            ("const q = document.createElement('q'); b.replaceWith(q)", "a false"),
            ("for (let n = 0; n < 100; n++) document.createNodeIterator(p); b.title = 'x'", "b false"),
            // However many others were created since.
            ("for (let n = 0; n < 100; n++) document.createNodeIterator(p); b.remove()", "a false"),
            ("for (let n = 0; n < 1000; n++) document.createNodeIterator(p); p.remove()", "body false"),
            ("for (let n = 0; n < 100; n++) document.createNodeIterator(p); p.textContent = ''", "p false"),
            (
                "for (let n = 0; n < 100; n++) document.createNodeIterator(p); it.previousNode(); b.remove(); it.nextNode()",
                "c false"
            ),
        ]
    )
    func removal(action: String, expected: String) throws {
        let source = """
            const p = document.querySelector('p'), [a, b, c] = p.children, it = document.createNodeIterator(document.body, 1);
            while (it.nextNode() !== b);
            \(action);
            it.referenceNode.localName + ' ' + it.pointerBeforeReferenceNode
            """
        #expect(
            try evaluate(source, on: "<!DOCTYPE html><body><p><a></a><b></b><c></c></p><i></i>") == "\"\(expected)\""
        )
    }

    // https://dom.spec.whatwg.org/#concept-nodeiterator-traverse
    @Test(
        "A filter that removes the node moves the reference",
        arguments: [
            ("n.remove(); return 1", "b a false c"), ("n.remove(); return 2", "c c false i"),
            ("if (n !== p) it.nextNode(); return 1", "InvalidStateError a false InvalidStateError"),
        ]
    )
    func filters(action: String, expected: String) throws {
        let source = """
            const p = document.querySelector('p'), caught = f => { try { return f()?.localName; } catch (e) { return e.name; } };
            const it = document.createNodeIterator(document.body, 1, n => { if (n.localName !== 'b') return 1; \(action) });
            while (it.nextNode().localName !== 'a');
            [caught(() => it.nextNode()), it.referenceNode.localName, it.pointerBeforeReferenceNode, caught(() => it.nextNode())].join(' ')
            """
        #expect(
            try evaluate(source, on: "<!DOCTYPE html><body><p><a></a><b></b><c></c></p><i></i>") == "\"\(expected)\""
        )
    }
}
