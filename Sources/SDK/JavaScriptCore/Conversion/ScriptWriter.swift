// ScriptWriter.swift: converts Swift values to script values, by the table in JSValue's reference.
// https://developer.apple.com/documentation/javascriptcore/jsvalue

import Foundation

/// Creates script values in one context. The contents of collections are written after them, so nesting does not use
/// the stack.
final class ScriptWriter {
    let context: EngineContext
    /// Contents still to be written into collections, with the nesting depth.
    private var unfilled: [(depth: Int, fill: () throws -> Void)] = []
    /// The nesting depth of collections found now.
    private var depth = 0

    /// The maximum nesting depth.
    static let maximumDepth = 1000

    init(context: EngineContext) { self.context = context }

    /// The script value for a Swift value: undefined for nil.
    ///
    /// - Throws: `ScriptFailure` for a value of another virtual machine, values that are nested too deeply, and
    ///   closures that scripts cannot call.
    func value(_ value: Any?) throws -> HeldValue {
        let result = try part(value)
        while let (depth, fill) = unfilled.popLast() {
            self.depth = depth + 1
            try fill()
        }
        depth = 0
        return result
    }

    /// The same, with collections to be filled later.
    func part(_ value: Any?) throws -> HeldValue {
        guard let value else { return context.undefined }
        if let source = value as? any ScriptSource { return try source.scriptValue(self) }
        if value is Void { return context.undefined }
        do { if let block = try Block(value) { return context.function(block) } } catch {
            throw context.typeError("\(error)")
        }
        return context.wrapper(of: value)
    }

    /// A value in a collection, where nil is null.
    private func element(_ value: Any) throws -> HeldValue {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return context.null }
            return try element(wrapped)
        }
        return try part(value)
    }

    func array(_ elements: some Sequence<Any>) throws -> HeldValue {
        try fill(context.array()) { array in
            var index: UInt32 = 0
            for element in elements {
                try array.setValue(self.element(element), at: index)
                index += 1
            }
        }
    }

    /// Entries whose keys are not strings are omitted, as on Apple's platforms.
    func dictionary(_ entries: some Sequence<(Any, Any)>) throws -> HeldValue {
        try fill(context.object()) { object in
            for (key, element) in entries {
                guard let name = ((key as? AnyHashable)?.base ?? key) as? String else { continue }
                try object.setValue(self.element(element), for: self.context.text(name))
            }
        }
    }

    private func fill(
        _ collection: @autoclosure () throws -> HeldValue,
        _ fill: @escaping (HeldValue) throws -> Void
    ) throws -> HeldValue {
        guard depth < Self.maximumDepth else {
            throw context.rangeError("The value is nested more than \(Self.maximumDepth) levels deep")
        }
        let made = try collection()
        unfilled.append((depth, { try fill(made) }))
        return made
    }
}

/// An optional of any kind.
protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 as Any } }
}

/// A type whose values have a counterpart in scripts.
protocol ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue
}

extension Optional: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.part(wrapped) }
}

extension JSValue: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        guard held.context.group === writer.context.group else {
            throw writer.context.typeError("The value is of another JSVirtualMachine")
        }
        return held.moved(to: writer.context)
    }
}

extension JSManagedValue: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.part(value) }
}

extension BlockObject: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.part(closure) }
}

// MARK: - Texts, numbers and dates

extension String: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.text(self) }
}
extension Substring: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.text(String(self)) }
}
extension NSString: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.text(self as String) }
}
extension Bool: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.boolean(self) }
}
extension NSNull: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.null }
}

extension NSNumber: ScriptSource {
    /// The class of NSNumber's Booleans.
    private static let booleans: AnyClass = type(of: NSNumber(value: true))

    func scriptValue(_ writer: ScriptWriter) -> HeldValue {
        type(of: self) == Self.booleans ? writer.context.boolean(boolValue) : writer.context.number(doubleValue)
    }
}

extension BinaryInteger {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.number(Double(self)) }
}
extension Int: ScriptSource {}
extension Int8: ScriptSource {}
extension Int16: ScriptSource {}
extension Int32: ScriptSource {}
extension Int64: ScriptSource {}
extension UInt: ScriptSource {}
extension UInt8: ScriptSource {}
extension UInt16: ScriptSource {}
extension UInt32: ScriptSource {}
extension UInt64: ScriptSource {}

extension BinaryFloatingPoint {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue { writer.context.number(Double(self)) }
}
extension Double: ScriptSource {}
extension Float: ScriptSource {}
extension CGFloat: ScriptSource {}
extension Decimal: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) -> HeldValue {
        writer.context.number(NSDecimalNumber(decimal: self).doubleValue)
    }
}

extension Date: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.context.date(timeIntervalSince1970 * 1000)
    }
}
extension NSDate: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.context.date(timeIntervalSince1970 * 1000)
    }
}

// MARK: - Collections

extension Array: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.array(lazy.map { $0 as Any }) }
}
extension ArraySlice: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.array(lazy.map { $0 as Any }) }
}
extension NSArray: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.array(self) }
}
extension Dictionary: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.dictionary(lazy.map { ($0.key as Any, $0.value as Any) })
    }
}
extension NSDictionary: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.dictionary(lazy.map { ($0.key, $0.value) })
    }
}
