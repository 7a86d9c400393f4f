// PropertyListNesting.swift: how deep the elements of an XML property list are in each other, found out before a parser that calls
// itself for each level meets them.

/// The deepest that an element may be in others.
private let maximumDepth = 512

/// Whether elements are nested deeper than a parser's stack is sure to reach. What is no XML is not nested.
///
/// Counted is at least what is there: what may be a start tag counts as one.
func isNestedTooDeep(propertyList bytes: [UInt8]) -> Bool {
    guard !bytes.starts(with: "bplist".utf8) else { return false }
    // NB: In UTF-16 and UTF-32, what is looked for has zeros in between.
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

/// The place behind the next `mark`; the text's end where there is none.
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
