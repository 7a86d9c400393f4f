// ActionRequestHandler.swift: the native half of the template extension, in the form of Xcode's template for an action without a user
// interface: find the page's property list, decide, and give the script its argument. A page without a background color becomes red, one
// with a color becomes green.

import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

class ActionRequestHandler: NSObject, NSExtensionRequestHandling {

    var extensionContext: NSExtensionContext?

    func beginRequest(with context: NSExtensionContext) {
        self.extensionContext = context
        let type = UTType.propertyList.identifier

        for item in context.inputItems as! [NSExtensionItem] {
            if let attachments = item.attachments {
                for itemProvider in attachments {
                    if itemProvider.hasItemConformingToTypeIdentifier(type) {
                        itemProvider.loadItem(
                            forTypeIdentifier: type,
                            options: nil,
                            completionHandler: { (item, error) in
                                // If the script passes no payload, there is no item.
                                let dictionary = (item as? NSDictionary ?? [:]) as! [String: Any]
                                OperationQueue.main.addOperation {
                                    self.answer(
                                        dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as! [String: Any]?
                                            ?? [:]
                                    )
                                }
                            }
                        )
                        return
                    }
                }
            }
        }
        self.done(with: nil)
    }

    /// Chooses the color.
    func answer(_ results: [String: Any]) {
        let current: Any? = results["currentBackgroundColor"]
        if current == nil || current! as? String == "" {
            self.done(with: ["newBackgroundColor": "red"])
        } else {
            self.done(with: ["newBackgroundColor": "green"])
        }
    }

    /// Ends the request, with or without an argument for finalize().
    func done(with arguments: [String: Any]?) {
        if let arguments = arguments {
            let results = [NSExtensionJavaScriptFinalizeArgumentKey: arguments]
            let provider = NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)
            let item = NSExtensionItem()
            item.attachments = [provider]
            self.extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
        } else {
            self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
        }
        self.extensionContext = nil
    }
}
