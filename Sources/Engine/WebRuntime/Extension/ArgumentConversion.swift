// ArgumentConversion.swift: converts a property list to a JavaScript value, for finalize() and run(). Reverse: PayloadConversion.swift.

import PropertyValues
import ScriptEngine

/// Makes JavaScript values in one world. They are written as numbers and text, and read by the bindings (js/extension/propertyLists.js),
/// which scripts cannot influence.
struct ArgumentConversion {
    private let context: ScriptContext
    private let readTape: ScriptValue
    private var numbers: [Double] = []
    private var text = ""
    /// The key path of the value that is being written.
    private var path: [Step] = []

    private enum Step {
        case index(Int)
        case key(String)
    }

    /// Values that were omitted because JavaScript has no counterpart, such as `image: data has no counterpart …`.
    private(set) var warnings: [String] = []

    /// - Parameter bindings: The object that the bindings' files share.
    /// - Throws: The context's exception if it is out of memory.
    init(bindings: ScriptValue) throws(ScriptError) {
        context = bindings.context
        readTape = try bindings.property("readTape")
    }

    /// The JavaScript counterpart of `value`; undefined if there is none.
    ///
    /// - Parameter place: The names under which scripts find it; warnings begin with them.
    mutating func convert(_ value: PropertyValue, at place: [String] = []) throws(ScriptError) -> ScriptValue {
        (numbers, text, path) = ([], "", place.map(Step.key))
        guard write(value) else { return context.undefined }
        return try readTape.call([context.makeNumbers(numbers), context.value(text)])
    }

    private mutating func put(_ kind: TapeKind) { numbers.append(kind.rawValue) }

    private mutating func put(_ kind: TapeKind, _ number: Double) {
        put(kind)
        numbers.append(number)
    }

    /// - Returns: Whether there is a counterpart.
    private mutating func write(_ value: PropertyValue) -> Bool {
        switch value {
        case .null: put(.null)
        case .bool(let boolean): put(boolean ? .true : .false)
        case .number(let number): put(.number, number)
        case .integer(let integer): put(.number, Double(integer))
        case .string(let string):
            put(.string, Double(string.utf16.count))
            text += string
        case .date(let seconds): put(.date, seconds)
        case .data(let bytes):
            warnings.append(
                "\(place): data of \(bytes.count) bytes has no counterpart in JavaScript; "
                    + "hand over a base64 string or a data: URL"
            )
            return false
        case .array(let elements):
            put(.array, Double(elements.count))
            for (index, element) in elements.enumerated() {
                if !write(element, at: .index(index)) { put(.null) }
            }
        case .dictionary(let entries):
            put(.dictionary, 0)
            let count = numbers.count - 1
            for (key, value) in entries where write(value, at: .key(key)) {
                numbers.append(Double(~key.utf16.count))
                text += key
                numbers[count] += 1
            }
        }
        return true
    }

    private mutating func write(_ value: PropertyValue, at step: Step) -> Bool {
        path.append(step)
        defer { path.removeLast() }
        return write(value)
    }

    /// The key path of the value that is being written, as text.
    private var place: String {
        var place = ""
        for step in path {
            switch step {
            case .index(let index): place += "[\(index)]"
            case .key(let key): place += (place.isEmpty ? "" : ".") + key
            }
        }
        return place.isEmpty ? "the argument" : place
    }
}
