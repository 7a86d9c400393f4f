// BasicURLParser+Path.swift: the basic URL parser's states for files, paths, queries and fragments.
// https://url.spec.whatwg.org/#file-state

extension BasicURLParser {
    // MARK: File

    mutating func file() -> Disposition {
        url.scheme = Array("file".utf8)
        isSpecial = true
        url.parsedHost = .empty
        if c == ASCII.slash || c == ASCII.backslash { return go(to: .fileSlash) }
        guard let base, base.isFile else { return reconsume(in: .path) }
        url.parsedHost = base.parsedHost
        return takePath(of: base)
    }

    /// The end of the file state and of the relative state: takes the base's path and query, as far as the input keeps them.
    mutating func takePath(of base: URLRecord) -> Disposition {
        url.path = base.path
        url.query = base.query
        switch c {
        case ASCII.question:
            url.query = []
            return go(to: .query)
        case ASCII.numberSign:
            url.fragment = []
            return go(to: .fragment)
        case nil:
            return .proceed
        default:
            url.query = nil
            if url.isFile, startsWithWindowsDriveLetter(input[pointer...]) {
                url.path = .segments([])
            } else {
                shortenPath()
            }
            return reconsume(in: .path)
        }
    }

    mutating func fileSlash() -> Disposition {
        if c == ASCII.slash || c == ASCII.backslash { return go(to: .fileHost) }
        if let base, base.isFile {
            url.parsedHost = base.parsedHost
            if !startsWithWindowsDriveLetter(input[min(pointer, input.count)...]),
                case .segments(let segments) = base.path, let first = segments.first,
                isWindowsDriveLetter(first, normalized: true)
            {
                appendSegment(first)
            }
        }
        return reconsume(in: .path)
    }

    mutating func fileHost() -> Disposition {
        guard c == nil || c == ASCII.slash || c == ASCII.backslash || c == ASCII.question || c == ASCII.numberSign
        else {
            if let c { buffer.append(c) }
            return .proceed
        }
        if stateOverride == nil, isWindowsDriveLetter(buffer, normalized: false) {
            // NOTE: The buffer is kept: the path state continues with it.
            return reconsume(in: .path)
        }
        if buffer.isEmpty {
            url.parsedHost = .empty
        } else {
            guard let host = Host.parse(buffer, isOpaque: !isSpecial) else { return .fail }
            url.parsedHost = host == .domain(Array("localhost".utf8)) ? .empty : host
            if stateOverride == nil { buffer = [] }
        }
        return stateOverride == nil ? reconsume(in: .pathStart) : .finish
    }

    // MARK: Path

    mutating func pathStart() -> Disposition {
        if isSpecial { return c == ASCII.slash || c == ASCII.backslash ? go(to: .path) : reconsume(in: .path) }
        if stateOverride == nil {
            if c == ASCII.question {
                url.query = []
                return go(to: .query)
            }
            if c == ASCII.numberSign {
                url.fragment = []
                return go(to: .fragment)
            }
        }
        if c != nil { return c == ASCII.slash ? go(to: .path) : reconsume(in: .path) }
        if stateOverride != nil, url.parsedHost == nil { appendSegment([]) }
        return .proceed
    }

    mutating func pathState() -> Disposition {
        let atSlash = c == ASCII.slash || (isSpecial && c == ASCII.backslash)
        let atQueryOrFragment = stateOverride == nil && (c == ASCII.question || c == ASCII.numberSign)
        guard c == nil || atSlash || atQueryOrFragment else {
            if let c { buffer.append(c, percentEncoding: .path) }
            return .proceed
        }
        if isDoubleDot(buffer) {
            shortenPath()
            if !atSlash { appendSegment([]) }
        } else if isSingleDot(buffer) {
            if !atSlash { appendSegment([]) }
        } else {
            if url.isFile, case .segments(let segments) = url.path, segments.isEmpty,
                isWindowsDriveLetter(buffer, normalized: false)
            {
                buffer[1] = ASCII.colon
            }
            appendSegment(buffer)
        }
        buffer = []
        if atQueryOrFragment, c == ASCII.question {
            url.query = []
            return go(to: .query)
        }
        if atQueryOrFragment {
            url.fragment = []
            return go(to: .fragment)
        }
        return .proceed
    }

    mutating func opaquePath() -> Disposition {
        if c == ASCII.question || c == ASCII.numberSign {
            url.path = .opaque(buffer)
            buffer = []
            if c == ASCII.question {
                url.query = []
                return go(to: .query)
            }
            url.fragment = []
            return go(to: .fragment)
        }
        if let c {
            // A space before the query or fragment would be lost if these were removed.
            if c == ASCII.space, remainingStarts(with: ASCII.question) || remainingStarts(with: ASCII.numberSign) {
                buffer.append(contentsOf: "%20".utf8)
            } else {
                buffer.append(c, percentEncoding: .c0Control)
            }
        } else {
            // OPTIMIZATION: The path is collected in the buffer and set once.
            url.path = .opaque(buffer)
        }
        return .proceed
    }

    // MARK: Query and fragment

    mutating func queryState() -> Disposition {
        let set: PercentEncodeSet = isSpecial ? .specialQuery : .query
        let start = pointer
        while let c, stateOverride != nil || c != ASCII.numberSign { pointer += 1 }
        var query = Array(input[start..<pointer])
        // 1, 2.1. Legacy encodings of the document, except for schemes whose servers never used them.
        let isWebSocket = url.scheme == Array("ws".utf8) || url.scheme == Array("wss".utf8)
        if encoding.outputEncoding != .utf8, isSpecial, !isWebSocket {
            query = (try? encoding.encode(query, errorMode: .url)) ?? query
        }
        var result = url.query ?? []
        for byte in query { result.append(byte, percentEncoding: set) }
        url.query = result
        if c != nil {
            url.fragment = []
            return go(to: .fragment)
        }
        return .proceed
    }

    mutating func fragmentState() -> Disposition {
        var result = url.fragment ?? []
        while let c {
            result.append(c, percentEncoding: .fragment)
            pointer += 1
        }
        url.fragment = result
        return .proceed
    }

    // MARK: Path operations

    mutating func appendSegment(_ segment: [UInt8]) {
        guard case .segments(var segments) = url.path else { preconditionFailure("segment for an opaque path") }
        // The list is removed from the URL meanwhile, so that appending does not copy it.
        url.path = .segments([])
        segments.append(segment)
        url.path = .segments(segments)
    }

    /// "Shorten a URL's path". https://url.spec.whatwg.org/#shorten-a-urls-path
    mutating func shortenPath() {
        guard case .segments(var segments) = url.path else { preconditionFailure("opaque path to shorten") }
        if url.isFile, segments.count == 1, isWindowsDriveLetter(segments[0], normalized: true) { return }
        url.path = .segments([])
        if !segments.isEmpty { segments.removeLast() }
        url.path = .segments(segments)
    }

    /// "Single-dot URL path segment". https://url.spec.whatwg.org/#single-dot-path-segment
    private func isSingleDot(_ segment: [UInt8]) -> Bool {
        segment.equals(".") || segment.equalsIgnoringASCIICase("%2e")
    }

    /// "Double-dot URL path segment". https://url.spec.whatwg.org/#double-dot-path-segment
    private func isDoubleDot(_ segment: [UInt8]) -> Bool {
        switch segment.count {
        case 2: segment.equals("..")
        case 4: segment.equalsIgnoringASCIICase(".%2e") || segment.equalsIgnoringASCIICase("%2e.")
        case 6: segment.equalsIgnoringASCIICase("%2e%2e")
        default: false
        }
    }

    /// "Windows drive letter"; `normalized`: with a colon only. https://url.spec.whatwg.org/#windows-drive-letter
    private func isWindowsDriveLetter(_ bytes: [UInt8], normalized: Bool) -> Bool {
        bytes.count == 2 && bytes[0].isASCIIAlpha
            && (bytes[1] == ASCII.colon || (!normalized && bytes[1] == ASCII.verticalBar))
    }

    /// "Starts with a Windows drive letter". https://url.spec.whatwg.org/#start-with-a-windows-drive-letter
    private func startsWithWindowsDriveLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= 2, isWindowsDriveLetter(Array(bytes.prefix(2)), normalized: false) else { return false }
        guard let third = bytes.dropFirst(2).first else { return true }
        return third == ASCII.slash || third == ASCII.backslash || third == ASCII.question || third == ASCII.numberSign
    }
}
