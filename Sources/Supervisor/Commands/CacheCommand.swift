// CacheCommand.swift: webaction cache: shows or clears the cache of compiled sources.

import ActionBuild
import ArgumentParser
import Codecs
import FilePaths
import JSONCoding
import PropertyValues
import TerminalText

struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show what is kept of compiled Swift sources, or remove it.",
        discussion: """
            Example: webaction cache --empty

            What was used least recently goes when there is more than WEBACTION_CACHE_SIZE, 1G unless set. What a running \
            command uses stays.
            """
    )

    @Flag(help: "Remove everything that is not in use.")
    var empty = false
    @OptionGroup
    var form: JSONOption

    func run() throws {
        let cache: BuildCache
        do { cache = try BuildCache() } catch { throw CommandError.failed(error.description) }
        if empty {
            let (removed, kept) = cache.empty()
            if form.json {
                return try writeJSON(.dictionary([("removed", list(removed)), ("kept", list(kept))]), to: nil)
            }
            let text = "removed \(Self.entries(removed)), \(Self.size(total(removed)))"
            let inUse = kept.isEmpty ? "" : "; \(Self.entries(kept)) in use"
            return try writeText("\(text)\(inUse)\n")
        }
        let products = cache.products()
        if form.json {
            let entries: [(key: String, value: PropertyValue)] = [
                ("folder", .string(cache.root)), ("limit", cache.limit.map { .integer(Int64($0)) } ?? .null),
                ("bytes", .integer(Int64(total(products)))), ("entries", list(products)),
            ]
            return try writeJSON(.dictionary(entries), to: nil)
        }
        var lines = products.map { product in
            let name = product.bundle ?? product.folder.pathName
            return
                "\(Self.padded(Self.size(product.bytes), 9))  \(Self.time(product.lastUse))  \(product.kind)  \(name)"
        }
        let limit = cache.limit.map { " of \(Self.size($0))" } ?? ""
        lines.append(
            "\(Self.entries(products)), \(Self.size(total(products)))\(limit), in \(cache.root)"
        )
        try writeText(lines.map { $0 + "\n" }.joined())
    }

    private func list(_ products: [CachedProduct]) -> PropertyValue {
        .array(
            products.map { product in
                .dictionary([
                    ("kind", .string(product.kind)), ("folder", .string(product.folder)),
                    ("bundle", product.bundle.map { .string($0) } ?? .null),
                    ("bytes", .integer(Int64(product.bytes))), ("lastUse", .string(Self.time(product.lastUse))),
                ])
            }
        )
    }

    private func total(_ products: [CachedProduct]) -> Int { products.reduce(0) { $0 + $1.bytes } }

    private static func entries(_ products: [CachedProduct]) -> String {
        products.count == 1 ? "1 entry" : "\(products.count) entries"
    }

    /// A size in the unit that needs the fewest digits.
    private static func size(_ bytes: Int) -> String {
        var value = Double(bytes)
        for unit in ["B", "KiB", "MiB"] {
            if value < 1024 { return unit == "B" ? "\(bytes) B" : "\(rounded(value)) \(unit)" }
            value /= 1024
        }
        return "\(rounded(value)) GiB"
    }

    private static func rounded(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func time(_ seconds: Int) -> String {
        DateText.text(of: Double(seconds) * 1000, hasMilliseconds: false)
    }
}
