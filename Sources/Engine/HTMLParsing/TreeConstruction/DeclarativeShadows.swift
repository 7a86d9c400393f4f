// DeclarativeShadows.swift: templates that declare shadow roots.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead, "A start tag whose tag name is "template""

import DOM

extension TreeBuilder {
    /// Attaches the shadow root that the current template start tag declares to the current node, and pushes a template that is in no tree
    /// and whose contents are the shadow root. False, without effect, if that is not possible.
    mutating func insertShadow() -> Bool {
        // 9. The mode requests it, and the node is not the root.
        // NB: A fragment's context gets no shadow root either.
        guard stack.count > 1, let mode = attribute("shadowrootmode") else { return false }
        var traits: ShadowTraits = [.declarative, .availableToInternals]
        if mode.equals(ignoringCase: "closed") {
            traits.insert(.closed)
        } else if !mode.equals(ignoringCase: "open") {
            return false
        }
        // 10. The shadow root's properties.
        let host = stack.current.node
        guard tree.canBeShadowHost(host), !tree.hasShadowRoot(host) else { return false }
        if attribute("shadowrootclonable") != nil { traits.insert(.clonable) }
        if attribute("shadowrootserializable") != nil { traits.insert(.serializable) }
        if attribute("shadowrootdelegatesfocus") != nil { traits.insert(.delegatesFocus) }
        let template = tree.createElement(.template, in: tree.document(of: host))
        shadowTemplates[template] = tree.attachShadow(to: host, traits)
        newestNode = max(newestNode, template.rawValue)
        stack.push(OpenElement(node: template, name: .template, namespace: .html, tag: .template))
        return true
    }

    /// The shadow root of a template that declared one, or else its contents.
    func shadowContents(of template: NodeID) -> NodeID {
        shadowTemplates[template] ?? tree.templateContents(template)
    }

    mutating func attribute(_ name: StaticString) -> UnsafeBytes? {
        for index in 0..<tokenizer.attributes.count where tokenizer.attributeName(index).equals(name) {
            return tokenizer.attributeValue(index)
        }
        return nil
    }
}
