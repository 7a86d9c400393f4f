// UnsafeFileURL.swift: the URL of a document in a file. Safe because: the system's string is copied before it is freed.

import Codecs
package import FilePaths
import Glibc

/// The file's absolute URL, with everything except unreserved characters and slashes percent-encoded.
package func fileURL(_ path: some PathBytes) -> String {
    path.filePath == "-" ? "about:blank" : "file://" + percentEncoded(absolutePath(path))
}

/// The absolute path; a relative one is resolved against the current folder.
package func absolutePath(_ path: some PathBytes) -> FilePath {
    let path = path.filePath
    guard !path.isAbsolute, let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    let bytes = UnsafeBufferPointer(start: folder, count: strlen(folder)).lazy.map { UInt8(bitPattern: $0) }
    return FilePath(bytes: Array(bytes) + [UInt8(ascii: "/")] + path.bytes)
}

/// A path, percent-encoded for a URL.
package func percentEncoded(_ path: some PathBytes) -> String { percentEncoded(path: path.filePath.bytes) }
