// Tokenizer+OpenInput.swift: tokens of an input that may continue, as with `document.write`.
//
// The tokenizer takes the end of its input for the end of the file. If more may follow, a token counts only if no continuation could change
// it; otherwise the tokenizer returns to its start and waits. Text is emitted up to where a tag or a character reference may begin, as in
// browsers.
// Elsewhere: incomplete tokens that are not scanned again (PendingMarkup.swift).

extension Tokenizer {
    /// Makes the next token; nil if more input is needed to determine it.
    mutating func nextIfCertain() -> TokenKind? {
        if pending?.goesOn(in: input, from: position) == true { return nil }
        pending = nil
        // NB: `</>` produces nothing; what begins after it must not wait with it.
        while mode == .data, !referencePending, input.hasPrefix("</>", at: position) { position += 3 }
        let start = (position, mode, scriptEscape, tokenEnd)
        let kind = next()
        if isCertain(kind) { return kind }
        (position, mode, scriptEscape, tokenEnd) = start
        referencePending = false
        pending = PendingMarkup(input, from: position)
        return nil
    }

    private mutating func isCertain(_ kind: TokenKind) -> Bool {
        switch kind {
        case .startTag, .endTag, .nullCharacter: return true
        case .endOfFile: return false
        case .text: return isCertainText()
        case .comment, .processingInstruction, .doctype:
            guard position == input.count else { return true }
            guard position > 0, input[position - 1] == 0x3E else { return false }
            return !input.hasPrefix("<!--", at: tokenStart) || isClosedComment()
        }
    }

    /// Whether the comment at the end of the input ends with its own closing, and not just with a `>`.
    private mutating func isClosedComment() -> Bool {
        let length = position - tokenStart
        if length >= 5, input.hasPrefix("-->", at: position - 3) { return true }
        return length >= 8 && input.hasPrefix("--!>", at: position - 4)
    }

    /// Shortens the text to the part that cannot change. False if nothing is left.
    private mutating func isCertainText() -> Bool {
        guard position == input.count, position > 0 else { return true }
        let last = input[position - 1]
        if referencePending {
            // The text ends before a reference at the end of the input, which waits.
            if last != 0x3B {
                referencePending = false
                position = tokenEnd
            }
            return true
        }
        // The reference may be the beginning of a longer one.
        guard text.count > 0, input.offset(of: text) != nil else { return input[tokenStart] != 0x26 || last == 0x3B }
        let end = certainEnd()
        guard end > tokenStart else { return false }
        text = input.slice(tokenStart, end)
        tokenEnd = end
        position = end
        return true
    }

    /// The end of the certain part of a run of text that extends to the end of the input.
    private mutating func certainEnd() -> Int {
        let end = input.count
        switch mode {
        case .plaintext: return end
        case .scriptData: return certainEndOfScript()
        case .cdataSection:
            if input[end - 1] != 0x5D { return end }
            return end - tokenStart > 1 && input[end - 2] == 0x5D ? end - 2 : end - 1
        case .data: return min(startOfReference(), startOfTag(longest: 2))
        case .rcdata: return min(startOfReference(), startOfTag(longest: lastStartTagName.count + 2))
        case .rawtext: return startOfTag(longest: lastStartTagName.count + 2)
        }
    }

    /// The end of a script's text before anything that may become an end tag or change the escape state: `<!--`, `<script`, `-->`.
    private mutating func certainEndOfScript() -> Int {
        let longest = "</script".utf8.count
        var index = input.count
        // NB: Anything that begins with `<` ends before `>` and the next `<`, so the last `<` decides.
        while index > tokenStart, input.count - index < longest, input[index - 1] != 0x3E {
            index -= 1
            if input[index] == 0x3C { return index }
        }
        index = input.count
        while index > tokenStart, input.count - index < 2, input[index - 1] == 0x2D { index -= 1 }
        return index
    }

    /// The offset of the last `<` if what follows is short enough to be the beginning of markup; else the end.
    private mutating func startOfTag(longest: Int) -> Int {
        var index = input.count - 1
        while index >= tokenStart, input.count - index <= longest {
            if input[index] == 0x3C {
                return index + 1 == input.count || input[index + 1] == 0x2F ? index : input.count
            }
            index -= 1
        }
        return input.count
    }

    /// The offset of an ampersand if all bytes after it could belong to a reference; else the end.
    private mutating func startOfReference() -> Int {
        var index = input.count - 1
        while index >= tokenStart {
            if input[index] == 0x26 { return index }
            guard isASCIIAlphanumericByte(input[index]) || input[index] == 0x23 else { break }
            index -= 1
        }
        return input.count
    }
}
