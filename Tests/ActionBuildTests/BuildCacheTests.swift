// BuildCacheTests.swift: the cache's size limit, its least recently used entries, and entries in use.

import FilePaths
import Foundation
import Glibc
import Isolation
import TestSupport
import Testing

@testable import ActionBuild

@Suite("The cache of compiled sources")
struct BuildCacheTests {
    private let folder: TestSupport.TemporaryFolder

    init() throws { folder = try TestSupport.TemporaryFolder() }

    private func cache(_ size: String? = nil) throws -> BuildCache {
        try BuildCache(
            environment: ["WEBACTION_CACHE": folder.path].merging(size.map { ["WEBACTION_CACHE_SIZE": $0] } ?? [:]) {
                $1
            }
        )
    }

    /// Makes a product of 10,000 bytes, as another process that has ended since would.
    private func made(_ name: String, of bundle: String? = nil, in cache: BuildCache, age: Double = 0) throws -> String
    {
        let folder = "\(cache.root)/actions/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(count: 10_000).write(to: URL(filePath: folder + "/action"))
        try Data(name.utf8).write(to: URL(filePath: folder + "/inputs"))
        if let bundle { try Data(bundle.utf8).write(to: URL(filePath: folder + "/bundle")) }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)],
            ofItemAtPath: folder
        )
        return folder
    }

    private func make(_ cache: BuildCache, _ inputs: String, of bundle: String? = nil) throws -> CacheEntry {
        let entry = cache.entry("actions", inputs: Array(inputs.utf8))
        try cache.make(entry, of: bundle) { try Data(count: 10_000).write(to: URL(filePath: $0 + "/action")) }
        return entry
    }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("Beyond the size limit, the least recently used products are removed, except those in use")
    func bound() throws {
        let cache = try cache("35K")
        let old = try made("a", in: cache, age: 300)
        let used = try made("b", in: cache, age: 200)
        let recent = try made("c", in: cache, age: 100)
        let hold = try #require(DirectoryLock(used, alone: false))
        _ = try make(cache, "d")
        #expect(!isThere(old) && isThere(used) && isThere(recent))
        _ = try make(cache, "e")
        #expect(isThere(used) && !isThere(recent))
        withExtendedLifetime(hold) {}
    }

    @Test("A product replaces the earlier one of the same bundle")
    func predecessor() throws {
        let cache = try cache()
        let before = try made("a", of: "/x.appex", in: cache)
        let other = try made("b", of: "/y.appex", in: cache)
        let entry = try make(cache, "c", of: "/x.appex")
        #expect(!isThere(before) && isThere(other) && isThere(entry.folder))
        #expect(cache.products().compactMap(\.bundle).sorted() == ["/x.appex", "/y.appex"])
    }

    @Test("Emptying keeps products in use, and other files of the folder")
    func emptying() throws {
        let cache = try cache()
        _ = try made("a", in: cache)
        let used = try made("b", in: cache)
        try folder.write("mine", to: "actions.txt")
        let hold = try #require(DirectoryLock(used, alone: false))
        let (removed, kept) = cache.empty()
        #expect(removed.map(\.folder.pathName) == ["a"] && kept.map(\.folder.pathName) == ["b"])
        #expect(removed.first?.bytes == 10_001)
        #expect(isThere(folder.path + "/actions.txt"))
        withExtendedLifetime(hold) {}
    }

    @Test("The next product removes the partial output of a killed process and keeps that of a running one")
    func leftBehind() throws {
        let cache = try cache()
        let dead = try made("a.1234", in: cache)
        let living = try made("b.5678", in: cache)
        let hold = try #require(DirectoryLock(living, alone: false))
        _ = try make(cache, "c")
        #expect(!isThere(dead) && isThere(living))
        withExtendedLifetime(hold) {}
    }

    @Test("An exclusive hold excludes others, and reports when a folder was replaced")
    func holds() throws {
        let path = try made("a", in: try cache())
        let first = DirectoryLock(path, alone: false)
        #expect(first != nil && DirectoryLock(path, alone: false) != nil && DirectoryLock(path, alone: true) == nil)
        #expect(DirectoryLock(path + "/none", alone: false) == nil)
        withExtendedLifetime(first) {}
    }

    @Test(
        "A cache that others can write to or own is refused with its path; one that they can only read is made private"
    )
    func others() throws {
        func refusal() -> String? {
            do { _ = try cache() } catch { return "\(error)".replacing(folder.path, with: "CACHE") }
            return nil
        }
        let end = " Remove it, or name another folder with WEBACTION_CACHE."
        let kind = folder.path + "/actions"
        #expect(makePrivateFolders(kind) == nil)
        for (path, name) in [(folder.path, "CACHE"), (kind, "CACHE/actions")] {
            for mode: mode_t in [0o777, 0o720, 0o702] {
                #expect(chmod(path, mode) == 0)
                #expect(
                    refusal()
                        == "\(name): compiled actions are not kept here, because other users may write to the folder.\(end)"
                )
            }
            #expect(chmod(path, 0o755) == 0)
            #expect(refusal() == nil)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
            // NB: Only root can give a folder away.
            guard geteuid() == 0 else { continue }
            #expect(chown(path, 1, 1) == 0)
            #expect(
                refusal()
                    == "\(name): compiled actions are not kept here, because the folder belongs to another user.\(end)"
            )
            #expect(chown(path, 0, 0) == 0)
        }
    }

    @Test("A product replaced by another user is not used but built again")
    func planted() throws {
        let cache = try cache()
        let entry = try make(cache, "a")
        #expect(cache.use(entry))
        #expect(chmod(entry.folder, 0o777) == 0)
        #expect(!entry.isThere)
        #expect(
            try FileManager.default.attributesOfItem(atPath: make(cache, "a").folder)[.posixPermissions] as? Int
                == 0o700
        )
    }

    @Test(
        "A size is a number of bytes, or a number with a unit",
        arguments: [
            ("100", 100), ("5K", 5120), ("2g", 2 << 30), ("0", 0), ("", nil), ("G", nil), ("-1", nil), ("1.5G", nil),
            ("9999999999T", nil),
        ]
            as [(String, Int?)]
    )
    func sizes(text: String, expected: Int?) throws {
        #expect(BuildCache.bytes(text) == expected)
        if expected == nil, !text.isEmpty {
            let error = #expect(throws: BuildError.self) { try cache(text) }
            #expect(error?.description.hasPrefix("WEBACTION_CACHE_SIZE is \"\(text)\", which is no size") == true)
        }
    }
}
