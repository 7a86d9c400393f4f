// WACZPackage.swift: updates a WACZ file's manifest, and the file with the manifest's own digest.
// https://specs.webrecorder.net/wacz/1.1.1/#datapackage-json

import ArchiveCoding
import Digests

/// The new size and digests of a file in a WACZ file.
struct WACZResource {
    var bytes: Int
    var digests: ContentDigests
}

/// The digest algorithms that a manifest uses.
func digestAlgorithms(ofPackage text: [UInt8]) -> Set<DigestAlgorithm> {
    let entries = jsonValue(text)?["resources"]?.elements ?? []
    let hashes = entries.flatMap { [$0, $0["stats"]] }.compactMap { $0?["hash"]?.string }
    return Set(hashes.map { DigestNotation(of: $0)?.algorithm ?? .sha1 })
}

/// The manifest with new lengths and digests; nil if it names none of the files.
func updatedPackage(_ text: [UInt8], _ resources: [String: WACZResource]) throws(ContainerError) -> [UInt8]? {
    guard let package = jsonValue(text) else { throw ContainerError("its datapackage.json is invalid JSON") }
    var edit = JSONEdit(text)
    var isOther = false
    for entry in package["resources"]?.elements ?? [] {
        guard let path = entry["path"]?.string, let resource = resources[path] else { continue }
        isOther = true
        // NB: Before version 1.1, they were in an object of their own, beside the digest's type.
        for holder in [entry, entry["stats"]].compactMap({ $0 }) {
            if let hash = holder["hash"] {
                edit.replace(hash, with: resource.digests.text(like: hash.string ?? ""))
            }
            if let bytes = holder["bytes"] { edit.replace(bytes, with: resource.bytes) }
        }
    }
    return isOther ? edit.bytes : nil
}

/// The file with the manifest's digest, updated. A signature of the old digest is removed.
func updatedDigest(_ text: [UInt8], package: [UInt8]) throws(ContainerError) -> (bytes: [UInt8], wasSigned: Bool) {
    guard let digest = jsonValue(text), let hash = digest["hash"] else {
        throw ContainerError("its datapackage-digest.json has no digest")
    }
    var edit = JSONEdit(text)
    edit.replace(hash, with: ContentDigests(package).text(like: hash.string ?? ""))
    edit.remove("signedData", from: digest)
    return (edit.bytes, digest["signedData"] != nil)
}
