// NSValueControls.swift: one of several words, and numbers between two others.

public import Foundation
public import UIKit

/// One of several words. A choice taps it by its word.
/// https://developer.apple.com/documentation/appkit/nssegmentedcontrol
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
    /// What a click does to the other words.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// Its appearance.
    public enum Style: Int, Sendable {
        case automatic, rounded, roundRect, texturedSquare, smallSquare, separated, capsule
    }

    private var labels: [String] = []
    private var chosen: Set<Int> = []
    /// What a click does to the other words.
    open var trackingMode = SwitchTracking.selectOne
    /// Stored, no effect without a screen.
    open var segmentStyle = Style.automatic
    /// The word that was chosen last; -1: none.
    open var selectedSegment = -1 {
        didSet {
            if trackingMode != .selectAny { chosen = [] }
            if selectedSegment >= 0 { chosen.insert(selectedSegment) }
        }
    }
    /// How many there are.
    open var segmentCount: Int {
        get { labels.count }
        set {
            let count = max(0, min(newValue, 1000))
            labels = Array(labels.prefix(count)) + Array(repeating: "", count: max(0, count - labels.count))
        }
    }

    /// Words that call a method.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.labels, self.trackingMode) = (labels, trackingMode)
        (self.target, self.action) = (target as AnyObject?, action)
    }
    /// Sets a word.
    open func setLabel(_ label: String, forSegment segment: Int) {
        if labels.indices.contains(segment) { labels[segment] = label }
    }
    /// A word.
    open func label(forSegment segment: Int) -> String? { labels.indices.contains(segment) ? labels[segment] : nil }
    /// Has no effect here.
    open func setImage(_ image: NSImage?, forSegment segment: Int) {}
    /// Has no effect here.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
    /// Whether a word is chosen.
    open func isSelected(forSegment segment: Int) -> Bool { chosen.contains(segment) }
    /// Chooses a word or not.
    open func setSelected(_ isSelected: Bool, forSegment segment: Int) {
        if isSelected { selectedSegment = segment } else { chosen.remove(segment) }
    }

    /// The words.
    open override var tapNames: [String] { isEnabled ? labels.filter { !$0.isEmpty } : [] }
    /// Chooses a word, or no longer where several may be chosen, and calls its method.
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
    /// Takes the words, and which is chosen.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        labels = values.all("label", of: "segment")
        selectedSegment = values.all("selected", of: "segment").firstIndex(of: "YES") ?? -1
    }
}

/// A number between two others. A choice types it.
/// https://developer.apple.com/documentation/appkit/nsslider
@preconcurrency @MainActor
open class NSSlider: NSControl {
    /// The least value.
    open var minValue = 0.0
    /// The greatest value.
    open var maxValue = 1.0
    /// Stored, no effect without a screen.
    open var numberOfTickMarks = 0
    /// Stored: any value between the two is taken.
    open var allowsTickMarkValuesOnly = false

    /// A value that calls a method.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
        (self.target, self.action) = (target as AnyObject?, action)
    }
    /// A value that calls a method.
    public convenience init(target: Any?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }

    /// The name.
    open override var fieldNames: [String] { isEnabled ? Array(readNames.prefix(1)) : [] }
    /// Takes a number by what it is called, between the least and the greatest.
    open override func type(_ text: String, into name: String?) -> Bool {
        guard isEnabled, let name, readNames.contains(name), let value = Double(text) else { return false }
        doubleValue = max(minValue, min(maxValue, value))
        sendAction(action, to: target)
        return true
    }
    /// Takes the limits and the value.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        minValue = values["minValue"].flatMap(Double.init) ?? 0
        maxValue = values["maxValue"].flatMap(Double.init) ?? 100
        doubleValue = values["doubleValue"].flatMap(Double.init) ?? 0
    }
}

/// A number in steps. A choice types it.
/// https://developer.apple.com/documentation/appkit/nsstepper
@preconcurrency @MainActor
open class NSStepper: NSSlider {
    /// Stored: what is typed is taken as it is.
    open var increment = 1.0
    /// Stored, no effect without a screen.
    open var valueWraps = true
    /// Stored, no effect without a screen.
    open var autorepeat = true
}
