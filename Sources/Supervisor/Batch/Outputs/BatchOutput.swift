// BatchOutput.swift: the outputs of a batch. Pages are delivered in the order of the inputs.

import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
package import RunEngine

/// A page with its result, ready to be written.
package struct DeliveredPage: Sendable {
    package var item: PageItem
    package var url: String
    /// The original bytes; empty if the page could not be read.
    package var original: [UInt8]
    package var report: RunReport
    /// The content type, such as `application/xhtml+xml; charset=utf-8`.
    package var contentType = "text/html"
    /// The identifier of the page's record; empty if there is none.
    package var recordID = ""
    /// Whether the page is written back into its container.
    package var isRewrittenInPlace = false

    /// Creates a delivered page.
    package init(item: PageItem, url: String, original: [UInt8], report: RunReport) {
        self.item = item
        self.url = url
        self.original = original
        self.report = report
    }

    /// The changed page, or the original.
    package var page: [UInt8] { report.page ?? original }
}

/// Results could not be written, so that the batch cannot continue.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var problem: String
    /// Whether only the name is at fault: it is too long, or a file is in the place of a folder.
    package var isOfName: Bool

    init(path: some PathBytes, code: Int32) {
        self.path = path.filePath.description
        // NB: Links below a folder of results are not followed.
        problem =
            code == ELOOP
            ? "cannot be written: there is a link in its path" : "cannot be written: \(systemMessage(code))"
        isOfName = [EISDIR, ENOTDIR, ENAMETOOLONG, ELOOP, EINVAL].contains(code)
    }

    init(path: some PathBytes, _ error: ReadError) {
        self.init(path: path, code: error.code)
    }

    /// The error for pages that their results would replace: an interrupted batch could not distinguish them.
    init(inPlace path: some PathBytes) {
        self.path = path.filePath.description
        problem = "the results would overwrite the pages: give another folder"
        isOfName = false
    }

    /// The error for results of a resumed batch that no longer exist.
    init(cutOff path: FilePath, from length: Int) {
        self.path = path.description
        problem = "has fewer than the \(length) bytes that the batch wrote to it; start over with --restart"
        isOfName = false
    }

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }
}

/// One kind of output.
protocol BatchOutput: AnyObject {
    /// Writes one page's result; called once for each page, in order.
    func deliver(_ page: DeliveredPage) throws(OutputError)
    /// Returns when everything delivered so far is on the disk.
    func synchronize() throws(OutputError)
    /// The name of the stream in the journal and its length; nil if the output is not a stream.
    var stream: (name: String, length: Int)? { get }
}

/// A folder with one file for each page, under the page's name.
final class FolderOutput: BatchOutput {
    private let path: FilePath
    private let folder: BeneathDirectory
    private let temporary: FilePath
    /// The folder of the last page: consecutive pages are often in one folder.
    private var last: (path: FilePath, folder: BeneathDirectory)?
    private var hasWritten = false

    /// - Parameter tag: Distinguishes batches that write into the same folder at the same time, such as shards.
    init(_ path: FilePath, tag: String) throws(OutputError) {
        self.path = path
        // NB: In the folder itself, because a rename cannot cross file systems. One name is enough: pages are written one at a time.
        temporary = ".webaction-page-\(tag)"
        folder = try openFolder(path)
    }

    deinit { folder.remove(temporary) }

    var stream: (name: String, length: Int)? { nil }

    func deliver(_ page: DeliveredPage) throws(OutputError) {
        // NB: Containers that are written back, or copied, have to be on the disk too.
        hasWritten = true
        // NB: A page that could not be read is not written as an empty file.
        if page.isRewrittenInPlace || (page.original.isEmpty && page.report.failure != nil) { return }
        let key = page.item.key
        let parent = try openParent(of: page.item)
        if let code = folder.write(page.page, to: parent, as: key.name, by: temporary) {
            throw OutputError(path: path.appending(key), code: code)
        }
    }

    private func openParent(of item: PageItem) throws(OutputError) -> BeneathDirectory {
        let place = item.key.parent
        if let last, last.path == place { return last.folder }
        let opened: BeneathDirectory
        switch folder.makeFolder(place) {
        case .success(let made): opened = made
        case .failure(let error): throw OutputError(path: path.appending(item.key), error)
        }
        if case .file(let source) = item.origin { try checkIsElsewhere(opened, path.appending(place), source) }
        last = (place, opened)
        return opened
    }

    func synchronize() throws(OutputError) {
        guard hasWritten else { return }
        hasWritten = false
        if let code = folder.synchronize() { throw OutputError(path: path, code: code) }
    }
}

/// Opens the folder of results, and creates it if it does not exist.
func openFolder(_ path: FilePath) throws(OutputError) -> BeneathDirectory {
    switch BeneathDirectory.make(path) {
    case .success(let folder): return folder
    case .failure(let error): throw OutputError(path: path, error)
    }
}

/// Checks that results in `folder` do not replace their sources.
func checkIsElsewhere(_ folder: BeneathDirectory, _ path: FilePath, _ source: FilePath) throws(OutputError) {
    // NB: Results have their pages' names, so comparing the folders is enough.
    if let here = folder.identity, here == FileIdentity(source.parent) { throw OutputError(inPlace: path) }
}

/// A file with a line of JSON for each page: `{"page", "url", "reason", "payload"}`, "message" if it failed, "notes" if it logged
/// messages, and "extensions" if it went through several.
final class LinesOutput: BatchOutput {
    private let path: FilePath
    private let file: AppendingFile
    /// The index in the chain of the extension whose payloads are written; nil: all.
    private let part: Int?

    init(_ path: FilePath, part: Int? = nil, length: Int) throws(OutputError) {
        self.path = path
        self.part = part
        file = try openStream(path, length: length)
    }

    var stream: (name: String, length: Int)? { (path.description, file.length) }

    func deliver(_ page: DeliveredPage) throws(OutputError) {
        var report = page.report
        if let part {
            // NB: An extension that did not run has no payload; its reason is the one that ended the chain.
            if report.chain.indices.contains(part) { report = report.chain[part] } else { report.payload = nil }
            report.chain = []
        }
        let failure = report.failure
        var entries: [(key: String, value: PropertyValue)] = [
            ("page", .string(page.item.key.description)), ("url", .string(page.url)),
            ("reason", .string((failure?.reason ?? .completed).description)),
            ("payload", report.payload ?? .null),
        ]
        if let failure { entries.append(("message", .string(failure.message))) }
        if !report.chain.isEmpty { entries.append(("extensions", .array(report.chain.map(\.summary)))) }
        let notes = report.notes.map { PropertyValue.string("\($0.kind): \($0.text)") }
        if !notes.isEmpty { entries.append(("notes", .array(notes))) }
        if let code = file.append(PropertyValue.dictionary(entries).json() + [0x0A]) {
            throw OutputError(path: path, code: code)
        }
    }

    func synchronize() throws(OutputError) {
        if let code = file.synchronize() { throw OutputError(path: path, code: code) }
    }
}

/// Opens a stream that is valid up to `length`, which is its minimum size.
func openStream(_ path: FilePath, length: Int) throws(OutputError) -> AppendingFile {
    // NB: A shorter file would be filled with zeros.
    if length > 0, regularFile(path)?.size ?? 0 < length { throw OutputError(cutOff: path, from: length) }
    if let code = makeFolders(path.parent) { throw OutputError(path: path.parent, code: code) }
    switch AppendingFile.open(path, length: length) {
    case .success(let file): return file
    case .failure(let error): throw OutputError(path: path, error)
    }
}
