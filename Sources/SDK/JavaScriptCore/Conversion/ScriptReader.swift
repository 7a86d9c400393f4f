// ScriptReader.swift: converts script values to Swift: to Foundation objects, and to the types of closure parameters.
// https://developer.apple.com/documentation/javascriptcore/jsvalue

import Foundation

/// The reason why a value does not fit a parameter.
struct ReadingError: Error, CustomStringConvertible {
    let description: String
}

/// Reads values of scripts.
struct ScriptReader {
    let context: JSContext

    /// Reads a value as an object: NSString, NSNumber, NSDate, NSNull, an array, a dictionary with string keys, or the
    /// Swift object that it wraps; nil for undefined and for symbols.
    ///
    /// - Throws: `ScriptFailure`: the exception of a getter, a `TypeError` for collections that contain themselves, and
    ///   a `RangeError` for collections that are nested too deeply.
    func object(_ held: HeldValue) throws -> Any? {
        var reading = ObjectReading(context: held.context)
        return try reading.object(held)
    }

    /// The elements of an array or of an object with a length; nil for undefined and null.
    func array(_ held: HeldValue) throws -> [Any]? {
        if let native = held.native as? [Any] { return native }
        guard try isCollection(held, "an array") else { return nil }
        var reading = ObjectReading(context: held.context)
        return try reading.array(held)
    }

    /// An object's properties; nil for undefined and null.
    func dictionary(_ held: HeldValue) throws -> [AnyHashable: Any]? {
        if let native = held.native as? [AnyHashable: Any] { return native }
        guard try isCollection(held, "a dictionary") else { return nil }
        var reading = ObjectReading(context: held.context)
        let entries = try reading.dictionary(held) ?? [:]
        return Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key), $0.value) })
    }

    private func isCollection(_ held: HeldValue, _ what: String) throws -> Bool {
        if held.isNothing { return false }
        guard held.kind == .object else { throw held.context.typeError("A primitive value can't become \(what)") }
        return true
    }

    /// Reads a value as a parameter's type.
    ///
    /// - Throws: `ReadingError` if there is no conversion.
    func value<Value>(_ held: HeldValue, as type: Value.Type) throws -> Value {
        if let target = type as? any ScriptTarget.Type {
            return try cast(target.init(held, self), held)
        }
        if type == Any.self || type == AnyObject.self {
            // NB: On Apple's platforms a non-optional parameter gets nil, too.
            let object = try object(held)
            return try cast(object ?? (type == Any.self ? Any?.none as Any : NSNull()), held)
        }
        if type == JSValue.self { return try cast(JSValue(held, in: context), held) }
        if let native = held.native as? Value { return native }
        switch type {
        case is NSString.Type: return try cast(NSString(string: held.text()), held)
        case is NSNumber.Type: return try cast(number(held), held)
        case is NSDate.Type: return try cast(NSDate(timeIntervalSince1970: seconds(held)), held)
        default: return try cast(object(held) as Any, held)
        }
    }

    /// A Boolean, or the value as a number.
    func number(_ held: HeldValue) throws -> NSNumber {
        held.kind == .boolean ? NSNumber(value: held.boolean) : NSNumber(script: try held.number())
    }

    /// The seconds of a date since 1970.
    fileprivate func seconds(_ held: HeldValue) throws -> Double {
        let number = try held.number() / 1000
        guard number.isFinite else { throw ReadingError(description: "the date is none") }
        return number
    }

    private func cast<Value>(_ value: Any, _ held: HeldValue) throws -> Value {
        if let value = value as? Value { return value }
        let text = (try? held.text()).map { $0.count > 100 ? "\($0.prefix(100))…" : $0 }
        throw ReadingError(description: "\(text ?? "the value") can't become \(Value.self)")
    }
}

extension NSNumber {
    /// Creates a script's number. A whole number becomes an integer, so its text has no decimal point, like that of
    /// Apple's NSNumber.
    fileprivate convenience init(script number: Double) {
        // NB: Negative zero has no integer.
        let isWhole = abs(number) <= 9_007_199_254_740_992 && number == number.rounded()
        if isWhole && !(number == 0 && number.sign == .minus) {
            self.init(value: Int64(number))
        } else {
            self.init(value: number)
        }
    }
}

/// The reading of one value and its contents, from the inside out. Values that have been read are held, so that garbage
/// of a getter is not mistaken for them. Collections are Swift's, because Foundation's collections here are copied,
/// with all their contents, whenever an element is accessed.
private struct ObjectReading {
    let context: EngineContext
    /// Objects that have been read; those being read have no value.
    private var known: [UInt: (held: HeldValue, object: Any?)] = [:]
    /// The collections being read, the innermost last.
    private var open: [OpenCollection] = []

    /// An array or an object being read.
    private struct OpenCollection {
        let held: HeldValue
        /// The names of the entries; nil for an array.
        let names: [String]?
        let count: Int
        var next = 0
        var elements: [Any] = []
        var entries: [String: Any] = [:]

        var object: Any { names == nil ? elements as Any : entries as Any }

        /// Stores the next value. As on Apple's platforms, undefined is null in an array and omitted from a dictionary.
        mutating func add(_ object: Any?) {
            if let names { entries[names[next]] = object } else { elements.append(object ?? NSNull()) }
            next += 1
        }
    }

    init(context: EngineContext) { self.context = context }

    mutating func object(_ held: HeldValue) throws -> Any? {
        if case .complete(let object) = try part(held) { return object }
        return try collection(held, isArray: held.isArray)
    }

    mutating func array(_ held: HeldValue) throws -> [Any]? { try collection(held, isArray: true) as? [Any] }

    mutating func dictionary(_ held: HeldValue) throws -> [String: Any]? {
        try collection(held, isArray: false) as? [String: Any]
    }

    private enum Part {
        case complete(Any?)
        case collection
    }

    private func part(_ held: HeldValue) throws -> Part {
        switch held.kind {
        case .undefined, .symbol: return .complete(nil)
        case .null: return .complete(NSNull())
        case .boolean: return .complete(NSNumber(value: held.boolean))
        case .number: return .complete(NSNumber(script: try held.number()))
        case .bigInt: return try .complete(NSDecimalNumber(string: held.text()))
        case .string: return .complete(NSString(string: try held.text()))
        case .object: break
        }
        if let native = held.native { return .complete(native) }
        guard held.isDate else { return .collection }
        let seconds = try held.number() / 1000
        return .complete(seconds.isFinite ? NSDate(timeIntervalSince1970: seconds) : NSNull())
    }

    private mutating func collection(_ held: HeldValue, isArray: Bool) throws -> Any {
        try begin(held, isArray: isArray)
        while true {
            let last = open.count - 1
            guard open[last].next < open[last].count else {
                let done = open.removeLast()
                known[done.held.identity] = (done.held, done.object)
                if open.isEmpty { return done.object }
                open[last - 1].add(done.object)
                continue
            }
            let value = try next(of: open[last])
            if case .complete(let object) = try part(value) {
                open[last].add(object)
            } else if let known = known[value.identity] {
                guard let object = known.object else { throw context.typeError("The value contains itself") }
                open[last].add(object)
            } else {
                try begin(value, isArray: value.isArray)
            }
        }
    }

    private mutating func begin(_ held: HeldValue, isArray: Bool) throws {
        guard open.count < ScriptWriter.maximumDepth else {
            throw context.rangeError("The value is nested more than \(ScriptWriter.maximumDepth) levels deep")
        }
        known[held.identity] = (held, nil)
        if isArray {
            let length = try held.value(for: context.text("length")).number()
            let count = Int(max(0, min(length.isNaN ? 0 : length, 0xFFFF_FFFE)))
            open.append(OpenCollection(held: held, names: nil, count: count))
        } else {
            let names = held.names()
            open.append(OpenCollection(held: held, names: names, count: names.count))
        }
    }

    private func next(of collection: OpenCollection) throws -> HeldValue {
        if let names = collection.names {
            return try collection.held.value(for: context.text(names[collection.next]))
        }
        return try collection.held.value(at: UInt32(collection.next))
    }
}
