// Identifiers.swift: the numbers that identify records of the arena. Zero means "none" everywhere.

/// A node of a `Tree`: the index of its record. Not reused during a tree's life.
@frozen
public struct NodeID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No node.
    @inlinable public static var none: NodeID { NodeID(rawValue: 0) }
    /// Whether this is no node.
    @inlinable public var isNone: Bool { rawValue == 0 }
}

/// An attribute of an element: the index of its record.
@frozen
public struct AttributeID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No attribute.
    @inlinable public static var none: AttributeID { AttributeID(rawValue: 0) }
    /// Whether this is no attribute.
    @inlinable public var isNone: Bool { rawValue == 0 }
}

/// An immutable string of a tree: the index of its record.
@frozen
public struct StringID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No string, the standard's null.
    @inlinable public static var none: StringID { StringID(rawValue: 0) }
    /// The empty string.
    @inlinable public static var empty: StringID { StringID(rawValue: 1) }
    /// Whether this is no string.
    @inlinable public var isNone: Bool { rawValue == 0 }
}

/// A name of an element or attribute: namespace, prefix and local name together.
@frozen
public struct NameID: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No name.
    @inlinable public static var none: NameID { NameID(rawValue: 0) }
    /// Whether this is no name.
    @inlinable public var isNone: Bool { rawValue == 0 }
}

/// A namespace. Those of the Infra standard have fixed numbers; others are numbered as they occur.
@frozen
public struct Namespace: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
    @inlinable public static var none: Namespace { Namespace(rawValue: 0) }
    @inlinable public static var html: Namespace { Namespace(rawValue: 1) }
    @inlinable public static var svg: Namespace { Namespace(rawValue: 2) }
    @inlinable public static var mathML: Namespace { Namespace(rawValue: 3) }
    @inlinable public static var xlink: Namespace { Namespace(rawValue: 4) }
    @inlinable public static var xml: Namespace { Namespace(rawValue: 5) }
    @inlinable public static var xmlns: Namespace { Namespace(rawValue: 6) }

    /// The URLs of the fixed namespaces, in the order of their numbers. https://infra.spec.whatwg.org/#namespaces
    static let addresses = [
        "", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/",
    ]
}

/// A node's type; the raw value is the DOM's `nodeType`. https://dom.spec.whatwg.org/#dom-node-nodetype
@frozen
public enum NodeKind: UInt8, Sendable {
    case element = 1
    case attribute = 2
    case text = 3
    case cdataSection = 4
    case processingInstruction = 7
    case comment = 8
    case document = 9
    case documentType = 10
    case documentFragment = 11
}

/// A document's mode. https://dom.spec.whatwg.org/#concept-document-quirks
@frozen
public enum QuirksMode: UInt8, Sendable {
    case noQuirks = 0
    case quirks = 1
    case limitedQuirks = 2
}
