// UnsafeGlobalPrototype.swift: what is above a global object: the prototype it is given, and an object whose properties are looked up by name.
// https://webidl.spec.whatwg.org/#named-properties-object
//
// A global object's prototype is immutable to scripts and to the C API. WebKit gives its windows theirs by
// JSC::JSObject::setPrototypeDirect, which the library exports; this file finds it by its full C++ name. The engine allows no proxy
// there, but objects of a class of the C API.
//
// Why it is safe: the C++ name fixes the types of all parameters, each of which is one machine word, and the lock is held as in
// UnsafeHostFunction.swift. The prototype is looked at afterwards. An object's private data is a retained reference to its
// NamedProperties, given back by the class's finalizer, so it is alive whenever its callback runs. The text of a name is read during the
// callback only, whose buffer has the size that the library asks for.

import CJavaScriptCore
import Glibc

private final class NamedProperties {
    let lookUp: (UnsafeBufferPointer<UInt8>) -> ScriptValue?

    init(_ lookUp: @escaping (UnsafeBufferPointer<UInt8>) -> ScriptValue?) { self.lookUp = lookUp }
}

extension ScriptContext {
    /// Makes an object whose properties, besides those that scripts define, are what `lookUp` finds by their names in UTF-8.
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

    /// Gives the global object another prototype.
    ///
    /// - Returns: Whether it has it; not when this library can't.
    public func setGlobalPrototype(_ prototype: ScriptValue) -> Bool {
        guard prototype.isObject, let setPrototype, let group = JSContextGetGroup(reference),
            let global = JSContextGetGlobalObject(reference)
        else { return false }
        // NB: What scripts see is a proxy of the global object that has a prototype of its own.
        _ = UnsafeHostFunction.withLock(in: reference) { own in
            for object in [own, UnsafeMutableRawPointer(global)] {
                setPrototype(object, UnsafeMutableRawPointer(group), UnsafeMutableRawPointer(prototype.reference))
            }
            return nil
        }
        return JSObjectGetPrototype(reference, global) == prototype.reference
    }
}

/// this, VM&, JSValue
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
        // The count has the NUL behind the text.
        let text = UnsafeBufferPointer(rebasing: bytes[..<(count - 1)])
        return Unmanaged<NamedProperties>.fromOpaque(data)._withUnsafeGuaranteedRef { $0.lookUp(text)?.reference }
    }
}
