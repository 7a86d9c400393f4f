// BundleFile.swift: the files of a bundle, which is a stranger's: only regular ones are read, none without a bound, and none that lies
// outside of the folders that are the bundle's.

package import Foundation
import Glibc
package import Isolation

/// The most that is read of one file, in bytes.
private let maximumBundleFile = 256 << 20

/// The content of a regular file in `bounds`, links followed.
///
/// - Throws: An error with the reason, also for what is no regular file, has more than 256 MiB, or lies elsewhere.
package func bundleFile(_ path: String, in bounds: FileBounds) throws -> Data {
    if let reason = reasonNotToRead(path) { throw BundleFileError(reason: reason) }
    switch bounds.read(path, limit: maximumBundleFile) {
    case .success(let bytes): return Data(bytes)
    case .failure(.system(let code)): throw BundleFileError(reason: systemMessage(code))
    case .failure(let error): throw BundleFileError(reason: "it \(error.problem)")
    }
}

/// What is wrong with a file that the system would have read.
private struct BundleFileError: LocalizedError {
    var reason: String
    var errorDescription: String? { reason }
    var failureReason: String? { reason }
}

/// What the system knows of the file at `path`, links followed; nil when there is none.
///
/// NB: What Foundation says of a file has the names of its owner and group, which are asked of a directory service on some systems.
private func status(ofFileAt path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
}

/// Whether a regular file (or a link to one) is at `path`. A pipe is none: reading it would wait.
func isFile(_ path: String) -> Bool { status(ofFileAt: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

/// Why what is at `path` cannot be read like a file; nil for files, and when nothing is there.
func reasonNotToRead(_ path: String) -> String? {
    guard let status = status(ofFileAt: path) else {
        return isLink(path) ? "it is a link that leads nowhere" : nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "it is a folder"
    default: return "it is no regular file"
    }
}

/// Whether a symbolic link is at `path`.
func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Whether a folder (or a link to one) is at `path`.
func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
