// Tree.swift: the nodes of a page: creating and reading them. https://dom.spec.whatwg.org/#nodes
// Elsewhere: links (Tree+Links.swift), the checked algorithms (Tree+Algorithms.swift), attributes (Tree+Attributes.swift),
// copies (Tree+Cloning.swift), lookup (Tree+Lookup.swift).

/// All nodes of one page: its document, other documents that scripts make, and nodes outside of documents.
///
/// The records are in an arena that scripts read directly; all changes are made here. Not thread-safe.
///
/// Invariants (`checkInvariants`): 1. `previousSibling(nextSibling(n)) == n` if there is a next sibling, and vice versa. 2. `firstChild`
/// and `lastChild` are both none or both set. 3. A child's `parent` is the node whose list contains it. 4. No node is its own ancestor.
/// 5. No link leads to a record that was never made. 6. A node has `NodeFlags.inDocument` exactly if its root is a
/// document, which is then its node document.
public final class Tree {
    /// The memory of the records; see `ArenaLayout`.
    public let arena: UnsafeArena
    /// The strings of the tree's names, values and data.
    public let strings: UnsafeStringTable
    /// The names of the tree's elements and attributes.
    public let names: NameTable

    struct DocumentRecord {
        var node: NodeID
        var quirksMode = QuirksMode.noQuirks
        /// The document that owns the template contents; made on first use.
        var inertDocument = NodeID.none
        /// The fragment of the document's URL, decoded; none if it has none.
        var fragment = StringID.none
    }
    struct DoctypeIDs {
        var publicID: StringID
        var systemID: StringID
    }
    @exclusivity(unchecked) var documents: [DocumentRecord] = [DocumentRecord(node: .none)]
    @exclusivity(unchecked) var doctypes: [DoctypeIDs] = []
    /// Shadow roots by host, hosts by shadow root, and traits by shadow root (Tree+ShadowRoots.swift).
    @exclusivity(unchecked) var shadowRoots: [NodeID: NodeID] = [:]
    @exclusivity(unchecked) var shadowHosts: [NodeID: NodeID] = [:]
    @exclusivity(unchecked) var shadowTraits: [NodeID: ShadowTraits] = [:]
    /// Templates that declare shadow roots, and the shadow roots made from them (Tree+DeclaredShadows.swift).
    var declaringTemplates: [NodeID] = []
    var declaredShadows: [DeclaredShadow] = []
    var keptIterators = KeptIterators()
    /// The `is` values of elements that were created with one.
    @exclusivity(unchecked) var isValues: [NodeID: StringID] = [:]
    /// The validity of each form-associated custom element, and the custom states of elements' internals.
    var formCustom: [NodeID: Bool] = [:]
    var customStates: [NodeID: Set<StringID>] = [:]
    var parserFormOwners: [NodeID: NodeID] = [:]
    @exclusivity(unchecked) var attributeNodes: [AttributeID: NodeID] = [:]
    /// The indexes of elements with very many attributes.
    @exclusivity(unchecked) var attributeIndexes: [NodeID: AttributeIndex] = [:]
    @exclusivity(unchecked) var idIndexes: [NodeID: IDIndex] = [:]
    /// The orders of parents whose children were often counted, and the walks over those of others (ChildOrder.swift).
    @exclusivity(unchecked) var childOrders: [NodeID: ChildOrder] = [:]
    @exclusivity(unchecked) var siblingWalks: [NodeID: SiblingWalks] = [:]
    /// For `takeRenamed`: the last node that was reported, and older elements with a new id or name since then.
    @exclusivity(unchecked) var lastNamed = NodeID.none
    @exclusivity(unchecked) var renamed: Set<NodeID> = []
    /// Set once an observer observes the tree (MutationRecorder.swift).
    @exclusivity(unchecked) public internal(set) var recorder: MutationRecorder?
    /// Set once a custom element is defined or a shadow root is attached (Reactions.swift).
    @exclusivity(unchecked) public internal(set) var reactions: Reactions?
    /// Called for each shadow root that another document adopts; not for moves into or out of the contents of a document's own templates.
    public var shadowRootLeft: ((NodeID) -> Void)?
    /// Set while a run is being explained (ChangeLog.swift).
    @exclusivity(unchecked) public var changeLog: ChangeLog?
    /// Set once there are style attributes whose texts are made when they are read (Tree+UnwrittenStyles.swift).
    @exclusivity(unchecked) public var unwrittenStyles: (any UnwrittenStyles)?
    /// Set once a script has changed a long list that an attribute is (ListTexts.swift).
    @exclusivity(unchecked) var listTexts: ListTexts?
    /// Set once a range is made (LiveRanges.swift).
    @exclusivity(unchecked) public internal(set) var liveRanges: LiveRanges?
    /// Whether a form control is in a state, by the number of the selector's condition; nil if no world can answer. It neither changes the
    /// tree nor calls a page's script.
    @exclusivity(unchecked) public var controlStates: ((NodeID, UInt8) -> Bool?)?
    /// How often selectors queried such a state, modulo 2^32: a cache of matches can thereby detect that it depends on one.
    @exclusivity(unchecked) public var controlQuestions: UInt32 = 0
    /// The nodes marked as changed, each once, in the order of their first change.
    public internal(set) var changedNodes: [NodeID] = []

    /// Makes a tree without nodes.
    ///
    /// - Parameter arena: The memory of its records; new or cleared.
    public init(arena: UnsafeArena = UnsafeArena()) {
        self.arena = arena
        strings = UnsafeStringTable(arena: arena)
        names = NameTable(strings: strings, arena: arena)
    }

    // MARK: Reading, all O(1)

    /// A node's type.
    @inlinable @inline(__always)
    public func kind(_ node: NodeID) -> NodeKind {
        // OPTIMIZATION: Written out, since the initializer from a raw value is a call in other modules.
        switch arena[node: node.rawValue, ArenaLayout.kindWord] & 0xFF {
        case 1: .element
        case 2: .attribute
        case 3: .text
        case 4: .cdataSection
        case 7: .processingInstruction
        case 9: .document
        case 10: .documentType
        case 11: .documentFragment
        default: .comment
        }
    }
    @inlinable
    public func isElement(_ node: NodeID) -> Bool { arena[node: node.rawValue, ArenaLayout.kindWord] & 0xFF == 1 }
    @inlinable
    func link(_ node: NodeID, _ word: Int) -> NodeID { NodeID(rawValue: arena[node: node.rawValue, word]) }
    @inlinable
    public func parent(_ node: NodeID) -> NodeID { link(node, ArenaLayout.parentWord) }
    @inlinable
    public func firstChild(_ node: NodeID) -> NodeID { link(node, ArenaLayout.firstChildWord) }
    @inlinable
    public func lastChild(_ node: NodeID) -> NodeID { link(node, ArenaLayout.lastChildWord) }
    @inlinable
    public func nextSibling(_ node: NodeID) -> NodeID { link(node, ArenaLayout.nextSiblingWord) }
    @inlinable
    public func previousSibling(_ node: NodeID) -> NodeID { link(node, ArenaLayout.previousSiblingWord) }

    /// An element's name; undefined for other kinds.
    @inlinable
    public func name(_ node: NodeID) -> NameID { NameID(rawValue: arena[node: node.rawValue, ArenaLayout.nameWord]) }

    /// The data of a text, CDATA section, comment or processing instruction; a doctype's name.
    @inlinable
    public func data(_ node: NodeID) -> StringID {
        let word = kind(node) == .documentType ? ArenaLayout.nameWord : ArenaLayout.payloadWord
        return StringID(rawValue: arena[node: node.rawValue, word])
    }

    /// A processing instruction's target.
    public func target(_ node: NodeID) -> StringID {
        StringID(rawValue: arena[node: node.rawValue, ArenaLayout.nameWord])
    }

    /// A doctype's public identifier; empty if it has none.
    public func doctypePublicID(_ node: NodeID) -> StringID { doctypes[doctypeIndex(node)].publicID }

    /// A doctype's system identifier; empty if it has none.
    public func doctypeSystemID(_ node: NodeID) -> StringID { doctypes[doctypeIndex(node)].systemID }

    private func doctypeIndex(_ node: NodeID) -> Int { Int(arena[node: node.rawValue, ArenaLayout.payloadWord]) }

    /// The number of a node's document.
    @inlinable
    public func documentNumber(_ node: NodeID) -> UInt32 { arena[node: node.rawValue, ArenaLayout.kindWord] >> 16 }

    /// A node's node document; for a document, itself.
    public func document(of node: NodeID) -> NodeID { documents[Int(documentNumber(node))].node }

    /// The node of the document with a number.
    public func document(numbered number: UInt32) -> NodeID { documents[Int(number)].node }

    /// The fragment that holds a template element's contents; none for other nodes.
    public func templateContents(_ node: NodeID) -> NodeID {
        name(node) == .template && isElement(node) ? NodeID(rawValue: node.rawValue &+ 1) : .none
    }

    /// The template element whose contents a fragment holds; none for other nodes.
    public func templateHost(_ fragment: NodeID) -> NodeID {
        kind(fragment) == .documentFragment && !hasFlag(NodeFlags.custom, fragment)
            ? link(fragment, ArenaLayout.payloadWord) : .none
    }

    /// The form owner that the parser gave a control outside of the form; none for other nodes.
    /// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
    public func parserFormOwner(of control: NodeID) -> NodeID { parserFormOwners[control] ?? .none }

    /// Sets the form owner of a control outside of the form, for the parser.
    public func setParserFormOwner(_ form: NodeID, of control: NodeID) { parserFormOwners[control] = form }

    /// A document's mode. https://dom.spec.whatwg.org/#concept-document-quirks
    public func quirksMode(_ document: NodeID) -> QuirksMode { documents[Int(documentNumber(document))].quirksMode }

    /// Sets a document's mode.
    public func setQuirksMode(_ mode: QuirksMode, of document: NodeID) {
        documents[Int(documentNumber(document))].quirksMode = mode
        setFlag(NodeFlags.quirksDocument, document, to: mode == .quirks)
    }

    /// The fragment of a document's URL, decoded; none if it has none.
    public func fragment(of document: NodeID) -> StringID {
        kind(document) == .document ? documents[Int(documentNumber(document))].fragment : .none
    }

    /// Sets the fragment of a document's URL.
    public func setFragment(_ fragment: StringID, of document: NodeID) {
        let number = Int(documentNumber(document))
        let fragment = fragment == .empty ? .none : fragment
        if documents[number].fragment.isNone, !fragment.isNone { arena[header: ArenaLayout.fragmentCountWord] &+= 1 }
        if !documents[number].fragment.isNone, fragment.isNone { arena[header: ArenaLayout.fragmentCountWord] &-= 1 }
        documents[number].fragment = fragment
    }

    /// Whether a document, or a node's document, is an HTML document.
    public func isHTMLDocument(_ node: NodeID) -> Bool { !hasFlag(NodeFlags.xmlDocument, document(of: node)) }

    /// Whether scripting is enabled for a node: whether its document has a browsing context in which scripts can run.
    /// https://html.spec.whatwg.org/multipage/webappapis.html#concept-n-script
    public func hasScripting(_ node: NodeID) -> Bool { hasFlag(NodeFlags.scriptingDocument, document(of: node)) }

    /// Enables scripting for the nodes of a document.
    public func enableScripting(in document: NodeID) { setFlag(NodeFlags.scriptingDocument, document) }

    /// Whether a node has a bit of `NodeFlags`.
    @inlinable
    public func hasFlag(_ flag: UInt8, _ node: NodeID) -> Bool {
        arena[node: node.rawValue, ArenaLayout.kindWord] & UInt32(flag) << 8 != 0
    }

    /// How often the focus, the URL's fragment or the top layer changed, modulo 2^32.
    public var stateSequence: UInt32 { arena[header: ArenaLayout.stateSequenceWord] }

    /// Sets a bit of `NodeFlags`.
    public func setFlag(_ flag: UInt8, _ node: NodeID) {
        arena[node: node.rawValue, ArenaLayout.kindWord] |= UInt32(flag) << 8
    }

    /// Clears a bit of `NodeFlags`.
    public func clearFlag(_ flag: UInt8, _ node: NodeID) {
        arena[node: node.rawValue, ArenaLayout.kindWord] &= ~(UInt32(flag) << 8)
    }

    /// Sets or clears a bit of `NodeFlags`.
    public func setFlag(_ flag: UInt8, _ node: NodeID, to isSet: Bool) {
        if isSet { setFlag(flag, node) } else { clearFlag(flag, node) }
    }

    /// A name's local name, interned.
    @inlinable
    public func localName(_ name: NameID) -> StringID { names[name].localName }
    /// A name's namespace.
    @inlinable
    public func namespace(_ name: NameID) -> Namespace { names[name].namespace }
    /// A name's prefix; none if it has none.
    @inlinable
    public func prefix(_ name: NameID) -> StringID { names[name].prefix }
    /// Whether a name has the namespace and local name of another, unprefixed one.
    @inlinable
    public func isName(_ name: NameID, _ unprefixed: NameID) -> Bool {
        name == unprefixed
            || (!prefix(name).isNone && namespace(name) == namespace(unprefixed)
                && localName(name) == localName(unprefixed))
    }
    /// A name's qualified name, interned.
    @inlinable
    public func qualifiedName(_ name: NameID) -> StringID { names[name].qualifiedName }

    /// The newest node; older ones have smaller numbers.
    public var lastNode: NodeID { NodeID(rawValue: UInt32(arena.count(ArenaLayout.nodeCountWord) - 1)) }

    // MARK: Creating; a new node has no parent

    /// Makes a document.
    public func createDocument(isHTML: Bool = true) -> NodeID {
        precondition(documents.count < 1 << 16, "The page has more documents than a tree can hold.")
        let number = UInt32(documents.count)
        let node = make(.document, documentNumber: number, name: number, payload: 0)
        setFlag(NodeFlags.inDocument, node)
        documents.append(DocumentRecord(node: node))
        arena[header: ArenaLayout.documentCountWord] = number
        if !isHTML { setFlag(NodeFlags.xmlDocument, node) }
        return node
    }

    /// One more than the number of the last document; they are numbered from 1.
    public var documentLimit: Int { documents.count }

    /// Whether another document can be made.
    public var canMakeDocument: Bool { documents.count < (1 << 16) - 1 }

    /// Makes an element. A template element gets its contents, too.
    public func createElement(_ name: NameID, in document: NodeID) -> NodeID {
        // NB: A template's contents are numbered directly after it.
        let owner = name == .template ? inertDocument(of: document) : .none
        let element = make(.element, documentNumber: documentNumber(document), name: name.rawValue, payload: 0)
        arena[header: ArenaLayout.elementCountWord] &+= 1
        if name == .template {
            let number = documentNumber(owner)
            _ = make(.documentFragment, documentNumber: number, name: 0, payload: element.rawValue)
        }
        return element
    }

    /// Makes a text node.
    public func createText(_ data: StringID, in document: NodeID) -> NodeID {
        make(.text, documentNumber: documentNumber(document), name: 0, payload: data.rawValue)
    }

    /// Makes a CDATA section.
    public func createCDATASection(_ data: StringID, in document: NodeID) -> NodeID {
        make(.cdataSection, documentNumber: documentNumber(document), name: 0, payload: data.rawValue)
    }

    /// Makes a comment.
    public func createComment(_ data: StringID, in document: NodeID) -> NodeID {
        make(.comment, documentNumber: documentNumber(document), name: 0, payload: data.rawValue)
    }

    /// Makes a processing instruction.
    public func createProcessingInstruction(target: StringID, data: StringID, in document: NodeID) -> NodeID {
        make(
            .processingInstruction,
            documentNumber: documentNumber(document),
            name: target.rawValue,
            payload: data.rawValue
        )
    }

    /// Makes a doctype.
    public func createDocumentType(name: StringID, publicID: StringID, systemID: StringID, in document: NodeID)
        -> NodeID
    {
        doctypes.append(DoctypeIDs(publicID: publicID, systemID: systemID))
        return make(
            .documentType,
            documentNumber: documentNumber(document),
            name: name.rawValue,
            payload: UInt32(doctypes.count - 1)
        )
    }

    /// Makes a document fragment without a host.
    public func createDocumentFragment(in document: NodeID) -> NodeID {
        make(.documentFragment, documentNumber: documentNumber(document), name: 0, payload: 0)
    }

    func make(_ kind: NodeKind, documentNumber: UInt32, name: UInt32, payload: UInt32) -> NodeID {
        let id = arena.takeRecord(ArenaLayout.nodeCountWord, maximum: ArenaLayout.maximumNodes)
        arena[node: id, ArenaLayout.kindWord] = UInt32(kind.rawValue) | documentNumber << 16
        arena[node: id, ArenaLayout.nameWord] = name
        arena[node: id, ArenaLayout.payloadWord] = payload
        return NodeID(rawValue: id)
    }

    /// The document that owns the contents of a document's templates.
    /// https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document
    func inertDocument(of document: NodeID) -> NodeID {
        let number = Int(documentNumber(document))
        if documents[number].inertDocument.isNone {
            // NB: If the tree has no room for another document, template contents belong to the template's own document.
            guard documents.count < 1 << 16 else { return document }
            let inert = createDocument(isHTML: isHTMLDocument(document))
            documents[number].inertDocument = inert
            documents[Int(documentNumber(inert))].inertDocument = inert
        }
        return documents[number].inertDocument
    }

    // MARK: The journal

    /// The number of changes to nodes that were linked to others, modulo 2^32.
    public var sequence: UInt32 { arena[header: ArenaLayout.sequenceWord] }

    /// The number of changes by scripts to the state of form controls beyond the markup; 0 for none.
    public var controlSequence: UInt32 { arena[header: ArenaLayout.controlSequenceWord] }

    func journal(_ type: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) {
        let sequence = arena[header: ArenaLayout.sequenceWord]
        let entry = ArenaLayout.journalWord + 4 * Int(sequence % UInt32(ArenaLayout.journalEntries))
        arena[header: entry] = type
        arena[header: entry + 1] = a
        arena[header: entry + 2] = b
        arena[header: entry + 3] = c
        arena[header: ArenaLayout.sequenceWord] = sequence &+ 1
        if type != JournalEntryKind.characterData { arena[header: ArenaLayout.structureSequenceWord] = sequence &+ 1 }
        if arena[header: ArenaLayout.marksChangesWord] != 0 { markChanged(type, a, c) }
    }
}
