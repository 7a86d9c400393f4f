// StartTagPatch.swift: writes changed attributes and data; the source of unchanged ones is copied.

import DOM
import HTMLParsing

extension PreservingWriter {
    // MARK: Attributes

    /// Writes a start tag with the element's attributes; those still in the source keep their form.
    mutating func writeStartTag(_ element: NodeID) {
        if isParserRelevant(element) { isProven = false }
        let (start, end) = (map.start(element), map.end(element))
        let bytes = text.bytes(start, end)
        guard !map.isImplied(element), let tag = StartTagSource(bytes) else {
            isProven = false
            return serializer.openTag(element, into: &pieces.fresh)
        }
        let capitals = attributesWithCapitals(element)
        let kept = tag.attributes.map { self.attribute(of: element, writtenAs: $0.name, capitals) }
        if tag.hasDuplicates, kept.contains(.none) {
            // A duplicate would replace the removed attribute.
            isProven = false
            return serializer.openTag(element, into: &pieces.fresh)
        }
        var cursor = start
        var insertion = start + tag.nameEnd
        for (written, attribute) in zip(tag.attributes, kept) {
            let (from, to) = (start + written.source.lowerBound, start + written.source.upperBound)
            if !attribute.isNone {
                insertion = to
                let value = utf8(tree.attributeValue(attribute))
                if value == written.value { continue }
                pieces.copy(cursor, start + written.nameEnd)
                writeValue(value, like: written, in: bytes)
            } else {
                // The whitespace before a removed attribute is removed with it.
                var blank = from
                while blank > cursor, Self.isSpace(text[blank - 1]) { blank -= 1 }
                pieces.copy(cursor, blank)
                let following = to < end ? text[to] : 0x3E
                if blank == from || !(Self.isSpace(following) || following == 0x3E || following == 0x2F) {
                    pieces.fresh.append(0x20)
                }
            }
            cursor = to
        }
        pieces.copy(cursor, max(cursor, insertion))
        cursor = max(cursor, insertion)
        let old = Set(kept)
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            if !old.contains(attribute) {
                pieces.fresh.append(0x20)
                serializer.append(attribute, into: &pieces.fresh)
            }
            attribute = tree.nextAttribute(attribute)
        }
        pieces.copy(cursor, end)
    }

    /// The element's attributes whose names contain capitals, by the name in the source's tag: `viewbox` for `viewBox`.
    ///
    /// Clears `isProven` if a tag cannot have these names, or not all of them.
    private mutating func attributesWithCapitals(_ element: NodeID) -> [[UInt8]: AttributeID] {
        var found: [[UInt8]: AttributeID] = [:]
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            let name = tree.attributeQualifiedName(attribute)
            var hasCapital = false
            for index in 0..<tree.strings.length(name) {
                let unit = tree.strings.codeUnit(name, at: index)
                if unit &- 0x41 < 26 { hasCapital = true }
                if !Self.isPlainNameUnit(unit) { isProven = false }
            }
            // Another attribute has this name in another namespace.
            if tree.attribute(element, qualifiedName: name) != attribute { isProven = false }
            if hasCapital {
                let written = utf8(name).map(Self.lowercase)
                if !self.attribute(of: element, writtenAs: written, found).isNone { isProven = false }
                found[written] = attribute
            }
            attribute = tree.nextAttribute(attribute)
        }
        return found
    }

    /// The attribute that the parser makes of a name in a tag; none if the element no longer has it.
    private func attribute(of element: NodeID, writtenAs name: [UInt8], _ capitals: [[UInt8]: AttributeID])
        -> AttributeID
    {
        if let attribute = capitals[name] { return attribute }
        let interned = tree.strings.findInterned(utf8: name[...])
        return interned.isNone ? .none : tree.attribute(element, qualifiedName: interned)
    }

    /// Writes an equals sign and a value, in the quotes that the old value had.
    private mutating func writeValue(_ value: [UInt8], like written: StartTagSource.Attribute, in tag: [UInt8]) {
        let old = written.valueStart.map { $0 < tag.count ? tag[$0] : 0x22 }
        var quote: UInt8? = old == 0x27 ? 0x27 : 0x22
        if let old, old != 0x22, old != 0x27, !value.isEmpty, value.allSatisfy(Self.isPlainValueByte) { quote = nil }
        pieces.fresh.append(0x3D)
        if let quote { pieces.fresh.append(quote) }
        for byte in value {
            switch byte {
            case 0x26: pieces.fresh.append("&amp;")
            case 0x3C: pieces.fresh.append("&lt;")
            case 0x3E: pieces.fresh.append("&gt;")
            case 0x0D: pieces.fresh.append("&#13;")
            case 0x22 where quote == 0x22: pieces.fresh.append("&quot;")
            case 0x27 where quote == 0x27: pieces.fresh.append("&#39;")
            default:
                if byte == 0 { isProven = false }
                pieces.fresh.append(byte)
            }
        }
        if let quote { pieces.fresh.append(quote) }
    }

    /// Whether the parser examines an element's attributes, or copies them to other elements.
    private func isParserRelevant(_ element: NodeID) -> Bool {
        if map.leaks(element) || map.isScattered(element) { return true }
        switch tree.name(element) {
        case .input, .font, .template: return true
        case .select, .option: return map.hasSelectedContent
        default: return tree.namespace(tree.name(element)) == .mathML
        }
    }

    // MARK: Data

    /// Writes a text or comment with its new data.
    mutating func writeData(_ node: NodeID) {
        if !isPlainChange(node) { isProven = false }
        let parent = tree.parent(node)
        if tree.kind(node) == .text, map.start(node) == map.end(parent), tree.previousSibling(node).isNone,
            serializer.losesLineFeed(parent)
        {
            pieces.fresh.append(0x0A)
        }
        serializer.open(node, into: &pieces.fresh)
    }

    /// Whether new data cannot affect how anything else is parsed.
    private func isPlainChange(_ node: NodeID) -> Bool {
        let data = tree.data(node)
        let length = tree.strings.length(data)
        var hasAngle = false
        var hasControl = false
        var isBlank = true
        for index in 0..<length {
            let unit = tree.strings.codeUnit(data, at: index)
            if unit == 0x3C || unit == 0x3E || unit == 0x2D { hasAngle = true }
            if unit == 0 || unit == 0x0D { hasControl = true }
            if unit > 0x20 { isBlank = false }
        }
        if hasControl { return false }
        switch tree.kind(node) {
        case .comment: return !hasAngle
        case .text: break
        default: return false
        }
        let parent = tree.parent(node)
        guard tree.isElement(parent), !isBlank, !map.hasFrameset else { return false }
        if serializer.isRawText(parent) { return !hasAngle }
        // NB: Whitespace before a body without a start tag is not part of it.
        guard map.hasPlace(parent), !map.isImplied(parent), !isTextNextTo(node) else { return false }
        switch tree.name(parent) {
        case .html, .head, .table, .tbody, .thead, .tfoot, .tr, .colgroup, .frameset, .option, .select, .template,
            .noscript:
            return false
        default: return true
        }
    }

    private func isTextNextTo(_ node: NodeID) -> Bool {
        let (previous, next) = (tree.previousSibling(node), tree.nextSibling(node))
        return (!previous.isNone && tree.kind(previous) == .text) || (!next.isNone && tree.kind(next) == .text)
    }

    // MARK: Bytes

    private func utf8(_ string: StringID) -> [UInt8] {
        var bytes: [UInt8] = []
        tree.strings.appendUTF8(of: string, to: &bytes)
        return bytes
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// Whether a code unit is part of an attribute's name at any position, and is not changed by the parser.
    private static func isPlainNameUnit(_ unit: UInt16) -> Bool {
        unit >= 0x80 || (unit | 0x20) &- 0x61 < 26 || unit &- 0x30 < 10 || unit == 0x2D || unit == 0x5F || unit == 0x3A
            || unit == 0x2E
    }

    /// Whether a byte needs no quotes in a value.
    private static func isPlainValueByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte == 0x2E || byte == 0x23
    }
}
