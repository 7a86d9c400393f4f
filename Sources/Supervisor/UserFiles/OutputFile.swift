// OutputFile.swift: writes results to files, completely or not at all.

package import FilePaths
import Glibc
import Isolation

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
