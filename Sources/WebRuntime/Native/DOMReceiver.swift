// DOMReceiver.swift: answers the glue's native calls: reads the operation and its arguments from scratch memory and does
// it on the tree. Operations: NativeOperation.swift. Markup and selectors: DOMReceiver+Markup.swift, +Queries.swift.

import DOM
import ScriptEngine
import Selectors

/// The native side of one world's glue.
final class DOMReceiver: NativeReceiver {
    typealias NamedOperation = (DOMReceiver, NativeCall) throws -> NativeResult

    let tree: Tree
    let arena: UnsafeArena
    let scripting: Bool
    /// Parsed selectors by slots, which the glue gives out.
    var selectors: [SelectorList] = []
    /// Operations of families above the core, by name. Their first argument is the call's second.
    var named: [String: NamedOperation] = [:]
    /// Asks the world to deliver the mutation records that wait.
    var mutationsQueued: () -> Void = {}
    /// Hears of script elements that a change may have made ready to run; nil where the page's scripts do not run.
    var scriptsChanged: (([NodeID]) -> Void)?

    /// What a status word says besides the codes of DOM exceptions.
    static let typeErrorStatus: UInt32 = 100

    init(tree: Tree, scripting: Bool) {
        self.tree = tree
        self.arena = tree.arena
        self.scripting = scripting
    }

    override func receive(_ call: NativeCall) throws(ScriptError) -> NativeResult {
        let header = arena.header
        guard let operation = NativeOperation(rawValue: header[ArenaLayout.scratchWord]) else {
            header[ArenaLayout.scratchWord] = Self.typeErrorStatus
            throw ScriptError(name: "Error", message: "The glue asked for an operation that there is not.")
        }
        let a = header[ArenaLayout.scratchWord + 1]
        let b = header[ArenaLayout.scratchWord + 2]
        let c = header[ArenaLayout.scratchWord + 3]
        // 0: done; the operation changes it when it throws.
        header[ArenaLayout.scratchWord] = 0
        if operation == .named {
            let name = call.value(0).string
            guard let operation = named[name] else {
                throw ScriptError(name: "Error", message: "There is no native operation \(name).")
            }
            do { return try operation(self, call) } catch {
                throw (error as? ScriptError) ?? ScriptError(name: "Error", message: "\(error)")
            }
        }
        do throws(DOMException) {
            switch operation {
            case .string: return string(StringID(rawValue: a))
            case .textContent: return textContent(node(a))
            case .innerHTML, .outerHTML, .serializeXML: return try serialized(operation, node(a))
            case .querySelectorAll:
                return .integers(Selectors.querySelectorAll(selectors[Int(b)], node(a), tree).map(\.rawValue))
            case .collect:
                let others = StringID(rawValue: c)
                return .integers(elements(under: node(a), ofHTML: StringID(rawValue: b), others: others))
            default:
                let scripts = scriptsChanged == nil ? [] : scriptElements(in: operation, a, b, c)
                let result = try perform(operation, a, b, c, call)
                header[ArenaLayout.scratchWord + 1] = result
                if let recorder = tree.recorder, recorder.hasNews { recorder.notify() }
                if !scripts.isEmpty {
                    scriptsChanged?(scripts)
                    // Scripts made calls of their own meanwhile.
                    header[ArenaLayout.scratchWord] = 0
                    header[ArenaLayout.scratchWord + 1] = result
                }
            }
        } catch {
            header[ArenaLayout.scratchWord] = UInt32(error.rawValue)
        }
        return .undefined
    }

    private func perform(
        _ operation: NativeOperation,
        _ a: UInt32,
        _ b: UInt32,
        _ c: UInt32,
        _ call: NativeCall
    ) throws(DOMException) -> UInt32 {
        switch operation {
        case .internText: return withText(call) { tree.strings.intern(utf16: $0).rawValue }
        case .name, .namespaceAddress, .documentNumbered, .qualifiedName: return name(operation, a, b, c)
        case .createElement: return tree.createElement(NameID(rawValue: a), in: node(b)).rawValue
        case .createText: return tree.createText(text(call), in: node(a)).rawValue
        case .createTextString: return tree.createText(StringID(rawValue: b), in: node(a)).rawValue
        case .createComment: return tree.createComment(text(call), in: node(a)).rawValue
        case .createCDATA: return tree.createCDATASection(text(call), in: node(a)).rawValue
        case .createPI:
            let target = StringID(rawValue: b)
            return tree.createProcessingInstruction(target: target, data: text(call), in: node(a)).rawValue
        case .createDoctype:
            let name = StringID(rawValue: b)
            let publicID = StringID(rawValue: c)
            let systemID = text(call)
            return tree.createDocumentType(name: name, publicID: publicID, systemID: systemID, in: node(a)).rawValue
        case .createFragment: return tree.createDocumentFragment(in: node(a)).rawValue
        case .createDocument:
            guard tree.canMakeDocument else { throw .notSupported }
            return tree.createDocument(isHTML: a != 0).rawValue
        case .clone:
            if tree.kind(node(a)) == .document, !tree.canMakeDocument { throw .notSupported }
            return tree.clone(node(a), deep: b != 0, in: node(c)).rawValue
        case .adopt:
            if !tree.parent(node(a)).isNone { tree.remove(node(a)) }
            tree.adopt(node(a), into: node(b))
        case .insert: try tree.preInsert(node(a), into: node(b), before: node(c))
        case .replaceChild: try tree.replaceChild(node(a), with: node(b), in: node(c))
        case .removeChild: try tree.preRemove(node(a), from: node(b))
        case .replaceAll: try tree.replaceChildren(of: node(a), with: node(b))
        case .removeAllChildren: tree.removeAllChildren(of: node(a))
        case .setAttributeString:
            tree.setAttribute(qualifiedName: StringID(rawValue: b), StringID(rawValue: c), on: node(a))
        case .setAttribute, .setAttributeNamed, .removeAttribute, .attributeNode, .setAttributeNode, .createAttribute,
            .setAttributeValue:
            return try attribute(operation, a, b, call)
        case .findAttribute: return tree.attribute(node(a), qualifiedName: StringID(rawValue: b)).rawValue
        case .findAttributeNamed:
            let namespace = tree.names.namespace(StringID(rawValue: b))
            return tree.attribute(node(a), namespace: namespace, localName: StringID(rawValue: c)).rawValue
        case .attributeAt: return tree.attribute(node(a), at: Int(b)).rawValue
        case .attributeCount: return UInt32(tree.attributeCount(node(a)))
        case .setData: tree.replaceAllData(node(a), text(call))
        case .replaceData:
            var failure: DOMException?
            withText(call) { units in
                do throws(DOMException) {
                    try tree.replaceData(node(a), offset: Int(b), count: Int(c), with: units)
                } catch { failure = error }
            }
            if let failure { throw failure }
        case .setTextContent: setTextContent(node(a), text(call))
        case .normalize: tree.normalize(node(a))
        case .stringLength: return UInt32(tree.strings.length(StringID(rawValue: a)))
        case .setInnerHTML: try setInnerHTML(node(a), call)
        case .parseFragment: return try parseFragment(context: node(a), document: node(b), call).rawValue
        case .parseDocument: return try parseDocument(isXML: a != 0, call).rawValue
        case .parseSelector: try parseSelector(slot: Int(a), call)
        case .querySelector: return Selectors.querySelector(selectors[Int(b)], node(a), tree).rawValue
        case .matches: return Selectors.matches(selectors[Int(b)], node(a), scope: node(a), tree) ? 1 : 0
        case .closest: return Selectors.closest(selectors[Int(b)], node(a), tree).rawValue
        case .elementByID: return tree.elementByID(StringID(rawValue: b), in: node(a)).rawValue
        case .isEqual: return tree.isEqual(node(a), node(b)) ? 1 : 0
        case .templateContents: return tree.templateContents(node(a)).rawValue
        case .doctypePublicID: return tree.doctypePublicID(node(a)).rawValue
        case .doctypeSystemID: return tree.doctypeSystemID(node(a)).rawValue
        case .quirksMode: return UInt32(tree.quirksMode(node(a)).rawValue)
        default: throw .notSupported
        }
        return 0
    }

    private func name(_ operation: NativeOperation, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
        switch operation {
        case .name:
            let name = NameID(rawValue: a)
            arena.header[ArenaLayout.scratchWord + 2] = tree.localName(name).rawValue
            arena.header[ArenaLayout.scratchWord + 3] = tree.prefix(name).rawValue
            arena.header[ArenaLayout.scratchWord + 4] = tree.qualifiedName(name).rawValue
            return UInt32(tree.namespace(name).rawValue)
        case .namespaceAddress: return tree.names.address(of: Namespace(rawValue: UInt16(a))).rawValue
        case .documentNumbered: return tree.document(numbered: a).rawValue
        default:
            let namespace = tree.names.namespace(StringID(rawValue: a))
            let prefix = StringID(rawValue: b)
            return tree.names.name(namespace: namespace, prefix: prefix, localName: StringID(rawValue: c)).rawValue
        }
    }

    private func attribute(
        _ operation: NativeOperation,
        _ a: UInt32,
        _ b: UInt32,
        _ call: NativeCall
    ) throws(DOMException) -> UInt32 {
        switch operation {
        case .setAttribute:
            let value = text(call)
            tree.setAttribute(qualifiedName: StringID(rawValue: b), value, on: node(a))
            return value.rawValue
        case .setAttributeNamed: tree.setAttribute(NameID(rawValue: b), text(call), on: node(a))
        case .removeAttribute: tree.removeAttribute(AttributeID(rawValue: b), from: node(a))
        case .attributeNode: return tree.attributeNode(AttributeID(rawValue: a), of: node(b)).rawValue
        case .setAttributeNode: return try tree.setAttributeNode(node(a), on: node(b)).rawValue
        case .createAttribute:
            return tree.createAttributeNode(NameID(rawValue: a), value: text(call), in: node(b)).rawValue
        default: tree.setValue(AttributeID(rawValue: b), text(call), of: node(a))
        }
        return 0
    }

    // MARK: Parts

    /// The node that a script named; none for a number that no node has, which only a script that broke the glue can pass.
    func node(_ id: UInt32) -> NodeID { id < arena.header[ArenaLayout.nodeCountWord] ? NodeID(rawValue: id) : .none }

    /// The call's text: in scratch memory, or its first argument when too long for that.
    func withText<Result>(_ call: NativeCall, _ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        let length = Int32(bitPattern: arena.header[ArenaLayout.scratchWord + 8])
        guard length >= 0 else { return call.withUnits(0, body) }
        return body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(arena.scratchText)[..<Int(length)]))
    }

    func text(_ call: NativeCall) -> StringID { withText(call) { tree.strings.make(utf16: $0) } }

    func string(_ id: StringID) -> NativeResult {
        tree.strings.isASCII(id) ? .ascii(tree.strings.ascii(id)) : .utf16(tree.strings.utf16(id))
    }

    /// Ids of the elements under a root, in tree order, whose names are wanted.
    func elements(under root: NodeID, where isWanted: (NameID) -> Bool) -> [UInt32] {
        var found: [UInt32] = []
        var current = tree.next(root, within: root)
        while !current.isNone {
            if tree.isElement(current), isWanted(tree.name(current)) { found.append(current.rawValue) }
            current = tree.next(current, within: root)
        }
        return found
    }

    /// Ids of the elements under a root with one qualified name if they are of HTML, and another if not.
    private func elements(under root: NodeID, ofHTML: StringID, others: StringID) -> [UInt32] {
        elements(under: root) { [tree] name in
            ofHTML.isNone || tree.qualifiedName(name) == (tree.namespace(name) == .html ? ofHTML : others)
        }
    }

    private func setTextContent(_ node: NodeID, _ data: StringID) {
        tree.replaceAll(in: node, with: data == .empty ? .none : tree.createText(data, in: tree.document(of: node)))
    }

    func textContent(_ root: NodeID) -> NativeResult {
        switch tree.textContent(of: root) {
        case .ascii(let bytes): .utf8(bytes)
        case .utf16(let units): .units(units)
        }
    }
}
