// JSContext.swift: a global object, and scripts that run in it.

import Foundation

/// An environment in which scripts run.
///
/// Exceptions of scripts go to `exceptionHandler`, or to `exception` without one. An endless script ends with the
/// action. Scripts see the language and the values set with `setObject(_:forKeyedSubscript:)`: no page, no timers, no
/// console.
/// https://developer.apple.com/documentation/javascriptcore/jscontext
open class JSContext: NSObject {
    let engine: EngineContext

    /// Creates a context in its own virtual machine; nil, with a message on standard error, if JavaScriptCore-GTK is
    /// not installed.
    ///
    /// Call it without arguments: the parameter makes NSObject's initializer failable.
    public init!(_ nothing: Void = ()) {
        guard let engine = EngineGroup()?.makeContext() else { return nil }
        self.engine = engine
        machine = engine.group.machine
        super.init()
        engine.context = self
    }

    /// Creates a context in an existing virtual machine; it can use the values of the machine's other contexts.
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

    /// The virtual machine of the context.
    open var virtualMachine: JSVirtualMachine! { machine }

    /// The last exception that was not handled. An exception set by a closure that a script called is thrown to the
    /// script.
    open var exception: JSValue!

    /// Called with each exception that a script or a call of a `JSValue` throws. Without a handler, `exception` is set.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!

    /// The object that scripts see as `globalThis`.
    open var globalObject: JSValue! { JSValue(engine.global, in: self) }

    /// The name of the context.
    open var name: String! {
        didSet { engine.setName(name ?? "") }
    }

    /// Stored, no effect: there is no inspector.
    open var isInspectable = false

    /// Runs a script.
    ///
    /// - Returns: Its last value; undefined if it throws.
    @discardableResult
    open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    /// Runs a script; its errors contain this URL.
    ///
    /// - Returns: Its last value; undefined if it throws.
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
    ///   - object: A value, or a closure, which becomes a function. It may have up to eight parameters, of types that
    ///     have a counterpart in scripts. Scripts can catch its errors.
    ///   - key: Its name, or a symbol as a JSValue.
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }

    // MARK: - Calling closures

    /// In a closure that a script calls: the context of the script. nil elsewhere.
    open class func current() -> JSContext! { CallStack.current.calls.last?.context }

    /// In a closure that a script calls: the closure's function object.
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

    /// The result of `body`; undefined if it throws, which is reported.
    func value(_ body: () throws -> HeldValue) -> JSValue { JSValue(attempt(body) ?? engine.undefined, in: self) }

    /// The result of `body`; nil if it throws, which is reported.
    func attempt<Result>(_ body: () throws -> Result) -> Result? {
        do { return try body() } catch {
            let exception = JSValue(engine.failure(error).value, in: self)
            if let exceptionHandler { exceptionHandler(self, exception) } else { self.exception = exception }
            return nil
        }
    }
}
