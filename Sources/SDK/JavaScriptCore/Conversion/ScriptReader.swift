// ScriptReader.swift: values of scripts as values of Swift: as the objects that Foundation has for them, and as the types of
// closures' parameters.
// https://developer.apple.com/documentation/javascriptcore/jsvalue

import Foundation

/// Why a value is not what a parameter wants.
struct ReadingError: Error, CustomStringConvertible {
    let description: String
}

/// Reads values of scripts.
struct ScriptReader {
    let context: JSContext

    /// As one object: NSString, NSNumber, NSDate, NSNull, NSArray, NSDictionary, or the object of Swift that it stands for; nil
    /// for undefined, and for symbols. Collections that contain themselves do so in Swift, too.
    ///
    /// - Throws: `ScriptFailure`: what a getter throws, and a `RangeError` for values that are nested too deeply.
    func object(_ held: HeldValue) throws -> Any? {
        var reading = ObjectReading(context: held.context)
        return try reading.object(held)
    }

    /// An array's elements, or those of what has a length; nil for undefined and null.
    func array(_ held: HeldValue) throws -> [Any]? {
        if let native = held.native as? [Any] { return native }
        guard try isCollection(held, "an array") else { return nil }
        var reading = ObjectReading(context: held.context)
        return try reading.array(held) as? [Any]
    }

    /// An object's properties; nil for undefined and null.
    func dictionary(_ held: HeldValue) throws -> [AnyHashable: Any]? {
        if let native = held.native as? [AnyHashable: Any] { return native }
        guard try isCollection(held, "a dictionary") else { return nil }
        var reading = ObjectReading(context: held.context)
        let properties = try reading.dictionary(held)
        var entries: [AnyHashable: Any] = [:]
        for case (let key as String, let value) in properties { entries[key] = value }
        return entries
    }

    private func isCollection(_ held: HeldValue, _ what: String) throws -> Bool {
        if held.isNothing { return false }
        guard held.kind == .object else { throw held.context.typeError("A primitive value can't become \(what)") }
        return true
    }

    /// As a value of a type that a parameter has.
    ///
    /// - Throws: `ReadingError` if it can't become one.
    func value<Value>(_ held: HeldValue, as type: Value.Type) throws -> Value {
        if let target = type as? any ScriptTarget.Type {
            return try cast(target.init(held, self), held)
        }
        if type == Any.self || type == AnyObject.self {
            // NB: At Apple's a parameter that is no optional gets nil, too.
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

    /// A Boolean, or what the value is as a number.
    func number(_ held: HeldValue) throws -> NSNumber {
        held.kind == .boolean ? NSNumber(value: held.boolean) : NSNumber(value: try held.number())
    }

    /// Of a date, since 1970.
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

/// The reading of one value, with what is inside of it. What has been read is held, so that no getter's garbage can be taken for it.
private struct ObjectReading {
    let context: EngineContext
    private var known: [UInt: (held: HeldValue, object: Any)] = [:]
    /// Collections that are known and not filled yet, and how deep they lie.
    private var unfilled: [(held: HeldValue, collection: NSObject, depth: Int)] = []

    init(context: EngineContext) { self.context = context }

    mutating func object(_ held: HeldValue) throws -> Any? {
        let result = try object(held, depth: 0)
        try fill()
        return result
    }

    mutating func array(_ held: HeldValue) throws -> NSMutableArray {
        let array = NSMutableArray()
        note(held, array, depth: 0)
        try fill()
        return array
    }

    mutating func dictionary(_ held: HeldValue) throws -> NSMutableDictionary {
        let dictionary = NSMutableDictionary()
        note(held, dictionary, depth: 0)
        try fill()
        return dictionary
    }

    private mutating func note(_ held: HeldValue, _ collection: NSObject, depth: Int) {
        known[held.identity] = (held, collection)
        unfilled.append((held, collection, depth))
    }

    private mutating func object(_ held: HeldValue, depth: Int) throws -> Any? {
        switch held.kind {
        case .undefined, .symbol: return nil
        case .null: return NSNull()
        case .boolean: return NSNumber(value: held.boolean)
        case .number: return NSNumber(value: try held.number())
        case .bigInt: return try NSDecimalNumber(string: held.text())
        case .string: return NSString(string: try held.text())
        case .object: break
        }
        if let native = held.native { return native }
        if let known = known[held.identity] { return known.object }
        guard depth < ScriptWriter.maximumDepth else {
            throw context.rangeError("The value is nested more than \(ScriptWriter.maximumDepth) levels deep")
        }
        if held.isDate {
            let seconds = try held.number() / 1000
            return seconds.isFinite ? NSDate(timeIntervalSince1970: seconds) : NSNull()
        }
        let collection = held.isArray ? NSMutableArray() : NSMutableDictionary()
        note(held, collection, depth: depth)
        return collection
    }

    private mutating func fill() throws {
        while let (held, collection, depth) = unfilled.popLast() {
            if let array = collection as? NSMutableArray {
                let length = try held.value(for: context.text("length")).number()
                for index in 0..<UInt32(max(0, min(length.isNaN ? 0 : length, 0xFFFF_FFFE))) {
                    array.add(try object(held.value(at: index), depth: depth + 1) ?? NSNull())
                }
            } else if let dictionary = collection as? NSMutableDictionary {
                for name in held.names() {
                    let value = try held.value(for: context.text(name))
                    // As at Apple's, what is undefined is left out.
                    guard let object = try object(value, depth: depth + 1) else { continue }
                    dictionary.setObject(object, forKey: NSString(string: name))
                }
            }
        }
    }
}
