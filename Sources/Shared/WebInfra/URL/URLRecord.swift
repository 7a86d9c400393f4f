// URLRecord.swift: a parsed URL, its serialization and its origin.
// https://url.spec.whatwg.org/#url-representation

/// A URL record of the URL standard. All its byte strings are ASCII: parsing percent-encodes everything else.
public struct URLRecord: Hashable, Sendable, CustomStringConvertible {
    /// A path: a list of segments, or one opaque string as in `mailto:` and `data:` URLs.
    public enum Path: Hashable, Sendable {
        /// Segments without their slashes.
        case segments([[UInt8]])
        /// A string without structure.
        case opaque([UInt8])
    }

    /// The scheme in lower case, without the colon.
    public internal(set) var scheme: [UInt8] = []
    /// The user name; empty if there is none.
    public internal(set) var username: [UInt8] = []
    /// The password; empty if there is none.
    public internal(set) var password: [UInt8] = []
    /// The parsed host; nil if the URL has none.
    public internal(set) var parsedHost: Host?
    /// The port; nil if there is none or it is the scheme's default.
    public internal(set) var parsedPort: UInt16?
    /// The URL's path.
    public internal(set) var path = Path.segments([])
    /// The query without the question mark; nil if there is none.
    public internal(set) var query: [UInt8]?
    /// The fragment without the number sign; nil if there is none.
    public internal(set) var fragment: [UInt8]?

    init() {}

    /// The "URL parser"; nil is failure. The input is WTF-8; its lone surrogates count as U+FFFD.
    ///
    /// https://url.spec.whatwg.org/#concept-basic-url-parser
    public static func parse(_ input: [UInt8], base: URLRecord? = nil, encoding: Encoding = .utf8) -> URLRecord? {
        var parser = BasicURLParser(input, base: base)
        parser.encoding = encoding
        return parser.run() ? parser.url : nil
    }

    /// The "URL parser" for a Swift string; nil is failure.
    public static func parse(_ input: String, base: URLRecord? = nil, encoding: Encoding = .utf8) -> URLRecord? {
        parse(Array(input.utf8), base: base, encoding: encoding)
    }

    /// The serialized URL.
    public var description: String { String(decoding: href, as: UTF8.self) }

    /// Whether the scheme is one of `http`, `https`, `ws`, `wss`, `ftp` and `file`.
    public var isSpecial: Bool { SpecialScheme.isSpecial(scheme) }

    /// Whether the path is one opaque string.
    public var hasOpaquePath: Bool {
        if case .opaque = path { return true }
        return false
    }

    /// Whether there is a user name or a password.
    public var includesCredentials: Bool { !username.isEmpty || !password.isEmpty }

    var cannotHaveUsernamePasswordPort: Bool { parsedHost == nil || parsedHost == .empty || isFile }

    var isFile: Bool { scheme.equals("file") }

    /// "URL serializer". https://url.spec.whatwg.org/#concept-url-serializer
    public func serialized(excludingFragment: Bool = false) -> [UInt8] {
        // 1. The scheme.
        var output: [UInt8] = []
        output.reserveCapacity(128)
        output += scheme
        output.append(ASCII.colon)
        if let parsedHost {
            // 2. Credentials, host and port.
            output.append(contentsOf: "//".utf8)
            if includesCredentials {
                output.append(contentsOf: username)
                if !password.isEmpty {
                    output.append(ASCII.colon)
                    output.append(contentsOf: password)
                }
                output.append(ASCII.at)
            }
            output.append(contentsOf: parsedHost.serialized)
            if let parsedPort {
                output.append(ASCII.colon)
                output.appendDecimal(Int(parsedPort))
            }
        } else if case .segments(let segments) = path, segments.count > 1, segments[0].isEmpty {
            // 3. Without this, the path would be parsed as a host.
            output.append(contentsOf: "/.".utf8)
        }
        // 4-6. Path, query and fragment.
        appendPath(to: &output)
        if let query {
            output.append(ASCII.question)
            output.append(contentsOf: query)
        }
        if !excludingFragment, let fragment {
            output.append(ASCII.numberSign)
            output.append(contentsOf: fragment)
        }
        return output
    }

    /// "URL path serializer". https://url.spec.whatwg.org/#url-path-serializer
    func appendPath(to output: inout [UInt8]) {
        switch path {
        case .opaque(let bytes):
            output.append(contentsOf: bytes)
        case .segments(let segments):
            for segment in segments {
                output.append(ASCII.slash)
                output.append(contentsOf: segment)
            }
        }
    }

    /// The serialized origin; `null` for an opaque one. https://url.spec.whatwg.org/#concept-url-origin
    public var origin: [UInt8] {
        if scheme.equals("blob") {
            var inner: [UInt8] = []
            appendPath(to: &inner)
            guard let url = URLRecord.parse(inner), url.scheme.equals("http") || url.scheme.equals("https") else {
                return Array("null".utf8)
            }
            return url.origin
        }
        guard isSpecial, !isFile else { return Array("null".utf8) }
        return scheme + "://".utf8 + host
    }
}

/// Schemes with rules of their own. https://url.spec.whatwg.org/#special-scheme
enum SpecialScheme {
    static func isSpecial(_ scheme: [UInt8]) -> Bool {
        switch scheme.count {
        case 2: scheme.equals("ws")
        case 3: scheme.equals("wss") || scheme.equals("ftp")
        case 4: scheme.equals("http") || scheme.equals("file")
        case 5: scheme.equals("https")
        default: false
        }
    }

    static func defaultPort(_ scheme: [UInt8]) -> UInt16? {
        if scheme.equals("http") || scheme.equals("ws") { return 80 }
        if scheme.equals("https") || scheme.equals("wss") { return 443 }
        return scheme.equals("ftp") ? 21 : nil
    }
}
