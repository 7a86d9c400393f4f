// NSTextField.swift: labels and fields as their texts. A choice types into those that can be edited.
// https://developer.apple.com/documentation/appkit/nstextfield

public import Foundation
public import UIKit

/// Told while a person types into a control.
/// https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
    /// The user began editing.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// The text changed.
    func controlTextDidChange(_ obj: Notification)
    /// The user ended editing.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Asked when the return key is pressed, whose command is `insertNewline(_:)`. True: nothing else is done.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
    /// Does nothing unless overridden.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// Does nothing unless overridden.
    public func controlTextDidChange(_ obj: Notification) {}
    /// Does nothing unless overridden.
    public func controlTextDidEndEditing(_ obj: Notification) {}
    /// No.
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}

/// Told while a person types into a field.
/// https://developer.apple.com/documentation/appkit/nstextfielddelegate
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A label or a field.
/// https://developer.apple.com/documentation/appkit/nstextfield
@preconcurrency @MainActor
open class NSTextField: NSControl {
    /// What its edge would look like.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    /// What a person would read while it is empty; a name by which it is found.
    open var placeholderString: String?
    /// What a person would read while it is empty.
    open var placeholderAttributedString: NSAttributedString? {
        get { placeholderString.map { NSAttributedString(string: $0) } }
        set { placeholderString = newValue?.string }
    }
    /// Stored, no effect without a screen.
    open var textColor: NSColor? = .controlTextColor
    /// Whether a person can type.
    open var isEditable = true
    /// Stored, no effect without a screen.
    open var isSelectable = true
    /// Stored, no effect without a screen.
    open var isBordered = false
    /// Stored, no effect without a screen.
    open var isBezeled = true
    /// Stored, no effect without a screen.
    open var bezelStyle = BezelStyle.squareBezel
    /// Stored, no effect without a screen.
    open var drawsBackground = true
    /// Stored, no effect without a screen.
    open var maximumNumberOfLines = 0
    /// Stored, no effect without a screen.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Stored, no effect without a screen.
    open var allowsEditingTextAttributes = false
    /// Stored, no effect without a screen.
    open var allowsDefaultTighteningForTruncation = false
    /// Stored, no effect without a screen.
    open var isAutomaticTextCompletionEnabled = false
    /// Who is told while a person types.
    open weak var delegate: (any NSTextFieldDelegate)?

    /// A field with a text.
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    /// A text that is read, on one line.
    public convenience init(labelWithString string: String) {
        self.init(string: string)
        (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
        lineBreakMode = .byClipping
    }
    /// A text that is read, on as many lines as it takes.
    public convenience init(wrappingLabelWithString string: String) {
        self.init(labelWithString: string)
        (isSelectable, lineBreakMode) = (true, .byWordWrapping)
    }
    /// A text that is read.
    public convenience init(labelWithAttributedString string: NSAttributedString) {
        self.init(labelWithString: "")
        attributedStringValue = string
    }

    /// Nobody is typing: nil.
    open func currentEditor() -> NSText? { nil }
    /// Has no effect here.
    open func selectText(_ sender: Any?) {}
    /// Told when a person has typed; tells the delegate.
    open func textDidChange(_ notification: Notification) { delegate?.controlTextDidChange(notification) }

    private var allNames: [String] { [placeholderString].compactMap { $0 } + readNames }
    private var canBeTypedInto: Bool { isEnabled && isEditable }

    /// What is read in it, if a person can type.
    open override var fieldNames: [String] { canBeTypedInto ? [allNames.first ?? ""] : [] }
    /// Types as a person does, and ends with the return key, which calls its method.
    open override func type(_ text: String, into name: String?) -> Bool {
        guard canBeTypedInto, name.map(allNames.contains) ?? true else { return false }
        post(Self.textDidBeginEditingNotification) { delegate?.controlTextDidBeginEditing($0) }
        stringValue = text
        post(Self.textDidChangeNotification, then: textDidChange)
        let newline = Selector("NSResponder.insertNewline(_:)")
        if delegate?.control(self, textView: NSTextView(frame: .zero), doCommandBy: newline) != true {
            sendAction(action, to: target)
        }
        post(Self.textDidEndEditingNotification) { delegate?.controlTextDidEndEditing($0) }
        return true
    }

    private func post(_ name: NSNotification.Name, then tell: (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        NotificationCenter.default.post(notification)
        tell(notification)
    }

    /// Takes the text and the placeholder. A text that is no field's is a label's.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        stringValue = values["title"] ?? ""
        placeholderString = values["placeholderString"]
        isEditable = values.flag("editable") ?? false
    }
    /// Its delegate.
    open override func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool {
        guard name == "delegate", let object = object as? any NSTextFieldDelegate else { return false }
        delegate = object
        return true
    }
}

/// A field whose text would not be read.
/// https://developer.apple.com/documentation/appkit/nssecuretextfield
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}

/// Told while a person searches.
/// https://developer.apple.com/documentation/appkit/nssearchfielddelegate
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A field for what a person looks for.
/// https://developer.apple.com/documentation/appkit/nssearchfield
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
    /// Stored, no effect without a screen.
    open var sendsWholeSearchString = false
    /// Stored, no effect without a screen.
    open var sendsSearchStringImmediately = false
    /// Stored, no effect without a screen.
    open var recentSearches: [String] = []
}

/// A field with a list of texts to choose from.
/// https://developer.apple.com/documentation/appkit/nscombobox
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
    /// The texts to choose from.
    open private(set) var objectValues: [Any] = []
    /// Stored, no effect without a screen.
    open var completes = false
    /// Stored, no effect without a screen.
    open var numberOfVisibleItems = 5
    /// The index of the text that was chosen; -1: none.
    open private(set) var indexOfSelectedItem = -1
    /// How many there are.
    open var numberOfItems: Int { objectValues.count }
    /// The text that was chosen.
    open var objectValueOfSelectedItem: Any? {
        objectValues.indices.contains(indexOfSelectedItem) ? objectValues[indexOfSelectedItem] : nil
    }

    /// Adds texts.
    open func addItems(withObjectValues values: [Any]) { objectValues += values }
    /// Adds a text.
    open func addItem(withObjectValue value: Any) { objectValues.append(value) }
    /// Takes all away.
    open func removeAllItems() { (objectValues, indexOfSelectedItem) = ([], -1) }
    /// Chooses one.
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        objectValue = objectValues[index]
    }
    /// Chooses one.
    open func selectItem(withObjectValue value: Any?) {
        if let index = objectValues.firstIndex(where: { "\($0)" == value.map { "\($0)" } }) { selectItem(at: index) }
    }

    /// The texts to choose from.
    open override var choiceTexts: [String] { isEnabled ? objectValues.map { "\($0)" } : [] }
    /// Chooses one, and calls its method.
    open override func choose(at index: Int) -> Bool {
        selectItem(at: index)
        sendAction(action, to: target)
        return true
    }
}
