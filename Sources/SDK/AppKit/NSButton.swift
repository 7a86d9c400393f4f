// NSButton.swift: buttons, check boxes and radio buttons as their titles. A choice taps them by their visible name.
// https://developer.apple.com/documentation/appkit/nsbutton

public import Foundation
public import UIKit

/// A button.
/// https://developer.apple.com/documentation/appkit/nsbutton
@preconcurrency @MainActor
open class NSButton: NSControl {
    /// The behavior of a button when clicked.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
        case accelerator, multiLevelAccelerator
    }
    /// The appearance of the bezel.
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
    /// The position of the image.
    public typealias ImagePosition = NSControl.ImagePosition

    /// The visible title, by which choices tap the button.
    open var title = ""
    /// The visible title with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The image; its description names a button without a title.
    open var image: NSImage?

    // MARK: Stored, no effect without a screen
    open var alternateTitle = ""
    open var alternateImage: NSImage?
    open var imagePosition = NSControl.ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageHugsTitle = false
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var bezelStyle = BezelStyle.rounded
    open var bezelColor: NSColor?
    open var contentTintColor: NSColor?
    open var isBordered = true
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var hasDestructiveAction = false
    open var sound: NSSound?

    /// Stored, no effect: there is no keyboard.
    open var keyEquivalent = ""
    /// Stored, no effect: there is no keyboard.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// Whether clicks include the mixed state.
    open var allowsMixedState = false
    /// Whether the button is on.
    open var state = NSControl.StateValue.off
    private var buttonType = ButtonType.momentaryPushIn

    /// Creates a button that calls a method.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    /// Creates a button with an image that calls a method.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        self.image = image
    }
    /// Creates a button with an image that calls a method.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    /// Creates a check box: a tap toggles it, and calls a method.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
    }
    /// Creates a radio button: a tap turns it on, turns its siblings with the same action off, and calls the method.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
    }

    /// Sets the behavior when clicked.
    open func setButtonType(_ type: ButtonType) { buttonType = type }
    /// Has no effect here.
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    /// Changes to the next state.
    open func setNextState() {
        switch state {
        case .on: state = allowsMixedState ? .mixed : .off
        case .mixed: state = .off
        default: state = .on
        }
    }
    /// Taps it, if it is enabled.
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

    /// The visible name, if it has an effect.
    open override var tapNames: [String] { isEnabled && (action != nil || keepsState) ? Array(allNames.prefix(1)) : [] }
    /// Taps it by its title, its image's description, or its label.
    open override func tap(_ name: String) -> Bool {
        guard isEnabled, action != nil || keepsState, allNames.contains(name) else { return false }
        performClick(nil)
        return true
    }
    /// Reads the title, the type and the state.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
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
    /// The position of a button's image.
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
        case imageTrailing
    }
}

/// A switch. A choice taps it by its label.
/// https://developer.apple.com/documentation/appkit/nsswitch
@preconcurrency @MainActor
open class NSSwitch: NSControl {
    /// Whether the switch is on.
    open var state = NSControl.StateValue.off
    /// The name by which choices tap the switch.
    open override var tapNames: [String] { isEnabled ? Array(readNames.prefix(1)) : [] }
    /// Toggles it by its label.
    open override func tap(_ name: String) -> Bool {
        guard isEnabled, readNames.contains(name) else { return false }
        performClick(nil)
        return true
    }
    /// Toggles it, if it is enabled.
    open override func performClick(_ sender: Any?) {
        if isEnabled { state = state == .on ? .off : .on }
        super.performClick(sender)
    }
}

/// A sound, which is never played.
/// https://developer.apple.com/documentation/appkit/nssound
open class NSSound: NSObject {
    /// A sound's name.
    public typealias Name = String
    /// Returns nil: there are no sounds.
    public init?(named name: Name) { nil }
    /// Has no effect here.
    public static func beep() {}
    /// Always false: nothing is played.
    @discardableResult open func play() -> Bool { false }
}
