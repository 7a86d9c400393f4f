// ValueSerializer.swift: serializes component values as WebKit does: names in lower case, normalized numbers, colors as rgb(), one blank
// between parts. It knows no properties; ValueSyntax.swift has their values.

package import CSSSyntax

/// Serializes a range of component values; nil if no property allows them.
package struct ValueSerializer {
    package let values: ComponentValues
    /// Whether a 0 without unit is serialized as `0px`.
    var zeroIsLength = false
    /// Whether the case of authors' names is preserved.
    var keepsCase = false
    private var depth = 0

    package init(_ values: ComponentValues, zeroIsLength: Bool = false, keepsCase: Bool = false) {
        self.values = values
        self.zeroIsLength = zeroIsLength
        self.keepsCase = keepsCase
    }

    package static let mathFunctions = WordTable([
        "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin", "acos",
        "atan",
        "atan2", "pow", "sqrt", "hypot", "log", "exp", "-webkit-calc",
    ])

    package func serialize(_ range: Range<Int>) -> String? {
        let range = values.trimmed(range)
        var result = ""
        var index = range.lowerBound
        var needsSpace = false
        while index < range.upperBound {
            let token = values.tokens[index]
            switch token.kind {
            case .whitespace:
                needsSpace = true
                index += 1
                continue
            case .comma:
                result += ","
                needsSpace = true
                index += 1
                continue
            default:
                break
            }
            if values.delim(at: index) == UInt8(ascii: "/") {
                result += " /"
                needsSpace = true
                index += 1
                continue
            }
            guard let part = component(at: index) else { return nil }
            if needsSpace, !result.isEmpty { result += " " }
            needsSpace = false
            result += part
            index = values.index(afterValueAt: index)
        }
        return result
    }

    /// Serializes one component value.
    package func component(at index: Int) -> String? {
        let token = values.tokens[index]
        switch token.kind {
        case .ident:
            if keepsCase {
                var bytes: [UInt8] = []
                serializeCSSIdentifier(values.text(at: index), into: &bytes)
                return String(decoding: bytes, as: UTF8.self)
            }
            var bytes: [UInt8] = []
            serializeCSSIdentifier(values.lowercasedText(at: index), into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        case .number:
            let number = serializeNumber(token.number)
            return number == "0" && zeroIsLength ? "0px" : number
        case .percentage:
            return serializeNumber(token.number) + "%"
        case .dimension:
            return serializeNumber(token.number) + String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        case .hash:
            return CSSColor(hexadecimal: values.text(at: index))?.text
        case .string:
            return quoted(values.text(at: index))
        case .url:
            return "url(" + quoted(values.text(at: index)) + ")"
        case .function:
            return function(at: index)
        case .leftParenthesis:
            return nested()?.serialize(values.contents(ofBlockAt: index)).map { "(" + $0 + ")" }
        case .leftBracket:
            return nested()?.serialize(values.contents(ofBlockAt: index)).map { "[" + $0 + "]" }
        case .delim:
            let delim = values.delim(at: index)
            return "+-*".utf8.contains(delim) ? String(UnicodeScalar(delim)) : nil
        default:
            return nil
        }
    }

    package func quoted(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        serializeCSSString(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The serializer for the content of a block or function; nil if blocks are nested too deeply, which bounds the recursion.
    private func nested() -> ValueSerializer? {
        guard depth < 32 else { return nil }
        var inner = self
        inner.depth += 1
        return inner
    }

    private func function(at index: Int) -> String? {
        if let color = CSSColor(function: index, in: values) { return color.text }
        if let text = CSSColor.numeric(values, index) { return text }
        guard var inner = nested() else { return nil }
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        if Self.mathFunctions.contains(name.utf8) {
            if let expression = CalcExpression(function: index, in: values) { return expression.text }
            inner.zeroIsLength = false
        } else if name == "url" || name == "src" {
            let contents = values.trimmed(values.contents(ofBlockAt: index))
            guard contents.count == 1, values.tokens[contents.lowerBound].kind == .string else { return nil }
            return "url(" + quoted(values.text(at: contents.lowerBound)) + ")"
        } else {
            inner.zeroIsLength = name == "rect"
        }
        guard var text = inner.serialize(values.contents(ofBlockAt: index)) else { return nil }
        // NB: The default style of counters is decimal.
        if name == "counter" || name == "counters", text.hasSuffix(", decimal") { text.removeLast(9) }
        if name == "rect", !text.contains(",") { text = text.split(separator: " ").joined(separator: ", ") }
        return name + "(" + text + ")"
    }
}
