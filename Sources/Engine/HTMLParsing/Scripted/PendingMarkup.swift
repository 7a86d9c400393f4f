// PendingMarkup.swift: markup that goes on where the input ends so far: where it was read up to, so that a page written in
// small parts is read once.
//
// It is only told here whether it may be whole; then the tokenizer reads it again, and is right about it.

/// A token that waits for its end.
struct PendingMarkup {
    /// What the next bytes belong to.
    private enum State {
        /// Up to `-->` or `--!>`.
        case comment
        /// Up to the first `>`: doctypes, processing instructions, bogus comments.
        case declaration
        /// Letters, digits and `#` behind an ampersand.
        case reference
        // In a tag. https://html.spec.whatwg.org/multipage/parsing.html#tag-name-state and the states up to the end
        case tagName, beforeName, name, afterName, beforeValue, doubleQuoted, singleQuoted, unquoted
    }

    /// What is shorter is read again at each turn.
    private static let shortest = 64

    private let start: Int
    /// Where it was read up to.
    private var position: Int
    private var state: State

    /// What begins at `start` and does not end in the input; nil when it is short.
    init?(_ input: UnsafeBytes, from start: Int) {
        guard input.count - start >= Self.shortest else { return nil }
        self.start = start
        position = start + 1
        switch (input[start], input[start + 1]) {
        case (0x26, _): state = .reference
        case (0x3C, 0x21) where input.hasPrefix("<!--", at: start):
            state = .comment
            // `<!-->` and `<!--->` are whole.
            position = start + 6
        case (0x3C, 0x2F) where isASCIILetter(input[start + 2]): state = .tagName
        case (0x3C, let letter) where isASCIILetter(letter): state = .tagName
        case (0x3C, _): state = .declaration
        default: return nil
        }
        if state == .tagName { position = start + 2 }
        _ = reachesEnd(in: input)
    }

    /// Whether the token that begins at `start` still is not whole.
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
