// ImportStatement.swift: parses the imports of a Swift source in all forms: with attributes and an access level, of one declaration, of
// a submodule. https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations/#Import-Declaration

import SourceScanning

/// One import of a source.
struct ImportStatement {
    /// The module: A in `import struct A.B` and `import A.B`.
    var module: String
    var line: Int
    /// The whole statement, with its attributes.
    var range: Range<Int>
    /// The part after the word `import`: the kind, if any, and the path.
    var path: Range<Int>
    /// Whether the statement has a kind or more than a module's name.
    var hasPath: Bool
    /// Whether the statement is inside a condition (`#if`).
    var isConditional: Bool

    /// The kinds of declarations that can be imported individually.
    static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private", "open"]

    /// All imports among a source's tokens.
    static func all(in tokens: [SourceToken]) -> [ImportStatement] {
        var found: [ImportStatement] = []
        var depth = 0
        for (index, token) in tokens.enumerated() where token.kind == .word {
            switch token.text {
            case "#if": depth += 1
            case "#endif": depth -= 1
            case "import":
                if let statement = ImportStatement(at: index, in: tokens, isConditional: depth > 0) {
                    found.append(statement)
                }
            default: break
            }
        }
        return found
    }

    private init?(at index: Int, in tokens: [SourceToken], isConditional: Bool) {
        // NB: .import is also a mode of a document picker.
        if index > 0, tokens[index - 1].isSymbol(".") { return nil }
        var next = index + 1
        guard next < tokens.count, tokens[next].kind == .word else { return nil }
        let start = tokens[next].range.lowerBound
        if Self.kinds.contains(tokens[next].text), next + 1 < tokens.count, tokens[next + 1].kind == .word { next += 1 }
        module = tokens[next].text
        let moduleIndex = next
        while next + 2 < tokens.count, tokens[next + 1].isSymbol("."), tokens[next + 2].kind == .word,
            tokens[next + 1].range.lowerBound == tokens[next].range.upperBound
        {
            next += 2
        }
        line = tokens[index].line
        path = start..<tokens[next].range.upperBound
        hasPath = moduleIndex != index + 1 || next != moduleIndex
        range = tokens[Self.beginning(of: index, in: tokens)].range.lowerBound..<tokens[next].range.upperBound
        self.isConditional = isConditional
    }

    /// The first of the attributes and access levels before an import.
    private static func beginning(of index: Int, in tokens: [SourceToken]) -> Int {
        var first = index
        while first > 0 {
            let previous = tokens[first - 1]
            if previous.kind == .word, previous.text.hasPrefix("@") || levels.contains(previous.text) {
                first -= 1
            } else if previous.isSymbol(")"),
                let open = tokens[..<(first - 1)].lastIndex(where: { $0.isSymbol("(") }), open > 0,
                tokens[open - 1].kind == .word, tokens[open - 1].text.hasPrefix("@_spi")
            {
                first = open - 1
            } else {
                break
            }
        }
        return first
    }
}
