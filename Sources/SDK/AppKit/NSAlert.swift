// NSAlert.swift: an alert with a few answers. A choice answers it by a button's title, for both synchronous (runModal)
// and asynchronous use; without a choice the request ends with a list of the answers.
// https://developer.apple.com/documentation/appkit/nsalert

public import Foundation
import UIKit

/// An alert.
/// https://developer.apple.com/documentation/appkit/nsalert
@preconcurrency @MainActor
open class NSAlert: NSObject {
    /// The severity.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// The alert's title.
    open var messageText = "Alert"
    /// The additional text.
    open var informativeText = ""
    /// The alert style. It is stored and has no effect without a screen.
    open var alertStyle = Style.warning
    /// The icon. It is stored and has no effect without a screen.
    open var icon: NSImage!
    /// Stored, no effect: there is no help.
    open var showsHelp = false
    /// A view with additional controls.
    open var accessoryView: NSView?
    /// Whether the alert has the check box "Do not show this message again".
    open var showsSuppressionButton = false
    /// The check box; `state` is whether it was tapped.
    open private(set) lazy var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "Do not show this message again",
        target: nil,
        action: nil
    )
    /// The buttons in order. Without any there is one: "OK".
    open private(set) var buttons: [NSButton] = []
    /// A new window: there is none on screen.
    open var window: NSWindow { NSWindow() }

    /// Creates an alert. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public init(_ nothing: Void = ()) { super.init() }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes an alert of the main actor's.") }
    /// Creates an alert for an error, with its description and recovery suggestion.
    public convenience init(error: any Error) {
        self.init()
        let details = error as NSError
        messageText = error.localizedDescription
        informativeText =
            (error as? any LocalizedError)?.recoverySuggestion ?? details.localizedRecoverySuggestion ?? ""
    }

    /// Adds a button. The answer for the button is its `tag`: 1000 for the first, and so on.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        buttons.append(button)
        return button
    }
    /// Has no effect here.
    open func layout() {}

    private func question() -> InteractivePrompt {
        if buttons.isEmpty { addButton(withTitle: "OK") }
        let views = [accessoryView, showsSuppressionButton ? suppressionButton : nil]
        return InteractivePrompt(
            title: messageText,
            message: informativeText,
            answers: buttons.map { ($0.title, $0.isEnabled) },
            accessories: views.compactMap { $0 }
        )
    }
    private func response(_ index: Int) -> NSApplication.ModalResponse {
        buttons[index].performClick(nil)
        return NSApplication.ModalResponse(buttons[index].tag)
    }

    /// Waits for the answer. If the request ends without one, because there is no choice or no such button, the answer
    /// is `.abort`.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { question().wait().map { response($0) } ?? .abort }

    /// Calls the handler with the answer. The window has no effect.
    open func beginSheetModal(
        for sheetWindow: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        question().show { [self] in
            let answer = response($0)
            handler?(answer)
        }
    }
    /// Waits for the answer without blocking the main thread.
    @discardableResult
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }
}
