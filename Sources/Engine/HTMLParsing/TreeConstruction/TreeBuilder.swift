// TreeBuilder.swift: tree construction's state and its dispatcher.
// https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
// Elsewhere: insertion modes (InsertionModes/), insertion of nodes (TreeBuilder+Insertion.swift), formatting elements.

import DOM
import WebInfra

/// https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode
enum InsertionMode: UInt8 {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text, inTable, inTableText,
        inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate, afterBody, inFrameset, afterFrameset,
        afterAfterBody, afterAfterFrameset

    /// Whether whitespace is processed separately from other characters.
    var distinguishesWhitespace: Bool {
        switch self {
        case .inBody, .text, .inTable, .inTableText, .inCaption, .inTableBody, .inRow, .inCell, .inTemplate: false
        default: true
        }
    }
}

/// The result of processing a token in an insertion mode.
enum Disposition {
    /// The token was processed or ignored.
    case done
    /// The token is dispatched again, usually in another mode.
    case reprocess
}

/// The attribute names of an element to which later tags add attributes.
struct MergedAttributes {
    /// The set of names: one bit for each name number.
    private var names: [UInt64] = []
    private(set) var last = AttributeID.none

    init(of element: NodeID, in tree: Tree) {
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            _ = insert(tree.attributeName(attribute))
            last = attribute
            attribute = tree.nextAttribute(attribute)
        }
    }

    /// Adds a name, and returns whether it is new.
    mutating func insert(_ name: NameID) -> Bool {
        let word = Int(name.rawValue >> 6)
        while names.count <= word { names.append(0) }
        let bit = UInt64(1) << UInt64(name.rawValue & 63)
        defer { names[word] |= bit }
        return names[word] & bit == 0
    }

    /// Records an attribute that was appended.
    mutating func append(_ attribute: AttributeID) { last = attribute }
}

/// Builds a tree from the tokenizer's tokens.
///
/// Invariant: `tokenBoundary` is the newest node at the start of the current token.
struct TreeBuilder: ~Copyable {
    /// The number of open elements at which further ones replace the current node.
    ///
    /// AD-HOC: Not in the standard. WebKit limits trees in the same way, and the limit bounds walks over the stack.
    static let maximumDepth = 512

    let tree: Tree
    let document: NodeID
    let scripting: Bool
    let isSrcdoc: Bool
    let makesShadows: Bool
    let notesShadows: Bool
    /// The shadow roots declared by templates on the stack; these templates are in no tree.
    var shadowTemplates: [NodeID: NodeID] = [:]
    var tokenizer: Tokenizer

    var mode = InsertionMode.initial
    var originalMode = InsertionMode.initial
    var templateModes: [InsertionMode] = []
    var stack = ElementStack()
    var formatting = FormattingList()
    /// The number of formatting elements that were reconstructed.
    var remadeCount = 0
    var attributeNames = AttributeNameCache()
    var tagNames = TagNameTable()

    var head = NodeID.none
    var form = NodeID.none
    var framesetOK = true
    var fosterParenting = false
    var ignoresLineFeed = false
    var stopped = false
    /// The fragment algorithm's context element; no node if a document is parsed.
    var context = OpenElement(node: .none, name: .none, namespace: .none, tag: .other)

    /// The characters of the current text token.
    var characters = UnsafeBytes.empty
    var pendingTableText = UnsafeList<UInt8>(capacity: 64)
    var newestNode: UInt32 = 0
    var tokenBoundary: UInt32 = 0
    var selects = SelectedContents()
    /// Whether scripts see the document during the parse, so that its nodes are not unseen.
    var isSeen = false
    /// The text node that received characters last since the parser was resumed. Further characters of the same run are not a separate
    /// change for observers: the standard does not say how many characters are inserted at once, and WebKit inserts all of them.
    var textOfRun = NodeID.none
    /// Creates custom elements, if scripts run.
    var customElements: CustomElementMaker?
    /// Called when the document has an element that scripts wait for.
    var onMoment: ((ParserMoment) -> Void)?
    /// The custom element that already has the attributes of the current tag.
    var completeElement = NodeID.none
    /// The original attributes of elements in the list of formatting elements, if scripts have run since.
    var originalAttributes: [NodeID: [OriginalAttribute]] = [:]
    /// The attributes of the html and the body element, if later tags of their kind added some.
    var merging: [NodeID: MergedAttributes] = [:]

    /// Whether to stop at a meta element that names an encoding, and that encoding (UnsafeEncodingSniffer.swift).
    var stopsAtEncoding = false
    var declaredEncoding: Encoding?

    /// Data for error reports, if errors are collected.
    var construction = ConstructionNotes()
    /// The positions of nodes in the source, if they are recorded.
    let places: UnsafePlaces
    /// Whether the current token is an end tag, and its tag.
    var isEndTag = false
    var endTag = Tag.other
    var pendingTableTextStart = 0
    /// If positions are recorded: the reconstructed elements, and those that they continue.
    var remadeFormatting: [(element: NodeID, earlier: NodeID)] = []
    var pendingTableTextEnd = 0
    var pendingTableTextIsScattered = false

    init(_ input: UnsafeBytes, tree: Tree, document: NodeID, options: HTMLParserOptions) {
        self.tree = tree
        self.document = document
        scripting = options.scripting
        isSrcdoc = options.isSrcdoc
        makesShadows = options.makesShadows
        notesShadows = options.notesShadows
        tokenizer = Tokenizer(input, collectsErrors: options.collectErrors)
        places = options.sourceMap?.places ?? UnsafePlaces(words: nil)
    }

    /// The adjusted current node. https://html.spec.whatwg.org/multipage/parsing.html#adjusted-current-node
    @inline(__always)
    var adjustedCurrentNode: OpenElement {
        mutating get { stack.count == 1 && !context.node.isNone ? context : stack.current }
    }

    /// Calls those who wait for an element, which may be scripts.
    @inline(__always)
    mutating func reach(_ moment: ParserMoment) {
        if onMoment != nil { callWaiting(moment) }
    }

    private mutating func callWaiting(_ moment: ParserMoment) {
        onMoment?(moment)
        // Scripts may have changed the elements that the builder remembers.
        merging = [:]
        textOfRun = .none
    }

    /// Whether the tree is built for the fragment algorithm.
    var isFragment: Bool { mutating get { !context.node.isNone } }

    /// Processes all tokens.
    mutating func run() {
        while !stopped {
            tokenizer.allowsCDATA = !stack.isEmpty && !adjustedCurrentNode.isHTML
            tokenizer.joinsText = !mode.distinguishesWhitespace
            let kind = tokenizer.next()
            if tokenizer.collectsErrors { processWatched(kind) } else { process(kind) }
        }
        stop()
    }

    /// "Stop parsing": open elements are popped, which matters for options.
    mutating func stop() {
        while !stack.isEmpty { popElement() }
    }

    /// Processes the tokenizer's current token.
    @inline(__always)
    mutating func process(_ kind: TokenKind) {
        tokenBoundary = newestNode
        switch kind {
        case .text:
            characters = tokenizer.text
            processCharacters()
            return
        case .startTag:
            ignoresLineFeed = false
            process(Token(kind: .startTag, tag: tagNames.tag(tokenizer.name)))
            if tokenizer.collectsErrors, tokenizer.isSelfClosing { reportUnacknowledgedSolidus() }
            return
        case .endTag:
            endTag = tagNames.tag(tokenizer.name)
            isEndTag = true
            process(Token(kind: .endTag, tag: endTag))
            isEndTag = false
        case .nullCharacter: process(Token(kind: .nullCharacter))
        case .comment: process(Token(kind: .comment))
        case .processingInstruction: process(Token(kind: .processingInstruction))
        case .doctype: process(Token(kind: .doctype))
        case .endOfFile:
            process(Token(kind: .endOfFile))
            stopped = true
        }
        ignoresLineFeed = false
    }

    /// The self-closing flag is acknowledged on void and foreign elements; the element of this tag, if there is one, is the newest.
    /// https://html.spec.whatwg.org/multipage/parsing.html#acknowledge-self-closing-flag
    private mutating func reportUnacknowledgedSolidus() {
        if newestNode != tokenBoundary {
            let node = NodeID(rawValue: newestNode)
            let name = tree.name(node)
            if tree.isElement(node), tree.namespace(name) != .html || Self.voidNames.contains(name) { return }
        }
        tokenizer.report(.nonVoidHTMLElementStartTagWithTrailingSolidus, at: tokenizer.tokenStart)
    }

    /// The elements whose start tags acknowledge the flag.
    private static let voidNames: Set<NameID> = [
        .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .img, .input, .keygen, .link, .meta, .param,
        .source, .track, .wbr,
    ]

    /// Processes the current characters, split if the mode distinguishes whitespace.
    private mutating func processCharacters() {
        var rest = characters
        if ignoresLineFeed {
            ignoresLineFeed = false
            if rest[0] == 0x0A {
                rest = rest.slice(1, rest.count)
                if places.areRecorded { recordDroppedLineFeed() }
            }
        }
        while rest.count > 0 {
            guard mode.distinguishesWhitespace else {
                characters = rest
                process(Token(kind: .text))
                return
            }
            var length = rest.firstNonWhitespace
            let isWhitespace = length > 0
            if !isWhitespace {
                while length < rest.count, !isHTMLSpace(rest[length]) { length += 1 }
            }
            characters = rest.slice(0, length)
            rest = rest.slice(length, rest.count)
            process(Token(kind: isWhitespace ? .whitespace : .text))
        }
    }

    /// "Tree construction dispatcher".
    @inline(__always)
    mutating func process(_ token: Token) {
        while true {
            let disposition = usesForeignRules(token) ? processInForeignContent(token) : processInMode(token)
            if disposition == .done { return }
        }
    }

    /// Whether a token is processed by the rules for foreign content.
    @inline(__always)
    private mutating func usesForeignRules(_ token: Token) -> Bool {
        if stack.isEmpty { return false }
        let node = adjustedCurrentNode
        return node.isHTML ? false : usesForeignRules(token, in: node)
    }

    private mutating func usesForeignRules(_ token: Token, in node: OpenElement) -> Bool {
        switch token.kind {
        case .endOfFile: return false
        case .startTag:
            if node.isMathMLTextIntegrationPoint {
                return tokenizer.text.equals("mglyph") || tokenizer.text.equals("malignmark")
            }
            if node.tag == .mathAnnotationXML, token.tag == .svg { return false }
            return !node.isHTMLIntegrationPoint
        case .text, .whitespace, .nullCharacter:
            return !node.isMathMLTextIntegrationPoint && !node.isHTMLIntegrationPoint
        default: return true
        }
    }

    /// Processes a token by the rules of the current insertion mode.
    @inline(__always)
    mutating func processInMode(_ token: Token) -> Disposition {
        mode == .inBody ? processInBody(token) : process(token, in: mode)
    }

    /// "Using the rules for" a mode.
    mutating func process(_ token: Token, in mode: InsertionMode) -> Disposition {
        switch mode {
        case .initial: processInitial(token)
        case .beforeHTML: processBeforeHTML(token)
        case .beforeHead: processBeforeHead(token)
        case .inHead: processInHead(token)
        case .inHeadNoscript: processInHeadNoscript(token)
        case .afterHead: processAfterHead(token)
        case .inBody: processInBody(token)
        case .text: processText(token)
        case .inTable: processInTable(token)
        case .inTableText: processInTableText(token)
        case .inCaption: processInCaption(token)
        case .inColumnGroup: processInColumnGroup(token)
        case .inTableBody: processInTableBody(token)
        case .inRow: processInRow(token)
        case .inCell: processInCell(token)
        case .inTemplate: processInTemplate(token)
        case .afterBody: processAfterBody(token)
        case .inFrameset: processInFrameset(token)
        case .afterFrameset: processAfterFrameset(token)
        case .afterAfterBody: processAfterAfterBody(token)
        case .afterAfterFrameset: processAfterAfterFrameset(token)
        }
    }

    /// Changes the insertion mode; must be a mode's last action for a token.
    @inline(__always)
    mutating func switchMode(to mode: InsertionMode, then disposition: Disposition) -> Disposition {
        self.mode = mode
        return disposition
    }

    /// "Reset the insertion mode appropriately".
    /// https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately
    mutating func resetInsertionMode() {
        var index = stack.count - 1
        while index >= 0 {
            let isLast = index == 0
            let node = isLast && isFragment ? context : stack[index]
            switch node.tag {
            case .td, .th:
                if !isLast {
                    mode = .inCell
                    return
                }
            case .tr:
                mode = .inRow
                return
            case .tbody, .thead, .tfoot:
                mode = .inTableBody
                return
            case .caption:
                mode = .inCaption
                return
            case .colgroup:
                mode = .inColumnGroup
                return
            case .table:
                mode = .inTable
                return
            case .template:
                mode = templateModes.last ?? .inBody
                return
            case .head:
                if !isLast {
                    mode = .inHead
                    return
                }
            case .body:
                mode = .inBody
                return
            case .frameset:
                mode = .inFrameset
                return
            case .html:
                mode = head.isNone ? .beforeHead : .afterHead
                return
            default: break
            }
            if isLast { break }
            index -= 1
        }
        mode = .inBody
    }
}
