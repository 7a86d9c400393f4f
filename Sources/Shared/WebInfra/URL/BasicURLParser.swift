// BasicURLParser.swift: the basic URL parser's main loop, and its states up to the path.
// https://url.spec.whatwg.org/#concept-basic-url-parser
//
// It processes UTF-8 bytes where the standard has code points: all syntax is ASCII; see also PercentEncoding.swift. Validation errors do
// not affect the result and are not reported.

struct BasicURLParser {
    enum State {
        case schemeStart, scheme, noScheme, specialRelativeOrAuthority, pathOrAuthority, relative, relativeSlash
        case specialAuthoritySlashes, specialAuthorityIgnoreSlashes, authority, host, hostname, port
        case file, fileSlash, fileHost, pathStart, path, opaquePath, query, fragment
    }

    /// A state's result.
    enum Disposition {
        /// Continue with the next byte.
        case proceed
        /// Stop; the URL is complete.
        case finish
        /// Stop; the input is not a URL.
        case fail
    }

    var url: URLRecord
    let input: [UInt8]
    let base: URLRecord?
    let stateOverride: State?
    var state: State
    var buffer: [UInt8] = []
    var pointer = 0
    var atSignSeen = false
    var insideBrackets = false
    var passwordTokenSeen = false
    var isSpecial: Bool
    /// The encoding of queries: the document's encoding.
    var encoding = Encoding.utf8

    /// Steps 1 to 9 for a new URL. `input` is WTF-8.
    init(_ input: [UInt8], base: URLRecord?) {
        let text = scalarValueUTF8(input)
        var start = 0
        var end = text.count
        while start < end, text[start].isC0ControlOrSpace { start += 1 }
        while end > start, text[end - 1].isC0ControlOrSpace { end -= 1 }
        self.input = withoutTabsAndNewlines(text[start..<end])
        self.base = base
        self.url = URLRecord()
        self.stateOverride = nil
        self.state = .schemeStart
        self.isSpecial = false
    }

    /// Steps 1 to 9, with a URL to modify and a state override.
    init(_ input: [UInt8], url: URLRecord, override: State) {
        self.input = withoutTabsAndNewlines(scalarValueUTF8(input)[...])
        self.base = nil
        self.url = url
        self.stateOverride = override
        self.state = override
        self.isSpecial = url.isSpecial
    }

    /// The byte at the pointer; nil at the end of the input.
    var c: UInt8? { pointer < input.count ? input[pointer] : nil }

    /// Whether the byte after the pointer is this one.
    func remainingStarts(with byte: UInt8) -> Bool { pointer + 1 < input.count && input[pointer + 1] == byte }

    /// Whether `c` ends an authority or host.
    var endsAuthority: Bool {
        c == nil || c == ASCII.slash || c == ASCII.question || c == ASCII.numberSign
            || (isSpecial && c == ASCII.backslash)
    }

    /// Runs to the end; false is failure.
    mutating func run() -> Bool {
        while true {
            let disposition = step()
            switch disposition {
            case .finish: return true
            case .fail: return false
            case .proceed: break
            }
            // A state that reconsumes a byte has moved the pointer back, so the end may be reached twice.
            if pointer >= input.count { return true }
            pointer += 1
        }
    }

    private mutating func step() -> Disposition {
        switch state {
        case .schemeStart: schemeStart()
        case .scheme: schemeState()
        case .noScheme: noScheme()
        case .specialRelativeOrAuthority: specialRelativeOrAuthority()
        case .pathOrAuthority: pathOrAuthority()
        case .relative: relative()
        case .relativeSlash: relativeSlash()
        case .specialAuthoritySlashes: specialAuthoritySlashes()
        case .specialAuthorityIgnoreSlashes: specialAuthorityIgnoreSlashes()
        case .authority: authority()
        case .host, .hostname: hostState()
        case .port: portState()
        case .file: file()
        case .fileSlash: fileSlash()
        case .fileHost: fileHost()
        case .pathStart: pathStart()
        case .path: pathState()
        case .opaquePath: opaquePath()
        case .query: queryState()
        case .fragment: fragmentState()
        }
    }

    /// Switches to another state, which gets the same byte again.
    mutating func reconsume(in next: State) -> Disposition {
        state = next
        pointer -= 1
        return .proceed
    }

    /// Switches to another state, which gets the next byte.
    mutating func go(to next: State) -> Disposition {
        state = next
        return .proceed
    }

    // MARK: Scheme

    private mutating func schemeStart() -> Disposition {
        if let c, c.isASCIIAlpha {
            buffer.append(c.asciiLowercased)
            return go(to: .scheme)
        }
        return stateOverride == nil ? reconsume(in: .noScheme) : .fail
    }

    private mutating func schemeState() -> Disposition {
        if let c, c.isASCIIAlphanumeric || c == ASCII.plus || c == ASCII.hyphen || c == ASCII.dot {
            buffer.append(c.asciiLowercased)
            return .proceed
        }
        guard c == ASCII.colon else {
            guard stateOverride == nil else { return .fail }
            buffer = []
            pointer = 0
            return reconsume(in: .noScheme)
        }
        if stateOverride != nil {
            // 2.1. Changes that would make the URL inconsistent are ignored.
            if url.isSpecial != SpecialScheme.isSpecial(buffer) { return .finish }
            if url.includesCredentials || url.parsedPort != nil, buffer.equals("file") { return .finish }
            if url.isFile, url.parsedHost == .empty { return .finish }
        }
        url.scheme = buffer
        isSpecial = url.isSpecial
        if stateOverride != nil {
            if url.parsedPort == SpecialScheme.defaultPort(url.scheme) { url.parsedPort = nil }
            return .finish
        }
        buffer = []
        if url.isFile { return go(to: .file) }
        if isSpecial {
            return go(to: base?.scheme == url.scheme ? .specialRelativeOrAuthority : .specialAuthoritySlashes)
        }
        if remainingStarts(with: ASCII.slash) {
            pointer += 1
            return go(to: .pathOrAuthority)
        }
        url.path = .opaque([])
        return go(to: .opaquePath)
    }

    private mutating func noScheme() -> Disposition {
        guard let base else { return .fail }
        if base.hasOpaquePath {
            guard c == ASCII.numberSign else { return .fail }
            url.scheme = base.scheme
            isSpecial = base.isSpecial
            url.path = base.path
            url.query = base.query
            url.fragment = []
            return go(to: .fragment)
        }
        return reconsume(in: base.isFile ? .file : .relative)
    }

    private mutating func specialRelativeOrAuthority() -> Disposition {
        if c == ASCII.slash, remainingStarts(with: ASCII.slash) {
            pointer += 1
            return go(to: .specialAuthorityIgnoreSlashes)
        }
        return reconsume(in: .relative)
    }

    private mutating func pathOrAuthority() -> Disposition {
        c == ASCII.slash ? go(to: .authority) : reconsume(in: .path)
    }

    // MARK: Relative

    private mutating func relative() -> Disposition {
        guard let base else { preconditionFailure("relative state without a base URL") }
        url.scheme = base.scheme
        isSpecial = base.isSpecial
        if c == ASCII.slash || (isSpecial && c == ASCII.backslash) { return go(to: .relativeSlash) }
        copyAuthority(of: base)
        return takePath(of: base)
    }

    private mutating func relativeSlash() -> Disposition {
        guard let base else { preconditionFailure("relative slash state without a base URL") }
        if isSpecial, c == ASCII.slash || c == ASCII.backslash { return go(to: .specialAuthorityIgnoreSlashes) }
        if c == ASCII.slash { return go(to: .authority) }
        copyAuthority(of: base)
        return reconsume(in: .path)
    }

    private mutating func copyAuthority(of base: URLRecord) {
        url.username = base.username
        url.password = base.password
        url.parsedHost = base.parsedHost
        url.parsedPort = base.parsedPort
    }

    // MARK: Authority

    private mutating func specialAuthoritySlashes() -> Disposition {
        if c == ASCII.slash, remainingStarts(with: ASCII.slash) {
            pointer += 1
            return go(to: .specialAuthorityIgnoreSlashes)
        }
        return reconsume(in: .specialAuthorityIgnoreSlashes)
    }

    private mutating func specialAuthorityIgnoreSlashes() -> Disposition {
        c == ASCII.slash || c == ASCII.backslash ? .proceed : reconsume(in: .authority)
    }

    private mutating func authority() -> Disposition {
        if c == ASCII.at {
            // 1. The buffer contains credentials; an earlier @ was part of them.
            if atSignSeen { buffer.insert(contentsOf: "%40".utf8, at: 0) }
            atSignSeen = true
            for byte in buffer {
                if byte == ASCII.colon, !passwordTokenSeen {
                    passwordTokenSeen = true
                } else if passwordTokenSeen {
                    url.password.append(byte, percentEncoding: .userinfo)
                } else {
                    url.username.append(byte, percentEncoding: .userinfo)
                }
            }
            buffer = []
        } else if endsAuthority {
            // 2. The buffer contains the host: read it again.
            if atSignSeen, buffer.isEmpty { return .fail }
            pointer -= buffer.count + 1
            buffer = []
            state = .host
        } else if let c {
            buffer.append(c)
        }
        return .proceed
    }

    private mutating func hostState() -> Disposition {
        if stateOverride != nil, url.isFile { return reconsume(in: .fileHost) }
        if c == ASCII.colon, !insideBrackets {
            if buffer.isEmpty || stateOverride == .hostname { return .fail }
            guard let host = Host.parse(buffer, isOpaque: !isSpecial) else { return .fail }
            url.parsedHost = host
            buffer = []
            return go(to: .port)
        }
        if endsAuthority {
            if isSpecial, buffer.isEmpty { return .fail }
            if stateOverride != nil, buffer.isEmpty, url.includesCredentials || url.parsedPort != nil { return .fail }
            guard let host = Host.parse(buffer, isOpaque: !isSpecial) else { return .fail }
            url.parsedHost = host
            buffer = []
            return stateOverride == nil ? reconsume(in: .pathStart) : .finish
        }
        if let c {
            if c == ASCII.leftBracket { insideBrackets = true }
            if c == ASCII.rightBracket { insideBrackets = false }
            buffer.append(c)
        }
        return .proceed
    }

    private mutating func portState() -> Disposition {
        if let c, c.isASCIIDigit {
            buffer.append(c)
            return .proceed
        }
        guard endsAuthority || stateOverride != nil else { return .fail }
        if !buffer.isEmpty {
            var port = 0
            for digit in buffer {
                port = port * 10 + Int(digit - ASCII.zero)
                if port > 0xFFFF { return .fail }
            }
            url.parsedPort = UInt16(port) == SpecialScheme.defaultPort(url.scheme) ? nil : UInt16(port)
            buffer = []
            if stateOverride != nil { return .finish }
        }
        return stateOverride == nil ? reconsume(in: .pathStart) : .fail
    }
}

/// Most text has none, and is returned unchanged.
private func withoutTabsAndNewlines(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.contains { $0.isASCIITabOrNewline } ? text.filter { !$0.isASCIITabOrNewline } : Array(text)
}
