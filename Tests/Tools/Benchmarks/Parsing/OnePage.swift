// OnePage.swift: what one page costs a process that has parsed no page before, for hostile.py.
//
// This is the state of a page worker: no memory is warm, and the kernel maps each memory page during parsing. Costs are processor time,
// which does not depend on the load of the machine, and include the kernel's share for mapping memory.

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

/// A number of `/proc/self/status`, in bytes: `VmRSS` is the resident memory, `VmHWM` its peak.
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

/// A parsed page.
private struct ReadPage {
    var tree: Tree
    var document: NodeID
    var source: PageSourceText
    /// Nil for XML, which has no map.
    var map: SourceMap?

    /// Decodes and parses; nil if the page is refused, as XML may be.
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

    /// Serializes the whole tree.
    func serialize() {
        var output: [UInt8] = []
        if map != nil {
            serializeHTML(node: document, tree: tree, into: &output)
        } else {
            try? serializeXML(node: document, tree: tree, requiresWellFormed: true, isExact: true, into: &output)
        }
    }

    /// Sets an attribute on the document element, and writes the page with the bytes of everything else.
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

/// Processor nanoseconds of parsing, of serializing the whole tree, and of writing back with one attribute changed; then the bytes of
/// memory that parsing, and then everything, took beyond those of the process and the page's bytes.
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
