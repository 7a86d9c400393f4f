// PlainScript.swift: scripts without a contract: evaluated like those of `webaction eval`, and the value is the payload.

import DOM
import PageProtocol
import PropertyValues
import ScriptEngine

extension World {
    /// Evaluates a script, which may use top-level await, and then runs the tasks that it started.
    ///
    /// - Returns: The value of its last statement, as JSON has it; if that is a promise, the value that it is fulfilled with.
    func runPlainScript(_ call: ScriptCall) -> PayloadOutcome {
        outcome(of: call) { () throws(ScriptError) in
            let json = try valueAsJSON(of: call)
            let value = try json.map { text throws(ScriptError) in try payload(ofJSON: text) }
            finishTasks(of: call)
            return PayloadOutcome(payload: value ?? nil, state: .completed)
        }
    }

    /// The value of the last statement, or of a module's default export.
    private func valueAsJSON(of given: ScriptCall) throws(ScriptError) -> String? {
        let call = try withoutTypes(given)
        guard context.isModule(call.source) else {
            return try evaluateToJSON(call.source, sourceURL: call.sourceURL, timeout: call.timeout)
        }
        let value = try evaluateModule(call).property("default")
        return try json(of: try settle(value, timeout: call.timeout))
    }

    /// Makes a call within its time limit; an exception becomes the outcome.
    func outcome(of call: ScriptCall, _ body: () throws(ScriptError) -> PayloadOutcome) -> PayloadOutcome {
        page.tree.changeLog?.step = ChangeStep.run.rawValue
        do throws(ScriptError) {
            return try page.vm.withTimeLimit(seconds: call.timeout) { () throws(ScriptError) in try body() }
        } catch {
            var outcome = PayloadOutcome(payload: nil, state: error.timedOut ? .timedOut : .threw, error: error)
            outcome.stage = .evaluate
            return outcome
        }
    }

    /// Runs the timers and other tasks that a script left, so that the page is written as the script leaves it.
    func finishTasks(of call: ScriptCall) { runEventLoop(timeout: call.timeout) }
}
