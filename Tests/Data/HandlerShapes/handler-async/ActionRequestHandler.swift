// The async successor of the template: one task that loads, decides and completes.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

final class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        Task {
            do {
                let colour = try await self.currentColour(of: context)
                let items = self.items(for: colour)
                context.completeRequest(returningItems: items)
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }

    private func currentColour(of context: NSExtensionContext) async throws -> String {
        for case let item as NSExtensionItem in context.inputItems {
            for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
                let value = try await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil)
                let results = (value as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
                return results?["currentBackgroundColor"] as? String ?? ""
            }
        }
        throw CocoaError(.featureUnsupported)
    }

    private func items(for colour: String) -> [Any] {
        if colour == "transparent" { return [] }
        let item = NSExtensionItem()
        var argument: [String: Any] = [:]
        if colour != "inherit" { argument["newBackgroundColor"] = colour.isEmpty ? "red" : "green" }
        let results: NSDictionary = colour == "inherit" ? [:] : [NSExtensionJavaScriptFinalizeArgumentKey: argument]
        item.attachments = [NSItemProvider(item: results, typeIdentifier: UTType.propertyList.identifier)]
        return [item]
    }
}
