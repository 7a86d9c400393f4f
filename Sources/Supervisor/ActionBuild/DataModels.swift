// DataModels.swift: adapts classes with SwiftData's `@Model`, whose macro plug-in is Apple's own. The class becomes an observable one
// with the members by which the SDK stores it. An actor with `@ModelActor` gets a model container and its context. Line numbers are
// unchanged. https://developer.apple.com/documentation/swiftdata/model()

import SourceScanning

/// The classes with `@Model` in one source.
struct DataModels {
    private let source: [UInt8]
    private let tokens: [SourceToken]
    /// The replacements and their ranges.
    private(set) var edits: [(range: Range<Int>, text: [UInt8])] = []
    private static let propertyAttributes: Set<String> = ["@Attribute", "@Relationship", "@Transient"]
    private static let classMacros: Set<String> = ["#Unique", "#Index"]

    private struct Property {
        var name: String
        var isConstant: Bool
        var hasDefault: Bool
        var isUnique = false
        var cascades = false
    }

    init(_ source: [UInt8], tokens: [SourceToken]) {
        (self.source, self.tokens) = (source, tokens)
        guard tokens.contains(where: { ["@Model", "@ModelActor"].contains($0.text) }),
            ImportStatement.all(in: tokens).contains(where: { $0.module == "SwiftData" })
        else { return }
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if token.text == "@Model" { adapt(index) }
            if token.text == "@ModelActor" { adaptActor(index) }
        }
    }

    /// - Parameter attribute: Index of `@Model`.
    private mutating func adapt(_ attribute: Int) {
        guard let start = tokens[attribute...].prefix(16).firstIndex(where: { $0.isWord("class") }),
            let open = tokens[start...].firstIndex(where: { $0.isSymbol("{") }), let close = closing(open)
        else { return }
        edits.append((tokens[attribute].range, Array("@Observable".utf8)))
        conform(start, open, to: "PersistentModel")
        // The compiler would not consider its storage Sendable.
        for index in start..<open where tokens[index].isWord("Sendable") && tokens[index - 1].text != "@unchecked" {
            let place = tokens[index].range.lowerBound
            edits.append((place..<place, Array("@unchecked ".utf8)))
        }
        insert(members(properties(open + 1..<close)), behind: open)
    }

    /// - Parameter attribute: Index of `@ModelActor`.
    private mutating func adaptActor(_ attribute: Int) {
        guard let start = tokens[attribute...].prefix(16).firstIndex(where: { $0.isWord("actor") }),
            let open = tokens[start...].firstIndex(where: { $0.isSymbol("{") })
        else { return }
        blank(tokens[attribute].range)
        conform(start, open, to: "ModelActor")
        let members =
            " public nonisolated let modelContainer: ModelContainer; public let modelContext: ModelContext; "
            + "public init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
            + "modelContext = ModelContext(modelContainer) }; "
        insert(members, behind: open)
    }

    /// Adds a protocol to the head of a type, which ends before the brace at `open`.
    private mutating func conform(_ start: Int, _ open: Int, to name: String) {
        let head = tokens[start..<open]
        let clause = head.firstIndex { $0.isWord("where") } ?? open
        let end = tokens[clause - 1].range.upperBound
        let separator = head.contains { $0.isSymbol(":") } ? ", " : ": "
        edits.append((end..<end, Array("\(separator)\(name)".utf8)))
    }

    private mutating func insert(_ text: String, behind index: Int) {
        let place = tokens[index].range.upperBound
        edits.append((place..<place, Array(text.utf8)))
    }

    private func members(_ properties: [Property]) -> String {
        var restoring = ""
        for each in properties where !each.hasDefault {
            restoring += "self.\(each.name) = try record.value(\"\(each.name)\"); "
        }
        for each in properties where each.hasDefault {
            restoring += "if record.has(\"\(each.name)\") { self.\(each.name) = try record.value(\"\(each.name)\") }; "
        }
        let deferred = properties.filter { !$0.isConstant }.map {
            "if record.isDeferred(\"\($0.name)\") { self.\($0.name) = try record.value(\"\($0.name)\") }; "
        }
        let keeping = properties.map { "record.set(\"\($0.name)\", self.\($0.name)); " }
        func names(_ isWanted: (Property) -> Bool) -> String {
            properties.filter(isWanted).map { "\"\($0.name)\"" }.joined(separator: ", ")
        }
        return " @ObservationIgnored public let persistentState = PersistentState(); "
            + "public static var uniqueProperties: [String] { [\(names { $0.isUnique })] }; "
            + "public static var cascadingProperties: [String] { [\(names { $0.cascades })] }; "
            + "public required init(restoring record: PersistentRecord) throws { \(restoring)}; "
            + "public func restoreDeferred(from record: PersistentRecord) throws { \(deferred.joined())}; "
            + "public func keep(in record: inout PersistentRecord) { \(keeping.joined())}; "
    }

    // MARK: - Properties

    /// The persistent stored properties of a class. Blanks out their attributes and the class's macros.
    private mutating func properties(_ body: Range<Int>) -> [Property] {
        var found: [Property] = []
        var attributes: [String] = []
        var isOfType = false
        var index = body.lowerBound
        while index < body.upperBound {
            let token = tokens[index]
            if Self.propertyAttributes.contains(token.text) || Self.classMacros.contains(token.text) {
                var end = index
                if Self.classMacros.contains(token.text), index + 1 < body.upperBound, tokens[index + 1].isSymbol("<") {
                    while end + 1 < body.upperBound, !tokens[end].isSymbol(">") { end += 1 }
                }
                if end + 1 < body.upperBound, tokens[end + 1].isSymbol("("), let close = closing(end + 1) {
                    end = close
                }
                attributes += tokens[index...end].map(\.text)
                blank(tokens[index].range.lowerBound..<tokens[end].range.upperBound)
                index = end + 1
            } else if token.isWord("static") || token.isWord("class") || token.isWord("lazy") {
                isOfType = true
                index += 1
            } else if token.isWord("var") || token.isWord("let"), index + 1 < body.upperBound {
                let (property, end) = property(at: index, before: body.upperBound)
                if var property, !isOfType, !attributes.contains("@Transient"),
                    !(property.isConstant && property.hasDefault)
                {
                    property.isUnique = attributes.contains("@Attribute") && attributes.contains("unique")
                    property.cascades = attributes.contains("@Relationship") && attributes.contains("cascade")
                    found.append(property)
                }
                (attributes, isOfType) = ([], false)
                index = end
            } else if token.isSymbol("{") || token.isSymbol("("), let close = closing(index) {
                (attributes, isOfType) = (token.isSymbol("{") ? [] : attributes, token.isSymbol("{") ? false : isOfType)
                index = close + 1
            } else {
                if ["func", "init", "subscript", "typealias", "enum", "struct", "case", "deinit"].contains(token.text) {
                    (attributes, isOfType) = ([], false)
                }
                index += 1
            }
        }
        return found
    }

    /// The property at `var` or `let`, nil if it is computed, and the index after it.
    private func property(at start: Int, before end: Int) -> (Property?, Int) {
        var property = Property(
            name: tokens[start + 1].text,
            isConstant: tokens[start].isWord("let"),
            hasDefault: false
        )
        var index = start + 2
        while index < end {
            let token = tokens[index]
            // A new line begins another declaration, unless it or the line before it shows that the property continues.
            let goesOn =
                token.line == tokens[index - 1].line || token.isSymbol(".") || token.isSymbol("?")
                || [":", "=", ",", "<", ".", "&", "->", "+", "-", "*", "/"].contains(tokens[index - 1].text)
            if token.isSymbol(";") || (!goesOn && !token.isSymbol("{") && !token.isSymbol("=")) { break }
            if token.isSymbol("=") { property.hasDefault = true }
            if token.isSymbol("{") {
                guard let close = closing(index) else { return (nil, end) }
                if property.hasDefault || ["willSet", "didSet"].contains(tokens[index + 1].text) {
                    index = close + 1
                    continue
                }
                return (nil, close + 1)
            }
            if token.isSymbol("(") || token.isSymbol("["), let close = closing(index) {
                index = close + 1
            } else {
                index += 1
            }
        }
        return (property, index)
    }

    private mutating func blank(_ range: Range<Int>) {
        edits.append((range, source[range].map { $0 == 0x0A ? 0x0A : 0x20 }))
    }

    /// The index of the bracket that closes the one at `open`.
    private func closing(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count where tokens[index].kind == .symbol {
            if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
            if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
