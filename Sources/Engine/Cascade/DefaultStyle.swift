// DefaultStyle.swift: the styles of elements without a page's styles: WebKit's default sheet, for the properties that scripts read, and
// presentational attributes. https://html.spec.whatwg.org/multipage/rendering.html

package import CSSValues
package import DOM

/// Default values of one tree's elements.
package struct DefaultStyle {
    package let tree: Tree
    private let sheet = DefaultSheet()
    package let background, bgcolor, align, nowrap, open, controls, text, wrap, disabled, multiple, width, height,
        popover: NameID

    package init(_ tree: Tree) {
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
        wrap = name("wrap")
        disabled = name("disabled")
        multiple = name("multiple")
        width = name("width")
        height = name("height")
        popover = name("popover")
    }

    func has(_ name: NameID, _ element: NodeID) -> Bool { !tree.attribute(element, named: name).isNone }

    package func attribute(_ name: NameID, _ element: NodeID) -> String? {
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    /// The default sheet's value for an element's box.
    func boxValue(_ property: Property, _ name: NameID, _ element: NodeID) -> CSSValue? {
        let block =
            name == .input
            ? DefaultSheet.block(ofInput: attribute(.attrType, element)?.lowercased() ?? "text")
            : DefaultSheet.block(of: name)
        return block.flatMap { sheet.value(property, in: $0) }
    }

    /// The default `display`.
    package func display(_ element: NodeID) -> CSSValue {
        let name = tree.name(element)
        let namespace = tree.namespace(name)
        if namespace == .svg, let value = presentationAttribute(.display, element), value != "inherit" {
            return value == "initial" ? "inline" : value
        }
        if namespace != .html { return foreignDisplay(name, namespace) }
        if name != .embed, let hidden = attribute(.attrHidden, element), hidden.lowercased() != "until-found" {
            return "none"
        }
        if isHiddenPopover(element) || name == .form && isBetweenTableParts(element) { return "none" }
        switch name {
        case .head, .title, .meta, .link, .style, .script, .base, .template, .area, .datalist, .noframes, .noscript,
            .noembed, .param, .rp, .basefont:
            return "none"
        case .html, .body, .address, .article, .aside, .blockquote, .center, .dd, .details, .dir, .div, .dl, .dt,
            .fieldset, .legend, .figcaption, .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6,
            .header, .hgroup, .hr, .listing, .main, .menu, .nav, .ol, .p, .plaintext, .pre, .search, .section, .ul,
            .xmp:
            return "block"
        case .summary: return isFirstSummary(element) ? "list-item" : "block"
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
        case .rt: return tree.name(tree.parent(element)) == .ruby ? "ruby-text" : "inline"
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

    /// https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3: `[popover]:not(:popover-open):not(dialog[open])`
    private func isHiddenPopover(_ element: NodeID) -> Bool {
        has(popover, element) && !tree.hasFlag(NodeFlags.topLayer, element)
            && !(tree.name(element) == .dialog && has(open, element))
    }

    private func foreignDisplay(_ name: NameID, _ namespace: Namespace) -> CSSValue {
        let local = tree.strings.string(tree.localName(name))
        switch (namespace, local) {
        case (.mathML, "math"): return "inline"
        case (.mathML, "mtable"): return "inline-table"
        case (.mathML, "mtr"): return "table-row"
        case (.mathML, "mtd"): return "table-cell"
        case (.mathML, _), (.svg, "text"), (.svg, "foreignObject"): return "block"
        case (.svg, "title"): return "none"
        default: return "inline"
        }
    }

    /// Whether an SVG element never has a box, whatever its `display` is, so that its text is not visible.
    package func isNeverRendered(_ element: NodeID) -> Bool {
        let name = tree.name(element)
        guard tree.namespace(name) == .svg else { return false }
        switch tree.strings.string(tree.localName(name)) {
        case "title", "desc", "defs", "style", "script", "metadata", "symbol", "marker", "mask", "pattern", "clipPath",
            "linearGradient", "radialGradient", "stop", "filter", "animate", "set", "view":
            return true
        default: return false
        }
    }

    private func isBetweenTableParts(_ form: NodeID) -> Bool {
        let parent = tree.parent(form)
        guard !parent.isNone, tree.isElement(parent) else { return false }
        switch tree.name(parent) {
        case .table, .thead, .tbody, .tfoot, .tr: return true
        default: return false
        }
    }

    package func isFirstSummary(_ element: NodeID) -> Bool {
        let parent = tree.parent(element)
        guard !parent.isNone, tree.isElement(parent), tree.name(parent) == .details else { return false }
        return firstChild(of: parent, named: .summary) == element
    }

    /// The first child element with a name, `.none` if there is none.
    package func firstChild(of parent: NodeID, named name: NameID) -> NodeID {
        var child = tree.firstChild(parent)
        while !child.isNone, !(tree.isElement(child) && tree.name(child) == name) { child = tree.nextSibling(child) }
        return child
    }

    /// Whether a form control is disabled, by itself or by an ancestor `fieldset` or `optgroup`.
    /// https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
    func isDisabled(_ element: NodeID) -> Bool {
        if has(disabled, element) { return true }
        if tree.name(element) == .option {
            let parent = tree.parent(element)
            return tree.isElement(parent) && tree.name(parent) == .optgroup && has(disabled, parent)
        }
        var child = element
        var ancestor = tree.parent(element)
        while !ancestor.isNone, tree.isElement(ancestor) {
            if tree.name(ancestor) == .fieldset, has(disabled, ancestor) {
                if tree.name(child) != .legend || firstChild(of: ancestor, named: .legend) != child { return true }
            }
            child = ancestor
            ancestor = tree.parent(ancestor)
        }
        return false
    }

    /// The `float` that an attribute gives an element.
    func floats(_ element: NodeID) -> CSSValue? {
        switch tree.name(element) {
        case .img, .table, .iframe, .object, .embed:
            let side = attribute(align, element)?.lowercased()
            return side == "left" ? "left" : side == "right" ? "right" : nil
        default: return nil
        }
    }
}
