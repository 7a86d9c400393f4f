// NSTextField.swift: labels and fields as their texts. A choice types into editable ones.
// https://developer.apple.com/documentation/appkit/nstextfield

public import Foundation
public import UIKit

/// The delegate of a control during editing.
/// https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
    /// Called when the user begins editing.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Called when the text changes.
    func controlTextDidChange(_ obj: Notification)
    /// Called when the user ends editing.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Called for the return key, with the command `insertNewline(_:)`. True: nothing else is done.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
    /// Called when the user begins editing. The default does nothing.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// Called when the text changes. The default does nothing.
    public func controlTextDidChange(_ obj: Notification) {}
    /// Called when the user ends editing. The default does nothing.
    public func controlTextDidEndEditing(_ obj: Notification) {}
    /// Called for the return key, with the command `insertNewline(_:)`. True: nothing else is done. The default returns
    /// false.
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}

/// The delegate of a text field.
/// https://developer.apple.com/documentation/appkit/nstextfielddelegate
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A label or a field.
/// https://developer.apple.com/documentation/appkit/nstextfield
@preconcurrency @MainActor
open class NSTextField: NSControl {
    /// The appearance of the bezel.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    /// The placeholder, by which choices can find the field.
    open var placeholderString: String?
    /// The field's placeholder.
    open var placeholderAttributedString: NSAttributedString? {
        get { placeholderString.map { NSAttributedString(string: $0) } }
        set { placeholderString = newValue?.string }
    }
    /// Whether the user can edit the text.
    open var isEditable = true

    // MARK: Stored, no effect without a screen
    open var textColor: NSColor? = .controlTextColor
    open var isSelectable = true
    open var isBordered = false
    open var isBezeled = true
    open var bezelStyle = BezelStyle.squareBezel
    open var drawsBackground = true
    open var maximumNumberOfLines = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsEditingTextAttributes = false
    open var allowsDefaultTighteningForTruncation = false
    open var isAutomaticTextCompletionEnabled = false

    /// The field's delegate.
    open weak var delegate: (any NSTextFieldDelegate)?

    /// Creates an editable field with a text.
    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    /// Creates a label with one line.
    public convenience init(labelWithString string: String) {
        self.init(string: string)
        (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
        lineBreakMode = .byClipping
    }
    /// Creates a label that wraps lines.
    public convenience init(wrappingLabelWithString string: String) {
        self.init(labelWithString: string)
        (isSelectable, lineBreakMode) = (true, .byWordWrapping)
    }
    /// Creates a label.
    public convenience init(labelWithAttributedString string: NSAttributedString) {
        self.init(labelWithString: "")
        attributedStringValue = string
    }

    /// Always nil: there is no field editor.
    open func currentEditor() -> NSText? { nil }
    /// Has no effect here.
    open func selectText(_ sender: Any?) {}
    /// Called when the user has changed the text; notifies the delegate.
    open func textDidChange(_ notification: Notification) { delegate?.controlTextDidChange(notification) }

    private var allNames: [String] { [placeholderString].compactMap { $0 } + readNames }
    private var canBeTypedInto: Bool { isEnabled && isEditable }

    /// The names of the field, if it is editable.
    open override var fieldNames: [String] { canBeTypedInto ? [allNames.first ?? ""] : [] }
    /// Types as a user does, and ends with the return key, which calls the action.
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

    private func post(_ name: NSNotification.Name, then notifyDelegate: (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        NotificationCenter.default.post(notification)
        notifyDelegate(notification)
    }

    /// Reads the text and the placeholder. A text outside a field is a label's.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
        stringValue = values["title"] ?? ""
        placeholderString = values["placeholderString"]
        isEditable = values.flag("editable") ?? false
    }
    /// Connects the delegate.
    open override func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool {
        guard name == "delegate", let object = object as? any NSTextFieldDelegate else { return false }
        delegate = object
        return true
    }
}

/// A field that hides its text.
/// https://developer.apple.com/documentation/appkit/nssecuretextfield
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {}

/// The delegate of a search field.
/// https://developer.apple.com/documentation/appkit/nssearchfielddelegate
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A search field.
/// https://developer.apple.com/documentation/appkit/nssearchfield
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
    // MARK: Stored, no effect without a screen
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
    open var recentSearches: [String] = []
}

/// A field with a list of texts to choose from.
/// https://developer.apple.com/documentation/appkit/nscombobox
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
    /// The texts to choose from.
    open private(set) var objectValues: [Any] = []
    /// Whether typed text is completed. It is stored and has no effect without a screen.
    open var completes = false
    /// The number of visible items. It is stored and has no effect without a screen.
    open var numberOfVisibleItems = 5
    /// The index of the selected text; -1: none.
    open private(set) var indexOfSelectedItem = -1
    /// The number of items.
    open var numberOfItems: Int { objectValues.count }
    /// The selected text.
    open var objectValueOfSelectedItem: Any? {
        objectValues.indices.contains(indexOfSelectedItem) ? objectValues[indexOfSelectedItem] : nil
    }

    /// Adds texts.
    open func addItems(withObjectValues values: [Any]) { objectValues += values }
    /// Adds a text.
    open func addItem(withObjectValue value: Any) { objectValues.append(value) }
    /// Removes all items.
    open func removeAllItems() { (objectValues, indexOfSelectedItem) = ([], -1) }
    /// Selects a text.
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        objectValue = objectValues[index]
    }
    /// Selects a text.
    open func selectItem(withObjectValue value: Any?) {
        if let index = objectValues.firstIndex(where: { "\($0)" == value.map { "\($0)" } }) { selectItem(at: index) }
    }

    /// The texts to choose from.
    open override var choiceTexts: [String] { isEnabled ? objectValues.map { "\($0)" } : [] }
    /// Selects a text, and calls the action.
    open override func choose(at index: Int) -> Bool {
        selectItem(at: index)
        sendAction(action, to: target)
        return true
    }
}
