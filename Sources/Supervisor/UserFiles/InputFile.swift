// InputFile.swift: reads whole files that the user named, and bounded ones that others named.
// Elsewhere: the reading itself (Isolation: UnsafeWholeFiles.swift, UnsafeConfinedReading.swift).

package import FilePaths
package import Isolation

/// The maximum size of a page in bytes: it must fit into a message to a worker, with the data that accompany it.
package let maximumPage = 900 << 20

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
