// StyleEngine+Conversion.swift: conversion of the parts of computed values: lengths to pixels, colors to rgb(), positions to percentages.
// https://www.w3.org/TR/css-cascade-4/#computed

import CSSSyntax
import CSSValues
package import DOM

extension StyleEngine {
    /// A value with its lengths in pixels and, if `colors` is true, its colors as `rgb()`.
    func converted(_ text: String, _ element: NodeID, colors: Bool = false) -> String {
        // OPTIMIZATION: Most values are keywords and numbers.
        guard colors || text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
        let values = ComponentValues(text)
        var result: [UInt8] = []
        var copied = 0
        for index in values.indices {
            let token = values.tokens[index]
            if Int(token.start) < copied { continue }
            var replacement: String?
            var end = Int(token.end)
            switch token.kind {
            case .dimension:
                let unit = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
                replacement = pixels(token.number, unit, fontSize: nil, element).map { serializeNumber($0) + "px" }
                if replacement == nil, colors, unit != "deg" {
                    replacement = degreesOf(token.number, unit).map { serializeNumber($0) + "deg" }
                }
            case .ident where colors:
                let word = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
                let isColor = CSSColor.named[word] != nil || CSSColor.systemKeywords.contains(word)
                replacement = isColor ? color(.fill, word, element, nil) : nil
            case .function
            where ValueSerializer.mathFunctions.contains(values.text(at: index)):
                let last = min(values.index(afterValueAt: index), values.tokens.count) - 1
                let text = String(decoding: values.source(of: index..<last + 1), as: UTF8.self)
                let computed = length(text, element)
                replacement = computed == text ? nil : computed
                end = Int(values.tokens[last].end)
            case .function where colors:
                let last = min(values.index(afterValueAt: index), values.tokens.count) - 1
                let text = String(decoding: values.source(of: index..<last + 1), as: UTF8.self)
                guard
                    text.hasPrefix("color-mix(") || text.hasPrefix("light-dark(")
                        || text.hasPart("(from ") && !text.hasPart("gradient(")
                else {
                    continue
                }
                replacement = color(.fill, text, element, nil)
                end = Int(values.tokens[last].end)
            default: break
            }
            guard let replacement else { continue }
            result += values.bytes[copied..<Int(token.start)]
            result += Array(replacement.utf8)
            copied = end
        }
        guard copied > 0, let last = values.tokens.last else { return text }
        result += values.bytes[copied..<Int(last.end)]
        return String(decoding: result, as: UTF8.self)
    }

    /// Gradients and shapes with the positions after `at` as lengths and percentages.
    func placed(_ text: String, _ element: NodeID) -> String {
        guard text.hasPart("at ") else { return text }
        let values = ComponentValues(text)
        var result: [UInt8] = []
        var copied = 0
        for index in values.indices where values.tokens[index].kind == .ident && values.text(at: index, is: "at") {
            var end = index + 1
            while end < values.tokens.count, ![.comma, .rightParenthesis].contains(values.tokens[end].kind),
                !values.text(at: end, is: "in")
            {
                end = values.index(afterValueAt: end)
            }
            let place = values.trimmed(index + 1..<end)
            guard let first = place.first, let last = place.last, Int(values.tokens[first].start) >= copied else {
                continue
            }
            result += values.bytes[copied..<Int(values.tokens[first].start)]
            result += Array(point(String(decoding: values.source(of: place), as: UTF8.self), element).utf8)
            copied = Int(values.tokens[last].end)
        }
        result += values.bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Shapes that are rectangles, as distances from all sides. https://drafts.csswg.org/css-shapes-1/#basic-shape-computed-values
    func insets(_ text: String, _ element: NodeID) -> String {
        guard text.hasPart("rect(") || text.hasPart("xywh(") else { return text }
        return wordsOfValue(text).map { word in
            guard let name = ["rect(", "xywh("].first(where: word.hasPrefix), word.hasSuffix(")") else { return word }
            let words = wordsOfValue(String(word.dropFirst(5).dropLast()))
            let given = Array(words.prefix { $0 != "round" })
            guard given.count == 4 else { return word }
            let sides: [String]
            if name == "rect(" {
                let (right, bottom) = (given[1] == "auto" ? "100%" : given[1], given[2] == "auto" ? "100%" : given[2])
                let (top, left) = (given[0] == "auto" ? "0%" : given[0], given[3] == "auto" ? "0%" : given[3])
                sides = [top, fromEnd(right, element), fromEnd(bottom, element), left]
            } else {
                let ends = [given[0] + " + " + given[2], given[1] + " + " + given[3]].map {
                    fromEnd("(" + $0 + ")", element)
                }
                sides = [given[1], ends[0], ends[1], given[0]]
            }
            return "inset(" + (ShortestForm.sides(sides) + words.dropFirst(4)).joined(separator: " ") + ")"
        }.joined(separator: " ")
    }

    /// The distance from the end: 100 % without the position. A part of 0 pixels is omitted.
    private func fromEnd(_ place: String, _ element: NodeID) -> String {
        let text = length("calc(100% - " + place + ")", element)
        guard text.hasSuffix(" - 0px)") || text.hasSuffix(" + 0px)") else { return text }
        return String(text.dropFirst(5).dropLast(7))
    }

    /// Sets of images with their resolutions in dots per pixel.
    func inDots(_ text: String) -> String {
        let values = ComponentValues(text)
        var result: [UInt8] = []
        var copied = 0
        for index in values.indices where values.tokens[index].kind == .dimension {
            let unit = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
            guard let dots = ["x": 1, "dpi": 1.0 / 96, "dpcm": 2.54 / 96][unit] else { continue }
            let amount = serializeNumber(values.tokens[index].number * dots)
            result += values.bytes[copied..<Int(values.tokens[index].start)] + Array((amount + "dppx").utf8)
            copied = Int(values.tokens[index].end)
        }
        return String(decoding: result + values.bytes[copied...], as: UTF8.self)
    }

    /// A text whose angles are in degrees.
    func inDegrees(_ text: String) -> String {
        guard text.utf8.last.map({ $0 >= 0x61 && $0 <= 0x7A }) == true else { return text }
        return wordsOfValue(text).map { word in
            let values = ComponentValues(word)
            guard values.tokens.count == 1, values.tokens[0].kind == .dimension else { return word }
            let unit = String(decoding: values.lowercasedText(at: 0), as: UTF8.self)
            return degreesOf(values.tokens[0].number, unit).map { serializeNumber($0) + "deg" } ?? word
        }.joined(separator: " ")
    }

    /// The direction and an angle. https://drafts.fxtf.org/motion-1/#offset-rotate-property
    func offsetRotation(_ text: String) -> String {
        let words = wordsOfValue(inDegrees(text))
        let angle = words.last.flatMap { $0.hasSuffix("deg") ? Double($0.dropLast(3)) : nil }
        switch words[0] {
        case "auto": return "auto " + serializeNumber(angle ?? 0) + "deg"
        case "reverse": return "auto " + serializeNumber((angle ?? 0) + 180) + "deg"
        default: return words[0]
        }
    }

    /// A list of positions along one axis. https://www.w3.org/TR/css-backgrounds-3/#background-position
    func places(_ text: String, _ element: NodeID) -> String {
        Shorthand.splitAtCommas(text).map { place(wordsOfValue($0), element) }.joined(separator: ", ")
    }

    private func place(_ words: [String], _ element: NodeID) -> String {
        guard let first = words.first else { return "" }
        let offset = words.count > 1 ? length(words[1], element) : "0px"
        switch first {
        case "left", "top": return words.count > 1 ? offset : "0%"
        case "center": return "50%"
        case "right", "bottom":
            if words.count == 1 { return "100%" }
            if offset.hasSuffix("%"), let number = Double(offset.dropLast()) {
                return serializeNumber(100 - number) + "%"
            }
            return fromEnd(offset, element)
        default: return length(first, element)
        }
    }

    /// A position in two dimensions, optionally followed by a third length. https://www.w3.org/TR/css-values-4/#position
    package func point(_ text: String, _ element: NodeID) -> String {
        var words = wordsOfValue(text)
        let depth = words.count == 3 ? [length(words.removeLast(), element)] : []
        let isVertical = { (word: String) in word == "top" || word == "bottom" }
        let isHorizontal = { (word: String) in word == "left" || word == "right" }
        switch words.count {
        case 1: words = isVertical(words[0]) ? ["center", words[0]] : [words[0], "center"]
        case 2: if isVertical(words[0]) || isHorizontal(words[1]) { words.swapAt(0, 1) }
        case 4:
            let pairs = isVertical(words[0]) ? [words[2...3], words[0...1]] : [words[0...1], words[2...3]]
            return pairs.map { place(Array($0), element) }.joined(separator: " ")
        default: return converted(text, element)
        }
        return (words.map { place([$0], element) } + depth).joined(separator: " ")
    }

    /// The generated content, with the values of attributes. https://drafts.csswg.org/css-values-5/#attr-notation
    func content(_ text: String, _ element: NodeID) -> String {
        guard text.hasPart("attr(") else { return text }
        let origin = originatingElement(element)
        return wordsOfValue(text).map { word in
            guard word.hasPrefix("attr("), word.hasSuffix(")") else { return word }
            let name = tree.strings.intern(String(word.dropFirst(5).dropLast()))
            let attribute = tree.attribute(origin, qualifiedName: name)
            let value = attribute.isNone ? "" : tree.strings.string(tree.attributeValue(attribute))
            var quoted: [UInt8] = []
            serializeCSSString(Array(value.utf8), into: &quoted)
            return String(decoding: quoted, as: UTF8.self)
        }.joined(separator: " ")
    }
}
