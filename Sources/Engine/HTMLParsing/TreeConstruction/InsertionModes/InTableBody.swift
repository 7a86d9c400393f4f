// InTableBody.swift: the "in table body" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody

import DOM

extension TreeBuilder {
    mutating func processInTableBody(_ token: Token) -> Disposition {
        switch (token.kind, token.tag) {
        case (.startTag, .tr):
            clearStack(toContext: .body)
            insertElement(for: .tr)
            return switchMode(to: .inRow, then: .done)
        case (.startTag, .th), (.startTag, .td):
            clearStack(toContext: .body)
            insertElement(named: .tr)
            return switchMode(to: .inRow, then: .reprocess)
        case (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead):
            guard stack.hasInTableScope(token.tag) else { return .done }
            clearStack(toContext: .body)
            popElement()
            return switchMode(to: .inTable, then: .done)
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody),
            (.startTag, .tfoot), (.startTag, .thead), (.endTag, .table):
            guard stack.hasInTableScope(.tbody) || stack.hasInTableScope(.thead) || stack.hasInTableScope(.tfoot) else {
                return .done
            }
            clearStack(toContext: .body)
            popElement()
            return switchMode(to: .inTable, then: .reprocess)
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th), (.endTag, .tr):
            return .done
        default:
            return processInTable(token)
        }
    }
}
