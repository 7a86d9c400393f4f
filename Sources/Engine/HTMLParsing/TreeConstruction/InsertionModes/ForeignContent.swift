// ForeignContent.swift: the rules for tokens in SVG and MathML.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign

import DOM

extension TreeBuilder {
    mutating func processInForeignContent(_ token: Token) -> Disposition {
        switch token.kind {
        case .nullCharacter:
            insertCharacters(.replacementCharacter)
            return .done
        case .whitespace, .text:
            insertCharacters()
            if framesetOK, characters.firstNonWhitespace < characters.count { framesetOK = false }
            return .done
        case .comment, .processingInstruction:
            return insertMarkup(token)
        case .doctype, .endOfFile:
            return .done
        case .startTag:
            if endsForeignContent(token) { return leaveForeignContent(token) }
            insertForeignElement(adjustedCurrentNode.namespace)
            return .done
        case .endTag:
            if token.tag == .br || token.tag == .p { return leaveForeignContent(token) }
            return endForeignElement(token)
        }
    }

    /// Whether a start tag ends foreign content.
    private mutating func endsForeignContent(_ token: Token) -> Bool {
        switch token.tag {
        case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3, .h4,
            .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small,
            .span, .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
            true
        case .font:
            tokenAttribute("color") != nil || tokenAttribute("face") != nil || tokenAttribute("size") != nil
        default: false
        }
    }

    private mutating func leaveForeignContent(_ token: Token) -> Disposition {
        while !stack.current.isHTML, !stack.current.isHTMLIntegrationPoint, !stack.current.isMathMLTextIntegrationPoint
        {
            popElement()
        }
        return processInMode(token)
    }

    /// "Any other end tag", and `script`, which is only popped here.
    private mutating func endForeignElement(_ token: Token) -> Disposition {
        var index = stack.count - 1
        // Deep nesting usually repeats one name.
        var rejected: NameID?
        while index > 0 {
            let node = stack[index]
            if node.isHTML { return processInMode(token) }
            if node.name != rejected {
                if hasTokenName(node) {
                    if places.areRecorded { recordEndTag(of: node.node) }
                    while stack.count > index { popElement() }
                    return .done
                }
                rejected = node.name
            }
            index -= 1
        }
        return .done
    }

    /// Whether a foreign element's name in lower case is the current tag's.
    private mutating func hasTokenName(_ element: OpenElement) -> Bool {
        let localName = tree.localName(element.name)
        guard tree.strings.isASCII(localName) else { return hasWideTokenName(localName) }
        let bytes = tree.strings.ascii(localName)
        guard bytes.count == tokenizer.text.count else { return false }
        for index in 0..<bytes.count where asciiLowercase(bytes[index]) != tokenizer.text[index] { return false }
        return true
    }

    private mutating func hasWideTokenName(_ localName: StringID) -> Bool {
        var bytes: [UInt8] = []
        tree.strings.appendUTF8(of: localName, to: &bytes)
        guard bytes.count == tokenizer.text.count else { return false }
        for index in 0..<bytes.count where asciiLowercase(bytes[index]) != tokenizer.text[index] { return false }
        return true
    }
}
