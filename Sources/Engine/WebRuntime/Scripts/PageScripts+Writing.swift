// PageScripts+Writing.swift: `document.write()` and related methods.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dynamic-markup-insertion

import DOM
import HTMLParsing
import ScriptEngine

extension PageScripts {
    /// The deepest nesting of scripts that write scripts.
    private static let maximumNesting = 64

    /// "document.write steps".
    func write(_ text: [UInt8]) {
        if isEnded || isConstructing { return }
        if !hasInsertionPoint {
            // 9. Asynchronous external scripts must not replace the document.
            if ignoredWrites > 0 { return }
            open()
        }
        guard let parser else { return }
        // 10. Insert it at the parser's position.
        parser.write(text)
        // 11. Parse it at once, unless the parser waits for a script.
        guard blocking == nil, parser.nesting < Self.maximumNesting else { return }
        pump()
        if !isEnded { world.exposeNewNames() }
    }

    /// Whether the input has an insertion point.
    private var hasInsertionPoint: Bool { parser.map { $0.nesting > 0 || isWritten } ?? false }

    /// "document open steps".
    func open() {
        // 4. Not while the parser waits for a script.
        if isConstructing { return }
        if let parser, parser.nesting > 0 { return }
        call("forgetListeners")
        page.tree.replaceAll(in: page.document, with: .none)
        page.tree.setQuirksMode(.noQuirks, of: page.document)
        deferred = []
        blocking = nil
        begin(nil)
    }

    /// "document.close()".
    func close() {
        guard isWritten, !isConstructing, let parser else { return }
        parser.close()
        if parser.nesting > 0 { return }
        pump()
        if parser.isFinished { call("queueEnd") }
    }
}

extension DOMReceiver {
    /// Registers the operations of js/html/scripting/pageScripts.js and of methods that write into documents.
    func registerScriptOperations(page: Page) {
        families.script = { [unowned page] receiver, operation, operands in
            switch operation {
            case .documentWrite:
                let text = try operands.bytes(1)
                try receiver.ensureRoom(forMarkup: text.count)
                page.scripts?.write(text)
                return .undefined
            case .documentOpen:
                page.scripts?.open()
                return .undefined
            case .documentClose:
                page.scripts?.close()
                return .undefined
            case .documentEnd:
                page.scripts?.finishParsing()
                return .undefined
            case .scriptsRunPending:
                page.scripts?.runPendingScripts()
                return .undefined
            case .scriptIsAsync:
                let element = try operands.node(1)
                let isInOrder = page.scripts?.inOrder.contains(element) ?? true
                return .boolean(!isInOrder)
            case .scriptUnmark:
                let root = try operands.node(1)
                var node = receiver.tree.next(root, within: root)
                while !node.isNone {
                    receiver.tree.clearFlag(NodeFlags.alreadyStarted, node)
                    node = receiver.tree.next(node, within: root)
                }
                return .undefined
            case .typesErased:
                guard operands.isString(1) else { throw OperationFailure.forged }
                let source = operands.value(1)
                return source.context.erasingTypes(source).map { .value($0) } ?? .undefined
            case .moduleParse:
                guard operands.isString(1) else { throw OperationFailure.forged }
                let source = operands.value(1)
                return source.context.parseModule(source).map { .value($0) } ?? .undefined
            case .moduleMake:
                let (number, options) = (try operands.integer(1), try operands.string(2))
                let (name, line) = (try operands.string(3), try operands.integer(4))
                let context = operands.value(2).context
                guard let script = context.scriptOfModule(number, options: options) else {
                    throw OperationFailure.outOfMemory
                }
                var thrown: ScriptValue?
                let made = context.evaluate(page.traceable(script.string), sourceURL: name, startingLine: line) {
                    thrown = $0
                }
                if let thrown { throw OperationFailure.thrown(thrown) }
                return made.map { .value($0) } ?? .undefined
            case .scriptSetInOrder:
                page.scripts?.inOrder.insert(try operands.node(1))
                return .undefined
            }
        }
    }
}
