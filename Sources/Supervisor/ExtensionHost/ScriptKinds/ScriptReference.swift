// ScriptReference.swift: how a script or a bundle is named: by `--extension`, `--script` or a case.
//
// A text is a file, a folder, the script itself (`javascript:`), or the name of a bundle. After a file's name a number sign and a part of
// the file can follow; a number sign of the name itself is written %23. Each kind of script says which references it reads.

package import ExtensionModel
package import FilePaths
package import Isolation
import PageProtocol
import UserFiles

/// The name of a script or a bundle.
package struct ScriptReference: Sendable {
    /// The text as given.
    package let text: String
    /// Folders outside a bundle's own that its files may be in.
    package let allowed: [FilePath]
    /// The folders that must contain the file; nil if the user named it, so that it can be anywhere.
    package let bounds: FileBounds?

    /// The largest source of a script, in bytes.
    package static let maximumSource = 16 << 20

    /// Creates a reference.
    package init(_ text: String, allowing allowed: [FilePath] = [], in bounds: FileBounds? = nil) {
        self.text = text
        self.allowed = allowed
        self.bounds = bounds
    }

    /// The reference that a case in a folder means: paths, and names of scripts that are in the folder, begin there.
    ///
    /// - Parameter isScript: Whether it is known to be a script, whatever its name.
    package static func inFolder(_ folder: String, _ text: String, isScript: Bool = false) -> String {
        if isJavaScriptAddress(text) || text.isAbsolutePath { return text }
        let path = "\(folder)/\(text)"
        if text.hasSlash || isScript { return path }
        let reference = ScriptReference(path)
        let isThere = entryKind(reference.file) != .other
        return isThere && ScriptKindEntry.all.contains { $0.recognizes(reference) } ? path : text
    }

    /// The file's name: what precedes a number sign, with each %23 as one.
    package var file: String { (place.map { String(text[..<$0]) } ?? text).replacing("%23", with: "#") }

    /// The part of the file that is meant: what follows the number sign; nil without one.
    package var part: String? { place.map { String(text[text.index(after: $0)...]) } }

    private var place: String.Index? { text.firstIndex(of: "#") }

    /// Whether the text names an entry of a folder: it has a slash.
    package var isPath: Bool { text.hasSlash }

    /// Whether it names a file with this ending: a path, or the name of a file that there is in the current folder.
    package func isFile(endingIn ending: String) -> Bool {
        guard !isJavaScriptAddress(text), file.hasEnding(ending) else { return false }
        return isPath && entryKind(file) != .folder && entryKind(file) != .linkToFolder || entryKind(file) == .file
    }

    /// The content of the file.
    ///
    /// - Parameter takesPart: Whether a part of the file can be meant; otherwise naming one is an error.
    package func read(takesPart: Bool = false) throws(ScriptReferenceError) -> [UInt8] {
        if let part, !takesPart {
            throw .refused(
                "\(file): a script has no parts, and \"#\(part)\" names one. A number sign in a file's name is written %23."
            )
        }
        do throws(FileError) { return try readFile(file, limit: Self.maximumSource, in: bounds) } catch {
            throw .refused("\(error.description)")
        }
    }
}

/// Why a reference cannot be resolved.
package enum ScriptReferenceError: Error, CustomStringConvertible {
    /// It is a bundle's, and the bundle is refused.
    case bundle(BundleError)
    /// The file or the kind is refused; the value is a sentence.
    case refused(String)
    /// It can be read in several ways: the text, and the kinds with their names for --kind.
    case ambiguous(String, [(noun: String, name: String)])

    package var description: String {
        switch self {
        case .bundle(let error): return error.description
        case .refused(let message): return message
        case .ambiguous(let text, let readings):
            let nouns = readings.map(\.noun).joined(separator: ", and ")
            let kinds = readings.map { "--kind \($0.name)" }.joined(separator: " or ")
            return "\(text): this can be \(nouns). Say which with \(kinds)."
        }
    }
}
