// ScriptCall.swift: a script's call that Swift answers, and the calls being answered on a thread.

import Foundation

/// One call.
final class ScriptCall {
    let context: JSContext
    /// nil for the executor of a promise, which is not called by a script.
    let callee: HeldValue?
    let this: HeldValue?
    let arguments: [HeldValue]

    init(context: JSContext, callee: HeldValue?, this: HeldValue?, arguments: [HeldValue]) {
        (self.context, self.callee, self.this, self.arguments) = (context, callee, this, arguments)
    }

    /// An argument as the closure's parameter type; a missing one is undefined.
    func argument<Value>(_ index: Int) throws -> Value {
        let held = index < arguments.count ? arguments[index] : context.engine.undefined
        do { return try ScriptReader(context: context).value(held, as: Value.self) } catch let error as ReadingError {
            throw context.engine.typeError("Argument \(index + 1): \(error.description)")
        }
    }

    /// Runs the answering closure. Meanwhile the call has its own context exception; an exception left there is thrown
    /// to the script.
    func answer(_ body: (ScriptCall) throws -> Any) -> Result<HeldValue, ScriptFailure> {
        let stack = CallStack.current
        stack.calls.append(self)
        let before = context.exception
        context.exception = nil
        defer {
            context.exception = before
            stack.calls.removeLast()
        }
        do {
            let value = try ScriptWriter(context: context.engine).value(body(self))
            if let exception = context.exception { throw ScriptFailure(value: exception.held) }
            return .success(value)
        } catch { return .failure(context.engine.failure(error)) }
    }
}

/// The calls being answered on a thread, the innermost last.
final class CallStack {
    var calls: [ScriptCall] = []

    static var current: CallStack {
        let key = "org.webaction.JavaScriptCore.calls"
        if let known = Thread.current.threadDictionary[key] as? CallStack { return known }
        let made = CallStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}
