// TodayRequestHandler.swift: stands for a widget of the Today view: asked to update, it compares what is shown with what its
// app has left in the folder of the group that both belong to, and gives new texts only where they differ. What the app
// leaves is today.json, a dictionary from the widgets' names to their texts.

import UIKit

class TodayRequestHandler: NSObject, NSExtensionRequestHandling {
    private static let group = "group.org.webaction.today"

    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            let shown = results["shown"] as? [String: Any] ?? [:]
            let texts = Self.snapshot.filter { name, text in shown[name] != nil && shown[name] as? String != text }
            // No new data: nothing is drawn anew.
            if texts.isEmpty { return context.completeRequest(returningItems: [], completionHandler: nil) }
            request.answer(["texts": texts])
        }
    }

    /// The texts that the app left; none where there is no such file, or it is something else.
    private static var snapshot: [String: String] {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let data = try? Data(contentsOf: folder.appendingPathComponent("today.json"))
        else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}
