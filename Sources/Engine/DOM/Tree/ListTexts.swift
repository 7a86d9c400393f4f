// ListTexts.swift: attributes whose values are lists, as SVG's points are, and whose texts are made when they are read.
//
// A script changes such a list item by item, and each change is one of the attribute. If the text were written each time, n changes would
// cost quadratic time and memory. So the items' texts are kept here, a change only marks the attribute as unwritten, and the text is made
// when the value is read, as that of a style attribute is (Tree+UnwrittenStyles.swift).

/// The items of the attributes whose lists scripts change.
final class ListTexts {
    private struct List {
        var items: BlockList<[UInt8]>
        let separator: [UInt8]
        /// The attribute's value: the items' text, or the one before if that is unwritten.
        var written: StringID
        var isUnwritten = false
        /// The length of the items with a separator behind each, in bytes.
        var length: Int
    }

    private let arena: UnsafeArena
    private var lists: [AttributeID: List] = [:]
    private(set) var unwrittenCount = 0

    init(arena: UnsafeArena) { self.arena = arena }

    var unwritten: [AttributeID] { lists.filter(\.value.isUnwritten).map(\.key) }

    func isUnwritten(_ attribute: AttributeID) -> Bool { lists[attribute]?.isUnwritten == true }

    /// Whether an attribute with a value has the items that are known of it, and so many of them.
    func knows(_ attribute: AttributeID, value: StringID, count: Int) -> Bool {
        guard let list = lists[attribute] else { return false }
        return (list.isUnwritten ? value == .unwritten(attribute) : value == list.written) && count <= list.items.count
    }

    func hold(_ items: [[UInt8]], separator: [UInt8], _ attribute: AttributeID, value: StringID) {
        let length = items.reduce(0) { $0 + $1.count + separator.count }
        lists[attribute] = List(items: BlockList(items), separator: separator, written: value, length: length)
    }

    /// Puts an item, or none, in the place of others.
    func change(_ attribute: AttributeID, at start: Int, removing count: Int, inserting item: [UInt8]?) {
        guard let separator = lists[attribute]?.separator.count else { return }
        var growth = item.map { $0.count + separator } ?? 0
        for _ in 0..<count {
            growth -= (lists[attribute]?.items.remove(at: start).count ?? 0) + separator
        }
        if let item { lists[attribute]?.items.insert(item, at: start) }
        lists[attribute]?.length += growth
        if isUnwritten(attribute) {
            reserve(growth)
        } else {
            lists[attribute]?.isUnwritten = true
            unwrittenCount += 1
            reserve(lists[attribute]?.length ?? 0)
        }
    }

    /// The text of the items, and the text that it replaces.
    func text(of attribute: AttributeID) -> (text: [UInt8], former: StringID) {
        guard let list = lists[attribute] else { return ([], .none) }
        var text: [UInt8] = []
        text.reserveCapacity(list.length)
        var isFirst = true
        for item in list.items {
            if !isFirst { text += list.separator }
            text += item
            isFirst = false
        }
        return (text, list.written)
    }

    func wrote(_ text: StringID, of attribute: AttributeID) {
        guard isUnwritten(attribute) else { return }
        reserve(-(lists[attribute]?.length ?? 0))
        unwrittenCount -= 1
        lists[attribute]?.isUnwritten = false
        lists[attribute]?.written = text
    }

    /// A text of UTF-8 takes at most two bytes for each of its own.
    private func reserve(_ length: Int) { arena.reservedText += 2 * length }
}

extension StringID {
    private static let unwrittenListBits: UInt32 = 3 << 30

    /// The value of an attribute that is an unwritten list. NB: The numbers of elements and attributes have no such bits.
    static func unwritten(_ attribute: AttributeID) -> StringID {
        StringID(rawValue: unwrittenListBits | attribute.rawValue)
    }

    /// The attribute whose list is unwritten; none for the value of any other.
    var listAttribute: AttributeID {
        let isList = rawValue & Self.unwrittenListBits == Self.unwrittenListBits
        return AttributeID(rawValue: isList ? rawValue & ~Self.unwrittenListBits : 0)
    }
}

/// What became of a change of an attribute's list.
public enum ListChangeOutcome: Int {
    /// The attribute does not have the items that are known of it, or there is no room: its text has to be written.
    case unknown = 0
    case changed = 1
    /// The text has to be written, because the texts before and after each change are needed.
    case mustWrite = 2
}

extension Tree {
    /// Notes of which items an attribute's value consists.
    public func holdList(_ items: [[UInt8]], separator: [UInt8], _ attribute: AttributeID) {
        let lists = listTexts ?? ListTexts(arena: arena)
        listTexts = lists
        lists.hold(items, separator: separator, attribute, value: attributeValue(attribute))
    }

    /// Puts an item, or none, in the place of others of an attribute's list.
    public func changeList(
        _ attribute: AttributeID,
        of element: NodeID,
        at start: Int,
        removing count: Int,
        inserting item: [UInt8]?
    ) -> ListChangeOutcome {
        guard !mustWriteStyle(of: element) else { return .mustWrite }
        guard let lists = listTexts,
            lists.knows(attribute, value: recordedValue(attribute), count: start + count),
            arena.hasRoom(strings: lists.unwrittenCount + 1, text: 1 << 24)
        else { return .unknown }
        lists.change(attribute, at: start, removing: count, inserting: item)
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = StringID.unwritten(attribute).rawValue
        recordStyle(attribute, of: element)
        return .changed
    }

    /// Writes the text of an attribute whose list is unwritten.
    func writtenList(_ attribute: AttributeID) -> StringID {
        guard let lists = listTexts else { return .empty }
        let (text, former) = lists.text(of: attribute)
        let value = strings.make(utf8: text, inPlaceOf: former)
        arena[attribute: attribute.rawValue, ArenaLayout.attributeValueWord] = value.rawValue
        lists.wrote(value, of: attribute)
        return value
    }
}
