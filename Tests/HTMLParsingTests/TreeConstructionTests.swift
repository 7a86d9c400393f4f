// TreeConstructionTests.swift: html5lib-tests' tree construction cases, as of the standard of August 2026.

import DOM
import DOMSerialization
import HTMLParsing
import Testing
import WebActionTesting

@Suite("Tree construction")
struct TreeConstructionTests {
    @Test("Every published case gives its tree")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let newer = folder.files(in: "html5lib/tree-construction-wpt", withSuffix: ".dat")
        let older = folder.files(in: "html5lib/tree-construction", withSuffix: ".dat").filter { !newer.contains($0) }
        let paths =
            newer.map { ("html5lib/tree-construction-wpt", $0) } + older.map { ("html5lib/tree-construction", $0) }
        if paths.isEmpty { return }
        var known = try KnownFailures("html5lib-tree.txt", testFile: #filePath)
        for (path, name) in paths {
            guard let bytes = folder.bytes("\(path)/\(name)") else { continue }
            for entry in readTreeConstructionCases(bytes) {
                for scripting in entry.scripting.map({ [$0] }) ?? [true, false] {
                    let tree = outline(of: entry.input, context: entry.context, scripting: scripting)
                    let wanted = String(decoding: entry.tree, as: UTF8.self)
                    known.note(
                        "\(name):\(entry.line) scripting \(scripting ? "on" : "off")",
                        failure: tree == wanted
                            ? nil : "\(String(decoding: entry.input, as: UTF8.self))\nwanted\n\(wanted)\ngot\n\(tree)"
                    )
                }
            }
        }
        known.finish()
        print("tree construction: \(known.passed) of \(known.total) runs pass")
        for problem in known.problems { Issue.record("\(problem)") }
    }
}

/// The tree of a document or, with a context such as `svg path`, of a fragment.
func outline(of input: [UInt8], context: String? = nil, scripting: Bool = true) -> String {
    let tree = Tree()
    let options = HTMLParserOptions(scripting: scripting)
    return input.withUnsafeBufferPointer { input in
        guard let context else {
            let parsed = parseHTMLDocument(input, into: tree, options: options)
            return dump(parsed.document, tree)
        }
        let parts = context.split(separator: " ")
        let namespace: Namespace = parts.count == 1 ? .html : parts[0] == "svg" ? .svg : .mathML
        let document = tree.createDocument(isHTML: true)
        let local = Array((parts.last ?? "div").utf8)
        let name = local.withUnsafeBufferPointer { tree.names.elementName(namespace: namespace, localName: $0) }
        let element = tree.createElement(name, in: document)
        return dump(parseHTMLFragment(input, context: element, tree: tree, options: options), tree)
    }
}

private func dump(_ root: NodeID, _ tree: Tree) -> String {
    String(decoding: html5libTree(of: root, tree: tree, processingInstructionEnd: "?>"), as: UTF8.self)
}
