// DigestOperations.swift: SHA-1 and SHA-2, for js/webcrypto/SubtleCrypto.js.

import DOM
import Digests
import ScriptEngine

extension DOMReceiver {
    /// Enters the operation on digests.
    func registerDigestOperations() {
        families.digest = { _, operation, operands in
            switch operation {
            case .digest:
                let name = try operands.string(1)
                guard let algorithm = digestAlgorithms[name] else { throw OperationFailure.forged }
                let message = try operands.withUnits(2) { units in units.map { UInt8(truncatingIfNeeded: $0) } }
                return .integers(algorithm.digest(message).map(UInt32.init))
            }
        }
    }
}

/// https://w3c.github.io/webcrypto/#sha-registration
private let digestAlgorithms: [String: DigestAlgorithm] = [
    "SHA-1": .sha1, "SHA-256": .sha256, "SHA-384": .sha384, "SHA-512": .sha512,
]
