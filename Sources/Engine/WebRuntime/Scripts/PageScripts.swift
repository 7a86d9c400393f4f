// PageScripts.swift: the page's own scripts: the parse that stops for them, and what comes after it.
// https://html.spec.whatwg.org/multipage/parsing.html#the-end
// Elsewhere: preparing and executing one script element (PageScripts+Elements.swift), document.write and its like
// (PageScripts+Writing.swift), the bindings' side (js/html/pageScripts.js).
//
// There is no waiting for resources: what a script names is there when it is asked for. So the order of scripts is always
// the same: those of the parser and those that other scripts insert where the standard has them, then the deferred ones,
// then DOMContentLoaded, then the asynchronous ones in the order in which they were met, then the load event.

import DOM
import HTMLParsing
package import ScriptEngine
import WebInfra
import XMLParsing

/// Runs a page's own scripts. Whoever opened the page keeps this as long as the page is used.
package final class PageScripts {
    /// The page whose scripts run.
    package let page: Page
    /// The world of the page's own scripts.
    package let world: World
    /// The world of the extension whose events and timers take turns with the page's.
    weak var extensionWorld: World?
    /// What Swift calls in the bindings.
    let bindings: ScriptValue
    /// The parser of the document while it is being parsed or written.
    var parser: ScriptedParser?
    /// Whether the parser is one of `document.open()`, whose input ends with `document.close()`.
    var isWritten = false
    /// The script that parsing waits for: it was written by a script that is still running.
    var blocking: PreparedScript?
    var deferred: [PreparedScript] = []
    /// Scripts that run as soon as they can be had, each with its turn in the event loop.
    var pending: [PreparedScript] = []
    /// Above 0 while a script from a file runs that is not the parser's turn: it can't replace the document.
    var ignoredWrites = 0
    /// Script elements that do not run out of turn: the parser made them, or `async` was set to false.
    var inOrder: Set<NodeID> = []
    /// The time was over: no script of the page runs any more.
    private(set) var isEnded = false
    /// Whether a module was met, which is said once.
    var saidThatModulesDoNotRun = false
    private var isLoaded = false
    /// Whether the parser waits for a custom element's constructor or callbacks.
    private(set) var isConstructing = false

    /// Makes the page's world. The page's tree has an empty document.
    ///
    /// - Parameter whenSideEffect: Called with each side effect of the page's scripts, as it happens.
    package init(page: Page, whenSideEffect: ((SideEffect) -> Void)? = nil) throws(ScriptError) {
        self.page = page
        page.runsScripts = true
        world = try page.makeWorld(.page)
        world.whenSideEffect = whenSideEffect
        bindings = try world.bindings.property("pageScripts")
        page.scripts = self
    }

    /// Parses the page, running its scripts, and then what they set off.
    ///
    /// - Parameters:
    ///   - text: The page, WTF-8.
    ///   - timeout: Seconds, of the machine's and of the page's clock, that its scripts have together.
    package func load(_ text: [UInt8], timeout: Double) {
        let xml =
            page.tree.isHTMLDocument(page.document)
            ? nil : ScriptedXMLParser(text, document: page.document, tree: page.tree)
        if xml == nil { begin(text) } else { call("setReadyState", world.context.value("loading")) }
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
        // What scripts have written may be far more than the page: the time for it follows from the page's size, by the speed
        // below which parsing any page is given up.
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
            customElements: customElements
        )
        isWritten = text == nil
        isLoaded = false
        call("setReadyState", world.context.value("loading"))
    }

    /// Parses as far as the input goes, running scripts.
    func pump() {
        guard let parser else { return }
        while mayGoOn(), parser === self.parser {
            let pause = parser.advance()
            if pause == .needsInput || pause == .finished { return }
            parser.beginScript()
            page.tree.reactions?.flush(except: nil)
            noteEndOfTime()
            guard case .script(let element, let lastLine) = pause else {
                parser.endScript()
                continue
            }
            prepare(element, isParserInserted: true, lastLine: lastLine)
            parser.endScript()
            // A script that is nested waits until the one that wrote it is done.
            if parser.nesting > 0, blocking != nil { return }
            runBlockingScripts(of: parser)
        }
    }

    /// Parses a document of XML, running scripts. Nothing is written into it.
    private func pump(_ parser: ScriptedXMLParser) {
        while mayGoOn(), let (element, lastLine) = parser.advance() {
            page.tree.reactions?.flush(except: nil)
            noteEndOfTime()
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
            noteEndOfTime()
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
        call("setReadyState", world.context.value("interactive"))
        if !isEnded { world.exposeNewNames() }
        // 5. Deferred scripts.
        // NB: One that opens the document anew empties the list.
        var next = 0
        while mayGoOn(), next < deferred.count {
            next += 1
            execute(deferred[next - 1])
        }
        deferred = []
        // 6. DOMContentLoaded.
        call("contentLoaded")
        // 7-8. Whatever else the load event waits for.
        runPendingScripts()
        runDueTasks()
        if !isEnded { world.exposeNewNames() }
        // 9. The load event.
        if !isLoaded {
            call("loaded")
        }
        isLoaded = true
    }

    /// Runs the tasks that are due, each with the promises' reactions that it leaves behind; they may add others.
    private func runDueTasks() {
        for _ in 0..<10_000 {
            world.exposeFrames()
            if call("runDueTask")?.boolean != true { return }
        }
    }

    /// Runs the scripts that need not wait for anything; they may add others.
    func runPendingScripts() {
        while !pending.isEmpty {
            let scripts = pending
            pending = []
            for script in scripts where mayGoOn() { execute(script) }
        }
    }

    private func runLoop(timeout: Double) {
        world.runEventLoop(timeout: timeout)
        noteEndOfTime()
    }

    /// Whether another script may have its turn: scripts of which each is short may be too many together.
    private func mayGoOn() -> Bool {
        if page.vm.deadlineHasPassed { end() }
        return !isEnded
    }

    /// The time is over, or a script ended without it: in the first case nothing of the page runs any more.
    func noteEndOfTime() {
        if page.vm.timeIsOver { end() }
    }

    private func end() {
        if isEnded { return }
        isEnded = true
        let place = page.vm.endedPlace.map { " (\($0.file):\($0.line))" } ?? ""
        world.record(.warning, "the page's own scripts took too long and were ended\(place)")
    }

    /// Parses what is left as if it held no scripts.
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
        noteEndOfTime()
        return result
    }
}
