// InCell.swift: the "in cell" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd

import DOM

extension TreeBuilder {
    mutating func processInCell(_ token: Token) -> Disposition {
        switch (token.kind, token.tag) {
        case (.endTag, .td), (.endTag, .th):
            guard stack.hasInTableScope(token.tag) else { return .done }
            generateImpliedEndTags()
            pop(through: token.tag)
            formatting.clearToLastMarker()
            return switchMode(to: .inRow, then: .done)
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .td),
            (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr):
            guard stack.hasInTableScope(.td) || stack.hasInTableScope(.th) else { return .done }
            closeCell()
            return .reprocess
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html):
            return .done
        case (.endTag, .table), (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead), (.endTag, .tr):
            guard stack.hasInTableScope(token.tag) else { return .done }
            closeCell()
            return .reprocess
        default:
            return processInBody(token)
        }
    }

    /// "Close the cell".
    private mutating func closeCell() {
        generateImpliedEndTags()
        while !stack.isEmpty {
            let tag = stack.current.tag
            popElement()
            if tag == .td || tag == .th { break }
        }
        formatting.clearToLastMarker()
        mode = .inRow
    }
}
