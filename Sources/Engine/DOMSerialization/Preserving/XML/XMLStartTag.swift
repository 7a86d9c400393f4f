// XMLStartTag.swift: the parts of a well-formed start tag's source. https://www.w3.org/TR/xml/#NT-STag

/// A parsed start tag; offsets are in the page's source.
struct XMLStartTag {
    struct Attribute {
        /// The qualified name as written.
        var name: [UInt8]
        var start: Int
        /// The start of the value, including its quotes.
        var valueStart: Int
        var end: Int
    }

    /// The end of the element's name.
    var nameEnd: Int
    var attributes: [Attribute] = []
    /// Whether it is an empty-element tag, without an end tag.
    var isEmpty: Bool

    init(_ source: UnsafeSourceText, from start: Int, to end: Int) {
        isEmpty = end - start >= 2 && source[end - 2] == 0x2F
        func nameEnd(from position: Int) -> Int {
            var position = position
            while position < end, !source.isSpace(at: position), ![0x3D, 0x2F, 0x3E].contains(source[position]) {
                position += 1
            }
            return position
        }
        func afterSpace(_ position: Int) -> Int {
            var position = position
            while position < end, source.isSpace(at: position) { position += 1 }
            return position
        }
        self.nameEnd = nameEnd(from: start + 1)
        var position = afterSpace(self.nameEnd)
        while position < end, source[position] != 0x2F, source[position] != 0x3E {
            let nameStart = position
            let name = nameEnd(from: position)
            let valueStart = afterSpace(min(afterSpace(name) + 1, end))
            guard valueStart < end else { return }
            position = valueStart + 1
            while position < end, source[position] != source[valueStart] { position += 1 }
            position = min(position + 1, end)
            attributes.append(
                Attribute(name: source.bytes(nameStart, name), start: nameStart, valueStart: valueStart, end: position)
            )
            position = afterSpace(position)
        }
    }
}
