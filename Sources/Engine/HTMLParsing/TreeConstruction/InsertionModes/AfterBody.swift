// AfterBody.swift: the "after body" and "after after body" insertion modes.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody

import DOM

extension TreeBuilder {
    mutating func processAfterBody(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace:
            return processInBody(token)
        case .comment, .processingInstruction:
            return insertMarkup(token, at: InsertionPlace(parent: stack[0].node))
        case .doctype:
            return .done
        case .startTag where token.tag == .html:
            return processInBody(token)
        case .endTag where token.tag == .html:
            if isFragment { return .done }
            if places.areRecorded { recordEndTag(of: stack[0].node) }
            return switchMode(to: .afterAfterBody, then: .done)
        case .endOfFile:
            stopped = true
            return .done
        default:
            return continueBody()
        }
    }

    /// Content after the body's end tag is inserted into the body, which then ends with the page.
    private mutating func continueBody() -> Disposition {
        if places.areRecorded {
            for index in 0..<min(stack.count, 2) { places.setClose(stack[index].node, from: 0, to: 0) }
        }
        return switchMode(to: .inBody, then: .reprocess)
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode
    mutating func processAfterAfterBody(_ token: Token) -> Disposition {
        switch token.kind {
        case .comment, .processingInstruction:
            return insertMarkup(token, at: InsertionPlace(parent: document))
        case .doctype, .whitespace:
            return processInBody(token)
        case .startTag where token.tag == .html:
            return processInBody(token)
        case .endOfFile:
            stopped = true
            return .done
        default:
            return continueBody()
        }
    }
}
