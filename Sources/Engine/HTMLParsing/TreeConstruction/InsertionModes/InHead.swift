// InHead.swift: the "in head" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead

import DOM
import WebInfra

extension TreeBuilder {
    mutating func processInHead(_ token: Token) -> Disposition {
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
            case .base, .basefont, .bgsound, .link, .meta:
                insertElement(for: token.tag)
                stack.pop()
                if stopsAtEncoding, token.tag == .meta, let encoding = metaEncoding(of: tokenizer) {
                    declaredEncoding = encoding
                    stopped = true
                }
                return .done
            case .title:
                return insertRawText(.title, .rcdata)
            case .noscript where scripting:
                return insertRawText(.noscript, .rawtext)
            case .noframes, .style:
                return insertRawText(token.tag, .rawtext)
            case .noscript:
                insertElement(for: .noscript)
                return switchMode(to: .inHeadNoscript, then: .done)
            case .script:
                let disposition = insertRawText(.script, .scriptData)
                // 5. A fragment's scripts never run.
                if isFragment { tree.setFlag(NodeFlags.alreadyStarted, stack.current.node) }
                return disposition
            case .template:
                if !makesShadows || !insertShadow() {
                    let template = insertElement(for: .template)
                    if notesShadows, attribute("shadowrootmode") != nil { tree.recordDeclaration(template.node) }
                }
                formatting.appendMarker()
                framesetOK = false
                templateModes.append(.inTemplate)
                return switchMode(to: .inTemplate, then: .done)
            case .head:
                return .done
            default: break
            }
        case .endTag:
            switch token.tag {
            case .head:
                popElement()
                return switchMode(to: .afterHead, then: .done)
            case .template:
                return endTemplate()
            case .body, .html, .br: break
            default: return .done
            }
        default: break
        }
        popElement()
        return switchMode(to: .afterHead, then: .reprocess)
    }

    private mutating func endTemplate() -> Disposition {
        guard stack.contains(.template) else { return .done }
        generateAllImpliedEndTags()
        pop(through: .template)
        formatting.clearToLastMarker()
        _ = templateModes.popLast()
        resetInsertionMode()
        return .done
    }
}
