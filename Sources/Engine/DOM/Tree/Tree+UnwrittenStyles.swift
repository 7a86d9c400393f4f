// Tree+UnwrittenStyles.swift: style attributes whose text is made when somebody reads it.
//
// A script sets the properties of a style one by one, and each is a change of the attribute. Were its text written each time, n properties
// would cost the square of n. So whoever keeps a long style's declarations only notes that the text is another one, and makes it when a value is
// asked for: `attributeValue` sees to that, and so does `str` of js/arena.js.

/// Who keeps the declarations of style attributes that have no text yet.
public protocol UnwrittenStyles: AnyObject {
    /// The text of an element's declarations (UTF-8), and the one that it takes the place of.
    func text(of element: NodeID) -> (text: [UInt8], former: StringID)
    /// An element's attribute has this text from now on.
    func wrote(_ text: StringID, of element: NodeID)
    /// The elements whose attributes have no text.
    var elements: [NodeID] { get }
    /// Whether an element is one of these.
    func isUnwritten(_ element: NodeID) -> Bool
    /// The tree is another one: nothing is to be kept.
    func forget()
}

extension StringID {
    private static let unwrittenBit: UInt32 = 1 << 31

    /// The value of an element's style attribute that has no text yet.
    static func unwritten(_ element: NodeID) -> StringID { StringID(rawValue: unwrittenBit | element.rawValue) }

    /// Whether it is such a value, which is no string's number.
    @inlinable public var isUnwritten: Bool { Int32(bitPattern: rawValue) < 0 }

    /// The element of such a value.
    var element: NodeID { NodeID(rawValue: rawValue & ~Self.unwrittenBit) }
}

extension Tree {
    /// Whether an attribute has no text yet.
    public func isUnwritten(_ attribute: AttributeID) -> Bool { recordedValue(attribute).isUnwritten }

    /// Whether a change of an element's style has to be written at once, because somebody gets the texts before and after it.
    public func mustWriteStyle(of element: NodeID) -> Bool {
        changeLog != nil || recorder?.givesOldAttributes == true
            || reactions != nil && hasFlag(NodeFlags.custom, element)
    }

    /// Notes that a style attribute has another value, of which `unwrittenStyles` has the text.
    public func setUnwrittenStyle(_ attribute: AttributeID, of element: NodeID) {
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = StringID.unwritten(element).rawValue
        // NB: Nobody gets the old value, else it would have been written.
        noteStyle(attribute, of: element)
    }

    /// Makes the text of an attribute that has none.
    @usableFromInline
    func writtenValue(_ attribute: AttributeID) -> StringID {
        let element = recordedValue(attribute).element
        guard let (text, former) = unwrittenStyles?.text(of: element) else { return .empty }
        let value = strings.make(utf8: text, inPlaceOf: former)
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = value.rawValue
        unwrittenStyles?.wrote(value, of: element)
        return value
    }

    /// The text of an element's style attribute by the number that stands in its place; none where it is no such attribute's.
    public func writtenStyle(numbered number: UInt32) -> StringID {
        let value = StringID(rawValue: number)
        guard value.isUnwritten, unwrittenStyles?.isUnwritten(value.element) == true else { return .none }
        return attributeValue(attribute(value.element, named: .attrStyle))
    }

    /// Makes the texts of all style attributes that have none.
    func writeStyles() {
        for element in unwrittenStyles?.elements ?? [] { _ = attributeValue(attribute(element, named: .attrStyle)) }
    }
}
