// TransformGrammar.swift: the grammar of transform functions. https://www.w3.org/TR/css-transforms-2/#transform-functions

import CSSSyntax

enum TransformGrammar {
    /// The types of the arguments, and their number.
    private struct Signature {
        var name: String
        var arguments: [ValueSyntax]
        var required: Int

        init(_ name: String, _ arguments: [ValueSyntax], required: Int? = nil) {
            self.name = name
            self.arguments = arguments
            self.required = required ?? arguments.count
        }
    }

    private static let signatures: [Signature] = {
        let (place, number) = (ValueSyntax.lengthPercentage, ValueSyntax.number)
        let (share, angle) = (ValueSyntax.numberOrPercentage, ValueSyntax.angle)
        let distance = ValueSyntax.one([.keywords(["none"]), .type(.length, ValueSyntax.notNegative)])
        return [
            Signature("translate", [place, place], required: 1), Signature("translateZ", [.length]),
            Signature("translate3d", [place, place, .length]), Signature("scale", [share, share], required: 1),
            Signature("scale3d", [share, share, share]), Signature("rotate3d", [number, number, number, angle]),
            Signature("skew", [angle, angle], required: 1), Signature("perspective", [distance]),
            Signature("matrix", Array(repeating: number, count: 6)),
            Signature("matrix3d", Array(repeating: number, count: 16)),
        ]
            + ["translateX", "translateY"].map { Signature($0, [place]) }
            + ["scaleX", "scaleY", "scaleZ"].map { Signature($0, [share]) }
            + ["rotate", "rotateX", "rotateY", "rotateZ", "skewX", "skewY"].map { Signature($0, [angle]) }
    }()
    private static let names = WordTable(signatures.map { $0.name.lowercased() })

    /// The function at `index` with its arguments; nil if they are invalid.
    static func value(_ values: ComponentValues, at index: Int) -> CSSValue? {
        guard values.tokens[index].kind == .function, let place = names.place(of: values.text(at: index)) else {
            return nil
        }
        let signature = signatures[place]
        let ranges = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard (signature.required...signature.arguments.count).contains(ranges.count) else { return nil }
        var arguments: [CSSValue] = []
        for (range, syntax) in zip(ranges, signature.arguments) {
            guard let first = range.first, values.index(afterValueAt: first) >= range.upperBound,
                let argument = argument(values, first, syntax)
            else { return nil }
            arguments.append(argument)
        }
        return .function(signature.name, arguments)
    }

    private static func argument(_ values: ComponentValues, _ index: Int, _ syntax: ValueSyntax) -> CSSValue? {
        let token = values.tokens[index]
        // An angle of 0 needs no unit.
        if syntax == .angle, token.kind == .number { return token.number == 0 ? .dimension(0, .deg) : nil }
        guard let value = syntax.match(values, single: index) else { return nil }
        if case .percentage(let share) = value, syntax == .numberOrPercentage { return .number(share / 100) }
        return value
    }

    /// A list of functions without second lengths of 0. https://drafts.csswg.org/cssom/#serialize-a-css-value
    static func shortened(_ list: CSSValue) -> CSSValue {
        let parts = list.parts.map { part in
            guard case .function("translate", let arguments) = part, arguments.count == 2, arguments[1].isZero else {
                return part
            }
            return CSSValue.function("translate", [arguments[0]])
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    /// Whether WebKit's fast parser handles a list that a script sets: then a second length of 0 stays.
    ///
    /// Such a list has only some functions, lengths in pixels, and no blanks that are required.
    static func fitsFastParser(_ values: ComponentValues) -> Bool {
        var index = 0
        while index < values.tokens.count {
            let token = values.tokens[index]
            if token.kind == .function {
                let isPlain = [
                    "translate", "translatex", "translatey", "translatez", "translate3d", "scale3d", "matrix3d",
                    "rotate",
                ]
                .contains(values.word(at: index))
                guard isPlain, argumentsFitFastParser(values, index) else { return false }
            } else if token.kind != .whitespace {
                return false
            }
            index = values.index(afterValueAt: index)
        }
        return true
    }

    private static func argumentsFitFastParser(_ values: ComponentValues, _ index: Int) -> Bool {
        let isRotation = values.text(at: index, is: "rotate")
        let isTranslation = values.word(at: index).hasPrefix("translate")
        let contents = values.contents(ofBlockAt: index)
        return contents.allSatisfy { place in
            let token = values.tokens[place]
            switch token.kind {
            case .comma: return true
            case .whitespace: return place + 1 < contents.upperBound && values.tokens[place + 1].kind != .comma
            case .number: return !isRotation && (token.number == 0 || !isTranslation)
            case .percentage: return isTranslation
            case .dimension:
                return isRotation
                    ? values.text(at: place, is: "deg") || values.text(at: place, is: "rad")
                    : isTranslation && values.text(at: place, is: "px")
            default: return false
            }
        }
    }
}
