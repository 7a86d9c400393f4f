// ActionCaseTests.swift: a case as one line of an author's test, in Swift Testing and in XCTest.

import Foundation
import Testing
import WebActionTesting
import XCTest

/// A recorded case.
private func recordedCase() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(#"{"extension": "./x.appex", "page": "p.html", "arguments": {"a": "b"}}"#, to: "case.json")
    _ = try workspace.run(["test", ".", "--record"])
    return workspace
}

@Suite("Cases in authors' tests")
struct ActionCaseTests {
    @Test("A case that matches its expectations passes; another one throws the difference")
    func check() throws {
        let workspace = try recordedCase()
        let path = workspace.folder.path
        try ActionCase(path, program: BuiltProgram.file.path).check()
        try workspace.write("<!doctype html><title>t</title><p>other", to: "p.html")
        let failure = #expect(throws: ActionCase.Failure.self) {
            try ActionCase(path, program: BuiltProgram.file.path).check()
        }
        #expect(failure?.description.contains("- \"hi\"\n    + \"other\"") == true, "\(String(describing: failure))")
        let missing = #expect(throws: ActionCase.Failure.self) { try ActionCase(path, program: "/nowhere").check() }
        #expect(missing?.description.contains("install it, or set WEBACTION to its path") == true)
    }
}

final class ActionCaseXCTests: XCTestCase {
    func testACaseInXCTest() throws {
        let workspace = try recordedCase()
        try ActionCase(workspace.folder.path, program: BuiltProgram.file.path).check()
        XCTAssertThrowsError(
            try ActionCase(workspace.folder.path + "/nothing", program: BuiltProgram.file.path).check()
        )
    }
}
