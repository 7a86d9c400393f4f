// JSContext.swift: a global object, and scripts that run in it.

import Foundation

/// A place where scripts run.
///
/// What they throw goes to `exceptionHandler`, and to `exception` where there is none. A script that does not end is ended with the
/// action. It sees the language and what is set by `setObject(_:forKeyedSubscript:)`: no page, no timers, no console.
/// https://developer.apple.com/documentation/javascriptcore/jscontext
open class JSContext: NSObject {
    let engine: EngineContext

    /// A context in a machine of its own; nil, with a message on standard error, if JavaScriptCore-GTK is not installed.
    ///
    /// It is called without arguments: the one that it has makes of NSObject's initialiser one that may fail.
    public init!(_ nothing: Void = ()) {
        guard let engine = EngineGroup()?.makeContext() else { return nil }
        self.engine = engine
        machine = engine.group.machine
        super.init()
        engine.context = self
    }

    /// A context beside others, whose values it can use.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let machine = virtualMachine ?? JSVirtualMachine(), let engine = machine.group.makeContext() else {
            return nil
        }
        self.engine = engine
        self.machine = machine
        super.init()
        engine.context = self
    }

    init(_ engine: EngineContext) {
        self.engine = engine
        machine = engine.group.machine
        super.init()
        engine.context = self
    }

    private let machine: JSVirtualMachine

    /// The machine that it is in.
    open var virtualMachine: JSVirtualMachine! { machine }

    /// The exception that came last and has not been handled. Set by a closure that a script called, it is thrown to the script.
    open var exception: JSValue!

    /// Called with what a script, or a call of a value's, has thrown. Without one, the exception is set.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!

    /// The object that scripts see as `globalThis`.
    open var globalObject: JSValue! { JSValue(engine.global, in: self) }

    /// What the context is called.
    open var name: String! {
        didSet { engine.setName(name ?? "") }
    }

    /// Kept without effect: there is no inspector.
    open var isInspectable = false

    /// Runs a script.
    ///
    /// - Returns: Its last value; undefined where it throws.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    /// Runs a script, whose errors name this address.
    ///
    /// - Returns: Its last value; undefined where it throws.
    @discardableResult
    open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        value { try engine.evaluate(script ?? "", url: sourceURL?.absoluteString) }
    }

    /// A property of the global object.
    ///
    /// - Parameter key: Its name, or a symbol as a JSValue.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }

    /// Sets a property of the global object.
    ///
    /// - Parameters:
    ///   - object: A value, or a closure, which becomes a function: of up to eight parameters, of types that have a counterpart in
    ///     scripts. What it throws, scripts catch.
    ///   - key: Its name, or a symbol as a JSValue.
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }

    // MARK: - Calls of closures

    /// In a closure that a script calls: the context of the script. nil elsewhere.
    open class func current() -> JSContext! { CallStack.current.calls.last?.context }

    /// In a closure that a script calls: the function that it is to the script.
    open class func currentCallee() -> JSValue! {
        CallStack.current.calls.last.flatMap { call in call.callee.map { JSValue($0, in: call.context) } }
    }

    /// In a closure that a script calls: its `this`.
    open class func currentThis() -> JSValue! {
        CallStack.current.calls.last.flatMap { call in call.this.map { JSValue($0, in: call.context) } }
    }

    /// In a closure that a script calls: all arguments, as JSValue.
    open class func currentArguments() -> [Any]! {
        CallStack.current.calls.last.map { call in call.arguments.map { JSValue($0, in: call.context) } }
    }

    // MARK: - Exceptions

    /// What `body` gives; undefined where it throws, which is told.
    func value(_ body: () throws -> HeldValue) -> JSValue { JSValue(attempt(body) ?? engine.undefined, in: self) }

    /// What `body` gives; nil where it throws, which is told.
    func attempt<Result>(_ body: () throws -> Result) -> Result? {
        do { return try body() } catch {
            let exception = JSValue(engine.failure(error).value, in: self)
            if let exceptionHandler { exceptionHandler(self, exception) } else { self.exception = exception }
            return nil
        }
    }
}
