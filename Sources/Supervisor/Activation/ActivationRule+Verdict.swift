// ActivationRule+Verdict.swift: evaluates a rule to decide whether its extension is offered.

package import ExtensionModel
package import UniformTypes

/// Choices where Apple's documentation is ambiguous.
package struct ActivationOptions: Equatable, Sendable {
    /// In version 2 of the dictionary, whether an explicit limit of 0 (or false) rejects such content. If false, such a key counts as
    /// missing.
    package var explicitZeroForbids = true

    /// The default choices.
    package init() {}
}

extension ActivationRule {
    /// Evaluates the rule for `content`.
    ///
    /// - Parameter types: The conformance of types; bundles extend it with their declarations.
    package func verdict(
        for content: SharedContent,
        types: UniformTypeTree = .system,
        options: ActivationOptions = ActivationOptions()
    ) -> ActivationVerdict {
        switch self {
        case .absent:
            return ActivationVerdict(
                activates: false,
                why: "There is no NSExtensionActivationRule: the extension is never offered."
            )
        case .dictionary(let rule): return rule.verdict(for: content, types: types, options: options)
        case .predicate(let text):
            do {
                return try ActivationPredicate(text).verdict(for: content, types: types)
            } catch {
                return ActivationVerdict(activates: false, why: "The predicate cannot be used, \(error.description)")
            }
        }
    }
}
