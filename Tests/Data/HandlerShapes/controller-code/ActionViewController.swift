// A controller without a storyboard: it loads when its view is loaded, and its button answers.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

class ActionViewController: UIViewController {
    private let statusLabel = UILabel()
    private var colour = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .done, target: self, action: #selector(applyTapped))
        navigationItem.rightBarButtonItem?.isEnabled = false
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusLabel)
        NSLayoutConstraint.activate([
            statusLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            statusLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        loadPage()
    }

    private func loadPage() {
        let identifier = UTType.propertyList.identifier
        for item in extensionContext?.inputItems as? [NSExtensionItem] ?? [] {
            for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier(identifier) {
                provider.loadItem(forTypeIdentifier: identifier, options: nil) { [weak self] (item, error) in
                    guard let dictionary = item as? NSDictionary,
                          let results = dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary else { return }
                    let colour = results["currentBackgroundColor"] as? String ?? ""
                    DispatchQueue.main.async {
                        self?.colour = colour
                        self?.statusLabel.text = colour.isEmpty ? "No colour" : colour
                        self?.navigationItem.rightBarButtonItem?.isEnabled = true
                    }
                }
            }
        }
    }

    @objc private func cancelTapped() {
        extensionContext?.cancelRequest(withError: NSError(domain: "ActionErrorDomain", code: 1, userInfo: [NSLocalizedDescriptionKey: "Cancelled"]))
    }

    @objc private func applyTapped() {
        guard colour != "transparent" else {
            extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
            return
        }
        let item = NSExtensionItem()
        if colour != "inherit" {
            let argument: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            item.attachments = [NSItemProvider(item: argument, typeIdentifier: UTType.propertyList.identifier)]
        }
        extensionContext?.completeRequest(returningItems: [item], completionHandler: nil)
    }
}
