// URLRecord+API.swift: the members of the URL interface and of hyperlink elements.
// https://url.spec.whatwg.org/#url-class
//
// Setters are methods: each runs a part of the parser and may leave the URL unchanged, which an assignment would hide.

extension URLRecord {
    /// The serialized URL.
    public var href: [UInt8] { serialized() }

    /// The scheme with its colon.
    public var `protocol`: [UInt8] { scheme + [ASCII.colon] }

    /// Host and port; empty if the URL has no host.
    public var host: [UInt8] {
        guard let parsedPort else { return hostname }
        var result = hostname
        result.append(ASCII.colon)
        result.appendDecimal(Int(parsedPort))
        return result
    }

    /// The host without the port; empty if there is none.
    public var hostname: [UInt8] { parsedHost?.serialized ?? [] }

    /// The port's digits; empty if there is none or it is the scheme's default.
    public var port: [UInt8] { parsedPort.map { Array(String($0).utf8) } ?? [] }

    /// The serialized path.
    public var pathname: [UInt8] {
        var result: [UInt8] = []
        appendPath(to: &result)
        return result
    }

    /// The query with its question mark; empty if there is no query or an empty one.
    public var search: [UInt8] { query.flatMap { $0.isEmpty ? nil : [ASCII.question] + $0 } ?? [] }

    /// The fragment with its number sign; empty if there is no fragment or an empty one.
    public var hash: [UInt8] { fragment.flatMap { $0.isEmpty ? nil : [ASCII.numberSign] + $0 } ?? [] }

    /// Replaces the whole URL; false (and no change) if `value` is not an absolute URL.
    public mutating func setHref(_ value: [UInt8]) -> Bool {
        guard let url = URLRecord.parse(value) else { return false }
        self = url
        return true
    }

    /// Sets the scheme; text after a colon is ignored. A special scheme can only be changed to another special one.
    public mutating func setProtocol(_ value: [UInt8]) {
        runParser(value + [ASCII.colon], from: .schemeStart)
    }

    /// Sets the user name, if the URL can have one.
    public mutating func setUsername(_ value: [UInt8]) {
        if cannotHaveUsernamePasswordPort { return }
        username = scalarValueUTF8(value).percentEncoded(.userinfo)
    }

    /// Sets the password, if the URL can have one.
    public mutating func setPassword(_ value: [UInt8]) {
        if cannotHaveUsernamePasswordPort { return }
        password = scalarValueUTF8(value).percentEncoded(.userinfo)
    }

    /// Sets the host, and the port if `value` has one.
    public mutating func setHost(_ value: [UInt8]) {
        if hasOpaquePath { return }
        runParser(value, from: .host)
    }

    /// Sets the host only.
    public mutating func setHostname(_ value: [UInt8]) {
        if hasOpaquePath { return }
        runParser(value, from: .hostname)
    }

    /// Sets the port from leading digits; an empty value removes it.
    public mutating func setPort(_ value: [UInt8]) {
        if cannotHaveUsernamePasswordPort { return }
        if value.isEmpty { parsedPort = nil } else { runParser(value, from: .port) }
    }

    /// Sets the path, unless it is opaque.
    public mutating func setPathname(_ value: [UInt8]) {
        if hasOpaquePath { return }
        path = .segments([])
        runParser(value, from: .pathStart)
    }

    /// Sets the query; an empty value removes it.
    public mutating func setSearch(_ value: [UInt8]) {
        if value.isEmpty {
            query = nil
            return
        }
        query = []
        runParser(value.first == ASCII.question ? Array(value.dropFirst()) : value, from: .query)
    }

    /// Sets the fragment; an empty value removes it.
    public mutating func setHash(_ value: [UInt8]) {
        if value.isEmpty {
            fragment = nil
            return
        }
        fragment = []
        runParser(value.first == ASCII.numberSign ? Array(value.dropFirst()) : value, from: .fragment)
    }

    /// Sets the query to serialized form data, as `URLSearchParams` does; an empty value removes it.
    public mutating func setQuery(serialized: [UInt8]) {
        query = serialized.isEmpty ? nil : serialized
    }

    private mutating func runParser(_ input: [UInt8], from state: BasicURLParser.State) {
        var parser = BasicURLParser(input, url: self, override: state)
        // On failure, changes made before it remain, as in the standard's in-place parser.
        _ = parser.run()
        self = parser.url
    }
}
