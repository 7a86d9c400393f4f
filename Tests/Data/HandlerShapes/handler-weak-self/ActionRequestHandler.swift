// A handler whose completion captures it weakly, switches to the main queue, and cancels with its own errors.
// swift-format-ignore-file

import Foundation
import UniformTypeIdentifiers

enum ActionError: LocalizedError {
    case noPage
    case loading(Error)

    var errorDescription: String? {
        switch self {
        case .noPage: return "There is no page."
        case .loading(let error): return error.localizedDescription
        }
    }
}

@objc(ActionRequestHandler)
final class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
    private weak var context: NSExtensionContext?
    private let propertyList = UTType.propertyList.identifier as String

    func beginRequest(with context: NSExtensionContext) {
        self.context = context
        guard let item = context.inputItems.first as? NSExtensionItem,
              let provider = item.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(propertyList) })
        else {
            context.cancelRequest(withError: ActionError.noPage)
            return
        }
        provider.loadItem(forTypeIdentifier: propertyList) { [weak self] item, error in
            if let error = error {
                self?.context?.cancelRequest(withError: ActionError.loading(error))
                return
            }
            guard let self = self,
                  let results = (item as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
            else { return }
            let colour = results["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async { [weak self] in
                self?.answer(colour)
            }
        }
    }

    private func answer(_ colour: String) {
        guard colour != "transparent" else {
            context?.completeRequest(returningItems: nil) { expired in
                if expired { NSLog("expired") }
            }
            return
        }
        let extensionItem = NSExtensionItem()
        if colour == "inherit" {
            extensionItem.attributedContentText = NSAttributedString(string: "nothing to change")
        } else {
            let argument = ["newBackgroundColor": colour.isEmpty ? "red" : "green"]
            extensionItem.attachments = [
                NSItemProvider(item: [NSExtensionJavaScriptFinalizeArgumentKey: argument] as NSSecureCoding, typeIdentifier: propertyList)
            ]
        }
        context?.completeRequest(returningItems: [extensionItem], completionHandler: { _ in })
    }
}
