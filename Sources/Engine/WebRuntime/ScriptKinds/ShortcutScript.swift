// ShortcutScript.swift: the scripts of Shortcuts' action "Run JavaScript on Web Page" (js/extension/shortcutScripts.js).

import PageProtocol
import PropertyValues
import ScriptEngine

extension World {
    /// Calls a script as a function with the parameter `completion`, and waits until that is called.
    ///
    /// - Returns: What Shortcuts gets: the page's values, and the script's result or its exception. An empty script gives the page's values.
    func runShortcutScript(_ call: ScriptCall) -> PayloadOutcome {
        outcome(of: call) { () throws(ScriptError) in
            let completion = makeCompletion()
            let (native, holder) = context.makeNative(completion)
            let complete = try bindings.property("makeArguments")
                .call([native, holder, context.value(call.extensionName)]).property("completionFunction")
            let (script, refusal) = try shortcutFunction(call)
            let state = try bindings.property("runShortcutScript")
                .call([complete, script ?? context.undefined, refusal ?? context.undefined])
            let threw = try state.property("threw").boolean
            if !threw { runEventLoop(timeout: call.timeout) { completion.outcome != nil } }
            guard var outcome = completion.outcome else {
                let cause = uncaughtErrors.last.map { "; last uncaught error: \($0)" } ?? ""
                var missing = PayloadOutcome(payload: nil, state: .timedOut)
                missing.otherWarnings = [
                    "The script must call completion(result) when it is finished; it did not within \(call.timeout) s\(cause)"
                ]
                missing.stage = .evaluate
                return missing
            }
            if completion.calls > 1 {
                outcome.otherWarnings.append("completion was called \(completion.calls) times; the first call counts")
            }
            if threw, completion.calls == 1 {
                var error = context.error(from: try state.property("error").reference)
                if refusal != nil { error = error.movedUp(by: Self.linesOfFunctionHead, file: call.sourceURL) }
                (outcome.state, outcome.error, outcome.stage) = (.threw, error, .evaluate)
                return outcome
            }
            let lost = try state.property("lost")
            if !lost.isUndefined {
                outcome.lostValues.append(
                    "completion was given \(lost.string), which has no JSON; pass its text or properties"
                )
            }
            finishTasks(of: call)
            return outcome
        }
    }

    /// The lines that the engine puts before the body of a function that it makes of texts.
    private static let linesOfFunctionHead = 2

    /// The script as a function, or the exception that `new Function` throws; neither for an empty script.
    ///
    /// NB: The engine counts the lines of such a function from its head. So the text is only checked in this way, and then evaluated as the
    /// body of a function that begins in the script's first line.
    private func shortcutFunction(_ call: ScriptCall) throws(ScriptError) -> (
        script: ScriptValue?, refusal: ScriptValue?
    ) {
        if call.source.isEmpty { return (nil, nil) }
        if let refusal = context.refusal(ofFunction: ["completion"], body: call.source, sourceURL: call.sourceURL) {
            return (nil, refusal)
        }
        let text = "(function (completion) {\(call.source)\n})"
        return (try evaluate(text, sourceURL: call.sourceURL, timeout: call.timeout), nil)
    }
}

extension ScriptError {
    /// The error with a line that is counted from a later one.
    fileprivate func movedUp(by lines: Int, file: String) -> ScriptError {
        var moved = self
        moved.file = file
        moved.line = max(line - lines, 1)
        moved.stack = ""
        return moved
    }
}
