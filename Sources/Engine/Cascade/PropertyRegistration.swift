// PropertyRegistration.swift: custom properties that scripts register.
// https://drafts.css-houdini.org/css-properties-values-api-1/#the-registerproperty-function

import CSSSyntax
import CSSValues
package import DOM

package enum RegistrationFailure: Error {
    /// The name is not that of a custom property, the syntax is invalid, or the initial value does not match it.
    case syntax
    /// The property is registered already.
    case registered
}

extension StyleSheetStore {
    /// Registers a custom property of a document.
    /// - Parameter initialValue: nil for none, which only the universal syntax allows.
    package func register(
        _ name: String,
        syntax text: String,
        inherits: Bool,
        initialValue: String?,
        in document: NodeID
    ) throws(RegistrationFailure) {
        guard Property.isCustom(name), name.utf8.count > 2 else { throw .syntax }
        guard registered[document]?[name] == nil else { throw .registered }
        guard let syntax = RegisteredSyntax(text: text) else { throw .syntax }
        let values = initialValue.map { ComponentValues($0) }
        if let values {
            guard syntax.isUniversal || syntax.match(values) != nil, Self.isIndependent(values) else { throw .syntax }
        } else if !syntax.isUniversal {
            throw .syntax
        }
        let property = RegisteredProperty(syntax: syntax, inherits: inherits, initialValue: values)
        add(property, name: name, in: document)
    }

    private static let fontUnits: Set<String> = [
        "em", "rem", "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "cqw", "cqh", "cqi", "cqb",
        "cqmin",
        "cqmax",
    ]

    /// Whether a value is the same on every element.
    /// https://drafts.css-houdini.org/css-properties-values-api-1/#computationally-independent
    private static func isIndependent(_ values: ComponentValues) -> Bool {
        values.indices.allSatisfy { index in
            switch values.tokens[index].kind {
            case .dimension: !fontUnits.contains(String(decoding: values.lowercasedText(at: index), as: UTF8.self))
            case .function: !values.text(at: index, is: "var")
            default: true
            }
        }
    }
}
