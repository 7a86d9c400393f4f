// Reactions.swift: the tree changes that JavaScript worlds need to know of for custom elements and slots.
// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions
// https://dom.spec.whatwg.org/#signal-a-slot-change
//
// A tree has this object once a custom element is defined or a shadow root is attached; before, its changes cost one nil check. Changes are
// recorded, not acted upon: the world of each log takes its entries at the end of the native call, and then does what the standards do at
// the end of an operation with [CEReactions].

/// The entries for one world.
public final class ReactionLog {
    /// The kind of change; js/html/customElements/customElements.js uses the same numbers.
    public enum Kind: UInt32, Sendable {
        /// An element became connected. It is custom, or may become so.
        case connected = 1
        /// A custom element is no longer connected.
        case disconnected = 2
        /// A custom element got another node document. Values: the old document, the new one.
        case adopted = 3
        /// An attribute of a custom element changed. Values: its name, the old value, the new value; none: there was or is none.
        case attribute = 4
        /// An element was made that may become custom.
        case made = 5
        /// The nodes assigned to slots with a name may have changed. The node is the shadow root. Value: the name.
        case named = 6
        /// Slots were added, removed or renamed. The node is the shadow root.
        case slots = 7
        /// The children of a slot changed; they are its content if nothing is assigned to it.
        case fallback = 8
        /// A node was removed from the host in which it may have been assigned. The node is the shadow root. Value: the removed node.
        case unassigned = 9
        /// The form owner or the disabled state of form-associated custom elements may have changed.
        case form = 10
    }
    /// Five words for each entry: kind, node, and three values.
    fileprivate var words: [UInt32] = []
    /// Whether the world has defined custom elements.
    fileprivate var observesElements = false
    /// Whether the world signals slot changes.
    fileprivate var observesSlots = false
    /// Makes the world take its entries, if another world's call made them.
    private let deliver: () -> Void

    fileprivate init(_ deliver: @escaping () -> Void) { self.deliver = deliver }

    /// Whether there are entries to take.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns the entries and removes them.
    public func take() -> [UInt32] {
        defer { words.removeAll() }
        return words
    }

    func flush() { deliver() }

    fileprivate func add(_ kind: Kind, _ node: NodeID, _ a: UInt32 = 0, _ b: UInt32 = 0, _ c: UInt32 = 0) {
        words.append(kind.rawValue)
        words.append(node.rawValue)
        words.append(a)
        words.append(b)
        words.append(c)
    }
}

/// The logs of all worlds, and which elements they are interested in.
public final class Reactions {
    private struct Listener { weak var log: ReactionLog? }
    private enum Interest: UInt8 { case unknown, none, some }

    private var listeners: [Listener] = []
    /// Local names that some world has defined.
    private var definedNames: Set<StringID> = []
    /// The same by name number, as far as they were looked up.
    private var interests: [Interest] = []
    fileprivate private(set) var observesElements = false
    fileprivate private(set) var observesSlots = false
    /// Whether any entry was added since all logs were last seen empty.
    private var mayHaveNews = false

    fileprivate init() {}

    /// A log for a world, which retains it as long as it wants entries.
    ///
    /// - Parameter deliver: Makes the world take its entries.
    public func makeLog(_ deliver: @escaping () -> Void) -> ReactionLog {
        let log = ReactionLog(deliver)
        listeners.append(Listener(log: log))
        return log
    }

    /// From now on, all worlds that define elements, including the one of `log`, get entries for HTML elements with this local name.
    public func define(_ localName: StringID, for log: ReactionLog) {
        definedNames.insert(localName)
        interests = []
        log.observesElements = true
        observesElements = true
    }

    /// Makes a world signal slot changes, unless another one does so already.
    public func observeSlots(_ log: ReactionLog) {
        if listeners.contains(where: { $0.log?.observesSlots == true }) { return }
        log.observesSlots = true
        observesSlots = true
    }

    /// Makes the other worlds take their entries. This runs scripts.
    public func flush(except own: ReactionLog?) {
        for listener in listeners {
            guard let log = listener.log, log !== own, !log.isEmpty else { continue }
            log.flush()
        }
    }

    /// Whether some world has entries to take. Checked after each native call.
    public var hasPending: Bool {
        if mayHaveNews { mayHaveNews = listeners.contains { $0.log?.isEmpty == false } }
        return mayHaveNews
    }

    fileprivate func mayHaveName(_ name: NameID, in tree: Tree) -> Bool {
        let index = Int(name.rawValue)
        while interests.count <= index { interests.append(.unknown) }
        if interests[index] == .unknown {
            let isDefined = tree.namespace(name) == .html && definedNames.contains(tree.localName(name))
            interests[index] = isDefined ? .some : .none
        }
        return interests[index] == .some
    }

    fileprivate func enqueueElementReaction(
        _ kind: ReactionLog.Kind,
        _ node: NodeID,
        _ a: UInt32 = 0,
        _ b: UInt32 = 0,
        _ c: UInt32 = 0
    ) {
        mayHaveNews = true
        for listener in listeners {
            if let log = listener.log, log.observesElements { log.add(kind, node, a, b, c) }
        }
    }

    fileprivate func enqueueSlotChange(_ kind: ReactionLog.Kind, _ node: NodeID, _ a: UInt32 = 0) {
        mayHaveNews = true
        for listener in listeners { if let log = listener.log, log.observesSlots { log.add(kind, node, a) } }
    }
}

extension Tree {
    /// The reactions, made on first use.
    public func makeReactions() -> Reactions {
        if let reactions { return reactions }
        let made = Reactions()
        reactions = made
        return made
    }

    // MARK: Custom elements

    /// The `is` value that an element was created with; `.none` if there was none.
    /// https://dom.spec.whatwg.org/#concept-element-is-value
    public func isValue(of element: NodeID) -> StringID { isValues.isEmpty ? .none : isValues[element] ?? .none }

    /// Sets a new element's `is` value.
    public func setIsValue(_ value: StringID, of element: NodeID) { isValues[element] = value }

    /// Whether elements with this name become custom by the current definitions.
    public func mayBecomeCustom(_ name: NameID) -> Bool {
        reactions.map { $0.observesElements && $0.mayHaveName(name, in: self) } ?? false
    }

    /// Whether an element is custom, or may become so by the current definitions.
    private func mayBeCustom(_ node: NodeID, _ reactions: Reactions) -> Bool {
        guard isElement(node) else { return false }
        return hasFlag(NodeFlags.custom, node) || reactions.mayHaveName(name(node), in: self)
            || (!isValues.isEmpty && isValues[node] != nil)
    }

    /// Gives a new element, which no script has seen, the prefix of a name that is otherwise equal to its own.
    public func setPrefix(of element: NodeID, asIn name: NameID) {
        arena[node: element.rawValue, ArenaLayout.nameWord] = name.rawValue
    }

    /// Whether an element is defined. https://dom.spec.whatwg.org/#concept-element-defined
    public func isDefined(_ element: NodeID) -> Bool {
        if hasFlag(NodeFlags.custom, element) { return true }
        let name = name(element)
        guard namespace(name) == .html else { return true }
        return isValue(of: element).isNone && !Self.isCustomName(strings.string(localName(name)))
    }

    /// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
    static func isCustomName(_ name: String) -> Bool {
        guard let first = name.utf8.first, 0x61...0x7A ~= first, name.utf8.contains(0x2D) else { return false }
        return !name.utf8.contains { 0x41...0x5A ~= $0 } && !reservedNames.contains(name)
    }
    private static let reservedNames: Set<String> = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    /// The elements under a root, and the root itself, that are or may become custom, in shadow-including tree order.
    /// https://dom.spec.whatwg.org/#concept-shadow-including-tree-order
    public func possibleCustomElements(in root: NodeID) -> [NodeID] {
        guard let reactions, reactions.observesElements else { return [] }
        // OPTIMIZATION: Most inserted nodes have no children.
        if firstChild(root).isNone, shadowRoots.isEmpty { return mayBeCustom(root, reactions) ? [root] : [] }
        var found: [NodeID] = []
        eachShadowIncluding(root) { if mayBeCustom($0, reactions) { found.append($0) } }
        return found
    }

    /// The elements under a root that a definition may make custom, now or later, in shadow-including tree order.
    public func definableElements(in root: NodeID) -> [NodeID] {
        var isDefinable: [NameID: Bool] = [:]
        var found: [NodeID] = []
        eachShadowIncluding(root) { node in
            guard isElement(node) else { return }
            let name = name(node)
            let isNamed =
                isDefinable[name] ?? (namespace(name) == .html && Self.isCustomName(strings.string(localName(name))))
            isDefinable[name] = isNamed
            if isNamed || !isValue(of: node).isNone { found.append(node) }
        }
        return found
    }

    // MARK: State of custom elements, for selectors

    /// Whether an element is a form-associated custom element.
    public func isFormAssociated(_ element: NodeID) -> Bool { !formCustom.isEmpty && formCustom[element] != nil }

    /// Whether a form-associated custom element is invalid.
    public func isInvalidCustom(_ element: NodeID) -> Bool { formCustom[element] == false }

    /// Marks an element as a form-associated custom element, and sets whether it is valid.
    public func setFormAssociated(_ element: NodeID, isValid: Bool) {
        formCustom[element] = isValid
        forgetMatches(of: element)
    }

    /// Whether a custom element's internals have a custom state. https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
    public func hasCustomState(_ state: StringID, _ element: NodeID) -> Bool {
        !customStates.isEmpty && customStates[element]?.contains(state) == true
    }

    /// Sets whether a custom element's internals have a custom state; the string is interned.
    public func setCustomState(_ state: StringID, of element: NodeID, to isThere: Bool) {
        if isThere {
            customStates[element, default: []].insert(state)
        } else {
            customStates[element]?.remove(state)
        }
        forgetMatches(of: element)
    }

    /// Removes all custom states of an element's internals.
    public func removeCustomStates(of element: NodeID) {
        customStates[element] = []
        forgetMatches(of: element)
    }

    /// Makes caches of selector matches outdated. Nothing of the page changes.
    private func forgetMatches(of element: NodeID) {
        let marks = arena[header: ArenaLayout.marksChangesWord]
        arena[header: ArenaLayout.marksChangesWord] = 0
        journal(JournalEntryKind.attribute, element.rawValue, StringID.empty.rawValue, 0)
        arena[header: ArenaLayout.marksChangesWord] = marks
    }

    /// Calls `body` for a node and its shadow-including descendants in tree order; shadow roots count as nodes.
    func eachShadowIncluding(_ root: NodeID, _ body: (NodeID) -> Void) {
        var pending = [(next: root, root: root)]
        while let (node, root) = pending.popLast() {
            body(node)
            let next = next(node, within: root)
            if !next.isNone { pending.append((next, root)) }
            if !shadowRoots.isEmpty, let shadow = shadowRoots[node] { pending.append((shadow, shadow)) }
        }
    }

    /// The root of a node through the hosts of shadow roots. https://dom.spec.whatwg.org/#concept-shadow-including-root
    public func shadowIncludingRoot(of node: NodeID) -> NodeID {
        var root = root(of: node)
        while let host = shadowHosts[root] { root = self.root(of: host) }
        return root
    }

    private func isConnected(_ node: NodeID) -> Bool { kind(shadowIncludingRoot(of: node)) == .document }

    // MARK: Notifications from the tree

    /// `node` was inserted into `parent`.
    func reactToInsertion(of node: NodeID, into parent: NodeID) {
        guard let reactions else { return }
        if reactions.observesSlots { recordSlots(of: node, in: parent, leaves: false, reactions) }
        let elements = customElements(in: node, under: parent, reactions)
        for element in elements { reactions.enqueueElementReaction(.connected, element) }
    }

    /// `node` is about to be removed from `parent`.
    func reactToRemoval(of node: NodeID, from parent: NodeID) {
        guard let reactions else { return }
        if reactions.observesSlots { recordSlots(of: node, in: parent, leaves: true, reactions) }
        let elements = customElements(in: node, under: parent, reactions)
        for element in elements { reactions.enqueueElementReaction(.disconnected, element) }
    }

    /// The elements of an inserted or removed node that need an entry; none if the parent is not connected.
    private func customElements(in node: NodeID, under parent: NodeID, _ reactions: Reactions) -> [NodeID] {
        guard reactions.observesElements else { return [] }
        // OPTIMIZATION: A tree built outside of documents is not walked each time it grows.
        let isLeaf = firstChild(node).isNone && shadowRoots.isEmpty
        if isLeaf ? !mayBeCustom(node, reactions) : formCustom.isEmpty && !isConnected(parent) { return [] }
        let elements = possibleCustomElements(in: node)
        for element in elements where isFormAssociated(element) { reactions.enqueueElementReaction(.form, element) }
        return elements.isEmpty || !isConnected(parent) ? [] : elements
    }

    /// A node was created in a way that does not create custom elements synchronously.
    public func reactToMaking(_ root: NodeID) {
        guard let reactions else { return }
        for element in possibleCustomElements(in: root) { reactions.enqueueElementReaction(.made, element) }
    }

    func reactToAdoption(of node: NodeID, from old: NodeID, into new: NodeID) {
        guard let reactions, hasFlag(NodeFlags.custom, node), isElement(node) else { return }
        reactions.enqueueElementReaction(.adopted, node, old.rawValue, new.rawValue)
    }

    func reactToAttribute(_ attribute: NameID, of element: NodeID, from old: StringID, to new: StringID) {
        guard let reactions else { return }
        if hasFlag(NodeFlags.custom, element) {
            reactions.enqueueElementReaction(.attribute, element, attribute.rawValue, old.rawValue, new.rawValue)
        }
        if reactions.observesElements,
            attribute == .attrDisabled && name(element) == .fieldset || attribute == .attrID && name(element) == .form
        {
            reactions.enqueueElementReaction(.form, element)
        }
        guard reactions.observesSlots else { return }
        if attribute == .attrName, name(element) == .slot {
            let root = root(of: element)
            if shadowHosts[root] != nil { reactions.enqueueSlotChange(.slots, root) }
        }
        guard localName(attribute) == localName(.slot), namespace(attribute) == .none,
            let root = shadowRoots[parent(element)]
        else { return }
        let names = [old, new].map { $0.isNone ? StringID.empty : strings.intern($0) }
        if names[0] == names[1] { return }
        for name in names { reactions.enqueueSlotChange(.named, root, name.rawValue) }
    }

    // MARK: Slots

    /// https://dom.spec.whatwg.org/#concept-node-insert, steps 7.4 to 7.6, and https://dom.spec.whatwg.org/#concept-node-remove, 9 to 11
    private func recordSlots(of node: NodeID, in parent: NodeID, leaves: Bool, _ reactions: Reactions) {
        if let root = shadowRoots[parent] {
            switch kind(node) {
            case .element, .text, .cdataSection:
                reactions.enqueueSlotChange(.named, root, slotName(of: node).rawValue)
                if leaves { reactions.enqueueSlotChange(.unassigned, root, node.rawValue) }
            default: break
            }
        }
        let isFallback = isElement(parent) && name(parent) == .slot
        let isLeaf = firstChild(node).isNone
        // OPTIMIZATION: Only nodes in a shadow tree, or inserted into one, are walked.
        guard isFallback || isElement(node), isFallback || !isLeaf || name(node) == .slot else { return }
        let root = root(of: parent)
        if shadowHosts[root] == nil { return }
        if isFallback { reactions.enqueueSlotChange(.fallback, parent) }
        var current = node
        while !current.isNone {
            if isElement(current), name(current) == .slot {
                reactions.enqueueSlotChange(.slots, root)
                return
            }
            current = next(current, within: node)
        }
    }

    /// https://dom.spec.whatwg.org/#slotable-name
    private func slotName(of node: NodeID) -> StringID {
        guard isElement(node) else { return .empty }
        let attribute = attribute(node, qualifiedName: localName(.slot))
        return attribute.isNone ? .empty : strings.intern(attributeValue(attribute))
    }
}
