// Tokenizer+Declarations.swift: comments, bogus comments, processing instructions and the start of CDATA sections.
// https://html.spec.whatwg.org/multipage/parsing.html#markup-declaration-open-state

extension Tokenizer {
    /// Reads the markup that begins with `<!`: a comment, a doctype or the start of a CDATA section.
    mutating func markupDeclaration() -> TokenKind? {
        let start = position
        if input.hasPrefix("--", at: start + 2) { return comment(from: start + 4) }
        if input.hasPrefix(ignoringCase: "doctype", at: start + 2) { return doctype(from: start + 9) }
        if input.hasPrefix("[CDATA[", at: start + 2) {
            if allowsCDATA {
                position = start + 9
                mode = .cdataSection
                return nil
            }
            report(.cdataInHTMLContent, at: start + 8)
            return bogusComment(from: start + 2)
        }
        report(.incorrectlyOpenedComment, at: start + 2)
        return bogusComment(from: start + 2)
    }

    /// "Comment start state" and the states that follow. `start` is after `<!--`.
    ///
    /// OPTIMIZATION: Searches for the first `>` that ends the comment instead of stepping through ten states.
    private mutating func comment(from start: Int) -> TokenKind {
        store.removeAll()
        if byte(start) == 0x3E || input.hasPrefix("->", at: start) {
            let end = byte(start) == 0x3E ? start : start + 1
            report(.abruptClosingOfEmptyComment, at: end)
            position = end + 1
            text = .empty
            return .comment
        }
        var index = start
        while true {
            index = input.first(of: 0x3E, 0x3E, 0x3E, 0x3E, from: index)
            guard index < input.count else { return commentAtEndOfFile(from: start) }
            if index - 2 >= start, input[index - 1] == 0x2D, input[index - 2] == 0x2D {
                return emitComment(start, index - 2, after: index + 1)
            }
            if index - 3 >= start, input[index - 1] == 0x21, input[index - 2] == 0x2D, input[index - 3] == 0x2D {
                let token = emitComment(start, index - 3, after: index + 1)
                report(.incorrectlyClosedComment, at: index)
                return token
            }
            index += 1
        }
    }

    private mutating func commentAtEndOfFile(from start: Int) -> TokenKind {
        var end = input.count
        // Characters that "comment end dash", "comment end" and "comment end bang" consumed are not part of the data.
        if end - 3 >= start, input.hasPrefix("--!", at: end - 3) {
            end -= 3
        } else if end - 2 >= start, input.hasPrefix("--", at: end - 2) {
            end -= 2
        } else if end - 1 >= start, input[end - 1] == 0x2D {
            end -= 1
        }
        let token = emitComment(start, end, after: input.count)
        report(.eofInComment, at: input.count)
        return token
    }

    private mutating func emitComment(_ start: Int, _ end: Int, after: Int) -> TokenKind {
        position = after
        if collectsErrors { reportNestedComments(start, end) }
        text = normalized(start, end)
        return .comment
    }

    /// "Comment less-than sign bang dash dash state": a nested opening that does not close at once.
    private mutating func reportNestedComments(_ start: Int, _ end: Int) {
        var index = start
        while index < end {
            if input.hasPrefix("<!--", at: index), let following = byte(index + 4), following != 0x3E {
                report(.nestedComment, at: index + 4)
            }
            index += 1
        }
    }

    /// A range of the input with newlines normalized and U+0000 replaced: the input itself if nothing changes.
    mutating func normalized(_ start: Int, _ end: Int) -> UnsafeBytes {
        let slice = input.slice(start, end)
        guard slice.first(of: 0, 0x0D, 0, 0x0D, from: 0) < slice.count else { return slice }
        let first = store.count
        appendNormalized(start, end)
        return store.slice(first, store.count)
    }

    private mutating func appendNormalized(_ start: Int, _ end: Int) {
        for index in start..<end {
            switch input[index] {
            case 0:
                report(.unexpectedNullCharacter, at: index)
                store.append(.replacementCharacter)
            case 0x0D:
                if byte(index + 1) != 0x0A || index + 1 == end { store.append(0x0A) }
            default:
                store.append(input[index])
            }
        }
    }

    /// "Bogus comment state": up to the next `>` or the end of file.
    mutating func bogusComment(from start: Int) -> TokenKind {
        store.removeAll()
        let end = input.first(of: 0x3E, 0x3E, 0x3E, 0x3E, from: start)
        position = min(end + 1, input.count)
        text = normalized(start, end)
        return .comment
    }

    /// At `<?`. https://html.spec.whatwg.org/multipage/parsing.html#processing-instruction-open-state
    mutating func processingInstruction() -> TokenKind? {
        let start = position + 2
        guard let first = byte(start) else {
            report(.eofInProcessingInstruction, at: start)
            position = start
            return nil
        }
        guard isASCIILetter(first) || first == 0x5F else {
            report(.invalidFirstCharacterOfProcessingInstructionTarget, at: start)
            return bogusComment(from: start - 1)
        }
        var index = start
        while let next = byte(index), isASCIIAlphanumericByte(next) || next == 0x2D || next == 0x5F { index += 1 }
        guard let after = byte(index) else {
            report(.eofInProcessingInstruction, at: index)
            position = index
            return nil
        }
        guard isHTMLSpace(after) || after == 0x3F || after == 0x3E else {
            report(.invalidProcessingInstructionTarget, at: index)
            return bogusComment(from: start - 1)
        }
        let target = input.slice(start, index)
        if target.equals(ignoringCase: "xml") || target.equals(ignoringCase: "xml-stylesheet") {
            report(.disallowedProcessingInstructionTarget, at: index)
            return bogusComment(from: start - 1)
        }
        while let next = byte(index), isHTMLSpace(next) { index += 1 }
        let end = input.first(of: 0x3E, 0x3E, 0x3E, 0x3E, from: index)
        guard end < input.count else {
            report(.eofInProcessingInstruction, at: end)
            position = end
            return nil
        }
        position = end + 1
        store.removeAll()
        let dataEnd = end > index && input[end - 1] == 0x3F ? end - 1 : end
        text = target
        data = normalized(index, dataEnd)
        return .processingInstruction
    }
}
