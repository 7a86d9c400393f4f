// ActionExtensionKind.swift: references to action and share extensions: the name or path of a bundle, or a project's target.

import ExtensionModel

extension ScriptKindEntry {
    /// Bundles. No reference has to be recognized as one: what is nothing else is a bundle's name.
    static let actionExtension = ScriptKindEntry(
        name: "extension",
        noun: "an extension",
        recognizes: { _ in false },
        resolve: { reference throws(ScriptReferenceError) in
            do throws(BundleError) {
                return ResolvedExtension(try extensionSearch(allowing: reference.allowed).find(reference.text))
            } catch {
                throw .bundle(error)
            }
        }
    )
}
