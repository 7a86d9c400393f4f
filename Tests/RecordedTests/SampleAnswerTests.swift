// SampleAnswerTests.swift: each built-in extension with its native half, on the page written for it, compared with the result of its script
// in a real WebKit, which received the native half's answer. Recorded by Tests/Tools/Scripts/record-samples.py.

import Foundation
import TestSupport
import Testing

/// One built-in extension on its page.
struct SampleCase: CustomTestStringConvertible {
    private let fields: JSONValue
    private let answer: JSONValue

    /// The cases and their answers, in the same order.
    static let all: [SampleCase] = {
        let folder = Recorded.folder.appendingPathComponent("samples")
        do {
            let cases = try JSONValue(contentsOf: folder.appendingPathComponent("cases.json"))?.elements ?? []
            let answers = try JSONValue(contentsOf: folder.appendingPathComponent("answers.json"))?.elements ?? []
            guard cases.count == answers.count else { fatalError("answers.json is old: run record-samples.py") }
            return zip(cases, answers).map(SampleCase.init)
        } catch { fatalError("Tests/Data/Recorded/samples can't be read: \(error)") }
    }()

    var name: String { fields["name"]?.text ?? "" }
    var testDescription: String { "\(name) on \(fields["page"]?.text ?? "")" }

    /// The page: one of this folder's, or a sample page.
    var page: URL {
        let name = fields["page"]?.text ?? ""
        let own = Recorded.folder.appendingPathComponent("samples/\(name)")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        return Recorded.package.appendingPathComponent("pages/\(name)")
    }

    /// Additional options of the command. If the native half's answer depends on libraries, it is given.
    func options() throws -> [String] {
        let listed = fields["options"]?.elements?.compactMap(\.text) ?? []
        guard fields["isGiven"] == .bool(true), let arguments = fields["arguments"] else { return listed }
        return listed + ["--arguments", try arguments.jsonText()]
    }

    /// The files that the extension's app left in the group's folder, as JSON.
    func shared() throws -> String? { try fields["shared"]?.jsonText() }

    var payload: JSONValue { answer["payload"] ?? .null }

    /// The tree after `run` or at the end (`final`).
    func tree(_ step: String) -> [String] {
        RecordedAnswer.apply(answer[step], to: Recorded.lines(answer["parsed"]?.text ?? "")) ?? []
    }
}

@Suite("Built-in extensions as in WebKit")
struct SampleAnswerTests {
    @Test("The payload and the trees are WebKit's", arguments: SampleCase.all)
    func answersLikeWebKit(sample: SampleCase) throws {
        guard Webaction.isUsable else { try skipTest("no working webaction beside the tests") }
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("seed-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        if let shared = try sample.shared() {
            let group = folder.appendingPathComponent("webaction/Groups/group.org.webaction.\(sample.name)")
            try files.createDirectory(at: group, withIntermediateDirectories: true)
            try Data(shared.utf8).write(to: group.appendingPathComponent("\(sample.name).json"))
        }
        let got = try Webaction.run(
            sample.page,
            extension: sample.name,
            options: sample.options(),
            in: folder,
            environment: ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        )
        #expect(got.status == 0, "\(got.messages)")
        #expect(sample.payload.difference(from: got.payload ?? .null) == nil)
        for (step, tree) in [("run", got.run), ("final", got.final)] {
            #expect(RecordedTests.treeDifference(sample.tree(step), tree, mayLack: false) == nil, "\(step)")
        }
    }

    @Test("Every built-in extension with a script has its case")
    func complete() throws {
        let folder = Recorded.package.appendingPathComponent("Sources/Programs/Extensions")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let names = files.filter { $0.hasSuffix(".appex/Action.js") }.compactMap {
            $0.split(separator: "/").dropLast().last.map { String($0.dropLast(".appex".count)) }
        }
        #expect(Set(names) == Set(SampleCase.all.map(\.name)))
    }
}
