// UIAction.swift: things to do, with titles to find them by, and menus of them.

import Foundation

/// Something in a menu.
/// https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Its appearance.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be tapped.
        public static let disabled = Attributes(rawValue: 1)
        /// It would be red.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not there.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// Whether it would have a mark beside it.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The visible text.
    public let title: String
    /// Stored, no effect without a screen.
    public let image: UIImage?

    fileprivate init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

/// A closure with a title.
/// https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Called with the action.
    public typealias Handler = @MainActor (UIAction) -> Void
    /// Whether it can be tapped; what it looks like is kept.
    open var attributes: Attributes
    /// Stored, no effect without a screen.
    open var state: State
    let handler: Handler

    /// An action.
    public init(
        title: String = "",
        image: UIImage? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping Handler
    ) {
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title: title, image: image)
    }
}

/// Actions that a button or a bar offers.
/// https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu would be shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without a menu of its own.
        public static let displayInline = Options(rawValue: 1)
        /// It would be red.
        public static let destructive = Options(rawValue: 2)
    }

    /// What is chosen from.
    public let children: [UIMenuElement]

    /// A menu of actions and other menus; the options are not kept.
    public init(
        title: String = "",
        image: UIImage? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions in it and in the menus in it that can be tapped.
    var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.actions }
            guard let action = child as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
                return []
            }
            return [action]
        }
    }
}
