// JSValue+Reading.swift: conversion of a script's value to Swift. Exceptions of getters and of `valueOf` are reported
// to the context.

import Foundation

extension JSValue {
    private var reader: ScriptReader { ScriptReader(context: context) }

    /// The value as a Foundation object, or the Swift object that it wraps; nil for undefined.
    public func toObject() -> Any! { context.attempt { try reader.object(held) } ?? nil }

    /// The same, if it is an instance of a class; otherwise nil.
    public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = toObject(), let expectedClass else { return nil }
        if let object = object as? NSObject { return object.isKind(of: expectedClass) ? object : nil }
        var next: AnyClass? = type(of: object) as? AnyClass
        while let current = next {
            if current == expectedClass { return object }
            next = _getSuperclass(current)
        }
        return nil
    }

    /// Whether the value is true in a condition.
    public func toBool() -> Bool { held.boolean }

    /// The value as a number; NaN if it is not one.
    public func toDouble() -> Double { context.attempt { try held.number() } ?? .nan }

    /// The value as an integer, as JavaScript's bitwise operators convert it.
    public func toInt32() -> Int32 { Int32(bitPattern: toUInt32()) }

    /// The value as an integer, as JavaScript's `>>>` converts it.
    public func toUInt32() -> UInt32 {
        let number = toDouble().rounded(.towardZero)
        guard number.isFinite else { return 0 }
        let rest = number.truncatingRemainder(dividingBy: 4_294_967_296)
        return UInt32(rest < 0 ? rest + 4_294_967_296 : rest)
    }

    /// The value as a number; a Boolean for true and false.
    public func toNumber() -> NSNumber! { context.attempt { try reader.number(held) } }

    /// The value as a string.
    public func toString() -> String! { context.attempt { try held.text() } }

    /// A date, or milliseconds since 1970; nil for other values.
    public func toDate() -> Date! {
        let milliseconds = toDouble()
        return milliseconds.isFinite ? Date(timeIntervalSince1970: milliseconds / 1000) : nil
    }

    /// The elements of an array, or of an object with a length; nil for undefined and null, an exception for other
    /// primitives.
    public func toArray() -> [Any]! { context.attempt { try reader.array(held) } ?? nil }

    /// The properties of an object, including enumerable ones of its prototypes; nil for undefined and null, an
    /// exception for other primitives.
    public func toDictionary() -> [AnyHashable: Any]! { context.attempt { try reader.dictionary(held) } ?? nil }

    /// An object's x and y.
    public func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }

    /// An object's width and height.
    public func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }

    /// An object's x, y, width and height.
    public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }

    /// An object's location and length.
    public func toRange() -> NSRange {
        NSRange(
            location: Int(exactly: number("location").rounded(.towardZero)) ?? 0,
            length: Int(exactly: number("length").rounded(.towardZero)) ?? 0
        )
    }

    private func number(_ name: String) -> Double { forProperty(name)?.toDouble() ?? .nan }
}
