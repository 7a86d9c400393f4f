// ServedBatch.swift: the journal of a shown batch, which may be untrusted. Pages that it names are shown only if they are beside it, or
// in folders that the user allows.

import Batch
import FilePaths
import Isolation

/// A journal, and the folders that its pages may be in.
struct ServedBatch {
    let journal: Journal
    /// The folders that its pages may be in.
    private let folders: [FilePath]

    /// The bounds for opening pages.
    var bounds: FileBounds { FileBounds(folders) }

    /// Opens the journal at `path`.
    ///
    /// - Parameter allowed: Folders in addition to the journal's own.
    /// - Throws: Also if inputs or output exist outside these folders.
    init(_ path: FilePath, allowing allowed: [FilePath]) throws(CommandError) {
        folders = [path.parent] + allowed
        let named: [FilePath]
        do {
            journal = try Journal(reading: path)
            let output = try journal.settings().first { $0.name == "output" && $0.value != "none" }
            named = try inputs() + lists() + (output.map { [journal.located($0.value)] } ?? [])
        } catch {
            throw .failed("\(error)")
        }
        let bounds = bounds
        let outside = named.filter { entryKind($0) != .other && !bounds.holds($0) }
        guard let first = outside.first else { return }
        let more = outside.count == 1 ? "" : " (and \(outside.count - 1) more)"
        let options = outside.map { "--allow-outside \(entryKind($0) == .file ? $0.parent : $0)" }
        throw .usage(
            "\(path): the batch names \(first)\(more), which is outside of the folder \(path.parent); where the journal is to be "
                + "trusted with that, add \(options.joined(separator: " "))."
        )
    }

    /// The inputs of the batch, except standard input.
    func inputs() throws -> [FilePath] { try journal.paths(of: Journal.inputs).filter { $0.name != "-" } }

    /// The lists of inputs of the batch, except standard input.
    func lists() throws -> [FilePath] { try journal.paths(of: Journal.listFile).filter { $0.name != "-" } }
}
