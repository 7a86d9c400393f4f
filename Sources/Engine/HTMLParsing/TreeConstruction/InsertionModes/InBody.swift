// InBody.swift: the "in body" insertion mode, without its tags (InBody+StartTags.swift, InBody+EndTags.swift).
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody

import DOM

extension TreeBuilder {
    @inline(__always)
    mutating func processInBody(_ token: Token) -> Disposition {
        switch token.kind {
        case .startTag:
            return processStartTagInBody(token)
        case .endTag:
            return processEndTagInBody(token)
        case .text, .whitespace:
            reconstructFormatting()
            insertCharacters()
            if framesetOK, characters.firstNonWhitespace < characters.count { framesetOK = false }
            return .done
        case .nullCharacter, .doctype:
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .endOfFile:
            if !templateModes.isEmpty { return processInTemplate(token) }
            stopped = true
            return .done
        }
    }
}
