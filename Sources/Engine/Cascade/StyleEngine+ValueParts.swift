// StyleEngine+ValueParts.swift: computed values of several parts: images, shapes, positions, shadows, filters and transforms.
// https://www.w3.org/TR/css-cascade-4/#computed

import CSSValues
import DOM

extension StyleEngine {
    // MARK: Images and shapes

    /// Images with absolute URLs, colors and positions of gradients, and resolutions in dots per pixel.
    func image(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        // OPTIMIZATION: Most elements have no image.
        if value == "none" { return value }
        return value.resolvingURLs(resolveURL).mapping { part in
            switch part {
            case .function(let name, let arguments) where name.hasSuffix("gradient"):
                return .function(name, arguments.map { gradientPart($0, element) })
            case .dimension(let number, .x): return .dimension(number, .dppx)
            case .dimension(let number, .dpi): return .dimension(number / 96, .dppx)
            case .dimension(let number, .dpcm): return .dimension(number * 2.54 / 96, .dppx)
            case .function where part.isMath: return inPixels(part, element)
            case .dimension, .calculation: return inPixels(part, element)
            default: return nil
            }
        }
    }

    /// A stop or another argument of a gradient.
    private func gradientPart(_ argument: CSSValue, _ element: NodeID) -> CSSValue {
        if case .function(let name, let arguments) = argument, ["from", "to", "color-stop"].contains(name) {
            return .function(name, arguments.map { gradientPart($0, element) })
        }
        let parts = placed(argument.parts, element).map { part in
            inDegrees(inPixels(color(.fill, part, element, nil), element))
        }
        return CSSValue(parts)
    }

    /// Parts with the position after `at` as lengths and percentages.
    private func placed(_ parts: [CSSValue], _ element: NodeID) -> [CSSValue] {
        guard let at = parts.firstIndex(of: "at") else { return parts }
        let end = parts[at...].firstIndex(of: "in") ?? parts.count
        return parts[...at] + point(Array(parts[(at + 1)..<end]), element) + parts[end...]
    }

    /// Images, and shapes with their lengths in pixels; rectangles as distances from all sides.
    /// https://drafts.csswg.org/css-shapes-1/#basic-shape-computed-values
    func shape(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        image(value, element).mapping { part in
            guard case .function(let name, let arguments) = part else { return nil }
            guard let only = arguments.first, arguments.count == 1 else { return inPixels(part, element) }
            let parts = placed(only.parts.map { inPixels($0, element) }, element)
            guard name == "rect" || name == "xywh" else { return .function(name, [CSSValue(parts)]) }
            let given = Array(parts.prefix { $0 != "round" })
            guard given.count == 4 else { return .function(name, [CSSValue(parts)]) }
            return .function("inset", [CSSValue(ShortestForm.sides(insets(name, given, element)) + parts.dropFirst(4))])
        }
    }

    private func insets(_ name: String, _ given: [CSSValue], _ element: NodeID) -> [CSSValue] {
        if name == "xywh" {
            let ends = [[given[0], "+", given[2]], [given[1], "+", given[3]]].map {
                fromEnd(.function("", [.sequence($0)]), element)
            }
            return [given[1], ends[0], ends[1], given[0]]
        }
        let places = given.enumerated().map { side, place -> CSSValue in
            place == "auto" ? .percentage(side == 1 || side == 2 ? 100 : 0) : place
        }
        return [places[0], fromEnd(places[1], element), fromEnd(places[2], element), places[3]]
    }

    /// The distance from the end: 100 % without the position. A part of 0 pixels is omitted.
    private func fromEnd(_ place: CSSValue, _ element: NodeID) -> CSSValue {
        let rest = inPixels(.function("calc", [.sequence([.percentage(100), "-", place])]), element)
        guard case .calculation(let sum) = rest, let share = sum.shareWithoutLength else { return rest }
        return .percentage(share)
    }

    // MARK: Positions

    /// A position along one axis. https://www.w3.org/TR/css-backgrounds-3/#background-position
    func place(_ parts: [CSSValue], _ element: NodeID) -> CSSValue {
        let offset = parts.count > 1 ? length(parts[1], element) : nil
        switch parts[0] {
        case "left", "top": return offset ?? .percentage(0)
        case "center": return .percentage(50)
        case "right", "bottom":
            guard let offset else { return .percentage(100) }
            if case .percentage(let share) = offset { return .percentage(100 - share) }
            return fromEnd(offset, element)
        default: return length(parts[0], element)
        }
    }

    /// A position in two dimensions, optionally followed by a third length. https://www.w3.org/TR/css-values-4/#position
    func point(_ given: [CSSValue], _ element: NodeID) -> [CSSValue] {
        var parts = given
        let depth = parts.count == 3 ? [length(parts.removeLast(), element)] : []
        let isVertical = { (part: CSSValue) in part == "top" || part == "bottom" }
        let isHorizontal = { (part: CSSValue) in part == "left" || part == "right" }
        switch parts.count {
        case 1: parts = isVertical(parts[0]) ? ["center", parts[0]] : [parts[0], "center"]
        case 2: if isVertical(parts[0]) || isHorizontal(parts[1]) { parts.swapAt(0, 1) }
        case 4:
            let pairs = isVertical(parts[0]) ? [parts[2...3], parts[0...1]] : [parts[0...1], parts[2...3]]
            return pairs.map { place(Array($0), element) }
        default: return given.map { inPixels($0, element) }
        }
        return parts.map { place([$0], element) } + depth
    }

    /// A list with as many parts as there are images.
    func layered(_ property: Property, _ value: CSSValue, _ element: NodeID) -> CSSValue {
        let images = self.value(property.isOfMask ? .maskImage : .backgroundImage, element).layers
        let layers = value.layers
        return CSSValue(layers: images.indices.map { layers[$0 % layers.count] })
    }

    /// The direction and an angle. https://drafts.fxtf.org/motion-1/#offset-rotate-property
    func offsetRotation(_ value: CSSValue) -> CSSValue {
        var angle = 0.0
        if case .dimension(let degrees, _)? = value.parts.last { angle = degrees }
        switch value.parts[0] {
        case "auto": return .sequence(["auto", .dimension(angle, .deg)])
        case "reverse": return .sequence(["auto", .dimension(angle + 180, .deg)])
        default: return value.parts[0]
        }
    }

    // MARK: Effects

    /// Shadows with a color and all their lengths. https://www.w3.org/TR/css-backgrounds-3/#box-shadow
    func shadows(_ value: CSSValue, lengths count: Int, _ element: NodeID) -> CSSValue {
        if value == "none" { return value }
        let shadows = value.layers.map { layer -> CSSValue in
            var color: CSSValue?
            var (lengths, isInset): ([CSSValue], Bool) = ([], false)
            for part in layer.parts {
                if part == "inset" {
                    isInset = true
                } else if part.isNumeric {
                    // The blur is the third length.
                    let length = inPixels(part, element)
                    lengths.append(lengths.count == 2 ? length.withoutNegative : length)
                } else {
                    color = self.color(.fill, part, element, nil)
                }
            }
            lengths += Array(repeating: .dimension(0, .px), count: max(0, count - lengths.count))
            return .sequence([color ?? self.value(.color, element)] + lengths + (isInset ? ["inset"] : []))
        }
        return CSSValue(layers: shadows)
    }

    /// Functions with amounts that are numbers, lengths in pixels or angles in degrees. https://www.w3.org/TR/filter-effects-1/#FilterProperty
    func filters(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        let filters = value.parts.map { part -> CSSValue in
            switch part {
            case .function("drop-shadow", let shadows):
                return .function("drop-shadow", shadows.map { self.shadows($0, lengths: 3, element) })
            case .function(let name, let amounts):
                let amount = amounts.first.map { inDegrees(inPixels($0, element)).asNumber }
                return .function(name, [amount.map { FilterGrammar.bounded(name, $0) } ?? FilterGrammar.implied(name)])
            default: return part.resolvingURLs(resolveURL)
            }
        }
        return CSSValue(filters)
    }

    /// A matrix; if it depends on a box, the functions with their lengths in pixels.
    func transform(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        if case .keyword = value { return value }
        let functions = inPixels(value, element)
        return TransformMatrix(functions)?.value ?? functions
    }

    /// The generated content, with the values of attributes. https://drafts.csswg.org/css-values-5/#attr-notation
    func content(_ value: CSSValue, _ element: NodeID) -> CSSValue {
        let origin = originatingElement(element)
        return value.resolvingURLs(resolveURL).mapping { part in
            guard case .function("attr", let arguments) = part else { return nil }
            let name = tree.strings.intern(arguments.first?.text ?? "")
            let attribute = tree.attribute(origin, qualifiedName: name)
            return .string(attribute.isNone ? "" : tree.strings.string(tree.attributeValue(attribute)))
        }
    }
}
