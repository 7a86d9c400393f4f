// ScriptContext.swift: a global object, for evaluating scripts and making values.

public import CJavaScriptCore

/// One JavaScript global environment.
///
/// Promise reactions run when the outermost call into the context returns.
public final class ScriptContext {
    /// The virtual machine whose heap the context is in.
    public let vm: ScriptVM
    /// The C handle, for `Unsafe*.swift` files. Reading it first takes a pending termination of a script.
    public var reference: JSGlobalContextRef {
        vm.takePendingTermination()
        return handle
    }
    private let handle: JSGlobalContextRef
    /// The holders that this context's native functions are bound to.
    var holders: [NativeHolder] = []
    /// Whether native calls of the bindings get the engine's frames directly.
    var hasHostNative = false
    private var observesRejections = false
    /// The prefix of the names of scripts that are not the user's: an error in one is reported at the place that called it.
    public var ownScripts: String?

    /// Makes a context with a plain global object.
    public init(vm: ScriptVM) {
        self.vm = vm
        handle = JSGlobalContextCreateInGroup(vm.group, nil)
        vm.contexts.append(handle)
    }

    deinit {
        for holder in holders { holder.context = nil }
        // The library retains a callback, and everything it refers to, as long as the global object that it was set for: a function of this
        // context would retain both permanently.
        if observesRejections { JSGlobalContextSetUnhandledRejectionCallback(reference, vm.functionOfNoPage, nil) }
        vm.takePendingTermination()
        vm.contexts.removeAll { $0 == handle }
        JSGlobalContextRelease(handle)
    }

    /// The global object.
    public var global: ScriptValue { ScriptValue(JSContextGetGlobalObject(reference), in: self) }

    /// The value `undefined`.
    public var undefined: ScriptValue { ScriptValue(JSValueMakeUndefined(reference), in: self) }
    /// The value `null`.
    public var null: ScriptValue { ScriptValue(JSValueMakeNull(reference), in: self) }

    /// A number as a JavaScript value.
    public func value(_ number: Double) -> ScriptValue { ScriptValue(JSValueMakeNumber(reference, number), in: self) }
    /// A boolean as a JavaScript value.
    public func value(_ boolean: Bool) -> ScriptValue { ScriptValue(JSValueMakeBoolean(reference, boolean), in: self) }
    /// A string as a JavaScript value.
    public func value(_ string: String) -> ScriptValue {
        ScriptValue(UnsafeJavaScriptCore.makeString(string, in: reference), in: self)
    }

    /// A string of any UTF-16 code units, lone surrogates included.
    public func value(utf16 units: [UInt16]) -> ScriptValue {
        ScriptValue(UnsafeJavaScriptCore.makeString(units, in: reference), in: self)
    }

    /// Evaluates a classic script.
    ///
    /// - Parameters:
    ///   - source: The script's text.
    ///   - sourceURL: Its name in stack traces and errors.
    ///   - startingLine: The number of its first line.
    /// - Returns: The value of its last statement.
    /// - Throws: The script's exception, including a `SyntaxError`.
    @discardableResult
    public func evaluate(_ source: String, sourceURL: String = "", startingLine: Int = 1) throws(ScriptError)
        -> ScriptValue
    {
        try run { exception in
            UnsafeJavaScriptCore.evaluate(
                source,
                url: sourceURL,
                line: startingLine,
                in: self.reference,
                exception: &exception
            )
        }
    }

    /// Whether a text is a classic script. It is not run.
    public func isScript(_ source: String) -> Bool {
        UnsafeJavaScriptCore.isScript(source, in: reference)
    }

    /// Collects garbage now.
    public func collectGarbage() { JSSynchronousGarbageCollectForDebugging(reference) }

    /// Calls `function` with the promise and the reason for each unhandled rejection.
    public func setUnhandledRejectionCallback(_ function: ScriptValue) {
        observesRejections = true
        JSGlobalContextSetUnhandledRejectionCallback(reference, function.object, nil)
    }

    /// Runs `body`, a call into the library, and converts the exception it reports into a Swift error.
    func run(_ body: (inout JSValueRef?) -> JSValueRef?) throws(ScriptError) -> ScriptValue {
        vm.takePendingTermination()
        var exception: JSValueRef?
        let result = body(&exception)
        if let exception { throw error(from: exception) }
        try checkReactions()
        guard let result else {
            throw ScriptError(name: "", message: "JavaScriptCore gave neither a value nor an exception.")
        }
        return ScriptValue(result, in: self)
    }

    /// - Throws: An error if the time limit ended a promise's reaction that ran at the end of a call.
    func checkReactions() throws(ScriptError) {
        if vm.takePendingTermination(), let timeLimitError { throw timeLimitError }
    }

    /// Reads the parts of a thrown value; the page's getters are bound by the time limit.
    public func error(from exception: JSValueRef) -> ScriptError {
        if let timeLimitError { return timeLimitError }
        let thrown = ScriptValue(exception, in: self)
        guard thrown.isObject else {
            if thrown.kind == .symbol {
                return ScriptError(name: "", message: UnsafeJavaScriptCore.describe(symbol: exception, in: vm))
            }
            return ScriptError(name: "", message: thrown.string)
        }
        func text(_ key: String) -> String {
            // NB: If the time limit ended one getter, no other is called.
            guard timeLimitError == nil, let value = try? thrown.property(key), !value.isUndefined else { return "" }
            return value.string
        }
        let (message, name) = (text("message"), text("name"))
        let error = ScriptError(
            name: name,
            message: message.isEmpty && name.isEmpty && timeLimitError == nil ? thrown.string : message,
            file: text("sourceURL"),
            // NB: A thrown object may have no line, or any value that a script gave it.
            line: timeLimitError == nil ? Int(exactly: (try? thrown.property("line"))?.number ?? 0) ?? 0 : 0,
            stack: text("stack")
        )
        // A getter of the thrown object may have exceeded the limit.
        return timeLimitError ?? vm.composedScripts.placed(outside(error))
    }

    /// The error for the script that the time limit ended; nil if it was not reached.
    public var timeLimitError: ScriptError? {
        guard vm.limit.wasHit, let deadline = vm.limit.deadline, vm.limit.now >= deadline else { return nil }
        var error = vm.limit.place ?? ScriptError(name: "", message: "")
        error.message = "The script ran for longer than it may."
        error.timedOut = true
        return vm.composedScripts.placed(outside(error))
    }

    /// Sets the position to the innermost one outside of our own scripts, or to none if there is no such position.
    private func outside(_ error: ScriptError) -> ScriptError {
        guard let ownScripts, error.file.isEmpty || error.file.hasPrefix(ownScripts) else { return error }
        for frame in error.stack.split(separator: "\n") {
            // name@file:line:column
            let parts = frame.split(separator: "@", maxSplits: 1).last?.split(separator: ":") ?? []
            guard parts.count >= 3, let line = Int(parts[parts.count - 2]), Int(parts[parts.count - 1]) != nil else {
                continue
            }
            let file = parts.dropLast(2).joined(separator: ":")
            if file.hasPrefix(ownScripts) { continue }
            var moved = error
            moved.file = file
            moved.line = line
            return moved
        }
        var elsewhere = error
        elsewhere.file = ""
        elsewhere.line = 0
        return elsewhere
    }
}
