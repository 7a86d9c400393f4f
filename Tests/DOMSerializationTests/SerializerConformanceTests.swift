// SerializerConformanceTests.swift: html5lib-tests' serializer cases.
// https://github.com/html5lib/html5lib-tests/tree/master/serializer
//
// The cases are for a serializer with options that omits optional tags and quotes. The standard's serializer, which is ours, writes every
// tag and quotes every value, so a case counts here if its options require nothing else; the others are listed with what they require.
// Tokens become a tree, and the end tags of elements that a case leaves open are removed again.

import DOM
import DOMSerialization
import Foundation
import TestSupport
import Testing

@Suite("Serializer cases")
struct SerializerConformanceTests {
    @Test("Every published case that omits nothing is written as published")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let files = try folder.files(in: "html5lib/serializer", withSuffix: ".test")
        var known = try KnownFailures("html5lib-serializer.txt", testFile: #filePath)
        for file in files {
            let bytes = try folder.bytes("html5lib/serializer/\(file)")
            let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            for (index, entry) in (root?["tests"] as? [[String: Any]] ?? []).enumerated() {
                guard let tokens = entry["input"] as? [[Any]], let wanted = entry["expected"] as? [String] else {
                    continue
                }
                let html = try SerializerCase(tokens, isXML: false).text()
                known.note("\(file):\(index)", failure: wanted.contains(html) ? nil : "wanted \(wanted), got \(html)")
                if file == "optionaltags.test" {
                    // These cases may differ from ours only in optional tags.
                    #expect(wanted.map(withoutOptionalTags).contains(withoutOptionalTags(html)), "\(file):\(index)")
                }
                guard let wantedXML = entry["xhtml"] as? [String] else { continue }
                let xml = try SerializerCase(tokens, isXML: true).text()
                known.note(
                    "\(file):\(index) xhtml",
                    failure: wantedXML.contains(xml) ? nil : "wanted \(wantedXML), got \(xml)"
                )
            }
        }
        known.finish()
        print("html5lib serializer: \(known.passed) of \(known.total) cases are written as published")
        for problem in known.problems { Issue.record("\(problem)") }
    }
}

/// A text without optional tags, and without the end tag of the cases' element `foo`, which some cases have without a start tag and others
/// start without an end. https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
private func withoutOptionalTags(_ html: String) -> String {
    let names = "html|head|body|li|dt|dd|p|rt|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th"
    return html.replacingOccurrences(of: "</?(\(names))( [^>]*)?>|</foo>", with: "", options: .regularExpression)
}

/// A case's tokens as a tree.
private struct SerializerCase {
    let tree = Tree()
    let isXML: Bool
    private let root: NodeID
    private var open: [NodeID] = []

    init(_ tokens: [[Any]], isXML: Bool) {
        self.isXML = isXML
        let document = tree.createDocument(isHTML: !isXML)
        root = tree.createDocumentFragment(in: document)
        for token in tokens {
            func text(_ index: Int) -> String { index < token.count ? token[index] as? String ?? "" : "" }
            let parent = open.last ?? root
            switch text(0) {
            case "StartTag", "EmptyTag":
                let isStart = text(0) == "StartTag"
                let name = name(
                    namespace: isStart ? text(1) : "http://www.w3.org/1999/xhtml",
                    isStart ? text(2) : text(1)
                )
                let element = tree.createElement(name, in: document)
                for attribute in token.last as? [[String: Any]] ?? [] {
                    let name = self.name(
                        namespace: attribute["namespace"] as? String ?? "",
                        attribute["name"] as? String ?? ""
                    )
                    tree.setAttribute(name, string(attribute["value"] as? String ?? ""), on: element)
                }
                tree.append(element, to: parent)
                if isStart { open.append(element) }
                if Self.voidNames.contains(tree.strings.string(tree.localName(name))) {
                    open.removeAll { $0 == element }
                }
            case "EndTag": _ = open.popLast()
            case "Characters": tree.append(tree.createText(string(text(1)), in: document), to: parent)
            case "Comment": tree.append(tree.createComment(string(text(1)), in: document), to: parent)
            default:
                let doctype = tree.createDocumentType(
                    name: string(text(1)),
                    publicID: string(text(2)),
                    systemID: string(text(3)),
                    in: document
                )
                tree.append(doctype, to: root)
            }
        }
    }

    private static let voidNames: Set<String> = ["img", "hr", "meta", "link", "br", "input", "base", "col"]

    private func string(_ text: String) -> StringID { tree.strings.make(text) }

    private func name(namespace: String, _ localName: String) -> NameID {
        let namespace = tree.names.namespace(tree.strings.intern(namespace))
        return tree.names.name(namespace: namespace, prefix: .none, localName: tree.strings.intern(localName))
    }

    func text() throws -> String {
        var output: [UInt8] = []
        if isXML {
            try serializeXMLFragment(children: root, tree: tree, requiresWellFormed: false, into: &output)
        } else {
            serializeHTMLFragment(children: root, tree: tree, into: &output)
        }
        var text = String(decoding: output, as: UTF8.self).replacing(
            " xmlns=\"http://www.w3.org/1999/xhtml\"",
            with: ""
        )
        for element in open {
            let end = "</\(tree.strings.string(tree.localName(tree.name(element))))>"
            if text.hasSuffix(end) { text.removeLast(end.count) }
        }
        return text
    }
}
