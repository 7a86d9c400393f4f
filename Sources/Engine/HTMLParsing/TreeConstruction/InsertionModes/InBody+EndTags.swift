// InBody+EndTags.swift: end tags of the "in body" insertion mode, in the standard's order.
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody

import DOM

extension TreeBuilder {
    mutating func processEndTagInBody(_ token: Token) -> Disposition {
        let tag = token.tag
        switch tag {
        case .template:
            return processInHead(token)
        case .body:
            guard stack.hasInScope(.body) else { return .done }
            if places.areRecorded { recordBodyEnd() }
            return switchMode(to: .afterBody, then: .done)
        case .html:
            return stack.hasInScope(.body) ? switchMode(to: .afterBody, then: .reprocess) : .done
        case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre, .search,
            .section, .select, .summary, .ul:
            guard stack.hasInScope(tag) else { return .done }
            generateImpliedEndTags()
            pop(through: tag)
        case .form:
            endForm()
        case .p:
            if !stack.hasInButtonScope(.p) { insertElement(named: .p) }
            closeParagraph()
        case .li:
            guard stack.hasInListItemScope(.li) else { return .done }
            generateImpliedEndTags(except: .li)
            pop(through: .li)
        case .dd, .dt:
            guard stack.hasInScope(tag) else { return .done }
            generateImpliedEndTags(except: tag)
            pop(through: tag)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            guard stack.hasHeadingInScope() else { return .done }
            generateImpliedEndTags()
            while true {
                let isHeading = stack.current.tag.isHeading
                popElement()
                if isHeading { break }
            }
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u:
            runAdoptionAgency(tag)
        case .applet, .marquee, .object:
            guard stack.hasInScope(tag) else { return .done }
            generateImpliedEndTags()
            pop(through: tag)
            formatting.clearToLastMarker()
        case .br:
            // NOTE: Acts as a start tag without attributes.
            reconstructFormatting()
            insertElement(named: .br)
            stack.pop()
            framesetOK = false
        default:
            return processAnyOtherEndTag(tag)
        }
        return .done
    }

    private mutating func endForm() {
        guard !stack.contains(.template) else {
            guard stack.hasInScope(.form) else { return }
            generateImpliedEndTags()
            pop(through: .form)
            return
        }
        let node = form
        form = .none
        guard !node.isNone, stack.hasInScope(node) else { return }
        generateImpliedEndTags()
        if let index = stack.index(of: node) {
            if places.areRecorded { recordFormEnd(at: index) }
            stack.remove(at: index)
        }
    }

    /// "Any other end tag". The tokenizer's current tag has the name when `tag` is `other`.
    mutating func processAnyOtherEndTag(_ tag: Tag) -> Disposition {
        if tag != .other, !stack.contains(tag) { return .done }
        let name = htmlName(tag)
        var index = stack.count - 1
        while index >= 0 {
            if stack[index].name == name {
                generateImpliedEndTags(except: tag == .other ? .other : tag)
                while stack.count > index { popElement() }
                break
            }
            if stack[index].tag.isSpecial { break }
            index -= 1
        }
        return .done
    }
}
