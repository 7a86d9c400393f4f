// ReadingArguments.swift: the options for reading pages, and the reading of pages from files.

public import ArgumentParser
import EncodingLabels
import FilePaths
import Isolation
import PageProtocol
import Supervision

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
    func readPage(_ path: FilePath) throws(CommandError) -> [UInt8] { try size.readPage(path) }
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

    /// A page's bytes; "-" is standard input.
    func readPage(_ path: FilePath) throws(CommandError) -> [UInt8] {
        do throws(FileError) { return try readFile(path, limit: maxBytes) } catch {
            let hint = error.isTooLarge ? " (--max-bytes)" : ""
            throw .failed("\(error.path): \(error.problem)\(hint).")
        }
    }
}

extension PageContentType: ExpressibleByArgument {
    package init?(argument: String) { self.init(argument) }
}

extension ReadingArguments {
    /// A page from a file; "-" is standard input.
    ///
    /// - Parameter url: The document's URL.
    func input(_ bytes: [UInt8], from path: FilePath, url: String) -> PageInput {
        PageInput(
            name: path == "-" ? "standard input" : path.description,
            bytes: bytes,
            url: url,
            encoding: encoding ?? "",
            contentType: contentType ?? PageContentType(fileName: path),
            locale: locale ?? ""
        )
    }
}
