// UnsafeEngineValue.swift: reads numbers and text of a call's arguments without a call into the library.
//
// The C API's conversions take the engine's lock, copy text, and run scripts for objects. Native calls only take integers and strings, so
// these are read directly from the engine's memory.
//
// Why it is safe: nothing here is used before `learn` has verified, in this process with this library, the layout of every type of value:
// values are 64 bits whose upper fifteen mark numbers, strings are a cell with a type byte and a pointer to length, address and width. If
// one differs, or if a string is not flat yet, the C API is used instead. A pointer to text is used only during the call, whose frame keeps
// the string alive.

public import CJavaScriptCore
import Glibc
import Synchronization

/// The text of a string, as the engine stores it.
public enum EngineText {
    /// Latin-1.
    case latin1(UnsafeBufferPointer<UInt8>)
    case units(UnsafeBufferPointer<UInt16>)

    /// The text's bytes if all of them are ASCII; nil for any other text.
    public var ascii: UnsafeBufferPointer<UInt8>? {
        guard case .latin1(let bytes) = self, UnsafeJavaScriptCore.isASCII(bytes) else { return nil }
        return bytes
    }
}

@usableFromInline
enum UnsafeEngineValue {
    // Values: 64 bits. Upper fifteen bits all set: a 32-bit integer in the lower half. Some of them set: a double whose bits were raised by
    // one such step. None set, nor bit 1: the address of a cell, if not zero.
    @inlinable static var numberTag: UInt { 0xFFFE_0000_0000_0000 }
    private static let doubleOffset: UInt64 = 1 << 49
    private static let otherTag: UInt = 2
    private static let falseBits: UInt = 6
    private static let trueBits: UInt = 7

    // Offsets in a string's cell and in the object it points to.
    private static let typeOffset = 5
    private static let textOffset = 8
    private static let lengthOffset = 4
    private static let addressOffset = 8
    private static let flagsOffset = 16
    private static let isNarrowFlag: UInt32 = 4

    /// The type byte of strings, set by `learn`; nil before, or if values cannot be read.
    nonisolated(unsafe) private static var stringType: UInt8? {
        didSet { isReadable = stringType != nil }
    }
    private static let isLearned = Mutex(false)

    /// Whether values have the described layout.
    @usableFromInline nonisolated(unsafe) static var isReadable = false

    /// The value as an exact integer, at most 2^53 in magnitude; nil for any other value.
    @inlinable @inline(__always)
    static func integer(_ value: JSValueRef?, in context: JSContextRef) -> Int? {
        let bits = UInt(bitPattern: value)
        if isReadable, bits & numberTag == numberTag { return Int(Int32(truncatingIfNeeded: bits)) }
        return otherInteger(value, in: context)
    }

    @usableFromInline
    static func otherInteger(_ value: JSValueRef?, in context: JSContextRef) -> Int? {
        let bits = UInt(bitPattern: value)
        if isReadable {
            return bits & numberTag == 0 ? nil : exact(Double(bitPattern: UInt64(bits) &- doubleOffset))
        }
        guard JSValueIsNumber(context, value) else { return nil }
        return exact(JSValueToNumber(context, value, nil))
    }

    private static func exact(_ number: Double) -> Int? {
        guard abs(number) <= 9_007_199_254_740_992 else { return nil }
        return Int(exactly: number)
    }

    /// The value as a boolean; nil for any other value.
    static func boolean(_ value: JSValueRef?, in context: JSContextRef) -> Bool? {
        guard stringType != nil else {
            return JSValueIsBoolean(context, value) ? JSValueToBoolean(context, value) : nil
        }
        switch UInt(bitPattern: value) {
        case trueBits: return true
        case falseBits: return false
        default: return nil
        }
    }

    /// An integer as a value; nil if it does not fit in the engine's 32 bits.
    static func encode(_ number: Int) -> JSValueRef? {
        guard stringType != nil, let number = Int32(exactly: number) else { return nil }
        return JSValueRef(bitPattern: numberTag | UInt(UInt32(bitPattern: number)))
    }

    /// Calls `body` with the text of a string.
    ///
    /// - Returns: nil if the value is not a string, or is too long to be flattened.
    static func withText<Result, Failure: Error>(
        _ value: JSValueRef?,
        in context: JSContextRef,
        _ body: (EngineText) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        if let text = flatText(value) { return try body(text) }
        guard JSValueIsString(context, value), let string = JSValueToStringCopy(context, value, nil) else { return nil }
        defer { JSStringRelease(string) }
        // The string is flat now; the C API would return a wider copy of it.
        if let text = flatText(value) { return try body(text) }
        let units = UnsafeBufferPointer(start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
        return try body(.units(units))
    }

    private static func flatText(_ value: JSValueRef?) -> EngineText? { string(value).flatMap(flatText) }

    /// The cell of a string; nil for any other value.
    static func string(_ value: JSValueRef?) -> UnsafeRawPointer? {
        guard let stringType, let cell = cell(value),
            cell.load(fromByteOffset: typeOffset, as: UInt8.self) == stringType
        else { return nil }
        return cell
    }

    /// The length of a string's text; nil if it is not flat.
    static func flatLength(_ cell: UnsafeRawPointer) -> Int? {
        switch flatText(cell) {
        case .latin1(let bytes): bytes.count
        case .units(let units): units.count
        case nil: nil
        }
    }

    private static func cell(_ value: JSValueRef?) -> UnsafeRawPointer? {
        let bits = UInt(bitPattern: value)
        return bits & (numberTag | otherTag) == 0 ? UnsafeRawPointer(bitPattern: bits) : nil
    }

    /// The text of a string's cell; nil if it is a rope that is not flattened yet, which the lowest bit shows.
    private static func flatText(_ cell: UnsafeRawPointer) -> EngineText? {
        let bits = cell.load(fromByteOffset: textOffset, as: UInt.self)
        guard bits & 7 == 0, let text = UnsafeRawPointer(bitPattern: bits) else { return nil }
        let count = Int(text.load(fromByteOffset: lengthOffset, as: UInt32.self))
        let address = text.load(fromByteOffset: addressOffset, as: UnsafeRawPointer?.self)
        if text.load(fromByteOffset: flagsOffset, as: UInt32.self) & isNarrowFlag != 0 {
            return .latin1(UnsafeBufferPointer(start: address?.assumingMemoryBound(to: UInt8.self), count: count))
        }
        return .units(UnsafeBufferPointer(start: address?.assumingMemoryBound(to: UInt16.self), count: count))
    }

    /// Examines one value of each type, once per process, before any script runs.
    static func learn(in context: JSGlobalContextRef) {
        isLearned.withLock { isLearned in
            if !isLearned {
                look(in: context)
                UnsafeRope.learn(in: context)
            }
            isLearned = true
        }
    }

    private static func look(in context: JSGlobalContextRef) {
        guard MemoryLayout<Int>.size == 8 else { return }
        let samples = """
            ((a, b) => [a + b, 'a\\0z', '\\u0436\\0x', '', {}, 1, -7, 2147483647, 0.5, 4294967295, true, false, null, undefined])
            ('some text that is long', ' enough to be a rope')
            """
        guard let list = UnsafeJavaScriptCore.evaluate(samples, url: "", line: 1, in: context, exception: &ignored)
        else {
            return
        }
        func sample(_ index: UInt32) -> JSValueRef? { JSObjectGetPropertyAtIndex(context, list, index, nil) }
        guard let first = cell(sample(1)), let object = cell(sample(4)) else { return }
        let type = first.load(fromByteOffset: typeOffset, as: UInt8.self)
        guard object.load(fromByteOffset: typeOffset, as: UInt8.self) != type else { return }
        stringType = type
        if !agrees(sample, context) { stringType = nil }
    }

    nonisolated(unsafe) private static var ignored: JSValueRef?

    private static func agrees(_ sample: (UInt32) -> JSValueRef?, _ context: JSContextRef) -> Bool {
        guard let rope = cell(sample(0)), flatText(rope) == nil,
            case .latin1(let narrow)? = flatText(sample(1)), Array(narrow) == [0x61, 0, 0x7A],
            case .units(let wide)? = flatText(sample(2)), Array(wide) == [0x436, 0, 0x78],
            case .latin1(let empty)? = flatText(sample(3)), empty.isEmpty, flatText(sample(4)) == nil
        else { return false }
        let integers: [Int?] = [1, -7, 2_147_483_647, nil, 4_294_967_295, nil, nil, nil, nil]
        for (index, expected) in integers.enumerated() where integer(sample(UInt32(index) + 5), in: context) != expected
        {
            return false
        }
        return boolean(sample(10), in: context) == true && boolean(sample(11), in: context) == false
            && boolean(sample(12), in: context) == nil && encode(1) == sample(5) && encode(-7) == sample(6)
    }
}
