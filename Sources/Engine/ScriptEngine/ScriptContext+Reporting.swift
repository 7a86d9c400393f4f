// ScriptContext+Reporting.swift: evaluates pages' scripts, whose exceptions go to the page's own error handlers.

import CJavaScriptCore

extension ScriptContext {
    /// Evaluates a classic script and reports its exception, including a `SyntaxError`.
    ///
    /// - Returns: The value of its last statement; nil if it threw.
    @discardableResult
    public func evaluate(
        _ source: String,
        sourceURL: String,
        startingLine: Int,
        onException: (ScriptValue) -> Void
    ) -> ScriptValue? {
        var exception: JSValueRef?
        let result = UnsafeJavaScriptCore.evaluate(
            source,
            url: sourceURL,
            line: startingLine,
            in: reference,
            exception: &exception
        )
        if let exception { onException(ScriptValue(exception, in: self)) }
        return result.map { ScriptValue($0, in: self) }
    }
}

extension ScriptVM {
    /// Whether a time limit ended a script, so that no more script can run under it.
    public var timeIsOver: Bool {
        limit.wasHit && limit.deadline.map { limit.now >= $0 } ?? true
    }

    /// Whether there is a time limit and it has passed, whether or not a script was ended.
    public var deadlineHasPassed: Bool { limit.deadline.map { limit.now >= $0 } ?? false }

    /// The position in the script that the last time limit ended.
    public var endedPlace: ScriptError? { limit.place }
}
