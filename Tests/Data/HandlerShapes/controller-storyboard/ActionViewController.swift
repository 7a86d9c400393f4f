// A storyboard's controller in the shape of tutorials: outlets, an action, and the older names of types.
// swift-format-ignore-file

import UIKit
import MobileCoreServices

class ActionViewController: UIViewController {
    @IBOutlet weak var colourLabel: UILabel!
    @IBOutlet var doneButton: UIBarButtonItem!
    var colour: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let inputItem = extensionContext!.inputItems.first as? NSExtensionItem {
            if let itemProvider = inputItem.attachments?.first {
                itemProvider.loadItem(forTypeIdentifier: kUTTypePropertyList as String) { [unowned self] (dict, error) in
                    let itemDictionary = dict as! NSDictionary
                    let javaScriptValues = itemDictionary[NSExtensionJavaScriptPreprocessingResultsKey] as! NSDictionary
                    let colour = javaScriptValues["currentBackgroundColor"] as! String
                    DispatchQueue.main.async {
                        self.colour = colour
                        self.colourLabel.text = colour
                    }
                }
            }
        }
    }

    @IBAction func done() {
        if colourLabel.text == "transparent" {
            self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
            return
        }
        let item = NSExtensionItem()
        let argument: NSMutableDictionary = [:]
        if colour != "inherit" { argument["newBackgroundColor"] = colour!.isEmpty ? "red" : "green" }
        let webDictionary: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: argument]
        let customJavaScript = NSItemProvider(item: webDictionary, typeIdentifier: kUTTypePropertyList as String)
        item.attachments = [customJavaScript]
        extensionContext!.completeRequest(returningItems: [item])
    }
}
