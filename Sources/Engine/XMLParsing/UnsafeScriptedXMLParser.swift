// UnsafeScriptedXMLParser.swift: an XML parser that stops at each script.
// https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents
//
// The library cannot be suspended, but it parses whatever it has received. So it gets the document in pieces that end where a script
// element may end; a needless piece costs only a call. Scripts run between two pieces.
// Why it is safe: the library's parser is made and freed with this object, which retains its builder and the text; the builder appends to
// nodes by their ids, which stay valid whatever scripts do to the tree.

import CLibXML2
package import DOM

/// A document's parser that stops at scripts.
package final class ScriptedXMLParser {
    private let text: [UInt8]
    private let builder: XMLTreeBuilder
    private let tree: Tree
    private let parser: OpaquePointer?
    private var position = 0
    private var isFinished = false

    /// A parser of a document that has no nodes yet.
    ///
    /// - Parameters:
    ///   - text: The document, as in `parseXMLDocument`. If it is not well-formed, it ends at the error.
    ///   - document: The node to parse into: an XML document.
    package init(_ text: [UInt8], document: NodeID, tree: Tree, limits: XMLParserLimits = XMLParserLimits()) {
        self.text = text
        self.tree = tree
        let builder = XMLTreeBuilder(
            tree: tree,
            document: document,
            root: document,
            stopsAtScripts: true,
            limits: limits,
            inputLength: text.count
        )
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        self.builder = builder
        parser = text.withUnsafeBufferPointer { makeParser(of: [$0], builder) }
    }

    deinit {
        if let parser { cxml_free(parser) }
    }

    /// Parses up to the next script, or to the end.
    ///
    /// - Returns: A complete script element, with the line on which it ends; nil at the end of the document.
    package func advance() -> (script: NodeID, lastLine: Int)? {
        guard let parser else { return nil }
        while true {
            let script = builder.takeScript()
            if !script.isNone { return (script, max(1, Int(cxml_line(parser)))) }
            if isFinished { return nil }
            let end = position < text.count && !builder.isStopped ? endOfPiece() : position
            if end > position {
                text.withUnsafeBufferPointer {
                    cxml_feed(parser, $0.baseAddress?.advanced(by: position), Int32(end - position), false)
                }
                position = end
            } else {
                if !builder.isStopped { cxml_feed(parser, nil, 0, true) }
                builder.finish()
                isFinished = true
            }
            tree.notifyOfRecords()
        }
    }

    /// The position after the next tag that may end a script element: an end tag or an empty-element tag with `script` in its name.
    private func endOfPiece() -> Int {
        var index = position
        var tagStart = -1
        while index < text.count {
            switch text[index] {
            case 0x3C: tagStart = index
            case 0x3E where tagStart >= 0 && mayEndScript(tagStart..<index): return index + 1
            default: break
            }
            index += 1
        }
        return index
    }

    private func mayEndScript(_ tag: Range<Int>) -> Bool {
        let isEndTag = tag.count > 1 && text[tag.lowerBound + 1] == 0x2F
        guard isEndTag || text[tag.upperBound - 1] == 0x2F else { return false }
        let nameEnd = text[tag].dropFirst(isEndTag ? 2 : 1).firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2F].contains($0) }
        return text[tag.lowerBound..<(nameEnd ?? tag.upperBound)].suffix(6).elementsEqual("script".utf8)
    }
}
