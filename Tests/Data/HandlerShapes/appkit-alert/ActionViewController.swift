// A macOS controller that creates its views in code, asks in a modal alert, and confirms in a sheet.
// swift-format-ignore-file

import AppKit
import UniformTypeIdentifiers

final class FlippedView: NSView {
    override var isFlipped: Bool { true }
    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        layer?.cornerRadius = 4
    }
}

class ActionViewController: NSViewController {
    private let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    private lazy var sure = NSButton(checkboxWithTitle: "I am sure", target: self, action: #selector(changed(_:)))
    private let status = NSTextField(labelWithString: "Waiting")
    private let progress = NSProgressIndicator()
    private var colour = ""

    override func loadView() {
        view = FlippedView(frame: NSRect(x: 0, y: 0, width: 400, height: 200))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        popUp.addItems(withTitles: ["Dark", "Bright"])
        status.font = NSFont.systemFont(ofSize: NSFont.smallSystemFontSize, weight: .medium)
        status.textColor = .secondaryLabelColor
        status.cell?.wraps = true
        progress.style = .spinning
        progress.controlSize = .small
        progress.startAnimation(nil)
        let recolour = NSButton(title: "Recolour", target: self, action: #selector(recolour(_:)))
        recolour.bezelStyle = .rounded
        recolour.keyEquivalent = "\r"
        let icon = NSImageView(image: NSImage(systemSymbolName: "star", accessibilityDescription: "A star")!)
        icon.layer?.masksToBounds = true
        let stack = NSStackView(views: [icon, status, progress, popUp, sure, recolour])
        stack.orientation = .vertical
        stack.alignment = .leading
        stack.edgeInsets = NSEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        ])
        view.wantsLayer = true
        view.layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { [weak self] value, _ in
            let results = (value as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
            let colour = results?["currentBackgroundColor"] as? String ?? ""
            DispatchQueue.main.async {
                self?.colour = colour
                self?.progress.stopAnimation(nil)
            }
        }
    }

    @objc private func changed(_ sender: NSButton) {
        status.stringValue = sender.state == .on ? "Sure" : "Not sure"
    }

    @objc private func recolour(_ sender: NSButton) {
        guard status.stringValue == "Sure", popUp.titleOfSelectedItem == "Bright" else { return fail("the views' values") }
        let alert = NSAlert()
        alert.messageText = "Recolour"
        alert.informativeText = "This page has \(colour)."
        alert.alertStyle = .warning
        alert.addButton(withTitle: "Go on")
        alert.addButton(withTitle: "Cancel").keyEquivalent = "\u{1b}"
        let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 200, height: 24))
        field.placeholderString = "Why"
        alert.accessoryView = field
        alert.showsSuppressionButton = true
        guard alert.runModal() == .alertFirstButtonReturn else { return fail("the alert's answer") }
        guard field.stringValue == "a note", alert.suppressionButton?.state == .on else { return fail("the alert's values") }
        let confirmation = NSAlert()
        confirmation.messageText = "Apply?"
        confirmation.addButton(withTitle: "Apply")
        confirmation.beginSheetModal(for: self.view.window ?? NSApp.mainWindow ?? NSWindow()) { response in
            if response == .alertFirstButtonReturn { self.finish() }
        }
    }

    private func fail(_ what: String) {
        extensionContext?.cancelRequest(withError: NSError(domain: what, code: 1))
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
