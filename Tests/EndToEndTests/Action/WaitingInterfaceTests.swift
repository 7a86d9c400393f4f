// WaitingInterfaceTests.swift: interfaces that wait: for loads, for their appearance, for an answer.

import Foundation
import Testing

@Suite("Interfaces that wait")
struct WaitingInterfaceTests {
    private func run(_ handler: String, _ options: [String] = [], isShare: Bool = false) throws -> Outcome {
        let workspace = try Workspace()
        try workspace.use(handler: handler)
        if isShare {
            let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
            let share = plist.replacing("com.apple.ui-services", with: "com.apple.share-services")
            try workspace.write(share, to: "x.appex/Info.plist")
        }
        return try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "60"] + options,
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
    }

    private static let sheet = """
        import Social
        class ActionRequestHandler: SLComposeServiceViewController {
            var found = "nothing"
            override func viewDidLoad() {
                super.viewDidLoad()
                load { self.found = "a page" }
            }
            func load(_ then: @escaping () -> Void) {
                let page = (extensionContext!.inputItems[0] as! NSExtensionItem).attachments![0]
                page.loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in DispatchQueue.main.async { then() } }
            }
            override func configurationItems() -> [Any]! {
                let item = SLComposeSheetConfigurationItem()!
                item.title = "Again"
                item.tapHandler = { self.load { self.found = "it again" } }
                return [item]
            }
            override func didSelectPost() {
                print("posted \\(found)")
                super.didSelectPost()
            }
        }
        """

    @Test(
        "A share sheet posts when its loads have finished: those begun before it, and by an option",
        arguments: [([], "posted a page"), (["--choices", #"{"taps": ["Again"]}"#], "posted it again")]
    )
    func sheet(choices: [String], posted: String) throws {
        let outcome = try run(Self.sheet, choices, isShare: true)
        #expect(outcome.code == 0 && outcome.error.contains(posted), "\(outcome.error)")
    }

    @Test("A controller whose beginRequest(with:) does not call super appears, and has its context")
    func overridden() throws {
        let outcome = try run(
            """
            import UIKit
            class ActionRequestHandler: UIViewController {
                var context: NSExtensionContext?
                override func beginRequest(with context: NSExtensionContext) { self.context = context }
                override func viewDidAppear(_ animated: Bool) {
                    print("appeared \\(extensionContext === context)")
                    context?.completeRequest(returningItems: nil)
                }
            }
            """
        )
        #expect(outcome.code == 0 && outcome.error.contains("appeared true"), "\(outcome.error)")
        #expect(outcome.error.components(separatedBy: "appeared").count == 2)
    }

    private static let question = """
        import UIKit
        class ActionRequestHandler: UIViewController {
            override func viewDidLoad() {
                navigationItem.rightBarButtonItem =
                    UIBarButtonItem(title: "Save", style: .plain, target: self, action: #selector(save))
            }
            @objc func save() {
                let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .actionSheet)
                for title in ["OK", "Undo"] {
                    alert.addAction(UIAlertAction(title: title, style: .default) { _ in
                        self.extensionContext?.completeRequest(returningItems: nil)
                    })
                }
                present(alert, animated: true)
            }
        }
        """

    @Test("Choices that run out while an alert waits end the request, with the available choices")
    func alert() throws {
        let outcome = try run(Self.question, ["--choices", #"{"taps": ["Save"]}"#])
        #expect(outcome.code == 1 && outcome.message.contains("OK, Undo"), "\(outcome.error)")
        #expect(!outcome.message.contains("took more than"))
        let answered = try run(Self.question, ["--choices", #"{"taps": ["Save", "OK"]}"#])
        #expect(answered.code == 0, "\(answered.error)")
    }

    @Test("The same for SwiftUI's alerts")
    func swiftUI() throws {
        let outcome = try run(
            """
            import SwiftUI
            struct Form: View {
                @State var asks = false
                var body: some View {
                    Button("Save") { asks = true }.alert("Saved", isPresented: $asks) { Button("Fine") {} }
                }
            }
            class ActionRequestHandler: UIHostingController<Form> {
                required init?(coder: NSCoder) { super.init(coder: coder, rootView: Form()) }
            }
            """,
            ["--choices", #"{"taps": ["Save"]}"#]
        )
        #expect(outcome.code == 1 && outcome.message.contains("Fine"), "\(outcome.error)")
    }

    @Test("If a bundle has no script, no line says that finalize() is called")
    func noScript() throws {
        let workspace = try Workspace()
        try workspace.use(
            handler: """
                import UIKit
                class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
                    func beginRequest(with context: NSExtensionContext) {
                        let item = NSExtensionItem()
                        let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["a": 1]] as NSDictionary
                        item.attachments = [NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")]
                        context.completeRequest(returningItems: [item])
                    }
                }
                """
        )
        func trace() throws -> Outcome {
            try workspace.run(
                ["run", "p.html", "--extension", "./x.appex", "--trace", "--record", "r"],
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
            )
        }
        // Nor if the action never asks for the page: there is no object to call it on.
        let unasked = try trace()
        #expect(unasked.code == 0 && unasked.error.contains("finalize() is not called"), "\(unasked.error)")
        #expect(!unasked.error.contains("finalize() is called"))
        #expect(try workspace.run(["replay", "r"]).code == 0)
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
        let without = plist.replacing(
            "<key>NSExtensionJavaScriptPreprocessingFile</key>",
            with: "<key>Unused</key>"
        )
        try workspace.write(without, to: "x.appex/Info.plist")
        let scriptless = try trace()
        #expect(scriptless.code == 0 && !scriptless.error.contains("finalize() is called"), "\(scriptless.error)")
    }
}
