// A handler isolated to the main actor, with an extension of the item provider that wraps the older call in a continuation.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

struct PageColour: Sendable {
    let text: String
    init(_ results: [String: Any]?) { text = results?["currentBackgroundColor"] as? String ?? "" }
}

extension NSItemProvider {
    func pageColour() async throws -> PageColour {
        try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    let dictionary = item as? [String: Any]
                    continuation.resume(returning: PageColour(dictionary?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]))
                }
            }
        }
    }
}

@MainActor
final class ActionRequestHandler: NSObject {
    private var context: NSExtensionContext?

    private func run(_ providers: [NSItemProvider]) async {
        defer { context = nil }
        do {
            guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) }) else {
                throw CancellationError()
            }
            let colour = try await provider.pageColour().text
            switch colour {
            case "transparent":
                context?.completeRequest(returningItems: [], completionHandler: nil)
            case "inherit":
                context?.completeRequest(returningItems: [NSExtensionItem()], completionHandler: nil)
            default:
                let item = NSExtensionItem()
                let argument = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
                item.attachments = [.init(item: argument as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
                context?.completeRequest(returningItems: [item], completionHandler: nil)
            }
        } catch {
            context?.cancelRequest(withError: error)
        }
    }
}

extension ActionRequestHandler: NSExtensionRequestHandling {
    nonisolated func beginRequest(with context: NSExtensionContext) {
        MainActor.assumeIsolated {
            self.context = context
            let providers = (context.inputItems as? [NSExtensionItem])?.flatMap { $0.attachments ?? [] } ?? []
            Task { await run(providers) }
        }
    }
}
