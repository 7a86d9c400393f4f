// ScriptVM.swift: one JavaScriptCore virtual machine: its heap, its contexts' common time limit.
// Elsewhere: the calls into the C library (UnsafeJavaScriptCore.swift), contexts (ScriptContext.swift).

import CJavaScriptCore

/// One JavaScript virtual machine. Its contexts share a heap and the time limit, and run on one thread at a time.
public final class ScriptVM {
    let group: JSContextGroupRef
    let limit = TimeLimit()

    public init() {
        EngineOptions.set()
        group = UnsafeJavaScriptCore.makeGroup()
        limit.group = group
    }

    deinit {
        UnsafeJavaScriptCore.clearTimeLimit(group)
        JSContextGroupRelease(group)
    }

    /// Runs `body` and ends any script in it that is still running after `seconds`.
    ///
    /// The script sees no exception it could catch. Limits nest: the earlier deadline wins.
    ///
    /// - Returns: What `body` returned, and whether a script was ended.
    public func withTimeLimit<Result, Failure: Error>(
        seconds: Double,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = limit.deadline
        let wanted = monotonicSeconds() + seconds
        limit.deadline = outer.map { min($0, wanted) } ?? wanted
        if outer == nil {
            limit.wasHit = false
            limit.firings = 0
        }
        limit.arm()
        defer {
            limit.deadline = outer
            if outer == nil { UnsafeJavaScriptCore.clearTimeLimit(group) } else { limit.arm() }
        }
        return try body()
    }

    /// Whether the last time limit ended a script.
    public var timeLimitWasHit: Bool { limit.wasHit }

    /// Called when a script goes on although it was ended `TimeLimit.patience` times: an endless chain of promise
    /// reactions, whose every turn is ended and which JavaScriptCore then goes on with. The process can't be saved;
    /// what is called should report and leave it.
    public var whenUnstoppable: (() -> Void)? {
        get { limit.whenUnstoppable }
        set { limit.whenUnstoppable = newValue }
    }
}

/// The state of a virtual machine's time limit, in the C callback's reach.
final class TimeLimit {
    /// How often a script may be ended within one limit before it counts as unstoppable.
    static let patience = 200

    var group: JSContextGroupRef?
    var deadline: Double?
    var wasHit = false
    var firings = 0
    var whenUnstoppable: (() -> Void)?

    /// Sets the library's timer to what is left of the limit.
    func arm() {
        guard let group, let deadline else { return }
        UnsafeJavaScriptCore.setTimeLimit(group, seconds: max(deadline - monotonicSeconds(), 0.002), limit: self)
    }

    /// Decides whether the running script ends now.
    func fire() -> Bool {
        guard let deadline else { return false }
        guard monotonicSeconds() >= deadline else {
            arm()
            return false
        }
        wasHit = true
        firings += 1
        if firings >= Self.patience { whenUnstoppable?() }
        // NB: The library forgets the limit once it fired; without this, the next script in line would run for ever.
        arm()
        return true
    }
}
