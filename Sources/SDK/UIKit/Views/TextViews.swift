// TextViews.swift: labels and fields as their texts.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The keyboard type; no effect.
/// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch
}
/// The label of the return key.
/// https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, done }
/// Autocorrection; no effect.
/// https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Autocapitalization; no effect.
/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Spell checking; no effect.
/// https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Smart quotation marks; no effect.
/// https://developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Smart dashes; no effect.
/// https://developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// A label.
/// https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
    private var content: NSAttributedString?
    /// The label's text.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue }
    }

    // MARK: Stored, no effect without a screen
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true
    open var isHighlighted = false
}

/// A text field.
/// https://developer.apple.com/documentation/uikit/uitextfield
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The marked text range; always nil: there is no input method.
    open var markedTextRange: UITextRange? { nil }
    /// The style of the border.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When an overlay view is visible.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The field's text.
    open var text: String? = ""
    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The field's placeholder.
    open var placeholder: String?

    // MARK: Stored, no effect without a screen
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var leftView: UIView?
    open var rightView: UIView?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var enablesReturnKeyAutomatically = false
    open var adjustsFontForContentSizeCategory = false
    open var textContentType: UITextContentType!
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var background: UIImage?
    open var clearsOnBeginEditing = false

    /// The delegate for text editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether it is editing; always false.
    open var isEditing: Bool { false }
    /// Whether there is a text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Has no effect here.
    open func selectAll(_ sender: Any?) {}
    /// Appends a text.
    open func insertText(_ new: String) { text = (text ?? "") + new }

    /// Types as a user does, and ends with the return key.
    func type(_ new: String) {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true { text = new }
        sendActions(for: .editingChanged)
        _ = delegate?.textFieldShouldReturn(self)
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }
}

/// The delegate of a text during editing.
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin; true unless overridden.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the user begins editing.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when the user ends editing.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The return key was tapped; the result is ignored.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the typed text is accepted; true unless overridden.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// The default returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Called when the user begins editing. The default does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Called when the user ends editing. The default does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Called when the return key is tapped; the result is ignored. The default returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// The default returns true.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
}

/// A text view.
/// https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The marked text range; always nil: there is no input method.
    open var markedTextRange: UITextRange? { nil }
    /// The text view's text.
    open var text: String! = ""
    /// The text; attributes are not stored.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text ?? "") }
        set { text = newValue?.string ?? "" }
    }

    // MARK: Stored, no effect without a screen
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var adjustsFontForContentSizeCategory = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
    open var allowsEditingTextAttributes = false

    /// The delegate for text editing.
    open weak var delegate: (any UITextViewDelegate)?

    /// The text container.
    open private(set) lazy var textContainer = NSTextContainer()
    /// Whether there is a text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) {
        selectedRange = NSRange(location: 0, length: (text ?? "").utf16.count)
    }
    /// Removes the last character.
    open func deleteBackward() { text = String((text ?? "").dropLast()) }
    /// Has no effect here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Appends a text.
    open func insertText(_ new: String) { text = (text ?? "") + new }

    /// Types as a user does.
    func type(_ new: String) {
        delegate?.textViewDidBeginEditing(self)
        let range = NSRange(location: 0, length: (text ?? "").utf16.count)
        if delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true { text = new }
        delegate?.textViewDidChange(self)
        delegate?.textViewDidEndEditing(self)
    }
}

/// The delegate of a text during editing.
/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor
public protocol UITextViewDelegate: AnyObject {
    /// Called when the user begins editing.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when the user ends editing.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called when the text changes.
    func textViewDidChange(_ textView: UITextView)
    /// Whether the typed text is accepted; true unless overridden.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    /// Called when the user begins editing. The default does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Called when the user ends editing. The default does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Called when the text changes. The default does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default returns true.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
}

/// A position in a text.
/// https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
/// https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Whether the range contains no text.
    open var isEmpty: Bool { true }
}
