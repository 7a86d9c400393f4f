// PayloadConversion.swift: what run() hands over, as a property list.
// It follows the conversion of a JavaScript object to a dictionary that Apple's hosts show: enumerable string keys, own and
// inherited, in for…in order; dates stay dates; what a property list can't hold is dropped and named in a warning.
// The other way: ArgumentConversion.swift.

import PropertyValues
import ScriptEngine

/// Converts one payload. Running getters and traps of the script's objects, it belongs inside a time limit.
struct PayloadConversion {
    /// Names the interface of a platform object (a node, the window, a list), nil for the script's own objects.
    let platformInterface: (ScriptValue) -> String?
    /// What was lost, each with the key path, such as `links[2].node: …`.
    private(set) var warnings: [String] = []
    /// The objects that enclose the one being converted.
    private var ancestors: [ScriptValue] = []
    private var path: [String] = []

    init(platformInterface: @escaping (ScriptValue) -> String?) {
        self.platformInterface = platformInterface
    }

    /// A payload that no property list can stand for; the handler gets nothing.
    struct Unrepresentable: Error, Equatable {
        var reason: String
        /// The end of the time limit, if that is why.
        var timeLimit: ScriptError?
    }

    /// Converts what was passed to `completionFunction`: always a dictionary, an array by its indices.
    ///
    /// - Throws: `Unrepresentable` for primitives, null and undefined, cycles, and nesting of more than
    ///   `PropertyValue.maximumDepth` levels.
    mutating func convert(payload value: ScriptValue) throws(Unrepresentable) -> PropertyValue {
        guard value.isObject else {
            throw Unrepresentable(reason: "completionFunction was given \(Self.describe(value)), not an object")
        }
        if let interface = platformInterface(value) {
            warn("a \(interface) can't be handed over; take its text or attributes")
            return .dictionary([])
        }
        return try dictionary(of: value)
    }

    /// A value inside an object or array; nil for what is dropped.
    private mutating func convert(_ value: ScriptValue) throws(Unrepresentable) -> PropertyValue? {
        switch value.kind {
        case .undefined: return nil
        case .null: return .null
        case .boolean: return .bool(value.boolean)
        case .number: return .number(value.number)
        case .string: return .string(value.string)
        case .symbol, .bigInt:
            warn("\(Self.describe(value)) is no property-list value")
            return nil
        case .object: return try convert(object: value)
        }
    }

    private mutating func convert(object value: ScriptValue) throws(Unrepresentable) -> PropertyValue? {
        if value.isDate {
            // NB: A date is read as the number that its conversion gives, milliseconds.
            let seconds = value.number / 1000
            if !seconds.isFinite { warn("an invalid date is no property-list value") }
            return seconds.isFinite ? .date(seconds) : nil
        }
        if let interface = platformInterface(value) {
            warn("a \(interface) can't be handed over; take its text or attributes")
            return .dictionary([])
        }
        return value.isArray ? try array(of: value) : try dictionary(of: value)
    }

    private mutating func array(of value: ScriptValue) throws(Unrepresentable) -> PropertyValue {
        try enter(value)
        defer { ancestors.removeLast() }
        // NB: A Proxy of an array says any length it likes. https://tc39.es/ecma262/#sec-tolength
        let claimed = try read({ () throws(ScriptError) in try value.property("length") })?.number ?? 0
        let length = claimed > 0 ? claimed.rounded(.down) : 0
        guard length <= Double(Self.maximumElements) else {
            throw Unrepresentable(reason: "an array has more than \(Self.maximumElements) elements")
        }
        var elements: [PropertyValue] = []
        for index in 0..<Int(length) {
            path.append("[\(index)]")
            defer { path.removeLast() }
            var element = PropertyValue.null
            if let read = try read({ () throws(ScriptError) in try value.property(at: index) }) {
                element = try convert(read) ?? .null
            }
            elements.append(element)
        }
        return .array(elements)
    }

    private mutating func dictionary(of value: ScriptValue) throws(Unrepresentable) -> PropertyValue {
        try enter(value)
        defer { ancestors.removeLast() }
        var entries: [(key: String, value: PropertyValue)] = []
        let names = value.propertyNames
        try checkTime(of: value)
        // Keys as they are handed over, once one of them is not the script's.
        var taken: Set<[UInt8]>?
        for units in names {
            let key = String(decoding: units, as: UTF16.self)
            let isWhole = key.utf16.elementsEqual(units)
            path.append(path.isEmpty ? key : ".\(key)")
            defer { path.removeLast() }
            let read = try read({ () throws(ScriptError) in
                isWhole ? try value.property(key) : try value.property(utf16: units)
            })
            guard let read, let entry = try convert(read) else { continue }
            if !isWhole {
                warn("its key has a lone surrogate, which no property list can hold; U+FFFD stands for it")
                taken = taken ?? Set(entries.map { Array($0.key.utf8) })
            }
            if taken?.insert(Array(key.utf8)).inserted == false {
                warn("another entry has this key already; this one is dropped")
                continue
            }
            entries.append((key, entry))
        }
        return .dictionary(entries)
    }

    /// A sparse array can claim any length; one this long is more than a payload's share of memory.
    private static let maximumElements = 16_000_000

    /// Conversions and traps tell nothing of what ended them.
    private func checkTime(of value: ScriptValue) throws(Unrepresentable) {
        guard let error = value.context.timeLimitError else { return }
        throw Unrepresentable(reason: "the payload's getters took too long", timeLimit: error)
    }

    private mutating func enter(_ value: ScriptValue) throws(Unrepresentable) {
        try checkTime(of: value)
        let place = path.isEmpty ? "the payload" : path.joined()
        guard !ancestors.contains(where: { $0.isSame(as: value) }) else {
            throw Unrepresentable(reason: "\(place) contains itself")
        }
        guard ancestors.count < PropertyValue.maximumDepth else {
            throw Unrepresentable(reason: "the payload is nested more than \(PropertyValue.maximumDepth) levels deep")
        }
        ancestors.append(value)
    }

    private mutating func read(
        _ body: () throws(ScriptError) -> ScriptValue
    ) throws(Unrepresentable) -> ScriptValue? {
        do throws(ScriptError) {
            return try body()
        } catch {
            if error.timedOut {
                throw Unrepresentable(reason: "the payload's getters took too long", timeLimit: error)
            }
            warn("reading it threw \(error)")
            return nil
        }
    }

    private mutating func warn(_ text: String) {
        // A page-sized payload of nodes needs no page-sized list of warnings.
        if warnings.count < 100 { warnings.append(path.isEmpty ? text : "\(path.joined()): \(text)") }
    }

    private static func describe(_ value: ScriptValue) -> String {
        switch value.kind {
        case .undefined: "undefined"
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .symbol: "a symbol"
        case .bigInt: "a BigInt"
        case .object: "an object"
        }
    }
}
