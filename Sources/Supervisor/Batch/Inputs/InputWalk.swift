// InputWalk.swift: finds the pages of a batch's arguments one at a time, in an order that depends only on names.
//
// A folder's pages are named relative to it, below its own name if there are several inputs. Files, and the results of
// globs and lists, are named by their paths as given. At most one folder of each level is held in memory.

package import ContainerProtocol
package import FilePaths
import Isolation
import ProcessSupervision
package import UserFiles

/// The reason why an input is neither a page nor a folder of pages.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
    package var path: FilePath
    package var problem: String
    /// Whether the command line is at fault, whatever the files contain.
    package var isUsage: Bool

    /// A path and its problem.
    package init(path: FilePath, problem: String, isUsage: Bool = false) {
        self.path = path
        self.problem = problem
        self.isUsage = isUsage
    }

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }
}

/// The meaning of `-` among the inputs.
package enum DashMeaning: Sendable {
    /// A page on standard input.
    case page
    /// A list of paths on standard input.
    case list
}

/// A list of further paths, which follow the inputs.
package enum ListedInputs: Equatable, Sendable {
    /// On standard input, read as they arrive.
    case onStandardInput
    case read([FilePath])

    /// Reads a list of paths; `-` is standard input, which is read only when its paths are needed.
    package init(_ file: FilePath) throws(FileError) {
        self = file == "-" ? .onStandardInput : .read(LineReader.lines(of: try readFile(file)))
    }
}

/// An iterator over the inputs of a batch.
package struct InputWalk {
    private struct Level {
        var path: FilePath
        var key: FilePath
        var names: FolderNames
        var next = 0
        /// Selects matching files; nil selects every page.
        var pattern: Glob?
    }

    private var inputs: [FilePath]
    private let prefixesFolders: Bool
    private var levels: [Level] = []
    private var list: LineReader?
    private let dash: DashMeaning
    /// The paths that follow the inputs.
    private var listed: ListedInputs?
    /// The list on standard input, if it has been read; otherwise nil.
    private let readList: [FilePath]?
    private var rest: ArraySlice<FilePath> = []
    /// The folders or files of results, which are not inputs.
    private let results: Set<FileIdentity>
    /// Files of folders whose names are not those of pages.
    package private(set) var leftOut = LeftOutCensus()

    /// - Parameters:
    ///   - inputs: Files, folders, globs, and `-`.
    ///   - listed: Paths that follow them.
    ///   - dash: The meaning of `-`.
    ///   - results: The folders or files of results, which may be in a folder of pages.
    ///   - list: The list on standard input, if it has been read.
    package init(
        _ inputs: [FilePath],
        listed: ListedInputs? = nil,
        dash: DashMeaning = .list,
        results: [FilePath] = [],
        list: [FilePath]? = nil
    ) {
        readList = list
        self.dash = dash
        self.listed = listed
        prefixesFolders = inputs.count > 1 || listed != nil
        self.inputs = inputs.reversed()
        self.results = Set(results.compactMap { FileIdentity($0) })
    }

    private func isResult(_ path: FilePath) -> Bool {
        !results.isEmpty && (FileIdentity(path).map(results.contains) ?? false)
    }

    /// Whether a path is a pattern, not an existing file.
    package static func isPattern(_ path: FilePath) -> Bool { entryKind(path) == .other && Glob(path) != nil }

    /// Checks before anything is done that each input names something: an existing file that is not a result, or a folder or
    /// pattern with at least one page or container.
    ///
    /// - Parameter results: The folders or files of results.
    package static func check(_ inputs: [FilePath], results: [FilePath] = []) throws(InputError) {
        let outputs = Set(results.compactMap { FileIdentity($0) })
        for input in inputs where input != "-" {
            var walk = InputWalk([input], results: results)
            let isFile = entryKind(input) == .file
            if isFile, let identity = FileIdentity(input), outputs.contains(identity) {
                throw InputError(path: input, problem: "is an input, and --out would overwrite it", isUsage: true)
            }
            let isPattern = isPattern(input)
            let first: PageItem?
            do throws(InputError) { first = try walk.next() } catch {
                // NB: The folder at the start of a pattern may not exist.
                guard isPattern else { throw error }
                first = nil
            }
            guard first == nil else { continue }
            let problem =
                isPattern
                ? "no file matches this pattern"
                : "this folder contains no pages: names of pages end in .html, .htm, .xhtml or .xht, or are those of containers"
            throw InputError(path: input, problem: problem, isUsage: true)
        }
    }

    /// The whole list on standard input.
    static func readList() throws(InputError) -> [FilePath] {
        let reader = LineReader(descriptor: 0)
        var list: [FilePath] = []
        while let path = try reader.next() { list.append(path) }
        return list
    }

    /// The next page, or nil at the end.
    package mutating func next() throws(InputError) -> PageItem? {
        while true {
            if let item = try nextOfFolder() { return item }
            var next = rest.popFirst()
            if next == nil { next = try list?.next() }
            if let path = next {
                // NB: Reading a pipe would wait for a writer.
                let problem = entryKind(path) == .other ? Self.noFile : nil
                return PageItem(key: path.contained, origin: .file(path: path), problem: problem)
            }
            list = nil
            if let input = inputs.popLast() {
                if let item = try open(input) { return item }
            } else if let listed {
                self.listed = nil
                openList(listed)
            } else {
                return nil
            }
        }
    }

    private mutating func openList(_ listed: ListedInputs) {
        switch listed {
        case .read(let paths): rest = paths[...]
        case .onStandardInput:
            if let readList { rest = readList[...] } else { list = LineReader(descriptor: 0) }
        }
    }

    /// What to wait for before `next()` can return; nil if it can return at once.
    mutating func awaited() -> Interest? {
        guard levels.isEmpty, readList == nil else { return nil }
        if list == nil, rest.isEmpty {
            if inputs.last == "-", dash == .list {
                inputs.removeLast()
                list = LineReader(descriptor: 0)
            } else if inputs.isEmpty, listed == .onStandardInput {
                listed = nil
                list = LineReader(descriptor: 0)
            }
        }
        return list?.awaited()
    }

    private static let noFile = "there is no such file, or the link leads nowhere."

    private mutating func open(_ input: FilePath) throws(InputError) -> PageItem? {
        if input == "-" {
            if dash == .page { return PageItem(key: "standard input", origin: .file(path: input)) }
            openList(.onStandardInput)
            return nil
        }
        switch entryKind(input) {
        case .file: return PageItem(key: input.contained, origin: .file(path: input))
        case .folder, .linkToFolder:
            // NB: `.` and `..` are not usable as a prefix of names.
            try enter(input.withoutLastSlashes, key: prefixesFolders ? input.name.contained : "")
        case .other:
            guard let glob = Glob(input) else {
                throw InputError(path: input, problem: "no such file or folder")
            }
            try enter(glob.base, key: glob.base.contained, pattern: glob)
        }
        return nil
    }

    private mutating func enter(_ path: FilePath, key: FilePath, pattern: Glob? = nil) throws(InputError) {
        switch FolderNames.list(path) {
        case .success(let names): levels.append(Level(path: path, key: key, names: names, pattern: pattern))
        case .failure(.isFolder): break
        case .failure(let error): throw InputError(path: path, problem: error.problem)
        }
    }

    private mutating func nextOfFolder() throws(InputError) -> PageItem? {
        while var level = levels.popLast() {
            guard level.next < level.names.count else { continue }
            let name = level.names[level.next]
            level.next += 1
            let (path, key, pattern) = (level.path.appending(name), level.key.appending(name), level.pattern)
            levels.append(level)
            switch entryKind(path) {
            case .folder:
                guard pattern?.mayLead(into: path) ?? true else { continue }
                if isResult(path) { continue }
                do throws(InputError) { try enter(path, key: key, pattern: pattern) } catch {
                    // NB: An inaccessible folder does not end the batch.
                    let problem = "the folder \(error.problem): its pages are skipped."
                    return PageItem(key: key, origin: .file(path: path), problem: problem)
                }
            case .file:
                if ContainerFormat(name: name) != nil, isResult(path) { continue }
                if pattern?.matches(path) ?? isPageName(name) {
                    return PageItem(key: key, origin: .file(path: path))
                }
                leftOut.add(kindOfFile(name), key.description)
            case .other where pattern?.matches(path) ?? isPageName(name):
                return PageItem(key: key, origin: .file(path: path), problem: Self.noFile)
            case .linkToFolder: leftOut.add("link to a folder", key.description)
            case .other: leftOut.add("entry that is not a file", key.description)
            }
        }
        return nil
    }
}

/// Whether a file in a folder counts as a page.
func isPageName(_ name: FilePath) -> Bool {
    pageNameEndings.contains { name.hasEnding($0) } || ContainerFormat(name: name) != nil
}

/// Reads lines from a descriptor, without their ends. If the first block has zero bytes, these end the lines instead, as in
/// the output of `find -print0`, where paths may contain line feeds.
final class LineReader {
    private let descriptor: Int32
    private var separator: UInt8?
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// The maximum length of a line in bytes: longer than any path that the system accepts.
    private static let maximumLine = 1 << 16

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// The lines of a complete text.
    static func lines(of text: [UInt8]) -> [FilePath] {
        let reader = LineReader(descriptor: -1)
        reader.buffer = text
        reader.separator = text.contains(0) ? 0 : 0x0A
        reader.isAtEnd = true
        var lines: [FilePath] = []
        while let line = reader.bufferedLine() { lines.append(line) }
        return lines
    }

    func next() throws(InputError) -> FilePath? {
        while true {
            if let line = bufferedLine() { return line }
            if isAtEnd { return nil }
            guard buffer.count - start <= Self.maximumLine else { throw problem("a path in it is too long") }
            guard waitUntilReadable(descriptor) else { throw problem("reading it was interrupted") }
            adopt()
        }
    }

    /// What to wait for before `next()` can return; nil if it can return at once.
    func awaited() -> Interest? {
        while !hasAnswer {
            var interests = [Interest(descriptor, reads: true, writes: false)]
            wait(for: &interests, seconds: 0)
            guard interests[0].isReadable else { return Interest(descriptor, reads: true, writes: false) }
            adopt()
        }
        return nil
    }

    /// Whether there is a line, the end, or a fault.
    private var hasAnswer: Bool {
        dropEmptyLines()
        return isAtEnd || buffer.count - start > Self.maximumLine
            || buffer[start...].contains(separator ?? 0x0A)
    }

    private func dropEmptyLines() {
        while let end = buffer[start...].firstIndex(of: separator ?? 0x0A), line(buffer[start..<end]).isEmpty {
            start = end + 1
        }
    }

    /// The next buffered line that is not empty.
    private func bufferedLine() -> FilePath? {
        dropEmptyLines()
        if let end = buffer[start...].firstIndex(of: separator ?? 0x0A) {
            defer { start = end + 1 }
            return line(buffer[start..<end])
        }
        guard isAtEnd, start < buffer.count else { return nil }
        defer { start = buffer.count }
        return line(buffer[start...])
    }

    private func adopt() {
        buffer.removeSubrange(..<start)
        start = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        switch readAvailable(descriptor, into: &chunk) {
        case .bytes(let count):
            buffer += chunk[..<count]
            if separator == nil { separator = chunk[..<count].contains(0) ? 0 : 0x0A }
        case .wouldBlock: break
        case .closed, .failed: isAtEnd = true
        }
    }

    private func problem(_ problem: String) -> InputError { InputError(path: "standard input", problem: problem) }

    private func line(_ bytes: ArraySlice<UInt8>) -> FilePath {
        FilePath(bytes: bytes.last == 0x0D && separator == 0x0A ? bytes.dropLast() : bytes)
    }
}
