// A controller whose view is in a nib of its own name, and which shows another one by its nib's name.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

class ActionViewController: UIViewController {
    @IBOutlet weak var colourLabel: UILabel!
    @IBOutlet var panel: UIView!
    var colour = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        precondition(colourLabel.text == "Label" && colourLabel.superview === view && panel.tag == 7)
        let item = extensionContext!.inputItems.first as! NSExtensionItem
        item.attachments!.first!.loadItem(forTypeIdentifier: UTType.propertyList.identifier) { list, _ in
            let results = (list as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
            let colour = results?["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async { self.colour = colour }
        }
    }

    @IBAction func next(_ sender: UIButton) {
        let next = FinishController(nibName: "Finish", bundle: nil)
        next.colour = colour
        present(next, animated: true)
    }
}

final class FinishController: UIViewController {
    var colour = ""

    @IBAction func finish(sender: UIButton) {
        if colour == "transparent" { return extensionContext!.completeRequest(returningItems: [], completionHandler: nil) }
        var argument: [String: Any] = [:]
        if colour != "inherit" { argument["newBackgroundColor"] = colour.isEmpty ? "red" : "green" }
        let item = NSExtensionItem()
        item.attachments = [
            NSItemProvider(
                item: [NSExtensionJavaScriptFinalizeArgumentKey: argument] as NSDictionary,
                typeIdentifier: UTType.propertyList.identifier)
        ]
        extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
    }
}
