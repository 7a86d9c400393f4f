// BatchOutput.swift: where the results of a batch go. Pages are delivered in the order of the inputs.

import ActionHost
import Glibc
import Isolation
import WorkerProtocol

/// A page with its result, ready to be written.
public struct DeliveredPage: Sendable {
    public var item: PageItem
    public var url: String
    /// The octets that came in; empty when the page could not be read.
    public var original: [UInt8]
    public var report: RunReport
    /// Such as `application/xhtml+xml`.
    public var contentType = "text/html"
    /// The identifier of the record that it was in, or empty.
    public var recordID = ""
    /// Whether it is written back into its container.
    public var isRewrittenInPlace = false

    /// A page with its fields.
    public init(item: PageItem, url: String, original: [UInt8], report: RunReport) {
        self.item = item
        self.url = url
        self.original = original
        self.report = report
    }

    /// The rewritten page, or the page as it came.
    public var page: [UInt8] { report.page ?? original }
}

/// Results could not be written: the batch can't go on.
public struct OutputProblem: Error, Equatable, CustomStringConvertible {
    public var path: String
    public var problem: String
    /// Whether it is the one name's fault, which can't be had here: it is too long, or stands below a file's.
    public var isOfName: Bool

    init(path: String, code: Int32) {
        self.path = path
        problem = "cannot be written: \(systemMessage(code))"
        isOfName = [EISDIR, ENOTDIR, ENAMETOOLONG, ELOOP, EINVAL].contains(code)
    }

    init(path: String, _ error: ReadError) {
        switch error {
        case .isFolder: self.init(path: path, code: EISDIR)
        case .system(let code): self.init(path: path, code: code)
        default: self.init(path: path, problem: error.problem)
        }
    }

    private init(path: String, problem: String) {
        (self.path, self.problem) = (path, problem)
        isOfName = false
    }

    /// Pages would be replaced by their results: an interrupted batch could not tell the ones from the others.
    init(inPlace path: String) {
        self.path = path
        problem = "the results would take the pages' place: give another folder for them"
        isOfName = false
    }

    /// `path: problem.`
    public var description: String { "\(path): \(problem)." }
}

/// One kind of results.
protocol BatchOutput: AnyObject {
    /// Writes one page's results; called once for each page, in order.
    func deliver(_ page: DeliveredPage) throws(OutputProblem)
    /// Returns when everything delivered so far is on the disk.
    func synchronize() throws(OutputProblem)
    /// The name of the stream in the journal and its length; nil for what is no stream.
    var stream: (name: String, length: Int)? { get }
}

/// A folder in which each page lies under its own name.
final class FolderOutput: BatchOutput {
    private let folder: String
    private let temporary: String
    /// Folders that are there, by their paths' octets: as texts, the two spellings of an accented letter are equal.
    private var made: Set<[UInt8]> = []
    private var hasWritten = false

    /// - Parameter tag: Keeps batches apart that write into the same folder at the same time: shards.
    init(_ folder: String, tag: String) throws(OutputProblem) {
        self.folder = folder
        // NB: In the folder itself, for a rename does not cross file systems. One name is enough: pages come in turn.
        temporary = "\(folder)/.webaction-page-\(tag)"
        if let code = makeFolders(folder) { throw OutputProblem(path: folder, code: code) }
        if entryKind(folder) == .file { throw OutputProblem(path: folder, code: ENOTDIR) }
    }

    deinit { _ = removeFile(temporary) }

    var stream: (name: String, length: Int)? { nil }

    func deliver(_ page: DeliveredPage) throws(OutputProblem) {
        // NB: Containers that are written back, or copied, are to be on the disk, too.
        hasWritten = true
        // NB: A page that could not be read is not written as an empty one.
        if page.isRewrittenInPlace || (page.original.isEmpty && page.report.failure != nil) { return }
        let path = folder + "/" + page.item.key
        let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if !made.contains(Array(parent.utf8)) {
            if let code = makeFolders(parent) { throw OutputProblem(path: parent, code: code) }
            if case .file(let source) = page.item.origin { try checkIsElsewhere(parent, source) }
            if made.count > 4096 { made.removeAll() }
            made.insert(Array(parent.utf8))
        }
        if let code = writeFile(page.page, to: path, by: temporary) { throw OutputProblem(path: path, code: code) }
    }

    func synchronize() throws(OutputProblem) {
        guard hasWritten else { return }
        hasWritten = false
        if let code = syncFileSystem(of: folder) { throw OutputProblem(path: folder, code: code) }
    }
}

/// Makes sure that results which are written into `folder` do not replace what they are made from.
func checkIsElsewhere(_ folder: String, _ source: String) throws(OutputProblem) {
    // NB: Results have their pages' names, so looking at the folders is enough.
    let slash = source.lastIndex(of: "/")
    let parent = slash.map { $0 == source.startIndex ? "/" : String(source[..<$0]) } ?? "."
    if let here = FileIdentity(folder), here == FileIdentity(parent) { throw OutputProblem(inPlace: folder) }
}

/// A file with a line of JSON for each page: `{"page", "url", "reason", "payload"}`, "message" where it failed, and "notes"
/// where it said something.
final class LinesOutput: BatchOutput {
    private let path: String
    private let file: AppendingFile

    init(_ path: String, length: Int) throws(OutputProblem) {
        self.path = path
        file = try openStream(path, length: length)
    }

    var stream: (name: String, length: Int)? { (path, file.length) }

    func deliver(_ page: DeliveredPage) throws(OutputProblem) {
        let failure = page.report.failure
        var entries: [(key: String, value: PropertyValue)] = [
            ("page", .string(page.item.key)), ("url", .string(page.url)),
            ("reason", .string((failure?.reason ?? .completed).description)),
            ("payload", page.report.payload ?? .null),
        ]
        if let failure { entries.append(("message", .string(failure.message))) }
        let notes = page.report.notes.map { PropertyValue.string("\($0.kind): \($0.text)") }
        if !notes.isEmpty { entries.append(("notes", .array(notes))) }
        if let code = file.append(PropertyValue.dictionary(entries).json() + [0x0A]) {
            throw OutputProblem(path: path, code: code)
        }
    }

    func synchronize() throws(OutputProblem) {
        if let code = file.synchronize() { throw OutputProblem(path: path, code: code) }
    }
}

/// Opens a stream that is good up to `length`.
func openStream(_ path: String, length: Int) throws(OutputProblem) -> AppendingFile {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex,
        let code = makeFolders(String(path[..<slash]))
    {
        throw OutputProblem(path: path, code: code)
    }
    switch AppendingFile.open(path, length: length) {
    case .success(let file): return file
    case .failure(let error): throw OutputProblem(path: path, error)
    }
}
