// Text.swift: the "text" insertion mode, for the content of raw text and RCDATA elements.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata

import DOM

extension TreeBuilder {
    mutating func processText(_ token: Token) -> Disposition {
        switch token.kind {
        case .text, .whitespace:
            insertCharacters()
            return .done
        case .endOfFile:
            popElement()
            return switchMode(to: originalMode, then: .reprocess)
        default:
            // NB: Only the current node's end tag arrives here. Scripts run after the parse, if at all.
            popElement()
            return switchMode(to: originalMode, then: .done)
        }
    }
}
