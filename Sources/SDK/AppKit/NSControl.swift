// NSControl.swift: what a person can use, its value, and whom it calls then.
// https://developer.apple.com/documentation/appkit/nscontrol

public import Foundation
public import UIKit

/// What a person can use.
/// https://developer.apple.com/documentation/appkit/nscontrol
@preconcurrency @MainActor
open class NSControl: NSView, DescribedInterface, NibView {
    /// How large it would be.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    /// On, off, or neither.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// Neither.
        public static let mixed = Self(-1)
        /// Off.
        public static let off = Self(0)
        /// On.
        public static let on = Self(1)
    }

    /// Posted when a person begins to type; the object is the control.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "NSControlTextDidBeginEditingNotification"
    )
    /// Posted when a person has typed; the object is the control.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "NSControlTextDidChangeNotification"
    )
    /// Posted when a person is done; the object is the control.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "NSControlTextDidEndEditingNotification"
    )

    /// Whom it calls; without one, the first in the chain of responders that has the method.
    open weak var target: AnyObject?
    /// The method that it calls, found by its name in the table that compiling gives to classes.
    open var action: Selector?
    /// Whether a person can use it.
    open var isEnabled = true
    /// Stored, no effect without a screen.
    open var isHighlighted = false
    /// Stored, no effect without a screen.
    open var isContinuous = false
    /// Stored, no effect without a screen.
    open var controlSize = ControlSize.regular
    /// Stored, no effect without a screen.
    open var font: NSFont? = .systemFont(ofSize: 13)
    /// Stored, no effect without a screen.
    open var alignment = NSTextAlignment.natural
    /// Stored, no effect without a screen.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored, no effect without a screen.
    open var usesSingleLineMode = false
    /// Stored, no effect without a screen.
    open var refusesFirstResponder = false
    /// Stored: texts are not formatted.
    open var formatter: Formatter?
    /// What it is drawn by, which is as good as the control itself.
    open private(set) lazy var cell: NSCell? = NSCell()

    /// Its value.
    open var objectValue: Any?
    /// Its value as a text.
    open var stringValue: String {
        get { objectValue.map { ($0 as? NSAttributedString)?.string ?? "\($0)" } ?? "" }
        set { objectValue = newValue }
    }
    /// Its value as a text with attributes.
    open var attributedStringValue: NSAttributedString {
        get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue }
    }
    /// Its value as a number; 0 for a text that is none.
    open var doubleValue: Double {
        get { (objectValue as? NSNumber)?.doubleValue ?? Double(stringValue) ?? 0 }
        set { objectValue = newValue }
    }
    /// Its value as a number; 0 for a text that is none.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// Its value as a whole number; 0 for a text that is none.
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = newValue }
    }
    /// Its value as a whole number.
    open var intValue: Int32 {
        get { Int32(clamping: integerValue) }
        set { integerValue = Int(newValue) }
    }

    /// Calls a method of an object, or of the first in the chain of responders that has it. False if there is none.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        let found =
            target.map { $0 as AnyObject }
            ?? sequence(first: self as UIResponder) { $0.next }.first { $0.responds(to: action) }
        return (found as? any InterfaceActions)?.performInterfaceAction(action.baseName, sender: self) ?? false
    }
    /// Uses it as a person does, if it can be used.
    open func performClick(_ sender: Any?) { if isEnabled { sendAction(action, to: target) } }
    /// Has no effect here.
    open func sizeToFit(_ nothing: Void = ()) {}

    /// What a person reads beside it, for those that have no text of their own.
    var readNames: [String] {
        [accessibilityLabel, accessibilityIdentifier, identifier?.rawValue, toolTip].compactMap { $0 }
    }

    // MARK: - A person's hands

    /// Nothing, unless a subclass can be tapped.
    open var tapNames: [String] { [] }
    /// Taps nothing, unless a subclass can be tapped.
    open func tap(_ name: String) -> Bool { false }
    /// Nothing, unless a subclass takes texts.
    open var fieldNames: [String] { [] }
    /// Types nothing, unless a subclass takes texts.
    open func type(_ text: String, into name: String?) -> Bool { false }
    /// Nothing, unless a subclass offers a choice.
    open var choiceTexts: [String] { [] }
    /// Chooses nothing, unless a subclass offers a choice.
    open func choose(at index: Int) -> Bool { false }

    // MARK: - Nibs

    /// Takes whether it can be used.
    open func takeNibValues(_ values: NibValues) { isEnabled = values.flag("enabled") ?? true }
    /// Is told whom it calls.
    open func connectNibAction(_ action: Selector, of target: AnyObject) {
        (self.action, self.target) = (action, target)
    }
    /// None, unless a subclass has some.
    open func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// Puts a view inside.
    open func addNibView(_ view: UIView) { addSubview(view) }
}

/// What a control would be drawn by.
/// https://developer.apple.com/documentation/appkit/nscell
@preconcurrency @MainActor
open class NSCell: NSObject {
    /// How an image would fill a control.
    public typealias ImageScaling = NSImageScaling
    /// Stored, no effect without a screen.
    open var wraps = false
    /// Stored, no effect without a screen.
    open var isScrollable = false
    /// Stored, no effect without a screen.
    open var usesSingleLineMode = false
    /// Stored, no effect without a screen.
    open var truncatesLastVisibleLine = false
    /// Stored, no effect without a screen.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored, no effect without a screen.
    open var controlSize = NSControl.ControlSize.regular
    /// A cell.
    public nonisolated override init() { super.init() }
}

/// How an image would fill a control.
/// https://developer.apple.com/documentation/appkit/nsimagescaling
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
