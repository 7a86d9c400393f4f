// NSControl.swift: a control, its value, and its action.
// https://developer.apple.com/documentation/appkit/nscontrol

public import Foundation
public import UIKit

/// A control.
/// https://developer.apple.com/documentation/appkit/nscontrol
@preconcurrency @MainActor
open class NSControl: NSView, DescribedInterface, NibView {
    /// The size of a control.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    /// A state: on, off or mixed.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// The raw value: the number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The mixed state.
        public static let mixed = Self(-1)
        /// The off state.
        public static let off = Self(0)
        /// The on state.
        public static let on = Self(1)
    }

    /// Posted when the user begins editing; the object is the control.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "NSControlTextDidBeginEditingNotification"
    )
    /// Posted when the user has changed the text; the object is the control.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "NSControlTextDidChangeNotification"
    )
    /// Posted when the user ends editing; the object is the control.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "NSControlTextDidEndEditingNotification"
    )

    /// The target; without one, the first responder in the chain that has the method.
    open weak var target: AnyObject?
    /// The action, found by its name in the table that compiling adds to classes.
    open var action: Selector?
    /// Whether the control is enabled.
    open var isEnabled = true

    // MARK: Stored, no effect without a screen
    open var isHighlighted = false
    open var isContinuous = false
    open var controlSize = ControlSize.regular
    open var font: NSFont? = .systemFont(ofSize: 13)
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var usesSingleLineMode = false
    open var refusesFirstResponder = false

    /// Stored, no effect: texts are not formatted.
    open var formatter: Formatter?
    /// The cell, which is equivalent to the control.
    open private(set) lazy var cell: NSCell? = NSCell()

    /// The control's value, of any type.
    open var objectValue: Any?
    /// The value as a string.
    open var stringValue: String {
        get { objectValue.map { ($0 as? NSAttributedString)?.string ?? "\($0)" } ?? "" }
        set { objectValue = newValue }
    }
    /// The value as an attributed string.
    open var attributedStringValue: NSAttributedString {
        get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue }
    }
    /// The value as a number; 0 for a text that is not a number.
    open var doubleValue: Double {
        get { (objectValue as? NSNumber)?.doubleValue ?? Double(stringValue) ?? 0 }
        set { objectValue = newValue }
    }
    /// The value as a number; 0 for a text that is not a number.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// The value as an integer; 0 for a text that is not a number.
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = newValue }
    }
    /// The value as an integer.
    open var intValue: Int32 {
        get { Int32(clamping: integerValue) }
        set { integerValue = Int(newValue) }
    }

    /// Calls a method of an object, or of the first responder in the chain that has it. False if none has it.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        let found =
            target.map { $0 as AnyObject }
            ?? sequence(first: self as UIResponder) { $0.next }.first { $0.responds(to: action) }
        return (found as? any InterfaceActions)?.performInterfaceAction(action.baseName, sender: self) ?? false
    }
    /// Performs a click, if the control is enabled.
    open func performClick(_ sender: Any?) { if isEnabled { sendAction(action, to: target) } }
    /// Has no effect here.
    open func sizeToFit(_ nothing: Void = ()) {}

    /// The label next to the control, for controls without a title.
    var readNames: [String] {
        [accessibilityLabel, accessibilityIdentifier, identifier?.rawValue, toolTip].compactMap { $0 }
    }

    // MARK: - User input

    /// Empty, unless a subclass can be tapped.
    open var tapNames: [String] { [] }
    /// False, unless a subclass can be tapped.
    open func tap(_ name: String) -> Bool { false }
    /// Empty, unless a subclass accepts text.
    open var fieldNames: [String] { [] }
    /// False, unless a subclass accepts text.
    open func type(_ text: String, into name: String?) -> Bool { false }
    /// Empty, unless a subclass offers choices.
    open var choiceTexts: [String] { [] }
    /// False, unless a subclass offers choices.
    open func choose(at index: Int) -> Bool { false }

    // MARK: - Nibs

    /// Reads whether it is enabled.
    open func applyNibValues(_ values: NibValues) { isEnabled = values.flag("enabled") ?? true }
    /// Sets target and action.
    open func connectNibAction(_ action: Selector, of target: AnyObject) {
        (self.action, self.target) = (action, target)
    }
    /// False, unless a subclass has outlets.
    open func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// Adds a subview.
    open func addNibView(_ view: UIView) { addSubview(view) }
}

/// The cell of a control.
/// https://developer.apple.com/documentation/appkit/nscell
@preconcurrency @MainActor
open class NSCell: NSObject {
    /// How an image fills a control.
    public typealias ImageScaling = NSImageScaling

    // MARK: Stored, no effect without a screen
    open var wraps = false
    open var isScrollable = false
    open var usesSingleLineMode = false
    open var truncatesLastVisibleLine = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var controlSize = NSControl.ControlSize.regular

    /// Creates a cell.
    public nonisolated override init() { super.init() }
}

/// How an image fills a control.
/// https://developer.apple.com/documentation/appkit/nsimagescaling
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
