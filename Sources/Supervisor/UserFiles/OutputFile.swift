// OutputFile.swift: writes results to files, completely or not at all.

package import FilePaths
import Glibc
package import Isolation

/// The maximum size of a page in bytes: it must fit into a message to a worker, with the data that accompany it.
package let maximumPage = 900 << 20

/// A file that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path as it was given, or "standard output".
    package var path: String
    /// The problem, such as "cannot be written".
    package var problem: String
    /// Whether it exceeds the size limit.
    package var isTooLarge = false
    /// Whether it is a pipe whose reader is gone.
    package var isReaderGone = false

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }

    /// Creates an error.
    package init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }
}

/// Writes `bytes` to `path` through a new file beside it, which then replaces it. Devices and pipes, which cannot be replaced, are
/// written directly.
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
///   - limit: The maximum size; a larger file is an error.
///   - bounds: The folders that must contain the file, if its name does not come from the user; it must then be a regular file.
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
