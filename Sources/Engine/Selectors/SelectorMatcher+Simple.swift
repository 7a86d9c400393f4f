// SelectorMatcher+Simple.swift: matches one simple selector against one element.

import DOM

extension SelectorMatcher {
    @inline(__always)
    mutating func matches(_ element: NodeID, simple index: Int) -> Bool {
        switch simples[index].kind {
        case .type:
            let name = tree.name(element)
            if name == simples[index].nameA { return true }
            if simples[index].nameB.isNone { return false }
            return name == simples[index].nameB || matchesOtherName(name, index)
        case .className:
            let attribute = tree.attribute(element, named: .attrClass)
            if attribute.isNone { return false }
            let value = tree.attributeValue(attribute)
            if value == simples[index].text { return true }
            return matchesClass(value, simples[index])
        case .id:
            let attribute = tree.attribute(element, named: .attrID)
            if attribute.isNone { return false }
            let value = tree.attributeValue(attribute)
            if value == simples[index].text { return true }
            return isQuirky && tree.strings.compare(value, .equals, simples[index].text, ignoringCase: true)
        case .always:
            return true
        case .never:
            return false
        case .pseudoElement:
            return simples[index].text == pseudoElement
        default:
            return matchesRare(element, simples[index], index)
        }
    }

    private func matchesOtherName(_ name: NameID, _ index: Int) -> Bool {
        simples[index].hasMoreNames && list.moreNames.contains(UInt64(index) << 32 | UInt64(name.rawValue))
    }

    private func matchesClass(_ value: StringID, _ simple: SimpleSelector) -> Bool {
        tree.strings.includes(value, token: simple.text, ignoringCase: isQuirky)
    }

    @inline(never)
    private mutating func matchesRare(_ element: NodeID, _ simple: SimpleSelector, _ index: Int) -> Bool {
        switch simple.kind {
        case .attributeExists, .attributeEquals, .attributeIncludes, .attributeDash, .attributePrefix,
            .attributeSuffix, .attributeSubstring:
            return matchesAttribute(element, simple)
        case .namespace:
            let namespace = tree.namespace(tree.name(element))
            return simple.namespace.isNone
                ? namespace == .none : tree.names.address(of: namespace) == simple.namespace
        case .isList:
            return matches(element, list: simple.list)
        case .notList:
            return !matches(element, list: simple.list)
        case .hasList:
            return matchesHas(element, list: simple.list)
        case .anchor:
            return element == anchor
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            return matchesPosition(element, simple)
        case .firstChild:
            return previousElement(element).isNone
        case .lastChild:
            return nextElement(element).isNone
        case .empty:
            return isEmpty(element)
        case .root:
            return isRoot(element)
        case .scope:
            return tree.isElement(scope) ? element == scope : isRoot(element)
        case .link:
            return isLink(element)
        case .defined:
            return tree.isDefined(element)
        case .language:
            return matchesLanguage(element, simple.value)
        case .direction:
            return matchesDirection(element, simple.value)
        case .host, .hostList, .hostContext, .slotted, .part, .partList, .partIs:
            return matchesShadow(element, simple)
        case .state:
            return tree.hasCustomState(simple.text, element)
        case .focus, .focusWithin, .target, .targetWithin, .modal, .popoverOpen:
            return matchesInteraction(element, simple.kind)
        default:
            guard let names = list.formNames else { return false }
            return matchesState(element, simple.kind, names)
        }
    }

    private func matchesAttribute(_ element: NodeID, _ simple: SimpleSelector) -> Bool {
        let isHTMLElement = isHTML && tree.namespace(tree.name(element)) == .html
        if simple.anyNamespace {
            let localName = isHTMLElement ? simple.lowercased : simple.text
            var attribute = tree.firstAttribute(element)
            while !attribute.isNone {
                let name = tree.attributeName(attribute)
                if tree.localName(name) == localName,
                    simple.namespace.isNone || tree.names.address(of: tree.namespace(name)) == simple.namespace,
                    // NB: The attributes whose values HTML compares ignoring case have no namespace.
                    matchesValue(tree.attributeValue(attribute), simple, isHTMLElement && tree.namespace(name) == .none)
                {
                    return true
                }
                attribute = tree.nextAttribute(attribute)
            }
            return false
        }
        let attribute = tree.attribute(element, named: isHTMLElement ? simple.nameB : simple.nameA)
        return !attribute.isNone && matchesValue(tree.attributeValue(attribute), simple, isHTMLElement)
    }

    private func matchesValue(_ value: StringID, _ simple: SimpleSelector, _ isHTMLElement: Bool) -> Bool {
        let comparison: UnsafeStringTable.Comparison
        switch simple.kind {
        case .attributeEquals:
            if value == simple.value { return true }
            comparison = .equals
        case .attributeIncludes: comparison = .includes
        case .attributeDash: comparison = .dash
        case .attributePrefix: comparison = .prefix
        case .attributeSuffix: comparison = .suffix
        case .attributeSubstring: comparison = .substring
        default: return true
        }
        let ignoresCase = simple.ignoresCase || (simple.ignoresCaseInHTML && isHTMLElement)
        return tree.strings.compare(value, comparison, simple.value, ignoringCase: ignoresCase)
    }

    private func isEmpty(_ element: NodeID) -> Bool {
        var child = tree.firstChild(element)
        while !child.isNone {
            switch tree.kind(child) {
            case .element: return false
            case .text, .cdataSection: if tree.strings.length(tree.data(child)) > 0 { return false }
            default: break
            }
            child = tree.nextSibling(child)
        }
        return true
    }

    func isRoot(_ element: NodeID) -> Bool {
        let parent = tree.parent(element)
        return !parent.isNone && tree.kind(parent) == .document
    }

    private func isLink(_ element: NodeID) -> Bool {
        switch tree.name(element) {
        case .a, .area, .svgA: return !tree.attribute(element, named: .attrHref).isNone
        default: return false
        }
    }

    /// Whether an element's language, its own or the nearest ancestor's, matches a language range of `:lang()`.
    private func matchesLanguage(_ element: NodeID, _ range: StringID) -> Bool {
        guard let names = list.formNames else { return false }
        func value(_ element: NodeID) -> StringID {
            for name in [names.xmlLang, .attrLang] {
                let attribute = tree.attribute(element, named: name)
                if !attribute.isNone { return tree.attributeValue(attribute) }
            }
            return .none
        }
        let holder = nearestAncestor(of: element, SelectorMemo.language) { !value($0).isNone }
        if holder.isNone { return false }
        if tree.strings.length(range) == 0 { return tree.strings.length(value(holder)) == 0 }
        if tree.strings.compare(value(holder), .dash, range, ignoringCase: true) { return true }
        let wanted = tree.strings.string(range)
        return wanted.contains("-") && Self.matches(tree.strings.string(value(holder)), languageRange: wanted)
    }

    /// Extended filtering: https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2
    private static func matches(_ language: String, languageRange: String) -> Bool {
        var tags = language.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
        var wanted = languageRange.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let first = tags.popFirst(), let start = wanted.popFirst(), start == "*" || start == first else {
            return false
        }
        while let next = wanted.first {
            if next == "*" {
                wanted = wanted.dropFirst()
                continue
            }
            guard let tag = tags.popFirst() else { return false }
            if tag == next { wanted = wanted.dropFirst() } else if tag.utf8.count == 1 { return false }
        }
        return true
    }

}
