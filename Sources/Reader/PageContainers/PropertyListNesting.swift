// PropertyListNesting.swift: the nesting depth of an XML property list's elements, checked before a recursive parser reads them.

/// The deepest nesting that is accepted.
private let maximumDepth = 512

/// Whether elements are nested too deep for a parser's stack. Bytes that are not XML are not nested.
///
/// The count never falls short: anything that could be a start tag counts as one.
func isNestedTooDeep(propertyList bytes: [UInt8]) -> Bool {
    guard !bytes.starts(with: "bplist".utf8) else { return false }
    // NB: In UTF-16 and UTF-32, ASCII characters have zeros between them.
    let text = bytes.prefix(64).contains(0) ? bytes.filter { $0 != 0 } : bytes
    var (depth, position) = (0, 0)
    while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
        let rest = text[(start + 1)...]
        guard let next = rest.first else { return false }
        position = start + 1
        if rest.starts(with: "!--".utf8) {
            position = end(of: "-->", in: text, from: start + 4)
        } else if rest.starts(with: "![CDATA[".utf8) {
            position = end(of: "]]>", in: text, from: start + 9)
        } else if next == UInt8(ascii: "?") {
            position = end(of: "?>", in: text, from: start + 2)
        } else if next == UInt8(ascii: "/") {
            depth -= 1
        } else if next != UInt8(ascii: "!") {
            position = rest.firstIndex(of: UInt8(ascii: ">")) ?? text.count
            if text[position - 1] != UInt8(ascii: "/") { depth += 1 }
            if depth > maximumDepth { return true }
        }
    }
    return false
}

/// The index after the next `mark`; the text's end if there is none.
private func end(of mark: StaticString, in text: [UInt8], from start: Int) -> Int {
    let mark = Array("\(mark)".utf8)
    var position = start
    while position + mark.count <= text.count {
        if text[position] == mark[0], text[position..<(position + mark.count)].elementsEqual(mark) {
            return position + mark.count
        }
        position += 1
    }
    return text.count
}
