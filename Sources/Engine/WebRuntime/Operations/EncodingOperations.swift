// EncodingOperations.swift: native operations for js/encoding/.

import Codecs
import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Registers the operations on encodings, which are identified by their names in lower case.
    func registerEncodingOperations() {
        families.encoding = { _, operation, operands in
            switch operation {
            case .encodingName:
                return .utf8(Array((Encoding(label: try operands.bytes(1))?.name.lowercased() ?? "").utf8))
            case .encodingStandardName: return .utf8(Array((Encoding(label: try operands.bytes(1))?.name ?? "").utf8))
            case .encodingDecode:
                guard let encoding = Encoding(label: try operands.bytes(1)) else { return .undefined }
                let mode: DecodingErrorMode = try operands.boolean(3) ? .fatal : .replacement
                let text = try operands.withByteArray(2) { bytes throws(OperationFailure) in
                    try? encoding.decode(bytes, errorMode: mode)
                }
                return text.map { .utf8($0) } ?? .undefined
            case .bytesOfText:
                return .bytes(try operands.withBytes(1) { bytes throws(OperationFailure) in scalarValueUTF8(bytes) })
            case .bytesBinary:
                return .units(
                    try operands.withByteArray(1) { bytes throws(OperationFailure) in bytes.map(UInt16.init) }
                )
            case .bytesBase64:
                return .utf8(
                    try operands.withByteArray(1) { bytes throws(OperationFailure) in
                        BaseEncoding.base64.encode(Array(bytes))
                    }
                )
            case .base64Encode:
                return try operands.withUnits(1) { units throws(OperationFailure) in
                    units.allSatisfy { $0 < 0x100 }
                        ? .utf8(BaseEncoding.base64.encode(units.map { UInt8($0) })) : .undefined
                }
            case .base64Decode:
                return try Base64.decodeForgiving(operands.bytes(1)).map { .units($0.map(UInt16.init)) } ?? .undefined
            }
        }
    }
}
