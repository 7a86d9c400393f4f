// ReadingArguments.swift: the options for reading pages, and the reading of pages from files.

public import ArgumentParser
import EncodingLabels
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import SavedPages
import UserFiles

/// The options for reading a page's bytes.
struct ReadingArguments: ParsableArguments {
    @Option(
        help: "The encoding of the page, regardless of its own declaration.",
        completion: .list(EncodingLabels.names.map { $0.lowercased() })
    )
    var encoding: String?
    @Option(
        help: ArgumentHelp(
            "The type of the page, such as text/html;charset=big5 or application/xhtml+xml (default: by file name).",
            valueName: "type"
        ),
        completion: .list(["text/html", "application/xhtml+xml", "application/xml", "text/xml", "image/svg+xml"])
    )
    var contentType: PageContentType?
    @Option(help: "The language, such as ru or zh-TW, that determines the encoding of pages that declare none.")
    var locale: String?
    @OptionGroup
    var size: PageSizeLimit

    func validate() throws {
        if let problem = encoding.flatMap(encodingProblem) { throw ValidationError("--encoding: \(problem).") }
        if let problem = locale.flatMap(localeProblem) { throw ValidationError("--locale: \(problem).") }
    }

    /// A page's bytes; "-" is standard input.
    func readPage(_ path: FilePath) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try readFile(path, limit: size.maxBytes) } catch {
            throw CommandError(unreadablePage: error)
        }
    }

    /// How pages are read, without scripts and resources of their own.
    var loadOptions: PageLoadOptions {
        var options = PageLoadOptions()
        options.encoding = encoding ?? ""
        options.contentType = contentType
        options.locale = locale ?? ""
        options.maximumBytes = size.maxBytes
        return options
    }
}

/// The option for the maximum size of a page.
struct PageSizeLimit: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The size limit of a page, in bytes.",
            valueName: "n"
        )
    )
    var maxBytes = maximumPage

    func validate() throws {
        guard (1...maximumPage).contains(maxBytes) else {
            throw ValidationError("--max-bytes takes a number of bytes, from 1 to \(maximumPage).")
        }
    }
}

extension PageContentType: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

/// Reads a page with its environment; a container of one page includes its resources.
///
/// - Parameter url: The document's URL of the command line.
func loadPage(
    _ path: FilePath,
    _ options: PageLoadOptions,
    url: String? = nil,
    supervisor: Supervisor
) throws(CommandError) -> LoadedPage {
    try refuseAddress(path)
    try refuseContainer(path)
    do throws(FileError) {
        return try options.load(path, stated: url.map { StatedURL($0, of: "--url") }, supervisor: supervisor)
    } catch {
        throw CommandError(unreadablePage: error)
    }
}

extension CommandError {
    /// The error for a page that cannot be read.
    init(unreadablePage error: FileError) {
        self = .failed("\(error.path): \(error.problem)\(error.isTooLarge ? " (--max-bytes)" : "").")
    }
}
