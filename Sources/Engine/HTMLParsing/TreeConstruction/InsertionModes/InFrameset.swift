// InFrameset.swift: the "in frameset", "after frameset" and "after after frameset" insertion modes.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset

import DOM

extension TreeBuilder {
    mutating func processInFrameset(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace:
            insertCharacters()
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .startTag:
            switch token.tag {
            case .html: return processInBody(token)
            case .frameset: insertElement(for: .frameset)
            case .frame:
                insertElement(for: .frame)
                stack.pop()
            case .noframes: return processInHead(token)
            default: break
            }
        case .endTag where token.tag == .frameset:
            if stack.count == 1 { return .done }
            popElement()
            if !isFragment, stack.current.tag != .frameset { mode = .afterFrameset }
        case .endOfFile:
            stopped = true
        default: break
        }
        return .done
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset
    mutating func processAfterFrameset(_ token: Token) -> Disposition {
        switch token.kind {
        case .whitespace:
            insertCharacters()
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .startTag where token.tag == .html:
            return processInBody(token)
        case .startTag where token.tag == .noframes:
            return processInHead(token)
        case .endTag where token.tag == .html:
            mode = .afterAfterFrameset
        case .endOfFile:
            stopped = true
        default: break
        }
        return .done
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode
    mutating func processAfterAfterFrameset(_ token: Token) -> Disposition {
        switch token.kind {
        case .comment, .processingInstruction:
            return insertMarkup(token, at: InsertionPlace(parent: document))
        case .doctype, .whitespace:
            return processInBody(token)
        case .startTag where token.tag == .html:
            return processInBody(token)
        case .startTag where token.tag == .noframes:
            return processInHead(token)
        case .endOfFile:
            stopped = true
        default: break
        }
        return .done
    }
}
