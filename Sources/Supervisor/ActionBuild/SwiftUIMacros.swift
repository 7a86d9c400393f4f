// SwiftUIMacros.swift: expands macros of SwiftUI in sources, whose plug-ins are Apple's own: #Preview is blanked out, and @Entry
// becomes the property that it declares. Line numbers are unchanged.

import SourceScanning

/// The SwiftUI macros in one source.
struct SwiftUIMacros {
    private let source: [UInt8]
    private let tokens: [SourceToken]
    /// The replacements and their ranges.
    private(set) var edits: [(range: Range<Int>, text: [UInt8])] = []
    /// The ranges that are not compiled.
    private(set) var blanked: [Range<Int>] = []

    init(_ source: [UInt8], tokens: [SourceToken]) {
        (self.source, self.tokens) = (source, tokens)
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if token.text == "#Preview", let range = preview(at: index) {
                blanked.append(range)
                edits.append((range, source[range].map { $0 == 0x0A ? 0x0A : 0x20 }))
            } else if token.text == "@Entry", let entry = entry(at: index) {
                edits += entry
            }
        }
    }

    /// The index of the bracket that closes the one at `open`.
    private func close(of open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count where tokens[index].kind == .symbol {
            if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
            if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// A preview from its attribute, if it has one, to the end of its closure.
    private func preview(at index: Int) -> Range<Int>? {
        var open = index + 1
        if open < tokens.count, tokens[open].isSymbol("("), let close = close(of: open) { open = close + 1 }
        guard open < tokens.count, tokens[open].isSymbol("{"), let end = close(of: open) else { return nil }
        var start = index
        if index > 0, tokens[index - 1].isSymbol(")"),
            let attribute = tokens[..<index].lastIndex(where: { $0.kind == .word && $0.text.hasPrefix("@") }),
            tokens[attribute].text == "@available", close(of: attribute + 1) == index - 1
        {
            start = attribute
        }
        return tokens[start].range.lowerBound..<tokens[end].range.upperBound
    }

    /// `@Entry var name: Type = value` as a property that reads and sets the value by its name. Without a type, the value's first
    /// word determines it.
    private func entry(at index: Int) -> [(range: Range<Int>, text: [UInt8])]? {
        guard let variable = tokens[index...].prefix(4).firstIndex(where: { $0.isWord("var") }),
            variable + 2 < tokens.count
        else { return nil }
        let name = tokens[variable + 1].text
        // The end of the line on which all brackets are closed.
        var end = variable + 1
        while end + 1 < tokens.count {
            let next = tokens[end + 1]
            if next.isSymbol("}") || next.isSymbol(";") { break }
            if next.line > tokens[end].line, !tokens[end].isSymbol("="), !next.isSymbol("."), !next.isSymbol("=") {
                break
            }
            end += 1
            if next.kind == .symbol, ["(", "[", "{"].contains(next.text), let close = close(of: end) { end = close }
        }
        let equals = tokens[variable...end].firstIndex { $0.isSymbol("=") }
        var last = tokens[end].range.upperBound
        // A string's token excludes its quotes.
        while last < source.count, [0x22, 0x23].contains(source[last]) { last += 1 }
        var type = ""
        if !tokens[variable + 2].isSymbol(":") {
            guard let equals, equals < end, let inferred = inferredType(of: tokens[equals + 1]) else { return nil }
            type = ": \(inferred)"
        }
        let start = equals.map { tokens[$0].range.lowerBound } ?? last
        let value = equals.map { Array(source[tokens[$0].range.upperBound..<last]) } ?? Array(" nil".utf8)
        let space = type.isEmpty && equals != nil ? "" : " "
        let head = Array("\(type)\(space){ get { self[entry: \"\(name)\", default:".utf8)
        let tail = "] } set { self[entry: \"\(name)\", default: newValue] = newValue } }"
        let attribute = tokens[index].range
        return [
            (attribute, Array(repeating: 0x20, count: attribute.count)),
            (start..<last, head + value + Array(tail.utf8)),
        ]
    }

    /// The type of a value that begins with this token.
    private func inferredType(of token: SourceToken) -> String? {
        if token.kind == .string { return "String" }
        if ["true", "false"].contains(token.text) { return "Bool" }
        if let first = token.text.first, first.isNumber { return token.text.contains(".") ? "Double" : "Int" }
        return token.kind == .word && token.text.first?.isUppercase == true ? token.text : nil
    }
}
