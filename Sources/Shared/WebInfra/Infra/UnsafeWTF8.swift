// UnsafeWTF8.swift: UTF-8 and WTF-8 validation, and transcoding between WTF-8 and UTF-16.
// https://simonsapin.github.io/wtf-8/
//
// Every string of a page passes through here between parser, arena and script, so ASCII runs are processed 8 bytes or units at a time.
// Why it is safe: all reads are guarded by `index < count` (or `index + 8 <= count` for words) of the given buffer, the buffers outlive the
// calls, and the output space is what the length functions or the stated worst case guarantee: at most one UTF-16 code unit per byte, at
// most three bytes per UTF-16 code unit.

/// The sequence at one position: a code point, or a malformed piece.
@usableFromInline
struct WTF8Step {
    /// The code point, or `malformed`.
    @usableFromInline var codePoint: UInt32
    /// The number of bytes; for a malformed piece, the length of its maximal subpart.
    @usableFromInline var length: Int

    @usableFromInline static let malformed = UInt32.max

    @inlinable
    init(_ codePoint: UInt32, _ length: Int) {
        self.codePoint = codePoint
        self.length = length
    }
}

/// Reads the sequence at `index`. Surrogates are code points if `surrogates` is set (WTF-8), else malformed (UTF-8).
///
/// The bounds for the second byte are those of https://encoding.spec.whatwg.org/#utf-8-decoder.
@inlinable @inline(__always)
func readWTF8(_ bytes: UnsafePointer<UInt8>, _ index: Int, _ count: Int, surrogates: Bool) -> WTF8Step {
    let lead = bytes[index]
    if lead < 0x80 { return WTF8Step(UInt32(lead), 1) }
    var lower: UInt8 = 0x80
    var upper: UInt8 = 0xBF
    let needed: Int
    var codePoint: UInt32
    switch lead {
    case 0xC2...0xDF:
        needed = 1
        codePoint = UInt32(lead & 0x1F)
    case 0xE0...0xEF:
        if lead == 0xE0 { lower = 0xA0 }
        if lead == 0xED, !surrogates { upper = 0x9F }
        needed = 2
        codePoint = UInt32(lead & 0x0F)
    case 0xF0...0xF4:
        if lead == 0xF0 { lower = 0x90 }
        if lead == 0xF4 { upper = 0x8F }
        needed = 3
        codePoint = UInt32(lead & 0x07)
    default:
        return WTF8Step(WTF8Step.malformed, 1)
    }
    var position = 1
    while position <= needed {
        guard index + position < count else { return WTF8Step(WTF8Step.malformed, position) }
        let byte = bytes[index + position]
        guard byte >= lower, byte <= upper else { return WTF8Step(WTF8Step.malformed, position) }
        lower = 0x80
        upper = 0xBF
        codePoint = codePoint << 6 | UInt32(byte & 0x3F)
        position += 1
    }
    return WTF8Step(codePoint, needed + 1)
}

/// The number of ASCII bytes from `start`, up to the first other byte or the end.
@inlinable @inline(__always)
func asciiRunLength(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var index = start
    while index + 8 <= count {
        let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080
        if word != 0 { return index - start + word.trailingZeroBitCount / 8 }
        index += 8
    }
    while index < count, bytes[index] < 0x80 { index += 1 }
    return index - start
}

/// Whether all bytes are below 0x80.
@inlinable
public func isAllASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    return asciiRunLength(base, from: 0, count: bytes.count) == bytes.count
}

/// Whether all UTF-16 code units are below 0x80.
@inlinable
public func isAllASCII(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    guard let base = units.baseAddress else { return true }
    var index = 0
    while index + 8 <= units.count {
        let eight = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt16>.self)
        if eight.max() >= 0x80 { return false }
        index += 8
    }
    while index < units.count {
        if base[index] >= 0x80 { return false }
        index += 1
    }
    return true
}

/// Writes WTF-8 as UTF-16 and returns the number of code units written. Lone surrogates are kept.
///
/// `output` must have room for the code units; `bytes.count` is always enough. A malformed piece, which no code here produces, becomes
/// U+FFFD.
@discardableResult
public func transcode(wtf8 bytes: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt16>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let count = bytes.count
    var index = 0
    var written = 0
    while index < count {
        while index + 8 <= count {
            let eight = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt8>.self)
            guard unsafeBitCast(eight, to: UInt64.self) & 0x8080_8080_8080_8080 == 0 else { break }
            UnsafeMutableRawPointer(output + written).storeBytes(
                of: SIMD8<UInt16>(truncatingIfNeeded: eight),
                as: SIMD8<UInt16>.self
            )
            index += 8
            written += 8
        }
        while index < count {
            let step = readWTF8(base, index, count, surrogates: true)
            let wasASCII = step.codePoint < 0x80
            index += step.length
            if step.codePoint == WTF8Step.malformed {
                output[written] = 0xFFFD
                written += 1
            } else if step.codePoint > 0xFFFF {
                output[written] = UInt16(0xD7C0 + step.codePoint >> 10)
                output[written + 1] = UInt16(0xDC00 | step.codePoint & 0x3FF)
                written += 2
            } else {
                output[written] = UInt16(step.codePoint)
                written += 1
            }
            // Return to whole words once the text is ASCII again.
            if wasASCII, index + 8 <= count { break }
        }
    }
    return written
}

/// The number of bytes that `transcode(utf16:to:)` writes for these code units.
public func wtf8Length(ofUTF16 units: UnsafeBufferPointer<UInt16>) -> Int {
    var length = 0
    var index = 0
    while index < units.count {
        let unit = units[index]
        index += 1
        if unit < 0x80 {
            length += 1
        } else if unit < 0x800 {
            length += 2
        } else if unit & 0xFC00 == 0xD800, index < units.count, units[index] & 0xFC00 == 0xDC00 {
            length += 4
            index += 1
        } else {
            length += 3
        }
    }
    return length
}

/// Writes UTF-16 as WTF-8 and returns the number of bytes written. Lone surrogates are kept; pairs become one sequence.
///
/// `output` must have room for `wtf8Length(ofUTF16:)` bytes; `3 * units.count` is always enough.
@discardableResult
public func transcode(utf16 units: UnsafeBufferPointer<UInt16>, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard let base = units.baseAddress else { return 0 }
    let count = units.count
    var index = 0
    var written = 0
    while index < count {
        while index + 8 <= count {
            let eight = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt16>.self)
            guard eight.max() < 0x80 else { break }
            UnsafeMutableRawPointer(output + written).storeBytes(
                of: SIMD8<UInt8>(truncatingIfNeeded: eight),
                as: SIMD8<UInt8>.self
            )
            index += 8
            written += 8
        }
        var steps = 8
        while index < count, steps > 0 {
            steps -= 1
            let unit = base[index]
            index += 1
            var codePoint = UInt32(unit)
            if unit & 0xFC00 == 0xD800, index < count, base[index] & 0xFC00 == 0xDC00 {
                codePoint = 0x10000 + (codePoint & 0x3FF) << 10 + UInt32(base[index] & 0x3FF)
                index += 1
            }
            written += writeWTF8(codePoint, to: output + written)
        }
    }
    return written
}

/// Writes one code point (which may be a surrogate) and returns its length of 1 to 4 bytes.
@inlinable @inline(__always)
func writeWTF8(_ codePoint: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    if codePoint < 0x80 {
        output[0] = UInt8(truncatingIfNeeded: codePoint)
        return 1
    }
    if codePoint < 0x800 {
        output[0] = UInt8(truncatingIfNeeded: 0xC0 | codePoint >> 6)
        output[1] = UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F)
        return 2
    }
    if codePoint < 0x10000 {
        output[0] = UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12)
        output[1] = UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F)
        output[2] = UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F)
        return 3
    }
    output[0] = UInt8(truncatingIfNeeded: 0xF0 | codePoint >> 18)
    output[1] = UInt8(truncatingIfNeeded: 0x80 | codePoint >> 12 & 0x3F)
    output[2] = UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F)
    output[3] = UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F)
    return 4
}

/// Appends UTF-16 to WTF-8 text. A trailing lead surrogate in `result` is not joined with a leading trail surrogate.
public func appendWTF8(_ units: UnsafeBufferPointer<UInt16>, to result: inout [UInt8]) {
    let length = wtf8Length(ofUTF16: units)
    result.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
            if let base = buffer.baseAddress { initialized = transcode(utf16: units, to: base) }
        }
    )
}

/// UTF-16 as WTF-8; lone surrogates are kept.
public func wtf8(_ units: UnsafeBufferPointer<UInt16>) -> [UInt8] {
    let length = wtf8Length(ofUTF16: units)
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
        if let base = buffer.baseAddress { initialized = transcode(utf16: units, to: base) }
    }
}

/// WTF-8 as UTF-16; lone surrogates are kept.
public func utf16(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, initialized in
        if let base = buffer.baseAddress { initialized = transcode(wtf8: bytes, to: base) }
    }
}

/// UTF-16 as WTF-8; lone surrogates are kept.
public func wtf8(_ units: [UInt16]) -> [UInt8] { units.withUnsafeBufferPointer { wtf8($0) } }

/// WTF-8 as UTF-16; lone surrogates are kept.
public func utf16(_ bytes: [UInt8]) -> [UInt16] { bytes.withUnsafeBufferPointer { utf16($0) } }

/// Converts any bytes to well-formed UTF-8: each malformed maximal subpart becomes U+FFFD; with `surrogates` set (WTF-8 input), a lone
/// surrogate becomes one U+FFFD and a pair of three-byte surrogates becomes its code point.
///
/// `failure` receives the offset of the first malformed byte, if any.
///
/// - Returns: nil if the input is well-formed, after one pass.
func repairedUTF8(_ bytes: UnsafeBufferPointer<UInt8>, surrogates: Bool, failure: inout Int?) -> [UInt8]? {
    guard let base = bytes.baseAddress else { return nil }
    let count = bytes.count
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < count {
        index += asciiRunLength(base, from: index, count: count)
        while index < count, base[index] >= 0x80 {
            let step = readWTF8(base, index, count, surrogates: surrogates)
            let isSurrogate = step.codePoint & 0xFFFF_F800 == 0xD800
            guard step.codePoint == WTF8Step.malformed || isSurrogate else {
                index += step.length
                continue
            }
            if result.isEmpty { result.reserveCapacity(count + 16) }
            result.append(contentsOf: UnsafeBufferPointer(start: base + copied, count: index - copied))
            var replacement: UInt32 = 0xFFFD
            let start = index
            index += step.length
            if isSurrogate, step.codePoint < 0xDC00, index < count {
                let next = readWTF8(base, index, count, surrogates: true)
                if next.codePoint & 0xFFFF_FC00 == 0xDC00 {
                    replacement = 0x10000 + (step.codePoint & 0x3FF) << 10 + (next.codePoint & 0x3FF)
                    index += next.length
                }
            }
            if replacement == 0xFFFD, failure == nil { failure = start }
            result.appendWTF8(replacement)
            copied = index
        }
    }
    if copied == 0 { return nil }
    result.append(contentsOf: UnsafeBufferPointer(start: base + copied, count: count - copied))
    return result
}

/// WTF-8 as well-formed UTF-8, each lone surrogate replaced by U+FFFD: Web IDL's conversion to `USVString`.
///
/// https://infra.spec.whatwg.org/#javascript-string-convert
public func scalarValueUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var failure: Int?
    return repairedUTF8(bytes, surrogates: true, failure: &failure) ?? Array(bytes)
}

/// WTF-8 as well-formed UTF-8, each lone surrogate replaced by U+FFFD: Web IDL's conversion to `USVString`.
public func scalarValueUTF8(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBufferPointer { scalarValueUTF8($0) } }

/// A Swift string from WTF-8; each lone surrogate becomes one U+FFFD, since no Swift string can contain it.
public func string(fromWTF8 bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: scalarValueUTF8(bytes), as: UTF8.self)
}

/// A Swift string from WTF-8; each lone surrogate becomes one U+FFFD, since no Swift string can contain it.
public func string(fromWTF8 bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { string(fromWTF8: $0) }
}
