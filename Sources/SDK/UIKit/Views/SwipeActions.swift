// SwipeActions.swift: what swiping a row of a list offers. A choice taps such an action by its title and the row's text:
// {"tap": "Delete: Latin"}.

import Foundation

/// What a swipe offers.
/// https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action would look like.
    public enum Style: Int, Sendable { case normal, destructive }
    /// Does it, and calls its last argument with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Stored, no effect without a screen.
    public let style: Style
    /// What is done when it is tapped.
    public let handler: Handler
    /// The visible text.
    open var title: String?
    /// Stored, no effect without a screen.
    open var image: UIImage?
    /// Stored, no effect without a screen.
    open var backgroundColor: UIColor!

    /// An action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions of one swipe.
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// What is offered.
    public let actions: [UIContextualAction]
    /// Stored, no effect without a screen.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration of these actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// What a swipe offers, in its older form.
/// https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What an action would look like.
    public enum Style: Int, Sendable {
        case `default`, normal
        /// The same as `default`.
        public static let destructive = Style.default
    }
    /// Stored, no effect without a screen.
    public let style: Style
    /// The visible text.
    open var title: String?
    /// Stored, no effect without a screen.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

extension UITableView {
    /// Does what swiping a row offers, by `ACTION: ROW`; false if there is no such row or action.
    func swipe(_ name: String) -> Bool {
        guard let delegate, name.contains(": ") else { return false }
        for place in places {
            let suffix = ": \(text(at: place))"
            guard name.hasSuffix(suffix) else { continue }
            let title = String(name.dropLast(suffix.count))
            let offered = [
                delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: place),
                delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: place),
            ]
            if let action = offered.compactMap({ $0 }).flatMap(\.actions).first(where: { $0.title == title }) {
                action.handler(action, cellForRow(at: place) ?? self) { _ in }
                return true
            }
            let actions = delegate.tableView(self, editActionsForRowAt: place) ?? []
            if let action = actions.first(where: { $0.title == title }) {
                action.handler(action, place)
                return true
            }
        }
        return false
    }
}
