// PercentEncodedPath.swift: paths in URLs.

/// The bytes of a path for a URL: everything except unreserved characters and slashes is percent-encoded.
///
/// https://www.rfc-editor.org/rfc/rfc3986#section-2.3
public func percentEncoded(path: some Sequence<UInt8>) -> String {
    var url: [UInt8] = []
    for byte in path {
        let isLetterOrDigit =
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        if isLetterOrDigit || "/-._~".utf8.contains(byte) {
            url.append(byte)
        } else {
            url.append(UInt8(ascii: "%"))
            url.append(hexadecimal: byte, isUppercase: true)
        }
    }
    return String(decoding: url, as: UTF8.self)
}
