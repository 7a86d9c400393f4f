// PageArguments.swift: the options that commands for pages share: for one page, for many, and for running an extension.

import ArgumentParser
import FilePaths
import Isolation
import ProcessSupervision
import RunEngine
import SavedPages

/// The options of commands that take one page.
struct URLOption: ParsableArguments {
    @Option(
        help: "The URL of the document (default: the URL that it was saved from, if it says so, or that of the file)."
    )
    var url: String?

    func validate() throws {
        if let url { try checkURL(url, of: "--url") }
    }
}

/// Refuses a text that is not an absolute URL.
func checkURL(_ text: String, of option: String) throws {
    guard absoluteURL(text) == nil else { return }
    throw ValidationError("\(option) takes an absolute URL, such as https://example.com/page.html, not \(text).")
}

/// The option of commands that run scripts on a page.
struct SelectionOption: ParsableArguments {
    @Option(help: "The selection on the page: a CSS selector or a text.")
    var selection: String?

    func validate() throws {
        if selection == "" { throw ValidationError("--selection takes a CSS selector or a text that is not empty.") }
    }
}

/// The options of commands that run an extension on a page: the selection and the time limit.
struct StepArguments: ParsableArguments {
    @OptionGroup
    private var selected: SelectionOption
    @OptionGroup
    private var limit: TimeLimit

    /// The page's selection.
    var selection: String? { selected.selection }
    /// The time limit of run() and of finalize(), in seconds.
    var timeout: Double { limit.timeout }
}

/// The option of all commands that run scripts of an extension.
struct TimeLimit: ParsableArguments {
    @Option(help: ArgumentHelp("The time limit for run() and for finalize(), in seconds.", valueName: "seconds"))
    var timeout = 2.0

    func validate() throws { try checkTimeout(timeout) }
}

/// Checks the value of `--timeout`, in seconds.
func checkTimeout(_ seconds: Double) throws {
    guard RunOptions.isTimeout(seconds) else { throw ValidationError("--timeout takes \(RunOptions.timeoutForm).") }
}

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

    /// The number of jobs.
    var count: Int { given ?? processorCount() }

    /// Checks a number of jobs.
    static func check(_ count: Int) throws {
        guard (1...1024).contains(count) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    }
}

/// The output of commands that write one page.
struct OutputOption: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The output file (default: standard output).", valueName: "file")
    )
    var path: FilePath?
}

/// The options of commands that take many pages through an extension.
struct ManyPagesArguments: ParsableArguments {
    @OptionGroup
    var arguments: RunArguments
    @Option(help: ArgumentHelp("The memory limit of a worker, in megabytes.", valueName: "mb"))
    var memory: Int?

    func validate() throws {
        if let memory, !(64...1_048_576).contains(memory) {
            throw ValidationError("--memory takes megabytes, from 64 to 1048576.")
        }
    }

    /// The options of the pages' runs.
    func options(for extensions: [RunExtension], order: ExtensionOrder) throws -> RunOptions {
        var options = try arguments.options(for: extensions, order: order)
        options.workerMemory = memory.map { $0 << 20 }
        return options
    }
}
