// UnsafePendingTermination.swift: takes a script's pending termination before the engine is called again.
//
// A time limit ends a script by an exception that no script can catch. The C API call that ran the script takes and reports it. But promise
// reactions also run when the outermost call returns, and the termination of such a reaction is taken by no call: it stays pending until
// the next one. A call that runs a script or converts a value takes it for its own; one that makes a context, a function, an error or a
// typed array does not expect an exception, and aborts the process.
//
// So the handles with which this module calls the library (`ScriptContext.reference`, `ScriptVM.group`) are returned only after a pending
// termination is taken.
//
// Why it is safe: contexts are those of live `ScriptContext`s, which remove themselves before they are released. The call that takes the
// exception converts a number, which runs no script.

import CJavaScriptCore

extension ScriptVM {
    /// Takes the pending termination, if there is one.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func takePendingTermination() -> Bool {
        // NB: Without a context, nothing has run since the last one took a pending termination.
        guard limit.wasHit, let context = contexts.last else { return false }
        var wasPending = false
        var exception: JSValueRef?
        repeat {
            exception = nil
            _ = JSValueToNumber(context, JSValueMakeNumber(context, 0), &exception)
            if exception != nil { wasPending = true }
            // Remaining reactions may have run when that call returned.
        } while exception != nil
        return wasPending
    }
}
