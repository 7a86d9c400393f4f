// Controllers of a storyboard with several scenes: a base class, segues with preparation, custom cells, an unwind segue,
// and a controller that is presented modally and reports to a delegate.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

class PageViewController: UIViewController {
    @IBOutlet weak var ruleLabel: UILabel!
    var colour = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(hostLeft), name: .NSExtensionHostWillResignActive, object: nil)
        let type = UTType.propertyList.identifier
        (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first?.loadItem(forTypeIdentifier: type, options: nil) { [weak self] item, _ in
            let results = (item as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
            let colour = results?["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async { self?.colour = colour }
        }
    }

    @objc func hostLeft() { print("left with \(ruleLabel.text ?? "nothing")") }

    deinit { NotificationCenter.default.removeObserver(self) }

    func complete(_ results: [String: Any]?) {
        guard let results = results else {
            extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
            return
        }
        let item = NSExtensionItem()
        item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
        extensionContext?.completeRequest(returningItems: [item], completionHandler: nil)
    }
}

class ColourViewController: PageViewController, ConfirmViewControllerDelegate {
    @IBOutlet var doneItem: UIBarButtonItem!
    @IBOutlet var fields: [UITextField]!
    private var note = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        doneItem.isEnabled = false
        title = navigationItem.title
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        switch segue.identifier {
        case "choose":
            (segue.destination as! RuleListController).rules = ["Never", "Automatic"]
        case "confirm":
            let confirm = segue.destination as! ConfirmViewController
            confirm.delegate = self
        default:
            break
        }
    }

    @IBAction func noteChanged(_ sender: UITextField) {
        note = sender.text ?? ""
    }

    @IBAction func ruleChosen(_ segue: UIStoryboardSegue) {
        let list = segue.source as! RuleListController
        ruleLabel.text = list.chosen
        doneItem.isEnabled = true
    }

    @IBAction func done(sender: UIBarButtonItem) {
        performSegue(withIdentifier: "confirm", sender: sender)
    }

    func confirmed(_ controller: ConfirmViewController) {
        controller.dismiss(animated: true) { [unowned self] in
            print("\(self.fields.count) field, \(self.note), \(self.title ?? "")")
            switch (self.ruleLabel.text, self.colour) {
            case ("Automatic", "transparent"): self.complete(nil)
            case ("Automatic", "inherit"): self.complete([:])
            case ("Automatic", ""): self.complete([NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": "red"]])
            default: self.complete([NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": "green"]])
            }
        }
    }
}

class RuleCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class RuleListController: UITableViewController {
    var rules: [String] = []
    var chosen: String?

    override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rules.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RuleCell", for: indexPath) as! RuleCell
        cell.nameLabel.text = rules[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "chosen", let row = tableView.indexPathForSelectedRow?.row {
            chosen = rules[row]
        }
    }
}

@MainActor
protocol ConfirmViewControllerDelegate: AnyObject {
    func confirmed(_ controller: ConfirmViewController)
}

class ConfirmViewController: UIViewController {
    weak var delegate: ConfirmViewControllerDelegate?

    @IBAction func apply(_ sender: Any) {
        delegate?.confirmed(self)
    }
}
