// AuthorMistakeTests.swift: messages for a handler that crashes by its author's mistake, and for invalid choices.

import Foundation
import Testing

@Suite("Authors' mistakes", .serialized)
struct AuthorMistakeTests {
    private static func handler(_ statements: String) -> String {
        """
        import UIKit
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let provider = (context.inputItems[0] as! NSExtensionItem).attachments![0]
                provider.loadItem(forTypeIdentifier: "com.apple.property-list") { item, _ in
                    let results = (item as! [String: Any])[NSExtensionJavaScriptPreprocessingResultsKey] as! [String: Any]
                    \(statements)
                    context.completeRequest(returningItems: [])
                }
            }
        }
        """
    }

    @Test(
        "A crashing handler reports the place and the cause",
        arguments: [
            (#"print(results["missing"] as! Int)"#, "Unexpectedly found nil while unwrapping an Optional value"),
            (#"print(Array(results.keys)[results.count])"#, "Index out of range"),
            (#"fatalError("no \(results.count)")"#, "no "),
        ]
    )
    func dying(statement: String, message: String) throws {
        let workspace = try SwiftSourcesTests.Workspace(sources: ["Handler.swift": Self.handler(statement)])
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 1 && outcome.error.contains("Fatal error: \(message)"), "\(outcome.error)")
        let place = statement.contains("Array") ? "" : "Handler.swift:7: "
        #expect(outcome.error.contains("\(place)Fatal error"), "\(outcome.error)")
        #expect(outcome.error.contains("ended at: action"), "\(outcome.error)")
        // The author's frames only.
        #expect(
            outcome.error.contains("action: at \(workspace.folder.path)/x.appex/Handler.swift:7\n"),
            "\(outcome.error)"
        )
        #expect(!outcome.error.contains("stack trace") && !outcome.error.contains("0x0000"), "\(outcome.error)")
    }

    @Test("A Foundation error is reported in its own words")
    func foundationError() throws {
        let statement = "return context.cancelRequest(withError: CocoaError(.featureUnsupported))"
        let workspace = try SwiftSourcesTests.Workspace(sources: ["Handler.swift": Self.handler(statement)])
        let outcome = try workspace.run(style: "")
        #expect(outcome.error.contains("is not supported. (NSCocoaErrorDomain 3328)"), "\(outcome.error)")
        #expect(!outcome.error.contains("Error Domain"), "\(outcome.error)")
    }

    @Test("Choices of a wrong type are reported with the right one")
    func choices() throws {
        let source = """
            import UIKit
            class ActionRequestHandler: UIViewController {
                @IBAction func done() { extensionContext!.completeRequest(returningItems: []) }
            }
            """
        let workspace = try SwiftSourcesTests.Workspace(sources: ["Handler.swift": source])
        for (choices, message) in [
            (#"{"taps": "done"}"#, #""taps" of the choices is not a list of names, as in ["done"]"#),
            (#"{"rows": 1}"#, #""rows" of the choices is not a list of rows"#),
            (#"{"text": 1}"#, #""text" of the choices is not a text"#),
            (#"{"steps": {"tap": "done"}}"#, #""steps" of the choices is not a list"#),
            (#"{"tap": ["done"]}"#, #"the choices have "tap", which is called "taps""#),
        ] {
            let outcome = try workspace.run(style: "", ["--choices", choices])
            #expect(outcome.code == 1 && outcome.error.contains(message), "\(outcome.error)")
        }
    }
}
