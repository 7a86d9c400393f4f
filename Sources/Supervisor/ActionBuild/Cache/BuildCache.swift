// BuildCache.swift: products of the compiler, kept by what they were made from. A product's folder holds its inputs as
// well, and is used only if they are the same to the last byte: the name is a hash for finding, not for trusting.
//
//   CACHE/sdk/HASH       the SDK's modules, for one compiler
//   CACHE/actions/HASH   a bundle's executable; the one before it of the same bundle goes
//   CACHE/builds/HASH    what the next compilation of a bundle can go on from: an edit compiles what it changed
//   CACHE/modules/HASH   what one compiler knows of the C library's headers
//
// Folders and programs are 0700, all other files 0600; what others own or may write to is not used.
// Who uses a folder holds it (FolderHold); what is held is not removed.

import FilePaths
import Foundation
import Isolation
import Synchronization

/// The folder of one product.
struct CacheEntry: Equatable, Sendable {
    /// Where the product is, or will be.
    var folder: String
    /// Everything that it is made from.
    var inputs: [UInt8]
    /// Whether it comes with an installation, for all users.
    var isInstalled = false

    /// Whether the product is there.
    var isThere: Bool {
        guard isInstalled || foreignAccess(to: folder) == nil else { return false }
        return if case .success(inputs) = readAll(path: folder + "/inputs", limit: maximumSettingsFile) { true } else {
            false
        }
    }
}

/// The user's cache.
package struct BuildCache: Sendable {
    /// Bytes that it may have unless `WEBACTION_CACHE_SIZE` says otherwise.
    package static let usualSize = 1 << 30
    private static let kinds = ["actions", "builds", "modules", "packages", "sdk"]

    /// The folder.
    package let root: String
    /// Bytes that it may have; nil: as many as come.
    package let limit: Int?

    /// Holds of what this process uses, until it ends: executables are started by their paths at any time.
    private static let holds = Mutex<[String: FolderHold]>([:])

    /// Whether what is made is for all users: an installation's.
    private let isShared: Bool

    /// A folder of an installation that holds one product beside other things.
    init(root: String) { (self.root, limit, isShared) = (root, nil, true) }

    /// `WEBACTION_CACHE`, else `webaction` in `XDG_CACHE_HOME`, else in `~/.cache`.
    ///
    /// - Throws: `.badCacheSize`, `.noCache`; `.cacheUnsafe` where others own it or may write to it.
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

    /// The bytes of `500M`, `2G` or a plain number; nil for anything else.
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

    /// Whether a product is there, which then stays until this process ends.
    func use(_ entry: CacheEntry) -> Bool {
        guard let hold = FolderHold(entry.folder, alone: false), entry.isThere else { return false }
        hold.touch()
        Self.holds.withLock { $0[entry.folder] = hold }
        return true
    }

    /// A folder that is made anew if it is not there, and a hold on it; nil when somebody else has it.
    ///
    /// - Parameter alone: Whether nobody else may use it meanwhile.
    func folder(_ entry: CacheEntry, alone: Bool) throws(BuildError) -> FolderHold? {
        // NB: Between the two it may be removed.
        for _ in 0..<16 {
            try make(folder: entry.folder)
            if let hold = FolderHold(entry.folder, alone: alone) {
                hold.touch()
                return hold
            }
            if FolderHold(entry.folder, alone: false) == nil, entryKind(entry.folder) == .folder { return nil }
        }
        return nil
    }

    /// Makes a product in a folder of its own and puts it in its place. Then goes what the cache has too much.
    ///
    /// - Parameter bundle: Whose product it is: it replaces those that were made of it before.
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

    /// Puts a finished product in its place. Another process may have been first: then its product stays.
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

// MARK: - What is there

/// One thing that the cache keeps.
package struct CachedProduct: Equatable, Sendable {
    /// `actions`, `builds`, `modules`, `packages` or `sdk`.
    package var kind: String
    package var folder: String
    /// The bundle that it was made from, where it was made from one.
    package var bundle: String?
    package var bytes: Int
    /// Seconds since 1970.
    package var lastUse: Int
}

extension BuildCache {
    /// All that is kept, what was used last first.
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

    /// Removes all that nobody uses.
    ///
    /// - Returns: What was removed, and what is in use.
    package func empty() -> (removed: [CachedProduct], kept: [CachedProduct]) {
        var removed: [CachedProduct] = []
        var kept: [CachedProduct] = []
        for product in products() {
            if remove(product.folder) { removed.append(product) } else { kept.append(product) }
        }
        return (removed, kept)
    }

    /// Removes what was used least recently, until the rest is no larger than `limit`.
    private func shrink(to limit: Int) {
        let products = products()
        var bytes = products.reduce(0) { $0 + $1.bytes }
        for product in products.reversed() {
            // What a process left behind that was killed in the midst of making it is nobody's.
            let isLeft = product.folder.pathName.contains(".")
            guard bytes > limit || isLeft else { continue }
            if remove(product.folder) { bytes -= product.bytes }
        }
    }

    /// Removes what was made of a bundle before.
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

    /// Removes a folder unless somebody uses it.
    private func remove(_ folder: String) -> Bool {
        guard let hold = FolderHold(folder, alone: true) else { return false }
        // Under another name nobody finds half of it.
        let gone = "\(folder.parentPath)/\(UUID().uuidString).gone"
        guard rename(folder, gone) == 0 else { return false }
        removeFolder(gone)
        withExtendedLifetime(hold) {}
        return true
    }
}
