// UnsafeUnseenNodes.swift: appends new nodes to others that no script has seen yet, which is most of a parser's work.
//
// The structures that the other ways of creating and linking nodes maintain do not exist while a parser runs: the nodes are new, in a new
// document or fragment, so no collection, observer, index or change mark can concern them. Inlinable, since a page has a node every forty
// bytes.
// Why it is safe: indices come from records of the same arena or were just taken, which checks them against its size.

extension Tree {
    /// Makes a node as the last child of `parent`, with the same node document.
    ///
    /// - Precondition: `parent` is under a root that was made for this parse and that no script has seen; the node is not a template
    ///   element, which needs contents.
    @inlinable
    func appendUnseen(_ kind: NodeKind, name: UInt32, payload: UInt32, to parent: NodeID) -> NodeID {
        let id = arena.takeRecord(ArenaLayout.nodeCountWord, maximum: ArenaLayout.maximumNodes)
        let host = arena.nodes + Int(parent.rawValue) &* 8
        let record = arena.nodes + Int(id) &* 8
        let last = host[ArenaLayout.lastChildWord]
        // The document's number, and whether it is the root.
        let inherited = 0xFFFF_0000 | UInt32(NodeFlags.inDocument) << 8
        record[ArenaLayout.kindWord] = UInt32(kind.rawValue) | host[ArenaLayout.kindWord] & inherited
        record[ArenaLayout.parentWord] = parent.rawValue
        record[ArenaLayout.previousSiblingWord] = last
        record[ArenaLayout.nameWord] = name
        record[ArenaLayout.payloadWord] = payload
        host[ArenaLayout.lastChildWord] = id
        if last == 0 {
            host[ArenaLayout.firstChildWord] = id
        } else {
            arena.nodes[Int(last) &* 8 &+ ArenaLayout.nextSiblingWord] = id
        }
        return NodeID(rawValue: id)
    }

    /// Makes an element as the last child of a node; see `appendUnseen`.
    @inlinable
    public func appendUnseenElement(_ name: NameID, to parent: NodeID) -> NodeID {
        arena[header: ArenaLayout.elementCountWord] &+= 1
        return appendUnseen(.element, name: name.rawValue, payload: 0, to: parent)
    }

    /// Makes a text as the last child of a node; see `appendUnseen`.
    @inlinable
    public func appendUnseenText(_ data: StringID, to parent: NodeID) -> NodeID {
        appendUnseen(.text, name: 0, payload: data.rawValue, to: parent)
    }

    /// Makes an attribute after `last` (none: the first) of an element that no script has seen and that has no attribute with the name. A
    /// value of `id`, `class` or `name` is interned.
    @inlinable
    public func appendUnseenAttribute(
        _ name: NameID,
        qualifiedName: StringID,
        _ value: StringID,
        to element: NodeID,
        after last: AttributeID
    ) -> AttributeID {
        let id = arena.takeRecord(ArenaLayout.attributeCountWord, maximum: ArenaLayout.maximumAttributes)
        let record = arena.attributes + Int(id) &* 4
        record[ArenaLayout.attributeQualifiedNameWord] = qualifiedName.rawValue
        record[ArenaLayout.attributeValueWord] = value.rawValue
        record[ArenaLayout.attributeNameWord] = name.rawValue
        if last.isNone {
            arena[node: element.rawValue, ArenaLayout.payloadWord] = id
        } else {
            arena[attribute: last.rawValue, ArenaLayout.attributeNextWord] = id
        }
        return AttributeID(rawValue: id)
    }

    /// Whether values of attributes with this name are interned.
    @inlinable
    public func internsValues(of name: NameID) -> Bool { name == .attrID || name == .attrClass || name == .attrName }

    /// `strings.make(utf8:)`. A caller in another module would retain and release the table for each string.
    public func makeString(utf8 bytes: UnsafeBufferPointer<UInt8>) -> StringID { strings.make(utf8: bytes) }

    /// `strings.intern(utf8:)`; see `makeString(utf8:)`.
    public func internString(utf8 bytes: UnsafeBufferPointer<UInt8>) -> StringID { strings.intern(utf8: bytes) }
}
