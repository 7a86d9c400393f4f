// ScriptTarget.swift: the Swift types that closure parameters may have, and the conversion of arguments to them.
// Strings are converted as scripts convert them, so a missing argument is "undefined", as on Apple's platforms.

import Foundation

/// A type that an argument can be converted to.
protocol ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) throws
}

extension String: ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) throws { self = try held.native as? String ?? held.text() }
}

extension Bool: ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) { self = held.boolean }
}

extension FixedWidthInteger {
    /// The integer part; 0 for numbers beyond 64 bits and for values that are not numbers.
    init(_ held: HeldValue, _ reader: ScriptReader) throws {
        self.init(truncatingIfNeeded: Int64(exactly: try held.number().rounded(.towardZero)) ?? 0)
    }
}
extension Int: ScriptTarget {}
extension Int8: ScriptTarget {}
extension Int16: ScriptTarget {}
extension Int32: ScriptTarget {}
extension Int64: ScriptTarget {}
extension UInt: ScriptTarget {}
extension UInt8: ScriptTarget {}
extension UInt16: ScriptTarget {}
extension UInt32: ScriptTarget {}
extension UInt64: ScriptTarget {}

extension BinaryFloatingPoint {
    init(_ held: HeldValue, _ reader: ScriptReader) throws { self.init(try held.number()) }
}
extension Double: ScriptTarget {}
extension Float: ScriptTarget {}
extension CGFloat: ScriptTarget {}

extension Date: ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) throws {
        self = try reader.value(held, as: NSDate.self) as Date
    }
}

extension Optional: ScriptTarget {
    /// Undefined and null are nil, except for types that have values for them: JSValue, and strings as on Apple's
    /// platforms.
    init(_ held: HeldValue, _ reader: ScriptReader) throws {
        let hasValue = Wrapped.self == String.self || Wrapped.self == NSString.self || Wrapped.self == JSValue.self
        if Wrapped.self == Any.self || Wrapped.self == AnyObject.self {
            self = try reader.object(held).flatMap { $0 as? Wrapped }
        } else if held.isNothing && !hasValue {
            self = nil
        } else {
            self = try reader.value(held, as: Wrapped.self)
        }
    }
}

extension Array: ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) throws {
        guard let objects = try reader.array(held) else {
            throw ReadingError(description: "\(try held.text()) can't become \(Self.self)")
        }
        if let elements = objects as? [Element] {
            self = elements
            return
        }
        self = try objects.indices.map { index in
            try reader.value(held.value(at: UInt32(clamping: index)), as: Element.self)
        }
    }
}

extension Dictionary: ScriptTarget {
    init(_ held: HeldValue, _ reader: ScriptReader) throws {
        guard let objects = try reader.dictionary(held) else {
            throw ReadingError(description: "\(try held.text()) can't become \(Self.self)")
        }
        if let entries = objects as? Self {
            self = entries
            return
        }
        self = [:]
        for key in objects.keys {
            guard let name = key as? Key, let text = key as? String else { continue }
            self[name] = try reader.value(held.value(for: held.context.text(text)), as: Value.self)
        }
    }
}
