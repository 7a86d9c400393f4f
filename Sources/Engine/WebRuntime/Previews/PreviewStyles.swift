// PreviewStyles.swift: style sheets of a preview: imported sheets replace their import rules; images and fonts are embedded as `data:`
// URLs.
//
// The text is split into CSS tokens and copied except for these. Resources that are missing or too large are left as they are; a preview
// does not load them. An imported sheet is closed at its end, so that none of its constructs extends into what follows.

import CSSSyntax
import WebInfra

/// Rewrites style sheets and style attributes.
struct PreviewStyles {
    /// The most levels of imports that are followed.
    private static let deepestImport = 2

    var resources: PreviewResources
    /// The default encoding of sheets.
    let fallback: Encoding

    /// A style sheet.
    ///
    /// - Parameter base: The base of its relative URLs.
    mutating func sheet(_ text: [UInt8], base: URLRecord?) -> [UInt8] { sheet(text, base: base, depth: 0) }

    /// The sheet at a URL; nil if there is none.
    mutating func sheet(at address: URLRecord) -> [UInt8]? {
        resources.sheet(at: address, fallback: fallback).map { sheet($0, base: address, depth: 0) }
    }

    /// The declarations of a style attribute.
    mutating func declarations(_ text: [UInt8], base: URLRecord?) -> [UInt8] {
        let values = ComponentValues(text)
        return rewritten(values, values.indices, base: base)
    }

    /// Whether there may be anything to rewrite.
    static func mayLoad(_ text: [UInt8]) -> Bool {
        // NB: `url(` can have escapes in it, which are rare.
        text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "@")) || text.contains(UInt8(ascii: "("))
    }

    private mutating func sheet(_ text: [UInt8], base: URLRecord?, depth: Int) -> [UInt8] {
        let values = ComponentValues(text)
        var output: [UInt8] = []
        var index = 0
        // Imports precede all rules except @charset and the statements that name layers.
        while index < values.tokens.count {
            let token = values.tokens[index]
            if [.whitespace, .cdo, .cdc].contains(token.kind) {
                index += 1
                continue
            }
            guard token.kind == .atKeyword else { break }
            let end = values.endOfStatement(from: index + 1)
            guard end < values.tokens.count, values.tokens[end].kind == .semicolon else { break }
            if values.text(at: index, is: "import") {
                if depth < Self.deepestImport {
                    output += imported(values, index + 1..<end, base: base, depth: depth + 1)
                }
            } else if values.text(at: index, is: "layer") {
                output += values.source(of: index..<end + 1)
            } else if !values.text(at: index, is: "charset") {
                break
            }
            index = end + 1
        }
        return output + rewritten(values, index..<values.tokens.count, base: base)
    }

    /// The replacement of an import rule, with its conditions around it.
    private mutating func imported(
        _ values: ComponentValues,
        _ prelude: Range<Int>,
        base: URLRecord?,
        depth: Int
    ) -> [UInt8] {
        var parts = values.components(prelude)[...]
        guard let first = parts.popFirst(), let written = values.address(first),
            let address = URLRecord.parse(written, base: base),
            let text = resources.sheet(at: address, fallback: fallback)
        else { return [] }
        var result = sheet(text, base: address, depth: depth)
        func wrap(_ rule: String, _ condition: some Sequence<UInt8>) {
            result = Array("@\(rule) ".utf8) + condition + Array("{".utf8) + result + Array("}\n".utf8)
        }
        var layer: [UInt8]?
        var supports: [UInt8]?
        if let part = parts.first, values.isWord(part, "layer") {
            layer = values.tokens[part.lowerBound].kind == .function ? values.arguments(part) : []
            parts.removeFirst()
        }
        if let part = parts.first, values.tokens[part.lowerBound].kind == .function, values.isWord(part, "supports") {
            supports = values.arguments(part)
            parts.removeFirst()
        }
        if let layer { wrap("layer", layer) }
        if let supports { wrap("supports", Array("(".utf8) + supports + Array(")".utf8)) }
        if let first = parts.first, let last = parts.last {
            wrap("media", Array(values.part(first.lowerBound..<last.upperBound).text.utf8))
        }
        return result
    }

    /// The source of tokens, with embedded resources, and with closers for constructs that the text's end closed.
    private mutating func rewritten(_ values: ComponentValues, _ range: Range<Int>, base: URLRecord?) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        let closers = Set(range.lazy.filter { values.tokens[$0].isOpener }.map { Int(values.tokens[$0].partner) })
        var output: [UInt8] = []
        var copied = Int(values.tokens[range.lowerBound].start)
        func skip(_ part: Range<Int>, _ replacement: [UInt8]) {
            output += values.bytes[copied..<Int(values.tokens[part.lowerBound].start)]
            output += replacement
            copied = Int(values.tokens[part.upperBound - 1].end)
        }
        // The end of the innermost image-set(): its strings are URLs, too.
        var imageSetEnd = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let token = values.tokens[index]
            let next = min(values.index(afterValueAt: index), range.upperBound)
            if token.kind == .function, values.isImageSet(index) { imageSetEnd = max(imageSetEnd, next) }
            let isType = token.kind == .function && values.text(at: index, is: "type")
            let isAddress = token.kind == .url || (token.kind == .function && !isType)
            if isAddress || (token.kind == .string && index < imageSetEnd),
                let written = values.address(index..<next), !written.isEmpty, written.first != UInt8(ascii: "#")
            {
                if let address = URLRecord.parse(written, base: base), let url = resources.dataURL(of: address) {
                    skip(index..<next, Array("url(\"".utf8) + url + Array("\")".utf8))
                }
                index = next
            } else if token.kind == .rightBrace, !closers.contains(index) {
                // It would close a block around the sheet.
                skip(index..<index + 1, [])
                index += 1
            } else {
                index = isType ? next : index + 1
            }
        }
        return output + values.bytes[copied..<Int(values.tokens[range.upperBound - 1].end)] + values.missingEnds(range)
    }
}

extension ComponentValues {
    /// The index of the semicolon or the block that ends a statement; the number of tokens if the text ends it.
    fileprivate func endOfStatement(from start: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].kind != .semicolon, tokens[index].kind != .leftBrace {
            index = self.index(afterValueAt: index)
        }
        return index
    }

    /// The URL in `url(a)`, `url("a")`, `src("a")` or a string.
    fileprivate func address(_ part: Range<Int>) -> [UInt8]? {
        let token = tokens[part.lowerBound]
        switch token.kind {
        case .url, .string: return Array(text(at: part.lowerBound))
        case .function:
            guard text(at: part.lowerBound, is: "url") || text(at: part.lowerBound, is: "src") else { return nil }
            let inner = components(contents(ofBlockAt: part.lowerBound))
            guard let first = inner.first, tokens[first.lowerBound].kind == .string else { return nil }
            return Array(text(at: first.lowerBound))
        default: return nil
        }
    }

    /// Whether a component is this identifier or this function.
    fileprivate func isWord(_ part: Range<Int>, _ name: StaticString) -> Bool {
        [.ident, .function].contains(tokens[part.lowerBound].kind) && text(at: part.lowerBound, is: name)
    }

    fileprivate func isImageSet(_ index: Int) -> Bool {
        text(at: index, is: "image-set") || text(at: index, is: "-webkit-image-set")
    }

    /// The text between a function's parentheses.
    fileprivate func arguments(_ part: Range<Int>) -> [UInt8] {
        Array(self.part(trimmed(contents(ofBlockAt: part.lowerBound))).text.utf8)
    }

    /// Closers for constructs that the text's end closed.
    fileprivate func missingEnds(_ range: Range<Int>) -> [UInt8] {
        var ends: [UInt8] = []
        if let last = range.last {
            let source = bytes[Int(tokens[last].start)..<Int(tokens[last].end)]
            if tokens[last].kind == .string, let quote = source.first, source.count < 2 || source.last != quote {
                ends.append(quote)
            }
            if [.url, .badURL].contains(tokens[last].kind), source.last != UInt8(ascii: ")") {
                ends.append(UInt8(ascii: ")"))
            }
        }
        for index in range.reversed() where tokens[index].isOpener && Int(tokens[index].partner) >= tokens.count {
            switch tokens[index].kind {
            case .leftBrace: ends.append(UInt8(ascii: "}"))
            case .leftBracket: ends.append(UInt8(ascii: "]"))
            default: ends.append(UInt8(ascii: ")"))
            }
        }
        return ends
    }
}
