// ConstructionErrors.swift: the parse errors of tree construction, for which the standard has no codes.
// https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
//
// OPTIMIZATION: The insertion modes do not detect errors, which are rarely requested. If they are, they are derived from the stack of open
// elements before and after each token: elements closed without an end tag, ignored tokens, misplaced nodes.

import DOM

/// The data from which errors are derived, in addition to the stack.
struct ConstructionNotes {
    /// The positions of elements' start tags.
    var starts: [NodeID: Int] = [:]
    /// Elements that were already reported as unclosed.
    var unclosed: Set<NodeID> = []
}

extension TreeBuilder {
    /// The state before a token.
    private struct Before {
        var mode: InsertionMode
        var elements: [OpenElement]
        var newest: UInt32
        var isInitial: Bool
        /// Whether foreign content is open, which HTML tags would end.
        var isForeign: Bool
    }

    /// Processes the tokenizer's current token, and reports its errors.
    mutating func processWatched(_ kind: TokenKind) {
        let current = stack.isEmpty ? nil : adjustedCurrentNode
        let isForeign =
            current.map { !$0.isHTML && !$0.isHTMLIntegrationPoint && !$0.isMathMLTextIntegrationPoint } ?? false
        let before = Before(
            mode: mode,
            elements: (0..<stack.count).map { stack[$0] },
            newest: newestNode,
            isInitial: mode == .initial,
            isForeign: isForeign
        )
        let text = kind == .text ? tokenizer.text : .empty
        process(kind)
        switch kind {
        case .text: if text.firstNonWhitespace < text.count { checkText(before) }
        case .doctype: checkDoctype(before)
        case .startTag: checkStartTag(before)
        case .endTag: checkEndTag(before)
        case .endOfFile: checkEnd(before)
        case .comment, .processingInstruction, .nullCharacter: return
        }
        if before.isInitial, mode != .initial, kind != .doctype, !isSrcdoc { report("missing doctype", at: 0) }
    }

    private mutating func report(_ message: String, at offset: Int? = nil) {
        tokenizer.log.append(construction: message, at: offset ?? tokenizer.tokenStart)
    }

    /// The name of the current tag.
    private var tokenName: String {
        String(decoding: (0..<tokenizer.text.count).map { tokenizer.text[$0] }, as: UTF8.self)
    }

    private func shown(_ element: OpenElement) -> String {
        "<\(tree.strings.string(tree.localName(element.name)))>"
    }

    // MARK: - Text and doctypes

    private mutating func checkText(_ before: Before) {
        switch before.mode {
        case .inTable, .inTableText, .inTableBody, .inRow:
            guard let current = before.elements.last, current.tag.isTablePart || current.tag == .template else {
                return
            }
            report("misplaced text in \(shown(current)): it goes before the table")
        case .inColumnGroup: report("misplaced text in <colgroup>: it goes before the table")
        case .afterBody, .afterAfterBody: report("text after the body")
        case .inFrameset, .afterFrameset, .afterAfterFrameset: report("text in a frameset")
        default: return
        }
    }

    private mutating func checkDoctype(_ before: Before) {
        guard before.isInitial else { return report("stray doctype") }
        let parts = tokenizer.doctype
        // The tokenizer has reported the error.
        if parts.forcesQuirks { return }
        let isLegacy = parts.systemID.map { $0.equals("about:legacy-compat") } ?? true
        if !tokenizer.text.equals("html") || parts.publicID != nil || !isLegacy { report("obsolete doctype") }
    }

    // MARK: - Tags

    private mutating func checkStartTag(_ before: Before) {
        let name = tokenName
        let node = madeNode(name, before)
        if before.isForeign, !node.isNone, tree.namespace(tree.name(node)) == .html {
            report("start tag <\(name)> ends foreign content")
            construction.unclosed.formUnion(popped(before).filter { !$0.isHTML }.map(\.node))
        }
        checkClosed(popped(before), before, by: nil)
        guard !node.isNone else { return report("stray start tag <\(name)>") }
        construction.starts[node] = tokenizer.tokenStart
        let isOpen = !stack.isEmpty && stack.current.node == node
        let around = stack.count > (isOpen ? 1 : 0) ? stack[stack.count - (isOpen ? 2 : 1)] : nil
        if let around, around.isHTML, around.tag.isTablePart {
            let tag = tagNames.tag(tokenizer.name)
            if tree.parent(node) != around.node {
                report("misplaced start tag <\(name)> in \(shown(around)): it goes before the table")
            } else if tag == .form || tag == .input {
                report("misplaced start tag <\(name)> in \(shown(around))")
            }
        }
        switch before.mode {
        case .afterBody, .afterAfterBody: report("start tag <\(name)> after the body")
        case .afterHead where tree.parent(node) == head: report("start tag <\(name)> between head and body")
        default: break
        }
        if tokenizer.text.equals("image"), tree.name(node) == .img { report("<image> stands for <img>") }
    }

    /// The element that the current start tag created; none if it was ignored.
    private func madeNode(_ name: String, _ before: Before) -> NodeID {
        let wanted = name == "image" ? ["image", "img"] : [name]
        var number = newestNode
        while number > before.newest {
            let node = NodeID(rawValue: number)
            if tree.isElement(node),
                wanted.contains(tree.strings.string(tree.localName(tree.name(node))).lowercased())
            {
                return node
            }
            number -= 1
        }
        return .none
    }

    private mutating func checkEndTag(_ before: Before) {
        let name = tokenName
        let tag = tagNames.tag(tokenizer.name)
        let closed = popped(before)
        if tag == .body || tag == .html {
            let hasEnded =
                mode != before.mode && [.afterBody, .afterAfterBody, .afterAfterFrameset].contains(mode)
            // NB: When the html end tag ends the body, open elements have not been reported yet.
            guard hasEnded, tag == .body || !isFragment else { return report("stray end tag </\(name)>") }
            return checkClosed(closed + (0..<stack.count).map { stack[$0] }.reversed(), before, by: nil)
        }
        guard let match = closed.last(where: { isNamed($0, tag) }) else {
            report("stray end tag </\(name)>")
            return checkClosed(closed, before, by: nil)
        }
        if tag.isHeading, match.tag != tag {
            report("end tag </\(name)> closes \(shown(match))")
        } else if closed.contains(where: { $0.node != match.node && Self.isFormatting($0.tag) }), Self.isFormatting(tag)
        {
            return report("misnested end tag </\(name)>")
        } else if before.elements.last?.node != match.node, !stack.isEmpty, Self.isFormatting(tag) || tag == .form,
            let index = before.elements.firstIndex(where: { $0.node == match.node }),
            before.elements[(index + 1)...].contains(where: { element in
                !Self.isImplied(element.tag) && !closed.contains { $0.node == element.node }
            })
        {
            report("misnested end tag </\(name)>")
        }
        checkClosed(closed, before, by: match)
    }

    private mutating func checkEnd(_ before: Before) {
        checkClosed(popped(before) + (0..<stack.count).map { stack[$0] }.reversed(), before, by: nil)
    }

    /// Reports which of the closed elements should have had end tags.
    private mutating func checkClosed(_ elements: [OpenElement], _ before: Before, by match: OpenElement?) {
        for element in elements where element.node != match?.node && !(element.isHTML && Self.isImplied(element.tag)) {
            guard construction.unclosed.insert(element.node).inserted else { continue }
            report("unclosed element \(shown(element))", at: construction.starts[element.node])
        }
    }

    /// The elements that the token closed, innermost first.
    private func popped(_ before: Before) -> [OpenElement] {
        let open = Set((0..<stack.count).map { stack[$0].node })
        return before.elements.reversed().filter { !open.contains($0.node) }
    }

    /// Whether an element is the one that the current end tag names; a heading's end tag closes any heading.
    private func isNamed(_ element: OpenElement, _ tag: Tag) -> Bool {
        if element.isHTML, tag != .other { return element.tag == tag || tag.isHeading && element.tag.isHeading }
        return tree.strings.string(tree.localName(element.name)).lowercased() == tokenName
    }

    /// Whether an element's end tag may be omitted.
    /// https://html.spec.whatwg.org/multipage/parsing.html#generate-all-implied-end-tags-thoroughly
    private static func isImplied(_ tag: Tag) -> Bool {
        switch tag {
        case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc, .caption, .colgroup, .tbody, .td, .tfoot, .th,
            .thead, .tr, .head, .body, .html:
            true
        default: false
        }
    }

    /// https://html.spec.whatwg.org/multipage/parsing.html#formatting
    private static func isFormatting(_ tag: Tag) -> Bool {
        switch tag {
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: true
        default: false
        }
    }
}
