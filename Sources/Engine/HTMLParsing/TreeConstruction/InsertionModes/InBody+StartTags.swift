// InBody+StartTags.swift: start tags of the "in body" insertion mode, in the standard's order.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody

import DOM

extension TreeBuilder {
    mutating func processStartTagInBody(_ token: Token) -> Disposition {
        let tag = token.tag
        switch tag {
        case .html:
            if !stack.contains(.template) { mergeAttributes(into: stack[0].node) }
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            return processInHead(token)
        case .body:
            guard stack.count > 1, stack[1].tag == .body, !stack.contains(.template) else { return .done }
            framesetOK = false
            mergeAttributes(into: stack[1].node)
        case .frameset:
            if places.areRecorded { places.markFrameset() }
            guard stack.count > 1, stack[1].tag == .body, framesetOK else { return .done }
            if !tree.parent(stack[1].node).isNone { tree.remove(stack[1].node) }
            while stack.count > 1 { popElement() }
            insertElement(for: .frameset)
            return switchMode(to: .inFrameset, then: .done)
        case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section,
            .summary, .ul:
            closeParagraphInButtonScope()
            insertElement(for: tag)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            closeParagraphInButtonScope()
            if stack.current.tag.isHeading { popElement() }
            insertElement(for: tag)
        case .pre, .listing:
            closeParagraphInButtonScope()
            insertElement(for: tag)
            ignoresLineFeed = true
            framesetOK = false
        case .form:
            let isInTemplate = stack.contains(.template)
            guard form.isNone || isInTemplate else { return .done }
            closeParagraphInButtonScope()
            let element = insertElement(for: .form)
            if !isInTemplate { form = element.node }
        case .li:
            startListItem(tag) { $0 == .li }
        case .dd, .dt:
            startListItem(tag) { $0 == .dd || $0 == .dt }
        case .plaintext:
            closeParagraphInButtonScope()
            insertElement(for: .plaintext)
            tokenizer.enterContent(.plaintext)
        case .button:
            if stack.hasInScope(.button) {
                generateImpliedEndTags()
                pop(through: .button)
            }
            reconstructFormatting()
            insertElement(for: .button)
            framesetOK = false
        case .a:
            startAnchor()
        case .b, .big, .code, .em, .font, .i, .s, .small, .strike, .strong, .tt, .u:
            reconstructFormatting()
            pushFormatting(insertElement(for: tag))
        case .nobr:
            reconstructFormatting()
            if stack.hasInScope(.nobr) {
                runAdoptionAgency(.nobr)
                reconstructFormatting()
            }
            pushFormatting(insertElement(for: .nobr))
        case .applet, .marquee, .object:
            reconstructFormatting()
            insertElement(for: tag)
            formatting.appendMarker()
            framesetOK = false
        case .table:
            if tree.quirksMode(document) != .quirks { closeParagraphInButtonScope() }
            insertElement(for: .table)
            framesetOK = false
            return switchMode(to: .inTable, then: .done)
        case .area, .br, .embed, .img, .keygen, .wbr:
            insertVoid(tag)
            framesetOK = false
        case .input:
            startInput()
        case .param, .source, .track:
            insertElement(for: tag)
            stack.pop()
        case .hr:
            closeParagraphInButtonScope()
            if stack.hasInScope(.select) { generateImpliedEndTags() }
            insertElement(for: .hr)
            stack.pop()
            framesetOK = false
        case .image:
            insertVoid(.img)
            framesetOK = false
        case .textarea:
            // NB: The flag is set after the content state, whose change only depends on the current tag.
            framesetOK = false
            let disposition = insertRawText(.textarea, .rcdata)
            ignoresLineFeed = true
            return disposition
        case .xmp:
            closeParagraphInButtonScope()
            reconstructFormatting()
            framesetOK = false
            return insertRawText(.xmp, .rawtext)
        case .iframe:
            framesetOK = false
            return insertRawText(.iframe, .rawtext)
        case .noembed:
            return insertRawText(.noembed, .rawtext)
        case .noscript where scripting:
            return insertRawText(.noscript, .rawtext)
        case .select, .optgroup, .option:
            startSelectPart(tag)
        case .rb, .rtc:
            if stack.hasInScope(.ruby) { generateImpliedEndTags() }
            insertElement(for: tag)
        case .rp, .rt:
            if stack.hasInScope(.ruby) { generateImpliedEndTags(except: .rtc) }
            insertElement(for: tag)
        case .math, .svg:
            reconstructFormatting()
            insertForeignElement(tag == .svg ? .svg : .mathML)
        case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr:
            break
        default:
            reconstructFormatting()
            let element = insertElement(for: tag)
            if tag == .selectedcontent { watchSelectedContent(element.node) }
        }
        return .done
    }

    private mutating func insertVoid(_ tag: Tag) {
        reconstructFormatting()
        insertElement(for: tag)
        stack.pop()
    }

    /// `li`, `dd` and `dt` close an open element of their kind.
    private mutating func startListItem(_ tag: Tag, closing isNeighbor: (Tag) -> Bool) {
        framesetOK = false
        var index = stack.count - 1
        while index >= 0 {
            let other = stack[index].tag
            if isNeighbor(other) {
                generateImpliedEndTags(except: other)
                pop(through: other)
                break
            }
            if other.isSpecial, other != .address, other != .div, other != .p { break }
            index -= 1
        }
        closeParagraphInButtonScope()
        insertElement(for: tag)
    }

    private mutating func startAnchor() {
        if let index = formatting.lastIndex(of: .a) {
            let old = formatting[index].element.node
            runAdoptionAgency(.a)
            // NB: If the adoption agency did not remove it, it is at the same index.
            if index < formatting.count, formatting[index].element.node == old { formatting.remove(at: index) }
            if let left = stack.index(of: old) { stack.remove(at: left) }
        }
        reconstructFormatting()
        pushFormatting(insertElement(for: .a))
    }

    private mutating func startInput() {
        if context.tag == .select { return }
        if stack.hasInScope(.select) { pop(through: .select) }
        reconstructFormatting()
        insertElement(for: .input)
        stack.pop()
        if let type = tokenAttribute("type"), tokenizer.attributeValue(type).equals(ignoringCase: "hidden") { return }
        framesetOK = false
    }

    /// Select elements may contain most elements that a body may; only these tags check for open ones of their kind.
    private mutating func startSelectPart(_ tag: Tag) {
        switch tag {
        case .select:
            if context.tag == .select { return }
            if stack.hasInScope(.select) {
                pop(through: .select)
                return
            }
            reconstructFormatting()
            insertElement(for: .select)
            framesetOK = false
        case .optgroup:
            if stack.hasInScope(.select) {
                generateImpliedEndTags()
            } else if stack.current.tag == .option {
                popElement()
            }
            reconstructFormatting()
            insertElement(for: .optgroup)
        default:
            if stack.hasInScope(.select) {
                generateImpliedEndTags(except: .optgroup)
            } else if stack.current.tag == .option {
                popElement()
            }
            reconstructFormatting()
            insertElement(for: .option)
        }
    }
}
