// Tree+ShadowRoots.swift: shadow roots: fragments that are in no child list.
// https://dom.spec.whatwg.org/#interface-shadowroot

/// The properties of a shadow root other than its host. js/dom/ShadowRoot.js uses the same bits.
public struct ShadowTraits: OptionSet, Sendable {
    /// The bits as a number.
    public let rawValue: UInt32
    /// Traits from the bits of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow root's mode is "closed".
    public static let closed = ShadowTraits(rawValue: 1)
    /// It delegates focus to its contents.
    public static let delegatesFocus = ShadowTraits(rawValue: 2)
    /// Slots hold the nodes that scripts assign to them.
    public static let manualSlots = ShadowTraits(rawValue: 4)
    /// It is copied with its host.
    public static let clonable = ShadowTraits(rawValue: 8)
    /// It is serialized with its host on request.
    public static let serializable = ShadowTraits(rawValue: 16)
    /// The parser attached it.
    public static let declarative = ShadowTraits(rawValue: 32)
    /// A custom element's internals give access to it.
    public static let availableToInternals = ShadowTraits(rawValue: 64)
    static let all: UInt32 = 127
}

extension Tree {
    /// Whether any element has a shadow root.
    public var hasShadowRoots: Bool { !shadowRoots.isEmpty }

    /// Whether an element has a shadow root.
    public func hasShadowRoot(_ host: NodeID) -> Bool { !shadowRoots.isEmpty && shadowRoots[host] != nil }

    /// Whether an element may have a shadow root. https://dom.spec.whatwg.org/#concept-attach-a-shadow-root, steps 1 and 2
    public func canBeShadowHost(_ element: NodeID) -> Bool {
        switch name(element) {
        case .article, .aside, .blockquote, .body, .div, .footer, .h1, .h2, .h3, .h4, .h5, .h6, .header, .main, .nav,
            .p,
            .section, .span:
            return true
        default:
            let name = name(element)
            return namespace(name) == .html && Self.isCustomName(strings.string(localName(name)))
        }
    }

    /// The shadow root of an element; `.none` if it has none.
    public func shadowRoot(of host: NodeID) -> NodeID { shadowRoots.isEmpty ? .none : shadowRoots[host] ?? .none }

    /// The host of a shadow root; `.none` for other nodes.
    public func shadowHost(of root: NodeID) -> NodeID { shadowHosts.isEmpty ? .none : shadowHosts[root] ?? .none }

    /// The properties of a shadow root.
    public func traits(ofShadowRoot root: NodeID) -> ShadowTraits { shadowTraits[root] ?? [] }

    /// Sets the properties of a shadow root.
    public func setTraits(_ traits: ShadowTraits, ofShadowRoot root: NodeID) {
        shadowTraits[root] = traits.intersection(ShadowTraits(rawValue: ShadowTraits.all))
    }

    /// Attaches a shadow root to an element that has none.
    /// https://dom.spec.whatwg.org/#concept-attach-a-shadow-root
    public func attachShadow(to host: NodeID, _ traits: ShadowTraits = []) -> NodeID {
        let root = make(
            .documentFragment,
            documentNumber: documentNumber(host),
            name: 0,
            payload: host.rawValue
        )
        setFlag(NodeFlags.custom, root)
        shadowRoots[host] = root
        shadowHosts[root] = host
        setTraits(traits, ofShadowRoot: root)
        arena[header: ArenaLayout.shadowCountWord] &+= 1
        return root
    }

    /// Copies a node's shadow root to the node's copy, if it is clonable. Returns both roots; their children have not been copied yet.
    /// https://dom.spec.whatwg.org/#concept-node-clone, step 6
    func cloneShadow(of node: NodeID, to copy: NodeID) -> (NodeID, NodeID)? {
        let root = shadowRoot(of: node)
        guard !root.isNone, traits(ofShadowRoot: root).contains(.clonable) else { return nil }
        return (root, attachShadow(to: copy, traits(ofShadowRoot: root)))
    }
}
