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
        let paths = publishedFiles(in: folder)
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

/// The published files, each in its newest version, with their folders.
private func publishedFiles(in folder: ConformanceFolder) -> [(String, String)] {
    let newer = folder.files(in: "html5lib/tree-construction-wpt", withSuffix: ".dat")
    let older = folder.files(in: "html5lib/tree-construction", withSuffix: ".dat").filter { !newer.contains($0) }
    return newer.map { ("html5lib/tree-construction-wpt", $0) } + older.map { ("html5lib/tree-construction", $0) }
}

extension TreeConstructionTests {
    @Test("The published errors that have codes in the standard are found, in their places")
    func publishedErrors() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let paths = publishedFiles(in: folder)
        if paths.isEmpty { return }
        var known = try KnownFailures("html5lib-tree-errors.txt", testFile: #filePath)
        for (path, name) in paths {
            guard let bytes = folder.bytes("\(path)/\(name)") else { continue }
            for entry in readTreeConstructionCases(bytes) {
                guard let published = entry.newErrors else { continue }
                let wanted = published.compactMap(Self.placed).sorted()
                let found = errors(of: entry.input, context: entry.context, scripting: entry.scripting ?? true).sorted()
                known.note(
                    "\(name):\(entry.line)",
                    failure: wanted == found
                        ? nil : "\(String(decoding: entry.input, as: UTF8.self).debugDescription)\n\(wanted)\n\(found)"
                )
            }
        }
        known.finish()
        print("tree construction: \(known.passed) of \(known.total) cases with the standard's codes give the errors")
        for problem in known.problems { Issue.record("\(problem)") }
    }

    /// `(1:9-1:24) code` as `code 1:9`; nil for a code that the standard does not have.
    private static func placed(_ line: String) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, ParseErrorCode(rawValue: String(parts[1])) != nil else { return nil }
        return "\(parts[1]) \(parts[0].dropFirst().prefix { $0 != ")" && $0 != "-" })"
    }
}

/// The errors of a document or a fragment, as `code line:column`.
private func errors(of input: [UInt8], context: String?, scripting: Bool) -> [String] {
    let tree = Tree()
    let options = HTMLParserOptions(scripting: scripting, collectErrors: true)
    let errors = input.withUnsafeBufferPointer { input in
        guard let context else { return parseHTMLDocument(input, into: tree, options: options).errors }
        let element = makeContext(context, tree)
        return parseHTMLFragmentWithErrors(input, context: element, tree: tree, options: options).errors
    }
    return errors.map { "\($0.code.rawValue) \($0.line):\($0.column)" }
}

/// Makes the element that a context such as `svg path` names.
private func makeContext(_ notation: String, _ tree: Tree) -> NodeID {
    let parts = notation.split(separator: " ")
    let namespace: Namespace = parts.count == 1 ? .html : parts[0] == "svg" ? .svg : .mathML
    let local = Array((parts.last ?? "div").utf8)
    let name = local.withUnsafeBufferPointer { tree.names.elementName(namespace: namespace, localName: $0) }
    return tree.createElement(name, in: tree.createDocument(isHTML: true))
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
        let element = makeContext(context, tree)
        return dump(parseHTMLFragment(input, context: element, tree: tree, options: options), tree)
    }
}

private func dump(_ root: NodeID, _ tree: Tree) -> String {
    String(decoding: html5libTree(of: root, tree: tree, processingInstructionEnd: "?>"), as: UTF8.self)
}
