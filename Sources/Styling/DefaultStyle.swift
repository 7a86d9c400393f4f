// DefaultStyle.swift: what elements look like before a page says anything: WebKit's default sheet, for the properties
// that scripts ask about, and the presentational attributes of old markup.
// https://html.spec.whatwg.org/multipage/rendering.html

import DOM

/// Default values of one tree's elements.
struct DefaultStyle {
    let tree: Tree
    let background, bgcolor, align, nowrap, open, controls, text: NameID

    init(_ tree: Tree) {
        func name(_ text: String) -> NameID {
            tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(text))
        }
        self.tree = tree
        background = name("background")
        bgcolor = name("bgcolor")
        align = name("align")
        nowrap = name("nowrap")
        open = name("open")
        controls = name("controls")
        text = name("text")
    }

    private func has(_ name: NameID, _ element: NodeID) -> Bool { !tree.attribute(element, named: name).isNone }

    func attribute(_ name: NameID, _ element: NodeID) -> String? {
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    /// The default `display`.
    func display(_ element: NodeID) -> String {
        let name = tree.name(element)
        let namespace = tree.namespace(name)
        if namespace != .html { return foreignDisplay(name, namespace) }
        if name != .embed, has(.attrHidden, element) { return "none" }
        switch name {
        case .head, .title, .meta, .link, .style, .script, .base, .template, .area, .datalist, .noframes, .noscript,
            .param, .rp, .basefont:
            return "none"
        case .html, .body, .address, .article, .aside, .blockquote, .center, .dd, .details, .summary, .dir, .div, .dl,
            .dt,
            .fieldset, .legend, .figcaption, .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6,
            .header, .hgroup, .hr, .listing, .main, .menu, .nav, .ol, .p, .plaintext, .pre, .search, .section, .ul,
            .xmp:
            return "block"
        case .li: return "list-item"
        case .table: return "table"
        case .tbody: return "table-row-group"
        case .thead: return "table-header-group"
        case .tfoot: return "table-footer-group"
        case .tr: return "table-row"
        case .td, .th: return "table-cell"
        case .caption: return "table-caption"
        case .col: return "table-column"
        case .colgroup: return "table-column-group"
        case .button, .marquee, .meter, .progress, .select, .textarea: return "inline-block"
        case .slot: return "contents"
        case .ruby: return "ruby"
        case .audio: return has(controls, element) ? "inline" : "none"
        case .dialog: return has(open, element) ? "block" : "none"
        case .input:
            switch attribute(.attrType, element)?.lowercased() {
            case "hidden": return "none"
            case "date", "time", "month", "week", "datetime-local": return "inline-flex"
            default: return "inline-block"
            }
        default: return "inline"
        }
    }

    private func foreignDisplay(_ name: NameID, _ namespace: Namespace) -> String {
        if namespace == .mathML { return name == .mathMath ? "inline" : name == .mathAnnotationXML ? "none" : "block" }
        guard namespace == .svg else { return "inline" }
        switch tree.strings.string(tree.localName(name)) {
        case "svg", "tspan", "textPath", "a", "image", "path": return "inline"
        case "title", "desc", "defs", "style", "script", "metadata", "symbol", "marker", "mask", "pattern", "clipPath",
            "linearGradient", "radialGradient", "stop", "filter":
            return "none"
        default: return "block"
        }
    }

    /// What the default sheet or an attribute says about a property; nil when they say nothing.
    func value(_ property: String, _ element: NodeID) -> String? {
        if property == "display" { return display(element) }
        let name = tree.name(element)
        guard tree.namespace(name) == .html else { return nil }
        switch property {
        case "white-space": return whiteSpace(name, element)
        case "text-transform", "visibility", "background-image":
            return property == "background-image" ? backgroundImage(name, element) : nil
        case "color": return color(name, element)
        case "background-color": return backgroundColor(name, element)
        case "font-weight": return fontWeight(name)
        case "font-style":
            switch name {
            case .address, .cite, .dfn, .em, .i, .var: return "italic"
            default: return nil
            }
        case "font-size": return fontSize(name, element)
        case "font-family":
            switch name {
            case .code, .kbd, .listing, .plaintext, .pre, .samp, .tt, .xmp: return "monospace"
            case .button, .input, .select, .textarea: return "Sans"
            case .font: return attribute(.attrFace, element)
            default: return nil
            }
        case "text-align": return textAlign(name, element)
        case "text-decoration-line":
            switch name {
            case .u, .ins: return "underline"
            case .s, .strike, .del: return "line-through"
            case .a: return has(.attrHref, element) ? "underline" : nil
            default: return nil
            }
        case "list-style-type":
            return name == .ol ? "decimal" : nil
        case "position": return name == .dialog && has(open, element) ? "absolute" : nil
        case "margin-bottom", "margin-top": return margin(name)
        case "margin-left", "margin-right": return name == .body ? "8px" : nil
        case "cursor": return name == .a && has(.attrHref, element) ? "pointer" : nil
        default: return nil
        }
    }

    private func whiteSpace(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .listing, .plaintext, .xmp, .select: return "pre"
        case .pre:
            return tree.attribute(element, qualifiedName: tree.strings.intern("wrap")).isNone ? "pre" : "pre-wrap"
        case .textarea: return "pre-wrap"
        case .nobr, .marquee, .option: return "nowrap"
        case .td, .th: return has(nowrap, element) ? "nowrap" : nil
        case .input:
            let type = attribute(.attrType, element)?.lowercased()
            return type == "submit" || type == "button" || type == "reset" ? "pre" : nil
        default: return nil
        }
    }

    private func color(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .font: return attribute(.attrColor, element)
        case .body: return attribute(text, element)
        case .a: return has(.attrHref, element) ? "#0000ee" : nil
        case .hr: return "gray"
        case .mark: return "black"
        case .button: return "rgba(0, 0, 0, 0.8)"
        case .input, .select, .textarea: return "black"
        default: return nil
        }
    }

    private func backgroundColor(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .body, .table, .thead, .tbody, .tfoot, .tr, .td, .th: return attribute(bgcolor, element)
        case .mark: return "yellow"
        case .dialog, .select, .textarea: return "white"
        case .button: return "#c0c0c0"
        case .input:
            switch attribute(.attrType, element)?.lowercased() {
            case "checkbox", "radio", "file", "image", "hidden": return nil
            case "submit", "button", "reset": return "#c0c0c0"
            default: return "white"
            }
        default: return nil
        }
    }

    private func backgroundImage(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .body, .table, .thead, .tbody, .tfoot, .tr, .td, .th:
            guard let address = attribute(background, element), !address.isEmpty else { return nil }
            return "url(\"" + address + "\")"
        default: return nil
        }
    }

    private func fontWeight(_ name: NameID) -> String? {
        switch name {
        case .b, .strong: "bolder"
        case .h1, .h2, .h3, .h4, .h5, .h6, .th, .optgroup: "bold"
        default: nil
        }
    }

    private func fontSize(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .h1: return "2em"
        case .h2: return "1.5em"
        case .h3: return "1.17em"
        case .h5: return "0.83em"
        case .h6: return "0.67em"
        case .small, .sub, .sup: return "smaller"
        case .big: return "larger"
        case .rt: return "0.5em"
        case .button, .input, .select, .textarea: return "13px"
        case .font:
            guard let size = attribute(.attrSize, element) else { return nil }
            let sizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "-webkit-xxx-large"]
            guard var number = Int(size.hasPrefix("+") ? String(size.dropFirst()) : size) else { return nil }
            if size.hasPrefix("+") || size.hasPrefix("-") { number += 3 }
            return sizes[max(1, min(7, number)) - 1]
        default: return nil
        }
    }

    private func textAlign(_ name: NameID, _ element: NodeID) -> String? {
        switch name {
        case .center, .caption: return "-webkit-center"
        case .th: return attribute(align, element)?.lowercased() ?? "center"
        case .button: return "center"
        case .p, .div, .h1, .h2, .h3, .h4, .h5, .h6, .td, .tr, .tbody, .thead, .tfoot:
            guard let value = attribute(align, element)?.lowercased() else { return nil }
            let isCell = name == .td || name == .tr || name == .tbody || name == .thead || name == .tfoot
            if ["left", "right", "center"].contains(value) { return "-webkit-" + value }
            return value == "middle" ? "-webkit-center" : value == "justify" && !isCell ? "justify" : nil
        default: return nil
        }
    }

    private func margin(_ name: NameID) -> String? {
        switch name {
        case .body: "8px"
        case .h1: "0.67em"
        case .h2: "0.83em"
        case .h4: "1.33em"
        case .h5: "1.67em"
        case .h6: "2.33em"
        case .p, .h3, .ul, .ol, .dl, .dir, .menu, .blockquote, .figure, .pre, .listing, .xmp, .plaintext: "1em"
        default: nil
        }
    }
}
