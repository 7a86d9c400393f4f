// ScriptVM.swift: one JavaScriptCore virtual machine: its heap, its contexts' common time limit.
// Elsewhere: the calls into the C library (UnsafeJavaScriptCore.swift), contexts (ScriptContext.swift).

import CJavaScriptCore

/// One JavaScript virtual machine. Its contexts share a heap and the time limit, and run on one thread at a time.
public final class ScriptVM {
    /// The C handle, given out while no script's termination is pending.
    var group: JSContextGroupRef {
        takePendingTermination()
        return handle
    }
    private let handle: JSContextGroupRef
    /// The C handles of the contexts that are alive.
    var contexts: [JSGlobalContextRef] = []
    let limit = TimeLimit()
    /// What contexts share; nil where there is one.
    let lasting: LastingContext?
    /// Whether contexts for many pages are made, one after the other.
    let servesManyPages: Bool
    /// What matches the bindings' regular expressions.
    ///
    /// NB: One that could not be made, since the stack or the time was at its end, is made at the next call.
    var matcher: PatternMatcher? {
        let group = group
        if madeMatcher == nil { madeMatcher = PatternMatcher(group: group) }
        return madeMatcher
    }
    private var madeMatcher: PatternMatcher?
    /// What reads the stack of calls.
    private(set) lazy var stackReader: UnsafeStackReader? = {
        madeStackReader = contextOfNoPage.flatMap { UnsafeStackReader(group: group, context: $0) }
        return madeStackReader
    }()
    private(set) var madeStackReader: UnsafeStackReader?
    /// A function that does nothing, of a context in which nothing runs.
    private(set) lazy var functionOfNoPage: JSObjectRef? = {
        let function = JSObjectMakeFunctionWithCallback(contextOfNoPage, nil) { context, _, _, _, _, _ in
            JSValueMakeUndefined(context)
        }
        JSValueProtect(contextOfNoPage, function)
        madeFunction = function
        return function
    }()
    private var madeFunction: JSObjectRef?
    /// A context that no script of a page gets to, and in which nothing runs.
    private lazy var contextOfNoPage: JSGlobalContextRef? = {
        madeContext = JSGlobalContextCreateInGroup(group, nil)
        return madeContext
    }()
    private var madeContext: JSGlobalContextRef?
    /// The library's objects for scripts whose compiled code was kept.
    let compiledScripts = CompiledScriptObjects()

    /// Starts a virtual machine.
    ///
    /// - Parameters:
    ///   - use: The first one in a process decides for all that follow.
    ///   - keepsCalls: Whether stacks are to have each call that is going on; the first one in a process decides, too.
    public init(for use: EngineUse = .onePage, keepsCalls: Bool = false) {
        if keepsCalls { EngineOptions.keepCalls() }
        EngineOptions.set(use)
        handle = UnsafeJavaScriptCore.makeGroup()
        servesManyPages = use == .manyPages
        lasting = use == .onePage ? nil : LastingContext(group: handle)
        limit.group = handle
        // Before the process forks: each child would have to make its own.
        if servesManyPages { _ = matcher }
    }

    deinit {
        UnsafeJavaScriptCore.clearTimeLimit(handle)
        madeMatcher?.release()
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
    /// The script sees no exception it could catch. Limits nest: the earlier deadline wins. The library's clock is a thread
    /// that the first limit starts; infinitely many seconds are no limit and need no thread.
    ///
    /// - Returns: What `body` returned, and whether a script was ended.
    public func withTimeLimit<Result, Failure: Error>(
        seconds: Double,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if seconds == .infinity { return try body() }
        let outer = limit.deadline
        let wanted = monotonicSeconds() + seconds
        limit.deadline = outer.map { min($0, wanted) } ?? wanted
        if outer == nil {
            limit.wasHit = false
            limit.place = nil
            UnsafeAbortHandling.note(isOverTime: false)
        }
        limit.arm()
        limit.armKill()
        defer {
            // What promises' reactions would do next they do under this limit.
            takePendingTermination()
            limit.deadline = outer
            if outer == nil { UnsafeJavaScriptCore.clearTimeLimit(handle) } else { limit.arm() }
            limit.armKill()
        }
        return try body()
    }

    /// Whether the last time limit ended a script.
    public var timeLimitWasHit: Bool { limit.wasHit }

    /// Seconds after a time limit's end at which the whole process is ended by SIGALRM; nil, the default: never.
    ///
    /// An endless chain of promise reactions is many short scripts to the library, none of which reaches the limit; and a
    /// regular expression or `'x'.repeat(2 ** 30)` looks at no limit while it runs. Only the process can be ended then. The library's own
    /// abort after a limit's end counts as such an end, too (UnsafeAbortHandling.swift).
    public var killAfterLimit: Double? {
        get { limit.killAfter }
        set {
            limit.killAfter = newValue
            if newValue != nil { UnsafeAbortHandling.install() }
        }
    }
}

/// The state of a virtual machine's time limit, in the C callback's reach.
final class TimeLimit {
    /// The part of the time left after which the timer looks again.
    static let share = 0.125
    /// The shortest time for which the timer is set, in seconds.
    static let shortest = 0.004
    /// For how long the timer is set once it ended a script. The library may abort the process where the timer is due while the end before is
    /// still being handled, so on a busy machine this is longer.
    static let afterEnd = 0.02

    var group: JSContextGroupRef?
    var deadline: Double?
    var wasHit = false
    var killAfter: Double?
    /// Where the script was that was ended: an error made there.
    var place: ScriptError?

    /// Sets the library's timer.
    ///
    /// NB: The library waits until the running thread has used up so much processor time, too. Where many processes share
    /// the machine that is long after the deadline; so the timer is set for a part of what is left, again and again.
    func arm() {
        guard let group, let deadline else { return }
        let seconds = max((deadline - monotonicSeconds()) * Self.share, wasHit ? Self.afterEnd : Self.shortest)
        UnsafeJavaScriptCore.setTimeLimit(group, seconds: seconds, limit: self)
    }

    /// Sets the time when the process ends, or takes it back.
    func armKill() {
        guard let killAfter else { return }
        setAlarm(seconds: deadline.map { max($0 - monotonicSeconds(), 0) + killAfter } ?? 0)
    }

    /// Decides whether the script that is running in `context` ends now.
    func fire(in context: JSContextRef?) -> Bool {
        guard let deadline else { return false }
        let isOver = monotonicSeconds() >= deadline
        if isOver {
            UnsafeAbortHandling.note(isOverTime: true)
            if !wasHit, let context { place = UnsafeJavaScriptCore.place(in: context) }
            wasHit = true
        }
        // NB: The library forgets the limit once it fired; without this, the next script in line would run for ever. It comes last: a timer
        // that is due while the library is busy with the one before may abort the process, and reading a deep stack takes that long.
        arm()
        return isOver
    }
}
