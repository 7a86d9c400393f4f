// EncodingOperations.swift: native operations for js/encoding/.

import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Enters the operations on encodings, which are known by their names in lower case.
    func registerEncodingOperations() {
        // Label → the encoding's name; the empty string for none.
        named["encoding.name"] = { _, operands in
            .utf8(Array((Encoding(label: try operands.bytes(1))?.name.lowercased() ?? "").utf8))
        }
        // The same, as standards and documents write it.
        named["encoding.standardName"] = { _, operands in
            .utf8(Array((Encoding(label: try operands.bytes(1))?.name ?? "").utf8))
        }
        // Name, bytes, whether malformed bytes are an error → the text; undefined after an error.
        named["encoding.decode"] = { _, operands in
            guard let encoding = Encoding(label: try operands.bytes(1)) else { return .undefined }
            let mode: DecodingErrorMode = try operands.boolean(3) ? .fatal : .replacement
            let text = try operands.withByteArray(2) { bytes throws(OperationFailure) in
                try? encoding.decode(bytes, errorMode: mode)
            }
            return text.map { .utf8($0) } ?? .undefined
        }
        // Text → its bytes in UTF-8; lone surrogates are U+FFFD.
        named["bytes.ofText"] = { _, operands in
            .bytes(try operands.withBytes(1) { bytes throws(OperationFailure) in scalarValueUTF8(bytes) })
        }
        // Bytes → a text that has a code unit for each.
        named["bytes.binary"] = { _, operands in
            .units(try operands.withByteArray(1) { bytes throws(OperationFailure) in bytes.map(UInt16.init) })
        }
        // Bytes → base64. https://www.rfc-editor.org/rfc/rfc4648#section-4
        named["bytes.base64"] = { _, operands in
            .utf8(try operands.withByteArray(1) { bytes throws(OperationFailure) in base64(Array(bytes)) })
        }
    }
}

private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = min(3, bytes.count - start)
        var bits = 0
        for offset in 0..<3 { bits = bits << 8 | (offset < group ? Int(bytes[start + offset]) : 0) }
        for digit in 0..<4 {
            text.append(digit <= group ? alphabet[bits >> (18 - 6 * digit) & 63] : 0x3D)
        }
    }
    return text
}
