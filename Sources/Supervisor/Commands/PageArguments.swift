// PageArguments.swift: the options of commands that take one page: its URL, and the output.

import ArgumentParser
import FilePaths
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

/// The output of commands that write one page.
struct OutputOption: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The output file (default: standard output).", valueName: "file")
    )
    var path: FilePath?
}
