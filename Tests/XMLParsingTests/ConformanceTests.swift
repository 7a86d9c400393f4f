// ConformanceTests.swift: the single-file documents of the W3C's XML conformance suite. https://www.w3.org/XML/Test/

import DOM
import Foundation
import TestSupport
import Testing
import XMLParsing

@Suite("XML conformance")
struct ConformanceTests {
    private struct Manifest: Decodable { var tests: [Case] }
    private struct Case: Decodable {
        var id: String
        var file: String
        var expect: String
        var c14n: String?
    }

    @Test("Every published document is accepted or refused, and gives its canonical form")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let bytes = try folder.bytes("xml/manifest.json")
        var known = try KnownFailures("xml.txt", testFile: #filePath)
        for entry in try JSONDecoder().decode(Manifest.self, from: Data(bytes)).tests {
            let document = try folder.bytes("xml/\(entry.file)")
            let tree = Tree()
            var problem: String?
            var parsed: ParsedXMLDocument?
            do {
                let source = try document.withUnsafeBufferPointer { try decodeXML($0) }
                parsed = source.utf8.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
                problem = parsed?.firstError?.description
            } catch {
                problem = "\(error)"
            }
            let isRight = entry.expect == "either" || (entry.expect == "accept") == (problem == nil)
            known.note("\(entry.id) outcome", failure: isRight ? nil : problem ?? "accepted")
            guard problem == nil, let parsed, let wanted = entry.c14n else { continue }
            let form = ExpandedForm(tree: tree).text(of: parsed.document)
            let (canonicalTree, canonical) = parse(wanted)
            let wantedForm = ExpandedForm(tree: canonicalTree, unescapes: true).text(of: canonical.document)
            known.note("\(entry.id) tree", failure: form == wantedForm ? nil : "wanted\n\(wantedForm)\ngot\n\(form)")
        }
        known.finish()
        print("XML conformance: \(known.passed) of \(known.total) pass")
        for problem in known.problems { Issue.record("\(problem)") }
    }
}

/// A tree as text: names with their namespace URIs in place of prefixes, attributes sorted, text joined.
///
/// The published canonical forms come from a tool that renames prefixes, so they are parsed, and compared in this form.
private struct ExpandedForm {
    let tree: Tree
    /// The published forms have references in comments and processing instructions, where XML has none.
    var unescapes = false

    func text(of node: NodeID) -> String {
        switch tree.kind(node) {
        case .document:
            return tree.children(of: node).filter { tree.kind($0) != .documentType }.map(text).joined(separator: "\n")
        case .element:
            return "<\(name(tree.name(node)))\(attributes(of: node))>\(tree.children(of: node).map(text).joined())</>"
        case .comment: return "<!--\(markupData(node))-->"
        case .processingInstruction: return "<?\(string(tree.target(node))) \(markupData(node))?>"
        default: return string(tree.data(node))
        }
    }

    private func markupData(_ node: NodeID) -> String {
        let text = string(tree.data(node))
        guard unescapes else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }

    private func string(_ id: StringID) -> String { tree.strings.string(id) }

    private func name(_ name: NameID) -> String {
        "{\(string(tree.names.address(of: tree.namespace(name))))}\(string(tree.localName(name)))"
    }

    private func attributes(of node: NodeID) -> String {
        var shown: [String] = []
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            let name = tree.attributeName(attribute)
            if tree.namespace(name) != .xmlns {
                shown.append(" \(self.name(name))=\"\(string(tree.attributeValue(attribute)))\"")
            }
            attribute = tree.nextAttribute(attribute)
        }
        return shown.sorted().joined()
    }
}
