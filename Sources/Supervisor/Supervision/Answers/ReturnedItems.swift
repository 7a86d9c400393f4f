// ReturnedItems.swift: what finalize() is called with, read from what an action returned.

import ActionProtocol
package import PropertyValues

/// The argument of finalize() for the items that a native action completed its request with.
///
/// It is the dictionary under `NSExtensionJavaScriptFinalizeArgumentKey` at the top of the first property list among
/// the first item's attachments. Items without one give an empty dictionary; no items, nil: finalize() is not called.
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

/// Why items that an action returned give finalize() an empty argument; nil when they don't, or when nothing was returned.
///
/// - Parameter items: As a native action, or a program's answer, brought them.
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

/// Whether a type is `com.apple.property-list` or one of the system's types below it.
private func conformsToPropertyList(_ type: String) -> Bool {
    let lowercased = type.lowercased()
    return lowercased == ActionChannel.propertyListType || lowercased == "com.apple.xml-property-list"
        || lowercased == "com.apple.binary-property-list"
}

/// The items that an external program's answer stands for, or nil when it is none of the forms that are accepted:
/// an array of items; one item (a dictionary with "attachments"); a property list with the finalize key; any other
/// dictionary, which is finalize()'s argument itself; null, which is no items.
package func returnedItems(programAnswer answer: PropertyValue) -> PropertyValue? {
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
