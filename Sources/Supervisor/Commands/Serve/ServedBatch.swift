// ServedBatch.swift: the journal of a batch that is shown. It may be a stranger's, and names pages: what of them is shown lies beside it,
// or where the user allows it.

import Batch
import FilePaths
import Isolation

/// A journal, and where the pages that it names may lie.
struct ServedBatch {
    let journal: Journal
    /// Where the pages that it names may lie.
    private let folders: [FilePath]

    /// What pages are opened in.
    var bounds: FileBounds { FileBounds(folders) }

    /// Opens the journal at `path`.
    ///
    /// - Parameter allowed: Folders beside the journal's own.
    /// - Throws: Also where inputs or output are there and lie elsewhere.
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

    /// The inputs of the batch, but for standard input.
    func inputs() throws -> [FilePath] { try journal.paths(of: Journal.inputs).filter { $0.name != "-" } }

    /// The lists of files that it was given, likewise.
    func lists() throws -> [FilePath] { try journal.paths(of: Journal.listFile).filter { $0.name != "-" } }
}
