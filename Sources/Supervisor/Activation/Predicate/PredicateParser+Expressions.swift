// PredicateParser+Expressions.swift: parses values in predicates: literals, paths, SUBQUERY and arithmetic.

import ExtensionModel

extension PredicateParser {
    mutating func parseSum() throws(PredicateError) -> Operand {
        try parseArithmetic(["+", "-"]) { parser throws(PredicateError) in
            try parser.parseArithmetic(["*", "/"]) { parser throws(PredicateError) in
                try parser.parseArithmetic(["**"]) { parser throws(PredicateError) in try parser.parseSign() }
            }
        }
    }

    private mutating func parseArithmetic(
        _ symbols: [String],
        _ term: (inout Self) throws(PredicateError) -> Operand
    ) throws(PredicateError) -> Operand {
        var result = try term(&self)
        var length = 0
        while let symbol = symbols.first(where: isSymbol) {
            advance()
            let left = try value(result)
            let right = try value(term(&self))
            let range = left.range.lowerBound..<lastEnd
            result = .value(.arithmetic(left, symbol == "**" ? "^" : Character(symbol), right, range))
            length += 1
            try checkChain(length)
        }
        return result
    }

    private mutating func parseSign() throws(PredicateError) -> Operand {
        let start = token.range.lowerBound
        guard take(symbol: "-") else { return try parsePath() }
        let inner = try nested { parser throws(PredicateError) in try parser.value(parser.parseSign()) }
        return .value(.negative(inner, start..<lastEnd))
    }

    /// Parses a primary value and the keys, operators and indices that follow it.
    private mutating func parsePath() throws(PredicateError) -> Operand {
        let first = try parsePrimary()
        guard isSymbol(".") || isSymbol("[") else { return first }
        var result = try value(first)
        let start = result.range.lowerBound
        var length = 0
        while true {
            if take(symbol: ".") {
                result = try parseKey(of: result, start: start)
            } else if take(symbol: "[") {
                let index = try parseIndex()
                try expect("]", "after the index")
                result = .element(result, index, start..<lastEnd)
            } else {
                return .value(result)
            }
            length += 1
            try checkChain(length)
        }
    }

    private mutating func parseKey(of object: Expression, start: Int) throws(PredicateError) -> Expression {
        let token = token
        switch token.kind {
        case .word(let name), .name(let name):
            advance()
            return try key(name, of: object, token, start: start)
        case .collectionOperator("count"):
            advance()
            return .count(object, start..<lastEnd)
        case .collectionOperator(let name):
            throw fault("the collection operator @\(name) is not supported", at: token, hint: "Rules can use @count.")
        default: throw fault("a key is missing after \".\", before \(token.shown)", at: token)
        }
    }

    private mutating func key(
        _ name: String,
        of object: Expression,
        _ token: PredicateToken,
        start: Int
    ) throws(PredicateError) -> Expression {
        if name == "count" || name == "length" {
            throw fault("a collection has no key \"\(name)\"", at: token, hint: "Its size is @count, with the @.")
        }
        if !PredicateValue.knownKeys.contains(name) { unknownKeys.append((name, token.range.lowerBound)) }
        return .key(object, name, start..<lastEnd)
    }

    private mutating func parseIndex() throws(PredicateError) -> Expression.Index {
        switch keyword {
        case "FIRST":
            advance()
            return .first
        case "LAST":
            advance()
            return .last
        case "SIZE":
            advance()
            return .size
        default: return .at(try nested { parser throws(PredicateError) in try parser.value(parser.parseSum()) })
        }
    }

    private mutating func parsePrimary() throws(PredicateError) -> Operand {
        let token = token
        switch token.kind {
        case .string(let text):
            advance()
            return .value(.literal(.string(text), token.range))
        case .number(let number):
            advance()
            return .value(.literal(.number(number), token.range))
        case .variable(let name):
            guard scope.contains(name) else {
                let hint =
                    scope.isEmpty
                    ? "Only SUBQUERY defines variables."
                    : "Defined here: \(scope.map { "$\($0)" }.joined(separator: ", "))."
                throw fault("the variable $\(name) is not defined here", at: token, hint: hint)
            }
            advance()
            return .value(.variable(name, token.range))
        case .name(let name):
            advance()
            return .value(try key(name, of: .root(token.range), token, start: token.range.lowerBound))
        case .symbol("("):
            advance()
            let inner = try parseOr()
            try expect(")", "at the end of the parenthesis")
            return inner
        case .symbol("{"): return .value(try parseAggregate(token))
        case .word(let word): return try parseWord(word, token)
        case .symbol(","), .symbol(")"):
            let hint =
                "Names such as $item are removed if build settings or a preprocessor are applied to a property list."
            throw fault("a value is missing before \(token.shown)", at: token, hint: hint)
        default: throw fault("a value is missing before \(token.shown)", at: token)
        }
    }

    private mutating func parseAggregate(_ open: PredicateToken) throws(PredicateError) -> Expression {
        advance()
        var elements: [Expression] = []
        if !isSymbol("}") {
            repeat {
                elements.append(try nested { parser throws(PredicateError) in try parser.value(parser.parseSum()) })
            } while take(symbol: ",")
        }
        try expect("}", "at the end of the list")
        return .aggregate(elements, open.range.lowerBound..<lastEnd)
    }

    private mutating func parseWord(_ word: String, _ token: PredicateToken) throws(PredicateError) -> Operand {
        func literal(_ value: PredicateValue) -> Operand { .value(.literal(value, token.range)) }
        switch word.uppercased() {
        case "TRUEPREDICATE":
            advance()
            return .predicate(.constant(true, token.range))
        case "FALSEPREDICATE":
            advance()
            return .predicate(.constant(false, token.range))
        case "TRUE", "YES":
            advance()
            return literal(.bool(true))
        case "FALSE", "NO":
            advance()
            return literal(.bool(false))
        case "NIL", "NULL":
            advance()
            return literal(.nil)
        case "SELF":
            advance()
            return .value(.root(token.range))
        case "SUBQUERY":
            advance()
            return .value(
                try nested { parser throws(PredicateError) in try parser.parseSubquery(start: token.range.lowerBound) }
            )
        case "AND", "OR", "ANY", "ALL", "NONE", "SOME", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
            "MATCHES", "UTI-CONFORMS-TO", "UTI-EQUALS":
            let hint =
                "Names such as $item are removed if build settings or a preprocessor are applied to a property list."
            throw fault("a value is missing before \(token.shown)", at: token, hint: hint)
        default: break
        }
        advance()
        if isSymbol("(") || isSymbol(":") {
            throw fault("there is no function \"\(word)\"", at: token, hint: "Rules can use SUBQUERY only.")
        }
        return .value(try key(word, of: .root(token.range), token, start: token.range.lowerBound))
    }

    /// Parses `SUBQUERY(collection, $variable, predicate)`, after the word.
    private mutating func parseSubquery(start: Int) throws(PredicateError) -> Expression {
        try expect("(", "after SUBQUERY")
        let collection = try value(parseSum())
        try expect(",", "after the SUBQUERY's collection")
        guard case .variable(let name) = token.kind else {
            let hint =
                "Names such as $item are removed if build settings or a preprocessor are applied to a property list."
            throw fault("the SUBQUERY's variable is missing before \(token.shown)", at: token, hint: hint)
        }
        advance()
        try expect(",", "after the SUBQUERY's variable")
        scope.append(name)
        let condition = try predicate(parseOr())
        scope.removeLast()
        try expect(")", "at the end of the SUBQUERY")
        return .subquery(collection, variable: name, condition, start..<lastEnd)
    }
}
