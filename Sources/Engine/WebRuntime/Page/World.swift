// World.swift: one global environment over a page: the page's own, or an isolated one for an extension.
// Elsewhere: the bindings that fill it (js/), run and finalize (ScriptKinds/ActionExtension.swift).

import DOM
import PageProtocol
package import ScriptEngine

/// The owner of a world's scripts.
package enum WorldKind: String, Sendable {
    /// The extension: the page's scripts do not see its variables and patched prototypes.
    case isolated
    /// The page: scripts share its own variables and prototypes.
    case page
}

/// A global environment with the web's interfaces over a page's tree.
package final class World {
    /// Retained: the context's buffers are the tree's memory.
    package let page: Page
    /// The owner of the world's scripts.
    package let kind: WorldKind
    /// The engine's context of this world.
    package let context: ScriptContext
    let receiver: DOMReceiver
    /// The object that the bindings' files share.
    let bindings: ScriptValue
    let log = ScriptLog()
    /// The scripts' side effects outside the page, in order.
    package var sideEffects: [SideEffect] { log.sideEffects }
    /// Called with each side effect and uncaught error as it happens.
    package var whenSideEffect: ((SideEffect) -> Void)? {
        get { log.observer }
        set { log.observer = newValue }
    }
    /// Exceptions that no script caught: from timers, listeners and promises.
    package var uncaughtErrors: [ScriptError] { log.uncaughtErrors }

    /// The prefix of the bindings' file names in stacks.
    static let ownScripts = ScriptPlace.ownScripts

    /// The names of elements that became properties of the document.
    var knownNames: Set<StringID> = []
    /// The last node that was checked for frames, and the number of frames up to it.
    var lastLookedAt: UInt32 = 0
    var frameCount = 0
    /// The function that answers selectors about form controls, once they queried it.
    private var controlMatcher: ScriptValue?
    private var hasSeededRandom = false
    /// The names that stand for `import` in classic scripts, by the URLs from which they import; an empty one is the document's.
    var importNames: [String: String] = [:]
    /// The other world of a page whose own scripts do not run.
    weak var pairedWorld: World?
    /// The global objects of frames, in the order in which they were made: World+Realms.swift.
    var realms: [ScriptContext] = []
    var hasTooManyFrames = false
    /// The extension's object, from run() to finalize().
    var extensionObject: ScriptValue?

    init(_ kind: WorldKind, page: Page) throws(ScriptError) {
        self.page = page
        self.kind = kind
        context = ScriptContext(vm: page.vm)
        context.ownScripts = Self.ownScripts
        receiver = DOMReceiver(tree: page.tree, scripting: page.options.scripting)
        let (native, holder) = context.makeNative(receiver)
        bindings = try context.evaluate("({__proto__: null})")
        try bindings.setProperty("native", native)
        try bindings.setProperty("holder", holder)
        try bindings.setProperty("buffers", Bindings.buffers(of: page.tree.arena, in: context))
        try bindings.setProperty("global", context.global)
        try bindings.setProperty("kind", context.value(kind.rawValue))
        try bindings.setProperty("contentType", context.value(page.options.contentType))
        try bindings.setProperty("runsScripts", context.value(page.runsScripts))
        try bindings.setProperty("documentNode", context.value(Double(page.document.rawValue)))
        log.register(with: receiver, of: page.vm)
        receiver.registerOperations(page: page)
        registerLazyModules()
        receiver.registerPatternOperation()
        try bindings.setProperty("namedProperties", makeNamedProperties())
        try Bindings.load(into: bindings, of: context)
        if !context.setGlobalPrototype(try bindings.property("windowPrototype")) {
            try bindings.property("inheritNothing").call()
        }
        receiver.mutationsQueued = { [weak self] in _ = try? self?.bindings.property("mutationsQueued").call() }
        page.tree.controlStates = { [weak self, weak page] element, question in
            guard let world = self ?? page?.scripts?.world else { return nil }
            return world.controlMatches(element, question)
        }
        receiver.deliverReactions = { [weak self] in _ = try? self?.bindings.property("invokeReactions").call() }
        receiver.families.world = { [weak self] _, operation, operands in
            switch operation {
            case .microtasks:
                self?.context.runMicrotasks()
                return .undefined
            case .importsIn:
                let text = try operands.string(1)
                let base = try operands.string(2)
                return .utf8(Array((self?.importing(text, base: base) ?? text).utf8))
            case .realmMake:
                guard let self else { return .undefined }
                return try makeRealm(of: try operands.document(1)).map { .value($0) } ?? .undefined
            case .masquerade: return self?.context.makeMasquerade().map { .value($0) } ?? .undefined
            }
        }
        if page.runsScripts {
            registerPeerOperations()
            receiver.scriptsChanged = { [unowned page] elements in
                for element in elements { page.scripts?.elementChanged(element) }
            }
            receiver.elementNaming = (
                changed: { [unowned page] in page.scripts?.world.exposeNewNames() },
                isWaiting: { [unowned page] in page.awaitsNames }
            )
        }
        try connectToPageWorld()
        let rejection = try bindings.property("unhandledRejection")
        if rejection.isFunction { context.setUnhandledRejectionCallback(rejection) }
    }

    /// Passes the page's properties to the bindings (js/html/documents/opening.js). To be called once, when the page's options are final, and
    /// before any script other than the bindings runs.
    func pageOpened() throws(ScriptError) {
        let options = page.options
        realms = []
        hasTooManyFrames = false
        try bindings.setProperty("clock", context.value(options.clock.rawValue))
        if let time = options.startTime { try bindings.setProperty("pageStartTime", context.value(time)) }
        try bindings.setProperty("url", context.value(options.url))
        try bindings.setProperty("characterSet", context.value(options.characterSet))
        try bindings.setProperty("selection", options.selection.map { context.value($0) } ?? context.null)
        try bindings.setProperty("hasResources", context.value(page.resources != nil))
        try bindings.property("pageOpened").call()
        if options.seed != nil { try seedRandom() }
    }

    /// Makes `Math.random` use the page's numbers: derived from its seed, or without one, the system's.
    func seedRandom() throws(ScriptError) {
        if hasSeededRandom { return }
        hasSeededRandom = true
        try bindings.property("seedRandom").call()
    }

    /// Why the selection in the page's options is invalid; nil if it is valid or there is none. To be called for a complete page, before
    /// its scripts.
    package func selectionProblem() -> String? {
        guard let wanted = page.options.selection, !wanted.isEmpty else { return nil }
        guard let fault = try? bindings.property("selectionFault").call(), fault.kind == .string else { return nil }
        let shown = String(String.UnicodeScalarView(wanted.unicodeScalars.prefix(80)))
        return "the selection \"\(shown)\" \(fault.string), and the page has no such text: nothing is selected"
    }

    /// Whether a form control is in a state that selectors query; nil if the bindings cannot answer because their time is over.
    private func controlMatches(_ element: NodeID, _ question: UInt8) -> Bool? {
        if controlMatcher == nil { controlMatcher = try? bindings.property("controlMatches") }
        let arguments = [context.value(Double(element.rawValue)), context.value(Double(question))]
        return (try? controlMatcher?.call(arguments))?.boolean
    }

    func record(_ kind: SideEffect.Kind, _ text: String) { log.record(kind, text) }

    /// Evaluates a classic script.
    ///
    /// - Parameter timeout: The time limit in seconds.
    /// - Returns: The value of its last statement.
    /// - Throws: Its exception; `timedOut` is set if it was ended.
    @discardableResult
    package func evaluate(_ source: String, sourceURL: String = "", timeout: Double = 10) throws(ScriptError)
        -> ScriptValue
    {
        return try page.vm.withTimeLimit(seconds: timeout) { () throws(ScriptError) in
            try context.evaluate(page.traceable(importing(source)), sourceURL: sourceURL)
        }
    }

    /// Runs timers until `condition` is true, nothing is left to do, or the time is over.
    ///
    /// - Parameters:
    ///   - timeout: The time limit in seconds, for both the machine's and the page's clock.
    ///   - condition: Checked before each timer.
    /// - Returns: Whether the condition is true.
    @discardableResult
    package func runEventLoop(timeout: Double, until condition: () -> Bool = { false }) -> Bool {
        let deadline = monotonicSeconds() + timeout
        let end = page.virtualTime + timeout * 1000
        return page.vm.withTimeLimit(seconds: timeout) { () -> Bool in
            while !condition() {
                guard monotonicSeconds() < deadline, let (world, delay) = nextInLine() else { return condition() }
                let isReal = page.options.clock == .real
                let left = isReal ? (deadline - monotonicSeconds()) * 1000 : end - page.virtualTime
                guard delay <= left, let run = try? world.bindings.property("runNextTimer") else { return false }
                if isReal { sleepMilliseconds(delay) }
                world.exposeFrames()
                do throws(ScriptError) { try run.call() } catch { world.log.uncaught(error) }
            }
            return true
        }
    }

    /// Evaluates a script that may use top-level await.
    package func evaluateAwaiting(_ source: String, sourceURL: String, timeout: Double) throws(ScriptError) {
        guard let script = awaiting(source) else {
            try evaluate(source, sourceURL: sourceURL, timeout: timeout)
            return
        }
        _ = try settle(try evaluate(script, sourceURL: sourceURL, timeout: timeout), timeout: timeout)
    }

    /// Evaluates a script, which may use top-level await, waits for the promise if the value is one, and converts the value to JSON.
    ///
    /// - Returns: JSON text; nil for `undefined`.
    /// - Throws: The script's exception, or the reason of the rejected promise.
    package func evaluateToJSON(_ source: String, sourceURL: String = "", timeout: Double = 10) throws(ScriptError)
        -> String?
    {
        let value = try evaluate(awaiting(source) ?? source, sourceURL: sourceURL, timeout: timeout)
        let settled = try settle(value, timeout: timeout)
        return try page.vm.withTimeLimit(seconds: timeout) { () throws(ScriptError) in try json(of: settled) }
    }

    /// A value as JSON; a value without a JSON form is described (js/extension/evaluatedValues.js).
    func json(of value: ScriptValue) throws(ScriptError) -> String? {
        switch value.kind {
        case .undefined where !value.isObject, .null, .boolean, .number, .string: return try value.json()
        case .undefined, .object, .symbol, .bigInt:
            let json = try bindings.property("evaluatedJSON").call([value])
            return json.kind == .string ? json.string : nil
        }
    }

    /// Waits for a promise; returns any other value unchanged.
    package func settle(_ value: ScriptValue, timeout: Double) throws(ScriptError) -> ScriptValue {
        guard value.isObject else { return value }
        let state = try bindings.property("settle").call([value])
        func status() -> Double { (try? state.property("status"))?.number ?? 0 }
        runEventLoop(timeout: timeout) { status() != 0 }
        let result = try state.property("value")
        switch status() {
        case 1: return result
        case 2: throw context.error(from: result.reference)
        default: throw ScriptError(name: "", message: "The promise was not settled in \(timeout) s.", timedOut: true)
        }
    }
}
