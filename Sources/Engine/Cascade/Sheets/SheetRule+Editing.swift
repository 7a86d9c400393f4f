// SheetRule+Editing.swift: changes of sheets and rules by scripts. https://drafts.csswg.org/cssom/#insert-a-css-rule
// Callers call `changed()` of the sheet.

import CSSSyntax
import CSSValues
package import DOM
import Selectors

/// The reason why a change was refused; the names are those of DOMException.
package enum RuleFailure: String, Error, Sendable {
    case syntax = "SyntaxError"
    case hierarchy = "HierarchyRequestError"
    case index = "IndexSizeError"
    case state = "InvalidStateError"
    case notAllowed = "NotAllowedError"
}

extension StyleSheet {
    /// Inserts a rule, given as text.
    package func insert(_ text: [UInt8], at index: Int) throws(RuleFailure) {
        // NB: An invalid rule is reported, not an index that is too large.
        guard let rule = onlyRule(text) else { throw index > rules.count ? .index : .syntax }
        guard index <= rules.count else { throw .index }
        if rule.kind == .importing, isConstructed { throw .syntax }
        guard regions.allows(rule.kind, at: index) else { throw .hierarchy }
        if rule.kind == .namespace { try allowNamespaceChange() }
        rule.enter(self)
        rules.insert(rule, at: index)
        came(rule, at: index)
    }

    /// Parses a text as one rule.
    private func onlyRule(_ text: [UInt8]) -> SheetRule? {
        RuleParser(text, tree: store.tree, namespaces: namespaces).onlyRule(in: .list, depth: 0)
    }

    /// Removes a rule, and returns it.
    @discardableResult
    package func delete(at index: Int) throws(RuleFailure) -> SheetRule {
        guard rules.indices.contains(index) else { throw .index }
        if rules[index].kind == .namespace { try allowNamespaceChange() }
        let rule = rules.remove(at: index)
        rule.leave()
        left(rule, from: index)
        return rule
    }

    /// Replaces all rules by those of a text, as `replaceSync` does.
    package func replace(_ text: [UInt8]) { setRules(text) }

    private func allowNamespaceChange() throws(RuleFailure) {
        guard regions.areAll(rules.count) else { throw .state }
    }
}

extension SheetRule {
    /// The number of rules that contain this rule.
    private var depth: Int {
        var depth = 0
        var rule = parent
        while let outer = rule {
            depth += 1
            rule = outer.parent
        }
        return depth
    }

    /// Inserts a rule, given as text; in style rules also declarations.
    package func insert(_ text: [UInt8], at index: Int, tree: Tree) throws(RuleFailure) {
        guard index <= rules.count else { throw .index }
        if kind == .page {
            let parser = RuleParser(text, tree: tree)
            guard let margin = parser.onlyMargin() else {
                throw parser.onlyRule(in: .list, depth: 0) == nil ? .syntax : .hierarchy
            }
            margin.enter(self)
            rules.insert(margin, at: index)
            return
        }
        let isInStyle = kind == .style || kind == .scope || isNested
        let parser = RuleParser(text, tree: tree, namespaces: sheet?.namespaces ?? SelectorNamespaces())
        var rule = parser.onlyRule(in: isInStyle ? .style : .list, depth: depth + 1)
        if rule == nil, isInStyle {
            if parser.onlyRule(in: .list, depth: 0)?.kind.isGrouping == false { throw .hierarchy }
            rule = parser.nestedDeclarations()
        }
        guard let rule else { throw .syntax }
        if [.importing, .namespace].contains(rule.kind) { throw .hierarchy }
        rule.enter(self)
        rules.insert(rule, at: index)
    }

    /// Removes a nested rule, and returns it.
    @discardableResult
    package func delete(at index: Int) throws(RuleFailure) -> SheetRule {
        guard rules.indices.contains(index) else { throw .index }
        let rule = rules.remove(at: index)
        keyframeIndex?.remove(rule.text, at: index)
        rule.leave()
        return rule
    }

    /// Sets the selectors; invalid ones are ignored. https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
    package func setSelectors(_ text: [UInt8], tree: Tree) {
        let parser = RuleParser(text, tree: tree, namespaces: sheet?.namespaces ?? SelectorNamespaces())
        if kind == .page {
            if let selectors = parser.pageSelectors(parser.values.indices) { self.text = selectors }
            return
        }
        let values = parser.values
        guard
            let selectors = serializeSelectorList(
                values,
                in: values.indices,
                tree: tree,
                namespaces: parser.namespaces,
                isNested: isNested
            ), (try? compile(selectors, tree, parser.namespaces)) != nil
        else { return }
        self.text = selectors
        compiled = nil
    }

    /// Sets the name of keyframes.
    package func setName(_ name: String) { self.name = name }

    /// Sets the key of a keyframe.
    /// - Throws: `syntax` if the text is not a key.
    package func setKey(_ text: [UInt8], tree: Tree) throws(RuleFailure) {
        let parser = RuleParser(text, tree: tree)
        guard let key = parser.keyframeKey(parser.values.indices) else { throw .syntax }
        let place = parent?.keyframeIndex?.places(self.text).first { parent?.rules[$0] === self }
        if let place { parent?.keyframeIndex?.change(self.text, to: key, at: place) }
        self.text = key
    }

    /// Adds a keyframe; an invalid text is ignored.
    package func appendKeyframe(_ text: [UInt8], tree: Tree) {
        let parser = RuleParser(text, tree: tree)
        let items = parser.values.rules(in: parser.values.indices)
        guard items.count == 1, case .rule(let item) = items[0], let frame = parser.keyframe(item) else { return }
        frame.enter(self)
        rules.append(frame)
        keyframeIndex?.append(frame.text)
    }

    /// The index of the last keyframe with a key; nil if there is none.
    package func keyframe(_ text: [UInt8], tree: Tree) -> Int? {
        let parser = RuleParser(text, tree: tree)
        guard let key = parser.keyframeKey(parser.values.indices) else { return nil }
        let index = keyframeIndex ?? KeyframeIndex(rules)
        keyframeIndex = index
        return index.last(key)
    }

    /// Compiles selectors, with those of the outer style rules inserted.
    /// - Parameter text: nil for the rule's own selectors.
    /// - Throws: If they are invalid.
    func compile(_ text: String?, _ tree: Tree, _ namespaces: SelectorNamespaces) throws(SelectorError) {
        if let compiled, compiled.text == text, compiled.namespaces == namespaces { return }
        let values = ComponentValues(text ?? self.text)
        // NB: A combinator may follow `&` immediately.
        let list = try parseSelectorList(values, in: values.indices, tree: tree, namespaces: namespaces)
        compiled = (text, namespaces, list)
    }
}
