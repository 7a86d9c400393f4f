// ShortestForm.swift: values of longhands in the shortest form that means the same, as they are serialized.
// https://drafts.csswg.org/cssom/#serialize-a-css-value

import CSSSyntax

/// Works on values that a serializer has written: names in lower case, one blank between parts.
enum ShortestForm {
    /// The form of a longhand's value; nil for what the property does not allow.
    static func of(_ name: String, _ text: String) -> String? {
        // OPTIMIZATION: Few properties have another form than what was written.
        guard let form = forms[name] else { return text }
        return Shorthand.isWideKeyword(text) || text.contains("var(") ? text : form(text)
    }

    private static let forms: [String: @Sendable (String) -> String?] = {
        var forms: [String: @Sendable (String) -> String?] = [
            "transform-origin": { text in
                let words = StyleEngine.words(text)
                guard let point = position(Array(words.prefix(2))), words.count < 3 || isLength(words[2]) else {
                    return nil
                }
                return (point + (words.count == 3 && words[2] != "0px" ? [words[2]] : [])).joined(separator: " ")
            },
            "border-image-slice": { text in
                let words = StyleEngine.words(text)
                let numbers = sides(words.filter { $0 != "fill" })
                guard (1...4).contains(numbers.count), words.count - words.filter({ $0 != "fill" }).count < 2,
                    !words.dropFirst().dropLast().contains("fill")
                else { return nil }
                return (numbers + (words.contains("fill") ? ["fill"] : [])).joined(separator: " ")
            },
            "transform": transform,
            "paint-order": { paintOrder(StyleEngine.words($0)) },
            "stroke-dasharray": { text in
                Shorthand.splitAtCommas(text).flatMap { StyleEngine.words(String($0)) }.joined(separator: ", ")
            },
        ]
        for name in ["perspective-origin", "object-position", "offset-position", "offset-anchor"] {
            forms[name] = { text in
                if text == "auto" || text == "normal" { return text }
                return position(StyleEngine.words(text))?.joined(separator: " ")
            }
        }
        forms["mask-size"] = { text in eachPart(text) { $0 == "auto auto" ? "auto" : $0 } }
        // NB: WebKit writes the second size of a background also where it is left out, but not of a mask.
        forms["background-size"] = { text in
            eachPart(text) { size in
                if size == "auto auto" { return "auto" }
                let isWhole = ["auto", "cover", "contain"].contains(size)
                return isWhole || StyleEngine.words(size).count > 1 ? size : size + " auto"
            }
        }
        let corners =
            ["top-left", "top-right", "bottom-left", "bottom-right"] + [
                "start-start", "start-end", "end-start", "end-end",
            ]
        for name in corners.map({ "border-\($0)-radius" })
            + ["width", "outset", "repeat"].flatMap({ ["border-image-" + $0, "mask-border-" + $0] })
        {
            forms[name] = { sides(StyleEngine.words($0)).joined(separator: " ") }
        }
        forms["mask-border-slice"] = forms["border-image-slice"]
        for name in ["translate", "scale", "rotate"] {
            forms[name] = { $0 == "none" ? $0 : individualTransform(name, $0) }
        }
        for name in ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity"] {
            forms[name] = number
        }
        for name in ["animation-timing-function", "transition-timing-function"] {
            forms[name] = { text in
                eachPart(text) { $0 == "step-start" ? "steps(1, start)" : $0 == "step-end" ? "steps(1)" : $0 }
            }
        }
        return forms
    }()

    /// A list's parts, each in its form; nil where one has none.
    static func eachPart(_ text: String, _ form: (String) -> String?) -> String? {
        let parts = Shorthand.splitAtCommas(text)
        let texts = parts.compactMap { form(String($0)) }
        return texts.count == parts.count ? texts.joined(separator: ", ") : nil
    }

    /// A percentage as a number.
    static func number(_ text: String) -> String {
        text.hasSuffix("%") ? Double(text.dropLast()).map { serializeNumber($0 / 100) } ?? text : text
    }

    /// A position: what is horizontal comes first, and what is left out is the center.
    /// https://drafts.csswg.org/css-values-4/#position
    static func position(_ words: [String]) -> [String]? {
        let isVertical = { (word: String) in ["top", "bottom", "y-start", "y-end"].contains(word) }
        let isHorizontal = { (word: String) in ["left", "right", "x-start", "x-end"].contains(word) }
        let isWord = { (word: String) in isVertical(word) || isHorizontal(word) || word == "center" }
        switch words.count {
        case 1: return isVertical(words[0]) ? ["center", words[0]] : [words[0], "center"]
        case 2:
            if isVertical(words[0]) && isVertical(words[1]) || isHorizontal(words[0]) && isHorizontal(words[1]) {
                return nil
            }
            guard isVertical(words[0]) || isHorizontal(words[1]) else { return words }
            // NB: A length stands where its axis is, so that only words change places.
            guard isWord(words[0]), isWord(words[1]), !isHorizontal(words[0]), !isVertical(words[1]) else { return nil }
            return [words[1], words[0]]
        case 4:
            // Each side has an offset.
            guard !isWord(words[1]), !isWord(words[3]) else { return nil }
            if isHorizontal(words[0]), isVertical(words[2]) { return words }
            return isVertical(words[0]) && isHorizontal(words[2]) ? Array(words[2...] + words[..<2]) : nil
        default: return nil
        }
    }

    /// Up to four sides, without those that are those opposite.
    static func sides(_ words: [String]) -> [String] {
        var words = words
        if words.count == 4, words[3] == words[1] { words.removeLast() }
        if words.count == 3, words[2] == words[0] { words.removeLast() }
        if words.count == 2, words[1] == words[0] { words.removeLast() }
        return words
    }

    /// A list of transform functions, where a second length of 0 is left out.
    private static func transform(_ text: String) -> String {
        let functions = StyleEngine.words(text)
        guard !isPlain(functions) else { return text }
        return functions.map { function in
            guard function.hasPrefix("translate("), let comma = function.firstIndex(of: ",") else { return function }
            let second = function[function.index(after: comma)...].dropFirst().dropLast()
            let isZero = second.first == "0" && !second.hasSuffix("%") && Double(second.prefix { !$0.isLetter }) == 0
            return isZero ? function[..<comma] + ")" : function
        }.joined(separator: " ")
    }

    /// Whether WebKit reads such a list in its short way, by which a second length of 0 that a script sets stays.
    private static func isPlain(_ functions: [String]) -> Bool {
        functions.allSatisfy { function in
            ["translate", "matrix3d(", "scale3d(", "rotate("].contains(where: function.hasPrefix)
                && !["em", "ch", "ex", "vw", "vh"].contains(where: { function.contains("0\($0)") })
        }
    }

    /// A list of transform functions as a script sets it, with each bare 0 of a plain one as a length.
    static func withLengths(_ text: String) -> String {
        let functions = StyleEngine.words(text.lowercased())
        guard text.contains("0"), isPlain(functions) else { return text }
        let values = ComponentValues(text)
        var bytes: [UInt8] = []
        var copied = 0
        for (index, token) in values.tokens.enumerated() where token.kind == .function {
            guard String(decoding: values.lowercasedText(at: index), as: UTF8.self).hasPrefix("translate") else {
                continue
            }
            for part in values.contents(ofBlockAt: index) {
                let argument = values.tokens[part]
                guard argument.kind == .number, argument.number == 0 else { continue }
                bytes += values.bytes[copied..<Int(argument.end)] + Array("px".utf8)
                copied = Int(argument.end)
            }
        }
        return String(decoding: bytes + values.bytes[copied...], as: UTF8.self)
    }

    /// https://drafts.csswg.org/css-transforms-2/#individual-transforms
    private static func individualTransform(_ name: String, _ text: String) -> String {
        var words = StyleEngine.words(text)
        switch name {
        case "translate":
            words = words.map { $0 == "0" ? "0px" : $0 }
            if words.count == 3, words[2] == "0px" { words.removeLast() }
            if words.count == 2, words[1] == "0px" { words.removeLast() }
        case "scale":
            words = words.map(number)
            if words.count == 3, words[2] == "1" { words.removeLast() }
            if words.count == 2, words[1] == words[0] { words.removeLast() }
        default:
            guard let place = words.firstIndex(where: isAngle) else { return text }
            let angle = words.remove(at: place)
            let axes = [["1", "0", "0"]: ["x"], ["0", "1", "0"]: ["y"], ["0", "0", "1"]: [], ["z"]: []]
            // An axis has no length.
            let numbers = words.compactMap { Double($0) }
            let others = numbers.indices.filter { numbers[$0] != 0 }
            if numbers.count == 3, others.count == 1, numbers[others[0]] > 0 { words = [["x"], ["y"], []][others[0]] }
            words = (axes[words] ?? words) + [angle]
        }
        return words.joined(separator: " ")
    }

    private static func isLength(_ word: String) -> Bool {
        !["left", "right", "top", "bottom", "center"].contains(word) && !word.hasSuffix("%")
    }

    static func isAngle(_ word: String) -> Bool {
        ["deg", "grad", "rad", "turn"].contains { word.hasSuffix($0) }
    }

    /// The fewest words after which the rest follows in its own order. https://svgwg.org/svg2-draft/painting.html#PaintOrder
    private static func paintOrder(_ words: [String]) -> String {
        let all = ["fill", "stroke", "markers"]
        guard words.allSatisfy(all.contains) else { return words.joined(separator: " ") }
        let completed = { (some: [String]) in some + all.filter { !some.contains($0) } }
        let order = completed(words)
        let count = (1...2).first { completed(Array(order.prefix($0))) == order } ?? 3
        return order.prefix(count).joined(separator: " ")
    }

    // MARK: Functions

    /// The arguments of a function whose name is in lower case.
    static func arguments(_ name: String, _ text: String) -> String {
        switch name {
        case "rotate", "rotatex", "rotatey", "rotatez", "skew", "skewx", "skewy", "hue-rotate":
            return Shorthand.splitAtCommas(text).map { $0 == "0" ? "0deg" : String($0) }.joined(separator: ", ")
        case "scale", "scalex", "scaley", "scalez", "scale3d":
            return Shorthand.splitAtCommas(text).map(number).joined(separator: ", ")
        case "grayscale", "invert", "opacity", "sepia": return FilterGrammar.bounded(name, text)
        case "rotate3d": return text.hasSuffix(", 0") ? text + "deg" : text
        default: return text
        }
    }
}
