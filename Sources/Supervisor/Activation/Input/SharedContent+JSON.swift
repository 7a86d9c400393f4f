// SharedContent+JSON.swift: reads items from JSON, in the form that is passed between host and action, or as the object that
// predicates see. These are equivalent:
//   [{"title": "T", "attachments": [{"public.url": null, "public.html": null}]}]
//   [{"title": "T", "attachments": [["public.url", "public.html"]]}]
//   {"extensionItems": [{"title": "T", "attachments": [{"registeredTypeIdentifiers": ["public.url", "public.html"]}]}]}

import JSONCoding
package import PropertyValues

/// The reason why JSON is not a list of items.
package struct SharedContentError: Error, Equatable, CustomStringConvertible {
    /// The place in the JSON, such as `[0].attachments[1]`; empty for the whole.
    package var place: String
    /// The expected type or form.
    package var expected: String

    /// The place and the expected type.
    package var description: String { "\(place.isEmpty ? "the items" : place) must be \(expected)" }
}

extension SharedContent {
    /// Reads items from parsed JSON.
    package init(json value: PropertyValue) throws(SharedContentError) {
        let list = value["extensionItems"] ?? value
        guard case .array(let elements) = list else {
            throw SharedContentError(place: "", expected: "an array, or a dictionary with \"extensionItems\"")
        }
        var items: [SharedItem] = []
        for (index, element) in elements.enumerated() {
            items.append(try SharedItem(json: element, place: "[\(index)]"))
        }
        self.items = items
    }
}

extension SharedItem {
    fileprivate init(json value: PropertyValue, place: String) throws(SharedContentError) {
        guard value.isDictionary else { throw SharedContentError(place: place, expected: "a dictionary") }
        title = try Self.text(value, "title", place)
        contentText = try Self.text(value, "contentText", place)
        attachments = []
        switch value["attachments"] {
        case nil, .null: break
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                let types = try Self.types(element, place: "\(place).attachments[\(index)]")
                attachments.append(SharedAttachment(types))
            }
        default: throw SharedContentError(place: place + ".attachments", expected: "an array")
        }
    }

    private static func text(_ value: PropertyValue, _ key: String, _ place: String) throws(SharedContentError)
        -> String?
    {
        switch value[key] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw SharedContentError(place: "\(place).\(key)", expected: "a string")
        }
    }

    private static func types(_ value: PropertyValue, place: String) throws(SharedContentError) -> [String] {
        switch value["registeredTypeIdentifiers"] ?? value {
        case .string(let type): return [type]
        case .array(let elements):
            let types = elements.compactMap(\.stringValue)
            if types.count == elements.count { return types }
        case .dictionary(let entries): return entries.map(\.key)
        default: break
        }
        throw SharedContentError(
            place: place,
            expected: "an array of type identifiers, or a dictionary whose keys are type identifiers"
        )
    }
}
