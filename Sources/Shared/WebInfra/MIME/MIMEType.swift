// MIMEType.swift: MIME types as in HTTP. https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

/// A type, a subtype, and parameters.
public struct MIMEType: Equatable, Sendable, CustomStringConvertible {
    /// Type and subtype in lower case, such as `text/html`.
    public private(set) var essence: String
    private var parameters: [(name: String, value: String)] = []

    /// "Parse a MIME type"; nil is failure.
    ///
    /// https://mimesniff.spec.whatwg.org/#parse-a-mime-type
    public init?(_ text: String) {
        // 1-9. Type and subtype, which are tokens.
        let input = Array(text.utf8)[...].trimmed()
        guard let slash = input.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        var position = input[slash...].firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
        let (type, subtype) = (input[..<slash], input[(slash + 1)..<position].trimmed(atStart: false))
        guard type.isHTTPToken, subtype.isHTTPToken else { return nil }
        // 10. The MIME type.
        essence = String(
            decoding: type.asciiLowercased() + [UInt8(ascii: "/")] + subtype.asciiLowercased(),
            as: UTF8.self
        )
        // 11. Parameters, each after a semicolon. Invalid ones are skipped.
        while position < input.endIndex {
            position = input[(position + 1)...].firstIndex { !$0.isHTTPSpace } ?? input.endIndex
            let nameEnd =
                input[position...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") } ?? input.endIndex
            let name = input[position..<nameEnd]
            position = nameEnd
            guard position < input.endIndex, input[position] == UInt8(ascii: "=") else { continue }
            position += 1
            let value: [UInt8]
            if position < input.endIndex, input[position] == UInt8(ascii: "\"") {
                (value, position) = Self.quotedString(input, from: position + 1)
                position = input[position...].firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
            } else {
                let end = input[position...].firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
                value = Array(input[position..<end].trimmed(atStart: false))
                position = end
                if value.isEmpty { continue }
            }
            guard name.isHTTPToken, value.allSatisfy(\.isHTTPQuotedStringToken) else { continue }
            let key = String(decoding: name.asciiLowercased(), as: UTF8.self)
            if self[key] == nil { parameters.append((key, String(decoding: value, as: UTF8.self))) }
        }
    }

    /// "Collect an HTTP quoted string", from after its first quotation mark; also returns the index after it.
    ///
    /// https://fetch.spec.whatwg.org/#collect-an-http-quoted-string
    private static func quotedString(_ input: ArraySlice<UInt8>, from start: Int) -> (value: [UInt8], end: Int) {
        var value: [UInt8] = []
        var position = start
        while position < input.endIndex {
            let byte = input[position]
            position += 1
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\"), position < input.endIndex {
                value.append(input[position])
                position += 1
            } else {
                value.append(byte)
            }
        }
        return (value, position)
    }

    /// A parameter, by its name in lower case.
    public subscript(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// "Extract a MIME type" from the values of all `Content-Type` headers; nil is failure.
    ///
    /// https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
    public static func extract(from headers: [String]) -> MIMEType? {
        // 1-4. Headers with the same name form one list.
        var (charset, essence, found) = (String?.none, "", MIMEType?.none)
        for value in headers.flatMap(listMembers) {
            // 6. The last valid one counts; its charset may come from an earlier one with the same essence.
            guard let type = MIMEType(value), type.essence != "*/*" else { continue }
            found = type
            if type.essence != essence {
                charset = type["charset"]
                essence = type.essence
            } else if type["charset"] == nil, let charset {
                found?.parameters.append(("charset", charset))
            }
        }
        return found
    }

    /// The members of a header's list: its text split at commas outside of quoted strings.
    ///
    /// https://fetch.spec.whatwg.org/#header-value-get-decode-and-split
    private static func listMembers(_ header: String) -> [String] {
        listMembers(Array(header.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The members of a header's list, as bytes.
    public static func listMembers(_ header: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var members: [ArraySlice<UInt8>] = []
        var (start, position) = (header.startIndex, header.startIndex)
        while position < header.endIndex {
            switch header[position] {
            case UInt8(ascii: ","):
                members.append(header[start..<position])
                position += 1
                start = position
            case UInt8(ascii: "\""): position = quotedString(header, from: position + 1).end
            default: position += 1
            }
        }
        return members + [header[start...]]
    }

    /// The type with its charset: `text/html; charset=koi8-r`.
    public var description: String { self["charset"].map { "\(essence); charset=\($0)" } ?? essence }

    /// Whether it is the type of a markup document: HTML or an "XML MIME type".
    ///
    /// https://mimesniff.spec.whatwg.org/#xml-mime-type
    public var isPage: Bool {
        ["text/html", "text/xml", "application/xml"].contains(essence) || essence.hasSuffix("+xml")
    }

    /// Whether both have the same essence and the same parameters.
    public static func == (one: MIMEType, other: MIMEType) -> Bool {
        one.essence == other.essence && one.parameters.elementsEqual(other.parameters) { $0 == $1 }
    }
}

extension UInt8 {
    /// https://fetch.spec.whatwg.org/#http-whitespace
    fileprivate var isHTTPSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    /// https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point, for UTF-8: bytes beyond Latin-1 are accepted and left to the
    /// caller.
    fileprivate var isHTTPQuotedStringToken: Bool { self == 0x09 || self >= 0x20 && self != 0x7F }
}

extension ArraySlice<UInt8> {
    fileprivate func trimmed(atStart: Bool = true) -> ArraySlice<UInt8> {
        var text = self
        while let last = text.last, last.isHTTPSpace { text.removeLast() }
        return atStart ? text.drop { $0.isHTTPSpace } : text
    }

    /// https://mimesniff.spec.whatwg.org/#http-token-code-point; false for an empty string.
    fileprivate var isHTTPToken: Bool {
        !isEmpty && allSatisfy { $0.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }
}
