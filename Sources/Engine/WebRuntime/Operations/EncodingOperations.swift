// EncodingOperations.swift: native operations for js/encoding/.

import Codecs
import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Registers the operations on encodings, which are identified by their names in lower case.
    func registerEncodingOperations() {
        // Label → the encoding's name; empty if there is none.
        named["encoding.name"] = { _, operands in
            .utf8(Array((Encoding(label: try operands.bytes(1))?.name.lowercased() ?? "").utf8))
        }
        // Label → the encoding's name in the case of the standard; empty if there is none.
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
        // Text → its UTF-8 bytes; lone surrogates become U+FFFD.
        named["bytes.ofText"] = { _, operands in
            .bytes(try operands.withBytes(1) { bytes throws(OperationFailure) in scalarValueUTF8(bytes) })
        }
        // Bytes → a text with one code unit per byte.
        named["bytes.binary"] = { _, operands in
            .units(try operands.withByteArray(1) { bytes throws(OperationFailure) in bytes.map(UInt16.init) })
        }
        // Bytes → base64.
        named["bytes.base64"] = { _, operands in
            .utf8(
                try operands.withByteArray(1) { bytes throws(OperationFailure) in
                    BaseEncoding.base64.encode(Array(bytes))
                }
            )
        }
        // A text with one code unit per byte → base64; undefined for other texts.
        named["base64.encode"] = { _, operands in
            try operands.withUnits(1) { units throws(OperationFailure) in
                units.allSatisfy { $0 < 0x100 }
                    ? .utf8(BaseEncoding.base64.encode(units.map { UInt8($0) })) : .undefined
            }
        }
        // Base64 → a text with one code unit per byte; undefined for other texts.
        named["base64.decode"] = { _, operands in
            try Base64.decodeForgiving(operands.bytes(1)).map { .units($0.map(UInt16.init)) } ?? .undefined
        }
    }
}
