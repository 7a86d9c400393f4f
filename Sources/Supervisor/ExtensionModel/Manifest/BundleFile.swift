// BundleFile.swift: reads the files of a bundle, which may be untrusted: only regular files, up to a maximum size, inside the bundle's
// folders.

package import Foundation
import Glibc
package import Isolation

/// The maximum size of a file, in bytes.
private let maximumBundleFile = 256 << 20

/// The content of a regular file in `bounds`, links followed.
///
/// - Throws: An error with the reason, also if the file is not regular, exceeds 256 MiB, or is outside `bounds`.
package func bundleFile(_ path: String, in bounds: FileBounds) throws -> Data {
    if let reason = reasonNotToRead(path) { throw BundleFileError(reason: reason) }
    switch bounds.read(path, limit: maximumBundleFile) {
    case .success(let bytes): return Data(bytes)
    case .failure(.system(let code)): throw BundleFileError(reason: systemMessage(code))
    case .failure(let error): throw BundleFileError(reason: "it \(error.problem)")
    }
}

/// A fault in a file that the system would have read.
private struct BundleFileError: LocalizedError {
    var reason: String
    var errorDescription: String? { reason }
    var failureReason: String? { reason }
}

/// The system's information about the file at `path`, links followed; nil if there is none.
///
/// NB: Foundation's attributes include the names of owner and group, which some systems request from a directory service.
private func status(ofFileAt path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
}

/// Whether a regular file (or a link to one) is at `path`. Excludes pipes: reading one would wait.
func isFile(_ path: String) -> Bool { status(ofFileAt: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

/// The reason why the entry at `path` cannot be read as a file; nil for files, and if there is none.
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
