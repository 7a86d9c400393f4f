// UIAlertController.swift: an alert with a few answers. A choice answers it by the title of an answer; without one the
// run ends with a list of the answers.
// https://developer.apple.com/documentation/uikit/uialertcontroller

import Foundation

/// An answer.
/// https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an answer.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The visible title, by which choices tap it.
    public let title: String?
    /// The style. It is stored and has no effect without a screen.
    public let style: Style
    /// Whether the action is enabled.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates an answer with a handler.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// The alert.
/// https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The appearance of an alert.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// The text below the alert's title.
    open var message: String?
    /// The preferred style. It is stored and has no effect without a screen.
    open private(set) var preferredStyle = Style.alert
    /// The answers, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The preferred action. It is stored and has no effect without a screen.
    open var preferredAction: UIAlertAction?
    /// The fields that were added; text without a field name goes into the first.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert or action sheet with a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        (self.message, self.preferredStyle) = (message, preferredStyle)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        view.addSubview(field)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Answers and dismisses the alert. False if there is no such answer.
    func answer(_ title: String) -> Bool {
        guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        dismiss(animated: false)
        action.handler?(action)
        return true
    }
}
