// ConfinementTests.swift: a changed attribute changes the element's start tag and no other byte of the page.

import DOM
import DOMSerialization
import HTMLParsing
import TestSupport
import Testing
import WebInfra

@Suite("Confinement of attribute changes")
struct ConfinementTests {
    @Test(
        "A changed attribute changes only its element's start tag",
        arguments: [
            "<!doctype html><html lang=en><head><title>t</title></head>\n<body class=a>\n<p>1<p>2<ul><li>a<li>b</ul>\n</body>\n</html>\n",
            "<TABLE Border=1><tr><td>1<td NOWRAP>2</table><pre>\n\nx</pre><br/><img src=a alt='b'/><input type=hidden>",
            "<svg viewBox='0 0'><g><path d=1 /></g><foreignObject><p>x</foreignObject></svg><math><mi a=b>x</mi></math>",
            "<select><option selected>1<option>2</select><textarea>\nx</textarea><script>a<b</script><style>a</style>",
            "<template><td>1</template><form><div></div></form><a href=x>1</a><b>2</b><object><param name=a></object>",
            "<p a=1 A=2>&eacute;</p\n>\r\n<dl><dt>x<dd>y</dl></body>  </html> <!-- c --> ",
        ]
    )
    func ownPages(html: String) throws {
        let page = try OpenedPage(html)
        let counts = checkElements(of: page, atMost: .max, name: html)
        #expect(counts.confined > 3 && counts.reaching == 0)
    }

    @Test("The same on saved pages, except formatting elements whose later copies would inherit the attribute")
    func savedPages() throws {
        var total = (confined: 0, reaching: 0)
        for (name, bytes) in try TestSupport.savedPages(["html", "htm"], below: 450_000, testFile: #filePath) {
            let counts = checkElements(of: try OpenedPage(bytes: bytes), atMost: 40, name: name)
            total.confined += counts.confined
            total.reaching += counts.reaching
        }
        print("Of \(total.confined + total.reaching) changed attributes, \(total.confined) stay in their start tags;")
        print(
            "\(total.reaching) are of elements that the parser copies or that lie in what such an element leaves behind."
        )
    }

    /// Sets an attribute on elements, one after the other, and removes it again.
    private func checkElements(of page: OpenedPage, atMost limit: Int, name: String) -> (confined: Int, reaching: Int) {
        let elements = page.nodes { page.tree.isElement($0) && page.map.hasPlace($0) && !page.map.isImplied($0) }
        var counts = (confined: 0, reaching: 0)
        for element in elements.enumerated().compactMap({ $0 % max(elements.count / limit, 1) == 0 ? $1 : nil }) {
            page.set("data-preserved", "1", on: element)
            let written = page.written(verifies: false)
            #expect(written.differing.isEmpty, "\(name): \(page.outline(of: element))")
            // Decoding is slow in unoptimized builds.
            let readsText = (counts.confined + counts.reaching) % 8 == 0
            if isConfined(written.bytes, to: element, of: page, readsText: readsText) {
                counts.confined += 1
            } else {
                counts.reaching += 1
                let tag = page.outline(of: element)
                #expect(page.map.leaks(element) || page.map.isScattered(element), "\(name): \(tag)")
            }
            page.removeAttribute("data-preserved", from: element)
        }
        return counts
    }

    /// Whether an output is the source with the attribute inserted into an element's start tag, byte for byte.
    ///
    /// - Parameter readsText: Whether to look for the place in the decoded text if the bytes don't show it.
    private func isConfined(_ output: [UInt8], to element: NodeID, of page: OpenedPage, readsText: Bool) -> Bool {
        let added = Array(" data-preserved=\"1\"".utf8)
        let bytes = page.isWide ? added.flatMap { page.source.encoding == .utf16LE ? [$0, 0] : [0, $0] } : added
        let source = page.source.bytes
        let place = page.map.start(element)...page.map.end(element)
        // Bytes and text have the same offsets if both have the same length.
        if page.source.text.count == source.count { return isPut(bytes, into: source, at: place, giving: output) }
        guard isPut(bytes, into: source, at: 0...source.count, giving: output) else { return false }
        if !readsText { return true }
        return isPut(added, into: page.source.text, at: place, giving: page.text(of: output))
    }

    /// Whether inserting bytes at one of some places gives the other bytes.
    private func isPut(_ added: [UInt8], into old: [UInt8], at places: ClosedRange<Int>, giving new: [UInt8]) -> Bool {
        guard new.count == old.count + added.count else { return false }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        let (first, last) = (max(places.lowerBound, old.count - suffix), min(places.upperBound, prefix))
        return first <= last && (first...last).contains { new[$0...].starts(with: added) }
    }
}

extension OpenedPage {
    /// An element's name and ancestors, for messages.
    func outline(of element: NodeID) -> String {
        var names: [String] = []
        var node = element
        while tree.isElement(node), names.count < 5 {
            names.append(tree.strings.string(tree.localName(tree.name(node))))
            node = tree.parent(node)
        }
        return names.joined(separator: " < ")
    }
}
