// Tokenizer.swift: the tokenizer's fields and the states between tags; tags, comments and doctypes are in extensions.
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization
//
// The whole input is available from the start, so states that only wait for the next character are positions in the code. Only states that
// outlive a token are data (`TokenizerMode`, `ScriptEscape`). Newlines are normalized during tokenization: a carriage return ends a run of
// text, and becomes a line feed or nothing.

import DOM

/// Splits HTML into tokens. `next()` makes the next one and stores its parts in the fields.
///
/// Invariants: 1. `position` never goes back over an emitted token. 2. Runs of text are never empty and contain neither U+0000 nor a
/// carriage return. 3. A tag's attributes have different names.
struct Tokenizer: ~Copyable {
    /// Changes only between tokens, and only if scripts write: see Scripted/.
    var input: UnsafeBytes
    var position = 0
    var mode = TokenizerMode.data
    /// Whether `<![CDATA[` begins a CDATA section: the adjusted current node is in foreign content.
    var allowsCDATA = false
    var scriptEscape = ScriptEscape.none
    /// Whether text with character references and carriage returns is one token.
    var joinsText = false

    // The current token.
    /// The range of the current token in the input.
    var tokenStart = 0
    var tokenEnd = 0
    /// Text and comments: the characters. Tags, processing instructions and doctypes: the name. Valid until the next token.
    var text = UnsafeBytes.empty
    /// A tag's name.
    var name = PackedName.empty
    var attributes = UnsafeList<TokenAttribute>(capacity: 32)
    var isSelfClosing = false
    /// A doctype's parts, or a processing instruction's data.
    var doctype = DoctypeParts()
    var data = UnsafeBytes.empty

    /// Names and decoded values of the current tag; the data of a comment that had to be changed.
    var store = UnsafeList<UInt8>(capacity: 1024)
    /// A decoded character reference in text, or text that contains references.
    var reference = UnsafeList<UInt8>(capacity: 16)
    var referencePending = false
    /// Markup that waits for more input, if scripts write.
    var pending: PendingMarkup?
    var lastStartTagName = UnsafeList<UInt8>(capacity: 32)
    /// For a tag with many attributes, the number of each, from 1.
    var attributeTable = UnsafeHashSlots(capacity: 64)

    let collectsErrors: Bool
    var log = ParseErrorLog()

    init(_ input: UnsafeBytes, collectsErrors: Bool) {
        self.input = input
        self.collectsErrors = collectsErrors
        if collectsErrors { log.appendInputStreamErrors(of: input) }
    }

    @inline(__always)
    mutating func report(_ code: ParseErrorCode, at offset: Int) {
        if collectsErrors { log.append(code, at: offset) }
    }

    /// Changes the state for the content of the start tag that was just emitted.
    mutating func enterContent(_ mode: TokenizerMode) {
        self.mode = mode
        scriptEscape = .none
        lastStartTagName.removeAll()
        lastStartTagName.append(text)
    }

    /// Makes the next token.
    @inline(__always)
    mutating func next() -> TokenKind {
        if referencePending {
            referencePending = false
            tokenStart = tokenEnd
            tokenEnd = position
            text = reference.slice(0, reference.count)
            return .text
        }
        return mode == .data ? nextInData() : nextOutsideData()
    }

    private mutating func nextOutsideData() -> TokenKind {
        switch mode {
        case .data: nextInData()
        case .rcdata: nextInRawText(decodes: true)
        case .rawtext: nextInRawText(decodes: false)
        case .scriptData: nextInScriptData()
        case .plaintext: nextInPlaintext()
        case .cdataSection: nextInCDATASection()
        }
    }

    // MARK: Runs of text

    @inline(__always)
    mutating func emitText(_ start: Int, _ end: Int) -> TokenKind {
        tokenStart = start
        tokenEnd = end
        position = end
        text = input.slice(start, end)
        return .text
    }

    @inline(__always)
    func byte(_ index: Int) -> UInt8? { index < input.count ? input[index] : nil }

    /// Emits the end-of-file token.
    mutating func emitEndOfFile() -> TokenKind {
        tokenStart = input.count
        tokenEnd = input.count
        position = input.count
        return .endOfFile
    }

    /// At a carriage return with no text before it: the line feed that replaces it.
    /// - Returns: The token, or nil if a line feed follows, which is then the next character.
    @inline(__always)
    mutating func carriageReturn() -> TokenKind? {
        position += 1
        if byte(position) == 0x0A { return nil }
        tokenStart = position - 1
        tokenEnd = position
        text = .lineFeed
        return .text
    }

    /// At U+0000 in a state that replaces it.
    mutating func emitReplacement() -> TokenKind {
        report(.unexpectedNullCharacter, at: position)
        tokenStart = position
        position += 1
        tokenEnd = position
        text = .replacementCharacter
        return .text
    }

    // MARK: Data, https://html.spec.whatwg.org/multipage/parsing.html#data-state

    private mutating func nextInData() -> TokenKind {
        var start = position
        var index = start
        while true {
            index = input.firstOfText(from: index)
            guard index < input.count else {
                return index > start ? emitText(start, index) : emitEndOfFile()
            }
            switch input[index] {
            case 0x3C:  // <
                guard beginsMarkup(at: index) else {
                    index += 1
                    continue
                }
                if index > start { return emitText(start, index) }
                position = index
                tokenStart = index
                if let token = markup() {
                    tokenEnd = position
                    return token
                }
                if mode != .data { return next() }
                start = position
                index = position
            case 0x26:  // &
                if joinsText, beginsReference(at: index) { return joinedText(start, index) }
                if let token = characterReferenceInText(start, &index) { return token }
                start = min(start, index)
            case 0x0D:
                if joinsText { return joinedText(start, index) }
                if index > start { return emitText(start, index) }
                position = index
                if let token = carriageReturn() { return token }
                start = position
                index = position
            default:
                if index > start { return emitText(start, index) }
                report(.unexpectedNullCharacter, at: index)
                tokenStart = index
                position = index + 1
                tokenEnd = position
                return .nullCharacter
            }
        }
    }

    /// Whether markup begins at `<`; else the character is text, by "tag open" and "end tag open".
    @inline(__always)
    private mutating func beginsMarkup(at index: Int) -> Bool {
        guard index &+ 2 < input.count else { return beginsMarkupAtEnd(index) }
        let following = input[index &+ 1]
        if isASCIILetter(following) || following == 0x2F || following == 0x21 || following == 0x3F { return true }
        report(.invalidFirstCharacterOfTagName, at: index + 1)
        return false
    }

    /// Whether markup begins at a `<` with fewer than two characters after it.
    private mutating func beginsMarkupAtEnd(_ index: Int) -> Bool {
        switch byte(index + 1) {
        case 0x21, 0x3F: return true
        case 0x2F, nil: report(.eofBeforeTagName, at: input.count)
        case let letter?:
            if isASCIILetter(letter) { return true }
            report(.invalidFirstCharacterOfTagName, at: index + 1)
        }
        return false
    }

    /// Whether a character reference may begin at `&`.
    @inline(__always)
    private func beginsReference(at index: Int) -> Bool {
        let following = byte(index &+ 1) ?? 0
        return following == 0x23 || isASCIIAlphanumericByte(following)
    }

    /// Text from `start` with a character reference or carriage return at `special`: up to the next markup or U+0000, as one token.
    private mutating func joinedText(_ start: Int, _ special: Int) -> TokenKind {
        reference.removeAll()
        reference.append(input.slice(start, special))
        var index = special
        loop: while index < input.count {
            let byte = input[index]
            switch byte {
            case 0x26:
                if beginsReference(at: index), let end = consumeCharacterReference(at: index, inAttribute: false) {
                    index = end
                } else {
                    reference.append(byte)
                    index += 1
                }
            case 0x0D:
                if self.byte(index + 1) != 0x0A { reference.append(0x0A) }
                index += 1
            case 0x3C:
                if beginsMarkup(at: index) { break loop }
                reference.append(byte)
                index += 1
            case 0: break loop
            default: break
            }
            let run = input.firstOfText(from: index)
            reference.append(input.slice(index, run))
            index = run
        }
        tokenStart = start
        tokenEnd = index
        position = index
        text = reference.bytes
        return .text
    }

    /// At `&` in text that starts at `start`: the next token if there is one to emit; else skips the ampersand.
    @inline(__always)
    mutating func characterReferenceInText(_ start: Int, _ index: inout Int) -> TokenKind? {
        guard beginsReference(at: index) else {
            index += 1
            return nil
        }
        reference.removeAll()
        guard let end = consumeCharacterReference(at: index, inAttribute: false) else {
            index += 1
            return nil
        }
        if index > start {
            let token = emitText(start, index)
            referencePending = true
            position = end
            return token
        }
        tokenStart = index
        tokenEnd = end
        position = end
        text = reference.slice(0, reference.count)
        return .text
    }

    /// "Tag open state": at `<` and a character that can begin markup.
    /// - Returns: The token, or nil if the markup yields none; `position` is then after it.
    private mutating func markup() -> TokenKind? {
        let start = position
        switch input[start + 1] {
        case 0x21: return markupDeclaration()
        case 0x3F: return processingInstruction()
        case 0x2F:
            let following = input[start + 2]
            if isASCIILetter(following) { return tag(isEnd: true, nameAt: start + 2) }
            if following == 0x3E {
                report(.missingEndTagName, at: start + 2)
                position = start + 3
                return nil
            }
            report(.invalidFirstCharacterOfTagName, at: start + 2)
            return bogusComment(from: start + 2)
        default: return tag(isEnd: false, nameAt: start + 1)
        }
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#plaintext-state
    private mutating func nextInPlaintext() -> TokenKind {
        while true {
            let start = position
            let index = input.first(of: 0, 0x0D, 0, 0x0D, from: start)
            if index > start { return emitText(start, index) }
            guard index < input.count else { return emitEndOfFile() }
            if input[index] == 0 { return emitReplacement() }
            if let token = carriageReturn() { return token }
        }
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#cdata-section-state
    private mutating func nextInCDATASection() -> TokenKind {
        while true {
            let start = position
            var index = start
            repeat {
                index = input.first(of: 0x5D, 0, 0x0D, 0x5D, from: index)
                if index < input.count, input[index] == 0x5D, !input.hasPrefix("]]>", at: index) {
                    index += 1
                } else {
                    break
                }
            } while true
            if index > start { return emitText(start, index) }
            guard index < input.count else {
                report(.eofInCDATA, at: input.count)
                return emitEndOfFile()
            }
            switch input[index] {
            case 0x5D:
                position = index + 3
                mode = .data
                return next()
            case 0:
                tokenStart = index
                position = index + 1
                tokenEnd = position
                return .nullCharacter
            default:
                if let token = carriageReturn() { return token }
            }
        }
    }
}
