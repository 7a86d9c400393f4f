// PageOptions.swift: the options that commands for pages share: of one page, of many, and of those that run an extension.

import ActionHost
import ArgumentParser
import FilePaths
import WorkerProtocol

/// Of commands that take one page and what is around it.
struct PageOptions: ParsableArguments {
    @Option(help: "The document's URL; without it, the file's.")
    var url: String?
    @OptionGroup
    var reading: PageReading
    @OptionGroup
    var surroundings: SurroundingsOptions

    func validate() throws {
        if let url { try checkURL(url, of: "--url") }
    }

    /// Reads the page with what is around it.
    func open(_ path: FilePath, host: Host) throws -> SurroundedPage {
        try surroundings.open(path, url: url, reading: reading, host: host)
    }
}

/// Refuses what is no absolute URL.
func checkURL(_ text: String, of option: String) throws {
    guard !PageInput.isAbsoluteURL(text) else { return }
    throw ValidationError("\(option) takes an absolute URL, such as https://example.com/page.html; \(text) is none.")
}

/// Of commands that run an extension on a page: what run() meets there, and how long it may take.
struct StepOptions: ParsableArguments {
    @Option(help: "What is selected on a page: a CSS selector or a text.")
    var selection: String?
    @OptionGroup
    var limit: TimeLimit

    func validate() throws {
        if selection == "" { throw ValidationError("--selection takes a CSS selector or a text, and it is empty.") }
    }

    /// Seconds for each of run() and finalize().
    var timeout: Double { limit.timeout }
}

/// Of all commands that run scripts of an extension.
struct TimeLimit: ParsableArguments {
    @Option(help: "Seconds for each of run() and finalize().")
    var timeout = 2.0

    func validate() throws { try checkTimeout(timeout) }
}

/// Of commands that take many pages through an extension.
struct ManyPagesOptions: ParsableArguments {
    @OptionGroup
    var writing: WritingArguments
    @Option(help: ArgumentHelp("Megabytes that a page's worker may take.", valueName: "mb"))
    var memory: Int?
    @OptionGroup
    var reading: PageReading
    @OptionGroup
    var surroundings: SurroundingsOptions

    func validate() throws {
        if let memory, !(64...1_048_576).contains(memory) {
            throw ValidationError("--memory takes megabytes, from 64 to 1048576.")
        }
    }

    /// The resident bytes beyond which a worker is killed.
    var memoryBytes: Int? { memory.map { $0 << 20 } }

    /// How the pages are read, and what is around them.
    func conditions() throws -> PageConditions { try surroundings.conditions(reading: reading) }
}
