// PendingMarkup.swift: markup that is incomplete at the current end of the input, with the position up to which it was scanned, so that a
// page written in small parts is scanned once.
//
// It only estimates whether the markup may be complete; then the tokenizer reads it again and decides.

/// An incomplete token.
struct PendingMarkup {
    /// The construct that the next bytes belong to.
    private enum State {
        /// A comment: up to `-->` or `--!>`.
        case comment
        /// A doctype, processing instruction or bogus comment: up to the first `>`.
        case declaration
        /// A character reference: letters, digits and `#` after an ampersand.
        case reference
        // Within a tag. https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state and the states up to the end
        case tagName, beforeName, name, afterName, beforeValue, doubleQuoted, singleQuoted, unquoted
    }

    /// Shorter markup is read again each time.
    private static let shortest = 64

    private let start: Int
    /// The position up to which it was scanned.
    private var position: Int
    private var state: State

    /// The markup that begins at `start` and is incomplete in the input; nil if it is short.
    init?(_ input: UnsafeBytes, from start: Int) {
        guard input.count - start >= Self.shortest else { return nil }
        self.start = start
        position = start + 1
        switch (input[start], input[start + 1]) {
        case (0x26, _): state = .reference
        case (0x3C, 0x21) where input.hasPrefix("<!--", at: start):
            state = .comment
            // `<!-->` and `<!--->` are complete.
            position = start + 6
        case (0x3C, 0x2F) where isASCIILetter(input[start + 2]): state = .tagName
        case (0x3C, let letter) where isASCIILetter(letter): state = .tagName
        case (0x3C, _): state = .declaration
        default: return nil
        }
        if state == .tagName { position = start + 2 }
        _ = reachesEnd(in: input)
    }

    /// Whether the token that begins at `start` is still incomplete.
    mutating func goesOn(in input: UnsafeBytes, from start: Int) -> Bool {
        start == self.start && !reachesEnd(in: input)
    }

    private mutating func reachesEnd(in input: UnsafeBytes) -> Bool {
        while position < input.count {
            let byte = input[position]
            position += 1
            switch state {
            case .comment:
                guard byte == 0x3E else { continue }
                if input.hasPrefix("--", at: position - 3) || input.hasPrefix("--!", at: position - 4) { return true }
            case .declaration: if byte == 0x3E { return true }
            case .reference: if byte != 0x23, !isASCIIAlphanumericByte(byte) { return true }
            default:
                state = afterInTag(byte)
                if byte == 0x3E, state == .tagName { return true }
            }
        }
        return false
    }

    /// The state after a byte of a tag; `tagName` after the tag's end.
    private func afterInTag(_ byte: UInt8) -> State {
        switch (state, byte) {
        case (.doubleQuoted, 0x22), (.singleQuoted, 0x27): return .beforeName
        case (.doubleQuoted, _), (.singleQuoted, _): return state
        case (_, 0x3E): return .tagName
        case (.beforeValue, 0x22): return .doubleQuoted
        case (.beforeValue, 0x27): return .singleQuoted
        case (.beforeValue, _): return isHTMLSpace(byte) ? .beforeValue : .unquoted
        case (.unquoted, _): return isHTMLSpace(byte) ? .beforeName : .unquoted
        case (_, 0x2F): return .beforeName
        case (.tagName, _): return isHTMLSpace(byte) ? .beforeName : .tagName
        case (.name, 0x3D), (.afterName, 0x3D): return .beforeValue
        case (.name, _): return isHTMLSpace(byte) ? .afterName : .name
        case (.afterName, _): return isHTMLSpace(byte) ? .afterName : .name
        default: return isHTMLSpace(byte) ? .beforeName : .name
        }
    }
}
