// PatternHost.swift: hosts in patterns as addresses have them: labels that are not ASCII are converted as in URLs.
// https://url.spec.whatwg.org/#concept-domain-to-ascii
//
// A pattern's host can have stars, which no URL has. So each label is converted by itself.

import WebInfra

/// A host of a pattern, with its port, as addresses have it.
///
/// - Returns: nil if a label cannot be converted: it is not valid in a host, or has a star beside characters that are not ASCII.
func hostOfAddresses(_ host: some Collection<UInt8>) -> [UInt8]? {
    if isASCII(host) { return Array(host) }
    var labels: [[UInt8]] = []
    for label in host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
        if isASCII(label) {
            labels.append(Array(label))
            continue
        }
        let name = label.prefix { $0 != UInt8(ascii: ":") }
        // NB: Behind a label of letters, digits alone are no IPv4 address.
        guard !name.contains(UInt8(ascii: "*")),
            let converted = URLRecord.parse("http://".utf8 + Array(name) + ".x".utf8)?.hostname,
            converted.ends(with: ".x".utf8)
        else { return nil }
        labels.append(converted.dropLast(2) + label[name.endIndex...])
    }
    return Array(labels.joined(separator: ".".utf8))
}

/// A glob over whole addresses, with its host converted if it has one between `://` and a slash.
func globOfAddresses(_ glob: [UInt8]) -> [UInt8] {
    if isASCII(glob) { return glob }
    let separator = Array("://".utf8)
    guard let start = glob.indices.first(where: { glob[$0...].starts(with: separator) }) else { return glob }
    let authority = glob[(start + separator.count)...].prefix { $0 != UInt8(ascii: "/") }
    guard let host = hostOfAddresses(authority) else { return glob }
    return glob[..<authority.startIndex] + host + glob[authority.endIndex...]
}

private func isASCII(_ bytes: some Collection<UInt8>) -> Bool { bytes.allSatisfy { $0 < 0x80 } }
