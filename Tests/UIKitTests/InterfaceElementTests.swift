// InterfaceElementTests.swift: the elements of storyboards: what is read, and invalid documents.

import Foundation
import Testing

@testable import UIKit

@Suite("Elements of a storyboard")
struct InterfaceElementTests {
    private func root(_ text: String) -> InterfaceElement? { InterfaceReader.root(of: Data(text.utf8)) }

    @Test("Elements have attributes, children and texts, with their entities")
    func elements() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- made <by> a program -->
            <document id="1" title="a &amp; &quot;b&quot; &#10;&#x41;">
                <label text="ä" hidden="YES"/><label><string key="text">one
            two &lt;</string></label>
            </document>
            """
        let document = try #require(root(text))
        #expect(document.name == "document" && document["title"] == "a & \"b\" \nA")
        #expect(document.children.map(\.name) == ["label", "label"])
        #expect(document.children[0].value("text") == "ä" && document.children[0].isSet("hidden"))
        #expect(document.children[1].value("text") == "one\ntwo <")
        #expect(document.all.map(\.name) == ["document", "label", "label", "string"])
    }

    @Test(
        "An invalid document is nil",
        arguments: [
            "", "text", "<a>", "<a></b>", "<a/><b/>", "</a>", "<a b></a>", "<a b=\"1></a>", "<a b='1'/>",
            "<a>&what;</a>",
            "<a>&amp</a>", "<a><!-- </a>", "<?xml", "<a", "<", "<>", "<a b=\"&#xD800;\"/>",
            String(repeating: "<a>", count: 100_000),
        ]
    )
    func damaged(text: String) { #expect(root(text) == nil) }
}
