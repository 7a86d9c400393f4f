// NetworkPostViewController.swift: a share sheet with a message and a location. It prints the post for a social network as one line of
// JSON.

import Social
import UIKit

class NetworkPostViewController: SLComposeServiceViewController {
    private var place: String?

    override func isContentValid() -> Bool {
        let left = 280 - contentText.count
        charactersRemaining = NSNumber(value: left)
        return left >= 0
    }

    override func configurationItems() -> [Any]! {
        let item = SLComposeSheetConfigurationItem()!
        item.title = "Location"
        item.value = place ?? "None"
        item.tapHandler = { [weak self] in
            self?.place = "Here"
            self?.reloadConfigurationItems()
        }
        return [item]
    }

    override func didSelectPost() {
        guard let context = extensionContext else { return }
        let message = contentText ?? ""
        let place = place
        PageRequest(context: context).load { results in
            var post: [String: String] = ["message": message]
            if let place { post["place"] = place }
            for key in ["url", "title", "selection"] { post[key] = results[key] as? String }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            if let data = try? encoder.encode(post) { print(String(decoding: data, as: UTF8.self)) }
            context.completeRequest(returningItems: [], completionHandler: nil)
        }
    }
}
