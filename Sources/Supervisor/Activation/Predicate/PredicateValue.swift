// PredicateValue.swift: the values that predicates compute with.

/// A value during evaluation. The value of a missing key is nil.
indirect enum PredicateValue: Equatable {
    case `nil`
    case bool(Bool)
    case number(Double)
    case string(String)
    case collection([PredicateValue])
    case content(SharedContent)
    case item(SharedItem)
    case attachment(SharedAttachment)

    /// The value of `key`; nil if the object does not have it. On a collection, the values of its elements.
    func value(forKey key: String) -> PredicateValue {
        switch self {
        case .collection(let elements): return .collection(elements.map { $0.value(forKey: key) })
        case .content(let content): return key == "extensionItems" ? .collection(content.items.map(Self.item)) : .nil
        case .item(let item):
            switch key {
            case "attachments": return .collection(item.attachments.map(Self.attachment))
            case "title", "attributedTitle": return item.title.map(Self.string) ?? .nil
            case "contentText", "attributedContentText": return item.contentText.map(Self.string) ?? .nil
            default: return .nil
            }
        case .attachment(let attachment):
            guard key == "registeredTypeIdentifiers" else { return .nil }
            return .collection(attachment.registeredTypeIdentifiers.map(Self.string))
        case .nil, .bool, .number, .string: return .nil
        }
    }

    /// The keys that objects have, for hints.
    static let knownKeys = [
        "extensionItems", "attachments", "title", "contentText", "registeredTypeIdentifiers", "attributedTitle",
        "attributedContentText",
    ]

    /// The numeric value; Booleans count as 0 and 1.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .bool(let flag): flag ? 1 : 0
        default: nil
        }
    }

    /// The elements of a collection; nil counts as an empty one. nil for a single value.
    var elements: [PredicateValue]? {
        switch self {
        case .collection(let elements): elements
        case .nil: []
        default: nil
        }
    }

    /// The cost of a comparison: bytes and elements.
    var size: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .collection(let elements): elements.reduce(0) { $0 + $1.size }
        default: 1
        }
    }

    /// The value as messages show it, short enough for a line.
    var shown: String {
        switch self {
        case .nil: return "nil"
        case .bool(let flag): return flag ? "YES" : "NO"
        case .number(let number):
            return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .string(let text): return "\"\(text.count > 60 ? text.prefix(57) + "..." : text)\""
        case .collection(let elements):
            let shown = elements.prefix(6).map(\.shown).joined(separator: ", ")
            return "{\(shown)\(elements.count > 6 ? ", ... \(elements.count) in all" : "")}"
        case .content: return "the content"
        case .item(let item): return item.title.map { "the item \"\($0)\"" } ?? "an item"
        case .attachment(let attachment):
            return "an attachment of \(attachment.registeredTypeIdentifiers.joined(separator: ", "))"
        }
    }
}
