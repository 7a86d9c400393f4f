// MarqueeRequestHandler.swift: the native half of the marquee extension. On a phone, the user ticks the elements that will move. Here all
// headings and paragraphs are chosen; --arguments chooses others.

import MobileCoreServices
import UIKit

class MarqueeRequestHandler: NSObject, NSExtensionRequestHandling {
    /// The tag names chosen by default.
    static let chosenTagNames = ["h1", "h2", "h3", "h4", "h5", "h6", "p"]

    func beginRequest(with context: NSExtensionContext) {
        let providers = (context.inputItems as? [NSExtensionItem] ?? []).flatMap { $0.attachments ?? [] }
        let type = kUTTypePropertyList as String
        guard let page = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else {
            context.cancelRequest(withError: MarqueeError.noWebPage)
            return
        }
        // The page's payload is not used, but its script has to run for finalize().
        page.loadItem(forTypeIdentifier: type, options: nil) { _, error in
            OperationQueue.main.addOperation {
                if let error {
                    context.cancelRequest(withError: error)
                } else {
                    self.complete(context)
                }
            }
        }
    }

    private func complete(_ context: NSExtensionContext) {
        let arguments = [NSExtensionJavaScriptFinalizeArgumentKey: ["marqueeTagNames": Self.chosenTagNames]]
        let item = NSExtensionItem()
        item.attachments = [
            NSItemProvider(item: arguments as NSDictionary, typeIdentifier: kUTTypePropertyList as String)
        ]
        context.completeRequest(returningItems: [item], completionHandler: nil)
    }
}

/// Why a page cannot be changed.
enum MarqueeError: Error {
    /// No item is a web page.
    case noWebPage
}
