// PropertyValue.swift: a value of a property list, the only data that scripts and native actions exchange.
// It corresponds to the property lists that Apple's hosts pass, without Foundation, so that the worker can use it, too.
// Its binary encoding: PropertyValue+Coding.swift. Its JSON forms: the module JSONCoding.

/// A property-list value with JavaScript's additions: null, NaN and the infinities.
///
/// Dictionaries are ordered and keep the order of the script's enumeration. Keys are unique; they are compared by code points, not by
/// Unicode's canonical equivalence.
public indirect enum PropertyValue: Sendable {
    case null
    case bool(Bool)
    /// A JavaScript number.
    case number(Double)
    /// An integer from a native action; JavaScript sees it as a number, rounded beyond 2^53.
    case integer(Int64)
    /// Text. JavaScript's lone surrogates become U+FFFD.
    case string(String)
    /// Seconds since 1970-01-01 00:00 UTC; may be NaN or infinite (an invalid date).
    case date(Double)
    case data([UInt8])
    case array([PropertyValue])
    case dictionary([(key: String, value: PropertyValue)])

    /// The deepest nesting that any encoding of a value accepts; the outermost array or dictionary is level 1.
    public static let maximumDepth = 1000

    /// The value under `key`; nil if this is not a dictionary or lacks the key.
    ///
    /// - Complexity: O(*n*) in the number of keys.
    public subscript(key: String) -> PropertyValue? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// The text; nil if this is not a string.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// Whether this is a dictionary.
    public var isDictionary: Bool {
        if case .dictionary = self { true } else { false }
    }
}

extension PropertyValue: Equatable {
    /// Same type and same content; keys in the same order; NaN equals NaN, and 0 differs from -0.
    public static func == (left: PropertyValue, right: PropertyValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): sameNumber(a, b)
        case (.integer(let a), .integer(let b)): a == b
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.date(let a), .date(let b)): sameNumber(a, b)
        case (.data(let a), .data(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.dictionary(let a), .dictionary(let b)):
            a.elementsEqual(b) { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
        default: false
        }
    }

    private static func sameNumber(_ a: Double, _ b: Double) -> Bool {
        (a.isNaN && b.isNaN) || a.bitPattern == b.bitPattern
    }
}
