// DocumentationTests.swift: each type that an extension's sources name says what it does here and where Apple says what it
// does there.

import Foundation
import Testing

@Suite("Documentation of the SDK")
struct DocumentationTests {
    /// Prefixes of Apple's names. What has none of them is this SDK's own.
    private static let prefixes = ["NS", "UI", "CG", "CA", "SL", "UT", "URL", "OS", "CF", "Logger", "Selector"]

    @Test(
        "Every type is explained and names its source",
        arguments: ["ExtensionSDK", "UIKit", "AppKit", "Social", "Drawing"]
    )
    func types(module: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/\(module)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        for file in files {
            var comment: [Substring] = []
            for line in try String(contentsOf: root.appending(path: file), encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("///") { comment.append(line) }
                if line.hasPrefix("///") || line.hasPrefix("@") { continue }
                defer { comment = [] }
                let words = line.split { " :(<".contains($0) }
                guard ["public", "open"].contains(words.first),
                    let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) }),
                    kind < 3, kind + 1 < words.count, Self.prefixes.contains(where: words[kind + 1].hasPrefix)
                else { continue }
                let place = "\(module)/\(file): \(words[kind + 1])"
                #expect(comment.contains { $0.contains("https://developer.apple.com/documentation/") }, "\(place)")
                #expect(comment.contains { !$0.contains("https://") }, "\(place)")
            }
        }
    }
}
