// UIControl.swift: what a person can use, and what is called then.

import Foundation

/// What a person can use.
/// https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Kinds of use.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger comes down twice.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 8)
        /// A finger comes in.
        public static let touchDragEnter = Event(rawValue: 16)
        /// A finger goes out.
        public static let touchDragExit = Event(rawValue: 32)
        /// A finger goes up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system takes the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A person chose another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The user began editing.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user ended editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was tapped.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Whatever happens.
        public static let allEvents = Event(rawValue: UInt.max)
    }
    /// What it looks like.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it usually is.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
    /// Where its content would be between left and right.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where its content would be between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether it can be tapped.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Stored, no effect without a screen.
    open var isHighlighted = false
    /// Stored, no effect without a screen.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Stored, no effect without a screen.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether it can be tapped.
    open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }

    private struct Target {
        weak var object: AnyObject?
        var selector: Selector
        var events: Event
    }
    private var targets: [Target] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// Calls a method on a use. It is found by its name in the table that compiling gives to classes.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append(Target(object: target as AnyObject?, selector: action, events: events))
    }
    /// Calls a method no longer.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.removeAll {
            $0.object === target as AnyObject? && (action == nil || $0.selector == action)
                && !$0.events.isDisjoint(with: events)
        }
    }
    /// Calls a closure on a use.
    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

    /// Whether a use of that kind has any effect.
    func isUsed(for event: Event) -> Bool {
        targets.contains { !$0.events.isDisjoint(with: event) }
            || actions.contains { !$0.events.isDisjoint(with: event) }
    }

    /// Uses it as a person does.
    open func sendActions(for event: Event) {
        for target in targets where !target.events.isDisjoint(with: event) {
            guard let object = target.object ?? nearestResponder(to: target.selector) else { continue }
            _ = (object as? any InterfaceActions)?.performInterfaceAction(target.selector.baseName, sender: self)
        }
        for (action, events) in actions where !events.isDisjoint(with: event) { action.handler(action) }
    }

    private func nearestResponder(to selector: Selector) -> UIResponder? {
        var responder = next
        while let candidate = responder {
            if candidate.responds(to: selector) { return candidate }
            responder = candidate.next
        }
        return nil
    }
}

/// On or off.
/// https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// Stored, no effect without a screen.
    open var onTintColor: UIColor?
    /// Switches it without an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// One of several words.
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1
    /// The segment that is chosen, or `noSegment`.
    open var selectedSegmentIndex = -1
    /// The titles of all segments.
    open private(set) var titles: [String] = []
    /// The number of items.
    open var numberOfSegments: Int { titles.count }

    /// A control with these titles; images have none.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    /// A segment's title.
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    /// Puts a segment among the others.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(index, titles.count)))
    }
    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if titles.indices.contains(index) { titles[index] = title ?? "" }
    }
    /// Removes all.
    open func removeAllSegments() { titles = [] }
}

/// A number between two others.
/// https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The least value; what is set is not held to it.
    open var minimumValue: Float = 0
    /// The greatest value; what is set is not held to it.
    open var maximumValue: Float = 1
    /// Stored, no effect without a screen.
    open var isContinuous = true
    /// Sets the value without an event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A number in steps.
/// https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The value.
    open var value = 0.0
    /// The least value; what is set is not held to it.
    open var minimumValue = 0.0
    /// The greatest value; what is set is not held to it.
    open var maximumValue = 100.0
    /// Stored, no effect without a screen.
    open var stepValue = 1.0
}

/// A date.
/// https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The date that is chosen.
    open var date = Date()
    /// Stored, no effect without a screen.
    open var datePickerMode = Mode.dateAndTime
    /// Stored, no effect without a screen.
    open var minimumDate: Date?
    /// Stored, no effect without a screen.
    open var maximumDate: Date?
}
