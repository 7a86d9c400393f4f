// BeforeHTML.swift: the "before html" insertion mode.
// https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode

import DOM

extension TreeBuilder {
    mutating func processBeforeHTML(_ token: Token) -> Disposition {
        switch token.kind {
        case .doctype, .whitespace:
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token, at: InsertionPlace(parent: document))
        case .startTag where token.tag == .html:
            let element = pushRootElement()
            appendAttributes(to: element)
            if places.areRecorded { recordStartTag(of: element) }
            reach(.documentElement)
            return switchMode(to: .beforeHead, then: .done)
        case .endTag:
            switch token.tag {
            case .head, .body, .html, .br: break
            default: return .done
            }
        default: break
        }
        _ = pushRootElement()
        reach(.documentElement)
        return switchMode(to: .beforeHead, then: .reprocess)
    }

    /// Makes an `html` element, appends it to the document and pushes it.
    mutating func pushRootElement() -> NodeID {
        let root = tree.createElement(.html, in: document)
        newestNode = max(newestNode, root.rawValue)
        tree.insert(root, into: document, before: .none)
        if places.areRecorded { recordImplied(root, at: InsertionPlace(parent: document)) }
        stack.push(OpenElement(node: root, name: .html, namespace: .html, tag: .html))
        return root
    }
}
