// MatchedAddress.swift: a page's address, taken apart for patterns.

import WebInfra

/// The address of a page. All bytes are ASCII, as a URL is serialized.
package struct MatchedAddress: Sendable {
    /// The serialized address.
    let text: [UInt8]
    /// The serialized address in lower case.
    let lowercased: [UInt8]
    /// The scheme without the colon, in lower case.
    let scheme: [UInt8]
    /// The host without the port, in lower case; empty if there is none.
    let host: [UInt8]
    /// A colon and the port's digits; empty if it is the scheme's.
    let port: [UInt8]
    let path: [UInt8]
    /// The path, and the query with its question mark.
    let pathAndQuery: [UInt8]
    /// The path, the query, and the fragment with its number sign.
    let pathQueryAndFragment: [UInt8]
    /// The host whose end is replaced by `.tld`, if that end is a public suffix; nil if it has none, or if the list is not known.
    let hostBeforeSuffix: [UInt8]?

    /// Takes an address apart.
    ///
    /// - Parameters:
    ///   - text: An absolute URL; nothing but a pattern for all pages matches other text.
    ///   - suffixes: The public suffixes; nil: no pattern asks for them.
    package init(_ text: String, suffixes: PublicSuffixList? = nil) {
        let record = URLRecord.parse(text)
        self.text = record?.href ?? Array(text.utf8)
        lowercased = self.text.inLowerCase
        scheme = record?.scheme ?? []
        host = (record?.hostname ?? []).inLowerCase
        port = record.map { $0.port.isEmpty ? [] : [UInt8(ascii: ":")] + $0.port } ?? []
        path = record?.pathname ?? []
        pathAndQuery = path + (record?.query.map { [UInt8(ascii: "?")] + $0 } ?? [])
        pathQueryAndFragment = pathAndQuery + (record?.fragment.map { [UInt8(ascii: "#")] + $0 } ?? [])
        if case .domain = record?.parsedHost, let suffix = suffixes?.suffix(of: host) {
            let rest = host.count - suffix.count
            // NB: A host that is a suffix itself has nothing before it.
            hostBeforeSuffix = rest > 1 ? Array(host[..<(rest - 1)] + ".tld".utf8) : nil
        } else {
            hostBeforeSuffix = nil
        }
    }

    /// The whole address in lower case, with `.tld` in the place of its host's public suffix; nil if it has none.
    var lowercasedWithoutSuffix: [UInt8]? {
        guard let hostBeforeSuffix else { return nil }
        let authority = scheme + "://".utf8
        // NB: A user name before the host is part of the address, and rare.
        guard lowercased.starts(with: authority + host) else { return nil }
        return authority + hostBeforeSuffix + lowercased[(authority.count + host.count)...]
    }
}

extension [UInt8] {
    /// The bytes with ASCII letters in lower case.
    var inLowerCase: [UInt8] { map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}
