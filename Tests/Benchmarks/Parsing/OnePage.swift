// OnePage.swift: what one page costs a process that has met no page before, for hostile.py.
//
// A page worker meets its page so: no memory is warm, each of its pages is given out by the kernel while the page is parsed.
// Processor time, since a busy machine takes the clock's; the kernel's share for giving out memory is in it.

import DOM
import DOMSerialization
import Glibc
import HTMLParsing
import WebInfra
import XMLParsing

/// Processor nanoseconds of this process so far.
private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// A number of `/proc/self/status`, in bytes: `VmRSS` is the resident memory, `VmHWM` the most that there was.
private func memory(_ key: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
        let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split {
            " \t:\n".contains($0)
        }
        if words.count > 1, words[0] == key { return (Int(words[1]) ?? 0) * 1024 }
    }
    return 0
}

/// What is done with a page that was parsed.
private struct ReadPage {
    var tree: Tree
    var document: NodeID
    var source: PageSourceText
    /// Nil for XML, of which nothing is noted.
    var map: SourceMap?

    /// Decodes and parses; nil when it is refused, as XML may be.
    static func read(_ bytes: [UInt8], isXML: Bool) -> ReadPage? {
        isXML ? readXML(bytes) : readHTML(bytes)
    }

    private static func readHTML(_ bytes: [UInt8]) -> ReadPage? {
        guard let decoded = try? decodeHTML(bytes) else { return nil }
        let (tree, map) = (Tree(), SourceMap())
        let document = decoded.utf8.withUnsafeBufferPointer {
            parseHTMLDocument($0, into: tree, options: HTMLParserOptions(sourceMap: map)).document
        }
        let source = PageSourceText(bytes: bytes, text: decoded.utf8, encoding: decoded.encoding)
        return ReadPage(tree: tree, document: document, source: source, map: map)
    }

    private static func readXML(_ bytes: [UInt8]) -> ReadPage? {
        guard let decoded = try? bytes.withUnsafeBufferPointer({ try decodeXML($0) }) else { return nil }
        let tree = Tree()
        guard let document = parse(decoded.utf8, into: tree) else { return nil }
        let source = PageSourceText(bytes: bytes, text: decoded.utf8, encoding: decoded.encoding)
        return ReadPage(tree: tree, document: document, source: source, map: nil)
    }

    private static func parse(_ text: [UInt8], into tree: Tree) -> NodeID? {
        let parsed = text.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
        return parsed.isWellFormed ? parsed.document : nil
    }

    /// Serialises the tree whole.
    func serialize() {
        var output: [UInt8] = []
        if map != nil {
            serializeHTML(node: document, tree: tree, into: &output)
        } else {
            try? serializeXML(node: document, tree: tree, requiresWellFormed: true, isExact: true, into: &output)
        }
    }

    /// Sets an attribute on the document's element, and writes the page back with the bytes of everything else.
    func changeAndWriteBack() {
        tree.markChanges()
        var root = tree.firstChild(document)
        while !root.isNone, !tree.isElement(root) { root = tree.nextSibling(root) }
        if !root.isNone { tree.setAttribute(qualifiedName: tree.strings.intern("x"), .empty, on: root) }
        if let map {
            _ = writePreserved(document: document, tree: tree, source: source, map: map)
        } else {
            _ = writePreservedXML(document: document, tree: tree, source: source, parse: Self.parse)
        }
    }
}

/// Processor nanoseconds of parsing, of serialising whole and of writing back with one attribute changed; then the bytes of
/// memory that parsing and then all took beyond what the process and the page's bytes have.
func costs(of bytes: [UInt8], isXML: Bool) -> String {
    let memoryBefore = memory("VmRSS")
    let started = processorTime()
    let page = ReadPage.read(bytes, isXML: isXML)
    var times = [processorTime() - started]
    let memoryParsed = memory("VmHWM") - memoryBefore
    for step in [page?.serialize, page?.changeAndWriteBack] {
        let started = processorTime()
        step?()
        times.append(processorTime() - started)
    }
    let numbers = times + [memoryParsed, memory("VmHWM") - memoryBefore]
    return (page == nil ? "refused " : "read ") + numbers.map(String.init).joined(separator: " ")
}
