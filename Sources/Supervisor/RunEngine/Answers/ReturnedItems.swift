// ReturnedItems.swift: derives the argument of finalize() from the items that an action returned.

import ActionProtocol
package import PropertyValues

/// The argument of finalize() for the items with which a native action completed its request.
///
/// It is the dictionary under `NSExtensionJavaScriptFinalizeArgumentKey` at the top of the first property list among
/// the first item's attachments. Items without one result in an empty dictionary; no items result in nil, and
/// finalize() is not called.
package func finalizeArgument(returnedItems: PropertyValue) -> PropertyValue? {
    guard case .array(let items) = returnedItems, let first = items.first else { return nil }
    guard case .array(let attachments)? = first["attachments"] else { return .dictionary([]) }
    for case .dictionary(let representations) in attachments {
        for (type, value) in representations where conformsToPropertyList(type) {
            if let argument = value[ActionChannel.finalizeArgumentKey], argument.isDictionary { return argument }
            return .dictionary([])
        }
    }
    return .dictionary([])
}

/// The reason why returned items result in an empty argument of finalize(); nil if they do not, or if nothing was returned.
///
/// - Parameter items: The items of a native action, or of a program's answer.
package func missingArgument(in items: PropertyValue) -> String? {
    guard case .array(let list) = items, let first = list.first else { return nil }
    let ending =
        "finalize() received an empty argument. The argument is the dictionary under \(ActionChannel.finalizeArgumentKey) in the "
        + "first item's attachment of type \(ActionChannel.propertyListType)."
    guard case .array(let attachments)? = first["attachments"], !attachments.isEmpty else {
        return "the first item that the action returned has no attachments, so " + ending
    }
    var types: [String] = []
    for case .dictionary(let representations) in attachments {
        for (type, value) in representations {
            guard conformsToPropertyList(type) else {
                types.append(type)
                continue
            }
            guard let argument = value[ActionChannel.finalizeArgumentKey] else {
                let place = "the property list that the action returned lacks \(ActionChannel.finalizeArgumentKey)"
                guard case .dictionary(let entries) = value, !entries.isEmpty else { return place + ", so " + ending }
                let keys = entries.prefix(8).map { "\"\($0.key)\"" }.joined(separator: ", ")
                return place + " (its keys: \(keys)), so " + ending
            }
            return argument.isDictionary
                ? nil
                : "what the action returned under \(ActionChannel.finalizeArgumentKey) is not a dictionary, so "
                    + ending
        }
    }
    return "the action returned its first item as \(types.prefix(8).joined(separator: ", ")), so " + ending
}

/// Whether a type is `com.apple.property-list` or conforms to it.
private func conformsToPropertyList(_ type: String) -> Bool {
    let lowercased = type.lowercased()
    return lowercased == ActionChannel.propertyListType || lowercased == "com.apple.xml-property-list"
        || lowercased == "com.apple.binary-property-list"
}

/// The items of an external program's answer, or nil if it has none of the accepted forms: an array of items; one item (a dictionary
/// with "attachments"); a property list with the finalize key; any other dictionary, which is the argument of finalize() itself; null
/// for no items.
package func itemsOfProgramAnswer(_ answer: PropertyValue) -> PropertyValue? {
    func item(_ propertyList: PropertyValue) -> PropertyValue {
        .array([
            .dictionary([("attachments", .array([.dictionary([(ActionChannel.propertyListType, propertyList)])]))])
        ])
    }
    switch answer {
    case .null: return .array([])
    case .array(let items): return items.allSatisfy(\.isDictionary) ? answer : nil
    case .dictionary:
        if answer["attachments"] != nil { return .array([answer]) }
        if answer[ActionChannel.finalizeArgumentKey] != nil { return item(answer) }
        return item(.dictionary([(ActionChannel.finalizeArgumentKey, answer)]))
    default: return nil
    }
}
