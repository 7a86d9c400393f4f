// A view model in Combine: published values, a pipeline between them, and a view that shows them.
// swift-format-ignore-file

import Combine
import SwiftUI
import UIKit
import UniformTypeIdentifiers

@MainActor
final class ShareViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var matches: [String] = []
    @Published private(set) var colour: String?
    let finished = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
            .map { query in ["red", "rose", "green"].filter { !query.isEmpty && $0.hasPrefix(query) } }
            .sink { [weak self] in self?.matches = $0 }
            .store(in: &cancellables)
    }

    func load(_ provider: NSItemProvider) {
        provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { [weak self] item, _ in
            let page = (item as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey] as? NSDictionary
            let found = page?["currentBackgroundColor"] as? String ?? ""
            Task { @MainActor in self?.show(found) }
        }
    }

    private func show(_ found: String) {
        Future<String, Never> { $0(.success(found)) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.colour = $0 }
            .store(in: &cancellables)
    }
}

struct ShareView: View {
    @ObservedObject var model: ShareViewModel

    var body: some View {
        NavigationView {
            List {
                TextField("Search", text: $model.query)
                ForEach(model.matches, id: \.self) { match in
                    Button(match) { model.finished.send(match) }
                        .accessibilityIdentifier("match-\(match)")
                }
            }
            .listStyle(.insetGrouped)
            .navigationBarTitle("Colours", displayMode: .inline)
        }
        .navigationViewStyle(.stack)
        .disabled(model.colour == nil)
    }
}

struct ShareView_Previews: PreviewProvider {
    static var previews: some View {
        ShareView(model: ShareViewModel())
    }
}

class ActionViewController: UIViewController {
    private let model = ShareViewModel()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ShareView(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.view.frame = view.bounds
        host.didMove(toParent: self)

        model.finished
            .sink { [weak self] in self?.finish($0) }
            .store(in: &cancellables)
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem, let provider = item.attachments?.first else { return }
        model.load(provider)
    }

    private func finish(_ match: String) {
        let item = NSExtensionItem()
        switch model.colour ?? "" {
        case "transparent": extensionContext?.completeRequest(returningItems: nil)
        case "inherit": extensionContext?.completeRequest(returningItems: [item])
        case let colour:
            let results = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour.isEmpty ? match : "green"]]
            item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
            extensionContext?.completeRequest(returningItems: [item])
        }
    }
}
