// InHeadNoscript.swift: the "in head noscript" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript

import DOM

extension TreeBuilder {
    mutating func processInHeadNoscript(_ token: Token) -> Disposition {
        switch token.kind {
        case .doctype:
            return .done
        case .whitespace, .comment, .processingInstruction:
            return processInHead(token)
        case .startTag:
            switch token.tag {
            case .html: return processInBody(token)
            case .basefont, .bgsound, .link, .meta, .noframes, .style: return processInHead(token)
            case .head, .noscript: return .done
            default: break
            }
        case .endTag:
            switch token.tag {
            case .noscript:
                popElement()
                return switchMode(to: .inHead, then: .done)
            case .br: break
            default: return .done
            }
        default: break
        }
        popElement()
        return switchMode(to: .inHead, then: .reprocess)
    }
}
