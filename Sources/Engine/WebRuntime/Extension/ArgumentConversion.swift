// ArgumentConversion.swift: a property list as a JavaScript value, for finalize(). The other way: PayloadConversion.swift.

import PropertyValues
import ScriptEngine

/// Makes JavaScript values in one world, by functions of the bindings, which no script can mislead.
struct ArgumentConversion {
    private let context: ScriptContext
    private let addEntries: ScriptValue
    private let addElements: ScriptValue
    private let makeDate: ScriptValue
    private let makeObject: ScriptValue
    private let makeArray: ScriptValue

    /// What was left out because JavaScript has no counterpart, such as `image: data has no counterpart …`.
    private(set) var warnings: [String] = []

    /// - Parameter bindings: The object that the bindings' files share.
    /// - Throws: what the context throws when it is out of memory.
    init(bindings: ScriptValue) throws(ScriptError) {
        context = bindings.context
        addEntries = try bindings.property("addEntries")
        addElements = try bindings.property("addElements")
        makeDate = try bindings.property("makeDate")
        makeObject = try bindings.property("makeObject")
        makeArray = try bindings.property("makeArray")
    }

    /// The JavaScript value that stands for `value`.
    mutating func convert(_ value: PropertyValue) throws(ScriptError) -> ScriptValue {
        try convert(value, path: "") ?? context.undefined
    }

    private mutating func convert(_ value: PropertyValue, path: String) throws(ScriptError) -> ScriptValue? {
        switch value {
        case .null: return context.null
        case .bool(let boolean): return context.value(boolean)
        case .number(let number): return context.value(number)
        case .integer(let integer): return context.value(Double(integer))
        case .string(let string): return context.value(string)
        case .date(let seconds): return try makeDate.call([context.value(seconds)])
        case .data(let bytes):
            warnings.append(
                "\(path.isEmpty ? "the argument" : path): data of \(bytes.count) bytes has no counterpart in JavaScript; "
                    + "hand over a base64 string or a data: URL"
            )
            return nil
        case .array(let elements):
            var parts: [ScriptValue] = []
            for (index, element) in elements.enumerated() {
                parts.append(try convert(element, path: "\(path)[\(index)]") ?? context.null)
            }
            return try build(makeArray, adding: addElements, parts)
        case .dictionary(let entries):
            var parts: [ScriptValue] = []
            for (key, value) in entries {
                guard let value = try convert(value, path: path.isEmpty ? key : "\(path).\(key)") else { continue }
                parts += [context.value(key), value]
            }
            return try build(makeObject, adding: addEntries, parts)
        }
    }

    /// Adds the parts a slice at a time: a call takes only so many arguments.
    private func build(
        _ make: ScriptValue,
        adding add: ScriptValue,
        _ parts: [ScriptValue]
    ) throws(ScriptError) -> ScriptValue {
        let target = try make.call()
        var start = 0
        while start < parts.count {
            let end = min(start + 1000, parts.count)
            try add.call([target] + parts[start..<end])
            start = end
        }
        return target
    }
}
