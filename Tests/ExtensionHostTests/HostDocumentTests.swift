// HostDocumentTests.swift: the examples of the documentation are those that tests build and run (HostExampleTests).

import Foundation
import Testing

@Suite("Documentation of hosts")
struct HostDocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let module = "Sources/Supervisor/ExtensionHost/ExtensionHost.docc/ExtensionHost.md"

    private static func lines(_ path: String) throws -> [Substring] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n").map { line in
            line.drop { $0 == " " }
        }
    }

    /// The lines of a document's blocks of Swift.
    private static func blocks(of path: String) throws -> [[Substring]] {
        var blocks: [[Substring]] = []
        var isInside = false
        for line in try lines(path) {
            if line.hasPrefix("```") {
                isInside = line == "```swift"
                if isInside { blocks.append([]) }
            } else if isInside {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    @Test(
        "Each line of an example is in the program that tests run, in that order",
        arguments: [
            (module, 0, "host/Sources/main.swift"), (module, 1, "server/Sources/PageService.swift"),
            ("docs/extensions.md", nil, "host/Sources/main.swift"),
        ]
    )
    func examples(document: String, number: Int?, source: String) throws {
        let blocks = try Self.blocks(of: document)
        let block = try #require(number.map { blocks[$0] } ?? blocks.first { $0.contains("import ExtensionHost") })
        #expect(block.count > 4)
        var rest = try Self.lines("docs/examples/" + source)[...]
        for line in block {
            let place = try #require(rest.firstIndex(of: line), "\(document): \(line)")
            rest = rest[(place + 1)...]
        }
    }
}
