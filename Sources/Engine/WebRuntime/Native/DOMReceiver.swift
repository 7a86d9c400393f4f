// DOMReceiver.swift: the single entry point from a world's scripts into the tree: it answers the bindings' native calls. Checks of the
// operands: UnsafeOperands.swift. Operations: js/operations.txt. Markup and selectors: DOMReceiver+Markup.swift, +Queries.swift.

import DOM
import ScriptEngine
import Selectors

/// The native side of one world's bindings.
///
/// A call is `native(holder, operation, a, b, c, text)`. It throws nothing: its status is in the header's first scratch word, which the
/// bindings check; exceptions are created there, in the world of the calling script.
final class DOMReceiver: NativeReceiver {
    let tree: Tree
    let arena: UnsafeArena
    let scripting: Bool
    /// Parsed selectors, by slots that the bindings assign.
    @exclusivity(unchecked) var selectors: [PreparedSelector] = []
    /// What answers the operations above the core.
    @exclusivity(unchecked) var families = OperationFamilies()
    /// Parses URLs against the base used last.
    @exclusivity(unchecked) var addresses = AddressParser()
    /// Makes the world deliver its mutation records.
    var mutationsQueued: () -> Void = {}
    /// The changes that this world needs to know of, once it defines custom elements or signals slot changes.
    @exclusivity(unchecked) var reactionLog: ReactionLog?
    /// Makes this world process its log, if no call of its own is active.
    var deliverReactions: () -> Void = {}
    /// Called with the script elements that a change may have made ready to run; nil if the page's scripts do not run.
    @exclusivity(unchecked) var scriptsChanged: (([NodeID]) -> Void)?
    /// `changed` is called when elements are new or have a new id or name, and, while `isWaiting`, also when one is inserted into the page.
    /// nil if the page's scripts do not run.
    @exclusivity(unchecked) var elementNaming: (changed: () -> Void, isWaiting: () -> Bool)?

    init(tree: Tree, scripting: Bool) {
        self.tree = tree
        self.arena = tree.arena
        self.scripting = scripting
    }

    // MARK: Status

    /// Values of the status word other than 0, success, and 1 to 99, the legacy code of a DOMException. js/webidl/conversions.js repeats
    /// them.
    enum Status {
        static let outOfMemory: UInt32 = 101
        static let forged: UInt32 = 102
        static let thrown: UInt32 = 103
        static let ended: UInt32 = 104
        /// Success, and the world has to process reactions: js/html/customElements/customElements.js.
        static let reactions: UInt32 = 105
    }

    override func receive(_ call: NativeCall) -> NativeResult {
        do throws(OperationFailure) {
            let result = try answer(call)
            guard !result.isTooLong else { throw .outOfMemory }
            // NB: Last, since scripts that ran in the meantime made calls of their own.
            arena.header[ArenaLayout.scratchWord] = tree.hasReactions ? statusOfReactions() : 0
            return result
        } catch {
            switch error {
            case .exception(let exception): arena.header[ArenaLayout.scratchWord] = UInt32(exception.rawValue)
            case .forged: arena.header[ArenaLayout.scratchWord] = Status.forged
            case .outOfMemory: arena.header[ArenaLayout.scratchWord] = Status.outOfMemory
            case .thrown(let value):
                arena.header[ArenaLayout.scratchWord] = Status.thrown
                return .value(value)
            }
            return .undefined
        }
    }

    /// Makes other worlds process the changes of this one's call, and returns whether this one has to.
    private func statusOfReactions() -> UInt32 {
        guard let reactions = tree.reactions, reactions.hasPending else { return 0 }
        reactions.flush(except: reactionLog)
        return reactionLog?.isEmpty == false ? Status.reactions : 0
    }

    override func contextHasEnded() { arena.header[ArenaLayout.scratchWord] = Status.ended }

    private func answer(_ call: NativeCall) throws(OperationFailure) -> NativeResult {
        let operands = Operands(call: call, receiver: self)
        guard let operation = NativeOperation(number: try operands.word(0)) else { throw .forged }
        switch operation {
        case .reading(let operation): return try read(operation, operands)
        // OPTIMIZATION: A query changes nothing, so no one has to be notified.
        case .core(.query(let operation)): return .integer(Int(try query(operation, operands)))
        case .core(let operation): return .integer(Int(try change(operation, operands)))
        case .family(let operation):
            let outer = tree.enterCall(call.frame)
            defer { tree.leaveCall(outer) }
            do {
                guard let result = try answer(operation, operands) else { throw OperationFailure.forged }
                return result
            } catch { throw (error as? OperationFailure) ?? .forged }
        }
    }

    private func read(_ operation: ReadingOperation, _ operands: Operands) throws(OperationFailure) -> NativeResult {
        switch operation {
        case .string:
            let style = tree.writtenText(numbered: UInt32(truncatingIfNeeded: try operands.integer(1)))
            return string(style.isNone ? try operands.stringID(1) : style)
        case .textContent: return try textContent(operands.node(1))
        case .innerHTML: return try innerHTML(operands.node(1))
        case .outerHTML: return try outerHTML(operands.node(1))
        case .serializeXML: return try serializedXML(operands.node(1))
        case .querySelectorAll:
            return .integers(try selector(operands, 2).all(below: try operands.node(1)).map(\.rawValue))
        case .collect:
            let (html, others) = (try operands.stringIDOrNone(2), try operands.stringIDOrNone(3))
            return .integers(elements(under: try operands.node(1), ofHTML: html, others: others))
        case .resolveURL:
            let (base, encoding) = (try operands.stringID(1), try operands.stringID(2))
            return .utf8(addresses.resolve(try operands.bytes(4), base: base, encoding: encoding, tree.strings) ?? [])
        }
    }

    /// Performs an operation, and notifies those that need to know of its changes.
    private func change(_ operation: CoreOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        let scripts = scriptsChanged == nil ? [] : try scriptElements(in: operation, operands)
        let outer = tree.enterCall(operands.call.frame)
        defer { tree.leaveCall(outer) }
        let result = try perform(operation, operands)
        tree.notifyOfRecords()
        if let elementNaming,
            operation.mayName && tree.hasRenamed || operation.mayConnect && elementNaming.isWaiting()
        {
            elementNaming.changed()
        }
        if !scripts.isEmpty { scriptsChanged?(scripts) }
        return result
    }

    private func perform(_ operation: CoreOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .name(let operation): try name(operation, operands)
        case .creation(let operation): try make(operation, operands).rawValue
        case .change(let operation): try changeChildren(operation, operands)
        case .attribute(let operation): try attribute(operation, operands)
        case .text(let operation): try text(operation, operands)
        case .markup(let operation): try parse(operation, operands)
        case .query(let operation): try query(operation, operands)
        }
    }

    // MARK: Children

    private func changeChildren(_ operation: ChangeOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .insert:
            let (node, parent, child) = (try operands.node(1), try operands.node(2), try operands.nodeOrNone(3))
            try checked { () throws(DOMException) in try tree.preInsert(node, into: parent, before: child) }
        case .replaceChild:
            let (child, node, parent) = (try operands.node(1), try operands.node(2), try operands.node(3))
            try checked { () throws(DOMException) in try tree.replaceChild(child, with: node, in: parent) }
        case .removeChild:
            let (child, parent) = (try operands.node(1), try operands.node(2))
            try checked { () throws(DOMException) in try tree.preRemove(child, from: parent) }
        case .replaceAll:
            let (parent, node) = (try operands.parentNode(1), try operands.node(2))
            try checked { () throws(DOMException) in try tree.replaceChildren(of: parent, with: node) }
        case .removeAllChildren: tree.removeAllChildren(of: try operands.parentNode(1))
        }
        return 0
    }

    // MARK: Names and nodes

    private func name(_ operation: NameOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .internText: return try operands.internedText(4).rawValue
        case .name:
            let name = try operands.name(1)
            arena.header[ArenaLayout.scratchWord + 2] = tree.localName(name).rawValue
            arena.header[ArenaLayout.scratchWord + 3] = tree.prefix(name).rawValue
            arena.header[ArenaLayout.scratchWord + 4] = tree.qualifiedName(name).rawValue
            return UInt32(tree.namespace(name).rawValue)
        case .namespaceAddress:
            let number = try operands.place(1, in: 0..<tree.names.namespaceCount)
            return tree.names.address(of: Namespace(rawValue: UInt16(number))).rawValue
        case .documentNumbered:
            return tree.document(numbered: UInt32(try operands.place(1, in: 1..<tree.documentLimit))).rawValue
        case .qualifiedName:
            let (prefix, localName) = (try operands.stringIDOrNone(2), try operands.stringID(3))
            guard let namespace = tree.names.namespaceIfRoom(try operands.stringID(1)),
                arena.hasRoom(strings: 4, text: 2 * (tree.strings.length(prefix) + tree.strings.length(localName) + 1))
            else { throw .outOfMemory }
            return tree.names.name(namespace: namespace, prefix: prefix, localName: localName).rawValue
        }
    }

    /// The number of nodes that an operation may make in addition: template contents, and documents for them.
    private static let spareNodes = 16

    private func make(_ operation: CreationOperation, _ operands: Operands) throws(OperationFailure) -> NodeID {
        guard arena.hasRoom(nodes: Self.spareNodes) else { throw .outOfMemory }
        switch operation {
        case .createElement:
            let (name, document) = (try operands.name(1), try operands.document(2))
            let element = tree.createElement(name, in: document)
            if tree.hasReactions, try operands.word(3) == 0 { tree.reactToMaking(element) }
            return element
        case .createText: return tree.createText(try operands.text(4), in: try operands.document(1))
        case .createTextString: return tree.createText(try operands.stringID(2), in: try operands.document(1))
        case .createComment: return tree.createComment(try operands.text(4), in: try operands.document(1))
        case .createCDATA: return tree.createCDATASection(try operands.text(4), in: try operands.document(1))
        case .createPI:
            let (target, document) = (try operands.stringID(2), try operands.document(1))
            return tree.createProcessingInstruction(target: target, data: try operands.text(4), in: document)
        case .createDoctype:
            let (name, publicID, document) = (
                try operands.stringID(2), try operands.stringID(3), try operands.document(1)
            )
            let systemID = try operands.text(4)
            return tree.createDocumentType(name: name, publicID: publicID, systemID: systemID, in: document)
        case .createFragment: return tree.createDocumentFragment(in: try operands.document(1))
        case .createDocument:
            guard tree.canMakeDocument else { throw .exception(.notSupported) }
            return tree.createDocument(isHTML: try operands.integer(1) != 0)
        case .clone: return try clone(operands)
        case .adopt:
            let (node, document) = (try operands.node(1), try operands.document(2))
            guard tree.kind(node) != .document else { throw .forged }
            if !tree.parent(node).isNone { tree.remove(node) }
            tree.adopt(node, into: document)
            return .none
        }
    }

    private func clone(_ operands: Operands) throws(OperationFailure) -> NodeID {
        let (node, isDeep, document) = (try operands.node(1), try operands.integer(2) != 0, try operands.document(3))
        if tree.kind(node) == .document, !tree.canMakeDocument { throw .exception(.notSupported) }
        // OPTIMIZATION: A clone is at most as large as all there is, so it is counted only if twice that would not fit.
        if !arena.hasRoomForAllAgain {
            let size = isDeep ? tree.size(of: node) : (nodes: 1, attributes: tree.attributeCount(node) + 1)
            guard arena.hasRoom(nodes: size.nodes + Self.spareNodes, attributes: size.attributes) else {
                throw .outOfMemory
            }
        }
        return tree.clone(node, deep: isDeep, in: document)
    }

    // MARK: Attributes

    private func attribute(_ operation: AttributeOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        guard arena.hasRoom(nodes: 1, attributes: 1) else { throw .outOfMemory }
        switch operation {
        case .setAttribute:
            let (element, name) = (try operands.element(1), try operands.internedID(2))
            let value = try operands.text(
                4,
                inPlaceOf: {
                    tree.attributeValue(tree.attribute(element, qualifiedName: name))
                }
            )
            tree.setAttribute(qualifiedName: name, value, on: element)
            return value.rawValue
        case .setAttributeString:
            let (element, name) = (try operands.element(1), try operands.internedID(2))
            tree.setAttribute(qualifiedName: name, try operands.stringID(3), on: element)
        case .setAttributeNamed:
            let (element, name) = (try operands.element(1), try operands.name(2))
            let value = try operands.text(4, inPlaceOf: { tree.attributeValue(tree.attribute(element, named: name)) })
            tree.setAttribute(name, value, on: element)
        case .removeAttribute:
            let element = try operands.element(1)
            tree.removeAttribute(try operands.attribute(2, of: element), from: element)
        case .attributeNode:
            let element = try operands.element(2)
            return tree.attributeNode(try operands.attribute(1, of: element), of: element).rawValue
        case .setAttributeNode:
            let (node, element) = (try operands.node(1, .attribute), try operands.element(2))
            return try checked { () throws(DOMException) in try tree.setAttributeNode(node, on: element) }.rawValue
        case .createAttribute:
            let (name, document) = (try operands.name(1), try operands.document(2))
            return tree.createAttributeNode(name, value: try operands.text(4), in: document).rawValue
        case .findAttribute:
            return tree.attribute(try operands.element(1), qualifiedName: try operands.internedID(2)).rawValue
        case .findAttributeNamed:
            let (element, localName) = (try operands.element(1), try operands.internedID(3))
            guard let namespace = tree.names.namespaceIfRoom(try operands.stringID(2)) else { return 0 }
            return tree.attribute(element, namespace: namespace, localName: localName).rawValue
        case .attributeAt:
            let element = try operands.element(1)
            return tree.attribute(element, at: try operands.position(2)).rawValue
        case .attributeCount: return UInt32(tree.attributeCount(try operands.element(1)))
        case .setAttributeValue:
            let element = try operands.elementOrNone(1)
            let attribute = element.isNone ? try operands.attribute(2) : try operands.attribute(2, of: element)
            tree.setValue(attribute, try operands.text(4, inPlaceOf: { tree.attributeValue(attribute) }), of: element)
        }
        return 0
    }

    // MARK: Text

    private func text(_ operation: TextOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .setData:
            let node = try operands.characterData(1)
            tree.replaceAllData(node, try operands.text(4, inPlaceOf: { tree.data(node) }))
        case .replaceData: try replaceData(operands)
        case .setTextContent:
            let node = try operands.parentNode(1)
            guard arena.hasRoom(nodes: 1) else { throw .outOfMemory }
            let first = tree.firstChild(node)
            let data = try operands.text(4, inPlaceOf: { tree.kind(first) == .text ? tree.data(first) : .none })
            let text = data == .empty ? NodeID.none : tree.createText(data, in: tree.document(of: node))
            tree.replaceAll(in: node, with: text)
        case .normalize:
            let node = try operands.node(1)
            try checkLength(ofJoined: node)
            tree.normalize(node)
        case .stringLength: return UInt32(tree.strings.length(try operands.stringID(1)))
        }
        return 0
    }

    private func replaceData(_ operands: Operands) throws(OperationFailure) {
        let node = try operands.characterData(1)
        let (offset, count) = (try operands.position(2), try operands.position(3))
        let old = tree.strings.length(tree.data(node))
        try operands.withUnits(4) { units throws(OperationFailure) in
            let length = old + units.count
            guard length <= UnsafeStringTable.longest, arena.hasRoom(strings: 4, text: 6 * length) else {
                throw .outOfMemory
            }
            try checked { () throws(DOMException) in
                try tree.replaceData(node, offset: offset, count: count, with: units)
            }
        }
    }

    /// Checks that the joined texts below a node are strings that the tree has room for.
    private func checkLength(ofJoined root: NodeID) throws(OperationFailure) {
        let length = tree.textLength(of: root)
        guard length <= UnsafeStringTable.longest, arena.hasRoom(strings: 1 << 16, text: 4 * length) else {
            throw .outOfMemory
        }
    }

    func string(_ id: StringID) -> NativeResult {
        tree.strings.isASCII(id) ? .ascii(tree.strings.ascii(id)) : .utf16(tree.strings.utf16(id))
    }

    func textContent(_ root: NodeID) throws(OperationFailure) -> NativeResult {
        switch tree.textContent(of: root, limit: NativeResult.longestString) {
        case .ascii(let bytes): return .utf8(bytes)
        case .utf16(let units): return .units(units)
        case nil: throw .outOfMemory
        }
    }

    // MARK: Parts

    /// Runs `body`, and converts the tree's exceptions.
    func checked<Result>(_ body: () throws(DOMException) -> Result) throws(OperationFailure) -> Result {
        do throws(DOMException) { return try body() } catch { throw .exception(error) }
    }

    /// The ids of the elements under a root, in tree order, whose names satisfy the condition.
    func elements(under root: NodeID, where isWanted: (NameID) -> Bool) -> [UInt32] {
        var found: [UInt32] = []
        var current = tree.next(root, within: root)
        while !current.isNone {
            if tree.isElement(current), isWanted(tree.name(current)) { found.append(current.rawValue) }
            current = tree.next(current, within: root)
        }
        return found
    }

    /// The ids of the elements under a root with one qualified name if they are HTML elements, and another if not.
    private func elements(under root: NodeID, ofHTML: StringID, others: StringID) -> [UInt32] {
        elements(under: root) { [tree] name in
            ofHTML.isNone || tree.qualifiedName(name) == (tree.namespace(name) == .html ? ofHTML : others)
        }
    }
}
