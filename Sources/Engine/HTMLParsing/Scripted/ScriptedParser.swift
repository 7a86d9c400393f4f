// ScriptedParser.swift: a parser that stops at each script and accepts `document.write()`.
// https://html.spec.whatwg.org/multipage/parsing.html#scriptEndTag
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document.write()
//
// The caller calls `advance` until it reports the end of the input, runs each returned script between `beginScript` and `endScript`, and
// passes the script's output to `write` and then calls `advance` again, which parses up to the insertion point. So scripts nest: a written
// script runs while the one that wrote it waits.
//
// Invariants: 1. Inside of `advance` no script runs but those of custom elements, and those that wait for an element; they cannot write.
// 2. `inputs` holds one entry for each script that has begun, and one for the document. 3. The input of the innermost entry is the tokenizer's.

package import DOM

/// Why the parser stopped.
package enum ParserPause: Equatable, Sendable {
    /// A script element is complete; its source ends on this line of the input.
    case script(NodeID, lastLine: Int)
    /// Worlds have to process reactions of elements that became custom, or may become so.
    case reactions
    /// The written text is parsed as far as possible without more input.
    case needsInput
    /// The document is complete.
    case finished
}

/// An element of the document that scripts wait for.
package enum ParserMoment: Sendable {
    /// The document element was inserted, with its attributes, and nothing else below it.
    case documentElement
    /// The body, or a frameset in its place, was inserted.
    case body
}

/// Creates custom elements for a parser. Both functions run scripts, which must not write to the document.
package struct CustomElementMaker {
    /// Name, document, `is` value or none → an element; none if it is not custom.
    let make: (NameID, NodeID, StringID) -> NodeID
    /// Makes worlds process their reactions.
    let react: () -> Void

    package init(make: @escaping (NameID, NodeID, StringID) -> NodeID, react: @escaping () -> Void) {
        self.make = make
        self.react = react
    }
}

/// A document's parser that stops at scripts.
package final class ScriptedParser {
    /// The input of the document itself, or of one script's writing.
    private struct Input {
        var buffer: UnsafeInputBuffer
        var position = 0
        /// Whether more may follow: its end is the insertion point.
        var isOpen: Bool
        /// The last text ended with a carriage return, so a line feed at the start of the next is part of the same newline.
        var ignoresLineFeed = false
    }

    private let tree: Tree
    private var builder: TreeBuilder
    private var inputs: [Input]
    private var lines = LineCount()
    private let sourceMap: SourceMap?
    /// Whether the document is complete.
    package private(set) var isFinished = false

    /// A parser of a document that has no nodes yet.
    ///
    /// - Parameters:
    ///   - text: The page, as in `parseHTMLDocument`; nil for a document that scripts write from its start.
    ///   - document: The node to parse into: an HTML document.
    ///   - customElements: Creates custom elements if the document's scripts run.
    ///   - onMoment: Called when the document has an element that scripts wait for. It runs scripts, which must not write to the document.
    package init(
        _ text: [UInt8]?,
        document: NodeID,
        tree: Tree,
        options: HTMLParserOptions = HTMLParserOptions(),
        customElements: CustomElementMaker? = nil,
        onMoment: ((ParserMoment) -> Void)? = nil
    ) {
        self.tree = tree
        sourceMap = options.sourceMap
        sourceMap?.prepare(forText: text?.count ?? 0)
        let input = Input(buffer: UnsafeInputBuffer(text ?? []), isOpen: text == nil)
        inputs = [input]
        builder = TreeBuilder(input.buffer.bytes, tree: tree, document: document, options: options)
        builder.isSeen = true
        builder.customElements = customElements
        builder.onMoment = onMoment
    }

    /// Parses up to the next script or the end of the available input.
    package func advance() -> ParserPause {
        if isFinished { return .finished }
        let depth = inputs.count - 1
        builder.tokenizer.input = inputs[depth].buffer.bytes
        builder.tokenizer.position = inputs[depth].position
        // Scripts may have changed the elements that the builder remembers.
        builder.merging = [:]
        builder.textOfRun = .none
        let script = builder.runToPause(isOpen: inputs[depth].isOpen)
        inputs[depth].position = builder.tokenizer.position
        tree.notifyOfRecords()
        if let script {
            builder.rememberFormattingAttributes()
            if script.element.isNone { return .reactions }
            let line = depth == 0 ? lines.line(at: script.end, in: builder.tokenizer.input) : 1
            return .script(script.element, lastLine: line)
        }
        isFinished = builder.stopped
        if isFinished { sourceMap?.finish(lastNode: tree.lastNode, remade: builder.remadeFormatting) }
        return isFinished ? .finished : .needsInput
    }

    /// A script returned by `advance` is about to run: what is written from now on is inserted right after it.
    package func beginScript() {
        inputs.append(Input(buffer: UnsafeInputBuffer([]), isOpen: true))
        builder.tokenizer.pending = nil
    }

    /// The script has ended: the parser continues after it with written text that was not parsed yet.
    package func endScript() {
        let written = inputs.removeLast()
        builder.tokenizer.pending = nil
        let rest = written.buffer.bytes
        guard written.position < rest.count else { return }
        let last = inputs.count - 1
        if last == 0 {
            let added = rest.count - written.position
            lines.willReplace(upTo: inputs[0].position, with: added, in: inputs[0].buffer.bytes)
        }
        inputs[last].buffer.replacePrefix(
            upTo: inputs[last].position,
            with: Array(rest.slice(written.position, rest.count).buffer)
        )
        inputs[last].position = 0
    }

    /// Parses to the end of the available input, and runs no scripts.
    ///
    /// - Parameter pass: Called with each script element that would have run.
    package func advanceWithoutScripts(passing pass: ((NodeID) -> Void)? = nil) {
        while true {
            switch advance() {
            case .script(let element, _): pass?(element)
            case .reactions: continue
            case .needsInput, .finished: return
            }
        }
    }

    /// Inserts text at the insertion point; `advance` parses it.
    ///
    /// - Complexity: Linear in the text, over all calls: incomplete text is neither copied nor scanned again.
    package func write(_ text: [UInt8]) {
        let last = inputs.count - 1
        guard !text.isEmpty, inputs[last].isOpen, !isFinished else { return }
        var added = text[...]
        if inputs[last].ignoresLineFeed, added.first == 0x0A { added.removeFirst() }
        inputs[last].ignoresLineFeed = text.last == 0x0D
        if added.last == 0x0D { added[added.endIndex - 1] = 0x0A }
        inputs[last].buffer.append(added)
    }

    /// Ends the writing: the next `advance` parses to the end of the document.
    package func close() { inputs[0].isOpen = false }

    /// The number of scripts that have begun and not ended.
    package var nesting: Int { inputs.count - 1 }
}

/// Counts the lines of the document's own input.
private struct LineCount {
    private var line = 1
    private var counted = 0
    /// The end of text written by scripts at the start of the input.
    private var writtenEnd = 0

    /// The line of an offset; 1 in text written by scripts.
    mutating func line(at offset: Int, in input: UnsafeBytes) -> Int {
        if offset < writtenEnd { return 1 }
        count(upTo: offset, in: input)
        return line
    }

    private mutating func count(upTo offset: Int, in input: UnsafeBytes) {
        counted = max(counted, writtenEnd)
        while counted < offset, counted < input.count {
            if input[counted] == 0x0A { line += 1 }
            counted += 1
        }
    }

    /// The input before `position` is about to be replaced by `length` bytes whose lines do not count.
    mutating func willReplace(upTo position: Int, with length: Int, in input: UnsafeBytes) {
        count(upTo: position, in: input)
        writtenEnd = max(writtenEnd - position, 0) + length
        counted = 0
    }
}

extension TreeBuilder {
    /// Builds the tree until a script element is complete or the input ends.
    ///
    /// - Parameter isOpen: Whether the end of the input is not the end of the document.
    /// - Returns: The script element, and the end of its content in the input; no element if worlds have to process reactions; nil at the
    ///   end of the input.
    mutating func runToPause(isOpen: Bool) -> (element: NodeID, end: Int)? {
        while !stopped {
            tokenizer.allowsCDATA = !stack.isEmpty && !adjustedCurrentNode.isHTML
            let kind: TokenKind
            if isOpen {
                guard let certain = tokenizer.nextIfCertain() else { return nil }
                kind = certain
            } else {
                kind = tokenizer.next()
            }
            let end = tokenizer.tokenStart
            let open = stack.isEmpty ? nil : stack.current
            if kind == .endOfFile, mode == .text, let open, open.tag == .script {
                // A script that the document's end cuts off never runs.
                tree.setFlag(NodeFlags.alreadyStarted, open.node)
            }
            process(kind)
            if kind == .endTag, let open, open.tag == .script || open.tag == .svgScript, isClosed(open.node) {
                if endTag == .script { return (open.node, end) }
                // A script that is closed by the end of an enclosing element never runs either.
                tree.setFlag(NodeFlags.alreadyStarted, open.node)
            }
            if kind == .startTag, tokenizer.isSelfClosing, newestNode != tokenBoundary {
                let node = NodeID(rawValue: newestNode)
                if tree.isElement(node), tree.name(node) == .svgScript { return (node, end) }
            }
            if let reactions = tree.reactions, reactions.hasPending { return (.none, end) }
        }
        stop()
        return nil
    }

    /// Whether the former current node is no longer open.
    private mutating func isClosed(_ node: NodeID) -> Bool { stack.isEmpty || stack.current.node != node }
}
