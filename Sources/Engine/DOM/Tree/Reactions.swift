// Reactions.swift: what changes of the tree worlds have to hear of because of custom elements and slots.
// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions
// https://dom.spec.whatwg.org/#signal-a-slot-change
//
// A tree has this once somebody defines a custom element or attaches a shadow root; until then its changes cost one look at a
// missing one. Changes are noted, not acted upon: the world of each log takes its entries when the native call is over,
// and does there what the standards do at the end of an operation with [CEReactions].

/// What one world has to hear of.
public final class ReactionLog {
    /// What happened; the numbers are those of js/html/customElements.js.
    public enum Kind: UInt32, Sendable {
        /// An element became connected. It is custom, or may become so.
        case connected = 1
        /// A custom element is no longer connected.
        case disconnected = 2
        /// A custom element got another node document. Old document, new document.
        case adopted = 3
        /// An attribute of a custom element changed. Its name, old value, new value; none: it had or has none.
        case attribute = 4
        /// An element was made that may become custom.
        case made = 5
        /// What slots with a name hold may have changed. The node is the shadow root. Name.
        case named = 6
        /// Slots came, left or changed their names. The node is the shadow root.
        case slots = 7
        /// The children of a slot changed, which count where nothing is assigned to it.
        case fallback = 8
        /// A node left the host that it may have been assigned in. The node is the shadow root. The node that left.
        case unassigned = 9
        /// What form-associated custom elements belong to, or whether they are disabled, may have changed.
        case form = 10
    }
    /// Five for each entry: kind, node, and three more.
    fileprivate var words: [UInt32] = []
    /// Whether the world defined custom elements.
    fileprivate var hearsOfElements = false
    /// Whether the world tells slots of their changes.
    fileprivate var hearsOfSlots = false
    /// Lets the world take its entries, when another's call made them.
    private let deliver: () -> Void

    fileprivate init(_ deliver: @escaping () -> Void) { self.deliver = deliver }

    /// Whether there are entries to take.
    public var isEmpty: Bool { words.isEmpty }

    /// The entries, which are then no longer there.
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

/// Who hears of a tree's changes, and of which elements.
public final class Reactions {
    private struct Listener { weak var log: ReactionLog? }
    private enum Interest: UInt8 { case unknown, none, some }

    private var listeners: [Listener] = []
    /// Local names that some world defined.
    private var definedNames: Set<StringID> = []
    /// The same by the numbers of names, as far as they were asked for.
    private var interests: [Interest] = []
    fileprivate private(set) var hearsOfElements = false
    fileprivate private(set) var hearsOfSlots = false
    /// Whether somebody was told of anything since nobody had entries to take.
    private var mayHaveNews = false

    fileprivate init() {}

    /// A log for a world, which keeps it as long as it wants to hear of changes.
    ///
    /// - Parameter deliver: Lets the world take its entries.
    public func makeLog(_ deliver: @escaping () -> Void) -> ReactionLog {
        let log = ReactionLog(deliver)
        listeners.append(Listener(log: log))
        return log
    }

    /// From now on, elements of HTML with a local name are told of to all worlds that define elements, of which `log` is one.
    public func define(_ localName: StringID, for log: ReactionLog) {
        definedNames.insert(localName)
        interests = []
        log.hearsOfElements = true
        hearsOfElements = true
    }

    /// A world tells slots of their changes, where no other does so already.
    public func hearOfSlots(_ log: ReactionLog) {
        if listeners.contains(where: { $0.log?.hearsOfSlots == true }) { return }
        log.hearsOfSlots = true
        hearsOfSlots = true
    }

    /// Lets the other worlds take what there is for them. Scripts run in this.
    public func flush(except own: ReactionLog?) {
        for listener in listeners {
            guard let log = listener.log, log !== own, !log.isEmpty else { continue }
            log.flush()
        }
    }

    /// Whether some world has entries to take. Asked after each native call.
    public var hasNews: Bool {
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

    fileprivate func tellOfElement(
        _ kind: ReactionLog.Kind,
        _ node: NodeID,
        _ a: UInt32 = 0,
        _ b: UInt32 = 0,
        _ c: UInt32 = 0
    ) {
        mayHaveNews = true
        for listener in listeners {
            if let log = listener.log, log.hearsOfElements { log.add(kind, node, a, b, c) }
        }
    }

    fileprivate func tellOfSlot(_ kind: ReactionLog.Kind, _ node: NodeID, _ a: UInt32 = 0) {
        mayHaveNews = true
        for listener in listeners { if let log = listener.log, log.hearsOfSlots { log.add(kind, node, a) } }
    }
}

extension Tree {
    /// Who hears of changes, made when first asked for.
    public func makeReactions() -> Reactions {
        if let reactions { return reactions }
        let made = Reactions()
        reactions = made
        return made
    }

    // MARK: Custom elements

    /// The `is` value that an element was made with, none for most.
    /// https://dom.spec.whatwg.org/#concept-element-is-value
    public func isValue(of element: NodeID) -> StringID { isValues.isEmpty ? .none : isValues[element] ?? .none }

    /// Gives a new element its `is` value.
    public func setIsValue(_ value: StringID, of element: NodeID) { isValues[element] = value }

    /// Whether elements with a name become custom by the definitions that there are.
    public func mayBecomeCustom(_ name: NameID) -> Bool {
        reactions.map { $0.hearsOfElements && $0.mayHaveName(name, in: self) } ?? false
    }

    /// Whether an element is custom, or may become so by the definitions that there are.
    private func mayBeCustom(_ node: NodeID, _ reactions: Reactions) -> Bool {
        guard isElement(node) else { return false }
        return hasFlag(NodeFlags.custom, node) || reactions.mayHaveName(name(node), in: self)
            || (!isValues.isEmpty && isValues[node] != nil)
    }

    /// Gives a new element, which nobody has seen, the prefix of a name that is its own but for that.
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

    /// Elements under a root and the root itself, in shadow-including tree order, that are or may become custom.
    /// https://dom.spec.whatwg.org/#concept-shadow-including-tree-order
    public func possibleCustomElements(in root: NodeID) -> [NodeID] {
        guard let reactions, reactions.hearsOfElements else { return [] }
        // OPTIMIZATION: most of what is inserted is a node without children.
        if firstChild(root).isNone, shadowRoots.isEmpty { return mayBeCustom(root, reactions) ? [root] : [] }
        var found: [NodeID] = []
        eachShadowIncluding(root) { if mayBeCustom($0, reactions) { found.append($0) } }
        return found
    }

    // MARK: What selectors ask of custom elements

    /// Whether an element is a form-associated custom element.
    public func isFormAssociated(_ element: NodeID) -> Bool { !formCustom.isEmpty && formCustom[element] != nil }

    /// Whether a form-associated custom element is invalid.
    public func isInvalidCustom(_ element: NodeID) -> Bool { formCustom[element] == false }

    /// Notes that an element is a form-associated custom element, and whether it is valid.
    public func setFormAssociated(_ element: NodeID, isValid: Bool) {
        formCustom[element] = isValid
        forgetMatches(of: element)
    }

    /// Whether a custom element's internals have a state. https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
    public func hasCustomState(_ state: StringID, _ element: NodeID) -> Bool {
        !customStates.isEmpty && customStates[element]?.contains(state) == true
    }

    /// Sets whether a custom element's internals have a state, interned.
    public func setCustomState(_ state: StringID, of element: NodeID, to isThere: Bool) {
        if isThere {
            customStates[element, default: []].insert(state)
        } else {
            customStates[element]?.remove(state)
        }
        forgetMatches(of: element)
    }

    /// Takes all states from a custom element's internals.
    public func removeCustomStates(of element: NodeID) {
        customStates[element] = []
        forgetMatches(of: element)
    }

    /// Lets whoever remembers what selectors match look again. Nothing of the page is changed by this.
    private func forgetMatches(of element: NodeID) {
        let marks = arena[header: ArenaLayout.marksChangesWord]
        arena[header: ArenaLayout.marksChangesWord] = 0
        journal(JournalEntryKind.attribute, element.rawValue, StringID.empty.rawValue, 0)
        arena[header: ArenaLayout.marksChangesWord] = marks
    }

    /// Calls `body` for a node and all below it in shadow-including tree order; shadow roots count as nodes.
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

    // MARK: What the tree tells

    /// `node` came into `parent`.
    func reactToInsertion(of node: NodeID, into parent: NodeID) {
        guard let reactions else { return }
        if reactions.hearsOfSlots { noteSlots(of: node, in: parent, leaves: false, reactions) }
        let elements = customElements(in: node, under: parent, reactions)
        for element in elements { reactions.tellOfElement(.connected, element) }
    }

    /// `node` is about to leave `parent`.
    func reactToRemoval(of node: NodeID, from parent: NodeID) {
        guard let reactions else { return }
        if reactions.hearsOfSlots { noteSlots(of: node, in: parent, leaves: true, reactions) }
        let elements = customElements(in: node, under: parent, reactions)
        for element in elements { reactions.tellOfElement(.disconnected, element) }
    }

    /// Elements of a node that comes or goes which have to hear of it; none where the parent is not connected.
    private func customElements(in node: NodeID, under parent: NodeID, _ reactions: Reactions) -> [NodeID] {
        guard reactions.hearsOfElements else { return [] }
        // OPTIMIZATION: What is built apart from documents is not walked each time that it grows.
        let isLeaf = firstChild(node).isNone && shadowRoots.isEmpty
        if isLeaf ? !mayBeCustom(node, reactions) : formCustom.isEmpty && !isConnected(parent) { return [] }
        let elements = possibleCustomElements(in: node)
        for element in elements where isFormAssociated(element) { reactions.tellOfElement(.form, element) }
        return elements.isEmpty || !isConnected(parent) ? [] : elements
    }

    /// A node was made in a way that custom elements are not made by.
    public func reactToMaking(_ root: NodeID) {
        guard let reactions else { return }
        for element in possibleCustomElements(in: root) { reactions.tellOfElement(.made, element) }
    }

    func reactToAdoption(of node: NodeID, from old: NodeID, into new: NodeID) {
        guard let reactions, hasFlag(NodeFlags.custom, node), isElement(node) else { return }
        reactions.tellOfElement(.adopted, node, old.rawValue, new.rawValue)
    }

    func reactToAttribute(_ attribute: NameID, of element: NodeID, from old: StringID, to new: StringID) {
        guard let reactions else { return }
        if hasFlag(NodeFlags.custom, element) {
            reactions.tellOfElement(.attribute, element, attribute.rawValue, old.rawValue, new.rawValue)
        }
        if reactions.hearsOfElements,
            attribute == .attrDisabled && name(element) == .fieldset || attribute == .attrID && name(element) == .form
        {
            reactions.tellOfElement(.form, element)
        }
        guard reactions.hearsOfSlots else { return }
        if attribute == .attrName, name(element) == .slot {
            let root = root(of: element)
            if shadowHosts[root] != nil { reactions.tellOfSlot(.slots, root) }
        }
        guard localName(attribute) == localName(.slot), namespace(attribute) == .none,
            let root = shadowRoots[parent(element)]
        else { return }
        let names = [old, new].map { $0.isNone ? StringID.empty : strings.intern($0) }
        if names[0] == names[1] { return }
        for name in names { reactions.tellOfSlot(.named, root, name.rawValue) }
    }

    // MARK: Slots

    /// https://dom.spec.whatwg.org/#concept-node-insert, steps 7.4 to 7.6, and https://dom.spec.whatwg.org/#concept-node-remove, 9 to 11
    private func noteSlots(of node: NodeID, in parent: NodeID, leaves: Bool, _ reactions: Reactions) {
        if let root = shadowRoots[parent] {
            switch kind(node) {
            case .element, .text, .cdataSection:
                reactions.tellOfSlot(.named, root, slotName(of: node).rawValue)
                if leaves { reactions.tellOfSlot(.unassigned, root, node.rawValue) }
            default: break
            }
        }
        let isFallback = isElement(parent) && name(parent) == .slot
        let isLeaf = firstChild(node).isNone
        // OPTIMIZATION: Only what is in a shadow tree, or comes into one, is walked.
        guard isFallback || isElement(node), isFallback || !isLeaf || name(node) == .slot else { return }
        let root = root(of: parent)
        if shadowHosts[root] == nil { return }
        if isFallback { reactions.tellOfSlot(.fallback, parent) }
        var current = node
        while !current.isNone {
            if isElement(current), name(current) == .slot {
                reactions.tellOfSlot(.slots, root)
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
