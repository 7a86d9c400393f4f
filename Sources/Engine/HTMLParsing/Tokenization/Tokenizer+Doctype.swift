// Tokenizer+Doctype.swift: doctypes.
// https://html.spec.whatwg.org/multipage/parsing.html#doctype-state up to the bogus DOCTYPE state

/// The parts of a doctype token other than its name.
struct DoctypeParts {
    var hasName = false
    var publicID: UnsafeBytes?
    var systemID: UnsafeBytes?
    var forcesQuirks = false
}

extension Tokenizer {
    private enum IdentifierKind { case publicID, systemID }

    /// `start` is after the word "doctype".
    mutating func doctype(from start: Int) -> TokenKind {
        store.removeAll()
        doctype = DoctypeParts()
        text = .empty
        var ranges = DoctypeRanges()
        position = doctypeBody(from: start, &ranges)
        if let name = ranges.name {
            doctype.hasName = true
            text = store.slice(name.lowerBound, name.upperBound)
        }
        doctype.publicID = ranges.publicID.map { store.slice($0.lowerBound, $0.upperBound) }
        doctype.systemID = ranges.systemID.map { store.slice($0.lowerBound, $0.upperBound) }
        return .doctype
    }

    /// The ranges of the parts in the store, which may move during the parse.
    private struct DoctypeRanges {
        var name: Range<Int>?
        var publicID: Range<Int>?
        var systemID: Range<Int>?
    }

    private func skipSpace(_ index: inout Int) {
        while index < input.count, isHTMLSpace(input[index]) { index += 1 }
    }

    private mutating func endOfFileInDoctype() -> Int {
        report(.eofInDoctype, at: input.count)
        doctype.forcesQuirks = true
        return input.count
    }

    /// "Bogus DOCTYPE state".
    private mutating func bogus(from start: Int) -> Int {
        var index = start
        while index < input.count, input[index] != 0x3E {
            if input[index] == 0 { report(.unexpectedNullCharacter, at: index) }
            index += 1
        }
        return min(index + 1, input.count)
    }

    /// Returns the offset after the doctype.
    private mutating func doctypeBody(from start: Int, _ ranges: inout DoctypeRanges) -> Int {
        var index = start
        guard let first = byte(index) else { return endOfFileInDoctype() }
        if !isHTMLSpace(first), first != 0x3E { report(.missingWhitespaceBeforeDoctypeName, at: index) }
        skipSpace(&index)
        guard let nameFirst = byte(index) else { return endOfFileInDoctype() }
        if nameFirst == 0x3E {
            report(.missingDoctypeName, at: index)
            doctype.forcesQuirks = true
            return index + 1
        }
        // "DOCTYPE name state".
        while let next = byte(index), !isHTMLSpace(next), next != 0x3E {
            if next == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            } else {
                store.append(asciiLowercase(next))
            }
            index += 1
        }
        ranges.name = 0..<store.count
        skipSpace(&index)
        guard let next = byte(index) else { return endOfFileInDoctype() }
        if next == 0x3E { return index + 1 }
        if input.hasPrefix(ignoringCase: "public", at: index) {
            return identifiers(from: index + 6, .publicID, &ranges)
        }
        if input.hasPrefix(ignoringCase: "system", at: index) {
            return identifiers(from: index + 6, .systemID, &ranges)
        }
        report(.invalidCharacterSequenceAfterDoctypeName, at: index)
        doctype.forcesQuirks = true
        return bogus(from: index)
    }

    /// After a keyword: the states from "after DOCTYPE public keyword" or "after DOCTYPE system keyword" on.
    private mutating func identifiers(from start: Int, _ kind: IdentifierKind, _ ranges: inout DoctypeRanges) -> Int {
        var index = start
        let isPublic = kind == .publicID
        guard let first = byte(index) else { return endOfFileInDoctype() }
        if first == 0x22 || first == 0x27 {
            report(
                isPublic
                    ? .missingWhitespaceAfterDoctypePublicKeyword : .missingWhitespaceAfterDoctypeSystemKeyword,
                at: index
            )
        }
        skipSpace(&index)
        guard let quote = byte(index) else { return endOfFileInDoctype() }
        guard quote == 0x22 || quote == 0x27 else {
            doctype.forcesQuirks = true
            if quote == 0x3E {
                report(isPublic ? .missingDoctypePublicIdentifier : .missingDoctypeSystemIdentifier, at: index)
                return index + 1
            }
            report(
                isPublic ? .missingQuoteBeforeDoctypePublicIdentifier : .missingQuoteBeforeDoctypeSystemIdentifier,
                at: index
            )
            return bogus(from: index)
        }
        if isPublic {
            let (range, end) = identifier(at: index, quote)
            ranges.publicID = range
            guard let end else { return abruptEnd(.abruptDoctypePublicIdentifier) }
            return systemIdentifier(from: end, &ranges)
        }
        return lastIdentifier(at: index, quote, &ranges)
    }

    /// "After DOCTYPE public identifier state" and "between DOCTYPE public and system identifiers state".
    private mutating func systemIdentifier(from start: Int, _ ranges: inout DoctypeRanges) -> Int {
        var index = start
        guard let first = byte(index) else { return endOfFileInDoctype() }
        skipSpace(&index)
        guard let quote = byte(index) else { return endOfFileInDoctype() }
        if quote == 0x3E { return index + 1 }
        guard quote == 0x22 || quote == 0x27 else {
            report(.missingQuoteBeforeDoctypeSystemIdentifier, at: index)
            doctype.forcesQuirks = true
            return bogus(from: index)
        }
        if !isHTMLSpace(first) { report(.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, at: index) }
        return lastIdentifier(at: index, quote, &ranges)
    }

    /// A system identifier and the state after it.
    private mutating func lastIdentifier(at start: Int, _ quote: UInt8, _ ranges: inout DoctypeRanges) -> Int {
        let (range, end) = identifier(at: start, quote)
        ranges.systemID = range
        guard var index = end else { return abruptEnd(.abruptDoctypeSystemIdentifier) }
        skipSpace(&index)
        guard let next = byte(index) else { return endOfFileInDoctype() }
        if next == 0x3E { return index + 1 }
        // NOTE: This does not force quirks mode.
        report(.unexpectedCharacterAfterDoctypeSystemIdentifier, at: index)
        return bogus(from: index)
    }

    /// The "(double-quoted)" and "(single-quoted)" states. `end` is after the closing quote; without one it is nil, and `position` is at
    /// the character that ended the identifier.
    private mutating func identifier(at start: Int, _ quote: UInt8) -> (range: Range<Int>, end: Int?) {
        let first = store.count
        var index = start + 1
        while let next = byte(index), next != 0x3E {
            if next == quote { return (first..<store.count, index + 1) }
            if next == 0 {
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            } else if next == 0x0D {
                if byte(index + 1) != 0x0A { store.append(0x0A) }
            } else {
                store.append(next)
            }
            index += 1
        }
        position = index
        return (first..<store.count, nil)
    }

    private mutating func abruptEnd(_ code: ParseErrorCode) -> Int {
        guard position < input.count else { return endOfFileInDoctype() }
        report(code, at: position)
        doctype.forcesQuirks = true
        return position + 1
    }
}
