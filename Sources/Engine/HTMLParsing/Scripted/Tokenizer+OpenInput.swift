// Tokenizer+OpenInput.swift: tokens of an input that may go on: what `document.write` gave so far.
//
// The tokenizer takes the end of its input for the end of the file. Where more may come, a token counts only if nothing
// that could follow would make it another one; else the tokenizer goes back to its start and waits. Text is handed out
// up to where a tag or a character reference may be beginning, as browsers show it.
// Elsewhere: what goes on waiting without being read again (PendingMarkup.swift).

extension Tokenizer {
    /// Makes the next token; nil when more input is needed to tell what it is.
    mutating func nextIfCertain() -> TokenKind? {
        if pending?.goesOn(in: input, from: position) == true { return nil }
        pending = nil
        // NB: `</>` is nothing at all; what begins behind it does not wait with it.
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

    /// Whether the comment that ends with the input ends with its own closing, and not just with a `>`.
    private mutating func isClosedComment() -> Bool {
        let length = position - tokenStart
        if length >= 5, input.hasPrefix("-->", at: position - 3) { return true }
        return length >= 8 && input.hasPrefix("--!>", at: position - 4)
    }

    /// Cuts the text before what may become something else. False when nothing is left of it.
    private mutating func isCertainText() -> Bool {
        guard position == input.count, position > 0 else { return true }
        let last = input[position - 1]
        if referencePending {
            // The text ends before a reference that ends with the input: that one waits.
            if last != 0x3B {
                referencePending = false
                position = tokenEnd
            }
            return true
        }
        // A reference that may be a longer one.
        guard text.count > 0, input.offset(of: text) != nil else { return input[tokenStart] != 0x26 || last == 0x3B }
        let end = certainEnd()
        guard end > tokenStart else { return false }
        text = input.slice(tokenStart, end)
        tokenEnd = end
        position = end
        return true
    }

    /// Where the certain part of a run of text ends that goes up to the end of the input.
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

    /// The end of a script's text without what may go on as an end tag or change the escape: `<!--`, `<script`, `-->`.
    private mutating func certainEndOfScript() -> Int {
        let longest = "</script".utf8.count
        var index = input.count
        // NB: What begins with `<` ends before `>` and the next `<`, so the last `<` decides.
        while index > tokenStart, input.count - index < longest, input[index - 1] != 0x3E {
            index -= 1
            if input[index] == 0x3C { return index }
        }
        index = input.count
        while index > tokenStart, input.count - index < 2, input[index - 1] == 0x2D { index -= 1 }
        return index
    }

    /// The offset of the last `<` if what follows it is short enough to be the beginning of markup; else the end.
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

    /// The offset of an ampersand after which all bytes could be a reference's; else the end.
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
