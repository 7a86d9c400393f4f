// UIControl.swift: controls, and the actions that they call.

import Foundation

/// A control.
/// https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The event when a touch begins.
        public static let touchDown = Event(rawValue: 1)
        /// The event when a repeated touch begins.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// The event when a touch moves inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// The event when a touch moves outside.
        public static let touchDragOutside = Event(rawValue: 8)
        /// The event when a touch enters.
        public static let touchDragEnter = Event(rawValue: 16)
        /// The event when a touch leaves.
        public static let touchDragExit = Event(rawValue: 32)
        /// The event when a touch ends outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The event of a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The user began editing.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user ended editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was tapped.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events.
        public static let allEvents = Event(rawValue: UInt.max)
    }
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal: State = []
        /// The highlighted state.
        public static let highlighted = State(rawValue: 1)
        /// The disabled state: not enabled.
        public static let disabled = State(rawValue: 2)
        /// The selected state.
        public static let selected = State(rawValue: 4)
    }
    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether the control is enabled.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false

    // MARK: Stored, no effect without a screen
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// The state, from `isEnabled` and `isSelected`.
    open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }

    private struct Target {
        weak var object: AnyObject?
        var selector: Selector
        var events: Event
    }
    private var targets: [Target] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// Registers a method for events. It is found by its name in the table that compiling adds to classes.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        targets.append(Target(object: target as AnyObject?, selector: action, events: events))
    }
    /// Unregisters a method.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        targets.removeAll {
            $0.object === target as AnyObject? && (action == nil || $0.selector == action)
                && !$0.events.isDisjoint(with: events)
        }
    }
    /// Registers an action for events.
    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

    /// Whether an event has any effect.
    func isUsed(for event: Event) -> Bool {
        targets.contains { !$0.events.isDisjoint(with: event) }
            || actions.contains { !$0.events.isDisjoint(with: event) }
    }

    /// Triggers events as a user does.
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

/// A switch.
/// https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The on tint color. It is stored and has no effect without a screen.
    open var onTintColor: UIColor?
    /// Sets the state without an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A segmented control.
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index if no segment is selected.
    public static let noSegment = -1
    /// The selected segment, or `noSegment`.
    open var selectedSegmentIndex = -1
    /// The titles of all segments.
    open private(set) var titles: [String] = []
    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// Creates a control with these titles; images have no title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    /// A segment's title.
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    /// Inserts a segment.
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

/// A slider.
/// https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The slider's value.
    open var value: Float = 0
    /// The minimum value; values are not limited to it.
    open var minimumValue: Float = 0
    /// The maximum value; values are not limited to it.
    open var maximumValue: Float = 1
    /// Whether it is continuous. It is stored and has no effect without a screen.
    open var isContinuous = true
    /// Sets the value without an event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A stepper.
/// https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The stepper's value.
    open var value = 0.0
    /// The minimum value; values are not limited to it.
    open var minimumValue = 0.0
    /// The maximum value; values are not limited to it.
    open var maximumValue = 100.0
    /// The step value. It is stored and has no effect without a screen.
    open var stepValue = 1.0
}

/// A date.
/// https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The mode of a date picker.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The selected date.
    open var date = Date()

    // MARK: Stored, no effect without a screen
    open var datePickerMode = Mode.dateAndTime
    open var minimumDate: Date?
    open var maximumDate: Date?
}
