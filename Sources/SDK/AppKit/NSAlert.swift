// NSAlert.swift: a question with a few answers. A choice answers it by a button's title, whether its author waits for the answer
// (runModal) or is called with it; without a choice the request ends and says which answers there are.
// https://developer.apple.com/documentation/appkit/nsalert

public import Foundation
import UIKit

/// A question.
/// https://developer.apple.com/documentation/appkit/nsalert
@preconcurrency @MainActor
open class NSAlert: NSObject {
    /// How serious it is.
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// What a person is told first.
    open var messageText = "Alert"
    /// What a person is told then.
    open var informativeText = ""
    /// Stored, no effect without a screen.
    open var alertStyle = Style.warning
    /// Stored, no effect without a screen.
    open var icon: NSImage!
    /// Stored, no effect: there is no help.
    open var showsHelp = false
    /// A view in which there is more to type, to choose or to tap.
    open var accessoryView: NSView?
    /// Whether a person can tap "Do not show this message again".
    open var showsSuppressionButton = false
    /// The button for that: `state` says whether it was tapped.
    open private(set) lazy var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "Do not show this message again",
        target: nil,
        action: nil
    )
    /// The buttons, the first one first. Without any there is one: "OK".
    open private(set) var buttons: [NSButton] = []
    /// There is no window.
    open var window: NSWindow { NSWindow() }

    /// A question. `nothing` is never given.
    public init(_ nothing: Void = ()) { super.init() }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes an alert of the main actor's.") }
    /// A question that tells an error: its description, and what is suggested.
    public convenience init(error: any Error) {
        self.init()
        let details = error as NSError
        messageText = error.localizedDescription
        informativeText =
            (error as? any LocalizedError)?.recoverySuggestion ?? details.localizedRecoverySuggestion ?? ""
    }

    /// Adds a button. What is answered when it is tapped is its `tag`: 1000 for the first, and so on.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        buttons.append(button)
        return button
    }
    /// Has no effect here.
    open func layout() {}

    private func question() -> PersonQuestion {
        if buttons.isEmpty { addButton(withTitle: "OK") }
        let views = [accessoryView, showsSuppressionButton ? suppressionButton : nil]
        return PersonQuestion(
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

    /// Waits for the answer. Where the request ends without one, because nobody can give it or there is no such button, the
    /// answer is `.abort`.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { question().wait().map { response($0) } ?? .abort }

    /// Calls the handler with the answer. Which window is meant makes no difference.
    open func beginSheetModal(
        for sheetWindow: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        question().show { [self] in
            let answer = response($0)
            handler?(answer)
        }
    }
    /// Waits for the answer without holding up the main thread.
    @discardableResult
    open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }
}
