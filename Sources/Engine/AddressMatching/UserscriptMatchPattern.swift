// UserscriptMatchPattern.swift: the patterns of @match and @exclude-match: scheme, host and path.
// https://violentmonkey.github.io/api/matching/
//
// The scheme and the host have no case, the path has. A star is any text. A pattern without a number sign says nothing about the fragment,
// one without a question mark and a number sign nothing about the query. The port is part of the host. A host that is not ASCII is that of the
// addresses which browsers make of it (PatternHost.swift).

import ScriptMetadata

/// A pattern of `@match`.
struct UserscriptMatchPattern: Sendable {
    /// The schemes that a pattern may name.
    private static let schemes = ["http", "https", "file", "ftp", "urn"].map { Array($0.utf8) }
    private static let webSchemes = Array(schemes[...1])

    private enum PathPart { case path, query, fragment }

    private let schemes: [[UInt8]]
    /// The forms of the host: `*.x` is also `x`. nil: any host.
    private let hosts: [Glob]?
    /// Whether the host ends with `.tld`.
    private let hasSuffix: Bool
    private let path: Glob
    private let pathPart: PathPart
    /// Texts in lower case that each matched address contains.
    let literals: [[UInt8]]

    /// Reads a pattern; nil: it matches no address.
    ///
    /// - Parameter faults: What is wrong with it.
    init?(_ text: String, faults: inout [PatternFault]) {
        let bytes = Array(text.utf8)
        if text == "<all_urls>" {
            (schemes, hosts, hasSuffix) = (Self.schemes, nil, false)
            (path, pathPart, literals) = (Glob([UInt8(ascii: "*")]), .path, [])
            return
        }
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
        let isWeb = scheme.elementsEqual("*".utf8) || scheme.elementsEqual("http*".utf8)
        if scheme.isEmpty {
            faults.append(.missingScheme)
        } else if !isWeb, !Self.schemes.contains(Array(scheme)) {
            faults.append(.unknownScheme)
        }
        schemes = isWeb ? Self.webSchemes : [Array(scheme)]
        guard bytes[scheme.endIndex...].starts(with: "://".utf8) else {
            faults.append(.missingSeparator)
            return nil
        }
        let rest = bytes[(scheme.endIndex + 3)...]
        let name = rest.prefix { $0 != UInt8(ascii: "/") }
        if name.count > 1, name.last == UInt8(ascii: "*") { faults.append(.starAtHostEnd) }
        let hasPath = name.endIndex < bytes.count
        if !hasPath { faults.append(.missingPath) }
        if !faults.allSatisfy(\.isRemark) || !hasPath { return nil }
        guard let written = hostOfAddresses(name) else {
            faults.append(.invalidHost)
            return nil
        }

        let nameWithoutPort = written.prefix { $0 != UInt8(ascii: ":") }
        hasSuffix = nameWithoutPort.ends(with: ".tld".utf8)
        let host = written.inLowerCase
        let isBelow = host.starts(with: "*.".utf8)
        hosts = name.elementsEqual("*".utf8) ? nil : [Glob(host)] + (isBelow ? [Glob(Array(host.dropFirst(2)))] : [])
        let pathText = Array(rest[name.endIndex...])
        path = Glob(pathText)
        pathPart =
            pathText.contains(UInt8(ascii: "#")) ? .fragment : pathText.contains(UInt8(ascii: "?")) ? .query : .path
        let fixed = hasSuffix ? host.prefix(nameWithoutPort.count - 4) : host[...]
        literals =
            Array(isBelow ? fixed.dropFirst(2) : fixed).literalParts + pathText.inLowerCase.literalParts
    }

    func matches(_ address: MatchedAddress) -> Bool {
        guard schemes.contains(address.scheme), matchesHost(address) else { return false }
        switch pathPart {
        case .path: return path.matches(address.path)
        case .query: return path.matches(address.pathAndQuery)
        case .fragment: return path.matches(address.pathQueryAndFragment)
        }
    }

    private func matchesHost(_ address: MatchedAddress) -> Bool {
        guard let hosts else { return true }
        guard let name = hasSuffix ? address.hostBeforeSuffix : address.host else { return false }
        let wanted = address.port.isEmpty ? name : name + address.port
        return hosts.contains { $0.matches(wanted) }
    }
}
