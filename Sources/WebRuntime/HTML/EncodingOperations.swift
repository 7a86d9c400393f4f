// EncodingOperations.swift: native operations for js/encoding/.

import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Enters the operations on encodings, which are known by their names in lower case.
    func registerEncodingOperations() {
        // Label → the encoding's name; the empty string for none.
        named["encoding.name"] = { receiver, call in
            .utf8(Array((Encoding(label: receiver.bytes(call, 1))?.name.lowercased() ?? "").utf8))
        }
        // Name, octets as code units, whether malformed octets are an error → the text; undefined after an error.
        named["encoding.decode"] = { receiver, call in
            guard let encoding = Encoding(label: receiver.bytes(call, 1)) else { return .undefined }
            let octets = call.withUnits(2) { units in units.map { UInt8(truncatingIfNeeded: $0) } }
            let mode: DecodingErrorMode = call.value(3).boolean ? .fatal : .replacement
            guard let text = try? encoding.decode(octets, errorMode: mode) else { return .undefined }
            return .utf8(text)
        }
    }
}
