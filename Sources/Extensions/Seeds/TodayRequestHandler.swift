// TodayRequestHandler.swift: stands for a widget of the Today view: asked to update, it compares what is shown with what its
// app has shared, and gives new texts only where they differ.

import UIKit

class TodayRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            let shown = results["shown"] as? [String: Any] ?? [:]
            let texts = SharedPosts().texts.filter { name, text in
                shown[name] != nil && shown[name] as? String != text
            }
            // No new data: nothing is drawn anew.
            if texts.isEmpty { return context.completeRequest(returningItems: [], completionHandler: nil) }
            request.answer(["texts": texts])
        }
    }
}
