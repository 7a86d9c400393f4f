// DocumentationTests.swift: each type of the SDK has a comment with its behavior and a link to Apple's documentation, and each of its
// members one with its effect here, or is in a group whose heading states it.

import Foundation
import Testing

@Suite("Documentation of the SDK")
struct DocumentationTests {
    /// Prefixes of Apple's names. Types without them are this SDK's own.
    private static let prefixes = [
        "NS", "UI", "CG", "CA", "SL", "UT", "URL", "OS", "CF", "Logger", "Selector", "JS", "NW", "WK", "Widget",
    ]

    private static let sdk = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/SDK")

    /// The modules that actions import by Apple's names.
    private static func modules() throws -> [String] {
        let list = try String(contentsOf: sdk.appending(path: "modules.txt"), encoding: .utf8)
        return list.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
            .filter { FileManager.default.fileExists(atPath: sdk.appending(path: $0).path) }
    }

    private static func sources(_ module: String) throws -> [(file: String, lines: [Substring])] {
        let root = sdk.appending(path: module)
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try files.map { file in
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            return ("\(module)/\(file)", text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    /// A heading, `// MARK: Stored, no effect without a screen`, documents the members up to the next empty line.
    @Test("Every member is documented, by a comment of its own or by the heading of its group")
    func members() throws {
        let modules = try Self.modules()
        #expect(modules.contains("ExtensionSDK"))
        for (file, lines) in try modules.flatMap(Self.sources) {
            var isExplained = false
            var isUnderHeading = false
            var isInProtocol = false
            for line in lines {
                let code = line.drop { $0 == " " }
                if code.isEmpty { isUnderHeading = false }
                if code.hasPrefix("// MARK: ") { isUnderHeading = true }
                let all = line.split { " (:".contains($0) }
                let words = all.drop {
                    !["public", "open", "func", "var", "init"].contains($0) && all[0].hasPrefix("@")
                }
                // An attribute on a line of its own, or no line at all.
                if words.isEmpty { continue }
                if line.hasPrefix("public protocol") { isInProtocol = true }
                if line.hasPrefix("}") { isInProtocol = false }
                let isRequirement = isInProtocol && ["func", "var", "init"].contains(words.first)
                let isPublic =
                    ["public", "open"].contains(words.first) && words.dropFirst().first?.first?.isLetter == true
                let isImport = words.dropFirst().first == "import" || words.dropFirst().first == "extension"
                if (isPublic && !isImport) || isRequirement {
                    #expect(isExplained || isUnderHeading, "\(file): \(line)")
                }
                isExplained = code.hasPrefix("///")
            }
        }
    }

    @Test(
        "Every type is documented and names its source",
        arguments: [
            "ExtensionSDK", "UIKit", "AppKit", "Social", "Drawing", "Streams", "SwiftUI", "MacHosting",
            "JavaScriptCore", "Network",
        ]
    )
    func types(module: String) throws {
        for (file, lines) in try Self.sources(module) {
            var comment: [Substring] = []
            for line in lines where !line.isEmpty {
                if line.hasPrefix("///") { comment.append(line) }
                if line.hasPrefix("///") || line.hasPrefix("@") { continue }
                defer { comment = [] }
                let words = line.split { " :(<".contains($0) }
                guard ["public", "open"].contains(words.first),
                    let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) }),
                    kind < 3, kind + 1 < words.count, Self.prefixes.contains(where: words[kind + 1].hasPrefix)
                else { continue }
                let place = "\(file): \(words[kind + 1])"
                #expect(comment.contains { $0.contains("https://developer.apple.com/documentation/") }, "\(place)")
                #expect(comment.contains { !$0.contains("https://") }, "\(place)")
            }
        }
    }
}
