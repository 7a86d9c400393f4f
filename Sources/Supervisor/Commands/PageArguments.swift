// PageArguments.swift: the options that commands for pages share: for one page, for many, and for running an extension.

import ArgumentParser
import ExtensionHost
import FilePaths
import PageProtocol
import Supervision

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

/// The options of commands that read one page with its resources.
struct PageArguments: ParsableArguments {
    @OptionGroup
    var address: URLOption
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var environment: PageEnvironmentArguments

    /// Reads the page with its environment.
    func open(_ path: FilePath, supervisor: Supervisor) throws -> LoadedPage {
        try environment.open(path, url: address.url, reading: reading, supervisor: supervisor)
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
    guard seconds > 0, seconds <= 86_400 else {
        throw ValidationError("--timeout takes a number of seconds greater than 0 and at most 86400.")
    }
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
    ///
    /// - Parameter actions: The native action of each extension.
    func options(for found: [BundleUse], _ actions: [NativeAction], order: ExtensionOrder) throws -> RunOptions {
        var options = try arguments.options(for: found, actions, order: order)
        options.workerMemory = memory.map { $0 << 20 }
        return options
    }
}
