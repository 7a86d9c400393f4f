// UIAction.swift: actions with titles, and menus of them.

import Foundation

/// A menu element.
/// https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The appearance of a menu element.
    public struct Attributes: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The disabled attribute.
        public static let disabled = Attributes(rawValue: 1)
        /// The destructive attribute.
        public static let destructive = Attributes(rawValue: 2)
        /// The hidden attribute.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// The state shown by a mark.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The visible text.
    public let title: String
    /// The image. It is stored and has no effect without a screen.
    public let image: UIImage?

    fileprivate init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

/// An action.
/// https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Called with the action.
    public typealias Handler = @MainActor (UIAction) -> Void
    /// The attributes; determine whether it can be tapped.
    open var attributes: Attributes
    /// The state. It is stored and has no effect without a screen.
    open var state: State
    let handler: Handler

    /// Creates an action.
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

/// A menu.
/// https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// How a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The display inline option: inline.
        public static let displayInline = Options(rawValue: 1)
        /// The destructive option.
        public static let destructive = Options(rawValue: 2)
    }

    /// The menu's items and submenus.
    public let children: [UIMenuElement]

    /// Creates a menu of actions and other menus; the options are not stored.
    public init(
        title: String = "",
        image: UIImage? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The enabled actions in it and its submenus.
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
