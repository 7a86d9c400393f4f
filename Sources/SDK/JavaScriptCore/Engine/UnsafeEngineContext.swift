// UnsafeEngineContext.swift: a global object of the engine, and the creation of values in it.
//
// Safe because: the context's pointer is retained once and released once, and its group lives longer; a string created
// for a call is released after it; arguments of a call are held until the call has ended; the three objects stored as
// pointers are protected from the collector until the context ends.

import Foundation

/// An exception of a script.
struct ScriptFailure: Error {
    let value: HeldValue
}

/// A context. All values of a group's contexts can be used in each of them.
final class EngineContext: @unchecked Sendable {
    let group: EngineGroup
    let engine: Engine
    let pointer: Engine.Pointer
    private let kept: [Engine.Pointer?]
    private let lock = NSLock()
    private weak var knownContext: JSContext?

    /// - Parameter pointer: Retained for the new object.
    fileprivate init(retained pointer: Engine.Pointer, in group: EngineGroup) {
        (self.group, engine, self.pointer) = (group, group.engine, pointer)
        let engine = group.engine
        // Read before a script can replace them.
        let scripts = ["Function.prototype", "TypeError", "RangeError"]
        kept = scripts.map { script in
            let value = Self.withText(script, engine) { engine.evaluate(pointer, $0, nil, nil, 1, nil) }
            if let value { engine.protect(pointer, value) }
            return value
        }
    }

    convenience init(_ pointer: Engine.Pointer, in group: EngineGroup) { self.init(retained: pointer, in: group) }

    deinit {
        for value in kept { if let value { engine.unprotect(pointer, value) } }
        engine.releaseContext(pointer)
        group.forget(pointer)
    }

    /// The prototype of functions.
    var functionPrototype: Engine.Pointer? { kept[0] }

    /// The public object of the context.
    var context: JSContext {
        get { lock.withLock { knownContext } ?? JSContext(self) }
        set { lock.withLock { knownContext = newValue } }
    }

    /// Calls `body` with an engine string.
    private static func withText<Result>(
        _ text: String,
        _ engine: Engine,
        _ body: (Engine.Pointer) -> Result?
    ) -> Result? {
        let units = Array(text.utf16)
        guard let made = engine.makeText(units, units.count) else { return nil }
        defer { engine.releaseText(made) }
        return body(made)
    }

    /// Calls `body` with an engine string.
    func withText<Result>(_ text: String, _ body: (Engine.Pointer) -> Result?) -> Result? {
        Self.withText(text, engine, body)
    }

    /// An engine string, with lone surrogates replaced.
    func string(_ text: Engine.Pointer) -> String {
        let units = UnsafeBufferPointer(start: engine.textUnits(text), count: engine.textLength(text))
        return String(decoding: units, as: UTF16.self)
    }

    /// Calls the engine, and throws the exception that it reports.
    func attempt<Result>(_ body: (Engine.Failure) -> Result) throws -> Result {
        var exception: Engine.Pointer?
        let result = body(&exception)
        if let exception { throw ScriptFailure(value: HeldValue(exception, in: self)) }
        return result
    }

    /// A value from a call that may fail.
    func made(_ body: (Engine.Failure) -> Engine.Pointer?) throws -> HeldValue {
        let value = try attempt(body)
        return value.map { HeldValue($0, in: self) } ?? undefined
    }

    /// A value from a call that cannot fail.
    func held(_ pointer: Engine.Pointer?) -> HeldValue {
        guard let value = pointer ?? engine.makeUndefined(self.pointer) else {
            fatalError("JavaScriptCore is out of memory")
        }
        return HeldValue(value, in: self)
    }

    // MARK: - Values

    var undefined: HeldValue { held(engine.makeUndefined(pointer)) }
    var null: HeldValue { held(engine.makeNull(pointer)) }
    var global: HeldValue { held(engine.globalObject(pointer)) }
    func boolean(_ value: Bool) -> HeldValue { held(engine.makeBoolean(pointer, value)) }
    func number(_ value: Double) -> HeldValue { held(engine.makeNumber(pointer, value)) }
    func text(_ value: String) -> HeldValue { held(withText(value) { engine.makeString(pointer, $0) }) }
    func symbol(_ description: String) -> HeldValue { held(withText(description) { engine.makeSymbol(pointer, $0) }) }
    func object() -> HeldValue { held(engine.makeObject(pointer, nil, nil)) }
    func array() throws -> HeldValue { try made { engine.makeArray(pointer, 0, nil, $0) } }
    func date(_ milliseconds: Double) throws -> HeldValue { try made([number(milliseconds)], engine.makeDate) }
    func error(_ message: String) throws -> HeldValue { try made([text(message)], engine.makeError) }
    func pattern(_ pattern: String, flags: String) throws -> HeldValue {
        try made([text(pattern), text(flags)], engine.makeRegExp)
    }

    private func made(_ arguments: [HeldValue], _ make: Engine.MakeFromArguments) throws -> HeldValue {
        try withExtendedLifetime(arguments) {
            let pointers: [Engine.Pointer?] = arguments.map(\.pointer)
            return try made { make(pointer, pointers.count, pointers, $0) }
        }
    }

    /// A promise, and the functions that settle it.
    func promise() throws -> (promise: HeldValue, resolve: HeldValue, reject: HeldValue) {
        var (resolve, reject): (Engine.Pointer?, Engine.Pointer?) = (nil, nil)
        let promise = try made { engine.makePromise(pointer, &resolve, &reject, $0) }
        return (promise, held(resolve), held(reject))
    }

    /// Runs a script.
    func evaluate(_ script: String, url: String?) throws -> HeldValue {
        group.releaseUnused()
        var result: HeldValue?
        _ = try withText(script) { script -> Result<Void, any Error>? in
            Result {
                guard let url else {
                    result = try made { engine.evaluate(pointer, script, nil, nil, 1, $0) }
                    return
                }
                _ = try withText(url) { url in
                    Result { result = try made { engine.evaluate(pointer, script, nil, url, 1, $0) } }
                }?
                .get()
            }
        }?
        .get()
        return result ?? undefined
    }

    /// Sets the name that Apple's debugger shows.
    func setName(_ name: String) { _ = withText(name) { engine.setName(pointer, $0) } }

    // MARK: - Errors

    /// The exception for a value of a wrong type.
    func typeError(_ message: String) -> ScriptFailure { failure(kept[1], message) }
    /// The exception for values that are nested too deeply.
    func rangeError(_ message: String) -> ScriptFailure { failure(kept[2], message) }

    /// The exception for a Swift error.
    func failure(_ error: any Error) -> ScriptFailure {
        if let failure = error as? ScriptFailure { return failure }
        let message = error is BlockError ? "\(error)" : error.localizedDescription
        do { return ScriptFailure(value: try self.error(message)) } catch {
            return error as? ScriptFailure ?? ScriptFailure(value: text(message))
        }
    }

    private func failure(_ constructor: Engine.Pointer?, _ message: String) -> ScriptFailure {
        guard let constructor, let error = try? held(constructor).construct([text(message)]) else {
            return failure(BlockError(description: message))
        }
        return ScriptFailure(value: error)
    }
}
