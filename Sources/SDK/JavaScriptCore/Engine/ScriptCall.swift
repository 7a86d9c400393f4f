// ScriptCall.swift: a call of a script's that Swift answers, and what the thread answers now.

import Foundation

/// One call.
final class ScriptCall {
    let context: JSContext
    /// nil for the executor of a promise, which no script calls.
    let callee: HeldValue?
    let this: HeldValue?
    let arguments: [HeldValue]

    init(context: JSContext, callee: HeldValue?, this: HeldValue?, arguments: [HeldValue]) {
        (self.context, self.callee, self.this, self.arguments) = (context, callee, this, arguments)
    }

    /// An argument as a closure's parameter wants it; one that is missing is undefined.
    func argument<Value>(_ index: Int) throws -> Value {
        let held = index < arguments.count ? arguments[index] : context.engine.undefined
        do { return try ScriptReader(context: context).value(held, as: Value.self) } catch let error as ReadingError {
            throw context.engine.typeError("Argument \(index + 1): \(error.description)")
        }
    }

    /// Calls what answers. The context's exception is the call's own meanwhile: one that is left there is thrown to the script.
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

/// The calls that a thread answers, the innermost last.
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
