// UnsafeStartTagSource.swift: the parts of one start tag's source, for whoever rewrites some of its attributes.
// https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state
//
// Why it is safe: the pointer is used during the call only, below the buffer's count.

/// A start tag taken apart; offsets are from its `<`.
package struct StartTagSource: Sendable {
    /// An attribute that counts: of two with one name, the first.
    package struct Attribute: Sendable {
        /// In lowercase.
        package var name: [UInt8]
        /// Decoded.
        package var value: [UInt8]
        /// Name, equals sign, value and quotes; without white space after it.
        package var source: Range<Int>
        /// Where the name ends as it is written.
        package var nameEnd: Int
        /// Where the value starts, its quote included; nil when there is no equals sign.
        package var valueStart: Int?
    }

    /// Where the tag's name ends.
    package var nameEnd: Int
    /// The attributes that count, in the order of the source.
    package var attributes: [Attribute]
    /// Whether attributes were dropped because others have their names.
    package var hasDuplicates: Bool

    /// Reads a start tag; nil when the bytes are not one whole start tag.
    package init?(_ bytes: [UInt8]) {
        guard let tag = bytes.withUnsafeBufferPointer({ StartTagSource(buffer: $0) }) else { return nil }
        self = tag
    }

    private init?(buffer bytes: UnsafeBufferPointer<UInt8>) {
        let input = UnsafeBytes(bytes)
        var tokenizer = Tokenizer(input, collectsErrors: true)
        guard tokenizer.next() == .startTag, tokenizer.tokenEnd == bytes.count else { return nil }
        var end = 1
        while end < input.count, !Self.endsName(input[end]) { end += 1 }
        nameEnd = end
        attributes = []
        for index in 0..<tokenizer.attributes.count {
            let token = tokenizer.attributes[index]
            attributes.append(
                Self.attribute(
                    input,
                    from: Int(token.sourceStart),
                    to: Int(token.sourceEnd),
                    name: Array(tokenizer.attributeName(index).buffer),
                    value: Array(tokenizer.attributeValue(index).buffer)
                )
            )
        }
        hasDuplicates = tokenizer.log.errors(in: input).contains { $0.code == .duplicateAttribute }
    }

    private static func endsName(_ byte: UInt8) -> Bool { isHTMLSpace(byte) || byte == 0x2F || byte == 0x3E }

    private static func attribute(_ input: UnsafeBytes, from start: Int, to end: Int, name: [UInt8], value: [UInt8])
        -> Attribute
    {
        // An equals sign first is part of the name.
        var nameEnd = start + 1
        while nameEnd < end, input[nameEnd] != 0x3D, !endsName(input[nameEnd]) { nameEnd += 1 }
        var index = nameEnd
        while index < end, isHTMLSpace(input[index]) { index += 1 }
        var valueStart: Int?
        var sourceEnd = nameEnd
        if index < end, input[index] == 0x3D {
            index += 1
            while index < end, isHTMLSpace(input[index]) { index += 1 }
            valueStart = index
            sourceEnd = end
        }
        return Attribute(name: name, value: value, source: start..<sourceEnd, nameEnd: nameEnd, valueStart: valueStart)
    }
}
