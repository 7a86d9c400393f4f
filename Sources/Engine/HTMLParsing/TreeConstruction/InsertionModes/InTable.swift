// InTable.swift: the "in table" and "in table text" insertion modes.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable

import DOM

extension TreeBuilder {
    mutating func processInTable(_ token: Token) -> Disposition {
        switch token.kind {
        case .text, .whitespace, .nullCharacter:
            if stack.current.tag.isTablePart || stack.current.tag == .template {
                pendingTableText.removeAll()
                originalMode = mode
                return switchMode(to: .inTableText, then: .reprocess)
            }
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .doctype:
            return .done
        case .startTag:
            if let disposition = startTagInTable(token) { return disposition }
        case .endTag:
            switch token.tag {
            case .table:
                guard stack.hasInTableScope(.table) else { return .done }
                pop(through: .table)
                resetInsertionMode()
                return .done
            case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
                return .done
            case .template:
                return processInHead(token)
            default: break
            }
        case .endOfFile:
            return processInBody(token)
        }
        return processInTableWithFosterParenting(token)
    }

    /// The entries for start tags; nil for "anything else".
    private mutating func startTagInTable(_ token: Token) -> Disposition? {
        switch token.tag {
        case .caption:
            clearStack(toContext: .table)
            formatting.appendMarker()
            insertElement(for: .caption)
            return switchMode(to: .inCaption, then: .done)
        case .colgroup:
            clearStack(toContext: .table)
            insertElement(for: .colgroup)
            return switchMode(to: .inColumnGroup, then: .done)
        case .col:
            clearStack(toContext: .table)
            insertElement(named: .colgroup)
            return switchMode(to: .inColumnGroup, then: .reprocess)
        case .tbody, .tfoot, .thead:
            clearStack(toContext: .table)
            insertElement(for: token.tag)
            return switchMode(to: .inTableBody, then: .done)
        case .td, .th, .tr:
            clearStack(toContext: .table)
            insertElement(named: .tbody)
            return switchMode(to: .inTableBody, then: .reprocess)
        case .table:
            guard stack.hasInTableScope(.table) else { return .done }
            pop(through: .table)
            resetInsertionMode()
            return .reprocess
        case .style, .script, .template:
            return processInHead(token)
        case .input:
            guard let type = tokenAttribute("type"), tokenizer.attributeValue(type).equals(ignoringCase: "hidden")
            else {
                return nil
            }
            insertElement(for: .input)
            stack.pop()
            return .done
        case .form:
            guard !stack.contains(.template), form.isNone else { return .done }
            form = insertElement(for: .form).node
            stack.pop()
            return .done
        default:
            return nil
        }
    }

    /// "Anything else": the rules of "in body", with foster parenting.
    private mutating func processInTableWithFosterParenting(_ token: Token) -> Disposition {
        fosterParenting = true
        let disposition = processInBody(token)
        fosterParenting = false
        return disposition
    }

    enum TableContext { case table, body, row }

    /// "Clear the stack back to a table context", "… a table body context" and "… a table row context".
    mutating func clearStack(toContext context: TableContext) {
        while true {
            switch (stack.current.tag, context) {
            case (.html, _), (.template, _), (.table, .table), (.tr, .row): return
            case (.tbody, .body), (.tfoot, .body), (.thead, .body): return
            default: popElement()
            }
        }
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext
    mutating func processInTableText(_ token: Token) -> Disposition {
        switch token.kind {
        case .nullCharacter:
            return .done
        case .text, .whitespace:
            if places.areRecorded { recordPendingTableText() }
            pendingTableText.append(characters)
            return .done
        default:
            characters = pendingTableText.slice(0, pendingTableText.count)
            if characters.firstNonWhitespace < characters.count {
                _ = processInTableWithFosterParenting(Token(kind: .text))
            } else {
                insertCharacters()
            }
            return switchMode(to: originalMode, then: .reprocess)
        }
    }
}
