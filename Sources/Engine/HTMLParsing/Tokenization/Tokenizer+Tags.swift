// Tokenizer+Tags.swift: tag names and attributes.
// https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state up to the self-closing start tag state

import DOM

extension Tokenizer {
    /// A tag whose name starts at `nameAt`. Returns nil at the end of the file, which drops an incomplete tag.
    mutating func tag(isEnd: Bool, nameAt start: Int) -> TokenKind? {
        store.removeAll()
        attributes.removeAll()
        isSelfClosing = false
        let plain = input.readName(from: start)
        var nameEnd = plain.end
        var isInInput = plain.end &- start < 16
        if isInInput, plain.end < input.count, Self.endsTagName(input[plain.end]) {
            name = plain.name
        } else {
            nameEnd = unusualTagName(at: start)
            isInInput = false
        }
        let storedEnd = store.count
        if nameEnd < input.count, input[nameEnd] == 0x3E {
            position = nameEnd &+ 1
        } else {
            guard let end = attributeList(at: nameEnd) else {
                report(.eofInTag, at: input.count)
                position = input.count
                return nil
            }
            position = end
        }
        text = isInInput ? input.slice(start, nameEnd) : store.slice(0, storedEnd)
        guard isEnd else { return .startTag }
        if !attributes.isEmpty { report(.endTagWithAttributes, at: position - 1) }
        if isSelfClosing { report(.endTagWithTrailingSolidus, at: position - 1) }
        return .endTag
    }

    @inline(__always)
    static func endsTagName(_ byte: UInt8) -> Bool { isHTMLSpace(byte) || byte == 0x2F || byte == 0x3E }

    /// "Tag name state" for a name that is long or not in lower case: copies it to the store. Returns its end.
    private mutating func unusualTagName(at start: Int) -> Int {
        var index = start
        while index < input.count {
            let byte = input[index]
            if Self.endsTagName(byte) { break }
            if byte == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            } else {
                store.append(asciiLowercase(byte))
            }
            index &+= 1
        }
        name = PackedName(store.bytes)
        return index
    }

    /// From after a tag's name to after its `>`; nil at the end of the file.
    private mutating func attributeList(at start: Int) -> Int? {
        var index = start
        while true {
            // "Before attribute name state".
            while index < input.count, isHTMLSpace(input[index]) { index &+= 1 }
            guard index < input.count else { return nil }
            switch input[index] {
            case 0x3E:
                return index + 1
            case 0x2F:
                // "Self-closing start tag state".
                guard index + 1 < input.count else { return nil }
                if input[index + 1] == 0x3E {
                    isSelfClosing = true
                    return index + 2
                }
                report(.unexpectedSolidusInTag, at: index + 1)
                index += 1
            default:
                guard let next = attribute(at: index) else { return nil }
                index = next
            }
        }
    }

    /// One attribute, with its value. Returns the offset after it, or nil at the end of the file.
    private mutating func attribute(at start: Int) -> Int? {
        // "Attribute name state".
        let plain = input.readName(from: start)
        var attribute = TokenAttribute(
            name: TokenRange(start, plain.end, isInInput: true),
            packedName: plain.name,
            value: TokenRange(0, 0, isInInput: true),
            sourceStart: Int32(truncatingIfNeeded: start),
            sourceEnd: 0
        )
        var index = plain.end
        let length = index &- start
        if length == 0 || length == 16 || index == input.count
            || !(input[index] == 0x3D || Self.endsTagName(input[index]))
        {
            index = unusualAttributeName(at: start, of: &attribute)
        }
        let isDuplicate = isDuplicate(attribute)
        if isDuplicate { report(.duplicateAttribute, at: index) }
        // "After attribute name state".
        while index < input.count, isHTMLSpace(input[index]) { index &+= 1 }
        guard index < input.count else { return nil }
        if input[index] == 0x3D {
            guard let end = attributeValue(at: index &+ 1, of: &attribute) else { return nil }
            index = end
        }
        if isDuplicate { return index }
        attribute.sourceEnd = Int32(truncatingIfNeeded: index)
        attributes.append(attribute)
        return index
    }

    /// "Attribute name state" for a name that is long or has other characters: copies it to the store. Returns its end.
    private mutating func unusualAttributeName(at start: Int, of attribute: inout TokenAttribute) -> Int {
        var index = start
        let nameStart = store.count
        // A leading equals sign is part of the name.
        while index < input.count {
            let byte = input[index]
            if byte == 0x3D {
                if index > start { break }
                report(.unexpectedEqualsSignBeforeAttributeName, at: index)
            } else if Self.endsTagName(byte) {
                break
            }
            if byte == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            } else {
                if byte == 0x22 || byte == 0x27 || byte == 0x3C {
                    report(.unexpectedCharacterInAttributeName, at: index)
                }
                store.append(asciiLowercase(byte))
            }
            index &+= 1
        }
        attribute.name = TokenRange(nameStart, store.count, isInInput: false)
        attribute.packedName = PackedName(store.slice(nameStart, store.count))
        return index
    }

    /// "Before attribute value state" and the three value states. Returns the offset at which the next attribute may begin.
    private mutating func attributeValue(at start: Int, of attribute: inout TokenAttribute) -> Int? {
        var index = start
        while index < input.count, isHTMLSpace(input[index]) { index &+= 1 }
        guard index < input.count else { return nil }
        let quote = input[index]
        switch quote {
        case 0x22, 0x27:
            let first = index &+ 1
            var end = input.first(of: quote, 0x26, 0, 0x0D, from: first)
            guard end < input.count else { return nil }
            if input[end] == quote {
                attribute.value = TokenRange(first, end, isInInput: true)
            } else {
                guard let decodedEnd = decodedValue(from: first, upTo: end, quote: quote, of: &attribute) else {
                    return nil
                }
                end = decodedEnd
            }
            // "After attribute value (quoted) state".
            let after = end &+ 1
            guard after < input.count else { return nil }
            if collectsErrors, !Self.endsTagName(input[after]) {
                report(.missingWhitespaceBetweenAttributes, at: after)
            }
            return after
        case 0x3E:
            report(.missingAttributeValue, at: index)
            return index
        default:
            var end = index
            while end < input.count, Self.isPlainUnquoted(input[end]) { end &+= 1 }
            if end < input.count, isHTMLSpace(input[end]) || input[end] == 0x3E {
                attribute.value = TokenRange(index, end, isInInput: true)
                return end
            }
            return decodedValue(from: index, upTo: end, quote: nil, of: &attribute)
        }
    }

    /// Whether a byte is literal in an unquoted value and not an error there.
    @inline(__always)
    private static func isPlainUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x22, 0x26, 0x27, 0x3C, 0x3D, 0x3E, 0x60: false
        default: true
        }
    }

    /// A value that needs decoding from an offset on. Returns the offset of the closing quote, or of the character that ended an unquoted
    /// value.
    private mutating func decodedValue(
        from start: Int,
        upTo plainEnd: Int,
        quote: UInt8?,
        of attribute: inout TokenAttribute
    ) -> Int? {
        let valueStart = store.count
        store.append(input.slice(start, plainEnd))
        var index = plainEnd
        while index < input.count {
            if let quote {
                let run = input.first(of: quote, 0x26, 0, 0x0D, from: index)
                store.append(input.slice(index, run))
                index = run
                guard index < input.count else { return nil }
            }
            let byte = input[index]
            switch byte {
            case quote:
                attribute.value = TokenRange(valueStart, store.count, isInInput: false)
                return index
            case 0x26:
                if let end = consumeCharacterReferenceInAttribute(at: index) {
                    index = end
                    continue
                }
                store.append(byte)
            case 0:
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            case 0x0D where quote != nil:
                if self.byte(index + 1) != 0x0A { store.append(0x0A) }
            case 0x3E where quote == nil, 0x20 where quote == nil, 0x09 where quote == nil, 0x0A where quote == nil,
                0x0C where quote == nil, 0x0D where quote == nil:
                attribute.value = TokenRange(valueStart, store.count, isInInput: false)
                return index
            default:
                if quote == nil, byte == 0x22 || byte == 0x27 || byte == 0x3C || byte == 0x3D || byte == 0x60 {
                    report(.unexpectedCharacterInUnquotedAttributeValue, at: index)
                }
                store.append(byte)
            }
            index &+= 1
        }
        return nil
    }

    // MARK: Duplicates

    /// Whether the tag has two attributes with the same name.
    ///
    /// OPTIMIZATION: A few names are compared one by one; from 16, they are put in an open hash table, so that a tag with many attributes
    /// stays linear.
    @inline(__always)
    private mutating func isDuplicate(_ attribute: TokenAttribute) -> Bool {
        let count = attributes.count
        if count >= 16 { return isDuplicateOfMany(attribute) }
        var index = 0
        while index < count {
            if attributes[index].packedName == attribute.packedName, hasSameName(index, attribute) { return true }
            index &+= 1
        }
        return false
    }

    private mutating func isDuplicateOfMany(_ attribute: TokenAttribute) -> Bool {
        let count = attributes.count
        if count == 16 {
            attributeTable.removeAll()
            for index in 0..<count {
                attributeTable.put(UInt32(index + 1), hash: attributes[index].packedName.tableHash)
            }
        }
        let hash = attribute.packedName.tableHash
        var slot = attributeTable.first(hash)
        while attributeTable.isUsed(slot) {
            if attributeTable.hash(slot) == hash {
                let other = Int(attributeTable.number(slot)) - 1
                if attributes[other].packedName == attribute.packedName, hasSameName(other, attribute) { return true }
            }
            slot = attributeTable.next(slot)
        }
        attributeTable.put(UInt32(count + 1), hash: hash, at: slot)
        return false
    }

    /// Whether equal packed names mean equal names.
    @inline(__always)
    private mutating func hasSameName(_ index: Int, _ attribute: TokenAttribute) -> Bool {
        attribute.packedName.isWhole || bytes(of: attributes[index].name).equals(bytes(of: attribute.name))
    }

    // MARK: The current tag's attributes

    @inline(__always)
    func bytes(of range: TokenRange) -> UnsafeBytes {
        range.isInInput
            ? input.slice(Int(range.start), Int(range.end)) : store.slice(Int(range.start), Int(range.end))
    }

    @inline(__always)
    func attributeName(_ index: Int) -> UnsafeBytes { bytes(of: attributes[index].name) }

    @inline(__always)
    func attributeValue(_ index: Int) -> UnsafeBytes { bytes(of: attributes[index].value) }
}
