// InTemplate.swift: the "in template" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate

import DOM

extension TreeBuilder {
    mutating func processInTemplate(_ token: Token) -> Disposition {
        switch token.kind {
        case .text, .whitespace, .nullCharacter, .comment, .processingInstruction, .doctype:
            return processInBody(token)
        case .startTag:
            switch token.tag {
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return processInHead(token)
            case .caption, .colgroup, .tbody, .tfoot, .thead: return continueTemplate(in: .inTable)
            case .col: return continueTemplate(in: .inColumnGroup)
            case .tr: return continueTemplate(in: .inTableBody)
            case .td, .th: return continueTemplate(in: .inRow)
            default: return continueTemplate(in: .inBody)
            }
        case .endTag:
            return token.tag == .template ? processInHead(token) : .done
        case .endOfFile:
            guard stack.contains(.template) else {
                stopped = true
                return .done
            }
            pop(through: .template)
            formatting.clearToLastMarker()
            _ = templateModes.popLast()
            resetInsertionMode()
            return .reprocess
        }
    }

    /// Switches to the insertion mode for the template's content.
    private mutating func continueTemplate(in newMode: InsertionMode) -> Disposition {
        if !templateModes.isEmpty { templateModes[templateModes.count - 1] = newMode }
        return switchMode(to: newMode, then: .reprocess)
    }
}
