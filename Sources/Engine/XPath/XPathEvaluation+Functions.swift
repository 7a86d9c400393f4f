// XPathEvaluation+Functions.swift: the core function library. https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib

import DOM

extension XPathEvaluation {
    func call(_ function: XPathFunction, _ arguments: [XPathTerm], in context: XPathContext) -> XPathValue {
        func argument(_ index: Int) -> XPathValue { value(of: arguments[index], in: context) }
        func text(_ index: Int) -> [UInt16] { argument(index).string(tree) }
        func number(_ index: Int) -> Double { argument(index).number(tree) }
        /// The first argument, or the context node.
        func subject() -> XPathValue {
            arguments.isEmpty ? .nodes(XPathNodeSet(nodes: [context.node])) : argument(0)
        }
        func named() -> XPathNode? {
            arguments.isEmpty ? context.node : nodes(of: arguments[0], in: context).first(tree)
        }
        switch function {
        case .last: return .number(Double(context.size))
        case .position: return .number(Double(context.position))
        case .count: return .number(Double(nodes(of: arguments[0], in: context).nodes.count))
        case .id: return .nodes(elements(withIDs: argument(0), context))
        case .localName: return .string(named().map { name(of: $0).local } ?? [])
        case .namespaceURI: return .string(named().map { name(of: $0).namespace } ?? [])
        case .name: return .string(named().map { name(of: $0).qualified } ?? [])
        case .string: return .string(subject().string(tree))
        case .concat: return .string(arguments.indices.flatMap { text($0) })
        case .startsWith: return .boolean(text(0).starts(with: text(1)))
        case .contains: return .boolean(place(of: text(1), in: text(0)) != nil)
        case .substringBefore:
            let whole = text(0)
            return .string(place(of: text(1), in: whole).map { Array(whole[..<$0]) } ?? [])
        case .substringAfter:
            let (whole, part) = (text(0), text(1))
            return .string(place(of: part, in: whole).map { Array(whole[($0 + part.count)...]) } ?? [])
        case .substring: return .string(substring(text(0), number(1), arguments.count > 2 ? number(2) : nil))
        case .stringLength: return .number(Double(subject().string(tree).count))
        case .normalizeSpace:
            let words = subject().string(tree).split(whereSeparator: isSpace)
            return .string(Array(words.joined(separator: [0x20])))
        case .translate: return .string(translate(text(0), from: text(1), to: text(2)))
        case .boolean: return .boolean(isTrue(arguments[0], in: context))
        case .not: return .boolean(!isTrue(arguments[0], in: context))
        case .true: return .boolean(true)
        case .false: return .boolean(false)
        case .lang: return .boolean(isInLanguage(text(0), context.node))
        case .number: return .number(subject().number(tree))
        case .sum:
            let set = nodes(of: arguments[0], in: context)
            return .number(set.nodes.reduce(0) { $0 + XPath.number(of: $1.stringValue(tree)) })
        case .floor: return .number(number(0).rounded(.down))
        case .ceiling: return .number(number(0).rounded(.up))
        case .round: return .number(roundedHalfUp(number(0)))
        }
    }

    // MARK: - Nodes

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id
    private func elements(withIDs value: XPathValue, _ context: XPathContext) -> XPathNodeSet {
        var texts: [[UInt16]] = []
        if case .nodes(let set) = value {
            texts = set.nodes.map { $0.stringValue(tree) }
        } else {
            texts = [value.string(tree)]
        }
        let root = tree.root(of: context.node.node)
        var seen: Set<XPathNode> = []
        var found: [XPathNode] = []
        for word in texts.flatMap({ $0.split(whereSeparator: isSpace) }) {
            let id = Array(String(decoding: word, as: UTF16.self).utf8)
            let element = tree.elementByID(tree.strings.findInterned(utf8: id[...]), in: root)
            if !element.isNone, seen.insert(XPathNode(element)).inserted { found.append(XPathNode(element)) }
        }
        return XPathNodeSet(nodes: found, isSorted: found.count < 2)
    }

    private typealias ExpandedName = (local: [UInt16], qualified: [UInt16], namespace: [UInt16])

    private func name(of node: XPathNode) -> ExpandedName {
        let kind = tree.kind(node.node)
        let name: NameID
        if node.attribute != .none {
            name = tree.attributeName(node.attribute)
        } else if kind == .element {
            name = tree.name(node.node)
        } else if kind == .processingInstruction {
            let target = tree.strings.units(tree.target(node.node))
            return (target, target, [])
        } else {
            return ([], [], [])
        }
        let strings = tree.strings
        let address = tree.names.address(of: tree.namespace(name))
        return (
            strings.units(tree.localName(name)), strings.units(tree.qualifiedName(name)),
            address.isNone ? [] : strings.units(address)
        )
    }

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang
    private func isInLanguage(_ language: [UInt16], _ node: XPathNode) -> Bool {
        let wanted = lowercase(language)
        let name = tree.strings.intern("lang")
        var element = node.node
        while !element.isNone {
            if tree.isElement(element) {
                let attribute = tree.attribute(element, namespace: .xml, localName: name)
                if attribute != .none {
                    let value = lowercase(tree.strings.units(tree.attributeValue(attribute)))
                    return value.starts(with: wanted) && (value.count == wanted.count || value[wanted.count] == 0x2D)
                }
            }
            element = tree.parent(element)
        }
        return false
    }

    private func lowercase(_ text: [UInt16]) -> [UInt16] {
        Array(String(decoding: text, as: UTF16.self).lowercased().utf16)
    }

    // MARK: - Strings

    /// The first index of a text in another; nil if there is none.
    private func place(of part: [UInt16], in whole: [UInt16]) -> Int? {
        guard let first = part.first else { return 0 }
        guard part.count <= whole.count else { return nil }
        var start = 0
        while let next = whole[start...(whole.count - part.count)].firstIndex(of: first) {
            if whole[next..<next + part.count].elementsEqual(part) { return next }
            start = next + 1
            if start > whole.count - part.count { return nil }
        }
        return nil
    }

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring
    private func substring(_ text: [UInt16], _ start: Double, _ length: Double?) -> [UInt16] {
        let first = roundedHalfUp(start)
        let end = length.map { first + roundedHalfUp($0) } ?? .infinity
        // NB: With NaN, the result is empty.
        guard first < end else { return [] }
        let from = max(first - 1, 0)
        let to = min(end - 1, Double(text.count))
        guard from < to else { return [] }
        return Array(text[Int(from)..<Int(to)])
    }

    /// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-translate
    private func translate(_ text: [UInt16], from: [UInt16], to: [UInt16]) -> [UInt16] {
        var places: [UInt16: Int] = [:]
        for (place, unit) in from.enumerated() where places[unit] == nil { places[unit] = place }
        return text.compactMap { unit in
            guard let place = places[unit] else { return unit }
            return place < to.count ? to[place] : nil
        }
    }
}
