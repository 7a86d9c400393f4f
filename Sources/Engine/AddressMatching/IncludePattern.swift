// IncludePattern.swift: the patterns of @include and @exclude: globs over the whole address, and expressions between slashes.
// https://violentmonkey.github.io/api/matching/

import ScriptMetadata

/// A glob of `@include`. It has no case.
struct IncludeGlob: Sendable {
    private static let suffix = Array(".tld".utf8)

    private let glob: Glob
    /// Whether a host in it ends with `.tld`.
    private let hasSuffix: Bool
    /// Texts in lower case that each matched address contains.
    let literals: [[UInt8]]

    init(_ text: String) {
        let bytes = globOfAddresses(Array(text.utf8)).inLowerCase
        glob = Glob(bytes)
        let place = Self.placeOfSuffix(bytes)
        hasSuffix = place != nil
        literals =
            place.map { Array(bytes[..<$0]).literalParts + Array(bytes[($0 + 4)...]).literalParts }
            ?? bytes.literalParts
    }

    /// Where a host ends with `.tld`: before a slash, a port or the pattern's end.
    private static func placeOfSuffix(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= suffix.count else { return nil }
        return (0...(bytes.count - suffix.count)).first { place in
            let end = place + suffix.count
            return bytes[place..<end].elementsEqual(suffix)
                && (end == bytes.count || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ":"))
        }
    }

    func matches(_ address: MatchedAddress) -> Bool {
        if glob.matches(address.lowercased) { return true }
        guard hasSuffix, let text = address.lowercasedWithoutSuffix else { return false }
        return glob.matches(text)
    }
}

/// A pattern of `@include` or `@exclude`.
enum IncludePattern: Sendable {
    case glob(IncludeGlob)
    /// The source of an expression, without its slashes.
    case expression(String)

    init(_ text: String) {
        if AddressPatterns.isExpression(text) {
            self = .expression(String(text.dropFirst().dropLast()))
        } else {
            self = .glob(IncludeGlob(text))
        }
    }
}
