// UnsafeTapes.swift: passes many numbers and texts between Swift and JavaScript in one value each.
//
// Reading a property through the C API takes several calls into the library, so values of any size are passed as an array of numbers and
// one string that contains all texts, concatenated (js/extension/propertyLists.js).
//
// Why it is safe: the engine reports a value's array type, its length and the address of its numbers; both are copied before any other
// call. A text is taken from the copy only if that many code units are left.

import CJavaScriptCore

extension ScriptContext {
    /// A new `Float64Array`.
    ///
    /// - Throws: The engine's exception if there is no memory for it.
    public func makeNumbers(_ numbers: [Double]) throws(ScriptError) -> ScriptValue {
        try run { exception in
            let array = JSObjectMakeTypedArray(reference, kJSTypedArrayTypeFloat64Array, numbers.count, &exception)
            if let array, let start = JSObjectGetTypedArrayBytesPtr(reference, array, nil) {
                numbers.withUnsafeBytes {
                    start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count)
                }
            }
            return array
        }
    }
}

extension ScriptValue {
    /// The first numbers of a `Float64Array` of the bindings; nil if it is anything else, or has fewer.
    public func numbers(_ count: Int) -> [Double]? {
        guard JSValueGetTypedArrayType(context.reference, reference, nil) == kJSTypedArrayTypeFloat64Array,
            (0...JSObjectGetTypedArrayLength(context.reference, object, nil)).contains(count)
        else { return nil }
        guard count > 0, let start = JSObjectGetTypedArrayBytesPtr(context.reference, object, nil) else { return [] }
        let offset = JSObjectGetTypedArrayByteOffset(context.reference, object, nil)
        return Array(UnsafeBufferPointer(start: (start + offset).assumingMemoryBound(to: Double.self), count: count))
    }

    /// A string's text, for splitting; nil if the value is not a string, or if there is no memory for it.
    public func joinedTexts() -> JoinedTexts? {
        UnsafeEngineValue.withText(reference, in: context.reference) { text in
            switch text {
            case .latin1(let bytes) where UnsafeJavaScriptCore.isASCII(bytes): JoinedTexts(ascii: Array(bytes))
            case .latin1(let bytes): JoinedTexts(units: bytes.map(UInt16.init))
            case .units(let units): JoinedTexts(units: Array(units))
            }
        }
    }
}

/// Concatenated texts.
public struct JoinedTexts {
    private let ascii: [UInt8]
    private let units: [UInt16]
    private let isASCII: Bool
    private var place = 0

    fileprivate init(ascii: [UInt8]) { (self.ascii, units, isASCII) = (ascii, [], true) }
    fileprivate init(units: [UInt16]) { (ascii, self.units, isASCII) = ([], units, false) }

    /// Whether all text was taken.
    public var isEmpty: Bool { place == (isASCII ? ascii.count : units.count) }

    /// Takes the next text; lone surrogates become U+FFFD.
    ///
    /// - Parameter length: The length in UTF-16 code units.
    /// - Returns: nil if less is left.
    public mutating func next(_ length: Int) -> String? {
        let left = (isASCII ? ascii.count : units.count) - place
        guard length >= 0, length <= left else { return nil }
        let range = place..<place + length
        place += length
        return isASCII ? String(decoding: ascii[range], as: UTF8.self) : Self.string(units[range])
    }

    // OPTIMIZATION: The standard library's conversion goes through an iterator for each unit.
    private static func string(_ units: ArraySlice<UInt16>) -> String {
        String(unsafeUninitializedCapacity: 3 * units.count) { bytes in
            var count = 0
            func put(_ byte: UInt32) {
                bytes[count] = UInt8(truncatingIfNeeded: byte)
                count += 1
            }
            var index = units.startIndex
            while index < units.endIndex {
                var scalar = UInt32(units[index])
                index += 1
                if scalar & 0xF800 == 0xD800 {
                    if scalar < 0xDC00, index < units.endIndex, units[index] & 0xFC00 == 0xDC00 {
                        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(units[index] & 0x3FF)
                        index += 1
                    } else {
                        scalar = 0xFFFD
                    }
                }
                switch scalar {
                case ..<0x80: put(scalar)
                case ..<0x800:
                    put(0xC0 | scalar >> 6)
                    put(0x80 | scalar & 0x3F)
                case ..<0x10000:
                    put(0xE0 | scalar >> 12)
                    put(0x80 | scalar >> 6 & 0x3F)
                    put(0x80 | scalar & 0x3F)
                default:
                    put(0xF0 | scalar >> 18)
                    put(0x80 | scalar >> 12 & 0x3F)
                    put(0x80 | scalar >> 6 & 0x3F)
                    put(0x80 | scalar & 0x3F)
                }
            }
            return count
        }
    }
}
