// ScriptValue.swift: a JavaScript value that Swift holds and protects from the garbage collector.

public import CJavaScriptCore

/// The type of a `ScriptValue`, as `typeof` reports it (except for `null`).
public enum ScriptValueKind: Sendable {
    case undefined, null, boolean, number, string, object, symbol, bigInt
}

/// A JavaScript value. For code that is not performance-critical: each value costs two calls into the library.
public final class ScriptValue {
    /// The value's context, which it retains.
    public let context: ScriptContext
    /// The C handle, for `Unsafe*.swift` files.
    public let reference: JSValueRef

    /// Protects the value of a C handle.
    public init(_ reference: JSValueRef, in context: ScriptContext) {
        self.context = context
        self.reference = reference
        JSValueProtect(context.reference, reference)
    }

    deinit { JSValueUnprotect(context.reference, reference) }

    var object: JSObjectRef { reference }

    /// The type of the value.
    public var kind: ScriptValueKind {
        switch JSValueGetType(context.reference, reference) {
        case kJSTypeUndefined: .undefined
        case kJSTypeNull: .null
        case kJSTypeBoolean: .boolean
        case kJSTypeNumber: .number
        case kJSTypeString: .string
        case kJSTypeSymbol: .symbol
        case kJSTypeBigInt: .bigInt
        default: .object
        }
    }

    /// Whether the value is `undefined`.
    public var isUndefined: Bool { JSValueIsUndefined(context.reference, reference) }
    /// Whether the value is `null`.
    public var isNull: Bool { JSValueIsNull(context.reference, reference) }
    /// Whether the value is an object, functions included.
    public var isObject: Bool { JSValueIsObject(context.reference, reference) }
    /// Whether the value is an array.
    public var isArray: Bool { JSValueIsArray(context.reference, reference) }
    /// Whether the value can be called.
    public var isFunction: Bool { isObject && JSObjectIsFunction(context.reference, object) }
    /// The value as a boolean, as converted by `Boolean(value)`.
    public var boolean: Bool { JSValueToBoolean(context.reference, reference) }
    /// The value as a number; NaN if the conversion throws.
    public var number: Double { JSValueToNumber(context.reference, reference, nil) }

    /// The value as a string; lone surrogates become U+FFFD. Empty if the conversion throws.
    public var string: String { String(decoding: utf16, as: UTF16.self) }

    /// The value as a string's code units; empty if the conversion throws.
    public var utf16: [UInt16] { UnsafeJavaScriptCore.units(of: reference, in: context.reference) }

    /// Reads a property; runs its getter if it has one.
    public func property(_ name: String) throws(ScriptError) -> ScriptValue {
        try context.run { exception in
            UnsafeJavaScriptCore.withName(name) {
                JSObjectGetProperty(self.context.reference, self.object, $0, &exception)
            }
        }
    }

    /// Reads the property at an index.
    ///
    /// - Throws: The exception of a getter or a proxy.
    public func property(at index: Int) throws(ScriptError) -> ScriptValue {
        try context.run { JSObjectGetPropertyAtIndex(self.context.reference, self.object, UInt32(index), &$0) }
    }

    /// Sets a property; runs its setter if it has one.
    ///
    /// - Throws: The exception of a setter or a proxy.
    public func setProperty(_ name: String, _ value: ScriptValue) throws(ScriptError) {
        _ = try context.run { exception in
            UnsafeJavaScriptCore.withName(name) {
                JSObjectSetProperty(self.context.reference, self.object, $0, value.reference, 0, &exception)
            }
            return self.reference
        }
    }

    /// Calls the value as a function.
    @discardableResult
    public func call(this: ScriptValue? = nil, _ arguments: [ScriptValue] = []) throws(ScriptError) -> ScriptValue {
        try context.run { exception in
            let values: [JSValueRef?] = arguments.map { $0.reference }
            return JSObjectCallAsFunction(
                self.context.reference,
                self.object,
                this?.object,
                values.count,
                values,
                &exception
            )
        }
    }

    /// The result of `JSON.stringify`; nil for values that it omits.
    public func json() throws(ScriptError) -> String? {
        var exception: JSValueRef?
        guard let string = JSValueCreateJSONString(context.reference, reference, 0, &exception) else {
            if let exception { throw context.error(from: exception) }
            try context.checkReactions()
            return nil
        }
        defer { JSStringRelease(string) }
        try context.checkReactions()
        return String(decoding: UnsafeJavaScriptCore.units(of: string), as: UTF16.self)
    }
}
