// ScriptLog.swift: what scripts did to the outside of the page, and what they threw that nobody caught.

import ScriptEngine

/// Something that a script did to the outside of the page.
public struct SideEffect: Sendable, Equatable {
    /// `console.log`, `console.error`, …, `alert`, `confirm`, `prompt`, `navigation`.
    public var kind: String
    public var text: String

    public init(kind: String, text: String) {
        self.kind = kind
        self.text = text
    }
}

/// The record of one world. Capped: a script that logs for ever doesn't fill memory.
final class ScriptLog {
    /// How many side effects are kept.
    static let maximumSideEffects = 10_000
    /// How many uncaught errors are kept.
    static let maximumErrors = 1000

    private(set) var sideEffects: [SideEffect] = []
    private(set) var uncaughtErrors: [ScriptError] = []

    func record(_ kind: String, _ text: String) {
        if sideEffects.count < Self.maximumSideEffects { sideEffects.append(SideEffect(kind: kind, text: text)) }
    }

    func uncaught(_ error: ScriptError) {
        if uncaughtErrors.count < Self.maximumErrors { uncaughtErrors.append(error) }
    }

    /// Has the glue's named calls end here.
    func register(with receiver: DOMReceiver) {
        let log = self
        receiver.named["console"] = { _, call in
            log.record("console." + call.value(1).string, call.value(2).string)
            return .undefined
        }
        for kind in ["alert", "confirm", "prompt", "navigation"] {
            receiver.named[kind] = { _, call in
                log.record(kind, call.value(1).string)
                return .undefined
            }
        }
        // Whatever else leaves the page: its kind and its text.
        receiver.named["record"] = { _, call in
            log.record(call.value(1).string, call.value(2).string)
            return .undefined
        }
        receiver.named["uncaught"] = { _, call in
            let thrown = call.value(1)
            log.uncaught(thrown.context.error(from: thrown.reference))
            return .undefined
        }
        receiver.named["monotonic"] = { _, _ in .number(monotonicSeconds() * 1000) }
    }
}
