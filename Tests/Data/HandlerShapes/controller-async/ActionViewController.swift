// The async successor of a controller: a task when it appears, and the answer without a tap.
// swift-format-ignore-file

import UIKit
import UniformTypeIdentifiers

final class ActionViewController: UIViewController {
    private var loading: Task<Void, Never>?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        loading = Task { [weak self] in
            await self?.recolour()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        loading?.cancel()
    }

    private func recolour() async {
        guard let context = extensionContext else { return }
        let providers = context.inputItems.lazy.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
        guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) }),
              let list = try? await provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier) as? [String: Any]
        else { return context.cancelRequest(withError: CancellationError()) }
        let page = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
        switch page?["currentBackgroundColor"] as? String ?? "" {
        case "transparent": context.completeRequest(returningItems: [])
        case "inherit": context.completeRequest(returningItems: [NSExtensionItem()])
        case "": await complete("red")
        default: await complete("green")
        }
    }

    private func complete(_ colour: String) async {
        let item = NSExtensionItem()
        item.attachments = [
            NSItemProvider(
                item: [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour]] as NSDictionary,
                typeIdentifier: UTType.propertyList.identifier
            )
        ]
        extensionContext?.completeRequest(returningItems: [item])
    }
}
