// InColumnGroup.swift: the "in column group" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup

import DOM

extension TreeBuilder {
    mutating func processInColumnGroup(_ token: Token) -> Disposition {
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
            case .col:
                insertElement(for: .col)
                stack.pop()
                return .done
            case .template:
                return processInHead(token)
            default: break
            }
        case .endTag:
            switch token.tag {
            case .colgroup:
                guard stack.current.tag == .colgroup else { return .done }
                popElement()
                return switchMode(to: .inTable, then: .done)
            case .col: return .done
            case .template: return processInHead(token)
            default: break
            }
        case .endOfFile:
            return processInBody(token)
        default: break
        }
        guard stack.current.tag == .colgroup else { return .done }
        popElement()
        return switchMode(to: .inTable, then: .reprocess)
    }
}
