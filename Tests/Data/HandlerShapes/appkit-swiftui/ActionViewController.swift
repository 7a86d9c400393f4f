// A macOS controller that shows SwiftUI views, one of which is AppKit's.
// swift-format-ignore-file

import AppKit
import SwiftUI
import UniformTypeIdentifiers

struct NoteField: NSViewRepresentable {
    @Binding var note: String

    final class Coordinator: NSObject, NSTextFieldDelegate {
        var note: Binding<String>
        init(_ note: Binding<String>) { self.note = note }
        func controlTextDidChange(_ obj: Notification) {
            guard let field = obj.object as? NSTextField else { return }
            note.wrappedValue = field.stringValue
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator($note) }
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.placeholderString = "Note"
        field.delegate = context.coordinator
        return field
    }
    func updateNSView(_ nsView: NSTextField, context: Context) {
        if nsView.stringValue != note { nsView.stringValue = note }
    }
}

struct ActionView: View {
    let onApply: () -> Void
    @State private var note = ""

    var body: some View {
        VStack {
            Image(nsImage: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!)
            NoteField(note: $note)
            Button("Apply", action: onApply).disabled(note.isEmpty)
        }
        .background(Color(nsColor: .windowBackgroundColor))
    }
}

class ActionViewController: NSViewController {
    private var colour = ""

    override func loadView() {
        view = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 200))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = NSHostingController(rootView: ActionView { [weak self] in self?.finish() })
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { [weak self] value, _ in
            let results = (value as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
            let colour = results?["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async { self?.colour = colour }
        }
    }

    private func finish() {
        switch colour {
        case "transparent": extensionContext?.completeRequest(returningItems: nil)
        case "inherit": extensionContext?.completeRequest(returningItems: [NSExtensionItem()])
        default:
            let results = ["NSExtensionJavaScriptFinalizeArgumentKey": ["newBackgroundColor": colour.isEmpty ? "red" : "green"]]
            let item = NSExtensionItem()
            item.attachments = [NSItemProvider(item: results as NSDictionary, typeIdentifier: UTType.propertyList.identifier)]
            extensionContext?.completeRequest(returningItems: [item])
        }
    }
}
