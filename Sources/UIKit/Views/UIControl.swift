// UIControl.swift: what a person can use, and what is called then.

import Foundation

/// What a person can use.
/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
    /// Kinds of use.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: UInt.max)
    }
    /// What it looks like.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
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
@MainActor
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// One of several words.
/// https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    open var selectedSegmentIndex = -1
    open private(set) var titles: [String] = []
    open var numberOfSegments: Int { titles.count }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(index, titles.count)))
    }
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if titles.indices.contains(index) { titles[index] = title ?? "" }
    }
    open func removeAllSegments() { titles = [] }
}

/// A number between two others.
/// https://developer.apple.com/documentation/uikit/uislider
@MainActor
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A number in steps.
/// https://developer.apple.com/documentation/uikit/uistepper
@MainActor
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
}

/// A date.
/// https://developer.apple.com/documentation/uikit/uidatepicker
@MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var minimumDate: Date?
    open var maximumDate: Date?
}
