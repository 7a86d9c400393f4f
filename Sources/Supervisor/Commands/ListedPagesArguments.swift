// ListedPagesArguments.swift: the option for a list of pages, of commands for many pages.

import ArgumentParser
import Batch
import FilePaths
import UserFiles

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

    /// Checks that there is a page, and that standard input is used once.
    func check(_ pages: [FilePath]) throws {
        if pages.isEmpty, filesFrom == nil { throw ValidationError("Give at least one page, or --files-from.") }
        try checkStandardInput(pages + [filesFrom].compactMap { $0 })
    }
}

/// Refuses several uses of standard input, which can be read only once.
func checkStandardInput(_ files: [FilePath]) throws {
    guard files.count(where: { $0 == "-" }) > 1 else { return }
    throw ValidationError("Standard input (-) can be read only once.")
}
