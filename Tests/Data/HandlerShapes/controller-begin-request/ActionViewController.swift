// A controller that handles the request itself and answers from there.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

class ActionViewController: UIViewController {
    override func beginRequest(with context: NSExtensionContext) {
        super.beginRequest(with: context)
        guard let provider = (context.inputItems.first as? NSExtensionItem)?.attachments?.first else { return }
        let type = UTType.propertyList.identifier
        provider.loadItem(forTypeIdentifier: type, options: nil) { item, _ in
            let results = (item as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: String]
            let colour = results?["currentBackgroundColor"] ?? ""
            var items: [NSExtensionItem] = []
            if colour != "transparent" {
                let returned = NSExtensionItem()
                if colour != "inherit" {
                    let argument = ["newBackgroundColor": colour == "" ? "red" : "green"]
                    returned.attachments = [NSItemProvider(item: [NSExtensionJavaScriptFinalizeArgumentKey: argument] as NSDictionary, typeIdentifier: type)]
                }
                items.append(returned)
            }
            context.completeRequest(returningItems: items) { expired in
                print("completed, expired: \(expired)")
            }
        }
    }
}
