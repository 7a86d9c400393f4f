// InRow.swift: the "in row" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr

import DOM

extension TreeBuilder {
    mutating func processInRow(_ token: Token) -> Disposition {
        switch (token.kind, token.tag) {
        case (.startTag, .th), (.startTag, .td):
            clearStack(toContext: .row)
            insertElement(for: token.tag)
            formatting.appendMarker()
            return switchMode(to: .inCell, then: .done)
        case (.endTag, .tr):
            _ = closeRow()
            return .done
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .tfoot), (.startTag, .thead), (.startTag, .tr), (.endTag, .table):
            return closeRow() ? .reprocess : .done
        case (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead):
            guard stack.hasInTableScope(token.tag) else { return .done }
            return closeRow() ? .reprocess : .done
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th):
            return .done
        default:
            return processInTable(token)
        }
    }

    /// Closes the row in table scope; false if there is none.
    private mutating func closeRow() -> Bool {
        guard stack.hasInTableScope(.tr) else { return false }
        clearStack(toContext: .row)
        popElement()
        mode = .inTableBody
        return true
    }
}
