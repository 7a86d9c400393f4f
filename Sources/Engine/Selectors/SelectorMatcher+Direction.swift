// SelectorMatcher+Direction.swift: `:dir()`, by the `dir` attribute and, if that is `auto`, by the text.
// https://html.spec.whatwg.org/multipage/dom.html#the-directionality
// NB: For controls, the text in the markup is used: values set by scripts are not in the tree.

import DOM

extension SelectorMatcher {
    func matchesDirection(_ element: NodeID, _ direction: StringID) -> Bool {
        tree.strings.string(direction).lowercased() == (isRightToLeft(element) ? "rtl" : "ltr")
    }

    private func isRightToLeft(_ element: NodeID) -> Bool {
        let holder = nearestAncestor(of: element, SelectorMemo.direction) { direction($0) != nil }
        switch holder.isNone ? "ltr" : direction(holder) {
        case "rtl": return true
        case "auto":
            let memo = self.memo
            if let known = memo.rightToLeft[holder] { return known }
            let found = firstStrongIsRightToLeft(under: holder) ?? false
            memo.rightToLeft[holder] = found
            return found
        default: return false
        }
    }

    /// The direction that an element sets itself; nil if it inherits its parent's.
    private func direction(_ element: NodeID) -> String? {
        guard tree.namespace(tree.name(element)) == .html else { return nil }
        let value = text(.attrDir, element)?.lowercased()
        if let value, ["rtl", "ltr", "auto"].contains(value) { return value }
        if tree.name(element) == .bdi { return "auto" }
        return tree.name(element) == .input && text(.attrType, element)?.lowercased() == "tel" ? "ltr" : nil
    }

    /// The direction of the first strong character under an element; nil if there is none.
    private func firstStrongIsRightToLeft(under element: NodeID) -> Bool? {
        if tree.name(element) == .input {
            let type = text(.attrType, element)?.lowercased() ?? "text"
            let isText = ["hidden", "text", "search", "tel", "url", "email", "password", "submit", "reset", "button"]
                .contains(type)
            return isText ? text(.attrValue, element).flatMap(strongDirection) : nil
        }
        let isTextArea = tree.name(element) == .textarea
        var node = tree.next(element, within: element)
        while !node.isNone {
            switch tree.kind(node) {
            case .element where !isTextArea && isIsolated(node):
                node = tree.nextSkippingChildren(node, within: element)
                continue
            case .text:
                if let found = strongDirection(tree.strings.string(tree.data(node))) { return found }
            default: break
            }
            node = tree.next(node, within: element)
        }
        return nil
    }

    /// Whether an element's text does not count for its ancestors.
    private func isIsolated(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .bdi, .script, .style, .textarea: true
        default: ["rtl", "ltr", "auto"].contains(text(.attrDir, element)?.lowercased() ?? "")
        }
    }

    private func strongDirection(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            if let direction = strongDirection(scalar) { return direction }
        }
        return nil
    }

    /// Whether a character has bidirectional type R or AL; nil if it has neither of these nor L.
    ///
    /// Determined by blocks and general categories, since the standard library has no bidirectional types.
    private func strongDirection(_ scalar: Unicode.Scalar) -> Bool? {
        let value = scalar.value
        if value < 0x80 { return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A ? false : nil }
        if value == 0x200E { return false }
        if value == 0x200F || value == 0x061C { return true }
        let isOfRightToLeftBlock =
            (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFE).contains(value)
            || (0x10800...0x10FFF).contains(value) || (0x1E800...0x1EFFF).contains(value)
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return isOfRightToLeftBlock
        case .spacingMark, .letterNumber, .privateUse: return false
        case .otherPunctuation, .dashPunctuation, .otherNumber:
            // NB: Arabic numbers and separators have types of their own.
            return isOfRightToLeftBlock && !(0x0600...0x060C).contains(value) && !(0x066A...0x066C).contains(value)
                ? true : nil
        default: return nil
        }
    }
}
