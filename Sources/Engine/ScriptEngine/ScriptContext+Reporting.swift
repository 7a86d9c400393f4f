// ScriptContext+Reporting.swift: scripts of pages: what they throw goes to the page's own error handlers.

import CJavaScriptCore

extension ScriptContext {
    /// Evaluates a classic script and hands over what it throws, a `SyntaxError` included.
    public func evaluate(
        _ source: String,
        sourceURL: String,
        startingLine: Int,
        onException: (ScriptValue) -> Void
    ) {
        var exception: JSValueRef?
        _ = UnsafeJavaScriptCore.evaluate(
            source,
            url: sourceURL,
            line: startingLine,
            in: reference,
            exception: &exception
        )
        if let exception { onException(ScriptValue(exception, in: self)) }
    }
}

extension ScriptVM {
    /// Whether a time limit ended a script, and nothing more can run under it.
    public var timeIsOver: Bool {
        limit.wasHit && limit.deadline.map { monotonicSeconds() >= $0 } ?? true
    }

    /// Whether there is a time limit and it has passed, with or without a script to end.
    public var deadlineHasPassed: Bool { limit.deadline.map { monotonicSeconds() >= $0 } ?? false }

    /// Where the script was that the last time limit ended.
    public var endedPlace: ScriptError? { limit.place }
}
