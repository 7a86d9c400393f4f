// InterfaceShapeTests.swift: controllers with a user interface, in the shapes found in public repositories: storyboard outlets and
// observers by selector, views and constraints in code, alerts, buttons, gestures, the log and the bundle's own files.

import Foundation
import Testing

extension SwiftSourcesTests {
    /// The user types a page script, and finalize() runs it, as in tutorials and many repositories.
    private static let scriptEditor = """
        import UIKit
        import MobileCoreServices

        class ActionViewController: UIViewController {
            @IBOutlet var script: UITextView!
            @IBOutlet private weak var status: UILabel!
            var pageTitle = ""

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .done, target: self, action: #selector(done))
                let center = NotificationCenter.default
                center.addObserver(
                    self, selector: #selector(adjustForKeyboard), name: UIResponder.keyboardWillHideNotification, object: nil)
                if let inputItem = extensionContext?.inputItems.first as? NSExtensionItem,
                    let itemProvider = inputItem.attachments?.first {
                    itemProvider.loadItem(forTypeIdentifier: kUTTypePropertyList as String) { [weak self] (dict, error) in
                        guard let itemDictionary = dict as? NSDictionary else { return }
                        guard let values = itemDictionary[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
                        else { return }
                        let isPlain = (values["currentBackgroundColor"] as? String ?? "").isEmpty
                        DispatchQueue.main.async {
                            self?.title = isPlain ? "plain" : "coloured"
                            self?.status.text = self?.title
                            NotificationCenter.default.post(
                                name: UIResponder.keyboardWillHideNotification, object: nil,
                                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: .zero)])
                        }
                    }
                }
            }

            @objc func adjustForKeyboard(notification: Notification) {
                guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
                let frame = view.convert(value.cgRectValue, from: view.window)
                script.contentInset = UIEdgeInsets(
                    top: 0, left: 0, bottom: frame.height - view.safeAreaInsets.bottom, right: 0)
                script.scrollIndicatorInsets = script.contentInset
                script.scrollRangeToVisible(script.selectedRange)
                print("adjusted for \\(status.text ?? "nothing")")
            }

            @IBAction func done() {
                let item = NSExtensionItem()
                let argument: NSDictionary = ["newBackgroundColor": script.text]
                let webDictionary: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: argument]
                item.attachments = [NSItemProvider(item: webDictionary, typeIdentifier: kUTTypePropertyList as String)]
                extensionContext?.completeRequest(returningItems: [item])
            }
        }
        """

    /// Xcode's storyboard for an action in a navigation controller.
    private static let board = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document initialViewController="IWq" type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="7MM"><objects><viewController id="ObA" customClass="ActionViewController" customModule="x">
        <view key="view" id="zMn"><subviews><textView id="OvV"/></subviews></view>
        <connections><outlet property="script" destination="OvV" id="Bm9"/></connections></viewController></objects></scene>
        <scene sceneID="vEn"><objects><navigationController id="IWq"><navigationBar key="navigationBar" id="gqc"/>
        <connections><segue destination="ObA" kind="relationship" relationship="rootViewController" id="shg"/></connections>
        </navigationController></objects></scene></scenes></document>
        """

    @Test("A storyboard's controller has its outlets, and receives notifications by selector", arguments: ["5", "6"])
    func scriptEditor(version: String) throws {
        let workspace = try Workspace(
            sources: ["ActionViewController.swift": Self.scriptEditor, "Main.storyboard": Self.board],
            principalClass: "Main",
            version: version
        )
        let plist = workspace.folder.appending(path: "x.appex/Info.plist")
        try String(contentsOf: plist, encoding: .utf8)
            .replacingOccurrences(of: "NSExtensionPrincipalClass", with: "NSExtensionMainStoryboard")
            .write(to: plist, atomically: true, encoding: .utf8)
        let outcome = try workspace.run(style: "color: red", ["--choices", #"{"text": "lime", "taps": ["done"]}"#])
        #expect(outcome.code == 0 && outcome.text.contains("background-color: lime"), "\(outcome.error)")
        #expect(outcome.error.contains("adjusted for plain"), "\(outcome.error)")
        let waiting = try workspace.run(style: "")
        #expect(waiting.code == 1 && waiting.error.contains("there are: done"), "\(waiting.error)")
    }

    /// Views in code, with the views that share extensions use.
    private static let codedViews = """
        import UIKit
        import os.log
        import UniformTypeIdentifiers
        import AVFoundation

        private let log = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "share")

        final class CardView: UIView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(label)
                layer.cornerRadius = 12
                layer.borderColor = UIColor.separator.cgColor
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }

        class ShareViewController: UIViewController, UITextFieldDelegate {
            private let card = CardView()
            private let field = UITextField()
            private let spinner = UIActivityIndicatorView(style: .large)
            private lazy var saveButton: UIButton = {
                let button = UIButton(type: .system)
                button.setTitle("Save", for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
                button.addTarget(self, action: #selector(saveTapped(_:)), for: .touchUpInside)
                return button
            }()
            private var colour = ""

            override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                modalPresentationStyle = .fullScreen
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let stack = UIStackView(arrangedSubviews: [card, field, spinner, saveButton])
                stack.axis = .vertical
                stack.spacing = 8
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.topAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.topAnchor),
                    card.heightAnchor.constraint(equalToConstant: 44),
                    card.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
                ])
                card.label.font = .preferredFont(forTextStyle: .headline)
                card.label.textColor = .secondaryLabel
                card.label.textAlignment = .center
                field.delegate = self
                field.addTarget(self, action: #selector(edited), for: .editingChanged)
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard)))
                saveButton.isHidden = true
                spinner.startAnimating()
                Task { await load() }
            }

            private func load() async {
                let providers = (extensionContext?.inputItems as? [NSExtensionItem])?.flatMap { $0.attachments ?? [] } ?? []
                for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
                    guard let list = try? await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier) as? NSDictionary,
                        let page = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any] else { continue }
                    card.label.text = page["currentBackgroundColor"] as? String
                }
                spinner.stopAnimating()
                UIView.animate(withDuration: 0.2) { self.saveButton.isHidden = false }
                log.info("loaded \\(providers.count, privacy: .public) in \\(Bundle.main.bundleIdentifier ?? "none")")
            }

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
        }

        extension ShareViewController {
            @objc private func edited() { colour = field.text ?? "" }
            @objc func dismissKeyboard() { view.endEditing(true) }

            @objc func saveTapped(_ sender: UIButton) {
                sender.isEnabled = false
                let words = Bundle.main.url(forResource: "words", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                let alert = UIAlertController(title: "Save?", message: words, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in
                    self.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
                })
                alert.addAction(UIAlertAction(title: words ?? "OK", style: .default) { [weak self] _ in
                    guard let self else { return }
                    UIPasteboard.general.string = self.colour
                    self.openApp(URL(string: "app://saved")!)
                    let answer: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": self.colour]]
                    let item = NSExtensionItem()
                    item.attachments = [NSItemProvider(item: answer, typeIdentifier: UTType.propertyList.identifier)]
                    self.extensionContext?.completeRequest(returningItems: [item], completionHandler: nil)
                })
                present(alert, animated: true)
            }

            private func openApp(_ url: URL) {
                var responder: UIResponder? = self
                while let current = responder {
                    if let application = current as? UIApplication { application.open(url, options: [:], completionHandler: nil) }
                    let selector = #selector(openURL(_:))
                    if current !== self, current.responds(to: selector) { current.perform(selector, with: url) }
                    responder = current.next
                }
            }
            @objc func openURL(_ url: URL) {}
        }
        """

    @Test("Views in code, buttons added later and alerts are driven by choices", arguments: ["5", "6"])
    func codedViews(version: String) throws {
        let workspace = try Workspace(
            sources: ["ShareViewController.swift": Self.codedViews, "words.txt": "Keep"],
            principalClass: "Action.ShareViewController",
            version: version
        )
        let choices = #"{"text": "teal", "taps": ["Save", "Keep"]}"#
        let outcome = try workspace.run(style: "", ["--choices", choices])
        #expect(outcome.code == 0 && outcome.text.contains("background-color: teal"), "\(outcome.error)")
        #expect(
            outcome.error.contains("[share] loaded 1 in ") && outcome.error.contains("copied: teal"),
            "\(outcome.error)"
        )
        let cancelled = try workspace.run(style: "", ["--choices", #"{"taps": ["Save", "Cancel"]}"#])
        #expect(cancelled.code == 1 && cancelled.error.contains("3072"), "\(cancelled.error)")
        let unanswered = try workspace.run(style: "", ["--choices", #"{"taps": ["Save", "Maybe"]}"#])
        #expect(
            unanswered.error.contains("there is nothing called Maybe; there are: Cancel, Keep"),
            "\(unanswered.error)"
        )
    }

    @Test("A missing name is reported with its module when the source does not compile")
    func missingModule() throws {
        let source = """
            import MapKit
            import UIKit
            final class Sheet: MKMapView {}
            class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
                func beginRequest(with context: NSExtensionContext) {}
            }
            """
        let outcome = try Workspace(sources: ["Handler.swift": source]).run(style: "")
        #expect(outcome.code == 1)
        #expect(
            outcome.error.contains("Handler.swift:3:20: note: MKMapView (MapKit) is not in webaction's SDK"),
            "\(outcome.error)"
        )
    }
}
