// ExtensionAddress.swift: the addresses of an extension's files: their host.

import Codecs
import Digests
package import ScriptMetadata

extension WebExtensionManifest {
    /// The extension's identifier in addresses: Chrome makes it of the public key, as letters from a to p.
    package var addressHost: String {
        let key = key.flatMap { Base64.decodeForgiving(Array($0.utf8)) } ?? Array(identifier.utf8)
        let digits = DigestAlgorithm.sha256.digest(key).prefix(16).flatMap { [$0 >> 4, $0 & 0xF] }
        return String(decoding: digits.map { UInt8(ascii: "a") + $0 }, as: UTF8.self)
    }
}
