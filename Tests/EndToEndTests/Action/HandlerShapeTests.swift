// HandlerShapeTests.swift: handlers in common shapes, compiled unchanged in both language modes: action controllers with a view, for iOS
// and macOS, share sheets, activity sheets, and their async successors. The template without a view and the other shapes of files:
// SwiftSourcesTests.swift.

import Foundation
import Testing

extension SwiftSourcesTests {
    /// As in Xcode's template for actions with a view: shows an image, and returns the items it received.
    private static let imageController = """
        import UIKit
        import MobileCoreServices
        import UniformTypeIdentifiers

        class ActionViewController: UIViewController {
            @IBOutlet weak var imageView: UIImageView!

            override func viewDidLoad() {
                super.viewDidLoad()
                var imageFound = false
                for item in self.extensionContext!.inputItems as! [NSExtensionItem] {
                    for provider in item.attachments! {
                        if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
                            weak var weakImageView = self.imageView
                            provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil, completionHandler: { (imageURL, error) in
                                OperationQueue.main.addOperation {
                                    if let imageURL = imageURL as? URL, let data = try? Data(contentsOf: imageURL) {
                                        let image = UIImage(data: data)
                                        print("shown \\(image!.size.width) by \\(image!.size.height)")
                                        if let strongImageView = weakImageView { strongImageView.image = image }
                                    }
                                }
                            })
                            imageFound = true
                            break
                        }
                    }
                    if (imageFound) {
                        break
                    }
                }
            }

            @IBAction func done() {
                self.extensionContext!.completeRequest(returningItems: self.extensionContext!.inputItems, completionHandler: nil)
            }
        }
        """

    @Test("A controller that shows an image returns the items it received", arguments: ["5", "6"])
    func imageController(version: String) throws {
        let workspace = try Workspace(
            // A variable captured by concurrent code is an error in the newer mode, as with Apple's SDK.
            sources: [
                "ActionViewController.swift": version == "5"
                    ? Self.imageController
                    : Self.imageController.replacingOccurrences(of: "weak var weakImage", with: "weak let weakImage")
            ],
            principalClass: "Action.ActionViewController",
            version: version
        )
        let pixel = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
            )
        )
        let outcome = try workspace.run(item: pixel, name: "p.png", ["--choices", "{\"taps\": [\"done\"]}"])
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.output == pixel)
        #expect(outcome.error.contains("shown 1.0 by 1.0"), "\(outcome.error)")
    }

    /// The async successor of a controller with buttons.
    private static let asynchronousController = """
        import UIKit
        import UniformTypeIdentifiers

        final class ActionViewController: UIViewController {
            private var colour: String?

            override func viewDidLoad() {
                super.viewDidLoad()
                Task { await loadColour() }
            }

            private func loadColour() async {
                guard let items = extensionContext?.inputItems as? [NSExtensionItem] else { return }
                for provider in items.flatMap({ $0.attachments ?? [] })
                where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
                    do {
                        let loaded = try await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier)
                        guard let dictionary = loaded as? [String: Any],
                            let results = dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
                        else { continue }
                        colour = results["currentBackgroundColor"] as? String
                        await finish()
                    } catch {
                        extensionContext?.cancelRequest(withError: error)
                    }
                }
            }

            private func finish() async {
                let chosen = (colour ?? "").isEmpty ? "red" : "green"
                let item = NSExtensionItem()
                item.attachments = [
                    NSItemProvider(
                        item: [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": chosen]] as NSDictionary,
                        typeIdentifier: UTType.propertyList.identifier)
                ]
                extensionContext?.completeRequest(returningItems: [item])
            }
        }
        """

    @Test("A controller with async calls needs no choices", arguments: ["5", "6"])
    func asynchronousController(version: String) throws {
        let workspace = try Workspace(
            sources: ["ActionViewController.swift": Self.asynchronousController],
            principalClass: "Action.ActionViewController",
            version: version
        )
        #expect(try workspace.style("color: black") == "color: black; background-color: red;")
        #expect(try workspace.style("background-color: blue") == "background-color: green;")
    }

    /// A share sheet, with an option that another controller sets.
    private static let sheet = """
        import UIKit
        import Social
        import UniformTypeIdentifiers

        class AudienceController: UITableViewController {
            var onChoice: ((String) -> Void)?
            private let names = ["Friends", "Everybody"]

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                return names.count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                onChoice?(names[indexPath.row])
            }
        }

        class ShareViewController: SLComposeServiceViewController {
            private var audience = "Friends"

            override func presentationAnimationDidFinish() {
                placeholder = "Say something"
            }

            override func isContentValid() -> Bool {
                let left = 20 - contentText.count
                charactersRemaining = left as NSNumber
                return left >= 0
            }

            override func configurationItems() -> [Any]! {
                guard let item = SLComposeSheetConfigurationItem() as SLComposeSheetConfigurationItem? else { return nil }
                item.title = "Audience"
                item.value = audience
                item.tapHandler = { [weak self] in
                    let list = AudienceController(style: .plain)
                    list.onChoice = { choice in
                        self?.audience = choice
                        self?.reloadConfigurationItems()
                        self?.popConfigurationViewController()
                    }
                    self?.pushConfigurationViewController(list)
                }
                return [item]
            }

            override func didSelectPost() {
                let text = contentText ?? ""
                let audience = self.audience
                guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
                    let provider = item.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) })
                else { return super.didSelectPost() }
                provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { [weak self] (item, error) in
                    let url = item as? URL
                    DispatchQueue.main.async {
                        print("posted \\(text) to \\(audience): \\(url?.host ?? "nowhere")")
                        self?.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
                    }
                }
            }
        }
        """

    @Test("A share sheet checks, takes options and posts", arguments: ["5", "6"])
    func sheet(version: String) throws {
        let workspace = try Workspace(
            sources: ["ShareViewController.swift": Self.sheet],
            principalClass: "Action.ShareViewController",
            point: "com.apple.share-services",
            version: version
        )
        let options = ["--url", "https://example.com/", "--choices"]
        let posted = try workspace.run(
            style: "",
            options + ["{\"text\": \"Hello\", \"taps\": [\"Audience\", \"Post\"], \"rows\": [\"Everybody\"]}"]
        )
        #expect(posted.code == 0 && posted.error.contains("posted Hello to Everybody: example.com"), "\(posted.error)")
        let wrong = try workspace.run(style: "", options + ["{\"taps\": [\"Audience\"], \"rows\": [\"Foes\"]}"])
        #expect(wrong.error.contains("the list has no row Foes; there are: Friends, Everybody"), "\(wrong.error)")
        let cancelled = try workspace.run(style: "", options + ["{\"taps\": [\"Cancel\"]}"])
        #expect(cancelled.code == 1 && cancelled.error.contains("cancelled"), "\(cancelled.error)")
    }

    /// As in Xcode's template for macOS actions.
    private static let macController = """
        import Cocoa

        class ActionViewController: NSViewController {
            @IBOutlet var myTextView: NSTextView!

            override var nibName: NSNib.Name? {
                return NSNib.Name("ActionViewController")
            }

            override func loadView() {
                super.loadView()
                let item = self.extensionContext!.inputItems[0] as! NSExtensionItem
                if let attachments = item.attachments {
                    print("attachments: \\(attachments.count), \\(preferredScreenOrigin.x)")
                } else {
                    print("no attachments")
                }
            }

            @IBAction func send(_ sender: AnyObject?) {
                let outputItem = NSExtensionItem()
                outputItem.attributedContentText = self.myTextView.attributedString()
                outputItem.attachments = [NSItemProvider(item: self.myTextView.string as NSString, typeIdentifier: "public.plain-text")]
                self.extensionContext!.completeRequest(returningItems: [outputItem], completionHandler: nil)
            }

            @IBAction func cancel(_ sender: AnyObject?) {
                let cancelError = NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError, userInfo: nil)
                self.extensionContext!.cancelRequest(withError: cancelError)
            }
        }
        """

    @Test("A macOS controller is driven like an iOS one", arguments: ["5", "6"])
    func macController(version: String) throws {
        let nib = BuiltProgram.root.appending(
            path: "Tests/Data/HandlerShapes/appkit-controller/ActionViewController.xib"
        )
        let workspace = try Workspace(
            sources: [
                "ActionViewController.swift": Self.macController,
                "ActionViewController.xib": try String(contentsOf: nib, encoding: .utf8),
            ],
            principalClass: "Action.ActionViewController",
            point: "com.apple.services",
            version: version
        )
        let pdf = Data("%PDF-1.4 nothing".utf8)
        let sent = try workspace.run(
            item: pdf,
            name: "p.pdf",
            ["--choices", "{\"text\": \"typed\", \"taps\": [\"send\"]}"]
        )
        #expect(sent.code == 0 && sent.text == "typed", "\(sent.text) \(sent.error)")
        #expect(sent.error.contains("attachments: 1, 0.0"))
        let cancelled = try workspace.run(item: pdf, name: "p.pdf", ["--choices", "{\"taps\": [\"cancel\"]}"])
        #expect(cancelled.code == 1 && cancelled.output == pdf && cancelled.error.contains("NSCocoaErrorDomain 3072"))
    }

    /// An action that offers its own activities.
    private static let activities = """
        import UIKit
        import UniformTypeIdentifiers

        class CountActivity: UIActivity {
            private var count = 0
            override class var activityCategory: UIActivity.Category { return .action }
            override var activityType: UIActivity.ActivityType? { return UIActivity.ActivityType("org.example.count") }
            override var activityTitle: String? { return "Count" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
                return activityItems.contains { $0 is String }
            }
            override func prepare(withActivityItems activityItems: [Any]) { count = activityItems.count }
            override func perform() {
                print("counted \\(count)")
                activityDidFinish(true)
            }
        }

        class ActionViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let sheet = UIActivityViewController(activityItems: ["text", URL(string: "x:y")!], applicationActivities: [CountActivity()])
                sheet.excludedActivityTypes = [.print, .mail]
                sheet.completionWithItemsHandler = { [weak self] activityType, completed, returnedItems, activityError in
                    print("ended \\(activityType?.rawValue ?? "nil") \\(completed) \\(returnedItems == nil) \\(activityError?.localizedDescription ?? "nil")")
                    self?.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
                }
                present(sheet, animated: true)
            }
        }
        """

    @Test("An activity sheet performs the chosen activity, and reports how it ended", arguments: ["5", "6"])
    func activities(version: String) throws {
        let workspace = try Workspace(
            sources: ["ActionViewController.swift": Self.activities],
            principalClass: "Action.ActionViewController",
            version: version
        )
        let chosen = try workspace.run(style: "", ["--choices", "{\"activity\": \"Count\"}"])
        #expect(chosen.error.contains("counted 2\naction: ended org.example.count true true nil"), "\(chosen.error)")
        let dismissed = try workspace.run(style: "")
        #expect(dismissed.error.contains("ended nil false true nil"), "\(dismissed.error)")
        let missing = try workspace.run(style: "", ["--choices", "{\"activity\": \"Fax\"}"])
        #expect(missing.error.contains("there is no activity Fax; there are: Count"), "\(missing.error)")
    }
}
