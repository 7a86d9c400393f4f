// TransformGrammar.swift: what transform functions take. https://www.w3.org/TR/css-transforms-2/#transform-functions

import CSSSyntax

enum TransformGrammar {
    /// What each argument may be, and how many there must be.
    private struct Signature {
        var arguments: [ValueSyntax]
        var required: Int

        init(_ arguments: [ValueSyntax], required: Int? = nil) {
            self.arguments = arguments
            self.required = required ?? arguments.count
        }
    }

    private static let signatures: [String: Signature] = {
        let (place, number) = (ValueSyntax.lengthPercentage, ValueSyntax.number)
        let (share, angle) = (ValueSyntax.share, ValueSyntax.angle)
        let distance = ValueSyntax.one([.keywords(["none"]), .type(.length, ValueSyntax.notNegative)])
        var found = [
            "translate": Signature([place, place], required: 1), "translatez": Signature([.length]),
            "translate3d": Signature([place, place, .length]), "scale": Signature([share, share], required: 1),
            "scale3d": Signature([share, share, share]), "rotate3d": Signature([number, number, number, angle]),
            "skew": Signature([angle, angle], required: 1), "perspective": Signature([distance]),
            "matrix": Signature(Array(repeating: number, count: 6)),
            "matrix3d": Signature(Array(repeating: number, count: 16)),
        ]
        for name in ["translatex", "translatey"] { found[name] = Signature([place]) }
        for name in ["scalex", "scaley", "scalez"] { found[name] = Signature([share]) }
        for name in ["rotate", "rotatex", "rotatey", "rotatez", "skewx", "skewy"] { found[name] = Signature([angle]) }
        return found
    }()

    /// Whether the component value at `index` is a function with the arguments that it takes.
    static func isAllowed(_ values: ComponentValues, at index: Int) -> Bool {
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        guard values.tokens[index].kind == .function, let signature = signatures[name] else { return false }
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard (signature.required...signature.arguments.count).contains(arguments.count) else { return false }
        return zip(arguments, signature.arguments).allSatisfy { argument, syntax in
            guard let first = argument.first, values.index(afterValueAt: first) >= argument.upperBound else {
                return false
            }
            // An angle of 0 needs no unit.
            let isZero = syntax == .angle && values.tokens[first].kind == .number && values.tokens[first].number == 0
            return isZero || syntax.single(values, first) != nil
        }
    }
}
