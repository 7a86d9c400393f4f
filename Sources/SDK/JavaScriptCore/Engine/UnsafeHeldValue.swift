// UnsafeHeldValue.swift: a script value that is protected from the collector, and the operations on it.
//
// Safe because: the pointer is protected from the collector as long as the object lives, and its context, whose pointer
// all calls take, lives longer; the result of a call is protected before another call can collect; arguments are held
// until their call has ended. Values of another virtual machine never get here: the writer of values refuses them.

import Foundation

/// A value in its context.
final class HeldValue: @unchecked Sendable {
    let context: EngineContext
    let pointer: Engine.Pointer

    init(_ pointer: Engine.Pointer, in context: EngineContext) {
        (self.context, self.pointer) = (context, pointer)
        context.engine.protect(context.pointer, pointer)
    }

    deinit { context.engine.unprotect(context.pointer, pointer) }

    /// JSType of the C API.
    enum Kind: UInt32 { case undefined, null, boolean, number, string, object, symbol, bigInt }

    private var engine: Engine { context.engine }
    private var place: Engine.Pointer { context.pointer }

    var kind: Kind { Kind(rawValue: engine.kind(place, pointer)) ?? .undefined }
    var isNothing: Bool { kind == .undefined || kind == .null }
    var isArray: Bool { engine.isArray(place, pointer) }
    var isDate: Bool { engine.isDate(place, pointer) }
    var boolean: Bool { engine.toBoolean(place, pointer) }

    /// The identity of the object among the held ones.
    var identity: UInt { UInt(bitPattern: pointer) }

    func number() throws -> Double { try context.attempt { engine.toNumber(place, pointer, $0) } }

    func text() throws -> String {
        guard let text = try context.attempt({ engine.toText(place, pointer, $0) }) else { return "" }
        defer { engine.releaseText(text) }
        return context.string(text)
    }

    /// The value as an object with properties.
    func object() throws -> HeldValue {
        kind == .object ? self : try context.made { engine.toObject(place, pointer, $0) }
    }

    /// The value in another context of its virtual machine.
    func moved(to other: EngineContext) -> HeldValue { other === context ? self : HeldValue(pointer, in: other) }

    // MARK: - Comparisons

    func isEqual(_ other: HeldValue) throws -> Bool {
        try context.attempt { engine.isEqual(place, pointer, other.pointer, $0) }
    }
    func isStrictEqual(_ other: HeldValue) -> Bool { engine.isStrictEqual(place, pointer, other.pointer) }
    func isInstance(of constructor: HeldValue) throws -> Bool {
        let constructor = try constructor.object()
        return try context.attempt { engine.isInstance(place, pointer, constructor.pointer, $0) }
    }

    // MARK: - Properties

    func value(for key: HeldValue) throws -> HeldValue {
        let object = try object()
        return try context.made { engine.propertyForKey(place, object.pointer, key.pointer, $0) }
    }

    func setValue(_ value: HeldValue, for key: HeldValue) throws {
        let object = try object()
        try context.attempt { engine.setPropertyForKey(place, object.pointer, key.pointer, value.pointer, 0, $0) }
    }

    func hasValue(for key: HeldValue) throws -> Bool {
        let object = try object()
        return try context.attempt { engine.hasPropertyForKey(place, object.pointer, key.pointer, $0) }
    }

    func deleteValue(for key: HeldValue) throws -> Bool {
        let object = try object()
        return try context.attempt { engine.deletePropertyForKey(place, object.pointer, key.pointer, $0) }
    }

    func value(at index: UInt32) throws -> HeldValue {
        let object = try object()
        return try context.made { engine.propertyAtIndex(place, object.pointer, index, $0) }
    }

    func setValue(_ value: HeldValue, at index: UInt32) throws {
        let object = try object()
        try context.attempt { engine.setPropertyAtIndex(place, object.pointer, index, value.pointer, $0) }
    }

    /// The property names that `for … in` lists, including those of prototypes.
    func names() -> [String] {
        guard kind == .object, let names = engine.copyNames(place, pointer) else { return [] }
        defer { engine.releaseNames(names) }
        return (0..<engine.nameCount(names)).compactMap { engine.name(names, $0).map(context.string) }
    }

    // MARK: - Calls

    func call(_ this: HeldValue?, _ arguments: [HeldValue]) throws -> HeldValue {
        guard kind == .object, engine.isFunction(place, pointer) else {
            throw context.typeError("\((try? text()) ?? "The object") is not a function")
        }
        context.group.releaseUnused()
        return try withExtendedLifetime((arguments, this)) {
            let pointers: [Engine.Pointer?] = arguments.map(\.pointer)
            return try context.made {
                engine.callFunction(place, pointer, this?.pointer, pointers.count, pointers, $0)
            }
        }
    }

    func construct(_ arguments: [HeldValue]) throws -> HeldValue {
        guard kind == .object, engine.isConstructor(place, pointer) else {
            throw context.typeError("\((try? text()) ?? "The object") is not a constructor")
        }
        return try withExtendedLifetime(arguments) {
            let pointers: [Engine.Pointer?] = arguments.map(\.pointer)
            return try context.made { engine.callConstructor(place, pointer, pointers.count, pointers, $0) }
        }
    }
}

/// A script object that is not retained by this reference.
final class WeakValue {
    private let group: EngineGroup
    private let pointer: Engine.Pointer

    /// nil if the value is not an object.
    init?(_ value: HeldValue) {
        guard value.kind == .object, let weak = value.context.group.makeWeak(value.pointer) else { return nil }
        (group, pointer) = (value.context.group, weak)
    }

    deinit { group.release(weak: pointer) }

    /// The object, unless it was collected.
    func value(in context: EngineContext) -> HeldValue? {
        group.engine.weakObject(pointer).map { HeldValue($0, in: context) }
    }
}
