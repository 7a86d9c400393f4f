// OutputFile.swift: results reach their files whole or not at all.

package import FilePaths
import Glibc
package import Isolation

/// The most bytes of a page: what fits into a message to a worker, with what goes with it.
package let maximumPage = 900 << 20

/// A file that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path as it was given, or "standard output".
    package var path: String
    /// What could not be done, such as "cannot be written".
    package var problem: String
    /// Whether it has more bytes than it may.
    package var isTooLarge = false
    /// Whether it is a pipe from which nobody reads any more.
    package var isReaderGone = false

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }

    /// A file and what could not be done with it.
    package init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }
}

/// Writes `bytes` to `path`: into a new file beside it that takes its place at the end. Devices and pipes, which
/// can't be replaced, are written directly.
package func writeFile(_ bytes: [UInt8], to path: some PathBytes) throws(FileError) {
    if let code = writeReplacing(path: path, bytes: bytes) {
        throw FileError(path: path.filePath.description, problem: "cannot be written: \(systemMessage(code))")
    }
}

/// Writes `bytes` to standard output.
package func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
    if let code = writeAll(descriptor: 1, bytes: bytes) {
        var failure = FileError(path: "standard output", problem: "cannot be written: \(systemMessage(code))")
        failure.isReaderGone = code == EPIPE
        throw failure
    }
}

/// Reads a whole file; "-" is standard input.
///
/// - Parameters:
///   - limit: The most bytes; a file that has more cannot be read.
///   - bounds: The folders in which it has to lie, where somebody else than the user named it; then it is a regular one.
package func readFile(
    _ path: some PathBytes,
    limit: Int = maximumSettingsFile,
    in bounds: FileBounds? = nil
) throws(FileError) -> [UInt8] {
    let name = path.filePath == "-" && bounds == nil ? "standard input" : path.filePath.description
    switch bounds?.read(path, limit: limit) ?? readAll(path: path, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let error):
        var failure = FileError(path: name, problem: error.problem)
        if case .isTooLarge = error { failure.isTooLarge = true }
        throw failure
    }
}
