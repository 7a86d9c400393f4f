// UnsafeGlobalPrototype.swift: a global object's prototype chain: setting its prototype, and an object whose properties are looked up by
// name.
// https://webidl.spec.whatwg.org/#named-properties-object
//
// A global object's prototype is immutable for scripts and for the C API. WebKit sets that of its windows with
// JSC::JSObject::setPrototypeDirect, which the library exports; this file looks it up by its full C++ name. The engine does not allow a
// proxy there, but it allows objects of a C API class.
//
// Why it is safe: the C++ name determines the types of all parameters, each of which is one machine word, and the lock is held as in
// UnsafeHostFunction.swift. The prototype is checked afterwards. An object's private data is a retained reference to its NamedProperties,
// released by the class's finalizer, so it is alive whenever its callback runs. A name's text is read only during the callback, whose
// buffer has the size that the library requires.

import CJavaScriptCore
import Glibc

private final class NamedProperties {
    let lookUp: (UnsafeBufferPointer<UInt8>) -> ScriptValue?

    init(_ lookUp: @escaping (UnsafeBufferPointer<UInt8>) -> ScriptValue?) { self.lookUp = lookUp }
}

extension ScriptContext {
    /// Makes an object whose properties, in addition to those that scripts define, are the results of `lookUp` for their names in UTF-8.
    public func makeNamedProperties(_ lookUp: @escaping (UnsafeBufferPointer<UInt8>) -> ScriptValue?) -> ScriptValue {
        var definition = kJSClassDefinitionEmpty
        definition.attributes = JSClassAttributes(kJSClassAttributeNoAutomaticPrototype)
        definition.getProperty = propertyNamed
        definition.finalize = { object in
            guard let data = JSObjectGetPrivate(object) else { return }
            Unmanaged<NamedProperties>.fromOpaque(data).release()
        }
        let type = JSClassCreate(&definition)
        defer { JSClassRelease(type) }
        let data = Unmanaged.passRetained(NamedProperties(lookUp)).toOpaque()
        return ScriptValue(JSObjectMake(reference, type, data), in: self)
    }

    /// Sets the global object's prototype.
    ///
    /// - Returns: Whether it was set; false if this library cannot do so.
    public func setGlobalPrototype(_ prototype: ScriptValue) -> Bool {
        guard prototype.isObject, let setPrototype, let group = JSContextGetGroup(reference),
            let global = JSContextGetGlobalObject(reference)
        else { return false }
        // NB: Scripts see a proxy of the global object, which has a prototype of its own.
        _ = UnsafeHostFunction.withLock(in: reference) { own in
            for object in [own, UnsafeMutableRawPointer(global)] {
                setPrototype(object, UnsafeMutableRawPointer(group), UnsafeMutableRawPointer(prototype.reference))
            }
            return nil
        }
        return JSObjectGetPrototype(reference, global) == prototype.reference
    }
}

/// The arguments of the C++ function: this, VM&, JSValue.
private typealias SetPrototype =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

private let setPrototype: SetPrototype? = {
    let name = "_ZN3JSC8JSObject18setPrototypeDirectERNS_2VMENS_7JSValueE"
    guard MemoryLayout<Int>.size == 8, let address = dlsym(nil, name) else { return nil }
    return unsafeBitCast(address, to: SetPrototype.self)
}()

private let propertyNamed: JSObjectGetPropertyCallback = { _, object, name, _ in
    guard let data = JSObjectGetPrivate(object), let name else { return nil }
    let size = JSStringGetMaximumUTF8CStringSize(name)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { bytes in
        let count = bytes.withMemoryRebound(to: CChar.self) { JSStringGetUTF8CString(name, $0.baseAddress, size) }
        guard count > 0 else { return nil }
        // The count includes the NUL after the text.
        let text = UnsafeBufferPointer(rebasing: bytes[..<(count - 1)])
        return Unmanaged<NamedProperties>.fromOpaque(data)._withUnsafeGuaranteedRef { $0.lookUp(text)?.reference }
    }
}
