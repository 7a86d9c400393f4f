// NSButton.swift: buttons, check boxes and radio buttons as their titles. A choice taps them by what is read on them.
// https://developer.apple.com/documentation/appkit/nsbutton

public import Foundation
public import UIKit

/// A button.
/// https://developer.apple.com/documentation/appkit/nsbutton
@preconcurrency @MainActor
open class NSButton: NSControl {
    /// What a click does to a button.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
        case accelerator, multiLevelAccelerator
    }
    /// What its edge would look like.
    public enum BezelStyle: UInt, Sendable {
        case rounded = 1
        case regularSquare
        case disclosure = 5
        case shadowlessSquare, circular, texturedSquare, helpButton, smallSquare
        case texturedRounded, roundRect, recessed, roundedDisclosure, inline
        /// Apple's newer name of `rounded`.
        public static let push = rounded
        /// Apple's newer name of `regularSquare`.
        public static let flexiblePush = regularSquare
        /// Apple's newer name of `texturedRounded`.
        public static let toolbar = texturedRounded
        /// Apple's newer name of `recessed`.
        public static let accessoryBar = recessed
        /// Apple's newer name of `roundRect`.
        public static let accessoryBarAction = roundRect
        /// Apple's newer name of `inline`.
        public static let badge = inline
    }
    /// Where its image would be.
    public typealias ImagePosition = NSControl.ImagePosition

    /// What a person reads; the name by which it is tapped.
    open var title = ""
    /// What a person reads, with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// Stored, no effect without a screen.
    open var alternateTitle = ""
    /// What it shows; a button without a title is read by the image's description.
    open var image: NSImage?
    /// Stored, no effect without a screen.
    open var alternateImage: NSImage?
    /// Stored, no effect without a screen.
    open var imagePosition = NSControl.ImagePosition.noImage
    /// Stored, no effect without a screen.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// Stored, no effect without a screen.
    open var imageHugsTitle = false
    /// Stored, no effect without a screen.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// Stored, no effect without a screen.
    open var bezelStyle = BezelStyle.rounded
    /// Stored, no effect without a screen.
    open var bezelColor: NSColor?
    /// Stored, no effect without a screen.
    open var contentTintColor: NSColor?
    /// Stored, no effect without a screen.
    open var isBordered = true
    /// Stored, no effect without a screen.
    open var isTransparent = false
    /// Stored, no effect without a screen.
    open var showsBorderOnlyWhileMouseInside = false
    /// Stored, no effect without a screen.
    open var hasDestructiveAction = false
    /// Stored, no effect: there are no keys.
    open var keyEquivalent = ""
    /// Stored, no effect: there are no keys.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// Stored, no effect without a screen.
    open var sound: NSSound?
    /// Whether a click can lead to a state between on and off.
    open var allowsMixedState = false
    /// Whether it is on.
    open var state = NSControl.StateValue.off
    private var buttonType = ButtonType.momentaryPushIn

    /// A button that calls a method.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    /// A button with an image that calls a method.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
    }
    /// A button with an image that calls a method.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    /// A check box: a tap turns it on or off, and calls a method.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }
    /// A radio button: a tap turns it on, those beside it that call the same method off, and calls the method.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }

    /// Sets what a click does to it.
    open func setButtonType(_ type: ButtonType) { buttonType = type }
    /// Has no effect here.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// Goes to its next state.
    open func setNextState() {
        switch state {
        case .on: state = allowsMixedState ? .mixed : .off
        case .mixed: state = .off
        default: state = .on
        }
    }
    /// Taps it, if it can be used.
    open override func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        switch buttonType {
        case .radio:
            state = .on
            for case let other as NSButton in superview?.subviews ?? []
            where other !== self && other.buttonType == .radio && other.action == action {
                other.state = .off
            }
        case .switch, .toggle, .onOff, .pushOnPushOff: setNextState()
        default: break
        }
        super.performClick(sender)
    }

    private var keepsState: Bool { [.switch, .toggle, .onOff, .pushOnPushOff, .radio].contains(buttonType) }
    private var allNames: [String] {
        [title, image?.accessibilityDescription ?? ""].filter { !$0.isEmpty } + readNames
    }

    /// What is read on it, if it does something.
    open override var tapNames: [String] { isEnabled && (action != nil || keepsState) ? Array(allNames.prefix(1)) : [] }
    /// Taps it by its title, its image's description, or what it is called.
    open override func tap(_ name: String) -> Bool {
        guard isEnabled, action != nil || keepsState, allNames.contains(name) else { return false }
        performClick(nil)
        return true
    }
    /// Takes the title, the kind and the state.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        title = values["title"] ?? ""
        state = values["state"] == "on" ? .on : .off
        switch values["type"] {
        case "check": buttonType = .switch
        case "radio": buttonType = .radio
        default: break
        }
    }
}

extension NSControl {
    /// Where a button's image would be.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
        case imageTrailing
    }
}

/// On or off, as a switch. A choice taps it by what it is called.
/// https://developer.apple.com/documentation/appkit/nsswitch
@preconcurrency @MainActor
open class NSSwitch: NSControl {
    /// Whether it is on.
    open var state = NSControl.StateValue.off
    /// The name.
    open override var tapNames: [String] { isEnabled ? Array(readNames.prefix(1)) : [] }
    /// Switches it by what it is called.
    open override func tap(_ name: String) -> Bool {
        guard isEnabled, readNames.contains(name) else { return false }
        performClick(nil)
        return true
    }
    /// Switches it, if it can be used.
    open override func performClick(_ sender: Any?) {
        if isEnabled { state = state == .on ? .off : .on }
        super.performClick(sender)
    }
}

/// A sound, which nobody hears.
/// https://developer.apple.com/documentation/appkit/nssound
open class NSSound: NSObject {
    /// A sound's name.
    public typealias Name = String
    /// No sound is here: nil.
    public init?(named name: Name) { nil }
    /// Has no effect here.
    public static func beep() {}
    /// Nobody hears it: false.
    @discardableResult open func play() -> Bool { false }
}
