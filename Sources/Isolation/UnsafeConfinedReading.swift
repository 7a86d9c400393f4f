// UnsafeConfinedReading.swift: files that lie in a folder, wherever links lead.
// Safe because: pointers handed to the kernel are buffers' own storage with their own count.

import Glibc

/// A folder out of which nothing is read.
public struct ConfiningFolder: Sendable {
    /// The folder's path without links, with a slash at its end.
    public let path: String

    /// The folder at `path`; nil when there is none.
    public init?(_ path: String) {
        guard let real = resolved(path), entryKind(real) == .folder else { return nil }
        self.path = real == "/" ? real : real + "/"
    }

    /// The content of a regular file.
    ///
    /// - Parameters:
    ///   - relative: The file's path from the folder on, or an absolute one. Links are followed; where they lead out of
    ///     the folder there is nothing.
    ///   - limit: The most octets that are read; a longer file counts as missing.
    public func read(_ relative: String, limit: Int) -> [UInt8]? {
        if relative.utf8.contains(0) { return nil }
        guard let real = resolved(relative.hasPrefix("/") ? relative : path + relative), contains(real) else {
            return nil
        }
        let descriptor = open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var information = stat()
        // NB: Asked again of what was opened: a folder on the way may have become a link meanwhile.
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
            Int(information.st_size) <= limit, let opened = resolved("/proc/self/fd/\(descriptor)"), contains(opened)
        else { return nil }
        let size = Int(information.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
                if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
            }
        }
    }

    private func contains(_ real: String) -> Bool { real.utf8.starts(with: path.utf8) }
}
