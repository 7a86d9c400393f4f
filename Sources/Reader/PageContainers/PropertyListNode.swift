// PropertyListNode.swift: a value of a property list whose form is not known: texts, lists and dictionaries; others are only there.

import FoundationEssentials

/// A value of a property list.
enum PropertyListNode: Decodable {
    case text(String)
    case list([PropertyListNode])
    case dictionary([String: PropertyListNode])
    /// A number, a date, data, or a boolean.
    case other

    init(from decoder: any Decoder) {
        if let container = try? decoder.singleValueContainer() {
            if let text = try? container.decode(String.self) {
                self = .text(text)
                return
            }
            if let list = try? container.decode([PropertyListNode].self) {
                self = .list(list)
                return
            }
            if let dictionary = try? container.decode([String: PropertyListNode].self) {
                self = .dictionary(dictionary)
                return
            }
        }
        self = .other
    }

    /// The text; nil for a value of another type.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements of a list; nil for a value of another type.
    var elements: [PropertyListNode]? { if case .list(let list) = self { list } else { nil } }

    var isDictionary: Bool { if case .dictionary = self { true } else { false } }

    /// The value of a key; nil if there is none, or if it is not a dictionary.
    subscript(key: String) -> PropertyListNode? {
        if case .dictionary(let entries) = self { entries[key] } else { nil }
    }
}
