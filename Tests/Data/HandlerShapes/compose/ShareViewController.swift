// A share sheet in the template's shape, which posts what the page's script passed on.
// swift-format-ignore-file

import UIKit
import Social
import MobileCoreServices

class ShareViewController: SLComposeServiceViewController {

    override func isContentValid() -> Bool {
        // Do validation of contentText and/or NSExtensionContext attachments here
        return true
    }

    override func didSelectPost() {
        // This is called after the user selects Post. Do the upload of contentText and/or NSExtensionContext attachments.
        let propertyList = String(kUTTypePropertyList)
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
              let itemProvider = item.attachments?.first,
              itemProvider.hasItemConformingToTypeIdentifier(propertyList) else {
            self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
            return
        }
        itemProvider.loadItem(forTypeIdentifier: propertyList, options: nil, completionHandler: { (item, error) -> Void in
            guard let dictionary = item as? NSDictionary else { return }
            OperationQueue.main.addOperation {
                if let results = dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary,
                    let colour = results["currentBackgroundColor"] as? String {
                    print("posted: \(colour)")
                    self.finish(colour)
                }
            }
        })
    }

    func finish(_ colour: String) {
        // Inform the host that we're done, so it un-blocks its UI. Note: Alternatively you could call super's -didSelectPost, which will similarly complete the extension context.
        if colour == "transparent" {
            return super.didSelectPost()
        }
        let item = NSExtensionItem()
        if colour != "inherit" {
            let results = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: String(kUTTypePropertyList))]
        }
        self.extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
    }

    override func configurationItems() -> [Any]! {
        // To add configuration options via table cells at the bottom of the sheet, return an array of SLComposeSheetConfigurationItem here.
        return []
    }

}
