// DataModelTests.swift: how classes with SwiftData's @Model are adapted.

import Foundation
import SourceScanning
import Testing

@testable import ActionBuild

@Suite("Classes with @Model")
struct DataModelTests {
    private func adapted(_ source: String) -> String {
        let bytes = Array(source.utf8)
        var result = bytes
        let models = DataModels(bytes, tokens: SourceScanner.tokens(of: bytes, .swift))
        for edit in models.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text)
        }
        return String(decoding: result, as: UTF8.self)
    }

    @Test("Stored properties are persisted, others are not; attributes are removed, and line numbers stay")
    func properties() {
        let source = """
            import SwiftData
            @Model
            public final class Note: Identifiable, Sendable {
                #Unique<Note>([\\.title])
                @Attribute(.unique) var id = UUID().uuidString
                var title: String? = ""
                @Attribute(.externalStorage)
                var data: Data?
                var image: UIImage? {
                    get { data.flatMap { UIImage(data: $0) } }
                    set { data = newValue?.png() }
                }
                var tags: [String: [Int]] = [:]
                static let shared = Note()
                lazy var late = 3
                @Transient
                var link: URL?
                @Relationship(deleteRule: .cascade, inverse: \\Tag.note) private(set) var marks: [Tag]
                var count = 1 {
                    didSet { print(count) }
                }
                let fixed = 1
                let made: Date
                var closure: String = { let inner = "x"
                    return inner
                }()
                init() { var local = 1; local += 1 }
                struct Inner { var inside = 2 }
            }
            class Other { var x = 1 }
            """
        let text = adapted(source)
        #expect(
            text.split(separator: "\n", omittingEmptySubsequences: false).count
                == source.split(separator: "\n", omittingEmptySubsequences: false).count
        )
        for gone in ["@Model", "@Attribute", "@Transient", "@Relationship", "#Unique"] {
            #expect(!text.contains(gone), "\(gone)")
        }
        #expect(
            text.contains("@Observable\npublic final class Note: Identifiable, @unchecked Sendable, PersistentModel { ")
        )
        #expect(text.contains("uniqueProperties: [String] { [\"id\"] }"))
        #expect(text.contains("cascadingProperties: [String] { [\"marks\"] }"))
        for name in ["id", "title", "data", "tags", "marks", "count", "closure"] {
            #expect(text.contains("record.set(\"\(name)\", self.\(name))"), "\(name)")
        }
        for name in ["image", "shared", "late", "link", "inner", "local", "inside", "fixed"] {
            #expect(!text.contains("\"\(name)\""), "\(name)")
        }
        // Properties without a value come first.
        let first = text.components(separatedBy: "throws { ")[1]
        #expect(
            first.hasPrefix(
                "self.data = try record.value(\"data\"); self.marks = try record.value(\"marks\"); self.made = "
            )
        )
        #expect(text.contains("if record.has(\"count\") { self.count") && text.hasSuffix("class Other { var x = 1 }"))
    }

    @Test("An actor with @ModelActor gets a store and its context")
    func actors() {
        let text = adapted("import SwiftData\n@ModelActor\nactor Store {\n    func f() {}\n}")
        #expect(
            text.hasPrefix(
                "import SwiftData\n           \nactor Store: ModelActor { public nonisolated let modelContainer"
            )
        )
        #expect(text.hasSuffix("}; \n    func f() {}\n}"))
    }

    @Test("Without an import of SwiftData, @Model is left alone")
    func others() {
        let source = "import Other\n@Model class Note { var x = 1 }"
        #expect(adapted(source) == source)
    }
}
