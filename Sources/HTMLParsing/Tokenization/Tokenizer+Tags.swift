// Tokenizer+Tags.swift: tag names and attributes.
// https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state up to the self-closing start tag state

extension Tokenizer {
    /// A tag whose name starts at `nameAt`. Returns nil at the end of file, which drops an unfinished tag.
    mutating func tag(isEnd: Bool, nameAt start: Int) -> TokenKind? {
        store.removeAll()
        attributes.removeAll()
        isSelfClosing = false
        var index = start
        // "Tag name state".
        while index < input.count {
            let byte = input[index]
            if isHTMLSpace(byte) || byte == 0x2F || byte == 0x3E { break }
            if byte == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            } else {
                store.append(asciiLowercase(byte))
            }
            index &+= 1
        }
        let nameEnd = store.count
        guard let end = attributeList(at: index) else {
            report(.eofInTag, at: input.count)
            position = input.count
            return nil
        }
        position = end
        text = store.slice(0, nameEnd)
        guard isEnd else { return .startTag }
        if !attributes.isEmpty { report(.endTagWithAttributes, at: end - 1) }
        if isSelfClosing { report(.endTagWithTrailingSolidus, at: end - 1) }
        return .endTag
    }

    /// From after a tag's name to after its `>`; nil at the end of file.
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

    /// One attribute, its value included. Returns the offset after it, or nil at the end of file.
    private mutating func attribute(at start: Int) -> Int? {
        var index = start
        let nameStart = store.count
        var hash: UInt32 = 2_166_136_261
        // "Attribute name state"; an equals sign first is part of the name.
        while index < input.count {
            let byte = input[index]
            if byte == 0x3D {
                if index > start { break }
                report(.unexpectedEqualsSignBeforeAttributeName, at: index)
            } else if isHTMLSpace(byte) || byte == 0x2F || byte == 0x3E {
                break
            }
            var lower = asciiLowercase(byte)
            if byte == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
                lower = 0xFD
            } else {
                if byte == 0x22 || byte == 0x27 || byte == 0x3C {
                    report(.unexpectedCharacterInAttributeName, at: index)
                }
                store.append(lower)
            }
            hash = (hash ^ UInt32(lower)) &* 16_777_619
            index &+= 1
        }
        let nameEnd = store.count
        let afterName = index
        let isDuplicate = isDuplicateAttribute(nameStart, nameEnd, hash)
        if isDuplicate { report(.duplicateAttribute, at: afterName) }
        // "After attribute name state".
        while index < input.count, isHTMLSpace(input[index]) { index &+= 1 }
        guard index < input.count else { return nil }
        var value = AttributeValue(start: 0, end: 0, isInInput: true)
        if input[index] == 0x3D {
            guard let found = attributeValue(at: index + 1, after: &index) else { return nil }
            value = found
        }
        if isDuplicate { return index }
        attributes.append(
            TokenAttribute(
                nameStart: Int32(truncatingIfNeeded: nameStart),
                nameEnd: Int32(truncatingIfNeeded: nameEnd),
                valueStart: Int32(truncatingIfNeeded: value.start),
                valueEnd: Int32(truncatingIfNeeded: value.end),
                hash: hash,
                valueIsInInput: value.isInInput,
                sourceStart: Int32(truncatingIfNeeded: start),
                sourceEnd: Int32(truncatingIfNeeded: index)
            )
        )
        return index
    }

    private struct AttributeValue {
        var start: Int
        var end: Int
        var isInInput: Bool
    }

    /// "Before attribute value state" and the three value states. Sets `after` to where the next attribute is looked for.
    private mutating func attributeValue(at start: Int, after: inout Int) -> AttributeValue? {
        var index = start
        while index < input.count, isHTMLSpace(input[index]) { index &+= 1 }
        guard index < input.count else { return nil }
        let quote = input[index]
        switch quote {
        case 0x22, 0x27:
            let first = index + 1
            var end = input.first(of: quote, 0x26, 0, 0x0D, from: first)
            guard end < input.count else { return nil }
            var value = AttributeValue(start: first, end: end, isInInput: true)
            if input[end] != quote {
                guard let decoded = decodedValue(from: first, upTo: end, quote: quote, after: &end) else { return nil }
                value = decoded
            }
            // "After attribute value (quoted) state".
            after = end + 1
            guard after < input.count else { return nil }
            let following = input[after]
            if !isHTMLSpace(following), following != 0x2F, following != 0x3E {
                report(.missingWhitespaceBetweenAttributes, at: after)
            }
            return value
        case 0x3E:
            report(.missingAttributeValue, at: index)
            after = index
            return AttributeValue(start: 0, end: 0, isInInput: true)
        default:
            return decodedValue(from: index, upTo: index, quote: nil, after: &after)
        }
    }

    /// A value that needs changes, or has no quotes. `after`: the closing quote, or what ended an unquoted value.
    private mutating func decodedValue(from start: Int, upTo plainEnd: Int, quote: UInt8?, after: inout Int)
        -> AttributeValue?
    {
        let valueStart = store.count
        store.append(input.slice(start, plainEnd))
        var index = plainEnd
        while index < input.count {
            let byte = input[index]
            switch byte {
            case quote:
                after = index
                return AttributeValue(start: valueStart, end: store.count, isInInput: false)
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
                after = index
                return AttributeValue(start: valueStart, end: store.count, isInInput: false)
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

    /// Whether the tag has an attribute with the name that is in the store from `start` to `end`.
    ///
    /// OPTIMIZATION: a few names are compared one by one; from 16 on they are in an open hash table, so that a tag with
    /// many attributes stays linear.
    private mutating func isDuplicateAttribute(_ start: Int, _ end: Int, _ hash: UInt32) -> Bool {
        let count = attributes.count
        if count < 16 {
            for index in 0..<count where attributes[index].hash == hash {
                if sameName(attributes[index], start, end) { return true }
            }
            return false
        }
        if count == 16 || count * 2 >= attributeTable.count {
            var size = 64
            while size < count * 4 { size *= 2 }
            attributeTable.fill(-1, count: size)
            for index in 0..<count {
                var slot = slot(attributes[index].hash)
                while attributeTable[slot] >= 0 { slot = (slot + 1) & (size - 1) }
                attributeTable[slot] = Int32(index)
            }
        }
        var slot = slot(hash)
        while attributeTable[slot] >= 0 {
            let other = attributes[Int(attributeTable[slot])]
            if other.hash == hash, sameName(other, start, end) { return true }
            slot = (slot + 1) & (attributeTable.count - 1)
        }
        attributeTable[slot] = Int32(count)
        return false
    }

    private func slot(_ hash: UInt32) -> Int {
        Int((hash ^ hash >> 15) &* 2_654_435_769 >> 7) & (attributeTable.count - 1)
    }

    private func sameName(_ attribute: TokenAttribute, _ start: Int, _ end: Int) -> Bool {
        store.slice(Int(attribute.nameStart), Int(attribute.nameEnd)).equals(store.slice(start, end))
    }

    // MARK: The current tag's attributes

    @inline(__always)
    func attributeName(_ index: Int) -> UnsafeBytes {
        store.slice(Int(attributes[index].nameStart), Int(attributes[index].nameEnd))
    }

    @inline(__always)
    func attributeValue(_ index: Int) -> UnsafeBytes {
        let attribute = attributes[index]
        return attribute.valueIsInInput
            ? input.slice(Int(attribute.valueStart), Int(attribute.valueEnd))
            : store.slice(Int(attribute.valueStart), Int(attribute.valueEnd))
    }
}
