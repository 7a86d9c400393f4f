// ServingTests.swift: webaction serve without a browser, and self-contained reports (Tests/Tools/Scripts/serving.py).

import Foundation
import Testing

@Suite("serve")
struct ServingTests {
    @Test("HEAD, forged and malformed requests, unusual pages, journals, and self-contained reports")
    func script() throws {
        let script = BuiltProgram.root.appending(path: "Tests/Tools/Scripts/serving.py").path
        let build = BuiltProgram.file.deletingLastPathComponent().path
        let outcome = try Workspace().run([script, build], executable: "/usr/bin/python3")
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.error)")
    }
}
