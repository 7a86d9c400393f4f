// ServedBatch.swift: the journal of a shown batch, which may be untrusted. Pages that it names are shown only if they are beside it, or
// in folders that the user allows.

import Batch
package import FilePaths
import Isolation

/// A journal, and the folders that its pages may be in.
package struct ServedBatch {
    let journal: Journal
    /// The folders that its pages may be in.
    private let folders: [FilePath]

    /// The bounds for opening pages.
    var bounds: FileBounds { FileBounds(folders) }

    /// Opens the journal at `path`.
    ///
    /// - Parameter allowed: Folders in addition to the journal's own.
    /// - Throws: Also if inputs or output exist outside these folders.
    package init(_ path: FilePath, allowing allowed: [FilePath]) throws(ServingError) {
        folders = [path.parent] + allowed
        let named: [FilePath]
        do {
            journal = try Journal(reading: path)
            let output = try journal.settings().first { $0.name == "output" && $0.value != "none" }
            named = try inputs() + lists() + (output.map { [journal.located($0.value)] } ?? [])
        } catch {
            throw .journal("\(error)")
        }
        let bounds = bounds
        let outside = named.filter { entryKind($0) != .other && !bounds.holds($0) }
        guard let first = outside.first else { return }
        throw .outside(
            journal: path,
            first: first,
            count: outside.count,
            folders: outside.map { entryKind($0) == .file ? $0.parent : $0 }
        )
    }

    /// The inputs of the batch, except standard input.
    func inputs() throws -> [FilePath] { try journal.paths(of: Journal.inputs).filter { $0.name != "-" } }

    /// The lists of inputs of the batch, except standard input.
    func lists() throws -> [FilePath] { try journal.paths(of: Journal.listFile).filter { $0.name != "-" } }
}
