// WebExtensionMatchPattern.swift: the match patterns of web extensions' manifests.
// https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns and
// https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns
//
// The path of a pattern stands for the path and the query of an address, with case. The fragment does not count. A port may be given.

import ScriptMetadata
import WebInfra

/// A match pattern of a manifest.
struct WebExtensionMatchPattern: Sendable {
    /// The schemes that a pattern may name; all of them are `<all_urls>`.
    private static let schemes = ["http", "https", "ws", "wss", "ftp", "file", "data"].map { Array($0.utf8) }
    private static let webSchemes = Array(schemes[...1])

    private enum HostPattern {
        case any
        case exactly([UInt8])
        /// The host and all below it.
        case below([UInt8])
    }

    private let schemes: [[UInt8]]
    private let host: HostPattern
    /// A colon and the digits as addresses have them; nil: any port.
    private let port: [UInt8]?
    private let path: Glob
    /// Texts in lower case that each matched address contains.
    let literals: [[UInt8]]

    /// Reads a pattern; nil: it is invalid.
    ///
    /// - Parameter faults: What is wrong with it.
    init?(_ text: String, faults: inout [PatternFault]) {
        let bytes = Array(text.utf8)
        if text == "<all_urls>" {
            (schemes, host, port, path, literals) = (Self.schemes, .any, nil, Glob([UInt8(ascii: "*")]), [])
            return
        }
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
        let isAny = scheme.elementsEqual("*".utf8)
        if scheme.isEmpty {
            faults.append(.missingScheme)
        } else if !isAny, !Self.schemes.contains(Array(scheme)) {
            faults.append(.unknownScheme)
        }
        schemes = isAny ? Self.webSchemes : [Array(scheme)]
        guard bytes[scheme.endIndex...].starts(with: "://".utf8) else {
            faults.append(.missingSeparator)
            return nil
        }
        let rest = bytes[(scheme.endIndex + 3)...]
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        if authority.endIndex == bytes.count { faults.append(.missingPath) }
        let isFile = scheme.elementsEqual("file".utf8)
        guard let (host, port) = Self.hostAndPort(Array(authority), isFile: isFile, faults: &faults) else { return nil }
        if !faults.isEmpty { return nil }
        (self.host, self.port) = (host, port)
        let pathText = Array(rest[authority.endIndex...])
        path = Glob(pathText)
        switch host {
        case .any: literals = pathText.inLowerCase.literalParts
        case .exactly(let name), .below(let name): literals = [name] + pathText.inLowerCase.literalParts
        }
    }

    private static func hostAndPort(
        _ authority: [UInt8],
        isFile: Bool,
        faults: inout [PatternFault]
    ) -> (HostPattern, [UInt8]?)? {
        var name = authority[...]
        var port: [UInt8]?
        if let colon = authority.lastIndex(of: UInt8(ascii: ":")), authority.last != UInt8(ascii: "]") {
            name = authority[..<colon]
            let digits = authority[(colon + 1)...]
            if !digits.elementsEqual("*".utf8) {
                guard !digits.isEmpty, digits.count < 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                    faults.append(.invalidPort)
                    return nil
                }
                port = Array(digits)
            }
        }
        if isFile { return (.any, nil) }
        if name.elementsEqual("*".utf8) { return (.any, port) }
        let isBelow = name.starts(with: "*.".utf8)
        let fixed = isBelow ? name.dropFirst(2) : name
        if fixed.contains(UInt8(ascii: "*")) {
            faults.append(.starInsideHost)
            return nil
        }
        guard !fixed.isEmpty, let host = URLRecord.parse("http://".utf8 + Array(fixed))?.hostname else {
            faults.append(.invalidHost)
            return nil
        }
        return (isBelow ? .below(host) : .exactly(host), port)
    }

    func matches(_ address: MatchedAddress) -> Bool {
        schemes.contains(address.scheme) && matchesHost(address.host) && matchesPort(address)
            && path.matches(address.pathAndQuery)
    }

    private func matchesHost(_ name: [UInt8]) -> Bool {
        switch host {
        case .any: true
        case .exactly(let host): name == host
        case .below(let host):
            name == host
                || name.count > host.count && name.ends(with: host)
                    && name[name.count - host.count - 1] == UInt8(ascii: ".")
        }
    }

    private func matchesPort(_ address: MatchedAddress) -> Bool {
        guard let port else { return true }
        if !address.port.isEmpty { return address.port.dropFirst().elementsEqual(port) }
        return address.scheme.elementsEqual("https".utf8) || address.scheme.elementsEqual("wss".utf8)
            ? port.elementsEqual("443".utf8) : port.elementsEqual("80".utf8)
    }
}

extension [UInt8] {
    func ends(with end: some Collection<UInt8>) -> Bool { suffix(end.count).elementsEqual(end) }
}

extension ArraySlice<UInt8> {
    func ends(with end: some Collection<UInt8>) -> Bool { suffix(end.count).elementsEqual(end) }
}
