// RecordedPageScripts.swift: the scripts of the pages in Tests/Recorded/page-scripts do here what they did in a real WebKit.
// Tests/Scripts/record-page-scripts.py recorded it.

import Foundation
import Testing

@Suite("Recorded page scripts")
struct RecordedPageScripts {
    @Test("What the scripts of a page collect is what they collect in WebKit")
    func collectTheSame() throws {
        let program = try #require(Webaction.program, "there is no webaction beside the tests")
        let folder = Recorded.folder.appendingPathComponent("page-scripts")
        let data = try Data(contentsOf: folder.appendingPathComponent("answers.json"))
        let answers = try #require(JSONSerialization.jsonObject(with: data) as? [String: [NSObject]])
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
        #expect(Set(pages.map { String($0.dropLast(5)) }) == Set(answers.keys))
        for (name, expected) in answers.sorted(by: { $0.key < $1.key }) {
            let output = try collected(program, page: folder.appendingPathComponent(name + ".html").path)
            let got = try #require(JSONSerialization.jsonObject(with: output) as? [NSObject])
            #expect(got.count == expected.count, "\(name)")
            for (index, (mine, theirs)) in zip(got, expected).enumerated() {
                #expect(mine == theirs, "\(name), entry \(index)")
            }
        }
    }

    private func collected(_ program: URL, page: String) throws -> Data {
        let process = Process()
        process.executableURL = program
        process.arguments = ["eval", page, "--page-scripts", "--world", "page", "-e", "out"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
