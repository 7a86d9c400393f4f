// NodeKindTests.swift: members of all nodes, and the parts of a document, on nodes of every kind.
// https://dom.spec.whatwg.org/#interface-node

import Testing
import WebRuntime

@Suite("Nodes of every kind")
struct NodeKindTests {
    /// One node of each kind, and enough documents to use the numbers of all known names.
    private let nodes = """
        const nodes = [document.createElement('p'), document.createAttribute('a'), document.createTextNode('t'), document.createComment('c'),
          new Document().createCDATASection('d'), document.createProcessingInstruction('t', 'a'), document.doctype, document,
          document.createDocumentFragment(), document.createElement('div').attachShadow({mode: 'open'}), document.createElementNS('urn:x', 'x:y')];
        for (let i = 0; i < 300; i++) nodes.push(document.implementation.createHTMLDocument('x'));
        """

    @Test(
        "Each node answers the members of all nodes",
        arguments: [
            "node.addEventListener('load', () => {}); node.addEventListener('error', () => {})",
            "node.onload = () => {}",
            "node.lookupNamespaceURI('x'); node.lookupNamespaceURI(null); node.lookupPrefix('urn:y')",
            "node.isDefaultNamespace('')",
            "node.dispatchEvent(new Event('click', {bubbles: true, composed: true}))",
            "node.normalize(); node.isEqualNode(node.ownerDocument); node.compareDocumentPosition(document.body)",
            "node.contains(document.body); node.getRootNode({composed: true}); node.baseURI; node.isConnected",
        ]
    )
    func common(source: String) throws {
        let end = "new Promise(done => setTimeout(done, 0, nodes.length))"
        #expect(try evaluate("\(nodes) for (const node of nodes) { \(source) } \(end)") == "311")
    }

    @Test("Texts are joined in the order of notifications to observers and ranges")
    func normalizing() throws {
        let source = """
            const p = document.createElement('p'), seen = [], range = document.createRange();
            p.append('', 'ab', '', 'cd', '');
            range.setStart(p, 0); range.setEnd(p, 4);
            const observer = new MutationObserver(() => {});
            observer.observe(p, {childList: true, characterData: true, subtree: true});
            p.normalize();
            for (const record of observer.takeRecords()) seen.push(record.type[0] + [...record.removedNodes].map(n => n.data).join());
            [seen, range.startContainer === p, range.endContainer === p.firstChild, range.endOffset, p.childNodes.length]
            """
        #expect(try evaluate(source) == #"[["c","c","c","ccd","c"],true,true,4,1]"#)
    }
}
