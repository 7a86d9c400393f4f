// UnsafeConfinedReading.swift: files that lie in a folder, wherever links lead.
// Safe because: pointers handed to the kernel are buffers' own storage with their own count.

package import FilePaths
import Glibc

/// A folder out of which nothing is read.
package struct ConfiningFolder: Sendable {
    /// The folder's path without links.
    package let path: FilePath
    private let folder: FolderBeneath

    /// The folder at `path`; nil when there is none.
    package init?(_ path: some PathBytes) {
        guard let real = resolvedPath(path), case .success(let folder) = FolderBeneath.open(real) else { return nil }
        self.path = real
        self.folder = folder
    }

    /// The content of a regular file.
    ///
    /// - Parameters:
    ///   - relative: The file's path from the folder on, or an absolute one. Links are followed; where they lead out of
    ///     the folder there is nothing.
    ///   - limit: The most bytes that are read; a longer file counts as missing.
    package func read(_ relative: FilePath, limit: Int) -> [UInt8]? {
        guard let real = resolvedPath(relative.isAbsolute ? relative : path.appending(relative)), real.isBelow(path)
        else {
            return nil
        }
        // NB: A folder on the way may have become a link since; then it is not gone through.
        let rest = FilePath(bytes: real.bytes.dropFirst(path.bytes.count).drop { $0 == UInt8(ascii: "/") })
        guard case .success(let descriptor) = folder.file(rest) else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
            Int(information.st_size) <= limit
        else { return nil }
        let size = Int(information.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
                if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }
}
