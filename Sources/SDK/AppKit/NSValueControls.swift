// NSValueControls.swift: segmented controls, sliders and steppers.

public import Foundation
public import UIKit

/// A segmented control. A choice taps a segment by its label.
/// https://developer.apple.com/documentation/appkit/nssegmentedcontrol
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
    /// The effect of a click on the other segments.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// The appearance of a segmented control.
    public enum Style: Int, Sendable {
        case automatic, rounded, roundRect, texturedSquare, smallSquare, separated, capsule
    }

    private var labels: [String] = []
    private var chosen: Set<Int> = []
    /// The effect of a click on the other segments.
    open var trackingMode = SwitchTracking.selectOne
    /// The segment style. It is stored and has no effect without a screen.
    open var segmentStyle = Style.automatic
    /// The last selected segment; -1: none.
    open var selectedSegment = -1 {
        didSet {
            if trackingMode != .selectAny { chosen = [] }
            if selectedSegment >= 0 { chosen.insert(selectedSegment) }
        }
    }
    /// The number of segments.
    open var segmentCount: Int {
        get { labels.count }
        set {
            let count = max(0, min(newValue, 1000))
            labels = Array(labels.prefix(count)) + Array(repeating: "", count: max(0, count - labels.count))
        }
    }

    /// Creates a segmented control with labels that calls a method.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.labels, self.trackingMode) = (labels, trackingMode)
        (self.target, self.action) = (target as AnyObject?, action)
    }
    /// Sets a label.
    open func setLabel(_ label: String, forSegment segment: Int) {
        if labels.indices.contains(segment) { labels[segment] = label }
    }
    /// A label.
    open func label(forSegment segment: Int) -> String? { labels.indices.contains(segment) ? labels[segment] : nil }
    /// Has no effect here.
    open func setImage(_ image: NSImage?, forSegment segment: Int) {}
    /// Has no effect here.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
    /// Whether a segment is selected.
    open func isSelected(forSegment segment: Int) -> Bool { chosen.contains(segment) }
    /// Selects or deselects a segment.
    open func setSelected(_ isSelected: Bool, forSegment segment: Int) {
        if isSelected { selectedSegment = segment } else { chosen.remove(segment) }
    }

    /// The segments' labels, by which choices tap them.
    open override var tapNames: [String] { isEnabled ? labels.filter { !$0.isEmpty } : [] }
    /// Selects a segment, or toggles it if several may be selected, and calls the action.
    open override func tap(_ name: String) -> Bool {
        guard isEnabled, let index = labels.firstIndex(of: name), !name.isEmpty else { return false }
        if trackingMode == .selectAny, chosen.contains(index) {
            chosen.remove(index)
        } else {
            selectedSegment = index
        }
        sendAction(action, to: target)
        return true
    }
    /// Reads the labels and the selection.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
        labels = values.all("label", of: "segment")
        selectedSegment = values.all("selected", of: "segment").firstIndex(of: "YES") ?? -1
    }
}

/// A slider. A choice types its value.
/// https://developer.apple.com/documentation/appkit/nsslider
@preconcurrency @MainActor
open class NSSlider: NSControl {
    /// The minimum value.
    open var minValue = 0.0
    /// The maximum value.
    open var maxValue = 1.0
    /// The number of tick marks. It is stored and has no effect without a screen.
    open var numberOfTickMarks = 0
    /// Stored, no effect: any value in the range is accepted.
    open var allowsTickMarkValuesOnly = false

    /// Creates a slider that calls a method.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
        (self.target, self.action) = (target as AnyObject?, action)
    }
    /// Creates a slider that calls a method.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }

    /// The name by which choices set the slider.
    open override var fieldNames: [String] { isEnabled ? Array(readNames.prefix(1)) : [] }
    /// Sets the value by its label, limited to the range.
    open override func type(_ text: String, into name: String?) -> Bool {
        guard isEnabled, let name, readNames.contains(name), let value = Double(text) else { return false }
        doubleValue = max(minValue, min(maxValue, value))
        sendAction(action, to: target)
        return true
    }
    /// Reads the limits and the value.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
        minValue = values["minValue"].flatMap(Double.init) ?? 0
        maxValue = values["maxValue"].flatMap(Double.init) ?? 100
        doubleValue = values["doubleValue"].flatMap(Double.init) ?? 0
    }
}

/// A stepper. A choice types its value.
/// https://developer.apple.com/documentation/appkit/nsstepper
@preconcurrency @MainActor
open class NSStepper: NSSlider {
    /// Stored, no effect: a typed value is accepted unchanged.
    open var increment = 1.0
    /// Whether the value wraps around. It is stored and has no effect without a screen.
    open var valueWraps = true
    /// Whether holding the mouse button repeats the step. It is stored and has no effect without a screen.
    open var autorepeat = true
}
