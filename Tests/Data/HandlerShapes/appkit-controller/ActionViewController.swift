// A controller of a macOS action, in the template's shape.
// swift-format-ignore-file

import Cocoa
import UniformTypeIdentifiers

class ActionViewController: NSViewController {

    @IBOutlet var myTextView: NSTextView!

    override var nibName: NSNib.Name? {
        return NSNib.Name("ActionViewController")
    }

    override func loadView() {
        super.loadView()

        // Insert code here to customize the view
        let item = self.extensionContext!.inputItems[0] as! NSExtensionItem
        if let attachments = item.attachments {
            NSLog("Attachments = %@", "\(attachments)" as NSString)
        } else {
            NSLog("No Attachments")
        }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        let item = self.extensionContext!.inputItems[0] as! NSExtensionItem
        item.attachments?[0].loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { [weak self] value, error in
            let results = (value as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
            let colour = results?["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async { self?.myTextView.string = colour }
        }
    }

    @IBAction func send(_ sender: AnyObject?) {
        let outputItem = NSExtensionItem()
        switch myTextView.string {
        case "transparent":
            self.extensionContext!.completeRequest(returningItems: nil, completionHandler: nil)
            return
        case "inherit":
            outputItem.attributedContentText = self.myTextView.attributedString()
        default:
            let argument = ["newBackgroundColor": myTextView.string.isEmpty ? "red" : "green"]
            // The key is not declared on macOS; code shared between both platforms spells it out.
            let results = ["NSExtensionJavaScriptFinalizeArgumentKey": argument]
            outputItem.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
        }
        let outputItems = [outputItem]
        self.extensionContext!.completeRequest(returningItems: outputItems, completionHandler: nil)
    }

    @IBAction func cancel(_ sender: AnyObject?) {
        let cancelError = NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError, userInfo: nil)
        self.extensionContext!.cancelRequest(withError: cancelError)
    }

}
