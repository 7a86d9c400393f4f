// A controller that shows a SwiftUI view, as in share sheets: the view gets the context and ends the request itself.
// swift-format-ignore-file

import UIKit
import SwiftUI
import UniformTypeIdentifiers

class ActionViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true

        if let itemProviders = (extensionContext!.inputItems.first as? NSExtensionItem)?.attachments {
            let hostingView = UIHostingController(rootView: ContentView(itemProviders: itemProviders, extensionContext: extensionContext))
            hostingView.view.frame = view.frame
            view.addSubview(hostingView.view)
        }
    }
}

fileprivate struct ContentView: View {
    var itemProviders: [NSItemProvider]
    var extensionContext: NSExtensionContext?
    @State private var colour: String?

    var body: some View {
        GeometryReader {
            let size = $0.size

            VStack(spacing: 15) {
                Text("Recolour")
                    .font(.title3.bold())
                    .frame(maxWidth: .infinity)
                    .overlay(alignment: .leading) {
                        Button("Cancel") {
                            dismiss()
                        }
                        .tint(.red)
                    }
                    .padding(.bottom, 10)

                if let colour {
                    Text("The page is \(colour.isEmpty ? "plain" : colour)")
                        .foregroundStyle(.secondary)
                    Button(action: apply, label: {
                        Text("Apply")
                            .font(.title3)
                            .fontWeight(.semibold)
                            .padding(.vertical, 10)
                            .frame(maxWidth: .infinity)
                            .foregroundStyle(.white)
                            .background(.blue, in: RoundedRectangle(cornerRadius: 10))
                            .contentShape(Rectangle())
                    })
                } else {
                    ProgressView()
                        .frame(width: size.width - 30)
                }

                Spacer(minLength: 0)
            }
            .padding(15)
        }
        .onAppear(perform: {
            extractItems()
        })
    }

    func extractItems() {
        guard colour == nil else { return }
        for provider in itemProviders where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) {
            provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, _ in
                let results = (item as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
                let found = results?["currentBackgroundColor"] as? String ?? ""
                Task { @MainActor in
                    colour = found
                }
            }
        }
    }

    func apply() {
        let item = NSExtensionItem()
        switch colour ?? "" {
        case "transparent":
            return dismiss()
        case "inherit":
            break
        case let known:
            let results = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": known.isEmpty ? "red" : "green"]]
            item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
        }
        extensionContext?.completeRequest(returningItems: [item])
    }

    func dismiss() {
        extensionContext?.completeRequest(returningItems: [])
    }
}

#Preview {
    ContentView(itemProviders: [], extensionContext: nil)
}
