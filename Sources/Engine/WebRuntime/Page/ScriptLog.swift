// ScriptLog.swift: what scripts did to the outside of the page, and what they threw that nobody caught.

import ScriptEngine

/// Something that a script did to the outside of the page.
public struct SideEffect: Sendable, Equatable {
    /// `console.log`, `console.error`, …, `alert`, `confirm`, `prompt`, `navigation`, `warning`; to observers also
    /// `uncaught`.
    public var kind: String
    public var text: String

    public init(kind: String, text: String) {
        self.kind = kind
        self.text = text
    }
}

/// The record of one world. Capped: a script that logs for ever doesn't fill memory; that it was cut is the last entry.
final class ScriptLog {
    /// How many side effects are kept.
    static let maximumSideEffects = 10_000
    /// How many bytes of UTF-8 their texts may have together.
    static let maximumOctets = 4 << 20
    /// How many uncaught errors are kept.
    static let maximumErrors = 1000

    private(set) var sideEffects: [SideEffect] = []
    private(set) var uncaughtErrors: [ScriptError] = []
    /// Hears of each side effect at once, for a process that may be ended before it can tell.
    var observer: ((SideEffect) -> Void)?
    private var octetsLeft = maximumOctets
    private(set) var isFull = false

    func record(_ kind: String, _ text: String) {
        if isFull { return }
        let octets = text.utf8.count
        if octets > octetsLeft || sideEffects.count == Self.maximumSideEffects {
            isFull = true
            if octets > octetsLeft {
                add(SideEffect(kind: kind, text: String(decoding: text.utf8.prefix(octetsLeft), as: UTF8.self)))
            }
            add(SideEffect(kind: "warning", text: "The page said more than is kept; the rest is left out."))
        } else {
            octetsLeft -= octets
            add(SideEffect(kind: kind, text: text))
        }
    }

    private func add(_ effect: SideEffect) {
        sideEffects.append(effect)
        observer?(effect)
    }

    func uncaught(_ error: ScriptError) {
        if uncaughtErrors.count == Self.maximumErrors { return }
        uncaughtErrors.append(error)
        observer?(SideEffect(kind: "uncaught", text: error.description))
    }

    /// Has the bindings' named calls end here.
    func register(with receiver: DOMReceiver) {
        let log = self
        receiver.named["console"] = { _, operands in
            // NB: Before its text is read, which may be long.
            if log.isFull { return .undefined }
            log.record("console.\(try operands.string(1))", try operands.string(2))
            return .undefined
        }
        for kind in ["alert", "confirm", "prompt", "navigation"] {
            receiver.named[kind] = { _, operands in
                log.record(kind, try operands.string(1))
                return .undefined
            }
        }
        // Whatever else leaves the page: its kind and its text.
        receiver.named["record"] = { _, operands in
            log.record(try operands.string(1), try operands.string(2))
            return .undefined
        }
        receiver.named["uncaught"] = { _, operands in
            let thrown = operands.value(1)
            log.uncaught(thrown.context.error(from: thrown.reference))
            return .undefined
        }
        receiver.named["monotonic"] = { _, _ in .number(monotonicSeconds() * 1000) }
    }
}
