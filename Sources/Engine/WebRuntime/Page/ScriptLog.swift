// ScriptLog.swift: what scripts did to the outside of the page, and what they threw that nobody caught.

package import PageProtocol
import ScriptEngine

/// Something that a script did to the outside of the page.
package struct SideEffect: Sendable, Equatable {
    /// What was done. The raw values are the names that the bindings give.
    package enum Kind: String, Sendable, CaseIterable {
        /// A line of the console, by the method that wrote it; methods that have no kind of their own write to the log.
        case consoleLog = "console.log"
        case consoleInfo = "console.info"
        case consoleWarning = "console.warn"
        case consoleError = "console.error"
        case consoleDebug = "console.debug"
        /// A dialog, with its message.
        case alert, confirm, prompt, print
        /// A way to another page, which is not followed, with its address or the number of steps in the history.
        case navigation, reload, history, submit, open, close
        /// A warning of the engine about the script.
        case warning
        /// A value that could not be handed over.
        case lostValue
        /// An exception that nothing caught, or a rejected promise. Observers alone hear of it.
        case uncaught
    }

    package var kind: Kind
    /// What the script gave: a line of the console, a message, an address.
    package var text: String
    /// The call that wrote a line of the console; of a trace and an uncaught error all calls, the innermost first.
    package var calls: [ScriptPlace] = []

    /// A side effect with all its fields.
    package init(kind: Kind, text: String, calls: [ScriptPlace] = []) {
        self.kind = kind
        self.text = text
        self.calls = calls
    }

    /// Whether both did the same, from wherever.
    package static func == (one: SideEffect, other: SideEffect) -> Bool {
        one.kind == other.kind && one.text == other.text
    }
}

/// The side effects and uncaught errors of one world. Capped, so that a script that logs for ever doesn't fill memory; the
/// last entry of a capped log says so.
final class ScriptLog {
    /// How many side effects are kept.
    static let maximumSideEffects = 10_000
    /// How many bytes of UTF-8 their texts may have together.
    static let maximumBytes = 4 << 20
    /// How many uncaught errors are kept.
    static let maximumErrors = 1000

    private(set) var sideEffects: [SideEffect] = []
    private(set) var uncaughtErrors: [ScriptError] = []
    /// Called with each side effect at once, for a process that may be ended before it can report them.
    var observer: ((SideEffect) -> Void)?
    private var bytesLeft = maximumBytes
    private(set) var isFull = false

    func record(_ kind: SideEffect.Kind, _ text: String, calls: [ScriptPlace] = []) {
        if isFull { return }
        let size = calls.reduce(text.utf8.count) { $0 + $1.file.utf8.count + $1.function.utf8.count }
        if size > bytesLeft || sideEffects.count == Self.maximumSideEffects {
            isFull = true
            if size > bytesLeft {
                // NB: The names of scripts and functions may be what is long.
                add(SideEffect(kind: kind, text: String(decoding: text.utf8.prefix(bytesLeft), as: UTF8.self)))
            }
            add(SideEffect(kind: .warning, text: "The page said more than is kept; the rest is left out."))
        } else {
            bytesLeft -= size
            add(SideEffect(kind: kind, text: text, calls: calls))
        }
    }

    private func add(_ effect: SideEffect) {
        sideEffects.append(effect)
        observer?(effect)
    }

    func uncaught(_ error: ScriptError) {
        if uncaughtErrors.count == Self.maximumErrors { return }
        uncaughtErrors.append(error)
        observer?(SideEffect(kind: .uncaught, text: error.description, calls: ScriptPlace.calls(of: error.stack)))
    }

    /// Has the bindings' named calls end here.
    func register(with receiver: DOMReceiver, of vm: ScriptVM) {
        let log = self
        receiver.named["console"] = { [unowned vm] _, operands in
            // NB: Before its text is read, which may be long.
            if log.isFull { return .undefined }
            let method = try operands.string(1)
            let kind = SideEffect.Kind(rawValue: "console.\(method == "assert" ? "error" : method)") ?? .consoleLog
            let text = try operands.string(2)
            // NB: The text is that of the script's own, and may have any length; which call wrote it costs some microseconds.
            let calls = ScriptPlace.calls(of: String(decoding: vm.writtenStack(), as: UTF16.self))
            log.record(kind, text, calls: method == "trace" ? calls : Array(calls.prefix(1)))
            return .undefined
        }
        receiver.named["record"] = { _, operands in
            guard let kind = SideEffect.Kind(rawValue: try operands.string(1)) else { throw OperationFailure.forged }
            log.record(kind, try operands.string(2))
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
