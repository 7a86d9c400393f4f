// HandlerMatrixTests.swift: handlers in common shapes (Tests/Data/HandlerShapes), each compiled unchanged in both language modes, and run
// through every row of the table of what a handler can return. A shape is compiled once for all its rows: its executable is cached.

import Foundation
import Testing

@Suite("Handler shapes and outcomes", .serialized)
struct HandlerMatrixTests {
    typealias Workspace = SwiftSourcesTests.Workspace

    /// A folder of sources, with the keys of its Info.plist and its choices.
    struct Shape: CustomTestStringConvertible, Sendable {
        var name: String
        var classKey = "NSExtensionPrincipalClass"
        var principalClass = "Action.ActionRequestHandler"
        var choices = "{}"
        /// The compiler's message in mode 6, also with Apple's SDK: data races that the author has to fix.
        var refusal: String?
        var testDescription: String { name }

        func workspace(version: String, point: String) throws -> Workspace {
            let folder = BuiltProgram.root.appending(path: "Tests/Data/HandlerShapes/\(name)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let sources = try files.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
            return try Workspace(
                sources: Dictionary(uniqueKeysWithValues: sources),
                classKey: classKey,
                principalClass: principalClass,
                point: point,
                version: version
            )
        }
    }

    private static let controller = "Action.ActionViewController"
    private static let composer = "Action.ShareViewController"

    static let shapes = [
        Shape(name: "template-mobile-core-services"),
        Shape(name: "template-uniform-types"),
        Shape(
            name: "handler-weak-self",
            principalClass: "ActionRequestHandler",
            refusal: "ActionRequestHandler.swift:42:21: error: sending 'self' risks causing data races"
        ),
        Shape(name: "handler-sendable", principalClass: "ActionRequestHandler"),
        Shape(
            name: "handler-async",
            refusal: "ActionRequestHandler.swift:9:9: error: passing closure as a 'sending' parameter risks"
        ),
        Shape(name: "handler-main-actor"),
        Shape(name: "handler-data"),
        Shape(name: "controller-code", principalClass: controller, choices: #"{"taps": ["Apply"]}"#),
        Shape(
            name: "controller-storyboard",
            classKey: "NSExtensionMainStoryboard",
            principalClass: "MainInterface",
            choices: #"{"taps": ["done"]}"#
        ),
        Shape(
            name: "controller-segues",
            classKey: "NSExtensionMainStoryboard",
            principalClass: "MainInterface",
            choices:
                #"{"text": "a note", "steps": [{"tap": "Choose & go"}, {"row": "Automatic"}, {"tap": "done"}, {"tap": "Apply"}]}"#
        ),
        Shape(name: "controller-nib", principalClass: controller, choices: #"{"taps": ["Next", "Finish"]}"#),
        Shape(name: "controller-async", principalClass: controller),
        Shape(name: "controller-begin-request", principalClass: controller),
        Shape(name: "controller-queues", principalClass: controller),
        Shape(
            name: "captured-variable",
            principalClass: controller,
            choices: #"{"taps": ["done"]}"#,
            refusal: "ActionViewController.swift:24:50: error: reference to captured var 'weakLabel' in concurrently-"
        ),
        Shape(name: "compose", principalClass: composer),
        Shape(name: "compose-async", principalClass: composer),
        Shape(name: "appkit-controller", principalClass: controller, choices: #"{"taps": ["Send"]}"#),
        Shape(name: "appkit-handler"),
        Shape(
            name: "appkit-alert",
            principalClass: controller,
            choices:
                #"{"rows": ["Bright"], "taps": ["I am sure", "Recolour"], "steps": [{"text": "a note", "into": "Why"}, {"tap": "Do not show this message again"}, {"tap": "Go on"}, {"tap": "Apply"}]}"#
        ),
        Shape(name: "appkit-swiftui", principalClass: controller, choices: #"{"text": "a note", "taps": ["Apply"]}"#),
        Shape(name: "swiftui-share", principalClass: controller, choices: #"{"taps": ["Apply"]}"#),
        Shape(
            name: "swiftui-form",
            principalClass: controller,
            choices:
                #"{"text": "A title", "rows": ["Bright"], "taps": ["I am sure", "Add a note…"], "steps": [{"text": "A note", "into": "Write a note"}, {"tap": "Done"}, {"tap": "Save"}, {"tap": "Recolour"}]}"#
        ),
        Shape(name: "swiftui-combine", principalClass: controller, choices: #"{"text": "re", "taps": ["match-red"]}"#),
    ]

    /// The body's style before and after. A shape chooses its answer by the page's color.
    static let rows = [
        (before: "", after: "background-color: red;"),
        (before: "color: navy", after: "color: navy; background-color: red;"),
        (before: "background-color: olive", after: "background-color: green;"),
        // Items are returned without the key.
        (before: "background-color: inherit", after: "background-color: blue;"),
        // No items are returned.
        (before: "background-color: transparent", after: "background-color: transparent"),
    ]

    @Test("Every outcome, in both language modes", arguments: shapes, ["5", "6"])
    func outcomes(shape: Shape, version: String) throws {
        let workspace = try shape.workspace(version: version, point: "com.apple.ui-services")
        if version == "6", let refusal = shape.refusal {
            let outcome = try workspace.run(style: "")
            #expect(outcome.code == 1 && outcome.error.contains("x.appex/" + refusal), "\(outcome.error)")
            #expect(outcome.error.contains("cannot be compiled; see the messages above"), "\(outcome.error)")
            return
        }
        for row in Self.rows {
            let outcome = try workspace.run(style: row.before, ["--choices", shape.choices])
            #expect(outcome.code == 0, "\(row.before): \(outcome.error)")
            #expect(outcome.text.contains("<body style=\"\(row.after)\">"), "\(outcome.text) \(outcome.error)")
        }
    }

    @Test("A URL opened along the responder chain is reported")
    func openedAlongTheChain() throws {
        let shape = Shape(name: "controller-queues", principalClass: Self.controller)
        let outcome = try shape.workspace(version: "5", point: "com.apple.ui-services").run(style: "")
        #expect(outcome.code == 0 && outcome.error.contains("open(shapes://done)"), "\(outcome.error)")
        #expect(outcome.error.contains("steps 2"), "\(outcome.error)")
    }

    @Test(
        "A share extension leaves the page unchanged, whatever it returns",
        arguments: shapes.filter { $0.principalClass == composer }
    )
    func shares(shape: Shape) throws {
        let workspace = try shape.workspace(version: "5", point: "com.apple.share-services")
        for row in Self.rows {
            let outcome = try workspace.run(style: row.before, ["--choices", shape.choices])
            #expect(outcome.code == 0 && outcome.error.contains("posted: "), "\(outcome.error)")
            #expect(outcome.text.contains("<body style=\"\(row.before)\">"), "\(outcome.text)")
        }
    }
}
