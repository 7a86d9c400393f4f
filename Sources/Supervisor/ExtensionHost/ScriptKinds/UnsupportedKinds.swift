// UnsupportedKinds.swift: kinds of script that are recognized and refused, so that none is read as another kind.

import FilePaths
import Isolation
import PageProtocol

extension ScriptKindEntry {
    /// Content scripts of web extensions: a folder with manifest.json, or that file.
    static let contentScript = refused("content-script", "a web extension", "content scripts of web extensions") {
        guard !isJavaScriptAddress($0.text), $0.isPath || entryKind($0.file) != .other else { return false }
        return $0.file.pathName == "manifest.json" || entryKind($0.file + "/manifest.json") == .file
    }

    private static func refused(
        _ name: String,
        _ noun: String,
        _ plural: String,
        _ recognizes: @escaping @Sendable (ScriptReference) -> Bool
    ) -> ScriptKindEntry {
        ScriptKindEntry(
            name: name,
            noun: noun,
            isSupported: false,
            recognizes: recognizes,
            resolve: { reference throws(ScriptReferenceError) in
                throw .refused("\(reference.text): \(plural) are not supported yet.")
            }
        )
    }
}
