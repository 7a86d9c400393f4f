// ScriptWriter.swift: values of Swift as values of scripts. Which becomes what: the table of JSValue's reference.
// https://developer.apple.com/documentation/javascriptcore/jsvalue

import Foundation

/// Makes values of scripts in one context.
struct ScriptWriter {
    let context: EngineContext
    /// Foundation's collections that are being written, which may contain themselves, or one another twice.
    private let known = KnownCollections()
    private var depth = 0

    /// How deeply values may be nested.
    static let maximumDepth = 1000

    final class KnownCollections {
        private var values: [ObjectIdentifier: (collection: AnyObject, value: HeldValue)] = [:]

        subscript(_ collection: AnyObject?) -> HeldValue? {
            get { collection.flatMap { values[ObjectIdentifier($0)]?.value } }
            set {
                guard let collection, let newValue else { return }
                values[ObjectIdentifier(collection)] = (collection, newValue)
            }
        }
    }

    init(context: EngineContext) { self.context = context }

    /// The value of a script that stands for one of Swift's: undefined for nil.
    ///
    /// - Throws: `ScriptFailure` for a value of another virtual machine, values that are nested too deeply, and closures that
    ///   scripts can't call.
    func value(_ value: Any?) throws -> HeldValue {
        guard let value else { return context.undefined }
        if let source = value as? any ScriptSource { return try source.scriptValue(self) }
        if value is Void { return context.undefined }
        do { if let block = try Block(value) { return context.function(block) } } catch {
            throw context.typeError("\(error)")
        }
        return context.wrapper(of: value)
    }

    /// A value inside of a collection, where nil is null.
    func element(_ value: Any) throws -> HeldValue {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return context.null }
            return try element(wrapped)
        }
        return try self.value(value)
    }

    /// The writer for what is inside of a collection.
    func deeper() throws -> ScriptWriter {
        guard depth < Self.maximumDepth else {
            throw context.rangeError("The value is nested more than \(Self.maximumDepth) levels deep")
        }
        var inner = self
        inner.depth += 1
        return inner
    }

    func array(_ elements: some Sequence<Any>, of collection: AnyObject? = nil) throws -> HeldValue {
        if let known = known[collection] { return known }
        let inner = try deeper()
        let array = try context.array()
        known[collection] = array
        var index: UInt32 = 0
        for element in elements {
            try array.setValue(inner.element(element), at: index)
            index += 1
        }
        return array
    }

    /// Entries whose keys are no texts are left out, as at Apple's.
    func dictionary(_ entries: some Sequence<(Any, Any)>, of collection: AnyObject? = nil) throws -> HeldValue {
        if let known = known[collection] { return known }
        let inner = try deeper()
        let object = context.object()
        known[collection] = object
        for (key, element) in entries {
            guard let name = ((key as? AnyHashable)?.base ?? key) as? String else { continue }
            try object.setValue(inner.element(element), for: context.text(name))
        }
        return object
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
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.value(wrapped) }
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
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.value(value) }
}

extension BlockObject: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.value(closure) }
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
    /// The class of numbers that are Booleans.
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
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue { try writer.array(self, of: self) }
}
extension Dictionary: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.dictionary(lazy.map { ($0.key as Any, $0.value as Any) })
    }
}
extension NSDictionary: ScriptSource {
    func scriptValue(_ writer: ScriptWriter) throws -> HeldValue {
        try writer.dictionary(lazy.map { ($0.key, $0.value) }, of: self)
    }
}
