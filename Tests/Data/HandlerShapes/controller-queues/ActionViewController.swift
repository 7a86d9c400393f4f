// A controller that works on other queues and in handlers without actor annotations, and opens its application along the
// responder chain, as many share extensions do.
// swift-format-ignore-file

import UIKit
import MobileCoreServices

class ActionViewController: UIViewController {
    private var colour: String?
    private var steps = 0
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in
            self.label.isHidden = true
        }
        DispatchQueue.global(qos: .background).async { [weak self] in
            self?.process()
        }
    }

    private func process() {
        let item = extensionContext?.inputItems.first as! NSExtensionItem
        for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier(kUTTypePropertyList as String) {
            provider.loadItem(forTypeIdentifier: kUTTypePropertyList as String, options: nil) { list, error in
                let results = (list as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
                self.colour = results?["currentBackgroundColor"] as? String
                self.steps += 1
                self.label.text = self.colour
                DispatchQueue.main.async { self.finish() }
            }
        }
    }

    private func finish() {
        let item = NSExtensionItem()
        switch colour ?? "" {
        case "transparent": return complete([])
        case "inherit": item.attachments = []
        case let colour:
            let argument = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            item.attachments = [NSItemProvider(item: argument as NSDictionary, typeIdentifier: kUTTypePropertyList as String)]
        }
        complete([item])
    }

    private func complete(_ items: [Any]) {
        openURL(URL(string: "shapes://done")!)
        extensionContext?.completeRequest(returningItems: items) { [weak self] _ in
            self?.steps += 1
            print("steps \(self?.steps ?? 0)")
        }
    }

    @discardableResult
    @objc func openURL(_ url: URL) -> Bool {
        let selector = sel_registerName("openURL:")
        var responder: UIResponder? = self
        while responder != nil {
            if let application = responder as? UIApplication, application.responds(to: selector) {
                return application.perform(#selector(openURL(_:)), with: url) != nil
            }
            responder = responder?.next
        }
        return false
    }
}
