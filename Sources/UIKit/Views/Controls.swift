// Controls.swift: texts, buttons and images as their values.

import Foundation

/// What a person can use.
@MainActor
open class UIControl: UIView {
    /// Kinds of use.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    open var isEnabled = true
    open var isSelected = false

    /// The method is found by its name when a choice names it.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

@MainActor
open class UIButton: UIControl {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
    }

    /// The title, whatever the state.
    open private(set) var currentTitle: String?
    open func setTitle(_ title: String?, for state: State) { currentTitle = title }
}

@MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor
open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1
}

@MainActor
open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var textColor: UIColor?
    open var numberOfLines = 1
}

@MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
}

@MainActor
open class UITextView: UIView {
    open var text: String! = ""
    open var isEditable = true
    open weak var delegate: (any UITextViewDelegate)?
}

@MainActor
public protocol UITextViewDelegate: AnyObject {
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
}

@MainActor
open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
    }
}

@MainActor
open class UIActivityIndicatorView: UIView {
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
