// PageScripts.swift: the page's own scripts: the parse that stops for them, and the steps after it.
// https://html.spec.whatwg.org/multipage/parsing.html#the-end
// Elsewhere: preparing and executing one script element (PageScripts+Elements.swift), document.write and related methods
// (PageScripts+Writing.swift), the bindings' side (js/html/scripting/pageScripts.js).
//
// Resources are never waited for: a script's file is available when it is requested. So the order of scripts is always the same: the
// parser's scripts and those that other scripts insert, in the standard's order, then the deferred ones, then DOMContentLoaded, then the
// asynchronous ones in the order in which they were found, then the load event.

import DOM
import HTMLParsing
package import ScriptEngine
import WebInfra
import XMLParsing

/// Runs a page's own scripts. The code that opened the page retains this as long as the page is used.
package final class PageScripts {
    /// The page whose scripts run.
    package let page: Page
    /// The world of the page's own scripts.
    package let world: World
    /// The world of the extension whose events and timers alternate with the page's.
    weak var extensionWorld: World?
    /// The object with the functions that Swift calls in the bindings.
    let bindings: ScriptValue
    /// The document's parser while it is parsed or written.
    var parser: ScriptedParser?
    /// Whether the parser was made by `document.open()`, so that its input ends with `document.close()`.
    var isWritten = false
    /// The script that the parser waits for: it was written by a script that is still running.
    var blocking: PreparedScript?
    var deferred: [PreparedScript] = []
    /// Scripts that run as soon as they are available, each as a task of its own.
    var pending: [PreparedScript] = []
    /// Positive while an external script runs that is not the parser's: it cannot replace the document.
    var ignoredWrites = 0
    /// Script elements that are not asynchronous: the parser made them, or `async` was set to false.
    var inOrder: Set<NodeID> = []
    /// Whether the time is over: no script of the page runs any more.
    private(set) var isEnded = false
    private var isLoaded = false
    /// Called at the steps of the page's load.
    package var onMoment: ((LoadMoment) -> Void)?
    /// Whether the parser waits for a custom element's constructor or callbacks.
    private(set) var isConstructing = false

    /// Makes the page's world. The page's tree must have an empty document.
    ///
    /// - Parameter whenSideEffect: Called with each side effect of the page's scripts as it happens.
    package init(page: Page, whenSideEffect: ((SideEffect) -> Void)? = nil) throws(ScriptError) {
        self.page = page
        page.runsScripts = true
        world = try page.makeWorld(.page)
        world.whenSideEffect = whenSideEffect
        bindings = try world.bindings.property("pageScripts")
        page.scripts = self
    }

    /// Parses the page, runs its scripts, and then the tasks that they started.
    ///
    /// - Parameters:
    ///   - text: The page, WTF-8.
    ///   - timeout: The time limit in seconds, by the machine's and by the page's clock, for all its scripts.
    package func load(_ text: [UInt8], timeout: Double) {
        let xml =
            page.tree.isHTMLDocument(page.document)
            ? nil : ScriptedXMLParser(text, document: page.document, tree: page.tree)
        if xml == nil { begin(text) } else { setReadyState("loading") }
        page.vm.withTimeLimit(seconds: timeout) {
            if let xml {
                pump(xml)
                if !isEnded { finishParsing() }
            } else {
                pump()
                if parser?.isFinished == true { finishParsing() }
            }
            if !isEnded { runLoop(timeout: timeout) }
            if !isEnded { call("setReadyState", world.context.value("complete")) }
        }
        pending = []
        guard isEnded else { return }
        // Scripts may have written far more than the page: the time limit for this text is in proportion to the page's size, at the speed
        // below which parsing any page is abandoned.
        page.vm.withTimeLimit(seconds: Double(text.count) / 1e6) {
            finishWithoutScripts()
            while xml?.advance() != nil {}
            // NB: No event is fired: a listener would be a script that runs after the end.
            _ = try? bindings.property("endLoading").call(this: bindings, [])
        }
    }

    func begin(_ text: [UInt8]?) {
        let options = HTMLParserOptions(scripting: true, makesShadows: true)
        let customElements = CustomElementMaker(
            make: { [unowned self] name, document, isValue in makeCustom(name, document, isValue) },
            react: { [unowned self] in whileConstructing { page.tree.reactions?.flush(except: nil) } }
        )
        parser = ScriptedParser(
            text,
            document: page.document,
            tree: page.tree,
            options: options,
            customElements: customElements,
            onMoment: onMoment.map { call in
                { [unowned self] moment in whileConstructing { call(moment == .body ? .body : .documentElement) } }
            }
        )
        isWritten = text == nil
        isLoaded = false
        setReadyState("loading")
    }

    /// Sets the state of the document, in the world of a script that already runs, too.
    private func setReadyState(_ state: String) {
        if onMoment != nil { extensionWorld?.reach(state) }
        call("setReadyState", world.context.value(state))
    }

    /// Parses to the end of the input, running scripts.
    func pump() {
        guard let parser else { return }
        while mayGoOn(), parser === self.parser {
            let pause = parser.advance()
            if pause == .needsInput || pause == .finished { return }
            parser.beginScript()
            page.tree.reactions?.flush(except: nil)
            recordEndOfTime()
            guard case .script(let element, let lastLine) = pause else {
                parser.endScript()
                continue
            }
            prepare(element, isParserInserted: true, lastLine: lastLine)
            parser.endScript()
            // A nested script waits until the one that wrote it has ended.
            if parser.nesting > 0, blocking != nil { return }
            runBlockingScripts(of: parser)
        }
    }

    /// Parses an XML document, running scripts. It cannot be written to.
    private func pump(_ parser: ScriptedXMLParser) {
        while mayGoOn(), let (element, lastLine) = parser.advance() {
            page.tree.reactions?.flush(except: nil)
            recordEndOfTime()
            prepare(element, isParserInserted: true, lastLine: lastLine)
            if let script = blocking, mayGoOn() {
                blocking = nil
                execute(script)
            }
        }
        page.tree.reactions?.flush(except: nil)
    }

    /// Constructs a custom element for the parser, which is in the middle of its work: nothing may be written meanwhile.
    private func makeCustom(_ name: NameID, _ document: NodeID, _ isValue: StringID) -> NodeID {
        whileConstructing {
            let arguments = [
                world.context.value(Double(name.rawValue)), world.context.value(Double(document.rawValue)),
                isValue.isNone ? world.context.null : world.context.value(page.tree.strings.string(isValue)),
            ]
            let made = try? world.bindings.property("parserElement").call(arguments).number
            recordEndOfTime()
            let node = NodeID(rawValue: made.flatMap { UInt32(exactly: $0) } ?? 0)
            return !node.isNone && page.tree.isElement(node) ? node : .none
        }
    }

    private func whileConstructing<Result>(_ body: () -> Result) -> Result {
        let outer = isConstructing
        isConstructing = true
        defer { isConstructing = outer }
        return body()
    }

    private func runBlockingScripts(of parser: ScriptedParser) {
        while mayGoOn(), parser === self.parser, parser.nesting == 0, let script = blocking {
            blocking = nil
            parser.beginScript()
            execute(script)
            parser.endScript()
        }
    }

    /// "The end" of a document.
    func finishParsing() {
        // 1-3. The document is complete.
        parser = nil
        isWritten = false
        setReadyState("interactive")
        if !isEnded { world.exposeNewNames() }
        // 5. Deferred scripts.
        // NB: A script that opens the document again clears the list.
        var next = 0
        while mayGoOn(), next < deferred.count {
            next += 1
            execute(deferred[next - 1])
        }
        deferred = []
        // 6. DOMContentLoaded.
        call("contentLoaded")
        if !isEnded, !isLoaded { onMoment?(.parsed) }
        // 7-8. Everything else that delays the load event.
        runPendingScripts()
        runDueTasks()
        if !isEnded { world.exposeNewNames() }
        // 9. The load event.
        if !isLoaded {
            if onMoment != nil { extensionWorld?.reach("complete") }
            call("loaded")
            if !isEnded { onMoment?(.loaded) }
        }
        isLoaded = true
    }

    /// Runs the tasks that are due, each followed by its promise reactions; they may add others.
    private func runDueTasks() {
        for _ in 0..<10_000 {
            world.exposeFrames()
            if call("runDueTask")?.boolean != true { return }
        }
    }

    /// Runs the scripts that need not wait; they may add others.
    func runPendingScripts() {
        while !pending.isEmpty {
            let scripts = pending
            pending = []
            for script in scripts where mayGoOn() { execute(script) }
        }
    }

    private func runLoop(timeout: Double) {
        world.runEventLoop(timeout: timeout)
        recordEndOfTime()
    }

    /// Whether another script may run: many short scripts may together exceed the time.
    private func mayGoOn() -> Bool {
        if page.vm.deadlineHasPassed { end() }
        return !isEnded
    }

    /// Handles the end of the time, or of a script: if the time is over, no script of the page runs any more.
    func recordEndOfTime() {
        if page.vm.timeIsOver { end() }
    }

    private func end() {
        if isEnded { return }
        isEnded = true
        let place = page.vm.endedPlace.map { " (\($0.file):\($0.line))" } ?? ""
        world.record(.warning, "the page's own scripts took too long and were ended\(place)")
    }

    /// Parses the rest as if it contained no scripts.
    private func finishWithoutScripts() {
        guard let parser else { return }
        while parser.nesting > 0 { parser.endScript() }
        parser.close()
        parser.advanceWithoutScripts()
        self.parser = nil
    }

    /// Calls a function of the bindings' object.
    @discardableResult
    func call(_ name: String, _ arguments: ScriptValue...) -> ScriptValue? {
        if isEnded { return nil }
        let result = try? bindings.property(name).call(this: bindings, arguments)
        recordEndOfTime()
        return result
    }
}
