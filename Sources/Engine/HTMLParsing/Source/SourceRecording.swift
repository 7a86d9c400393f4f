// SourceRecording.swift: tree construction's calls to the source map. Only used if positions are recorded.

import DOM

extension TreeBuilder {
    /// The current start tag created an element.
    mutating func recordStartTag(of element: NodeID) {
        places.set(element: element, from: tokenizer.tokenStart, to: tokenizer.tokenEnd)
    }

    /// The current token is a comment, processing instruction or doctype and created a node.
    mutating func recordMarkup(_ node: NodeID, at place: InsertionPlace) {
        places.set(node, from: tokenizer.tokenStart, to: tokenizer.tokenEnd)
        if !place.before.isNone { places.markScattered(node) }
    }

    /// An element was created without a start tag, or before its start tag.
    mutating func recordImplied(_ element: NodeID, at place: InsertionPlace) {
        places.set(element: element, from: tokenizer.tokenStart, to: tokenizer.tokenStart)
        if !place.before.isNone { places.markScattered(element) }
    }

    /// Characters were inserted into a text node, which is new or already has others.
    mutating func recordText(_ text: NodeID, _ bytes: UnsafeBytes, isNew: Bool, at place: InsertionPlace) {
        var start = tokenizer.tokenStart
        var end = tokenizer.tokenEnd
        if let offset = tokenizer.input.offset(of: bytes) {
            start = offset
            end = offset + bytes.count
        } else if bytes.base == pendingTableText.bytes.base {
            start = pendingTableTextStart
            end = pendingTableTextEnd
        }
        // A carriage return before a line feed belongs to it.
        if start > 0, tokenizer.input[start - 1] == 0x0D, start < tokenizer.input.count, tokenizer.input[start] == 0x0A
        {
            start -= 1
        }
        if isNew {
            places.set(text, from: start, to: end)
            if mode == .text || tokenizer.mode != .data { places.markRaw(text) }
            if !place.before.isNone { places.markScattered(text) }
        } else {
            if places.end(text) != start { places.markScattered(text) }
            places.extend(text, to: end)
        }
        if pendingTableTextIsScattered, bytes.base == pendingTableText.bytes.base { places.markScattered(text) }
    }

    /// The line feed at the start of the current text is dropped; if it is in the source itself, it is not part of the text's source.
    mutating func recordDroppedLineFeed() {
        let start = tokenizer.tokenStart
        if tokenizer.byte(start) == 0x0D, tokenizer.byte(start + 1) == 0x0A {
            tokenizer.tokenStart += 2
        } else if tokenizer.byte(start) == 0x0D || tokenizer.byte(start) == 0x0A {
            tokenizer.tokenStart += 1
        }
    }

    /// Characters were appended to a table's pending text.
    mutating func recordPendingTableText() {
        var start = tokenizer.tokenStart
        var end = tokenizer.tokenEnd
        if let offset = tokenizer.input.offset(of: characters) {
            start = offset
            end = offset + characters.count
        }
        if pendingTableText.isEmpty {
            pendingTableTextStart = start
            pendingTableTextIsScattered = false
        } else if start != pendingTableTextEnd, start != pendingTableTextEnd + 1 || tokenizer.input[start - 1] != 0x0D {
            pendingTableTextIsScattered = true
        }
        pendingTableTextEnd = end
    }

    /// The nodes of the current token are inserted before a table: the open elements down to the table contain source that is not theirs.
    mutating func recordFosterParenting() {
        var index = stack.count - 1
        while index >= 0 {
            let element = stack[index]
            if places.leaks(element.node) { return }
            places.markLeaking(element.node)
            if element.tag == .table { return }
            index -= 1
        }
    }

    /// The current node is about to be popped: by its own end tag, or by another token.
    mutating func recordPop() {
        let element = stack.current
        let start = tokenizer.tokenStart
        // NB: A fragment's root has no position, nor has a head that is on the stack for a second time.
        guard places.end(element.node) <= start else { return }
        if !places.hasEndTag(element.node), !isAfterBody || stack.count <= 2 {
            let closes = isEndTag && element.isHTML && element.name == htmlName(endTag)
            places.setClose(element.node, from: start, to: closes ? tokenizer.tokenEnd : start)
        }
        let isOwn = places.hasEndTag(element.node)
        if element.tag.isFormatting, !isOwn { places.markLeaking(element.node) }
        // If an element leaks, so does its parent, except for elements that contain formatting elements.
        if stack.count > 1, places.leaks(element.node) {
            switch stack[stack.count - 2].tag {
            case .td, .th, .caption, .template, .applet, .marquee, .object: break
            default: places.markLeaking(stack[stack.count - 2].node)
            }
        }
    }

    /// The body's end tag: it pops nothing, but open elements end there if only whitespace follows.
    mutating func recordBodyEnd() {
        guard stack.count > 1 else { return }
        recordEndTag(of: stack[1].node)
        for index in 2..<max(stack.count, 2) {
            places.setClose(stack[index].node, from: tokenizer.tokenStart, to: tokenizer.tokenStart)
        }
    }

    private var isAfterBody: Bool { mutating get { mode == .afterBody || mode == .afterAfterBody } }

    /// The end tag of a form, of the body or of the document, which may pop nothing.
    mutating func recordEndTag(of element: NodeID) {
        if !places.hasEndTag(element) {
            places.setClose(element, from: tokenizer.tokenStart, to: tokenizer.tokenEnd)
        }
    }

    /// The end tag of a form closes it, even if elements in it stay open.
    mutating func recordFormEnd(at index: Int) {
        recordEndTag(of: stack[index].node)
        if index < stack.count - 1 {
            for inner in index..<stack.count { places.markLeaking(stack[inner].node) }
            if index > 0 { places.markLeaking(stack[index - 1].node) }
        }
    }

    /// The open elements from one index through another are about to be taken apart by the adoption agency.
    mutating func recordAdoption(from first: Int, through last: Int) {
        for index in first...last {
            places.markScattered(stack[index].node)
            places.markLeaking(stack[index].node)
        }
        if first > 0 { places.markLeaking(stack[first - 1].node) }
    }
}
