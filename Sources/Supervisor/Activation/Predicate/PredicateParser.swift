// PredicateParser.swift: parses the predicate format language as far as rules can use it: logic and comparisons.
// PredicateParser+Expressions.swift parses values. Keywords are case-insensitive. Precedence: NOT, then AND, then OR.
//
// Each rule returns an operand that is a predicate or a value, because only the token after a closing parenthesis
// decides which of the two the parentheses held. So nothing is parsed twice.

/// Parses a predicate's text. Linear; nesting and chains are limited to `maximumDepth`.
struct PredicateParser {
    /// The maximum nesting, and the maximum length of a chain of `.` or `+`.
    static let maximumDepth = 64
    /// The maximum length of the text in bytes.
    static let maximumLength = 1 << 16

    enum Operand {
        case predicate(Predicate)
        case value(Expression)

        var range: Range<Int> {
            switch self {
            case .predicate(let predicate): predicate.range
            case .value(let value): value.range
            }
        }
    }

    let text: [UInt8]
    private let tokens: [PredicateToken]
    private var index = 0
    private var depth = 0
    /// The variables of the enclosing SUBQUERYs.
    var scope: [String] = []
    /// Keys that no object has, with their offsets.
    var unknownKeys: [(name: String, offset: Int)] = []
    /// Types that the predicate names, with their offsets.
    var askedTypes: [(name: String, offset: Int)] = []

    init(_ text: [UInt8]) throws(PredicateError) {
        guard text.count <= Self.maximumLength else {
            throw PredicateError("the predicate exceeds the limit of \(Self.maximumLength) bytes", at: 0, in: text)
        }
        self.text = text
        var lexer = PredicateLexer(text)
        tokens = try lexer.tokens()
    }

    /// Parses the whole text as one predicate.
    mutating func parse() throws(PredicateError) -> Predicate {
        if token.kind == .end { throw fault("the predicate is empty", at: token) }
        let predicate = try predicate(parseOr())
        guard token.kind == .end else { throw fault("\(token.shown) is unexpected here", at: token) }
        return predicate
    }

    // MARK: - Tokens

    var token: PredicateToken { tokens[index] }

    /// The end of the last token that was consumed.
    var lastEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    mutating func advance() { if index + 1 < tokens.count { index += 1 } }

    /// The keyword at the current position, in upper case.
    var keyword: String? { if case .word(let text) = token.kind { text.uppercased() } else { nil } }

    func isSymbol(_ text: String) -> Bool { token.kind == .symbol(text) }

    mutating func take(symbol: String) -> Bool {
        guard isSymbol(symbol) else { return false }
        advance()
        return true
    }

    mutating func take(keyword: String) -> Bool {
        guard self.keyword == keyword else { return false }
        advance()
        return true
    }

    mutating func expect(_ symbol: String, _ why: String) throws(PredicateError) {
        guard take(symbol: symbol) else {
            throw fault("\"\(symbol)\" is missing \(why), before \(token.shown)", at: token)
        }
    }

    func fault(_ problem: String, at token: PredicateToken, hint: String? = nil) -> PredicateError {
        PredicateError(problem, at: token.range.lowerBound, in: text, hint: hint)
    }

    func predicate(_ operand: Operand) throws(PredicateError) -> Predicate {
        switch operand {
        case .predicate(let predicate): return predicate
        case .value(let value):
            throw PredicateError(
                "\"\(excerpt(value.range))\" is a value, not a condition",
                at: value.range.lowerBound,
                in: text,
                hint: "Compare it, for example with == YES."
            )
        }
    }

    func value(_ operand: Operand) throws(PredicateError) -> Expression {
        switch operand {
        case .value(let value): return value
        case .predicate(let predicate):
            throw PredicateError(
                "\"\(excerpt(predicate.range))\" is a condition and cannot be compared",
                at: predicate.range.lowerBound,
                in: text
            )
        }
    }

    /// The text of a range on one line, shortened.
    func excerpt(_ range: Range<Int>) -> String { predicateExcerpt(text, range) }

    /// Runs `body` one level deeper.
    mutating func nested<R>(_ body: (inout Self) throws(PredicateError) -> R) throws(PredicateError) -> R {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw fault("nested deeper than \(Self.maximumDepth) levels", at: token)
        }
        return try body(&self)
    }

    /// Checks the length of a chain.
    func checkChain(_ length: Int) throws(PredicateError) {
        guard length < Self.maximumDepth else {
            throw fault("a chain exceeds the limit of \(Self.maximumDepth) operators", at: token)
        }
    }

    // MARK: - Logic

    mutating func parseOr() throws(PredicateError) -> Operand {
        try nested { parser throws(PredicateError) in
            try parser.parseChain(keyword: "OR", symbol: "||", Predicate.or) { parser throws(PredicateError) in
                try parser.parseChain(keyword: "AND", symbol: "&&", Predicate.and) { parser throws(PredicateError) in
                    try parser.parseNot()
                }
            }
        }
    }

    private mutating func parseChain(
        keyword: String,
        symbol: String,
        _ make: ([Predicate], Range<Int>) -> Predicate,
        _ term: (inout Self) throws(PredicateError) -> Operand
    ) throws(PredicateError) -> Operand {
        let first = try term(&self)
        guard self.keyword == keyword || isSymbol(symbol) else { return first }
        var terms = [try predicate(first)]
        while take(keyword: keyword) || take(symbol: symbol) { terms.append(try predicate(term(&self))) }
        return .predicate(make(terms, first.range.lowerBound..<lastEnd))
    }

    private mutating func parseNot() throws(PredicateError) -> Operand {
        let start = token.range.lowerBound
        guard take(keyword: "NOT") || take(symbol: "!") else { return try parseComparison() }
        let inner = try nested { parser throws(PredicateError) in try parser.predicate(parser.parseNot()) }
        return .predicate(.not(inner, start..<lastEnd))
    }

    // MARK: - Comparisons

    private mutating func parseComparison() throws(PredicateError) -> Operand {
        let first = token
        let quantifier: Comparison.Quantifier? =
            switch keyword {
            case "ANY", "SOME": .any
            case "ALL": .all
            case "NONE": Comparison.Quantifier.none
            default: nil
            }
        if quantifier != nil { advance() }
        let left = try parseSum()
        guard let comparator = try parseOperator() else {
            if quantifier != nil {
                throw fault("an operator is missing after \"\(excerpt(left.range))\"", at: token)
            }
            return left
        }
        let (ignoresCase, ignoresDiacritics) = try parseModifiers(after: comparator)
        if token.kind == .end {
            throw fault("a value is missing after \"\(excerpt(first.range.lowerBound..<lastEnd))\"", at: token)
        }
        let right = try value(parseSum())
        if comparator == .conformsTo || comparator == .typeEquals { recordTypes(right) }
        return .predicate(
            .comparison(
                Comparison(
                    quantifier: quantifier,
                    left: try value(left),
                    comparator: comparator,
                    ignoresCase: ignoresCase,
                    ignoresDiacritics: ignoresDiacritics,
                    right: right,
                    range: first.range.lowerBound..<lastEnd
                )
            )
        )
    }

    private mutating func recordTypes(_ expression: Expression) {
        if case .literal(.string(let name), let range) = expression { askedTypes.append((name, range.lowerBound)) }
    }

    private mutating func parseOperator() throws(PredicateError) -> Comparison.Operator? {
        let found: Comparison.Operator?
        switch token.kind {
        case .symbol(let symbol): found = Self.symbolOperators[symbol]
        case .word(let word):
            found = Self.wordOperators[word.uppercased()]
            if found == nil, !["AND", "OR"].contains(word.uppercased()) {
                throw fault(
                    "an operator is expected instead of \(token.shown)",
                    at: token,
                    hint: word.uppercased() == "CONFORMS" ? "The operator on types is UTI-CONFORMS-TO." : nil
                )
            }
        default: found = nil
        }
        if found != nil { advance() }
        return found
    }

    private static let symbolOperators: [String: Comparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]

    private static let wordOperators: [String: Comparison.Operator] = [
        "BETWEEN": .between, "IN": .in, "BEGINSWITH": .beginsWith, "CONTAINS": .contains, "ENDSWITH": .endsWith,
        "LIKE": .like, "MATCHES": .matches, "UTI-CONFORMS-TO": .conformsTo, "UTI-EQUALS": .typeEquals,
    ]

    /// Parses `[c]`, `[d]`, `[cd]`. `[n]` and `[l]` (normalized, localized) are accepted too: strings are compared by canonical
    /// equivalence anyway, and there is only one locale.
    private mutating func parseModifiers(
        after comparator: Comparison.Operator
    ) throws(PredicateError) -> (Bool, Bool) {
        guard isSymbol("["), comparator != .between else { return (false, false) }
        advance()
        guard case .word(let letters) = token.kind, letters.lowercased().allSatisfy({ "cdnl".contains($0) }) else {
            throw fault("a modifier is c, d or cd, not \(token.shown)", at: token)
        }
        advance()
        try expect("]", "after the modifier")
        return (letters.lowercased().contains("c"), letters.lowercased().contains("d"))
    }
}

/// The bytes of `range` as text on one line, shortened to 100 characters.
func predicateExcerpt(_ text: [UInt8], _ range: Range<Int>) -> String {
    let words = String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
        .split { $0.isWhitespace }.joined(separator: " ")
    return words.count <= 100 ? words : words.prefix(60) + " ... " + words.suffix(35)
}
