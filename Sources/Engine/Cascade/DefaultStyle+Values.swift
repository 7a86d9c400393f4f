// DefaultStyle+Values.swift: the values of the default sheet and of presentational attributes, except `display`.

import CSSSyntax
package import CSSValues
package import DOM

extension DefaultStyle {
    /// The value of a property by the default sheet or an attribute; nil if there is none.
    package func value(_ property: Property, _ element: NodeID) -> CSSValue? {
        if property == .display { return display(element) }
        if property == .whiteSpaceCollapse || property == .textWrapMode {
            let index = property == .textWrapMode ? 1 : 0
            return value(.whiteSpace, element).flatMap { Shorthand.whiteSpaces[$0.text]?[index] }
        }
        let name = tree.name(element)
        guard tree.namespace(name) == .html else { return foreignValue(property, element) }
        return elementValue(property, name, element) ?? boxValue(property, name, element)
    }

    private func elementValue(_ property: Property, _ name: NameID, _ element: NodeID) -> CSSValue? {
        switch property {
        case .whiteSpace: return whiteSpace(name, element)
        case .textTransform, .visibility, .backgroundImage:
            return property == .backgroundImage ? backgroundImage(name, element) : nil
        case .color: return color(name, element)
        case .backgroundColor: return backgroundColor(name, element)
        case .fontWeight: return fontWeight(name)
        case .fontStyle:
            switch name {
            case .address, .cite, .dfn, .em, .i, .var: return "italic"
            default: return nil
            }
        case .fontSize: return fontSize(name, element)
        case .fontFamily:
            switch name {
            case .code, .kbd, .listing, .plaintext, .pre, .samp, .tt, .xmp: return .name("monospace")
            case .button, .input, .select, .textarea: return .name("Sans")
            case .font: return attribute(.attrFace, element).flatMap { Self.parsed($0, .fontFamily) }
            default: return nil
            }
        case .textAlign: return textAlign(name, element)
        case .textDecorationLine:
            switch name {
            case .u, .ins: return "underline"
            case .s, .strike, .del: return "line-through"
            case .a: return has(.attrHref, element) ? "underline" : nil
            default: return nil
            }
        case .listStyleType: return listStyleType(name, element)
        case .width, .height: return dimension(property, element)
        case .position: return has(popover, element) ? "fixed" : name == .dialog ? "absolute" : nil
        case .float: return floats(element)
        case .verticalAlign: return name == .sub ? "sub" : name == .sup ? "super" : nil
        case .unicodeBidi: return name == .bdo ? "isolate-override" : name == .bdi || name == .output ? "isolate" : nil
        case .marginBottom, .marginTop: return margin(name)
        case .marginLeft where name == .dd: return .dimension(40, .px)
        case .marginLeft, .marginRight:
            return name == .body
                ? .dimension(8, .px) : name == .blockquote || name == .figure ? .dimension(40, .px) : nil
        case .paddingLeft:
            switch name {
            case .ul, .ol, .dir, .menu: return .dimension(40, .px)
            default: return nil
            }
        default: return nil
        }
    }

    private func whiteSpace(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .listing, .plaintext, .xmp: return "pre"
        case .select: return has(multiple, element) ? nil : "pre"
        case .pre: return has(wrap, element) ? "pre-wrap" : "pre"
        case .textarea: return attribute(wrap, element)?.lowercased() == "off" ? "pre" : "pre-wrap"
        case .nobr, .marquee, .option: return "nowrap"
        case .rt, .rp: return tree.name(tree.parent(element)) == .ruby ? "nowrap" : nil
        case .td, .th: return has(nowrap, element) ? "nowrap" : nil
        case .input:
            let type = attribute(.attrType, element)?.lowercased()
            return type == "submit" || type == "button" || type == "reset" ? "pre" : nil
        default: return nil
        }
    }

    private static func black(opacity: Double) -> CSSValue {
        .color(CSSColor(red: 0, green: 0, blue: 0, alpha: UInt8(opacity * 255)))
    }

    private func color(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .font: return colorAttribute(.attrColor, element)
        case .body: return colorAttribute(text, element)
        case .a: return has(.attrHref, element) ? .color(CSSColor(red: 0, green: 0, blue: 238)) : nil
        case .hr: return "gray"
        case .mark: return "black"
        case .button: return Self.black(opacity: isDisabled(element) ? 0.4 : 0.8)
        case .select: return isDisabled(element) ? Self.black(opacity: 0.4) : "black"
        case .option, .optgroup: return isDisabled(element) ? Self.black(opacity: 0.4) : nil
        case .input where isButton(element): return Self.black(opacity: isDisabled(element) ? 0.4 : 0.8)
        case .input, .textarea:
            let gray = CSSValue.number(0.34)
            return isDisabled(element) ? .function("color", [.sequence(["srgb", gray, gray, gray])]) : "black"
        default: return nil
        }
    }

    /// AD-HOC: Of the rules for parsing a legacy color, names and six or three digits with or without `#`.
    private func colorAttribute(_ name: NameID, _ element: NodeID) -> CSSValue? {
        guard let text = attribute(name, element) else { return nil }
        if let value = Self.parsed(text, .color) { return value }
        let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        return CSSColor(hexadecimal: Array(digits.utf8)).map { .color($0) }
    }

    /// An attribute's value as that of a longhand.
    private static func parsed(_ text: String, _ property: Property) -> CSSValue? {
        let values = ComponentValues(text)
        return LonghandValue.longhand(property, values, values.indices)
    }

    private func backgroundColor(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .body, .table, .thead, .tbody, .tfoot, .tr, .td, .th: return colorAttribute(bgcolor, element)
        case .mark: return "yellow"
        case .dialog, .select, .textarea: return "white"
        case .button: return .color(CSSColor(red: 192, green: 192, blue: 192))
        case .input:
            switch attribute(.attrType, element)?.lowercased() {
            case "checkbox", "radio", "file", "image", "hidden": return nil
            case "submit", "button", "reset": return .color(CSSColor(red: 192, green: 192, blue: 192))
            default: return "white"
            }
        default: return nil
        }
    }

    private func backgroundImage(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .body, .table, .thead, .tbody, .tfoot, .tr, .td, .th:
            guard let address = attribute(background, element), !address.isEmpty else { return nil }
            return .url(address)
        default: return nil
        }
    }

    private func fontWeight(_ name: NameID) -> CSSValue? {
        switch name {
        case .b, .strong: "bolder"
        case .h1, .h2, .h3, .h4, .h5, .h6, .th, .optgroup: "bold"
        case .option: "normal"
        default: nil
        }
    }

    private func fontSize(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .h1: return .dimension(2, .em)
        case .h2: return .dimension(1.5, .em)
        case .h3: return .dimension(1.17, .em)
        case .h5: return .dimension(0.83, .em)
        case .h6: return .dimension(0.67, .em)
        case .small, .sub, .sup: return "smaller"
        case .big: return "larger"
        case .rt: return tree.name(tree.parent(element)) == .ruby ? .dimension(0.5, .em) : nil
        // NB: A fixed-width font is smaller if its ancestors' font is not fixed-width.
        case .code, .kbd, .listing, .plaintext, .pre, .samp, .tt, .xmp:
            return isFixedWidth(element) ? nil : .dimension(0.8125, .em)
        case .button, .input, .select, .textarea: return .dimension(13, .px)
        case .font:
            guard let size = attribute(.attrSize, element) else { return nil }
            let sizes: [CSSValue] = ["x-small", "small", "medium", "large", "x-large", "xx-large", "-webkit-xxx-large"]
            guard var number = Int(size.hasPrefix("+") ? String(size.dropFirst()) : size) else { return nil }
            if size.hasPrefix("+") || size.hasPrefix("-") { number += 3 }
            return sizes[max(1, min(7, number)) - 1]
        default: return nil
        }
    }

    private func textAlign(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .center, .caption: return "-webkit-center"
        case .th: return .keyword(attribute(align, element)?.lowercased() ?? "center")
        case .button: return "center"
        case .input: return isButton(element) ? "center" : nil
        case .p, .div, .h1, .h2, .h3, .h4, .h5, .h6, .td, .tr, .tbody, .thead, .tfoot:
            guard let value = attribute(align, element)?.lowercased() else { return nil }
            let isCell = name == .td || name == .tr || name == .tbody || name == .thead || name == .tfoot
            if ["left", "right", "center"].contains(value) { return .keyword("-webkit-" + value) }
            return value == "middle" ? "-webkit-center" : value == "justify" && !isCell ? "justify" : nil
        default: return nil
        }
    }

    private func margin(_ name: NameID) -> CSSValue? {
        switch name {
        case .body: .dimension(8, .px)
        case .h1: .dimension(0.67, .em)
        case .h2: .dimension(0.83, .em)
        case .h4: .dimension(1.33, .em)
        case .h5: .dimension(1.67, .em)
        case .h6: .dimension(2.33, .em)
        case .hr: .dimension(0.5, .em)
        case .p, .h3, .ul, .ol, .dl, .dir, .menu, .blockquote, .figure, .pre, .listing, .xmp, .plaintext:
            .dimension(1, .em)
        default: nil
        }
    }

    private func isButton(_ input: NodeID) -> Bool {
        switch attribute(.attrType, input)?.lowercased() {
        case "submit", "button", "reset": true
        default: false
        }
    }

    /// Whether an ancestor has a fixed-width font.
    private func isFixedWidth(_ element: NodeID) -> Bool {
        var ancestor = tree.parent(element)
        while !ancestor.isNone, tree.isElement(ancestor) {
            switch tree.name(ancestor) {
            case .code, .kbd, .listing, .plaintext, .pre, .samp, .tt, .xmp: return true
            default: ancestor = tree.parent(ancestor)
            }
        }
        return false
    }

    private func listStyleType(_ name: NameID, _ element: NodeID) -> CSSValue? {
        switch name {
        case .summary where isFirstSummary(element):
            return has(open, tree.parent(element)) ? "disclosure-open" : "disclosure-closed"
        case .ol:
            switch attribute(.attrType, element) {
            case "a": return "lower-alpha"
            case "A": return "upper-alpha"
            case "i": return "lower-roman"
            case "I": return "upper-roman"
            default: return "decimal"
            }
        case .ul, .dir, .menu:
            var depth = 0
            var ancestor = tree.parent(element)
            while depth < 2, !ancestor.isNone, tree.isElement(ancestor) {
                switch tree.name(ancestor) {
                case .ul, .ol, .dir, .menu: depth += 1
                default: break
                }
                ancestor = tree.parent(ancestor)
            }
            return ["disc", "circle", "square"][depth]
        default: return nil
        }
    }

    private func foreignValue(_ property: Property, _ element: NodeID) -> CSSValue? {
        let name = tree.name(element)
        guard property == .whiteSpace else {
            guard tree.namespace(name) == .svg else { return nil }
            return presentationAttribute(property, element) ?? drawingOverflow(property, element)
        }
        switch (tree.namespace(name), tree.strings.string(tree.localName(name))) {
        case (.svg, "text"): return "nowrap"
        case (.mathML, "mi"), (.mathML, "mo"), (.mathML, "mn"), (.mathML, "ms"), (.mathML, "mtext"),
            (.mathML, "annotation"), (.mathML, "mtd"):
            return "nowrap"
        default: return nil
        }
    }
}
