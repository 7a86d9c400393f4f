// OutsideArguments.swift: where what a suite, a journal or a bundle names may lie, besides its own folder.

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

    /// The folders, which have to be there.
    func folders() throws(CommandError) -> [FilePath] {
        for folder in allowOutside where ![.folder, .linkToFolder].contains(entryKind(folder)) {
            throw .usage("--allow-outside: \(folder) is not a directory.")
        }
        return allowOutside
    }
}
