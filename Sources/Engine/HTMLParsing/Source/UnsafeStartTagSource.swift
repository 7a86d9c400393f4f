// UnsafeStartTagSource.swift: the parts of a start tag's source, for rewriting some of its attributes.
// https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state
//
// Why it is safe: the pointer is used only during the call, below the buffer's count.

/// A parsed start tag; offsets are relative to its `<`.
package struct StartTagSource: Sendable {
    /// An attribute that counts: the first of each name.
    package struct Attribute: Sendable {
        /// The name, in lower case.
        package var name: [UInt8]
        /// The decoded value.
        package var value: [UInt8]
        /// The range of name, equals sign, value and quotes, without trailing whitespace.
        package var source: Range<Int>
        /// The end of the name as written.
        package var nameEnd: Int
        /// The start of the value, with its quote; nil if there is no equals sign.
        package var valueStart: Int?
    }

    /// The end of the tag's name.
    package var nameEnd: Int
    /// The attributes that count, in source order.
    package var attributes: [Attribute]
    /// Whether duplicate attributes were dropped.
    package var hasDuplicates: Bool

    /// Parses a start tag; nil if the bytes are not exactly one complete start tag.
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
        // A leading equals sign is part of the name.
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
