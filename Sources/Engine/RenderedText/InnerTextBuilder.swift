// InnerTextBuilder.swift: puts rendered text together: white space collapses, blocks stand on lines of their own.
// The steps of https://html.spec.whatwg.org/multipage/dom.html#rendered-text-collection-steps, with the line breaks that
// WebKit makes: one before a block, one behind it, and one more behind paragraphs and headings.
// Elsewhere: which element is what (InnerText.swift).

import CSSValues
import Cascade
import DOM

struct InnerTextBuilder {
    enum Last { case nothing, lineBreak, other }

    private(set) var output: [UInt8] = []
    /// Line breaks behind blocks, by block: written only when something follows.
    private(set) var breaks: [NodeID] = []
    /// Collapsible white space that is written when more text follows on the line.
    private var hasPendingSpace = false
    /// Collapsible white space that a box left that has ended: white space behind the box does not merge with it.
    private var hasOwedSpace = false
    /// Whether the text is at the start of a line, where collapsible white space disappears.
    private var isAtLineStart = true
    /// How long the white space was that `hasPendingSpace` stands for, in its text node.
    private var pendingCount = 0
    /// Whether the last text ended with white space that collapsed: a box without text that follows it brings a blank
    /// back, unless a line break came between. NB: This is WebKit's.
    private var hasCollapsedSpace = false
    private var last = Last.nothing
    private var hasText = false
    /// Whether a box without text of its own came: a block that follows it begins a line too.
    private var hasReplaced = false
    /// Counts what was written; blocks in which nothing was make no line breaks behind them.
    private(set) var emissions = 0

    mutating func enterBlock() {
        endLine()
        if hasText || hasReplaced, last != .lineBreak {
            output.append(0x0A)
            last = .lineBreak
            hasCollapsedSpace = false
        }
    }

    /// - Parameters:
    ///   - start: `emissions` when the block was entered.
    ///   - hasGap: whether an empty line follows.
    mutating func leaveBlock(_ block: NodeID, since start: Int, hasGap: Bool) {
        endLine()
        guard emissions != start, hasText else { return }
        if last != .lineBreak {
            breaks.append(block)
            last = .lineBreak
            hasCollapsedSpace = false
        }
        if hasGap {
            breaks.append(block)
            hasCollapsedSpace = false
        }
    }

    /// Forgets what was written: the text that is wanted begins here. White space that stood before it swallows what follows.
    mutating func restart() {
        output = []
        breaks = []
        if hasPendingSpace || hasOwedSpace { isAtLineStart = true }
        hasPendingSpace = false
        hasOwedSpace = false
        hasCollapsedSpace = false
        hasText = false
        hasReplaced = false
        last = .nothing
    }

    /// The text that is wanted ends before more text on its line.
    mutating func addSpaceBeforeText() { writePendingSpace() }

    /// Ends the text with those of the line breaks behind blocks that something follows.
    mutating func finish(lineBreaks: Int) { output += Array(repeating: 0x0A, count: lineBreaks) }

    private mutating func endLine() {
        if hasPendingSpace { hasCollapsedSpace = true }
        hasPendingSpace = false
        hasOwedSpace = false
        isAtLineStart = true
    }

    /// A table cell; `isFirst` in its row.
    mutating func enterCell(isFirst: Bool) {
        endLine()
        if !isFirst, hasText, last != .lineBreak {
            output.append(0x09)
            last = .other
            hasCollapsedSpace = false
        }
    }

    mutating func leaveCell() { endLine() }

    /// A box on the line with lines of its own.
    mutating func enterInlineBox() {
        if hasPendingSpace, pendingCount > 1 { hasCollapsedSpace = true }
        writePendingSpace()
        isAtLineStart = true
    }

    mutating func leaveInlineBox() {
        if hasPendingSpace { hasOwedSpace = true }
        hasPendingSpace = false
        isAtLineStart = false
    }

    /// An image or another box without text of its own.
    mutating func addReplaced() {
        writeBreaks()
        if hasPendingSpace, pendingCount > 1 { hasCollapsedSpace = true }
        writePendingSpace()
        if hasCollapsedSpace {
            output.append(0x20)
            hasText = true
        }
        hasCollapsedSpace = false
        hasReplaced = true
        isAtLineStart = false
        last = .other
        emissions += 1
    }

    mutating func addLineBreak() {
        endLine()
        writeBreaks()
        output.append(0x0A)
        last = .lineBreak
        hasCollapsedSpace = false
        hasText = true
        emissions += 1
    }

    /// Text whose white space collapses.
    /// - Parameter isInInline: whether it stands in an inline box, where white space alone makes a box too.
    mutating func addCollapsing(_ text: [UInt8], isInInline: Bool = false) {
        var run = 0
        let isSpaceAhead = hasPendingSpace
        defer {
            if run == text.count, isSpaceAhead {
                hasCollapsedSpace = true
            } else if run == text.count, isAtLineStart {
                if isInInline { hasCollapsedSpace = true }
            } else {
                hasCollapsedSpace = false
                hasText = true
                if run > 0 { pendingCount = run }
            }
        }
        for byte in text {
            if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C {
                if !isAtLineStart { hasPendingSpace = true }
                run &+= 1
            } else {
                run = 0
                if isAtLineStart || hasPendingSpace || hasOwedSpace || !breaks.isEmpty { beginText() }
                output.append(byte)
                last = .other
                emissions &+= 1
            }
        }
    }

    /// Text whose white space is kept.
    mutating func addPreserved(_ text: [UInt8]) {
        guard let end = text.last else { return }
        beginText()
        output += text
        emissions += 1
        last = end == 0x0A ? .lineBreak : .other
        isAtLineStart = end == 0x0A
    }

    /// Text of `white-space: pre-line`: WebKit gives its line breaks as blanks.
    mutating func addPreservingLines(_ text: [UInt8]) {
        for part in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 {
                beginText()
                output.append(0x20)
                isAtLineStart = true
            }
            addCollapsing(Array(part.element))
        }
    }

    private mutating func beginText() {
        writeBreaks()
        if hasOwedSpace { output.append(0x20) }
        hasOwedSpace = false
        writePendingSpace()
        isAtLineStart = false
        hasText = true
    }

    private mutating func writePendingSpace() {
        if hasPendingSpace { output.append(0x20) }
        hasPendingSpace = false
    }

    private mutating func writeBreaks() {
        for _ in breaks { output.append(0x0A) }
        breaks = []
    }
}
