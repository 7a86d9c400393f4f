// Tree+DeclaredShadows.swift: declarative shadow roots.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead, "A start tag whose tag name is "template""
//
// The parser creates the templates that the markup contains; the shadow roots are attached before any script sees the page. For writing,
// the templates are put back, so that code which copies, compares or serializes pages need not know of shadow trees.

/// A shadow root that was declared by a template.
struct DeclaredShadow {
    var template: NodeID
    var host: NodeID
    /// The node that followed the template.
    var next: NodeID
}

extension Tree {
    /// Records a template that declares a shadow root, for the parser.
    public func recordDeclaration(_ template: NodeID) { declaringTemplates.append(template) }

    /// Attaches the declared shadow roots to their hosts; they take over the templates' contents.
    public func attachDeclaredShadows() {
        let templates = declaringTemplates
        declaringTemplates = []
        for template in templates {
            let (host, next) = (parent(template), nextSibling(template))
            guard isElement(host), canBeShadowHost(host), !hasShadowRoot(host),
                let traits = traits(declaredBy: template)
            else { continue }
            remove(template)
            let root = attachShadow(to: host, traits)
            let document = document(of: host)
            for child in children(of: templateContents(template)) {
                adopt(child, into: document)
                append(child, to: root)
            }
            declaredShadows.append(DeclaredShadow(template: template, host: host, next: next))
        }
    }

    /// Puts the templates of declared shadow roots back, with the roots' current contents, so that the tree can be written. To be called
    /// once, when no script runs any more.
    public func showDeclaredShadows() {
        if shadowRoots.isEmpty { return }
        var known: Set<NodeID> = []
        for shadow in declaredShadows.reversed() {
            let root = shadowRoot(of: shadow.host)
            known.insert(root)
            guard traits(ofShadowRoot: root).contains(.declarative) else {
                // A script has replaced it by a root of its own: there is no template to put back.
                mark(shadow.host)
                continue
            }
            show(root, as: shadow.template, in: shadow.host, before: shadow.next)
        }
        for (root, host) in shadowHosts.sorted(by: { $0.key.rawValue > $1.key.rawValue }) where !known.contains(root) {
            let traits = traits(ofShadowRoot: root)
            guard traits.contains(.declarative) else { continue }
            let template = createElement(.template, in: document(of: host))
            let values = [
                ("shadowrootmode", traits.contains(.closed) ? "closed" : "open"),
                ("shadowrootdelegatesfocus", traits.contains(.delegatesFocus) ? "" : nil),
                ("shadowrootserializable", traits.contains(.serializable) ? "" : nil),
                ("shadowrootclonable", traits.contains(.clonable) ? "" : nil),
            ]
            for case (let name, let value?) in values {
                setAttribute(qualifiedName: strings.intern(name), strings.intern(value), on: template)
            }
            mark(host)
            show(root, as: template, in: host, before: firstChild(host))
        }
    }

    private func show(_ root: NodeID, as template: NodeID, in host: NodeID, before next: NodeID) {
        let contents = templateContents(template)
        if isMarked(root, NodeFlags.childrenChanged) { mark(contents) }
        let marks = arena[header: ArenaLayout.marksChangesWord]
        arena[header: ArenaLayout.marksChangesWord] = 0
        for child in children(of: root) { append(child, to: contents) }
        insert(template, into: host, before: !next.isNone && parent(next) == host ? next : placeWithoutNext(next, host))
        arena[header: ArenaLayout.marksChangesWord] = marks
    }

    /// The position of a template whose next sibling is gone: the end if it was last, otherwise the start.
    private func placeWithoutNext(_ next: NodeID, _ host: NodeID) -> NodeID { next.isNone ? .none : firstChild(host) }

    /// Marks a node's list of children as changed, if changes are marked.
    private func mark(_ node: NodeID) {
        if arena[header: ArenaLayout.marksChangesWord] == 0 || hasFlag(NodeFlags.childrenChanged, node) { return }
        if !hasFlag(NodeFlags.changed, node) { changedNodes.append(node) }
        setFlag(NodeFlags.childrenChanged, node)
    }

    private func traits(declaredBy template: NodeID) -> ShadowTraits? {
        func value(_ name: String) -> String? {
            let attribute = attribute(template, qualifiedName: strings.intern(name))
            return attribute.isNone ? nil : strings.string(attributeValue(attribute))
        }
        var traits: ShadowTraits = [.declarative, .availableToInternals]
        switch value("shadowrootmode")?.lowercased() {
        case "open": break
        case "closed": traits.insert(.closed)
        default: return nil
        }
        if value("shadowrootdelegatesfocus") != nil { traits.insert(.delegatesFocus) }
        if value("shadowrootserializable") != nil { traits.insert(.serializable) }
        if value("shadowrootclonable") != nil { traits.insert(.clonable) }
        return traits
    }
}
