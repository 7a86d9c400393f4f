// BundleTemplate.swift: the files of a new bundle. The action marks the page's first heading with a word from its native half; the
// share sheet posts the page's title; each is short enough to be replaced.

/// The files of a new bundle.
struct BundleTemplate {
    /// One file.
    struct File {
        var name: String
        var text: String
        var isExecutable = false
    }

    let name: String
    let kind: NewKind

    /// All files, the property list first.
    var files: [File] {
        let common = [File(name: "Info.plist", text: infoPlist), File(name: "Action.js", text: script)]
        switch kind {
        case .action: return common + [File(name: "ActionRequestHandler.swift", text: Self.handler)]
        case .viewAction: return common + [File(name: "ActionViewController.swift", text: Self.controller)]
        case .share: return common + [File(name: "ShareViewController.swift", text: Self.composer)]
        case .program: return common + [File(name: "action.py", text: Self.program, isExecutable: true)]
        }
    }

    // MARK: - Property list

    private var infoPlist: String {
        let nativeHalf: String
        switch kind {
        case .action: nativeHalf = principalClass("ActionRequestHandler")
        case .viewAction: nativeHalf = principalClass("ActionViewController")
        case .share: nativeHalf = principalClass("ShareViewController")
        case .program: nativeHalf = ""
        }
        let point = kind == .share ? "com.apple.share-services" : "com.apple.ui-services"
        let program = kind == .program ? "\n\t<key>WebActionProgram</key>\n\t<string>action.py</string>" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>CFBundleDisplayName</key>
            \t<string>\(name)</string>
            \t<key>CFBundleIdentifier</key>
            \t<string>org.example.\(name.replacing("_", with: "-"))</string>
            \t<key>CFBundlePackageType</key>
            \t<string>XPC!</string>
            \t<key>NSExtension</key>
            \t<dict>
            \t\t<key>NSExtensionAttributes</key>
            \t\t<dict>
            \t\t\t<key>NSExtensionActivationRule</key>
            \t\t\t<dict>
            \t\t\t\t<key>NSExtensionActivationSupportsWebPageWithMaxCount</key>
            \t\t\t\t<integer>1</integer>
            \t\t\t</dict>
            \t\t\t<key>NSExtensionJavaScriptPreprocessingFile</key>
            \t\t\t<string>Action</string>
            \t\t</dict>
            \t\t<key>NSExtensionPointIdentifier</key>
            \t\t<string>\(point)</string>\(nativeHalf)
            \t</dict>\(program)
            </dict>
            </plist>

            """
    }

    private func principalClass(_ name: String) -> String {
        "\n\t\t<key>NSExtensionPrincipalClass</key>\n\t\t<string>$(PRODUCT_MODULE_NAME).\(name)</string>"
    }

    // MARK: - Script

    private var script: String {
        """
        // The page's half: run() hands over what the native half needs\(answerComment).

        var Action = function () {};

        Action.prototype = {
            run: function (arguments) {
                var heading = document.querySelector("h1");
                arguments.completionFunction({
                    title: document.title,
                    url: document.URL,
                    heading: heading ? heading.textContent : ""
                });
            }\(finalize)
        };

        var ExtensionPreprocessingJS = new Action;

        """
    }

    /// Whether the answer returns to the page: not from a share extension.
    private var takesAnswer: Bool { kind != .share }

    private var answerComment: String { takesAnswer ? "; finalize() puts its answer into the page" : "" }

    private var finalize: String {
        guard takesAnswer else { return "" }
        return """
            ,

                finalize: function (arguments) {
                    var heading = document.querySelector("h1");
                    if (heading && arguments.heading) heading.textContent = arguments.heading;
                }
            """
    }

    // MARK: - Native halves

    /// NB: Written so that no line here looks like an import of this module.
    private static let uses = "import"

    private static let loading = """
                let item = context.inputItems.first as? NSExtensionItem
                guard let page = item?.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else {
                    context.cancelRequest(withError: CocoaError(.featureUnsupported))
                    return
                }
                // The script's run() runs now, and not before.
                page.loadItem(forTypeIdentifier: type, options: nil) { list, error in
                    let results = (list as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
                    let heading = results?["heading"] as? String ?? ""
                    let answer: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: ["heading": heading.uppercased()]]
                    let returned = NSExtensionItem()
                    returned.attachments = [NSItemProvider(item: answer, typeIdentifier: type)]
                    context.completeRequest(returningItems: [returned], completionHandler: nil)
                }
        """

    private static let handler = """
        // The native half: gets what run() handed over, and answers what finalize() gets.

        \(uses) UIKit
        \(uses) UniformTypeIdentifiers

        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let type = UTType.propertyList.identifier
        \(loading)
            }
        }

        """

    private static let controller = """
        // The native half, with a view: it waits for a person to tap Done; --choices stands for the person.

        \(uses) UIKit
        \(uses) UniformTypeIdentifiers

        class ActionViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Shout"
            }

            @IBAction func done() {
                guard let context = extensionContext else { return }
                let type = UTType.propertyList.identifier
        \(loading)
            }

            @IBAction func cancel() {
                extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
            }
        }

        """

    private static let composer = """
        // The native half: a sheet with a text. --choices '{"text": "…"}' types into it, and it is posted.

        \(uses) Social
        \(uses) UIKit
        \(uses) UniformTypeIdentifiers

        class ShareViewController: SLComposeServiceViewController {
            override func isContentValid() -> Bool {
                charactersRemaining = 140 - contentText.count as NSNumber
                return contentText.count <= 140
            }

            override func didSelectPost() {
                guard let context = extensionContext else { return }
                let text = contentText ?? ""
                let type = UTType.propertyList.identifier
                let item = context.inputItems.first as? NSExtensionItem
                guard let page = item?.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else {
                    context.cancelRequest(withError: CocoaError(.featureUnsupported))
                    return
                }
                // The script's run() runs now, and not before.
                page.loadItem(forTypeIdentifier: type, options: nil) { list, error in
                    let results = (list as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
                    print("posted: \\(text) \\(results?["url"] as? String ?? "")")
                    context.completeRequest(returningItems: [], completionHandler: nil)
                }
            }

            override func configurationItems() -> [Any]! {
                return []
            }
        }

        """

    private static let program = """
        #!/usr/bin/env python3
        # The native half: what run() handed over comes on standard input as JSON; what is printed is finalize()'s argument.

        \(uses) json
        \(uses) sys

        payload = json.load(sys.stdin)
        json.dump({"heading": payload["heading"].upper()}, sys.stdout)

        """
}
