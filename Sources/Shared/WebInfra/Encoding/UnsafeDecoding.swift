// UnsafeDecoding.swift: the decoders: from bytes of an encoding to UTF-8.
// https://encoding.spec.whatwg.org/#specification-hooks
//
// Whole documents are decoded here, so ASCII runs are copied in one piece.
// Why it is safe: pointers are used only between 0 and the buffer's count; output buffers have the worst-case size of three bytes per input
// byte or unit (no encoding here decodes a byte to more, and two UTF-16 units make at most four bytes).

/// The treatment of bytes that are not valid in an encoding.
public enum DecodingErrorMode: Sendable {
    /// Each invalid sequence becomes U+FFFD.
    case replacement
    /// Decoding fails at the first one.
    case fatal
}

extension Encoding {
    /// "BOM sniff": the encoding that a byte order mark names, and the mark's length.
    ///
    /// https://encoding.spec.whatwg.org/#bom-sniff
    public static func sniffBOM(_ bytes: UnsafeBufferPointer<UInt8>) -> (encoding: Encoding, length: Int)? {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { return (.utf8, 3) }
        guard bytes.count >= 2 else { return nil }
        if bytes[0] == 0xFE, bytes[1] == 0xFF { return (.utf16BE, 2) }
        if bytes[0] == 0xFF, bytes[1] == 0xFE { return (.utf16LE, 2) }
        return nil
    }

    /// "Decode": a byte order mark, which is dropped, overrides `fallback`. Also returns the encoding that was used.
    ///
    /// https://encoding.spec.whatwg.org/#decode
    public static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        fallback: Encoding
    ) throws(TextCodingError) -> (utf8: [UInt8], encoding: Encoding) {
        let mark = sniffBOM(bytes)
        let encoding = mark?.encoding ?? fallback
        return (try encoding.decode(UnsafeBufferPointer(rebasing: bytes[(mark?.length ?? 0)...])), encoding)
    }

    /// "BOM sniff" of an array.
    public static func sniffBOM(_ bytes: [UInt8]) -> (encoding: Encoding, length: Int)? {
        bytes.withUnsafeBufferPointer { sniffBOM($0) }
    }

    /// "Decode" of an array.
    public static func decode(
        _ bytes: [UInt8],
        fallback: Encoding
    ) throws(TextCodingError) -> (utf8: [UInt8], encoding: Encoding) {
        let mark = sniffBOM(bytes)
        let encoding = mark?.encoding ?? fallback
        return (try encoding.decode(mark.map { Array(bytes[$0.length...]) } ?? bytes), encoding)
    }

    /// "UTF-8 decode": drops a UTF-8 byte order mark; malformed bytes become U+FFFD.
    ///
    /// https://encoding.spec.whatwg.org/#utf-8-decode
    public static func decodeUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let mark = sniffBOM(bytes)
        let length = mark?.encoding == .utf8 ? 3 : 0
        var failure: Int?
        let content = UnsafeBufferPointer(rebasing: bytes[length...])
        return repairedUTF8(content, surrogates: false, failure: &failure) ?? Array(content)
    }

    /// "UTF-8 decode" of an array.
    public static func decodeUTF8(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBufferPointer { decodeUTF8($0) } }

    /// Decodes all bytes, including a byte order mark, to UTF-8. Throws only in fatal mode, for malformed bytes.
    ///
    /// - Complexity: Linear; the result is at most three times as long as the input.
    public func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        errorMode: DecodingErrorMode = .replacement
    ) throws(TextCodingError) -> [UInt8] {
        try decodeDifferent(bytes, errorMode) ?? Array(bytes)
    }

    /// Decodes all bytes; nil if the result is the same: for valid UTF-8 and for ASCII.
    private func decodeDifferent(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ errorMode: DecodingErrorMode
    ) throws(TextCodingError) -> [UInt8]? {
        var failure: Int?
        let result: [UInt8]?
        switch form {
        case .utf8:
            result = repairedUTF8(bytes, surrogates: false, failure: &failure)
        case .utf16(let bigEndian):
            result = decodeUTF16(bytes, bigEndian: bigEndian, failure: &failure)
        case .singleByte(let index):
            let table = EncodingTables.singleByteIndexes[index * 128..<index * 128 + 128]
            result = table.withUnsafeBufferPointer { table in
                decodeSingleByte(bytes, failure: &failure) { UInt32(table[Int($0 & 0x7F)]) }
            }
        case .userDefined:
            result = decodeSingleByte(bytes, failure: &failure) { 0xF780 + UInt32($0 & 0x7F) }
        case .replacement:
            // https://encoding.spec.whatwg.org/#replacement-decoder: one error for any non-empty input.
            result = bytes.isEmpty ? [] : [0xEF, 0xBF, 0xBD]
            if !bytes.isEmpty { failure = 0 }
        case .multiByte(let form):
            let decoded = form.decode(Span(_unsafeElements: bytes))
            result = decoded.utf8
            failure = decoded.firstError
        }
        if errorMode == .fatal, let failure { throw .malformed(self, offset: failure) }
        return result
    }

    /// Decodes an array of bytes, including a byte order mark, to UTF-8. Throws only in fatal mode, for malformed bytes.
    ///
    /// - Complexity: Linear. An array that is already UTF-8 is returned without copying.
    public func decode(
        _ bytes: [UInt8],
        errorMode: DecodingErrorMode = .replacement
    ) throws(TextCodingError) -> [UInt8] {
        try bytes.withUnsafeBufferPointer { buffer throws(TextCodingError) in try decodeDifferent(buffer, errorMode) }
            ?? bytes
    }
}

/// The shared UTF-16 decoder. https://encoding.spec.whatwg.org/#shared-utf-16-decoder
private func decodeUTF16(_ bytes: UnsafeBufferPointer<UInt8>, bigEndian: Bool, failure: inout Int?) -> [UInt8] {
    guard let base = bytes.baseAddress else { return [] }
    let raw = UnsafeRawPointer(base)
    let unitCount = bytes.count / 2
    var failed = failure
    func unit(_ index: Int) -> UInt16 {
        let value = raw.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
        return bigEndian ? UInt16(bigEndian: value) : UInt16(littleEndian: value)
    }
    let result = [UInt8](unsafeUninitializedCapacity: unitCount * 3 + 3) { output, initialized in
        guard let start = output.baseAddress else { return }
        var written = 0
        var index = 0
        var endsInsideSurrogate = false
        while index < unitCount {
            let value = unit(index)
            var codePoint = UInt32(value)
            if value & 0xF800 == 0xD800 {
                if value < 0xDC00, index + 1 < unitCount, unit(index + 1) & 0xFC00 == 0xDC00 {
                    codePoint = 0x10000 + (codePoint & 0x3FF) << 10 + UInt32(unit(index + 1) & 0x3FF)
                    index += 1
                } else {
                    codePoint = 0xFFFD
                    if failed == nil { failed = index * 2 }
                    endsInsideSurrogate = value < 0xDC00 && index + 1 == unitCount
                }
            }
            index += 1
            written += writeWTF8(codePoint, to: start + written)
        }
        // A trailing byte and a lead surrogate before it count as one error.
        if bytes.count % 2 == 1, !endsInsideSurrogate {
            if failed == nil { failed = unitCount * 2 }
            written += writeWTF8(0xFFFD, to: start + written)
        }
        initialized = written
    }
    failure = failed
    return result
}

/// The single-byte decoder, also for x-user-defined; nil for ASCII. https://encoding.spec.whatwg.org/#single-byte-decoder
@inline(__always)
private func decodeSingleByte(
    _ bytes: UnsafeBufferPointer<UInt8>,
    failure: inout Int?,
    upper: (UInt8) -> UInt32
) -> [UInt8]? {
    guard let base = bytes.baseAddress else { return nil }
    let count = bytes.count
    let firstRun = asciiRunLength(base, from: 0, count: count)
    if firstRun == count { return nil }
    var failed = failure
    let result = [UInt8](unsafeUninitializedCapacity: count * 3) { output, initialized in
        guard let start = output.baseAddress else { return }
        var written = 0
        var index = 0
        while index < count {
            let run = asciiRunLength(base, from: index, count: count)
            (start + written).update(from: base + index, count: run)
            index += run
            written += run
            while index < count, base[index] >= 0x80 {
                let codePoint = upper(base[index])
                if codePoint == 0xFFFD, failed == nil { failed = index }
                written += writeWTF8(codePoint, to: start + written)
                index += 1
            }
        }
        initialized = written
    }
    failure = failed
    return result
}

extension Encoding {
    /// "UTF-8 decode without BOM": malformed bytes become U+FFFD.
    ///
    /// https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
    public static func decodeUTF8WithoutBOM(_ bytes: [UInt8]) -> [UInt8] {
        var failure: Int?
        return bytes.withUnsafeBufferPointer { repairedUTF8($0, surrogates: false, failure: &failure) } ?? bytes
    }
}
