// ServingTests.swift: webaction serve asked without a browser, and reports that stand alone (Tests/Scripts/serving.py).

import Foundation
import Testing

@Suite("Serving")
struct ServingTests {
    @Test("HEAD, forged and broken requests, odd pages, journals, and reports that refer to nothing outside of them")
    func script() throws {
        let script = BuiltProgram.root.appending(path: "Tests/Scripts/serving.py").path
        let build = BuiltProgram.file.deletingLastPathComponent().path
        let outcome = try Workspace().run([script, build], executable: "/usr/bin/python3")
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.error)")
    }
}
