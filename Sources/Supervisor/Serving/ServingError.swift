// ServingError.swift: the reasons why something cannot be served.

package import FilePaths

package enum ServingError: Error, Equatable, CustomStringConvertible {
    /// The journal of a batch cannot be read; the value is the message.
    case journal(String)
    /// A batch names files outside the folder of its journal: the first of them, their number, and the folders that would have to be allowed.
    case outside(journal: FilePath, first: FilePath, count: Int, folders: [FilePath])
    case noSuchPage

    package var description: String {
        switch self {
        case .journal(let message): return message
        case .outside(let journal, let first, let count, let folders):
            let more = count == 1 ? "" : " (and \(count - 1) more)"
            let options = folders.map { "--allow-outside \($0)" }.joined(separator: " ")
            return
                "\(journal): the batch names \(first)\(more), which is outside of the folder \(journal.parent); where the journal "
                + "is to be trusted with that, add \(options)."
        case .noSuchPage: return "There is no such page."
        }
    }
}
