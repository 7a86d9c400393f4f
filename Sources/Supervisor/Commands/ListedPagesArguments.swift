// ListedPagesArguments.swift: the option of commands for many pages that names a list of them.

import ArgumentParser
import Batch
import FilePaths
import Supervision

struct ListedPagesArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Also take the files that are listed in this file, one path a line, or each ended by a zero byte; - is standard input.",
            valueName: "file"
        )
    )
    var filesFrom: FilePath?

    /// The list, if there is one.
    func read() throws -> ListedInputs? {
        do throws(FileError) {
            guard let filesFrom else { return nil }
            return try ListedInputs(filesFrom)
        } catch {
            throw CommandError.failed("--files-from: \(error.description)")
        }
    }

    /// Makes sure that there is a page, and that standard input is read once.
    func check(_ pages: [FilePath]) throws {
        if pages.isEmpty, filesFrom == nil { throw ValidationError("Give at least one page, or --files-from.") }
        try checkStandardInput(pages + [filesFrom].compactMap { $0 })
    }
}

/// Refuses standard input in several places: it can be read once.
func checkStandardInput(_ files: [FilePath]) throws {
    guard files.count(where: { $0 == "-" }) > 1 else { return }
    throw ValidationError("Standard input (-) can be read only once.")
}
