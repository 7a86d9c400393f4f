// BuildCache.swift: products of the compiler, stored by their inputs. A product's folder holds its inputs too, and is used only
// if they are identical: the hash in its name serves to find it, not to verify it.
//
//   CACHE/sdk/HASH       the SDK's modules, for one compiler
//   CACHE/actions/HASH   a bundle's executable; it replaces the previous one of the same bundle
//   CACHE/builds/HASH    the files for a bundle's next incremental compilation
//   CACHE/modules/HASH   one compiler's cache of the C library's headers
//
// Folders and programs have mode 0700, all other files 0600; files that other users own or can write to are not used.
// A process holds the folders that it uses (DirectoryLock); a held folder is not removed.

import FilePaths
import Foundation
import Isolation
import Synchronization

/// The folder of one product.
struct CacheEntry: Equatable, Sendable {
    /// The path of the product's folder, which may not exist yet.
    var folder: String
    /// The inputs of the product.
    var inputs: [UInt8]
    /// Whether it belongs to an installation, for all users.
    var isInstalled = false

    /// Whether the product exists.
    var isThere: Bool {
        guard isInstalled || foreignAccess(to: folder) == nil else { return false }
        return if case .success(inputs) = readAll(path: folder + "/inputs", limit: maximumSettingsFile) { true } else {
            false
        }
    }
}

/// A cache of compiled products: the user's, or that of an installation.
package struct BuildCache: Sendable {
    /// The maximum size in bytes unless `WEBACTION_CACHE_SIZE` is set.
    package static let usualSize = 1 << 30
    private static let kinds = ["actions", "builds", "modules", "packages", "sdk"]

    /// The path of the folder.
    package let root: String
    /// The maximum size in bytes; nil: unlimited.
    package let limit: Int?

    /// Holds on folders that this process uses, until it ends: executables are started by path at any time.
    private static let holds = Mutex<[String: DirectoryLock]>([:])

    /// Whether products are for all users: those of an installation.
    private let isShared: Bool

    /// A folder of an installation that holds one product beside other files.
    init(root: String) { (self.root, limit, isShared) = (root, nil, true) }

    /// The cache in `WEBACTION_CACHE`; otherwise `webaction` in `XDG_CACHE_HOME`, or in `~/.cache`.
    ///
    /// - Throws: `.badCacheSize`, `.noCache`; `.cacheUnsafe` if other users own it or can write to it.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(BuildError) {
        isShared = false
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let size = value("WEBACTION_CACHE_SIZE") {
            guard let bytes = Self.bytes(size) else { throw .badCacheSize(size) }
            limit = bytes
        } else {
            limit = Self.usualSize
        }
        if let root = value("WEBACTION_CACHE") {
            self.root = root
        } else if let folder = value("XDG_CACHE_HOME") ?? value("HOME").map({ $0 + "/.cache" }) {
            root = folder + "/webaction"
        } else {
            throw .noCache
        }
        for folder in [root] + Self.kinds.map({ "\(root)/\($0)" }) {
            switch foreignAccess(to: folder) {
            case .owner: throw .cacheUnsafe(path: folder, reason: "the folder belongs to another user")
            case .writers: throw .cacheUnsafe(path: folder, reason: "other users may write to the folder")
            case nil: makePrivate(folder)
            }
        }
    }

    /// The number of bytes that `500M`, `2G` or a plain number specifies; nil for anything else.
    static func bytes(_ text: String) -> Int? {
        let units: [Character: Int] = ["K": 10, "M": 20, "G": 30, "T": 40]
        let shift = text.uppercased().last.flatMap { units[$0] }
        guard let number = Int(shift == nil ? text : String(text.dropLast())), number >= 0 else { return nil }
        let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
        return isTooMuch ? nil : bytes
    }

    /// The entry of that kind for these inputs.
    func entry(_ kind: String, inputs: [UInt8]) -> CacheEntry {
        // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in inputs { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let name = String(hash, radix: 16)
        let padded = String(repeating: "0", count: 16 - name.count) + name
        return CacheEntry(folder: "\(root)/\(kind)/\(padded)", inputs: inputs)
    }

    /// Whether a product exists. If so, it is kept until this process ends.
    func use(_ entry: CacheEntry) -> Bool {
        guard let hold = DirectoryLock(entry.folder, alone: false), entry.isThere else { return false }
        hold.touch()
        Self.holds.withLock { $0[entry.folder] = hold }
        return true
    }

    /// Creates a folder if it does not exist, and holds it; nil if another process does.
    ///
    /// - Parameter alone: Whether the hold is exclusive.
    func folder(_ entry: CacheEntry, alone: Bool) throws(BuildError) -> DirectoryLock? {
        // NB: Another process may remove the folder before it is held.
        for _ in 0..<16 {
            try make(folder: entry.folder)
            if let hold = DirectoryLock(entry.folder, alone: alone) {
                hold.touch()
                return hold
            }
            if DirectoryLock(entry.folder, alone: false) == nil, entryKind(entry.folder) == .folder { return nil }
        }
        return nil
    }

    /// Makes a product in a temporary folder and moves it into place, then shrinks the cache to its maximum size.
    ///
    /// - Parameter bundle: The bundle that it is made from, whose earlier products it replaces.
    func make(_ entry: CacheEntry, of bundle: String? = nil, _ body: (String) throws -> Void) throws {
        let folder = "\(entry.folder).\(UUID().uuidString)"
        let hold = try self.folder(CacheEntry(folder: folder, inputs: []), alone: false)
        do {
            if let bundle { try writeSource(Array(bundle.utf8), folder + "/bundle") }
            try body(folder)
            try commit(folder, as: entry)
        } catch {
            removeFolder(folder)
            throw error
        }
        _ = use(entry)
        withExtendedLifetime(hold) {}
        if let bundle { replace(bundle, by: entry) }
        if let limit { shrink(to: limit) }
    }

    private func make(folder: String) throws(BuildError) {
        if let code = isShared ? makeFolders(folder) : makePrivateFolders(folder) {
            throw .cacheUnwritable(path: root, reason: systemMessage(code))
        }
    }

    /// Moves a finished product into place. If another process was first, its product is kept.
    private func commit(_ workFolder: String, as entry: CacheEntry) throws(BuildError) {
        let files = FileManager.default
        do {
            if isShared {
                try Data(entry.inputs).write(to: URL(fileURLWithPath: workFolder + "/inputs"))
            } else {
                try writeSource(entry.inputs, workFolder + "/inputs")
            }
            if files.fileExists(atPath: entry.folder), !entry.isThere { try files.removeItem(atPath: entry.folder) }
            if files.fileExists(atPath: entry.folder) {
                try files.removeItem(atPath: workFolder)
            } else {
                try files.moveItem(atPath: workFolder, toPath: entry.folder)
            }
        } catch {
            if entry.isThere { return removeFolder(workFolder) }
            throw .cacheUnwritable(path: root, reason: error.localizedDescription)
        }
    }
}

// MARK: - Contents

/// One product in the cache.
package struct CachedProduct: Equatable, Sendable {
    /// `actions`, `builds`, `modules`, `packages` or `sdk`.
    package var kind: String
    package var folder: String
    /// The bundle that it was made from; nil if it was not made from a bundle.
    package var bundle: String?
    package var bytes: Int
    /// The time of the last use, in seconds since 1970.
    package var lastUse: Int
}

extension BuildCache {
    /// All products, the most recently used first.
    package func products() -> [CachedProduct] {
        var found: [CachedProduct] = []
        for kind in Self.kinds {
            guard case .success(let names) = FolderNames.list("\(root)/\(kind)") else { continue }
            for index in 0..<names.count {
                let folder = "\(root)/\(kind)/\(names[index])"
                guard entryKind(folder) == .folder, let time = modificationTime(folder) else { continue }
                var bundle: String?
                if case .success(let bytes) = readAll(path: folder + "/bundle", limit: 1 << 16) {
                    bundle = String(decoding: bytes, as: UTF8.self)
                }
                found.append(
                    CachedProduct(
                        kind: kind,
                        folder: folder,
                        bundle: bundle,
                        bytes: folderSize(folder),
                        lastUse: time
                    )
                )
            }
        }
        return found.sorted { ($0.lastUse, $1.folder) > ($1.lastUse, $0.folder) }
    }

    /// Removes all products that are not in use.
    ///
    /// - Returns: The removed products, and those in use.
    package func empty() -> (removed: [CachedProduct], kept: [CachedProduct]) {
        var removed: [CachedProduct] = []
        var kept: [CachedProduct] = []
        for product in products() {
            if remove(product.folder) { removed.append(product) } else { kept.append(product) }
        }
        return (removed, kept)
    }

    /// Removes the least recently used products until the rest is no larger than `limit`.
    private func shrink(to limit: Int) {
        let products = products()
        var bytes = products.reduce(0) { $0 + $1.bytes }
        for product in products.reversed() {
            // The folder of a process that was killed while making a product.
            let isLeft = product.folder.pathName.contains(".")
            guard bytes > limit || isLeft else { continue }
            if remove(product.folder) { bytes -= product.bytes }
        }
    }

    /// Removes earlier products of a bundle.
    private func replace(_ bundle: String, by entry: CacheEntry) {
        let kind = entry.folder.parentPath
        guard case .success(let names) = FolderNames.list(kind) else { return }
        for index in 0..<names.count {
            let folder = "\(kind)/\(names[index])"
            guard folder != entry.folder,
                case .success(Array(bundle.utf8)) = readAll(path: folder + "/bundle", limit: 1 << 16)
            else { continue }
            _ = remove(folder)
        }
    }

    /// Removes a folder unless it is in use.
    private func remove(_ folder: String) -> Bool {
        guard let hold = DirectoryLock(folder, alone: true) else { return false }
        // Renamed first, so that no process finds a partly removed folder.
        let gone = "\(folder.parentPath)/\(UUID().uuidString).gone"
        guard rename(folder, gone) == 0 else { return false }
        removeFolder(gone)
        withExtendedLifetime(hold) {}
        return true
    }
}
