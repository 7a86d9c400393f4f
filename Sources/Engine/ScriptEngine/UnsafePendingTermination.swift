// UnsafePendingTermination.swift: nothing is asked of the engine while a script's termination is pending.
//
// A time limit ends a script by an exception that no script can catch. The call of the C API that ran the script takes it and reports it.
// But promises' reactions run once more when the outermost call returns, and of a reaction that is ended nobody takes the exception: it
// stays until the next call. A call that runs a script or converts a value takes it for its own; one that makes a context, a function, an
// error or a typed array allows for no exception, and aborts the process.
//
// So the handles by which all of this module calls the library (`ScriptContext.reference`, `ScriptVM.group`) are given out when none is
// pending.
//
// Why it is safe: contexts are those of `ScriptContext`s that are alive, which take themselves out before they are released. The call
// that takes the exception converts a number, which runs no script.

import CJavaScriptCore

extension ScriptVM {
    /// Takes the termination that is pending, if there is one.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func takePendingTermination() -> Bool {
        // NB: Where there is no context, nothing ran since the last one took what was pending.
        guard limit.wasHit, let context = contexts.last else { return false }
        var wasPending = false
        var exception: JSValueRef?
        repeat {
            exception = nil
            _ = JSValueToNumber(context, JSValueMakeNumber(context, 0), &exception)
            if exception != nil { wasPending = true }
            // Reactions that were left may have run when that call returned.
        } while exception != nil
        return wasPending
    }
}
