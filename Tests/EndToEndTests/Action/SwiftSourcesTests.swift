// SwiftSourcesTests.swift: bundles whose native half is Swift sources: compiled on first use, cached, and run. The cache of these tests is
// in the build folder, so that only a changed SDK is compiled again.

import Foundation
import Testing

@Suite("Bundles with Swift sources", .serialized)
struct SwiftSourcesTests {
    /// A bundle of the template's script and these sources, deleted with the value.
    final class Workspace {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")

        init(
            sources: [String: String],
            classKey: String = "NSExtensionPrincipalClass",
            principalClass: String = "Action.ActionRequestHandler",
            point: String = "com.apple.ui-services",
            version: String = "5"
        ) throws {
            let bundle = folder.appending(path: "x.appex")
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            let template = BuiltProgram.root.appending(
                path: "Sources/Programs/Extensions/Template/template.appex/Action.js"
            )
            try FileManager.default.copyItem(at: template, to: bundle.appending(path: "Action.js"))
            let plist = """
                <plist version="1.0"><dict><key>WebActionSwiftVersion</key><string>\(version)</string><key>NSExtension</key>
                <dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
                <key>\(classKey)</key><string>\(principalClass)</string>
                <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                <string>Action</string></dict></dict></dict></plist>
                """
            try plist.write(to: bundle.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
            for (name, text) in sources {
                try text.write(to: bundle.appending(path: name), atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Runs the bundle on a page whose body has this style.
        func run(style: String, _ options: [String] = [], environment: [String: String] = [:]) throws -> Outcome {
            let page = folder.appending(path: "p.html")
            try "<!doctype html><title>t</title><body style=\"\(style)\">x".write(
                to: page,
                atomically: true,
                encoding: .utf8
            )
            return try run("p.html", ["--serialization", "html"] + options, environment: environment)
        }

        /// Runs the bundle on a file that is not a page.
        func run(item: Data, name: String, _ options: [String] = []) throws -> Outcome {
            try item.write(to: folder.appending(path: name))
            return try run(name, options)
        }

        private func run(_ name: String, _ options: [String], environment: [String: String] = [:]) throws -> Outcome {
            try BuiltProgram.run(
                ["run", name, "--extension", "./x.appex"] + options,
                in: folder,
                environment: environment.merging(["WEBACTION_CACHE": BuiltProgram.actionCache]) { $1 }
            )
        }

        /// The style of the body in the resulting page.
        func style(_ style: String) throws -> String {
            let outcome = try run(style: style)
            guard outcome.code == 0 else { return outcome.error }
            let parts = outcome.text.components(separatedBy: "<body style=\"")
            return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : outcome.text
        }
    }

    private static func template() throws -> String {
        try String(
            contentsOf: BuiltProgram.root.appending(
                path: "Sources/Programs/Extensions/Template/ActionRequestHandler.swift"
            ),
            encoding: .utf8
        )
    }

    @Test(
        "The template's handler compiles unchanged in both language modes and decides by the color",
        arguments: ["5", "6"]
    )
    func template(version: String) throws {
        let workspace = try Workspace(sources: ["ActionRequestHandler.swift": Self.template()], version: version)
        #expect(try workspace.style("color: black") == "color: black; background-color: red;")
        #expect(try workspace.style("background-color: blue") == "background-color: green;")
    }

    @Test(
        "A bundle may have the name of a module of the SDK or of the compiler",
        arguments: ["UIKit", "Wire", "Foundation"]
    )
    func moduleName(name: String) throws {
        let workspace = try Workspace(
            sources: ["ActionRequestHandler.swift": Self.template()],
            principalClass: "\(name).ActionRequestHandler"
        )
        #expect(try workspace.style("background-color: blue") == "background-color: green;")
    }

    @Test("After an edit only the changed file is compiled")
    func edit() throws {
        let workspace = try Workspace(
            sources: ["ActionRequestHandler.swift": Self.template(), "Other.swift": "func other() -> Int { 1 }\n"]
        )
        /// When each object file of the bundle was written, by source.
        func objects() throws -> [String: Date] {
            let builds = URL(fileURLWithPath: BuiltProgram.actionCache + "/builds")
            let bundle = Data((workspace.folder.path + "/x.appex").utf8)
            let entries = try FileManager.default.contentsOfDirectory(at: builds, includingPropertiesForKeys: nil)
            let folder = try #require(
                entries.first { (try? Data(contentsOf: $0.appending(path: "bundle"))) == bundle }
            )
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
            let dates = try files.map {
                try FileManager.default.attributesOfItem(atPath: folder.path + "/" + $0)[.modificationDate] as! Date
            }
            return Dictionary(uniqueKeysWithValues: zip(files, dates))
        }
        #expect(try workspace.style("background-color: blue") == "background-color: green;")
        let before = try objects()
        let source = try Self.template().replacing("green", with: "navy")
        try source.write(
            to: workspace.folder.appending(path: "x.appex/ActionRequestHandler.swift"),
            atomically: true,
            encoding: .utf8
        )
        #expect(try workspace.style("background-color: blue") == "background-color: navy;")
        let after = try objects()
        #expect(before.keys.sorted() == ["0-ActionRequestHandler.swift.o", "1-Other.swift.o", "main.swift.o"])
        #expect(before.keys.filter { before[$0] != after[$0] } == ["0-ActionRequestHandler.swift.o"])
    }

    /// A request handler in the form of newer sources.
    private static let asynchronous = """
        import UIKit
        import UniformTypeIdentifiers

        final class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                nonisolated(unsafe) let context = context
                Task { @MainActor in
                    guard let item = context.inputItems.first as? NSExtensionItem,
                        let provider = item.attachments?.first,
                        let list = try? await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier),
                        let results = (list as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
                    else { return context.cancelRequest(withError: CocoaError(.featureUnsupported)) }
                    let isPlain = (results["currentBackgroundColor"] as? String ?? "").isEmpty
                    let answer: NSDictionary = [
                        NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": isPlain ? "red" : "green"]
                    ]
                    let result = NSExtensionItem()
                    result.attachments = [
                        NSItemProvider(item: answer, typeIdentifier: UTType.propertyList.identifier)
                    ]
                    context.completeRequest(returningItems: [result])
                }
            }
        }
        """

    @Test("A handler with async calls works in both language modes", arguments: ["5", "6"])
    func asynchronous(version: String) throws {
        let workspace = try Workspace(sources: ["Handler.swift": Self.asynchronous], version: version)
        #expect(try workspace.style("color: black") == "color: black; background-color: red;")
    }

    /// A controller with a list and buttons, as in a form sheet.
    private static let controller = """
        import UIKit
        import MobileCoreServices

        class ActionViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet weak var label: UILabel!
            let table = UITableView()
            let colours = ["red", "green", "navy"]
            private var chosen = ""

            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = self
                table.delegate = self
                view.addSubview(table)
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .cancel, target: self, action: #selector(dropIt(_:)))
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colours.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.text = colours[indexPath.row]
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = colours[indexPath.row] }

            @IBAction func done() {
                let item = self.extensionContext!.inputItems[0] as! NSExtensionItem
                let chosen = self.chosen
                item.attachments![0].loadItem(forTypeIdentifier: kUTTypePropertyList as String, options: nil) { _, _ in
                    OperationQueue.main.addOperation {
                        let answer = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": chosen]]
                        let result = NSExtensionItem()
                        result.attachments = [
                            NSItemProvider(item: answer as NSDictionary, typeIdentifier: kUTTypePropertyList as String)
                        ]
                        self.extensionContext!.completeRequest(returningItems: [result], completionHandler: nil)
                    }
                }
            }

            @objc private func dropIt(_ sender: Any) {
                self.extensionContext!.cancelRequest(withError: NSError(domain: "Sheet", code: 7, userInfo: nil))
            }
        }
        """

    @Test("A controller with a view goes through its life cycle and is driven by choices", arguments: ["5", "6"])
    func viewController(version: String) throws {
        let workspace = try Workspace(
            sources: ["ActionViewController.swift": Self.controller],
            principalClass: "Action.ActionViewController",
            version: version
        )
        func run(_ choices: String?) throws -> Outcome {
            try workspace.run(style: "color: black", choices.map { ["--choices", $0] } ?? [])
        }
        let done = try run("{\"rows\": [\"navy\"], \"taps\": [\"done\"]}")
        #expect(done.text.contains("background-color: navy"), "\(done.error)")
        let cancelled = try run("{\"taps\": [\"cancel\"]}")
        #expect(cancelled.code == 1 && cancelled.error.contains("Sheet 7"), "\(cancelled.error)")
        let waiting = try run(nil)
        #expect(waiting.code == 1 && waiting.error.contains("there are: done, dropIt"), "\(waiting.error)")
        let wrong = try run("{\"rows\": [9]}")
        #expect(wrong.error.contains("the list has no row 9; there are: red, green, navy"), "\(wrong.error)")
    }

    @Test("A share sheet takes text, validates and posts")
    func composer() throws {
        let source = """
            import UIKit
            import Social

            class ShareViewController: SLComposeServiceViewController {
                override func isContentValid() -> Bool {
                    charactersRemaining = 10 - contentText.count as NSNumber
                    return contentText.count <= 10
                }
                override func didSelectPost() {
                    print("posted \\(contentText!), \\(charactersRemaining!) left")
                    self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
                }
                override func configurationItems() -> [Any]! { return [] }
            }
            """
        let workspace = try Workspace(
            sources: ["ShareViewController.swift": source],
            principalClass: "Action.ShareViewController",
            point: "com.apple.share-services"
        )
        let posted = try workspace.run(style: "", ["--choices", "{\"text\": \"Hello\"}"])
        #expect(posted.code == 0 && posted.error.contains("posted Hello, 5 left"), "\(posted.error)")
        let long = try workspace.run(style: "", ["--choices", "{\"text\": \"Hello, hello\"}"])
        #expect(long.code == 1 && long.error.contains("Post is disabled"), "\(long.error)")
    }

    @Test("A storyboard's first controller is the principal class")
    func storyboard() throws {
        let workspace = try Workspace(sources: ["ActionViewController.swift": Self.controller])
        let bundle = workspace.folder.appending(path: "x.appex")
        let plist = bundle.appending(path: "Info.plist")
        let text = try String(contentsOf: plist, encoding: .utf8)
            .replacingOccurrences(of: "NSExtensionPrincipalClass", with: "NSExtensionMainStoryboard")
            .replacingOccurrences(of: "Action.ActionRequestHandler", with: "MainInterface")
        try text.write(to: plist, atomically: true, encoding: .utf8)
        let board = """
            <document initialViewController="7MM"><scene><objects>
            <viewController id="7MM" customClass="ActionViewController" customModule="x"/></objects></scene></document>
            """
        try FileManager.default.createDirectory(
            at: bundle.appending(path: "Base.lproj"),
            withIntermediateDirectories: true
        )
        let file = bundle.appending(path: "Base.lproj/MainInterface.storyboard")
        try board.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try workspace.run(style: "", ["--choices", "{\"rows\": [0], \"taps\": [\"done\"]}"])
        #expect(outcome.text.contains("background-color: red"), "\(outcome.error)")
    }

    @Test("A handler draws with UIKit and Core Graphics", arguments: ["5", "6"])
    func drawing(version: String) throws {
        let source = """
            import CoreGraphics
            import UIKit
            import UniformTypeIdentifiers

            class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
                func beginRequest(with context: NSExtensionContext) {
                    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { renderer in
                        UIColor.red.setFill()
                        renderer.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
                        let path = CGMutablePath()
                        path.addEllipse(in: CGRect(x: 1, y: 1, width: 2, height: 2))
                        renderer.cgContext.addPath(path)
                        renderer.cgContext.drawPath(using: CGPathDrawingMode.fillStroke)
                    }
                    guard let jpeg = image.jpegData(compressionQuality: 0.8), let copy = UIImage(data: jpeg) else {
                        return context.cancelRequest(withError: CocoaError(.coderInvalidValue))
                    }
                    let answer: [String: Any] = [
                        NSExtensionJavaScriptFinalizeArgumentKey: [
                            "newBackgroundColor": copy.size.width == 8 && copy.size.height == 4 ? "red" : "green"
                        ]
                    ]
                    let item = NSExtensionItem()
                    item.attachments = [
                        NSItemProvider(item: answer as NSDictionary, typeIdentifier: UTType.propertyList.identifier)
                    ]
                    for case let page as NSExtensionItem in context.inputItems {
                        page.attachments?.first?.loadItem(forTypeIdentifier: UTType.propertyList.identifier) { _, _ in
                            context.completeRequest(returningItems: [item], completionHandler: nil)
                        }
                    }
                }
            }
            """
        let workspace = try Workspace(sources: ["Handler.swift": source], version: version)
        #expect(try workspace.style("color: black") == "color: black; background-color: red;")
    }

    @Test("APIs unavailable to extensions are compiler errors")
    func unavailable() throws {
        let source = "import UIKit\n@MainActor func open() { _ = UIApplication.shared }\n"
        let outcome = try Workspace(sources: ["Handler.swift": source]).run(style: "")
        #expect(
            outcome.code == 1 && outcome.error.contains("Extensions have no shared application"),
            "\(outcome.error)"
        )
    }

    @Test("A completion handler that takes too long receives its expiration, and the process ends")
    func expiry() throws {
        let source = """
            import UIKit
            class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
                func beginRequest(with context: NSExtensionContext) {
                    _ = context.open(URL(string: "x:y")!) { print("opened \\($0)") }
                    context.completeRequest(returningItems: []) { expired in
                        if expired { return print("expired") }
                        Thread.sleep(forTimeInterval: 60)
                        print("slept")
                    }
                }
            }
            """
        let outcome = try Workspace(sources: ["Handler.swift": source], principalClass: "x.ActionRequestHandler").run(
            style: ""
        )
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("opened false") && outcome.error.contains("expired"), "\(outcome.error)")
        #expect(!outcome.error.contains("slept"), "\(outcome.error)")
    }

    @Test("A class with an Objective-C name is found by that name")
    func objectiveCName() throws {
        let source = try Self.template().replacingOccurrences(
            of: "class ActionRequestHandler",
            with: "@objc(ColourHandler)\nclass ActionRequestHandler"
        )
        let workspace = try Workspace(sources: ["Handler.swift": source], principalClass: "ColourHandler")
        #expect(try workspace.style("color: red") == "color: red; background-color: red;")
    }

    @Test("A source that does not compile is reported with its file and line")
    func mistakes() throws {
        let workspace = try Workspace(sources: ["Handler.swift": "import UIKit\n\nlet x: Int = \"a\"\n"])
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("x.appex/Handler.swift:3:14: error: cannot convert value"), "\(outcome.error)")
    }
}
