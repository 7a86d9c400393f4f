// MarqueeRequestHandler.swift: the native half of the marquee extension. On a phone a person ticks the elements that
// are to move; here all headings and paragraphs are chosen, and --arguments chooses otherwise.

import MobileCoreServices
import UIKit

class MarqueeRequestHandler: NSObject, NSExtensionRequestHandling {
    /// The names that are ticked.
    static let chosenTagNames = ["h1", "h2", "h3", "h4", "h5", "h6", "p"]

    func beginRequest(with context: NSExtensionContext) {
        let providers = (context.inputItems as? [NSExtensionItem] ?? []).flatMap { $0.attachments ?? [] }
        let type = kUTTypePropertyList as String
        guard let page = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else {
            context.cancelRequest(withError: MarqueeError.noWebPage)
            return
        }
        // What the page says is of no interest, but its script has to be there for finalize().
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

/// Why no page can be made to move.
enum MarqueeError: Error {
    /// None of the items is a web page.
    case noWebPage
}
