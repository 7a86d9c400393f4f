// ScriptVM.swift: a JavaScriptCore virtual machine: its heap, and the time limit of its contexts.
// Elsewhere: the calls into the C library (UnsafeJavaScriptCore.swift), contexts (ScriptContext.swift).

import CEngineSupport
import CJavaScriptCore

/// One JavaScript virtual machine. Its contexts share a heap and the time limit, and run on one thread at a time.
public final class ScriptVM {
    /// The C handle. Reading it first takes a pending termination of a script.
    var group: JSContextGroupRef {
        takePendingTermination()
        return handle
    }
    private let handle: JSContextGroupRef
    /// The C handles of the live contexts.
    var contexts: [JSGlobalContextRef] = []
    let limit = TimeLimit()
    /// The buffers that contexts share; nil if there is one context.
    let lasting: LastingContext?
    /// Whether it makes contexts for many pages, one after another.
    let servesManyPages: Bool
    /// Matches the bindings' regular expressions.
    ///
    /// NB: If it could not be made, because the stack or the time was exhausted, the next call makes it.
    var matcher: PatternMatcher? {
        let group = group
        if madeMatcher == nil { madeMatcher = PatternMatcher(group: group) }
        return madeMatcher
    }
    private var madeMatcher: PatternMatcher?
    /// Rewrites modules; made when the first one is parsed.
    var moduleRewriter: EmbeddedParser? {
        let group = group
        if madeRewriter == nil {
            madeRewriter = EmbeddedParser(group: group, text: module_parser_text, length: module_parser_length)
        }
        return madeRewriter
    }
    private var madeRewriter: EmbeddedParser?
    /// Removes the types from TypeScript; made for the first such script.
    var typeEraser: EmbeddedParser? {
        let group = group
        if madeEraser == nil {
            madeEraser = EmbeddedParser(group: group, text: typescript_parser_text, length: typescript_parser_length)
        }
        return madeEraser
    }
    private var madeEraser: EmbeddedParser?
    /// Reads the call stack.
    private(set) lazy var stackReader: UnsafeStackReader? = {
        madeStackReader = contextOfNoPage.flatMap { UnsafeStackReader(group: group, context: $0) }
        return madeStackReader
    }()
    private(set) var madeStackReader: UnsafeStackReader?
    /// A function that does nothing, in a context in which nothing runs.
    private(set) lazy var functionOfNoPage: JSObjectRef? = {
        let function = JSObjectMakeFunctionWithCallback(contextOfNoPage, nil) { context, _, _, _, _, _ in
            JSValueMakeUndefined(context)
        }
        JSValueProtect(contextOfNoPage, function)
        madeFunction = function
        return function
    }()
    private var madeFunction: JSObjectRef?
    /// A context that no page's script can reach, and in which nothing runs.
    private lazy var contextOfNoPage: JSGlobalContextRef? = {
        madeContext = JSGlobalContextCreateInGroup(group, nil)
        return madeContext
    }()
    private var madeContext: JSGlobalContextRef?
    /// Scripts that are evaluated as one text.
    var composedScripts = ComposedScripts()
    /// The library's objects for scripts with stored compiled code.
    let compiledScripts = CompiledScriptObjects()

    /// Starts a virtual machine.
    ///
    /// - Parameters:
    ///   - use: The first machine of a process decides for all later ones.
    ///   - keepsCalls: Whether stacks include each active call; here, too, the first machine decides.
    public init(for use: EngineUse = .onePage, keepsCalls: Bool = false) {
        if keepsCalls { EngineOptions.keepCalls() }
        EngineOptions.set(use)
        handle = UnsafeJavaScriptCore.makeGroup()
        servesManyPages = use == .manyPages
        lasting = use == .onePage ? nil : LastingContext(group: handle)
        limit.group = handle
        // Made before the process forks, since otherwise each child would have to make its own.
        if servesManyPages { _ = matcher }
    }

    deinit {
        UnsafeJavaScriptCore.clearTimeLimit(handle)
        madeMatcher?.release()
        madeRewriter?.release()
        madeEraser?.release()
        madeStackReader?.release()
        lasting?.release()
        compiledScripts.release()
        if let madeContext {
            if let madeFunction { JSValueUnprotect(madeContext, madeFunction) }
            JSGlobalContextRelease(madeContext)
        }
        JSContextGroupRelease(handle)
    }

    /// Runs `body` and ends any script in it that is still running after `seconds`.
    ///
    /// The script sees no exception that it could catch. Limits nest: the earlier deadline wins. The library's clock is a thread that the
    /// first limit starts; an infinite limit needs no thread.
    ///
    /// - Returns: The result of `body`, and whether a script was ended.
    public func withTimeLimit<Result, Failure: Error>(
        seconds: Double,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if seconds == .infinity { return try body() }
        let outer = limit.deadline
        let wanted = limit.now + seconds
        limit.deadline = outer.map { min($0, wanted) } ?? wanted
        if outer == nil {
            limit.wasHit = false
            limit.place = nil
            UnsafeAbortHandling.note(isOverTime: false)
        }
        limit.arm()
        limit.armKill()
        defer {
            // Pending promise reactions run under this limit.
            takePendingTermination()
            limit.deadline = outer
            if outer == nil { UnsafeJavaScriptCore.clearTimeLimit(handle) } else { limit.arm() }
            limit.armKill()
        }
        return try body()
    }

    /// Runs `body` outside of time limits: scripts wait for another process, which has a limit of its own.
    public func withoutTimeLimit<Result>(_ body: () -> Result) -> Result {
        let begin = monotonicSeconds()
        if limit.deadline != nil { limit.disarmKill() }
        defer {
            limit.waited += monotonicSeconds() - begin
            limit.arm()
            limit.armKill()
        }
        return body()
    }

    /// The machine's time in seconds, without that in which scripts waited: the clock of time limits.
    public var scriptSeconds: Double { limit.now }

    /// Whether the last time limit ended a script.
    public var timeLimitWasHit: Bool { limit.wasHit }

    /// Seconds after the end of a time limit at which SIGALRM ends the whole process; nil, the default: never.
    ///
    /// To the library, an endless chain of promise reactions is many short scripts, none of which reaches the limit, and a regular
    /// expression or `'x'.repeat(2 ** 30)` does not check the limit while it runs. Then only the process can be ended. If the library
    /// itself aborts after the end of a limit, that counts as such an end, too (UnsafeAbortHandling.swift).
    public var killAfterLimit: Double? {
        get { limit.killAfter }
        set {
            limit.killAfter = newValue
            if newValue != nil { UnsafeAbortHandling.install() }
        }
    }
}

/// The state of a virtual machine's time limit, accessible to the C callback.
final class TimeLimit {
    /// The fraction of the remaining time after which the timer fires again.
    static let share = 0.125
    /// The shortest interval of the timer, in seconds.
    static let shortest = 0.004
    /// The interval of the timer after it ended a script, in seconds. The library may abort the process if the timer fires while the
    /// previous termination is still being handled, so it is long enough for a busy machine.
    static let afterEnd = 0.02

    var group: JSContextGroupRef?
    var deadline: Double?
    /// The seconds in which scripts waited for other processes.
    var waited = 0.0
    /// The clock of deadlines.
    var now: Double { monotonicSeconds() - waited }
    var wasHit = false
    var killAfter: Double?
    /// The position of the script that was ended: an error made there.
    var place: ScriptError?

    /// Sets the library's timer.
    ///
    /// NB: The library also waits until the running thread has used the same amount of processor time. If many processes share the machine,
    /// this is long after the deadline; so the timer is repeatedly set for a fraction of the remaining time.
    func arm() {
        guard let group, let deadline else { return }
        let seconds = max((deadline - now) * Self.share, wasHit ? Self.afterEnd : Self.shortest)
        UnsafeJavaScriptCore.setTimeLimit(group, seconds: seconds, limit: self)
    }

    /// Sets or clears the time at which the process ends.
    func armKill() {
        guard let killAfter else { return }
        setAlarm(seconds: deadline.map { max($0 - now, 0) + killAfter } ?? 0)
    }

    /// Clears that time until it is set again.
    func disarmKill() { if killAfter != nil { setAlarm(seconds: 0) } }

    /// Decides whether to end the script that is running in `context` now.
    func fire(in context: JSContextRef?) -> Bool {
        guard let deadline else { return false }
        let isOver = now >= deadline
        if isOver {
            UnsafeAbortHandling.note(isOverTime: true)
            if !wasHit, let context { place = UnsafeJavaScriptCore.place(in: context) }
            wasHit = true
        }
        // NB: The library drops the limit after the timer fired; without this, the next queued script could run forever. It comes last: a
        // timer that fires while the library is handling the previous one may abort the process, and reading a deep stack takes that long.
        arm()
        return isOver
    }
}
