// XMLTokens.swift: the positions of the parts of a well-formed XML document. https://www.w3.org/TR/xml/#sec-documents
//
// The parser has accepted the text, so the first delimiter always ends a part and nothing needs checking.

/// A part of a document's source.
struct XMLToken {
    enum Kind { case startTag, endTag, text, cdata, comment, instruction, doctype, declaration }

    var kind: Kind
    var start: Int
    var end: Int
    /// For a start tag: the number of the token that ends the element: its end tag, or itself if it is empty.
    var match = 0
    /// Whether a text has references that may be elements or empty, so that it may not be one node.
    var isDoubtful = false
}

/// The parts of a document.
struct XMLTokens {
    private(set) var list: [XMLToken] = []
    /// Whether the internal subset declares attributes, which then have values and types that no tag shows.
    private(set) var declaresAttributes = false
    /// The declared entities that are not just plain characters.
    private var doubtfulEntities: Set<[UInt8]> = []
    /// Whether it has parameter entities, which may declare anything.
    private var hasParameterEntities = false

    init(_ source: UnsafeSourceText) {
        var open: [Int] = []
        var position = 0
        while position < source.count {
            let start = position
            guard source[position] == 0x3C else {
                let run = textEnd(source, from: position)
                position = run.end
                list.append(XMLToken(kind: .text, start: start, end: position, isDoubtful: run.isDoubtful))
                continue
            }
            var kind = XMLToken.Kind.startTag
            if source.hasPrefix("<!--", at: start) {
                (kind, position) = (.comment, source.end(of: "-->", from: start + 4))
            } else if source.hasPrefix("<![CDATA[", at: start) {
                (kind, position) = (.cdata, source.end(of: "]]>", from: start + 9))
            } else if source.hasPrefix("<?", at: start) {
                kind =
                    start == 0 && source.hasPrefix("<?xml", at: 0) && source.isSpace(at: 5)
                    ? .declaration : .instruction
                position = source.end(of: "?>", from: start + 2)
            } else if source.hasPrefix("<!", at: start) {
                (kind, position) = (.doctype, doctypeEnd(source, from: start + 2))
            } else {
                position = Self.tagEnd(source, from: start + 1)
                if source.hasPrefix("</", at: start) {
                    kind = .endTag
                    if let opening = open.popLast() { list[opening].match = list.count }
                }
            }
            list.append(XMLToken(kind: kind, start: start, end: position, match: list.count))
            if kind == .startTag, source[position - 2] != 0x2F { open.append(list.count - 1) }
        }
    }

    private func textEnd(_ source: UnsafeSourceText, from start: Int) -> (end: Int, isDoubtful: Bool) {
        var position = start
        var isDoubtful = false
        while position < source.count, source[position] != 0x3C {
            if source[position] == 0x26, !isDoubtful, hasParameterEntities || !doubtfulEntities.isEmpty {
                let end = source.end(of: ";", from: position)
                isDoubtful = hasParameterEntities || doubtfulEntities.contains(source.bytes(position + 1, end - 1))
            }
            position += 1
        }
        return (position, isDoubtful)
    }

    /// The position after the `>` of a tag, outside of quotes.
    private static func tagEnd(_ source: UnsafeSourceText, from start: Int) -> Int {
        var position = start
        var quote: UInt8?
        while position < source.count {
            let byte = source[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x3E {
                break
            }
        }
        return position
    }

    /// The position after the `>` of a doctype, which may have declarations in brackets.
    private mutating func doctypeEnd(_ source: UnsafeSourceText, from start: Int) -> Int {
        var position = start
        var quote: UInt8?
        var isInSubset = false
        while position < source.count {
            let byte = source[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if source.hasPrefix("<!--", at: position) {
                position = source.end(of: "-->", from: position + 4)
                continue
            } else if source.hasPrefix("<?", at: position) {
                position = source.end(of: "?>", from: position + 2)
                continue
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if byte == 0x5B || byte == 0x5D {
                isInSubset = byte == 0x5B
            } else if byte == 0x3E, !isInSubset {
                return position + 1
            } else if source.hasPrefix("<!ENTITY", at: position) {
                readEntity(source, from: position + 8)
            } else if byte == 0x25 {
                hasParameterEntities = true
                declaresAttributes = true
            } else if source.hasPrefix("<!ATTLIST", at: position) {
                declaresAttributes = true
            }
            position += 1
        }
        return position
    }

    /// Records the declaration of an entity. https://www.w3.org/TR/xml/#NT-EntityDecl
    private mutating func readEntity(_ source: UnsafeSourceText, from start: Int) {
        var position = start
        while source.isSpace(at: position) { position += 1 }
        let nameStart = position
        while position < source.count, !source.isSpace(at: position) { position += 1 }
        let name = source.bytes(nameStart, position)
        while source.isSpace(at: position) { position += 1 }
        // An external entity is empty here.
        guard position < source.count, source[position] == 0x22 || source[position] == 0x27 else {
            doubtfulEntities.insert(name)
            return
        }
        var end = position + 1
        var isPlain = false
        while end < source.count, source[end] != source[position] {
            isPlain = true
            if source[end] == 0x3C || source[end] == 0x26 || source[end] == 0x25 {
                isPlain = false
                break
            }
            end += 1
        }
        if !isPlain { doubtfulEntities.insert(name) }
    }
}

extension UnsafeSourceText {
    func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
        guard offset + prefix.utf8CodeUnitCount <= count else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where self[offset + index] != prefix.utf8Start[index] { return false }
        return true
    }

    /// The position after the next delimiter, or the end.
    func end(of delimiter: StaticString, from start: Int) -> Int {
        var position = start
        while position < count {
            if hasPrefix(delimiter, at: position) { return position + delimiter.utf8CodeUnitCount }
            position += 1
        }
        return count
    }

    func isSpace(at offset: Int) -> Bool {
        guard offset < count else { return false }
        let byte = self[offset]
        return byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
