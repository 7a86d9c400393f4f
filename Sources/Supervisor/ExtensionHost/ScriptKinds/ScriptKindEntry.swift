// ScriptKindEntry.swift: the kinds of script, and the resolution of a reference to one of them. Each kind has a file in this folder.
// Elsewhere: how each is called (WebRuntime/ScriptKinds). docs/how-to-add.md describes what a new kind needs.

import ExtensionModel
package import FilePaths
package import Isolation

/// A kind of script, as references are resolved to it.
package struct ScriptKindEntry: Sendable {
    /// The value of --kind.
    package let name: String
    /// The kind with its article, for messages.
    package let noun: String
    /// Whether its scripts are files that begin with the metadata of a userscript, which name the pages that they run on.
    package var hasMetadata = false
    /// How the names of its files end, if such files in a folder of extensions are listed like these.
    package var listedEnding: String?
    /// The name of the file that a folder of such scripts holds, if folders are listed.
    package var listedFile: String?
    /// An example with a name, for `webaction new`; nil: there is none.
    package var example: (@Sendable (_ name: String) -> ScriptExample)?
    /// Whether a reference without --kind can be one of this kind. Reads no file.
    let recognizes: @Sendable (ScriptReference) -> Bool
    /// Resolves a reference that is of this kind.
    let resolve: @Sendable (ScriptReference) throws(ScriptReferenceError) -> ResolvedExtension

    /// Whether its references name scripts, and not bundles.
    package var isScript: Bool { name != Self.actionExtension.name }

    /// All kinds. An action extension is what no other kind recognizes.
    package static let all: [ScriptKindEntry] = [
        .actionExtension, .plainScript, .shortcut, .bookmarklet, .userscript, .contentScript,
    ]

    /// The values of --kind.
    package static var names: [String] { all.map(\.name) }

    /// The kind of a reference.
    ///
    /// - Parameter kind: The kind that the user names; nil: it is seen.
    package static func kind(
        of reference: ScriptReference,
        named kind: ScriptKindEntry? = nil
    ) throws(ScriptReferenceError) -> ScriptKindEntry {
        if let kind { return kind }
        var readings = all.filter { $0.recognizes(reference) }
        // OPTIMIZATION: Bundles are searched for only if there is another reading, and only by their folders' names.
        if !readings.isEmpty,
            (try? extensionSearch(allowing: reference.allowed).bundle(inFolderNamed: reference.text)) != nil
        {
            readings.insert(.actionExtension, at: 0)
        }
        if readings.count > 1 { throw .ambiguous(reference.text, readings.map { ($0.noun, $0.name) }) }
        return readings.first ?? .actionExtension
    }

    /// The kind with a name; nil: there is none.
    package static func named(_ name: String) -> ScriptKindEntry? { all.first { $0.name == name } }
}

extension ResolvedExtension {
    /// Finds a bundle or a script by its reference.
    ///
    /// - Parameters:
    ///   - text: The name or path of a bundle or a script, or a script itself.
    ///   - kind: The kind that the user names; nil: it is seen.
    ///   - allowed: Folders outside a bundle's own that its files may be in.
    ///   - bounds: The folders that must contain a script's file; nil if the user named it.
    package init(
        named text: String,
        kind: ScriptKindEntry? = nil,
        allowing allowed: [FilePath] = [],
        in bounds: FileBounds? = nil
    ) throws(ScriptReferenceError) {
        let reference = ScriptReference(text, allowing: allowed, in: bounds)
        self = try ScriptKindEntry.kind(of: reference, named: kind).resolve(reference)
    }
}
