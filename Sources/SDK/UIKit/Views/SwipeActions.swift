// SwipeActions.swift: the swipe actions of a table row. A choice taps such an action by its title and the row's text:
// {"tap": "Delete: Latin"}.

import Foundation

/// An action of a swipe.
/// https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable { case normal, destructive }
    /// Performs the action, and calls its last argument with whether it succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The closure that runs the action.
    public let handler: Handler
    /// The visible text.
    open var title: String?

    // MARK: Stored, no effect without a screen
    public let style: Style
    open var image: UIImage?
    open var backgroundColor: UIColor!

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions of one swipe.
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions that a swipe on the row reveals.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action. It is stored and has no effect without a screen.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of these actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a swipe, in the older API.
/// https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        case `default`, normal
        /// The same as `default`.
        public static let destructive = Style.default
    }
    /// The style. It is stored and has no effect without a screen.
    public let style: Style
    /// The visible text.
    open var title: String?
    /// The background color. It is stored and has no effect without a screen.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

extension UITableView {
    /// Performs a row's swipe action, named as `ACTION: ROW`; false if there is no such row or action.
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
