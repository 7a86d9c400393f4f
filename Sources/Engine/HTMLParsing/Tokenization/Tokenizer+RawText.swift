// Tokenizer+RawText.swift: the RCDATA, RAWTEXT and script data states, whose only markup is their own end tag.
// https://html.spec.whatwg.org/multipage/parsing.html#rcdata-state and the states up to script data double escape end

extension Tokenizer {
    /// RCDATA (`decodes`: with character references) or RAWTEXT.
    mutating func nextInRawText(decodes: Bool) -> TokenKind {
        var start = position
        var index = start
        while true {
            index = input.first(of: 0x3C, decodes ? 0x26 : 0x3C, 0, 0x0D, from: index)
            guard index < input.count else {
                return index > start ? emitText(start, index) : emitEndOfFile()
            }
            switch input[index] {
            case 0x3C:
                guard isAppropriateEndTag(at: index) else {
                    index += 1
                    continue
                }
                if index > start { return emitText(start, index) }
                return endTagOfContent(at: index)
            case 0x26:
                if let token = characterReferenceInText(start, &index) { return token }
            case 0x0D:
                if index > start { return emitText(start, index) }
                position = index
                if let token = carriageReturn() { return token }
                start = position
                index = position
            default:
                if index > start { return emitText(start, index) }
                position = index
                return emitReplacement()
            }
        }
    }

    /// At the content's own end tag: returns to the data state.
    private mutating func endTagOfContent(at index: Int) -> TokenKind {
        mode = .data
        scriptEscape = .none
        position = index
        tokenStart = index
        if let token = tag(isEnd: true, nameAt: index + 2) {
            tokenEnd = position
            return token
        }
        return next()
    }

    /// Whether `index` is at `</`, the name of the last start tag, and a character that ends a tag name.
    /// https://html.spec.whatwg.org/multipage/parsing.html#appropriate-end-tag-token
    private mutating func isAppropriateEndTag(at index: Int) -> Bool {
        let length = lastStartTagName.count
        guard length > 0, byte(index + 1) == 0x2F, index + 2 + length < input.count else { return false }
        for offset in 0..<length where asciiLowercase(input[index + 2 + offset]) != lastStartTagName[offset] {
            return false
        }
        return Self.endsTagName(input[index + 2 + length])
    }

    /// Whether `index` is at the word "script" and a character that ends a tag name.
    private mutating func isScriptWord(at index: Int) -> Bool {
        guard input.hasPrefix(ignoringCase: "script", at: index), let following = byte(index + 6) else { return false }
        return Self.endsTagName(following)
    }

    /// Script data and its escaped states.
    ///
    /// NB: Two dashes before `>` are looked up in the input instead of being tracked by states. Inside an escaped part, at least the dashes
    /// of its `<!--` came before, and U+0000 or a newline between them breaks the pair as in the states.
    mutating func nextInScriptData() -> TokenKind {
        var start = position
        var index = start
        while true {
            index = input.first(of: 0x3C, scriptEscape == .none ? 0x3C : 0x3E, 0, 0x0D, from: index)
            guard index < input.count else {
                if index > start { return emitText(start, index) }
                if scriptEscape != .none { report(.eofInScriptHTMLCommentLikeText, at: input.count) }
                return emitEndOfFile()
            }
            switch input[index] {
            case 0x3C:
                if scriptEscape != .doubleEscaped, isAppropriateEndTag(at: index) {
                    if index > start { return emitText(start, index) }
                    return endTagOfContent(at: index)
                }
                index = afterLessThanInScript(at: index)
            case 0x3E:
                if index >= 2, input[index - 1] == 0x2D, input[index - 2] == 0x2D { scriptEscape = .none }
                index += 1
            case 0x0D:
                if index > start { return emitText(start, index) }
                position = index
                if let token = carriageReturn() { return token }
                start = position
                index = position
            default:
                if index > start { return emitText(start, index) }
                position = index
                return emitReplacement()
            }
        }
    }

    /// The less-than sign states of script data without an end tag: changes the escape state and returns the offset to continue at.
    private mutating func afterLessThanInScript(at index: Int) -> Int {
        switch scriptEscape {
        case .none:
            guard input.hasPrefix("<!--", at: index) else { return index + 1 }
            scriptEscape = .escaped
            return index + 4
        case .escaped:
            guard isScriptWord(at: index + 1) else { return index + 1 }
            scriptEscape = .doubleEscaped
            return index + 8
        case .doubleEscaped:
            guard byte(index + 1) == 0x2F, isScriptWord(at: index + 2) else { return index + 1 }
            scriptEscape = .escaped
            return index + 9
        }
    }
}
