// ConfinementTests.swift: a changed attribute changes the element's start tag and no other octet of the page.

import DOM
import DOMSerialization
import HTMLParsing
import Testing

@Suite("Confinement of a changed attribute")
struct ConfinementTests {
    @Test(
        "Every element's attribute stays in its start tag",
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

    @Test("On saved pages too, but for formatting elements whose later copies would take the attribute over")
    func savedPages() throws {
        var total = (confined: 0, reaching: 0)
        for (name, octets) in try DOMSerializationTests.savedPages(below: 450_000) {
            let counts = checkElements(of: try OpenedPage(octets: octets), atMost: 40, name: name)
            total.confined += counts.confined
            total.reaching += counts.reaching
        }
        print("Of \(total.confined + total.reaching) changed attributes, \(total.confined) stay in their start tags;")
        print(
            "\(total.reaching) are of elements that the parser copies or that lie in what such an element leaves behind."
        )
    }

    /// Sets an attribute on elements, one after the other, and takes it off again.
    private func checkElements(of page: OpenedPage, atMost limit: Int, name: String) -> (confined: Int, reaching: Int) {
        let elements = page.nodes { page.tree.isElement($0) && page.map.hasPlace($0) && !page.map.isImplied($0) }
        var counts = (confined: 0, reaching: 0)
        for element in elements.enumerated().compactMap({ $0 % max(elements.count / limit, 1) == 0 ? $1 : nil }) {
            page.set("data-preserved", "1", on: element)
            let written = page.written(verifies: false)
            #expect(written.differing.isEmpty, "\(name): \(page.outline(of: element))")
            if isConfined(written.octets, to: element, of: page) {
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

    /// Whether an output has the attribute in an element's start tag, and everything around the tag as it was.
    private func isConfined(_ output: [UInt8], to element: NodeID, of page: OpenedPage) -> Bool {
        let source = page.source.octets
        let prefix = zip(source, output).prefix { $0 == $1 }.count
        let suffix = zip(source.reversed(), output.reversed()).prefix { $0 == $1 }.count
        let added = " data-preserved=\"1\"".utf8.count * (page.isWide ? 2 : 1)
        guard output.count == source.count + added, prefix + suffix >= source.count else { return false }
        // Octets are text where both are as long; elsewhere the length says enough.
        guard page.source.text.count == source.count else { return true }
        return prefix >= page.map.start(element) && source.count - suffix <= page.map.end(element)
    }
}

extension OpenedPage {
    /// An element's name and what it is in, for messages.
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
