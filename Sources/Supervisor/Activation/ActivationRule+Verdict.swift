// ActivationRule+Verdict.swift: asks a rule whether its extension is offered.

package import ExtensionModel
package import UniformTypes

/// Readings of what Apple's pages leave open.
package struct ActivationOptions: Equatable, Sendable {
    /// In version 2 of the dictionary, whether an explicit limit of 0 (or a false) forbids the extension when such
    /// content is there. Without, it is like a key that is not given.
    package var explicitZeroForbids = true

    /// The default readings.
    package init() {}
}

extension ActivationRule {
    /// Whether the extension is offered for `content`.
    ///
    /// - Parameter types: Which types conform to which; bundles extend it with their declarations.
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
