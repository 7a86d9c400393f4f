// ScriptCall.swift: one call of a script on a page, and its result, for all kinds of script. Each kind has a file in this folder.
// Elsewhere: the kinds' names (PageProtocol/ScriptKind.swift), their references (ExtensionHost/ScriptKinds).

package import PageProtocol
package import PropertyValues
package import ScriptEngine

/// A script to call, and its inputs.
package struct ScriptCall: Sendable {
    /// The script's text.
    package var source: String
    /// Its name in stack traces and errors.
    package var sourceURL: String
    /// The bundle identifier, which the script of an action extension can read; of a bookmark, its name.
    package var extensionName: String
    /// The value of `extraArguments` in run()'s argument; nil: none.
    package var extraArguments: PropertyValue?
    /// The time limit in seconds for the call and the tasks that it starts.
    package var timeout: Double
    /// What the script's manager has for it.
    package var manager: ManagerInput

    package init(
        source: String,
        sourceURL: String,
        extensionName: String = "",
        extraArguments: PropertyValue? = nil,
        timeout: Double,
        manager: ManagerInput = ManagerInput()
    ) {
        self.source = source
        self.sourceURL = sourceURL
        self.extensionName = extensionName
        self.extraArguments = extraArguments
        self.timeout = timeout
        self.manager = manager
    }
}

extension ScriptKind {
    /// The owner of the world in which scripts of the kind run. Userscripts and content scripts can name the page's (`ScheduledRun`).
    package var world: WorldKind {
        switch self {
        case .actionExtension, .plain, .shortcut, .userscript, .contentScript: .isolated
        case .bookmarklet: .page
        }
    }
}

extension World {
    /// Calls a script as its kind demands. A kind is added here and in a file of its own.
    package func call(_ kind: ScriptKind, _ call: ScriptCall) -> PayloadOutcome {
        switch kind {
        case .actionExtension: return callActionExtension(call)
        case .plain: return runPlainScript(call)
        case .shortcut: return runShortcutScript(call)
        case .bookmarklet: return runBookmarklet(call)
        case .userscript, .contentScript:
            let run = makeScheduledRun(kind, call) { _ in true }
            run.enter(self)
            return run.finish()
        }
    }
}

/// The result of a call: of run(), or of a script of another kind.
package struct PayloadOutcome: Sendable {
    /// How it ended.
    package enum State: String, Sendable {
        /// completionFunction was called with an object.
        case completed
        /// completionFunction was called with a value that no property list can represent.
        case unrepresentable
        /// The script defined no usable `ExtensionPreprocessingJS`; the payload is an empty dictionary.
        case noObject
        /// The object has no callable `run`; the payload is an empty dictionary.
        case noRun
        /// The object has a finalize() but no `run`; the payload is an empty dictionary.
        case onlyFinalize
        /// run() threw before it called completionFunction.
        case threw
        /// completionFunction was not called in time.
        case timedOut
    }

    /// The handler's value under the results key; nil: there is no item.
    package var payload: PropertyValue?
    /// How run() ended.
    package var state: State
    /// The stage of a failed call; nil: it follows from the state.
    package var stage: ScriptStage?
    /// The exception of the script, before or after completion.
    package var error: ScriptError?
    /// Lost values, each with its key path.
    package var lostValues: [String]
    /// The values that the script stored with its manager; nil: it changed none.
    package var storedValues: StoredValues?
    /// Further warnings: a second completion, the cause of a missing object.
    package var otherWarnings: [String]
    /// All warnings about the run: lost values first.
    package var warnings: [String] { lostValues + otherWarnings }

    package init(
        payload: PropertyValue?,
        state: State,
        error: ScriptError? = nil,
        lostValues: [String] = [],
        otherWarnings: [String] = []
    ) {
        self.payload = payload
        self.state = state
        self.error = error
        self.lostValues = lostValues
        self.otherWarnings = otherWarnings
    }
}

/// The native side of completionFunction: its argument is converted when it is called.
final class CompletionFunction: NativeReceiver {
    /// Returns nil once the world has ended.
    fileprivate var convert: (ScriptValue) -> PayloadOutcome? = { _ in nil }
    private(set) var outcome: PayloadOutcome?
    private(set) var calls = 0

    /// Counts the call and keeps the first one's outcome; returns false once the world has ended.
    override func receive(_ call: NativeCall) -> NativeResult {
        calls += 1
        if outcome == nil { outcome = convert(call.value(0)) }
        return .boolean(outcome != nil)
    }
}

extension World {
    /// The native side of a completionFunction of this world.
    func makeCompletion() -> CompletionFunction {
        let completion = CompletionFunction()
        completion.convert = { [weak self] in self?.payloadOutcome(of: $0) }
        return completion
    }
}
