// BatchOutput.swift: where the results of a batch go. Pages are delivered in the order of the inputs.

import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
package import Supervision

/// A page with its result, ready to be written.
package struct DeliveredPage: Sendable {
    package var item: PageItem
    package var url: String
    /// The bytes that came in; empty when the page could not be read.
    package var original: [UInt8]
    package var report: RunReport
    /// Such as `application/xhtml+xml; charset=utf-8`.
    package var contentType = "text/html"
    /// The identifier of the record that it was in, or empty.
    package var recordID = ""
    /// Whether it is written back into its container.
    package var isRewrittenInPlace = false

    /// A page with its fields.
    package init(item: PageItem, url: String, original: [UInt8], report: RunReport) {
        self.item = item
        self.url = url
        self.original = original
        self.report = report
    }

    /// The rewritten page, or the page as it came.
    package var page: [UInt8] { report.page ?? original }
}

/// Results could not be written: the batch can't go on.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var problem: String
    /// Whether it is the one name's fault, which can't be had here: it is too long, or stands below a file's.
    package var isOfName: Bool

    init(path: some PathBytes, code: Int32) {
        self.path = path.filePath.description
        // NB: Links are not gone through below a folder of results.
        problem =
            code == ELOOP
            ? "cannot be written: there is a link in its path" : "cannot be written: \(systemMessage(code))"
        isOfName = [EISDIR, ENOTDIR, ENAMETOOLONG, ELOOP, EINVAL].contains(code)
    }

    init(path: some PathBytes, _ error: ReadError) {
        self.init(path: path, code: error.code)
    }

    /// Pages would be replaced by their results: an interrupted batch could not tell the ones from the others.
    init(inPlace path: some PathBytes) {
        self.path = path.filePath.description
        problem = "the results would overwrite the pages: give another folder"
        isOfName = false
    }

    /// What a batch that goes on has written is no longer there.
    init(cutOff path: FilePath, from length: Int) {
        self.path = path.description
        problem = "has fewer than the \(length) bytes that the batch wrote to it; begin anew with --restart"
        isOfName = false
    }

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }
}

/// One kind of results.
protocol BatchOutput: AnyObject {
    /// Writes one page's results; called once for each page, in order.
    func deliver(_ page: DeliveredPage) throws(OutputError)
    /// Returns when everything delivered so far is on the disk.
    func synchronize() throws(OutputError)
    /// The name of the stream in the journal and its length; nil for what is no stream.
    var stream: (name: String, length: Int)? { get }
}

/// A folder in which each page lies under its own name.
final class FolderOutput: BatchOutput {
    private let path: FilePath
    private let folder: FolderBeneath
    private let temporary: FilePath
    /// The folder that the last page was written to: pages of one folder come one after another.
    private var last: (path: FilePath, folder: FolderBeneath)?
    private var hasWritten = false

    /// - Parameter tag: Keeps batches apart that write into the same folder at the same time: shards.
    init(_ path: FilePath, tag: String) throws(OutputError) {
        self.path = path
        // NB: In the folder itself, for a rename does not cross file systems. One name is enough: pages come in turn.
        temporary = ".webaction-page-\(tag)"
        folder = try openFolder(path)
    }

    deinit { folder.remove(temporary) }

    var stream: (name: String, length: Int)? { nil }

    func deliver(_ page: DeliveredPage) throws(OutputError) {
        // NB: Containers that are written back, or copied, are to be on the disk, too.
        hasWritten = true
        // NB: A page that could not be read is not written as an empty one.
        if page.isRewrittenInPlace || (page.original.isEmpty && page.report.failure != nil) { return }
        let key = page.item.key
        let parent = try openParent(of: page.item)
        if let code = folder.write(page.page, to: parent, as: key.name, by: temporary) {
            throw OutputError(path: path.appending(key), code: code)
        }
    }

    private func openParent(of item: PageItem) throws(OutputError) -> FolderBeneath {
        let place = item.key.parent
        if let last, last.path == place { return last.folder }
        let opened: FolderBeneath
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

/// Opens the folder of results, which is made where it is missing.
func openFolder(_ path: FilePath) throws(OutputError) -> FolderBeneath {
    switch FolderBeneath.make(path) {
    case .success(let folder): return folder
    case .failure(let error): throw OutputError(path: path, error)
    }
}

/// Makes sure that results which are written into `folder` do not replace what they are made from.
func checkIsElsewhere(_ folder: FolderBeneath, _ path: FilePath, _ source: FilePath) throws(OutputError) {
    // NB: Results have their pages' names, so looking at the folders is enough.
    if let here = folder.identity, here == FileIdentity(source.parent) { throw OutputError(inPlace: path) }
}

/// A file with a line of JSON for each page: `{"page", "url", "reason", "payload"}`, "message" where it failed, "notes" where it
/// said something, and "extensions" where it went through several.
final class LinesOutput: BatchOutput {
    private let path: FilePath
    private let file: AppendingFile
    /// The extension of a chain whose payloads these are; nil: all.
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
            // NB: An extension that had no turn has no payload, for the reason that the chain ended for.
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

/// Opens a stream that is good up to `length`, which it has to have.
func openStream(_ path: FilePath, length: Int) throws(OutputError) -> AppendingFile {
    // NB: It would be filled up with zeros.
    if length > 0, regularFile(path)?.size ?? 0 < length { throw OutputError(cutOff: path, from: length) }
    if let code = makeFolders(path.parent) { throw OutputError(path: path.parent, code: code) }
    switch AppendingFile.open(path, length: length) {
    case .success(let file): return file
    case .failure(let error): throw OutputError(path: path, error)
    }
}
