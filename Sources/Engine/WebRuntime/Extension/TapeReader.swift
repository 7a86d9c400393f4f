// TapeReader.swift: reads a script's value from the numbers and text that the bindings wrote (js/extension/propertyLists.js).

import PropertyValues
import ScriptEngine

/// The types of values on a tape.
enum TapeKind: Double {
    case null, `false`, `true`, number, string, date, array, dictionary
}

/// Reads a tape without trusting its contents.
struct TapeReader {
    private let numbers: [Double]
    private var place = 0
    private var texts: JoinedTexts
    private var keys: [String] = []

    /// - Throws: The engine's exception if it is out of memory. The result is nil if the value is not a tape.
    init?(_ tape: ScriptValue) throws(ScriptError) {
        let count = try tape.property("count").number
        guard let count = Int(exactly: count), let numbers = try tape.property("numbers").numbers(count),
            let texts = try tape.property("text").joinedTexts()
        else { return nil }
        self.numbers = numbers
        self.texts = texts
    }

    /// The next value; nil if the tape is invalid.
    mutating func read() -> PropertyValue? {
        guard let value = nextValue(depth: 0), place == numbers.count, texts.isEmpty else { return nil }
        return value
    }

    private mutating func next() -> Double? {
        guard place < numbers.count else { return nil }
        place += 1
        return numbers[place - 1]
    }

    private mutating func nextInteger() -> Int? { next().flatMap { Int(exactly: $0) } }

    /// The next number as a count; nil if fewer numbers remain on the tape.
    private mutating func nextCount() -> Int? {
        guard let count = nextInteger(), (0...numbers.count - place).contains(count) else { return nil }
        return count
    }

    private mutating func nextValue(depth: Int) -> PropertyValue? {
        guard let kind = next().flatMap(TapeKind.init), depth <= PropertyValue.maximumDepth else { return nil }
        switch kind {
        case .null: return .null
        case .false: return .bool(false)
        case .true: return .bool(true)
        case .number: return next().map { .number($0) }
        case .string: return nextInteger().flatMap { texts.next($0) }.map { .string($0) }
        case .date: return next().map { .date($0) }
        case .array:
            guard let count = nextCount() else { return nil }
            var elements: [PropertyValue] = []
            elements.reserveCapacity(count)
            for _ in 0..<count {
                guard let element = nextValue(depth: depth + 1) else { return nil }
                elements.append(element)
            }
            return .array(elements)
        case .dictionary:
            guard let count = nextCount() else { return nil }
            var entries: [(key: String, value: PropertyValue)] = []
            entries.reserveCapacity(count)
            for _ in 0..<count {
                guard let value = nextValue(depth: depth + 1), let key = nextKey() else { return nil }
                entries.append((key, value))
            }
            return .dictionary(entries)
        }
    }

    private mutating func nextKey() -> String? {
        guard let number = nextInteger() else { return nil }
        if number >= 0 { return number < keys.count ? keys[number] : nil }
        guard let key = texts.next(~number) else { return nil }
        keys.append(key)
        return key
    }
}
