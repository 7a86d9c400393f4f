// A macOS handler without a view, which shares its file with the iOS target.
// swift-format-ignore-file

#if canImport(AppKit)
import AppKit
#else
import UIKit
#endif
import UniformTypeIdentifiers

class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
    private var context: NSExtensionContext!

    func beginRequest(with context: NSExtensionContext) {
        self.context = context
        let attachments = (context.inputItems as! [NSExtensionItem]).compactMap(\.attachments).joined()
        let group = DispatchGroup()
        for attachment in attachments where attachment.registeredTypeIdentifiers.contains(UTType.propertyList.identifier) {
            group.enter()
            attachment.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, _ in
                defer { group.leave() }
                guard let results = (item as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any] else { return }
                UserDefaults.standard.set(results["currentBackgroundColor"], forKey: "colour")
            }
        }
        group.notify(queue: .main) {
            self.answer(UserDefaults.standard.string(forKey: "colour") ?? "")
        }
    }

    private func answer(_ colour: String) {
        guard colour != "transparent" else { return context.completeRequest(returningItems: []) }
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: UTType.propertyList.identifier) { completion, expectedClass, options in
            let results = colour == "inherit" ? [:] : ["NSExtensionJavaScriptFinalizeArgumentKey": ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            completion?(results as NSDictionary, nil)
        }
        let item = NSExtensionItem()
        item.attachments = [provider]
        context.completeRequest(returningItems: [item])
    }
}
