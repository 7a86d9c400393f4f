// UnsafeFileURL.swift: the address that a document from a file has.
// Safe because: the system's string is copied before it is freed.

package import FilePaths
import Glibc

/// The file's URL: absolute, with everything but unreserved characters and slashes percent-encoded.
package func fileURL(_ path: some PathBytes) -> String {
    var absolute = path.filePath
    if absolute == "-" { return "about:blank" }
    if !absolute.isAbsolute, let folder = getcwd(nil, 0) {
        defer { free(folder) }
        let bytes = UnsafeBufferPointer(start: folder, count: strlen(folder)).lazy.map { UInt8(bitPattern: $0) }
        absolute = FilePath(bytes: Array(bytes) + [UInt8(ascii: "/")] + absolute.bytes)
    }
    return "file://" + percentEncoded(absolute)
}

/// A path as it can stand in an address.
package func percentEncoded(_ path: some PathBytes) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var url: [UInt8] = []
    for byte in path.filePath.bytes {
        let isLetterOrDigit =
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        if isLetterOrDigit || "/-._~".utf8.contains(byte) {
            url.append(byte)
        } else {
            url += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: url, as: UTF8.self)
}
