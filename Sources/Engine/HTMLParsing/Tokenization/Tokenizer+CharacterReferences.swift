// Tokenizer+CharacterReferences.swift: character references.
// https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state

extension Tokenizer {
    /// In an attribute: decodes into the store. Returns the offset after the reference, or nil if there is none.
    mutating func consumeCharacterReferenceInAttribute(at ampersand: Int) -> Int? {
        reference.removeAll()
        guard let end = consumeCharacterReference(at: ampersand, inAttribute: true) else { return nil }
        store.append(reference.base, reference.count)
        return end
    }

    /// Appends the decoded reference at `ampersand` to `reference`.
    /// - Returns: The offset after it, or nil if the ampersand is just a character.
    mutating func consumeCharacterReference(at ampersand: Int, inAttribute: Bool) -> Int? {
        guard let first = byte(ampersand + 1) else { return nil }
        if first == 0x23 { return numericReference(at: ampersand) }
        guard isASCIIAlphanumericByte(first) else { return nil }
        return namedReference(at: ampersand, inAttribute: inAttribute)
    }

    /// "Named character reference state".
    private mutating func namedReference(at ampersand: Int, inAttribute: Bool) -> Int? {
        let start = ampersand + 1
        if let known = Self.commonReference(input.readName(from: start)), byte(known.length &+ start) == 0x3B {
            reference.append(codePoint: known.codePoint)
            return start + known.length + 1
        }
        guard let match = NamedCharacterReferences.longestMatch(in: input, at: start) else {
            // "Ambiguous ampersand state".
            if collectsErrors {
                var index = start
                while let next = byte(index), isASCIIAlphanumericByte(next) { index += 1 }
                if byte(index) == 0x3B { report(.unknownNamedCharacterReference, at: index) }
            }
            return nil
        }
        let end = start + match.length
        if input[end - 1] != 0x3B {
            // NOTE: For historical reasons, a name without a semicolon before `=` or a letter is not a reference in an attribute.
            if inAttribute, let next = byte(end), next == 0x3D || isASCIIAlphanumericByte(next) { return nil }
            report(.missingSemicolonAfterCharacterReference, at: end)
        }
        let value = NamedCharacterReferences.values[match.index]
        reference.append(codePoint: value & 0x1F_FFFF)
        let second = Int(value >> 21)
        if second > 0 { reference.append(codePoint: NamedCharacterReferences.secondCodePoints[second - 1]) }
        return end
    }

    /// The most frequent references, by name; a semicolon must follow.
    @inline(__always)
    private static func commonReference(_ read: (name: PackedName, end: Int)) -> (codePoint: UInt32, length: Int)? {
        guard read.name.high == 0 else { return nil }
        return switch read.name.low {
        case 0x70_6D61: (0x26, 3)
        case 0x746C: (0x3C, 2)
        case 0x7467: (0x3E, 2)
        case 0x746F_7571: (0x22, 4)
        case 0x70_7362_6E: (0xA0, 4)
        default: nil
        }
    }

    /// "Numeric character reference state" and its end.
    private mutating func numericReference(at ampersand: Int) -> Int? {
        var index = ampersand + 2
        let isHexadecimal = byte(index) == 0x78 || byte(index) == 0x58
        if isHexadecimal { index += 1 }
        let firstDigit = index
        var code: UInt32 = 0
        while let next = byte(index) {
            let digit: UInt32
            if next &- 0x30 < 10 {
                digit = UInt32(next - 0x30)
            } else if isHexadecimal, (next | 0x20) &- 0x61 < 6 {
                digit = UInt32((next | 0x20) - 0x61 + 10)
            } else {
                break
            }
            code = min(code * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            index += 1
        }
        guard index > firstDigit else {
            report(.absenceOfDigitsInNumericCharacterReference, at: index)
            return nil
        }
        if byte(index) == 0x3B {
            index += 1
        } else {
            report(.missingSemicolonAfterCharacterReference, at: index)
        }
        reference.append(codePoint: scalar(of: code, endingAt: index))
        return index
    }

    /// "Numeric character reference end state": the code point for a number.
    private mutating func scalar(of code: UInt32, endingAt place: Int) -> UInt32 {
        switch code {
        case 0:
            report(.nullCharacterReference, at: place)
            return 0xFFFD
        case 0x11_0000...:
            report(.characterReferenceOutsideUnicodeRange, at: place)
            return 0xFFFD
        case 0xD800...0xDFFF:
            report(.surrogateCharacterReference, at: place)
            return 0xFFFD
        case 0xFDD0...0xFDEF:
            report(.noncharacterCharacterReference, at: place)
            return code
        case 0x0D, 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F...0x9F:
            report(.controlCharacterReference, at: place)
            return code >= 0x80 && code <= 0x9F ? Self.windows1252[Int(code - 0x80)] : code
        default:
            if code & 0xFFFE == 0xFFFE { report(.noncharacterCharacterReference, at: place) }
            return code
        }
    }

    /// The code points for references to C1 controls.
    /// https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}

extension NamedCharacterReferences {
    /// The longest name at `start` in `input`, if any: its index and length.
    ///
    /// Narrows the range of names that match the input so far, one character at a time.
    static func longestMatch(in input: UnsafeBytes, at start: Int) -> (index: Int, length: Int)? {
        let names = UnsafeBytes(names)
        var low = 0
        var high = count
        var match: (index: Int, length: Int)?
        var length = 0
        while start + length < input.count {
            let wanted = input[start + length]
            low = bound(low, high, names, length, wanted)
            high = wanted == 0xFF ? high : bound(low, high, names, length, wanted + 1)
            guard low < high else { break }
            length += 1
            if Int(offsets[low + 1] - offsets[low]) == length { match = (low, length) }
        }
        return match
    }

    /// The first name in `low..<high` whose character at `position` is not below `wanted`. All names there are equal before it.
    private static func bound(_ low: Int, _ high: Int, _ names: UnsafeBytes, _ position: Int, _ wanted: UInt8) -> Int {
        var low = low
        var high = high
        while low < high {
            let middle = (low + high) / 2
            let start = Int(offsets[middle])
            let length = Int(offsets[middle + 1]) - start
            let isBelow = position >= length || names[start + position] < wanted
            if isBelow { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
