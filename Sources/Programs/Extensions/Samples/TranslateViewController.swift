// TranslateViewController.swift: translates a page into a language chosen from a list. It loads the page only after a row is tapped; until
// then the page's script does not run.

import UIKit

class TranslateViewController: UITableViewController {
    private var languages: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Translate into"
        languages = Translator.languages(in: extensionContext?.bundlePath ?? "")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                self?.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
            }
        )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { languages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = languages[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let context = extensionContext else { return }
        let translator = Translator(language: languages[indexPath.row], bundle: context.bundlePath)
        let request = PageRequest(context: context)
        request.load { results in
            request.answer(["texts": (results["texts"] as? [String] ?? []).map(translator.translate)])
        }
    }
}
