// PageRequest.swift: what all handlers here have in common: they load the page and answer its script.

import UIKit
import UniformTypeIdentifiers

/// A request about a web page.
struct PageRequest: @unchecked Sendable {
    let context: NSExtensionContext

    /// Runs the page's script and passes on its payload. Without a page, cancels the request.
    func load(_ done: @escaping @Sendable ([String: Any]) -> Void) {
        let providers = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
        let type = UTType.propertyList.identifier
        guard let page = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type) }) else {
            return context.cancelRequest(withError: CocoaError(.featureUnsupported))
        }
        page.loadItem(forTypeIdentifier: type, options: nil) { item, error in
            if let error { return self.context.cancelRequest(withError: error) }
            let list = (item as? NSDictionary) as? [String: Any]
            done(list?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any] ?? [:])
        }
    }

    /// Ends the request with the argument of the script's finalize().
    func answer(_ argument: [String: Any]) {
        let list = [NSExtensionJavaScriptFinalizeArgumentKey: argument] as NSDictionary
        let item = NSExtensionItem()
        item.attachments = [NSItemProvider(item: list, typeIdentifier: UTType.propertyList.identifier)]
        context.completeRequest(returningItems: [item], completionHandler: nil)
    }
}
