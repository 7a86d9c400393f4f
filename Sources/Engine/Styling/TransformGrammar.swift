// TransformGrammar.swift: what transform functions take. https://www.w3.org/TR/css-transforms-2/#transform-functions

import CSSSyntax

enum TransformGrammar {
    /// What each argument may be, as PropertyGrammar has it, and how many there must be.
    private struct Signature {
        var arguments: [PropertyGrammar]
        var required: Int

        init(_ arguments: [Substring], required: Int? = nil) {
            self.arguments = arguments.map { PropertyGrammar($0) }
            self.required = required ?? arguments.count
        }
    }

    private static let signatures: [String: Signature] = {
        let (place, number) = ("L P" as Substring, "N" as Substring)
        let (share, angle) = ("N P" as Substring, "A" as Substring)
        var found = [
            "translate": Signature([place, place], required: 1), "translatez": Signature(["L"]),
            "translate3d": Signature([place, place, "L"]), "scale": Signature([share, share], required: 1),
            "scale3d": Signature([share, share, share]), "rotate3d": Signature([number, number, number, angle]),
            "skew": Signature([angle, angle], required: 1), "perspective": Signature(["L + none"]),
            "matrix": Signature(Array(repeating: number, count: 6)),
            "matrix3d": Signature(Array(repeating: number, count: 16)),
        ]
        for name in ["translatex", "translatey"] { found[name] = Signature([place]) }
        for name in ["scalex", "scaley", "scalez"] { found[name] = Signature([share]) }
        for name in ["rotate", "rotatex", "rotatey", "rotatez", "skewx", "skewy"] { found[name] = Signature([angle]) }
        return found
    }()

    /// Whether each function in a list has the arguments that it takes.
    static func isAllowed(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if values.tokens[index].kind == .function, !isAllowed(values, at: index) { return false }
            index = values.index(afterValueAt: index)
        }
        return true
    }

    private static func isAllowed(_ values: ComponentValues, at index: Int) -> Bool {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        guard let signature = signatures[name] else { return true }
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard (signature.required...signature.arguments.count).contains(arguments.count) else { return false }
        return zip(arguments, signature.arguments).allSatisfy { argument, grammar in
            guard let first = argument.first, values.index(afterValueAt: first) >= argument.upperBound else {
                return false
            }
            // An angle of 0 needs no unit.
            let isZero = grammar.angle && values.tokens[first].kind == .number && values.tokens[first].number == 0
            return isZero || grammar.single(values, first) != nil
        }
    }
}
