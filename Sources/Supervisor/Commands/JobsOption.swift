// JobsOption.swift: --jobs: the number of pages or cases processed at the same time.

import ArgumentParser
import Isolation

/// The option of commands that process several pages or cases at the same time.
struct JobsOption: ParsableArguments {
    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp(
            "The number of pages or cases processed at the same time (default: the number of processors).",
            valueName: "n"
        )
    )
    private var given: Int?

    func validate() throws { if let given { try Self.check(given) } }

    /// The number of pages or cases at a time.
    var count: Int { given ?? processorCount() }

    /// Checks a number of jobs.
    static func check(_ count: Int) throws {
        guard (1...1024).contains(count) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    }
}
