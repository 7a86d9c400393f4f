// ValueReader.swift: component values that no grammar describes as values: names in lower case, colors, sums of math functions.
// Elsewhere: the values of properties (ValueSyntax.swift).

package import CSSSyntax

/// Reads component values as values.
package struct ValueReader {
    private let values: ComponentValues
    /// Whether the case of authors' names is preserved.
    private var keepsCase: Bool
    private var isInMath = false
    private var depth = 0

    package init(_ values: ComponentValues, keepsCase: Bool = false) {
        self.values = values
        self.keepsCase = keepsCase
    }

    package static let mathFunctions = WordTable([
        "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin", "acos",
        "atan",
        "atan2", "pow", "sqrt", "hypot", "log", "exp", "-webkit-calc",
    ])

    /// The value of a range; nil if it is empty or no property allows it.
    package func value(_ range: Range<Int>) -> CSSValue? {
        arguments(range).flatMap { $0.isEmpty ? nil : CSSValue(layers: $0) }
    }

    /// The parts of a range between its commas; none if it is empty.
    private func arguments(_ range: Range<Int>) -> [CSSValue]? {
        if values.trimmed(range).isEmpty { return [] }
        let ranges = values.splitAtCommas(range)
        let found = ranges.compactMap { sequence($0) }
        return found.count == ranges.count ? found : nil
    }

    private func sequence(_ range: Range<Int>) -> CSSValue? {
        let components = values.components(range)
        let parts = components.compactMap { component(at: $0.lowerBound) }
        return parts.count == components.count && !parts.isEmpty ? CSSValue(parts) : nil
    }

    /// The value of one component value.
    package func component(at index: Int) -> CSSValue? {
        let token = values.tokens[index]
        switch token.kind {
        case .ident:
            if keepsCase { return .name(values.authored(at: index)) }
            let word = values.word(at: index)
            return needsNoCSSEscapes(word) ? .keyword(word) : .name(word)
        case .number: return .number(token.number)
        case .percentage: return .percentage(token.number)
        case .dimension: return CSSUnit(values.text(at: index)).map { .dimension(token.number, $0) }
        case .hash: return CSSColor(hexadecimal: values.text(at: index)).map { .color($0) }
        case .string: return .string(values.authored(at: index))
        case .url: return .url(values.authored(at: index))
        case .function: return function(at: index)
        case .leftParenthesis: return nested()?.arguments(values.contents(ofBlockAt: index)).map { .function("", $0) }
        case .leftBracket: return GridValue.names(values, index).map { .lines($0) }
        case .delim: return sign(at: index)
        default: return nil
        }
    }

    /// A slash, or an operator of a math function. NB: White space is required on both sides of a sign.
    private func sign(at index: Int) -> CSSValue? {
        let sign = values.delim(at: index)
        switch sign {
        case UInt8(ascii: "/"): return .slash
        case UInt8(ascii: "*"): return "*"
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            let isApart = [index - 1, index + 1].allSatisfy {
                values.tokens.indices.contains($0) && values.tokens[$0].kind == .whitespace
            }
            return isInMath && !isApart ? nil : .keyword(String(UnicodeScalar(sign)))
        default: return nil
        }
    }

    /// The reader of the content of a block or function; nil if blocks are nested too deeply, which bounds the recursion.
    private func nested() -> ValueReader? {
        guard depth < 32 else { return nil }
        var inner = self
        inner.depth += 1
        return inner
    }

    private func function(at index: Int) -> CSSValue? {
        let name = values.word(at: index)
        if name == "url" { return values.address(at: index).map { .url($0) } }
        guard var inner = nested() else { return nil }
        inner.isInMath = Self.mathFunctions.contains(name.utf8)
        let isCounter = name == "counter" || name == "counters"
        if isCounter { inner.keepsCase = true }
        guard var arguments = inner.arguments(values.contents(ofBlockAt: index)) else { return nil }
        // NB: The default style of counters is decimal.
        if isCounter, arguments.count > 1, arguments.last?.text == "decimal" {
            arguments.removeLast()
        }
        let function = CSSValue.function(name, arguments)
        return inner.isInMath ? function.simplified : CSSColor.known(name, arguments) ?? function
    }
}
