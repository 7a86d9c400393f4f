// SelectorMatcher+Forms.swift: states of form controls, by the markup.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
// Changes by scripts and clicks outside the markup, and constraint validation, are known to the controls' world (ControlQuestion.swift).
// Without a world, and as long as nothing was set, the markup counts.

import DOM

/// Names needed for the states that have no fixed number.
struct FormNames {
    let required, readonly, placeholder, contenteditable, open, xmlLang: NameID

    init(_ tree: Tree) {
        func name(_ text: String) -> NameID {
            tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(text))
        }
        required = name("required")
        readonly = name("readonly")
        placeholder = name("placeholder")
        contenteditable = name("contenteditable")
        open = name("open")
        xmlLang = tree.names.name(
            namespace: .xml,
            prefix: tree.strings.intern("xml"),
            localName: tree.strings.intern("lang")
        )
    }
}

extension SelectorMatcher {
    func has(_ attribute: NameID, _ element: NodeID) -> Bool { !tree.attribute(element, named: attribute).isNone }

    func text(_ attribute: NameID, _ element: NodeID) -> String? {
        let attribute = tree.attribute(element, named: attribute)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    private func inputType(_ element: NodeID) -> String { text(.attrType, element)?.lowercased() ?? "text" }

    func matchesState(_ element: NodeID, _ kind: SimpleKind, _ names: FormNames) -> Bool {
        let name = tree.name(element)
        if let answer = ControlQuestion(kind)?.answer(for: element, in: tree) { return answer }
        switch kind {
        case .checked:
            return isChecked(element)
        case .disabled:
            return (canBeDisabled(name) || tree.isFormAssociated(element)) && isDisabled(element)
        case .enabled:
            return (canBeDisabled(name) || tree.isFormAssociated(element)) && !isDisabled(element)
        case .required:
            return canBeRequired(element) && has(names.required, element)
        case .optional:
            return (name == .input || name == .select || name == .textarea)
                && !(canBeRequired(element) && has(names.required, element))
        case .readWrite:
            return isReadWrite(element, names)
        case .readOnly:
            return !isReadWrite(element, names)
        case .placeholderShown:
            guard has(names.placeholder, element) else { return false }
            if name == .textarea { return tree.firstChild(element).isNone }
            return name == .input && isTextual(inputType(element)) && (text(.attrValue, element) ?? "").isEmpty
        case .isDefault:
            return isDefault(element)
        case .indeterminate:
            if name == .progress { return !has(.attrValue, element) }
            return name == .input && inputType(element) == "radio"
                && !isGroupChecked(element)
        case .valid, .invalid:
            if tree.isFormAssociated(element) { return tree.isInvalidCustom(element) == (kind == .invalid) }
            guard name == .input || name == .select || name == .textarea else { return false }
            return isMissingValue(element, names) == (kind == .invalid)
        case .open:
            return (name == .details || name == .dialog) && has(names.open, element)
        default:
            return false
        }
    }

    private func isChecked(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .input:
            let type = inputType(element)
            return (type == "checkbox" || type == "radio") && has(.attrChecked, element)
        case .option:
            return isSelected(element)
        default:
            return false
        }
    }

    /// A single-choice list displays the last option marked as selected, or the first if none is.
    private func isSelected(_ option: NodeID) -> Bool {
        var select = tree.parent(option)
        while !select.isNone, tree.isElement(select), tree.name(select) != .select { select = tree.parent(select) }
        guard !select.isNone, tree.isElement(select), !has(.attrMultiple, select) else {
            return has(.attrSelected, option)
        }
        let memo = self.memo
        let shown = memo.shownOptions[select] ?? shownOption(of: select)
        memo.shownOptions[select] = shown
        return option == shown
    }

    private func shownOption(of select: NodeID) -> NodeID {
        let isDropDown = (Int(text(.attrSize, select) ?? "") ?? 1) <= 1
        var first = NodeID.none
        var selected = NodeID.none
        var node = tree.next(select, within: select)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .option {
                if has(.attrSelected, node) { selected = node }
                if isDropDown, first.isNone, !isDisabled(node) { first = node }
            }
            node = tree.next(node, within: select)
        }
        return selected.isNone ? first : selected
    }

    private func canBeDisabled(_ name: NameID) -> Bool {
        switch name {
        case .button, .input, .select, .textarea, .optgroup, .option, .fieldset: true
        default: false
        }
    }

    private func isDisabled(_ element: NodeID) -> Bool {
        if has(.attrDisabled, element) { return true }
        let name = tree.name(element)
        if name == .option {
            let parent = tree.parent(element)
            return tree.isElement(parent) && tree.name(parent) == .optgroup && has(.attrDisabled, parent)
        }
        if name == .optgroup { return false }
        var child = element
        var ancestor = tree.parent(element)
        while !ancestor.isNone, tree.isElement(ancestor) {
            if tree.name(ancestor) == .fieldset, has(.attrDisabled, ancestor) {
                let isInFirstLegend = tree.name(child) == .legend && firstLegend(of: ancestor) == child
                if !isInFirstLegend { return true }
            }
            child = ancestor
            ancestor = tree.parent(ancestor)
        }
        return false
    }

    private func firstLegend(of fieldset: NodeID) -> NodeID {
        let memo = self.memo
        if let known = memo.firstLegends[fieldset] { return known }
        var child = tree.firstChild(fieldset)
        while !child.isNone, !(tree.isElement(child) && tree.name(child) == .legend) { child = tree.nextSibling(child) }
        memo.firstLegends[fieldset] = child
        return child
    }

    private func isTextual(_ type: String) -> Bool {
        ![
            "hidden", "checkbox", "radio", "file", "submit", "image", "reset", "button", "color", "range",
        ].contains(type)
    }

    private func canBeRequired(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .select, .textarea: true
        case .input: !["hidden", "range", "color", "submit", "image", "reset", "button"].contains(inputType(element))
        default: false
        }
    }

    private func isReadWrite(_ element: NodeID, _ names: FormNames) -> Bool {
        let name = tree.name(element)
        if name == .textarea || (name == .input && isTextual(inputType(element))) {
            return !has(names.readonly, element) && !isDisabled(element)
        }
        func value(_ element: NodeID) -> Bool? {
            guard let value = text(names.contenteditable, element)?.lowercased() else { return nil }
            if value == "false" { return false }
            return value.isEmpty || value == "true" || value == "plaintext-only" ? true : nil
        }
        let holder = nearestAncestor(of: element, SelectorMemo.editability) { value($0) != nil }
        if holder.isNone { return isDesigned(tree.root(of: element)) }
        return value(holder) == true
    }

    private func isDesigned(_ root: NodeID) -> Bool {
        tree.kind(root) == .document && tree.hasFlag(NodeFlags.designedDocument, root)
    }

    private func isDefault(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .option:
            return has(.attrSelected, element)
        case .input, .button:
            let type = inputType(element)
            if type == "checkbox" || type == "radio" { return has(.attrChecked, element) }
            guard isSubmitButton(element) else { return false }
            let form = self.form(of: element)
            guard !form.isNone else { return false }
            let memo = self.memo
            if let known = memo.defaultButtons[form] { return known == element }
            var node = tree.next(form, within: form)
            while !node.isNone, !(tree.isElement(node) && isSubmitButton(node)) { node = tree.next(node, within: form) }
            memo.defaultButtons[form] = node
            return node == element
        default:
            return false
        }
    }

    private func isSubmitButton(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .input: ["submit", "image"].contains(inputType(element))
        case .button: !["button", "reset"].contains(inputType(element))
        default: false
        }
    }

    private func form(of element: NodeID) -> NodeID {
        var current = tree.parent(element)
        while !current.isNone, tree.isElement(current) {
            if tree.name(current) == .form { return current }
            current = tree.parent(current)
        }
        return .none
    }

    /// Whether a radio button or another one of its group is checked.
    /// https://html.spec.whatwg.org/multipage/input.html#radio-button-group
    private func isGroupChecked(_ element: NodeID) -> Bool {
        guard let group = radioGroup(of: element) else { return isChecked(element) }
        let memo = self.memo
        let root = tree.root(of: root)
        let checked = memo.checkedGroups[root] ?? checkedGroups(under: root)
        memo.checkedGroups[root] = checked
        return checked.contains(group)
    }

    private func checkedGroups(under root: NodeID) -> Set<SelectorMemo.RadioGroup> {
        var groups: Set<SelectorMemo.RadioGroup> = []
        var node = tree.next(root, within: root)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .input, has(.attrChecked, node), inputType(node) == "radio",
                let group = radioGroup(of: node)
            {
                groups.insert(group)
            }
            node = tree.next(node, within: root)
        }
        return groups
    }

    /// The group of a radio button; nil if it has none.
    private func radioGroup(of element: NodeID) -> SelectorMemo.RadioGroup? {
        let name = tree.attribute(element, named: .attrName)
        guard !name.isNone, tree.attributeValue(name) != .empty else { return nil }
        return .init(form: form(of: element), name: tree.attributeValue(name))
    }

    /// AD-HOC: The only constraint that is checked is `required`.
    private func isMissingValue(_ element: NodeID, _ names: FormNames) -> Bool {
        guard canBeRequired(element), has(names.required, element), !isDisabled(element) else { return false }
        switch tree.name(element) {
        case .textarea: return tree.firstChild(element).isNone
        case .input where ["checkbox", "radio"].contains(inputType(element)): return !has(.attrChecked, element)
        case .input: return (text(.attrValue, element) ?? "").isEmpty
        default: return false
        }
    }
}
