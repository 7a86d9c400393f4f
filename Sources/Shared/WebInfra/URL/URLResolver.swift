// URLResolver.swift: resolves many URLs against one base.
// https://url.spec.whatwg.org/#concept-basic-url-parser
//
// Most URLs in pages contain nothing that the parser would change: the result is the URL itself, or a part of the base followed by it. This
// is recognized in one pass over the bytes; all others are parsed. (A test compares the results of both.)

/// Resolves URLs against a base URL, in the encoding of their document.
public struct URLResolver: Sendable {
    private let base: URLRecord?
    private let encoding: Encoding
    /// nil if URLs cannot be appended to parts of the base: its path is opaque, or a file path with a drive letter.
    private let parts: BaseParts?

    /// A resolver.
    ///
    /// - Parameters:
    ///   - base: nil leaves absolute URLs unchanged.
    ///   - encoding: The encoding of queries.
    public init(base: URLRecord?, encoding: Encoding = .utf8) {
        self.base = base
        self.encoding = encoding
        parts = base.flatMap(BaseParts.init)
    }

    /// Resolves and serializes a URL, which is WTF-8; nil if it is invalid.
    public func href(_ address: [UInt8]) -> [UInt8]? {
        joined(address) ?? URLRecord.parse(address, base: base, encoding: encoding)?.href
    }

    /// Resolves without parsing; nil if parsing is needed.
    private func joined(_ address: [UInt8]) -> [UInt8]? {
        if let path = pathBehindPlainHost(address) {
            if path == address.count { return address + [ASCII.slash] }
            return isPlain(address[path...], isBehindSlash: true) ? address : nil
        }
        guard let parts, let first = address.first else { return nil }
        let kept: Int
        switch first {
        case ASCII.slash:
            if address.count > 1, address[1] == ASCII.slash { return nil }
            kept = parts.authorityEnd
        case ASCII.question: kept = parts.pathEnd
        case ASCII.numberSign: kept = parts.text.count
        default: kept = parts.directoryEnd
        }
        guard isPlain(address[...], isBehindSlash: first == ASCII.slash) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(kept + address.count)
        result += parts.text[..<kept]
        result += address
        return result
    }

    /// The start of the path after `http://` or `https://` and a domain that the parser does not change; nil for all others.
    private func pathBehindPlainHost(_ address: [UInt8]) -> Int? {
        guard address.first == 0x68,
            let scheme = ["http://", "https://"].first(where: { address.starts(with: $0.utf8) })
        else {
            return nil
        }
        var place = scheme.utf8.count
        var label = place
        while place < address.count, address[place] != ASCII.slash {
            switch address[place] {
            case 0x61...0x7A, 0x30...0x39: break
            // NB: Two hyphens may mark a Punycode label, which has to be validated.
            case ASCII.hyphen: if place > label, address[place - 1] == ASCII.hyphen { return nil }
            case ASCII.dot:
                if place == label { return nil }
                label = place + 1
            default: return nil
            }
            place += 1
        }
        // If the last label begins with a digit, the host may be an IPv4 address.
        guard label < place, address[label] > 0x39 else { return nil }
        return place
    }

    /// Whether the parser would not change a path, followed by a query and a fragment.
    ///
    /// - Parameter isBehindSlash: Whether it cannot be a relative path, which a colon could make an absolute URL or a drive letter.
    private func isPlain(_ text: ArraySlice<UInt8>, isBehindSlash: Bool) -> Bool {
        let (pathSet, querySet, fragmentSet) = (
            PercentEncodeSet.path, PercentEncodeSet.specialQuery, PercentEncodeSet.fragment
        )
        var place = text.startIndex
        var segment = place
        var takesColon = isBehindSlash
        path: while place < text.endIndex {
            let byte = text[place]
            switch byte {
            case ASCII.slash:
                if isDots(text[segment..<place]) { return false }
                segment = place + 1
                takesColon = true
            case ASCII.question, ASCII.numberSign: break path
            // NB: A vertical bar may be a drive letter's colon.
            case ASCII.backslash, ASCII.verticalBar: return false
            case ASCII.colon: if !takesColon { return false }
            case ASCII.percent: if isEncodedDot(text[place...]) { return false }
            default: if pathSet.contains(byte) { return false }
            }
            place += 1
        }
        if isDots(text[segment..<place]) { return false }
        if place < text.endIndex, text[place] == ASCII.question {
            place += 1
            while place < text.endIndex, text[place] != ASCII.numberSign {
                if querySet.contains(text[place]) { return false }
                place += 1
            }
        }
        return text[place...].dropFirst().allSatisfy { !fragmentSet.contains($0) }
    }

    private func isEncodedDot(_ text: ArraySlice<UInt8>) -> Bool {
        text.prefix(3).dropFirst().elementsEqual("2e".utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    private func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
        segment.first == ASCII.dot && (segment.count == 1 || segment.count == 2 && segment.last == ASCII.dot)
    }
}

/// A base URL as text, and the ends of its parts.
private struct BaseParts: Sendable {
    /// The URL without the fragment.
    let text: [UInt8]
    let authorityEnd: Int
    /// The index after the path's last slash.
    let directoryEnd: Int
    let pathEnd: Int

    init?(_ base: URLRecord) {
        guard base.isSpecial, case .segments(let segments) = base.path else { return nil }
        if base.isFile, let first = segments.first, first.count == 2, first[1] == ASCII.colon { return nil }
        var path: [UInt8] = []
        base.appendPath(to: &path)
        text = base.serialized(excludingFragment: true)
        pathEnd = text.count - (base.query.map { $0.count + 1 } ?? 0)
        authorityEnd = pathEnd - path.count
        guard let slash = path.lastIndex(of: ASCII.slash) else { return nil }
        directoryEnd = authorityEnd + slash + 1
    }
}
