// The async successor of a share sheet.
// swift-format-ignore-file

import Social
import UIKit
import UniformTypeIdentifiers

final class ShareViewController: SLComposeServiceViewController {
    override func presentationAnimationDidFinish() {
        super.presentationAnimationDidFinish()
        placeholder = "Say something"
        charactersRemaining = 280
    }

    override func isContentValid() -> Bool {
        charactersRemaining = NSNumber(value: 280 - contentText.count)
        return charactersRemaining.intValue >= 0
    }

    override func didSelectPost() {
        Task { @MainActor in
            do {
                let colour = try await pageColour()
                print("posted: \(colour)")
                extensionContext?.completeRequest(returningItems: items(colour))
            } catch {
                extensionContext?.cancelRequest(withError: error)
            }
        }
    }

    private func pageColour() async throws -> String {
        let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
        for provider in items.flatMap({ $0.attachments ?? [] }) where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
            let list = try await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier)
            guard let list = list as? [String: Any] else { continue }
            let results = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any] ?? [:]
            return results["currentBackgroundColor"] as? String ?? ""
        }
        throw CocoaError(.fileNoSuchFile)
    }

    private func items(_ colour: String) -> [NSExtensionItem] {
        guard colour != "transparent" else { return [] }
        let item = NSExtensionItem()
        if colour != "inherit" {
            let results = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
        }
        return [item]
    }
}
