// The template of an action with a view: its load handler captures a weak variable.
// swift-format-ignore-file

import UIKit
import MobileCoreServices
import UniformTypeIdentifiers

class ActionViewController: UIViewController {

    @IBOutlet weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
    
        // Get the item[s] we're handling from the extension context.
        
        var found = false
        for item in self.extensionContext!.inputItems as! [NSExtensionItem] {
            for provider in item.attachments! {
                if provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
                    weak var weakLabel = self.label
                    provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil, completionHandler: { (list, error) in
                        OperationQueue.main.addOperation {
                            if let strongLabel = weakLabel {
                                if let list = list as? NSDictionary,
                                   let results = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any] {
                                    strongLabel.text = results["currentBackgroundColor"] as? String
                                }
                            }
                        }
                    })
                    
                    found = true
                    break
                }
            }
            
            if (found) {
                // We only handle one, so stop looking for more.
                break
            }
        }
    }

    @IBAction func done() {
        // Return any edited content to the host app.
        // This template doesn't do anything, so we just echo the passed in items.
        if label.text == "transparent" {
            return self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
        }
        if label.text == "inherit" {
            return self.extensionContext!.completeRequest(returningItems: self.extensionContext!.inputItems, completionHandler: nil)
        }
        let answer = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": (label.text ?? "").isEmpty ? "red" : "green"]]
        let item = NSExtensionItem()
        item.attachments = [NSItemProvider(item: answer as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
        self.extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
    }

}
