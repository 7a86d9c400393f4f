// SourceMistakeTests.swift: messages of `validate` and `run` for Swift sources that can't be compiled, and for imports of Apple's modules.

import Foundation
import Testing

@Suite("Mistakes in Swift sources", .serialized)
struct SourceMistakeTests {
    private static let handler = """
        import UIKit
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                context.completeRequest(returningItems: nil)
            }
        }

        """

    private func validate(_ sources: [String: String], _ options: [String] = []) throws -> Outcome {
        let workspace = try SwiftSourcesTests.Workspace(sources: sources)
        return try BuiltProgram.run(
            ["validate", "./x.appex"] + options,
            in: workspace.folder,
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
    }

    @Test("Imports of Apple's modules alone are no error, in any form")
    func imports() throws {
        let imports = """
            import JavaScriptCore
            import struct CoreTransferable.FileRepresentation
            @preconcurrency import WebKit
            @_exported import SystemConfiguration
            public import BackgroundTasks
            import VisionKit.VNDocumentCameraViewController
            import class UIKit.UIDragInteraction
            import UIKit.UIGestureRecognizerSubclass
            import Darwin
            import func Darwin.sqrt
            import Compression

            """
        let workspace = try SwiftSourcesTests.Workspace(sources: ["Handler.swift": imports + Self.handler])
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 0, "\(outcome.error)")
    }

    @Test("validate reports the compiler's errors with columns, and what is missing of Apple's modules")
    func errors() throws {
        let source = "import MapKit\n" + Self.handler + "let view: MKMapView? = nil\nlet number: Int = \"a\"\n"
        let outcome = try validate(["Handler.swift": source])
        #expect(outcome.code == 1)
        let missing =
            "./x.appex/Handler.swift:8:11: error: cannot find type 'MKMapView' in scope. MKMapView (MapKit) is not in "
            + "webaction's SDK (docs/extensions.md lists what is). [compile]"
        #expect(outcome.text.contains(missing), "\(outcome.text)")
        #expect(outcome.text.contains("./x.appex/Handler.swift:9:19: error: cannot convert value"), "\(outcome.text)")
        let quick = try validate(["Handler.swift": source], ["--no-compile"])
        #expect(!quick.text.contains("[compile]") && !quick.error.contains("checking"), "\(quick.text)")
    }

    @Test("validate's JSON has lines and columns")
    func json() throws {
        let outcome = try validate(["Handler.swift": Self.handler + "let x: Int = \"a\"\n"], ["--json"])
        let list = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        let error = try #require(list.first { $0["code"] as? String == "compile" })
        #expect(error["line"] as? Int == 7 && error["column"] as? Int == 14 && error["severity"] as? String == "error")
    }

    @Test("Correct sources give no error, before and after their first run")
    func right() throws {
        let outcome = try validate(["Handler.swift": Self.handler])
        #expect(!outcome.text.contains("[compile]"), "\(outcome.text)")
    }

    @Test("An unknown module is named with its importers, once each")
    func unknownModules() throws {
        let source = "import Alamofire\n@testable import RxSwift\n" + Self.handler
        let outcome = try validate(["Handler.swift": source])
        #expect(outcome.code == 1)
        for line in [
            "Handler.swift:1: error: There is no module Alamofire",
            "Handler.swift:2: error: There is no module RxSwift",
        ] {
            #expect(outcome.text.contains(line), "\(outcome.text)")
        }
    }

    @Test("Core Data is refused in one message")
    func stores() throws {
        let source = """
            import CoreData
            final class Note: NSManagedObject { @NSManaged var text: String }
            func all(_ context: NSManagedObjectContext) -> [Note] { (try? context.fetch(NSFetchRequest<Note>())) ?? [] }

            """
        let workspace = try SwiftSourcesTests.Workspace(sources: ["Handler.swift": source + Self.handler])
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("error: Core Data is not in webaction's SDK, and "), "\(outcome.error)")
        #expect(outcome.error.components(separatedBy: "error:").count == 2, "\(outcome.error)")
        // An unused import is no error.
        #expect(
            try !validate(["Handler.swift": "import CoreData\nimport SwiftData\n" + Self.handler]).text.contains(
                "[compile]"
            )
        )
    }

    @Test("When sources can't be compiled, run passes the page through and writes the report")
    func passThrough() throws {
        let workspace = try SwiftSourcesTests.Workspace(sources: [
            "Handler.swift": Self.handler + "let x: Int = \"a\"\n"
        ])
        let report = workspace.folder.appending(path: "report.json")
        let outcome = try workspace.run(style: "color: red", ["--report", report.path])
        #expect(outcome.code == 1)
        #expect(outcome.text == "<!doctype html><title>t</title><body style=\"color: red\">x", "\(outcome.error)")
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: report)) as? [String: Any]
        #expect(json?["changed"] as? Bool == false)
        #expect((json?["message"] as? String)?.contains("Handler.swift:7:14: error: cannot convert value") == true)
    }

    @Test("cache lists the cached products, and empties the cache")
    func cache() throws {
        let workspace = try SwiftSourcesTests.Workspace(sources: [:])
        let folder = workspace.folder.appending(path: "cache/actions/0123")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(count: 1 << 20).write(to: folder.appending(path: "action"))
        try Data("/there/x.appex".utf8).write(to: folder.appending(path: "bundle"))
        func cache(_ options: [String] = []) throws -> Outcome {
            try BuiltProgram.run(
                ["cache"] + options,
                in: workspace.folder,
                environment: ["WEBACTION_CACHE": workspace.folder.path + "/cache", "WEBACTION_CACHE_SIZE": "2G"]
            )
        }
        let shown = try cache().text
        #expect(shown.contains("    1 MiB  ") && shown.contains("  actions  /there/x.appex\n"), "\(shown)")
        #expect(shown.hasSuffix("1 entry, 1 MiB of 2 GiB, in \(workspace.folder.path)/cache\n"), "\(shown)")
        let json = try JSONSerialization.jsonObject(with: cache(["--json"]).output) as? [String: Any]
        #expect(json?["limit"] as? Int == 2 << 30 && (json?["entries"] as? [Any])?.count == 1)
        #expect(try cache(["--empty"]).text == "removed 1 entry, 1 MiB\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
