// ScriptLog.swift: side effects of scripts outside the page, and exceptions that no script caught.

package import PageProtocol
import ScriptEngine

/// A side effect of a script outside the page.
package struct SideEffect: Sendable, Equatable {
    /// The kind of effect. The bindings use the raw values as names.
    package enum Kind: String, Sendable, CaseIterable {
        /// A line of the console, by the method that wrote it; methods without a kind of their own count as log.
        case consoleLog = "console.log"
        case consoleInfo = "console.info"
        case consoleWarning = "console.warn"
        case consoleError = "console.error"
        case consoleDebug = "console.debug"
        /// A dialog, with its message.
        case alert, confirm, prompt, print
        /// An attempt to leave the page, which is not carried out, with its URL or the number of steps in the history.
        case navigation, reload, history, submit, open, close
        /// What a script asked its manager to do.
        case request
        /// A warning of the engine about the script.
        case warning
        /// A value that could not be part of the payload.
        case lostValue
        /// An exception or a rejected promise that was not handled. Only the observer receives it.
        case uncaught
    }

    package var kind: Kind
    /// The effect's text: a line of the console, a message, a URL.
    package var text: String
    /// The call that wrote a line of the console; for a trace or an uncaught error all calls, innermost first.
    package var calls: [ScriptPlace] = []

    /// A side effect with all its fields.
    package init(kind: Kind, text: String, calls: [ScriptPlace] = []) {
        self.kind = kind
        self.text = text
        self.calls = calls
    }

    /// Whether two effects are the same, regardless of their calls.
    package static func == (one: SideEffect, other: SideEffect) -> Bool {
        one.kind == other.kind && one.text == other.text
    }
}

/// The side effects and uncaught errors of one world. It is bounded, so that a script that logs without end does not fill memory; the last
/// entry of a full log says so.
final class ScriptLog {
    /// The most side effects that are kept.
    static let maximumSideEffects = 10_000
    /// The most bytes of UTF-8 in their texts together.
    static let maximumBytes = 4 << 20
    /// The most uncaught errors that are kept.
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
                // NB: The names of scripts and functions may be long, too.
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

    /// Registers the operations that write to the log.
    func register(with receiver: DOMReceiver, of vm: ScriptVM) {
        let log = self
        receiver.families.log = { [unowned vm] _, operation, operands in
            switch operation {
            case .console:
                // NB: Before the text is read, which may be long.
                if log.isFull { return .undefined }
                let method = try operands.string(1)
                let kind = SideEffect.Kind(rawValue: "console.\(method == "assert" ? "error" : method)") ?? .consoleLog
                let text = try operands.string(2)
                // NB: The text comes from the script and may have any length; determining the call takes some microseconds.
                let calls = ScriptPlace.calls(of: String(decoding: vm.writtenStack(), as: UTF16.self))
                log.record(kind, text, calls: method == "trace" ? calls : Array(calls.prefix(1)))
                return .undefined
            case .record:
                guard let kind = SideEffect.Kind(rawValue: try operands.string(1)) else {
                    throw OperationFailure.forged
                }
                log.record(kind, try operands.string(2))
                return .undefined
            case .uncaught:
                let thrown = operands.value(1)
                log.uncaught(thrown.context.error(from: thrown.reference))
                return .undefined
            }
        }
    }
}
