// BuildCache.swift: products of the compiler, kept by what they were made from. A product's folder holds its inputs as
// well, and is used only if they are the same to the last byte: the name is a hash for finding, not for trusting.

import Foundation
import Isolation

/// The folder of one product.
struct CacheEntry: Equatable, Sendable {
    /// Where the product is, or will be.
    var folder: String
    /// Everything that it is made from.
    var inputs: [UInt8]

    /// Whether the product is there.
    var isThere: Bool {
        if case .success(inputs) = readAll(path: folder + "/inputs", limit: maximumSettingsFile) { true } else { false }
    }
}

/// The user's cache.
struct BuildCache: Sendable {
    /// Products that were not made in so many seconds go when a new one is made.
    static let maximumAge = 30.0 * 24 * 3600

    private let root: String

    /// Whether products that have not been made for long are removed.
    private let removesOld: Bool

    /// A folder that holds one product beside other things.
    init(root: String) { (self.root, removesOld) = (root, false) }

    /// `WEBACTION_CACHE`, else `webaction` in `XDG_CACHE_HOME`, else in `~/.cache`.
    init(environment: [String: String]) throws(BuildError) {
        removesOld = true
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let root = value("WEBACTION_CACHE") {
            self.root = root
        } else if let folder = value("XDG_CACHE_HOME") ?? value("HOME").map({ $0 + "/.cache" }) {
            root = folder + "/webaction"
        } else {
            throw .noCache
        }
    }

    /// The entry of that kind (`sdk`, `actions`) for these inputs.
    func entry(_ kind: String, inputs: [UInt8]) -> CacheEntry {
        // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in inputs { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let name = String(hash, radix: 16)
        let padded = String(repeating: "0", count: 16 - name.count) + name
        return CacheEntry(folder: "\(root)/\(kind)/\(padded)", inputs: inputs)
    }

    /// Makes a product in a folder of its own and puts it in its place.
    func make(_ entry: CacheEntry, _ body: (String) throws -> Void) throws {
        let folder = try workFolder(for: entry)
        do {
            try body(folder)
            try commit(folder, as: entry)
        } catch {
            discard(folder)
            throw error
        }
        if removesOld { removeOld(beside: entry) }
    }

    /// A new, empty folder beside the entry, in which its product can be made.
    private func workFolder(for entry: CacheEntry) throws(BuildError) -> String {
        let path = "\(entry.folder).\(UUID().uuidString)"
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            throw .cacheUnwritable(path: root, reason: error.localizedDescription)
        }
        return path
    }

    /// Puts a finished product in its place. Another process may have been first: then its product stays.
    private func commit(_ workFolder: String, as entry: CacheEntry) throws(BuildError) {
        let files = FileManager.default
        do {
            try Data(entry.inputs).write(to: URL(fileURLWithPath: workFolder + "/inputs"))
            if files.fileExists(atPath: entry.folder), !entry.isThere { try files.removeItem(atPath: entry.folder) }
            if files.fileExists(atPath: entry.folder) {
                try files.removeItem(atPath: workFolder)
            } else {
                try files.moveItem(atPath: workFolder, toPath: entry.folder)
            }
        } catch {
            if entry.isThere { return discard(workFolder) }
            throw .cacheUnwritable(path: root, reason: error.localizedDescription)
        }
    }

    /// Removes a work folder that came to nothing.
    private func discard(_ workFolder: String) { try? FileManager.default.removeItem(atPath: workFolder) }

    private func removeOld(beside entry: CacheEntry) {
        let kind = URL(fileURLWithPath: entry.folder).deletingLastPathComponent()
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let entries = try? FileManager.default.contentsOfDirectory(at: kind, includingPropertiesForKeys: keys)
        for folder in entries ?? [] where folder.path != entry.folder {
            guard let date = try? folder.resourceValues(forKeys: Set(keys)).contentModificationDate else { continue }
            if -date.timeIntervalSinceNow > Self.maximumAge { try? FileManager.default.removeItem(at: folder) }
        }
    }
}
