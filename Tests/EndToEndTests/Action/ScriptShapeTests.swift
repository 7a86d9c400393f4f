// ScriptShapeTests.swift: handlers that run their own scripts (import JavaScriptCore), in the forms found in public sources.

import Foundation
import Testing

extension SwiftSourcesTests {
    /// Passes the page's text on, and sets a title.
    private static let script = """
        var Evaluation = function() {};
        Evaluation.prototype = {
          run: function(arguments) { arguments.completionFunction({ text: document.body.getAttribute('style') }); },
          finalize: function(arguments) { document.title = arguments.title; }
        };
        var ExtensionPreprocessingJS = new Evaluation;
        """

    /// A handler with the given code for the text.
    private static func handler(_ body: String, imports: String = "import JavaScriptCore") -> String {
        """
        import UIKit
        import UniformTypeIdentifiers
        \(imports)

        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let provider = (context.inputItems.first as! NSExtensionItem).attachments!.first!
                nonisolated(unsafe) let context = context
                provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, error in
                    let results = (item as! NSDictionary)[NSExtensionJavaScriptPreprocessingResultsKey] as! [String: Any]
                    let argument: NSDictionary = [
                        NSExtensionJavaScriptFinalizeArgumentKey: ["title": evaluate(results["text"] as! String)]
                    ]
                    let result = NSExtensionItem()
                    result.attachments = [NSItemProvider(item: argument, typeIdentifier: UTType.propertyList.identifier)]
                    context.completeRequest(returningItems: [result], completionHandler: nil)
                }
            }
        }

        \(body)
        """
    }

    private func workspace(_ source: String, version: String = "5") throws -> Workspace {
        try Workspace(sources: ["Handler.swift": source, "Action.js": Self.script], version: version)
    }

    /// The idioms of several years, side by side.
    private static let evaluation = """
        typealias Joining = @convention(block) (String, [String]) -> String

        func evaluate(_ text: String) -> String {
            guard let context = JSContext() else { return "no engine" }
            context.exceptionHandler = { context, exception in print("script: \\(exception!.toString()!)") }

            let shout: @convention(block) (String) -> String = { $0.uppercased() }
            context.setObject(shout, forKeyedSubscript: "shout" as NSString)
            let log: @convention(block) (String) -> Void = { message in print("logged: " + message) }
            context.setObject(unsafeBitCast(log, to: AnyObject.self), forKeyedSubscript: "log" as NSCopying & NSObjectProtocol)
            let join: Joining = { separator, parts in parts.joined(separator: separator) }
            context.objectForKeyedSubscript("Array")?.setObject(join, forKeyedSubscript: "join")

            context.evaluateScript("log('begun'); undefinedName")
            let value = context.evaluateScript(text)
            return value?.toString() ?? "nothing"
        }
        """

    @Test("A handler evaluates the page's text with its own closures", arguments: ["5", "6"])
    func evaluatesText(version: String) throws {
        let workspace = try workspace(Self.handler(Self.evaluation), version: version)
        let outcome = try workspace.run(style: "Array.join('-', ['a', shout('b')])")
        #expect(outcome.code == 0 && outcome.text.contains("<title>a-B</title>"), "\(outcome.text) \(outcome.error)")
        #expect(outcome.error.contains("logged: begun"), "\(outcome.error)")
        #expect(
            outcome.error.contains("script: ReferenceError: Can't find variable: undefinedName"),
            "\(outcome.error)"
        )
        let thrown = try workspace.run(style: "throw 'x'")
        #expect(thrown.text.contains("<title>undefined</title>"), "\(thrown.text)")
    }

    @Test("A script can fill the heap, be compiled and garbage-collected in the action process")
    func heavyScript() throws {
        let workspace = try workspace(Self.handler(Self.evaluation))
        let outcome = try workspace.run(
            style: "let n = 0; for (let i = 0; i < 200; i++) n += new Array(50000).fill(i).map(x => [x]).length; n"
        )
        #expect(outcome.text.contains("<title>10000000</title>"), "\(outcome.text) \(outcome.error)")
    }

    @Test("An endless script is ended with the action, and the page passes through")
    func endlessScript() throws {
        let workspace = try workspace(Self.handler(Self.evaluation))
        let outcome = try workspace.run(style: "for (;;);", ["--timeout", "0.3"])
        #expect(outcome.code == 1 && outcome.text.contains("<title>t</title>"), "\(outcome.text) \(outcome.error)")
    }

    @Test("The engine is loaded when a context is created, and not linked unless the module is imported")
    func loading() throws {
        let loaded = """
            func isLoaded() -> String {
                let maps = FileHandle(forReadingAtPath: "/proc/self/maps")!.readDataToEndOfFile()
                return "\\(String(decoding: maps, as: UTF8.self).contains("libjavascriptcoregtk"))"
            }
            func evaluate(_ text: String) -> String {
            """
        let without = try workspace(Self.handler(loaded + "isLoaded() }", imports: ""))
        #expect(try without.run(style: "").text.contains("<title>false</title>"))
        let imported = try workspace(Self.handler(loaded + "isLoaded() }"))
        #expect(try imported.run(style: "").text.contains("<title>false</title>"))
        let used = try workspace(Self.handler(loaded + "JSContext()!.evaluateScript(text); return isLoaded() }"))
        #expect(try used.run(style: "").text.contains("<title>true</title>"))
    }

    @Test("JSExport is refused with an alternative")
    func export() throws {
        let body = """
            @objc protocol ConsoleExports: JSExport { func log(_ message: String) }
            class Console: NSObject, ConsoleExports { func log(_ message: String) { print(message) } }
            func evaluate(_ text: String) -> String { text }
            """
        let outcome = try workspace(Self.handler(body)).run(style: "")
        #expect(outcome.code == 1)
        #expect(
            outcome.error.contains(
                "error: 'JSExport' is unavailable: it needs Objective-C's runtime; hand closures to setObject"
            ),
            "\(outcome.error)"
        )
    }
}
