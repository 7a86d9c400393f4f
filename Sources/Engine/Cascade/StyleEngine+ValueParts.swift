// StyleEngine+ValueParts.swift: computed values of parsed values, by their parts. https://www.w3.org/TR/css-cascade-4/#computed
// Elsewhere: values that are stored as text (StyleEngine+Values.swift).

import CSSValues
import DOM

extension StyleEngine {
    /// The computed value of a declared one; nil if part of the value is stored as text, or if the rule needs text.
    func typed(_ property: Property, _ value: CSSValue, _ element: NodeID, _ parentValue: String?) -> CSSValue? {
        switch value {
        case .keyword(let word) where Shorthand.isWideKeyword(word): return nil
        // NB: It may also be an invalid value of a variable, or the keyword of an older property.
        case .text: return nil
        default: break
        }
        switch PropertyRow.all[Int(property.rawValue)].computed {
        case .lengths:
            if case .percentage(let number) = value {
                return .percentage(number == number.rounded() ? number : Double(Float(number)))
            }
            guard let computed = inPixels(value, element) else { return nil }
            return value.hasCalculation && ValueSyntax.of(property)?.allowsNegative == false
                ? computed.withoutNegative : computed
        case .color, .followingColor, .paint:
            switch value {
            case .color: return value
            case .keyword(let word): return .text(color(property, word, element, parentValue))
            default: return nil
            }
        case .fontSize: return typedFontSize(value, element, parentValue)
        case .lineHeight: return typedLineHeight(value, element)
        case .lineWidth: return typedLineWidth(property, value, element)
        case .seconds: return inSeconds(value)
        case .boxShadow: return typedShadows(value, lengths: 4, element)
        case .textShadow: return typedShadows(value, lengths: 3, element)
        case .filters: return typedFilters(value, element)
        case .transform: return typedTransform(value, element)
        default: return nil
        }
    }

    /// A value with its lengths in pixels; nil if a function that is stored as text may contain lengths.
    private func inPixels(_ value: CSSValue, _ element: NodeID) -> CSSValue? {
        switch value {
        case .keyword, .name, .string, .lines, .number, .percentage, .color, .slash, .comma: return value
        case .url: return nil
        case .dimension(let number, let unit):
            return pixels(number, unit, fontSize: nil, element).map { .dimension($0, .px) } ?? value
        case .calculation(let sum):
            let computed = sum.converted { pixels($0, $1, fontSize: nil, element) }
            guard let (amount, unit) = computed.single, amount.isFinite,
                let value = CSSValue(Double(Float(amount)), unit)
            else { return .calculation(computed) }
            return value
        case .text(let text): return text.utf8.contains(UInt8(ascii: "(")) ? nil : value
        case .sequence(let parts): return inPixels(parts, element).map { .sequence($0) }
        case .list(let parts): return inPixels(parts, element).map { .list($0) }
        case .function(let name, let arguments): return inPixels(arguments, element).map { .function(name, $0) }
        }
    }

    private func inPixels(_ parts: [CSSValue], _ element: NodeID) -> [CSSValue]? {
        let computed = parts.compactMap { inPixels($0, element) }
        return computed.count == parts.count ? computed : nil
    }

    private func typedFontSize(_ value: CSSValue, _ element: NodeID, _ parentValue: String?) -> CSSValue? {
        let parent = parentValue.flatMap { Double($0.dropLast(2)) } ?? 16
        switch value {
        case .dimension(let number, let unit):
            return pixels(number, unit, fontSize: parent, element).map { .dimension($0, .px) }
        case .percentage(let share): return .dimension(Double(Float(share / 100 * parent)), .px)
        case .calculation(let sum):
            return sum.converted { pixels($0, $1, fontSize: parent, element) }.pixels(percentagesOf: parent)
                .map { .dimension(Double(Float(max(0, $0))), .px) }
        default: return nil
        }
    }

    private func typedLineHeight(_ value: CSSValue, _ element: NodeID) -> CSSValue? {
        switch value {
        case .keyword: return value
        case .number(let number): return .dimension(Double(Float(number * fontSize(of: element))), .px)
        case .percentage(let share): return .dimension(lineHeight(share: share, element), .px)
        case .dimension: return inPixels(value, element)
        default: return nil
        }
    }

    private func typedLineWidth(_ property: Property, _ value: CSSValue, _ element: NodeID) -> CSSValue? {
        if hasNoLine(property, element) { return .dimension(0, .px) }
        switch value {
        case .keyword("thin"): return .dimension(1, .px)
        case .keyword("medium"): return .dimension(3, .px)
        case .keyword("thick"): return .dimension(5, .px)
        default: return inPixels(value, element)
        }
    }

    /// A value with its times in seconds. https://drafts.csswg.org/css-values-4/#time
    private func inSeconds(_ value: CSSValue) -> CSSValue? {
        switch value {
        case .keyword("auto"): return .dimension(0, .s)
        case .dimension(let number, .ms): return .dimension(number / 1000, .s)
        case .dimension, .keyword: return value
        case .calculation(let sum):
            guard let (amount, unit) = sum.single, unit == "s" else { return nil }
            return .dimension(amount, .s)
        case .list(let parts):
            let computed = parts.compactMap { inSeconds($0) }
            return computed.count == parts.count ? .list(computed) : nil
        default: return nil
        }
    }

    /// Shadows with a color and all their lengths. https://www.w3.org/TR/css-backgrounds-3/#box-shadow
    private func typedShadows(_ value: CSSValue, lengths count: Int, _ element: NodeID) -> CSSValue {
        if value == .keyword("none") { return value }
        var shadows: [CSSValue] = []
        for layer in value.layers {
            var color: CSSValue?
            var (lengths, isInset): ([CSSValue], Bool) = ([], false)
            for part in layer.parts {
                switch part {
                case .keyword("inset"): isInset = true
                case .color: color = part
                case _ where part.isNumeric:
                    lengths.append(inPixels(part, element) ?? .text(length(part.text, element)))
                default: color = .text(self.color(.fill, part.text, element, nil))
                }
            }
            lengths += Array(repeating: .dimension(0, .px), count: max(0, count - lengths.count))
            shadows.append(
                .sequence(
                    [color ?? .text(self.value(.color, element))] + lengths + (isInset ? [.keyword("inset")] : [])
                )
            )
        }
        return shadows.count == 1 ? shadows[0] : .list(shadows)
    }

    /// Functions with amounts that are numbers, lengths in pixels or angles in degrees. https://www.w3.org/TR/filter-effects-1/#FilterProperty
    private func typedFilters(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        let filters = value.parts.map { part -> CSSValue in
            switch part {
            case .url(let address):
                return .url(address.isEmpty || address.hasPrefix("#") ? address : resolveURL(address))
            case .function("drop-shadow", let shadows):
                return .function("drop-shadow", shadows.map { typedShadows($0, lengths: 3, element) })
            case .function(let name, let amounts):
                let amount = amounts.first.map { inPixels($0, element) ?? .text(length($0.text, element)) }
                return .function(
                    name,
                    [amount.map { FilterGrammar.bounded(name, $0.inDegrees.asNumber) } ?? FilterGrammar.implied(name)]
                )
            default: return part
            }
        }
        return filters.count == 1 ? filters[0] : .sequence(filters)
    }

    /// A matrix; if it depends on a box, the functions with their lengths in pixels.
    private func typedTransform(_ value: CSSValue, _ element: NodeID) -> CSSValue? {
        if case .keyword = value { return value }
        let functions = value.parts.map { part -> CSSValue in
            guard case .function(let name, let arguments) = part else { return part }
            return .function(name, arguments.map { inPixels($0, element) ?? .text(length($0.text, element)) })
        }
        let list = functions.count == 1 ? functions[0] : CSSValue.sequence(functions)
        return TransformMatrix(list).map { .text($0.text) } ?? list
    }
}

extension CSSValue {
    /// Whether it contains a calculation.
    fileprivate var hasCalculation: Bool {
        switch self {
        case .calculation: true
        case .sequence(let parts), .list(let parts): parts.contains(where: \.hasCalculation)
        default: false
        }
    }

    /// An angle in degrees; other values are unchanged.
    fileprivate var inDegrees: CSSValue {
        guard case .dimension(let number, let unit) = self else { return self }
        return degreesOf(number, unit).map { .dimension($0, .deg) } ?? self
    }

    /// The value with calculations clamped to 0.
    fileprivate var withoutNegative: CSSValue {
        switch self {
        case .number(let number): .number(max(0, number))
        case .percentage(let number): .percentage(max(0, number))
        case .dimension(let number, let unit): .dimension(max(0, number), unit)
        case .sequence(let parts): .sequence(parts.map(\.withoutNegative))
        case .list(let parts): .list(parts.map(\.withoutNegative))
        default: self
        }
    }
}
