// DefaultStyle+Dimensions.swift: the attributes `width` and `height` as styles.
// https://html.spec.whatwg.org/multipage/rendering.html#dimRendering

import CSSValues
import DOM

extension DefaultStyle {
    /// The value that the attribute `width` or `height` gives the property of its name.
    func dimension(_ property: Property, _ element: NodeID) -> CSSValue? {
        let isWidth = property == .width
        switch tree.name(element) {
        case .img, .embed, .iframe, .object, .video:
            return attribute(isWidth ? width : height, element).flatMap { Self.dimension($0) }
        case .input where attribute(.attrType, element)?.lowercased() == "image":
            return attribute(isWidth ? width : height, element).flatMap { Self.dimension($0) }
        // For tables and their parts a dimension of 0 has no effect.
        case .table, .td, .th: return nonzeroDimension(isWidth ? width : height, element)
        case .col, .colgroup, .hr: return isWidth ? nonzeroDimension(width, element) : nil
        case .tr, .thead, .tbody, .tfoot: return isWidth ? nil : nonzeroDimension(height, element)
        default: return nil
        }
    }

    private func nonzeroDimension(_ name: NameID, _ element: NodeID) -> CSSValue? {
        attribute(name, element).flatMap { Self.dimension($0) }.flatMap { $0.isZero ? nil : $0 }
    }

    /// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-dimension-values
    private static func dimension(_ text: String) -> CSSValue? {
        let bytes = Array(text.utf8)
        let isDigit = { (index: Int) in index < bytes.count && (0x30...0x39).contains(bytes[index]) }
        var index = bytes.prefix { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }.count
        let start = index
        guard isDigit(index) else { return nil }
        while isDigit(index) { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) {
            index += 1
            while isDigit(index) { index += 1 }
        }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
        let isPercentage = index < bytes.count && bytes[index] == UInt8(ascii: "%")
        return isPercentage ? .percentage(number) : .dimension(number, .px)
    }
}
