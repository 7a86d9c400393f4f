// Tree+UnwrittenStyles.swift: style attributes whose text is made when it is read.
//
// A script sets the properties of a style one by one, and each is a change of the attribute. If the text were written each time, n
// properties would cost quadratic time. So the keeper of a long style's declarations only marks the attribute as unwritten, and makes the
// text when the value is read: by `attributeValue`, or by `str` of js/arena.js.

/// The keeper of the declarations of unwritten style attributes.
public protocol UnwrittenStyles: AnyObject {
    /// The text of an element's declarations (UTF-8), and the text that it replaces.
    func text(of element: NodeID) -> (text: [UInt8], former: StringID)
    /// Called after an element's attribute got this text.
    func wrote(_ text: StringID, of element: NodeID)
    /// The elements with unwritten style attributes.
    var elements: [NodeID] { get }
    /// Whether an element has an unwritten style attribute.
    func isUnwritten(_ element: NodeID) -> Bool
    /// Drops all declarations, because the tree was replaced.
    func forget()
}

extension StringID {
    private static let unwrittenBit: UInt32 = 1 << 31

    /// The value of an element's unwritten style attribute.
    static func unwritten(_ element: NodeID) -> StringID { StringID(rawValue: unwrittenBit | element.rawValue) }

    /// Whether it is the value of an unwritten style attribute, and not a string.
    @inlinable public var isUnwritten: Bool { Int32(bitPattern: rawValue) < 0 }

    /// The element of an unwritten style attribute.
    var element: NodeID { NodeID(rawValue: rawValue & ~Self.unwrittenBit) }
}

extension Tree {
    /// Whether an attribute is unwritten.
    public func isUnwritten(_ attribute: AttributeID) -> Bool { recordedValue(attribute).isUnwritten }

    /// Whether a change of an element's style has to be written at once, because the texts before and after it are needed.
    public func mustWriteStyle(of element: NodeID) -> Bool {
        changeLog != nil || recorder?.givesOldAttributes == true
            || reactions != nil && hasFlag(NodeFlags.custom, element)
    }

    /// Marks a style attribute as unwritten: `unwrittenStyles` has its new text.
    public func setUnwrittenStyle(_ attribute: AttributeID, of element: NodeID) {
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = StringID.unwritten(element).rawValue
        // NB: The old value is not needed, otherwise it would have been written.
        recordStyle(attribute, of: element)
    }

    /// Writes the text of an unwritten attribute.
    @usableFromInline
    func writtenValue(_ attribute: AttributeID) -> StringID {
        if !recordedValue(attribute).listAttribute.isNone { return writtenList(attribute) }
        let element = recordedValue(attribute).element
        guard let (text, former) = unwrittenStyles?.text(of: element) else { return .empty }
        let value = strings.make(utf8: text, inPlaceOf: former)
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = value.rawValue
        unwrittenStyles?.wrote(value, of: element)
        return value
    }

    /// The text of an unwritten attribute, by the number in its record; none if the number is not an unwritten attribute's.
    public func writtenText(numbered number: UInt32) -> StringID {
        let value = StringID(rawValue: number)
        let list = value.listAttribute
        if !list.isNone { return listTexts?.isUnwritten(list) == true ? attributeValue(list) : .none }
        guard value.isUnwritten, unwrittenStyles?.isUnwritten(value.element) == true else { return .none }
        return attributeValue(attribute(value.element, named: .attrStyle))
    }

    /// Writes the texts of all unwritten attributes.
    func writeUnwritten() {
        for attribute in listTexts?.unwritten ?? [] { _ = attributeValue(attribute) }
        for element in unwrittenStyles?.elements ?? [] { _ = attributeValue(attribute(element, named: .attrStyle)) }
    }
}
