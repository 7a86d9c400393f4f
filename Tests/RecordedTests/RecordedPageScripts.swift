// RecordedPageScripts.swift: the scripts of the pages in Tests/Data/Recorded/page-scripts do the same as in a real WebKit.
// Tests/Tools/Scripts/record-page-scripts.py recorded it.

import Foundation
import Testing

@Suite("Recorded page scripts")
struct RecordedPageScripts {
    @Test("The scripts of a page collect the same values as in WebKit")
    func collectTheSame() throws {
        let folder = Recorded.folder.appendingPathComponent("page-scripts")
        let data = try Data(contentsOf: folder.appendingPathComponent("answers.json"))
        let answers = try #require(JSONSerialization.jsonObject(with: data) as? [String: [NSObject]])
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
        #expect(Set(pages.map { String($0.dropLast(5)) }) == Set(answers.keys))
        for (name, expected) in answers.sorted(by: { $0.key < $1.key }) {
            let page = folder.appendingPathComponent(name + ".html").path
            let output = try Webaction.output(["eval", page, "--page-scripts", "--world", "page", "-e", "out"])
            let got = try #require(JSONSerialization.jsonObject(with: output) as? [NSObject])
            #expect(got.count == expected.count, "\(name)")
            for (index, (mine, theirs)) in zip(got, expected).enumerated() {
                #expect(mine == theirs, "\(name), entry \(index)")
            }
        }
    }
}
