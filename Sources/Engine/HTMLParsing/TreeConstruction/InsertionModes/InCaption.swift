// InCaption.swift: the "in caption" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption

import DOM

extension TreeBuilder {
    mutating func processInCaption(_ token: Token) -> Disposition {
        switch (token.kind, token.tag) {
        case (.endTag, .caption):
            _ = closeCaption()
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .td),
            (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr), (.endTag, .table):
            return closeCaption() ? .reprocess : .done
        case (.endTag, .body), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html), (.endTag, .tbody),
            (.endTag, .td), (.endTag, .tfoot), (.endTag, .th), (.endTag, .thead), (.endTag, .tr):
            return .done
        default:
            return processInBody(token)
        }
    }

    /// Closes the caption in table scope; false if there is none.
    private mutating func closeCaption() -> Bool {
        guard stack.hasInTableScope(.caption) else { return false }
        generateImpliedEndTags()
        pop(through: .caption)
        formatting.clearToLastMarker()
        mode = .inTable
        return true
    }
}
