// BeforeHead.swift: the "before head" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode

import DOM

extension TreeBuilder {
    mutating func processBeforeHead(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace, .doctype:
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .startTag where token.tag == .html:
            return processInBody(token)
        case .startTag where token.tag == .head:
            head = insertElement(for: .head).node
            return switchMode(to: .inHead, then: .done)
        case .endTag:
            switch token.tag {
            case .head, .body, .html, .br: break
            default: return .done
            }
        default: break
        }
        head = insertElement(named: .head).node
        return switchMode(to: .inHead, then: .reprocess)
    }
}
