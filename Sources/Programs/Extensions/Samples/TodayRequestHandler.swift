// TodayRequestHandler.swift: acts as a widget of the Today view. When asked to update, it compares the displayed texts with those that its
// app left in the folder of their app group, and returns new texts only if they differ. The app leaves them in today.json, a dictionary
// from the widgets' names to their texts.

import UIKit

class TodayRequestHandler: NSObject, NSExtensionRequestHandling {
    private static let group = "group.org.webaction.today"

    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            let shown = results["shown"] as? [String: Any] ?? [:]
            let texts = Self.snapshot.filter { name, text in shown[name] != nil && shown[name] as? String != text }
            // No new data: nothing is redrawn.
            if texts.isEmpty { return context.completeRequest(returningItems: [], completionHandler: nil) }
            request.answer(["texts": texts])
        }
    }

    /// The texts that the app left; empty if the file is missing or has another format.
    private static var snapshot: [String: String] {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let data = try? Data(contentsOf: folder.appendingPathComponent("today.json"))
        else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
}
