// TreeConstructionTests.swift: html5lib-tests' tree construction cases, as of the standard of August 2026.

import DOM
import DOMSerialization
import HTMLParsing
import TestSupport
import Testing

@Suite("Tree construction")
struct TreeConstructionTests {
    @Test("Every published case gives its tree")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let paths = try publishedFiles(in: folder)
        var known = try KnownFailures("html5lib-tree.txt", testFile: #filePath)
        for (path, name) in paths {
            let bytes = try folder.bytes("\(path)/\(name)")
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
private func publishedFiles(in folder: ConformanceFolder) throws -> [(String, String)] {
    let newer = try folder.files(in: "html5lib/tree-construction-wpt", withSuffix: ".dat")
    let older = try folder.files(in: "html5lib/tree-construction", withSuffix: ".dat").filter { !newer.contains($0) }
    return newer.map { ("html5lib/tree-construction-wpt", $0) } + older.map { ("html5lib/tree-construction", $0) }
}

extension TreeConstructionTests {
    @Test("The published errors with codes of the standard are found, in their places")
    func publishedErrors() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let paths = try publishedFiles(in: folder)
        var known = try KnownFailures("html5lib-tree-errors.txt", testFile: #filePath)
        for (path, name) in paths {
            let bytes = try folder.bytes("\(path)/\(name)")
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

    @Test("An input with errors in the published cases has errors, and one without has none")
    func wrongAndRight() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let paths = try publishedFiles(in: folder)
        var known = try KnownFailures("html5lib-tree-verdicts.txt", testFile: #filePath)
        // NB: One file states no errors at all.
        for (path, name) in paths where name != "processing-instructions.dat" {
            let bytes = try folder.bytes("\(path)/\(name)")
            for entry in readTreeConstructionCases(bytes) {
                let found = verdict(of: entry.input, context: entry.context, scripting: entry.scripting ?? true)
                let isWrong = !entry.errors.isEmpty || entry.newErrors?.isEmpty == false
                known.note(
                    "\(name):\(entry.line)",
                    failure: found.isEmpty != isWrong
                        ? nil
                        : "\(String(decoding: entry.input, as: UTF8.self).debugDescription)\n\(entry.errors)\n\(found)"
                )
            }
        }
        known.finish()
        print("tree construction: \(known.passed) of \(known.total) inputs are found right or wrong as published")
        for problem in known.problems { Issue.record("\(problem)") }
    }

    @Test(
        "Errors of tree construction have messages, each at its token",
        arguments: [
            ("<p>x", ["1:1 missing doctype"]),
            ("<!doctype html public x><p>x", ["1:23 missing-quote-before-doctype-public-identifier"]),
            ("<!doctype html system 'x'>", ["1:1 obsolete doctype"]),
            ("<!doctype html><p>x</p></p>", ["1:24 stray end tag </p>"]),
            ("<!doctype html><!doctype html>", ["1:16 stray doctype"]),
            ("<!doctype html>\n<div><b>x</div>", ["2:6 unclosed element <b>"]),
            ("<!doctype html><div>\n<span>x", ["1:16 unclosed element <div>", "2:1 unclosed element <span>"]),
            ("<!doctype html><div></body></html>", ["1:16 unclosed element <div>"]),
            ("<!doctype html><b><i>x</b></i>", ["1:23 misnested end tag </b>", "1:27 stray end tag </i>"]),
            ("<!doctype html><td>x", ["1:16 stray start tag <td>"]),
            ("<!doctype html><form><form></form>", ["1:22 stray start tag <form>"]),
            (
                "<!doctype html><table>x<div></div></table>",
                [
                    "1:23 misplaced text in <table>: it goes before the table",
                    "1:24 misplaced start tag <div> in <table>: it goes before the table",
                ]
            ),
            ("<!doctype html><h1>x</h2>", ["1:21 end tag </h2> closes <h1>"]),
            ("<!doctype html><script>x", ["1:16 unclosed element <script>"]),
            ("<!doctype html><a>x<a>y</a>", ["1:16 unclosed element <a>"]),
            ("<!doctype html><body></body>x", ["1:29 text after the body"]),
            ("<!doctype html><svg><p>x", ["1:21 start tag <p> ends foreign content"]),
            ("<!doctype html><ul><li>x<li>y</ul><table><tr><td>x<td>y</table><p>z", []),
            ("<!doctype html><html lang=en><head><title>t</title></head><body><p>x</p></body></html>", []),
        ]
    )
    func words(input: String, wanted: [String]) {
        #expect(verdict(of: Array(input.utf8), context: nil, scripting: true) == wanted)
    }

    /// `(1:9-1:24) code` as `code 1:9`; nil for a code that the standard does not have.
    private static func placed(_ line: String) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, ParseErrorCode(rawValue: String(parts[1])) != nil else { return nil }
        return "\(parts[1]) \(parts[0].dropFirst().prefix { $0 != ")" && $0 != "-" })"
    }
}

/// The errors of a document or a fragment that have codes, as `code line:column`.
private func errors(of input: [UInt8], context: String?, scripting: Bool) -> [String] {
    allErrors(of: input, context: context, scripting: scripting).compactMap { error in
        error.code.map { "\($0.rawValue) \(error.line):\(error.column)" }
    }
}

/// All errors, as `line:column what`.
private func verdict(of input: [UInt8], context: String?, scripting: Bool) -> [String] {
    allErrors(of: input, context: context, scripting: scripting).map { error in
        switch error.kind {
        case .code(let code): "\(error.line):\(error.column) \(code.rawValue)"
        case .construction(let message): "\(error.line):\(error.column) \(message)"
        }
    }
}

private func allErrors(of input: [UInt8], context: String?, scripting: Bool) -> [ParseError] {
    let tree = Tree()
    let options = HTMLParserOptions(scripting: scripting, collectErrors: true)
    return input.withUnsafeBufferPointer { input in
        guard let context else { return parseHTMLDocument(input, into: tree, options: options).errors }
        let element = makeContext(context, tree)
        return parseHTMLFragmentWithErrors(input, context: element, tree: tree, options: options).errors
    }
}

/// Creates the element that a context such as `svg path` names.
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
    String(decoding: html5libTree(of: root, tree: tree), as: UTF8.self)
}
