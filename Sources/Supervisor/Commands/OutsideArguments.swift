// OutsideArguments.swift: the option for further folders that may contain the files that a suite, a journal or a bundle names.

import ArgumentParser
import FilePaths
import Isolation

struct OutsideArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder in which files may lie that a suite, a journal or a bundle names outside of its own; may be repeated.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var allowOutside: [FilePath] = []

    /// The folders, which must exist.
    func folders() throws(CommandError) -> [FilePath] {
        for folder in allowOutside where ![.folder, .linkToFolder].contains(entryKind(folder)) {
            throw .usage("--allow-outside: \(folder) is not a directory.")
        }
        return allowOutside
    }
}
