// main.swift: times parsing and writing for parsing.py, which runs other parsers in turns with it.
//
// Reads commands from standard input, one a line, and answers each with one line:
//   decode PAGE TEXT        decodes a page by the HTML standard, and writes its text in UTF-8 to a file
//   parse ROUNDS TEXT       builds and frees the tree of a text, in the memory of the previous round, as workers of a pool do
//   serialize ROUNDS TEXT   writes the tree of a text as HTML, into new memory each time
//   preserve ROUNDS TEXT    writes an unchanged page: finds that it is unchanged, and copies its bytes
//   change ROUNDS TEXT      writes a page in which one attribute was changed, that of the middle element
//   copy ROUNDS TEXT        copies the bytes as `preserve` does, and nothing else
//   costs html|xml PAGE     what a page costs the process, to be asked once: OnePage.swift lists the numbers
// Otherwise the answer is the shortest time of a round in nanoseconds, without reading the file. Paths contain no spaces.

import DOM
import DOMSerialization
import Foundation
import HTMLParsing
import WebInfra

/// The shortest of several runs, in nanoseconds.
func least(_ rounds: Int, _ body: () -> Void) -> Int64 {
    let clock = ContinuousClock()
    return (0..<max(rounds, 1)).map { _ in
        let components = clock.measure(body).components
        return components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }.min() ?? 0
}

/// The tree of a text; `map` receives the places of its nodes.
func parse(_ text: [UInt8], _ map: SourceMap? = nil, arena: UnsafeArena = UnsafeArena()) -> (
    tree: Tree, document: NodeID
) {
    let tree = Tree(arena: arena)
    let parsed = text.withUnsafeBufferPointer {
        parseHTMLDocument($0, into: tree, options: HTMLParserOptions(sourceMap: map))
    }
    return (tree, parsed.document)
}

/// Copies bytes into new memory.
@inline(never)
func copyOut(_ bytes: [UInt8]) {
    let copy = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
        target.baseAddress?.update(from: bytes, count: bytes.count)
        count = bytes.count
    }
    precondition(copy.count == bytes.count)
}

/// Sets an attribute on an element in the middle of a page.
func changeMiddleElement(of tree: Tree, _ map: SourceMap) {
    let last = tree.lastNode.rawValue
    let numbers = Array(last / 2...last) + Array(1..<last / 2)
    guard let number = numbers.first(where: { isPlainElement(NodeID(rawValue: $0), of: tree, map) }) else { return }
    tree.setAttribute(qualifiedName: tree.strings.intern("data-changed"), .empty, on: NodeID(rawValue: number))
}

/// Whether an element's own tag is all that the parser made of it: not implied, and not copied or continued elsewhere.
func isPlainElement(_ node: NodeID, of tree: Tree, _ map: SourceMap) -> Bool {
    tree.isElement(node) && map.hasPlace(node) && !map.isImplied(node) && !map.leaks(node) && !map.isScattered(node)
}

func answer(_ words: [String]) throws -> String {
    func text() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: words[2]))) }
    let rounds = words.count > 1 ? Int(words[1]) ?? 1 : 1
    switch (words.first, words.count) {
    case ("decode", 3):
        let page = Array(try Data(contentsOf: URL(fileURLWithPath: words[1])))
        let decoded = try decodeHTML(page)
        try Data(decoded.utf8).write(to: URL(fileURLWithPath: words[2]))
        return decoded.encoding.name
    case ("parse", 3):
        let text = try text()
        let arena = UnsafeArena()
        return String(
            least(rounds) {
                _ = parse(text, arena: arena)
                arena.clear()
            }
        )
    case ("serialize", 3):
        let (tree, document) = parse(try text())
        return String(
            least(rounds) {
                var html: [UInt8] = []
                serializeHTML(node: document, tree: tree, into: &html)
            }
        )
    case ("preserve", 3), ("change", 3):
        let text = try text()
        let map = SourceMap()
        let (tree, document) = parse(text, map)
        tree.markChanges()
        if words[0] == "change" { changeMiddleElement(of: tree, map) }
        let source = PageSourceText(bytes: text, text: text, encoding: .utf8)
        return String(
            least(rounds) {
                let page = writePreserved(document: document, tree: tree, source: source, map: map)
                // NB: For an unchanged page these are the source's own bytes.
                if page.certainty == .untouched { copyOut(page.bytes) }
            }
        )
    case ("copy", 3):
        let text = try text()
        return String(least(rounds) { copyOut(text) })
    case ("costs", 3):
        return costs(of: try text(), isXML: words[1] == "xml")
    default:
        return "unknown command: \(words.joined(separator: " "))"
    }
}

while let line = readLine() {
    let words = line.split(separator: " ").map(String.init)
    FileHandle.standardOutput.write(Data((try answer(words) + "\n").utf8))
}
