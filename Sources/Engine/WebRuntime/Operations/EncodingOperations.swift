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
        // Name, bytes as code units, whether malformed bytes are an error → the text; undefined after an error.
        named["encoding.decode"] = { _, operands in
            guard let encoding = Encoding(label: try operands.bytes(1)) else { return .undefined }
            let bytes = try operands.withUnits(2) { units throws(OperationFailure) in
                units.map { UInt8(truncatingIfNeeded: $0) }
            }
            let mode: DecodingErrorMode = try operands.boolean(3) ? .fatal : .replacement
            guard let text = try? encoding.decode(bytes, errorMode: mode) else { return .undefined }
            return .utf8(text)
        }
    }
}
