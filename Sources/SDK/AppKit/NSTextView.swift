// NSTextView.swift: a text of many lines, and the scroll view around it. A choice types into an editable one.
// https://developer.apple.com/documentation/appkit/nstextview

import Drawing
public import Foundation
public import UIKit

/// The storage of a text view.
/// https://developer.apple.com/documentation/appkit/nstextstorage
public final class NSTextStorage: NSMutableAttributedString {}

/// A view of a text.
/// https://developer.apple.com/documentation/appkit/nstext
@preconcurrency @MainActor
open class NSText: NSView {
    /// Posted when the user has changed the text; the object is the view.
    public nonisolated static let didChangeNotification = NSNotification.Name("NSTextDidChangeNotification")
    /// Posted when the user ends editing; the object is the view.
    public nonisolated static let didEndEditingNotification = NSNotification.Name("NSTextDidEndEditingNotification")

    /// The text with its attributes.
    open private(set) var textStorage: NSTextStorage? = NSTextStorage(string: "")
    /// The text view's text.
    open var string: String {
        get { textStorage?.string ?? "" }
        set { textStorage?.setAttributedString(NSAttributedString(string: newValue)) }
    }
    /// Whether the user can edit the text.
    open var isEditable = true

    // MARK: Stored, no effect without a screen
    open var isSelectable = true
    open var isRichText = true
    open var importsGraphics = false
    open var drawsBackground = true
    open var font: NSFont? = .systemFont(ofSize: 12)
    open var textColor: NSColor? = .textColor
    open var alignment = NSTextAlignment.natural
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false
    open var minSize = NSSize.zero
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var selectedRange = NSRange(location: 0, length: 0)

    /// Has no effect here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Selects the whole text.
    open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: textStorage?.length ?? 0) }
}

/// The delegate of a text during editing.
/// https://developer.apple.com/documentation/appkit/nstextviewdelegate
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
    /// Called when the text changes.
    func textDidChange(_ notification: Notification)
    /// Called when the user begins editing.
    func textDidBeginEditing(_ notification: Notification)
    /// Called when the user ends editing.
    func textDidEndEditing(_ notification: Notification)
    /// Whether the typed text is accepted.
    func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool
    /// Is never called here: there is no keyboard.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
    /// Called when the text changes. The default does nothing.
    public func textDidChange(_ notification: Notification) {}
    /// Called when the user begins editing. The default does nothing.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// Called when the user ends editing. The default does nothing.
    public func textDidEndEditing(_ notification: Notification) {}
    /// Whether the typed text is accepted. The default returns true.
    public func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool { true }
    /// The default returns false.
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// An editable text view.
/// https://developer.apple.com/documentation/appkit/nstextview
@preconcurrency @MainActor
open class NSTextView: NSText, DescribedInterface, NibView {
    /// The text container.
    open private(set) lazy var textContainer: NSTextContainer? = NSTextContainer()

    // MARK: Stored, no effect without a screen
    open var textContainerInset = NSSize.zero
    open var allowsUndo = false
    open var usesFindBar = false
    open var insertionPointColor: NSColor? = .textColor
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]

    // MARK: Stored, no effect: texts are not corrected
    open var isAutomaticQuoteSubstitutionEnabled = false
    open var isAutomaticDashSubstitutionEnabled = false
    open var isAutomaticTextReplacementEnabled = false
    open var isAutomaticSpellingCorrectionEnabled = false
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false

    /// Stored, no effect: nothing is detected.
    open var isAutomaticLinkDetectionEnabled = false
    /// Stored, no effect: nothing is detected.
    open var isAutomaticDataDetectionEnabled = false
    /// The delegate for text editing.
    open weak var delegate: (any NSTextViewDelegate)?

    /// The text with its attributes.
    open func attributedString() -> NSAttributedString { textStorage ?? NSTextStorage(string: "") }
    /// The selected range.
    open func selectedRange(_ nothing: Void = ()) -> NSRange { selectedRange }
    /// Selects a range of the text.
    open func setSelectedRange(_ range: NSRange) { selectedRange = range }
    /// Replaces a range of the text, or appends to it.
    open func insertText(_ text: Any, replacementRange range: NSRange) {
        let text = (text as? NSAttributedString)?.string ?? "\(text)"
        let length = textStorage?.length ?? 0
        let isInside = range.location >= 0 && range.length >= 0 && range.location + range.length <= length
        let place = isInside && range.location != NSNotFound ? range : NSRange(location: length, length: 0)
        textStorage?.replaceCharacters(in: place, with: text)
    }
    /// Notifies the delegate of a changed text.
    open func didChangeText() {
        let notification = Notification(name: Self.didChangeNotification, object: self)
        NotificationCenter.default.post(notification)
        delegate?.textDidChange(notification)
    }
    /// A scroll view with a text view in it.
    public static func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView(frame: .zero)
        scroll.documentView = NSTextView(frame: .zero)
        scroll.hasVerticalScroller = true
        return scroll
    }

    // MARK: - User input

    private var allNames: [String] {
        [accessibilityLabel, accessibilityIdentifier, identifier?.rawValue].compactMap { $0 }
    }
    /// The tap names; always empty.
    public var tapNames: [String] { [] }
    /// Always returns false.
    public func tap(_ name: String) -> Bool { false }
    /// Its label, if it is editable.
    public var fieldNames: [String] { isEditable ? [allNames.first ?? ""] : [] }
    /// Types as a user does.
    public func type(_ text: String, into name: String?) -> Bool {
        guard isEditable, name.map(allNames.contains) ?? true else { return false }
        let (begun, ended) = (Notification.Name("NSTextDidBeginEditingNotification"), Self.didEndEditingNotification)
        delegate?.textDidBeginEditing(Notification(name: begun, object: self))
        let range = NSRange(location: 0, length: textStorage?.length ?? 0)
        if delegate?.textView(self, shouldChangeTextIn: range, replacementString: text) ?? true {
            string = text
            didChangeText()
        }
        delegate?.textDidEndEditing(Notification(name: ended, object: self))
        return true
    }
    /// The choice texts; always empty.
    public var choiceTexts: [String] { [] }
    /// Always returns false.
    public func choose(at index: Int) -> Bool { false }

    // MARK: - Nibs

    /// Reads the text, and whether it is editable.
    public func applyNibValues(_ values: NibValues) {
        string = values.all("content", of: "fragment").joined()
        isEditable = values.flag("editable") ?? true
    }
    /// Has no effect: the view has no action.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// Connects the delegate.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool {
        guard name == "delegate", let object = object as? any NSTextViewDelegate else { return false }
        delegate = object
        return true
    }
    /// Adds a subview.
    public func addNibView(_ view: UIView) { addSubview(view) }
}

extension NSTextContainer {
    /// No effect: there is no layout.
    public var widthTracksTextView: Bool {
        get { true }
        set {}
    }
    /// The current size.
    public var containerSize: NSSize {
        get { size }
        set { size = newValue }
    }
}

/// The clip view of a scroll view.
/// https://developer.apple.com/documentation/appkit/nsclipview
@preconcurrency @MainActor
open class NSClipView: NSView {
    /// Whether it draws a background. It is stored and has no effect without a screen.
    open var drawsBackground = true
    /// The document view.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// Has no effect: nothing scrolls.
    open func scroll(to point: NSPoint) {}
}

/// A scroll view.
/// https://developer.apple.com/documentation/appkit/nsscrollview
@preconcurrency @MainActor
open class NSScrollView: NSView, NibView {
    /// The style of the scroll bars.
    public enum ScrollerStyle: Int, Sendable { case legacy, overlay }

    /// The clip view.
    open private(set) lazy var contentView: NSClipView = {
        let clip = NSClipView(frame: bounds)
        addSubview(clip)
        return clip
    }()
    /// The document view.
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    /// The current size.
    open var contentSize: NSSize { frame.size }

    // MARK: Stored, no effect without a screen
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var autohidesScrollers = false
    open var scrollerStyle = ScrollerStyle.overlay
    open var borderType = NSBorderType.noBorder
    open var drawsBackground = true
    open var automaticallyAdjustsContentInsets = true
    open var contentInsets = NSEdgeInsetsZero

    /// Has no effect here.
    open func reflectScrolledClipView(_ view: NSClipView) {}

    /// Has no effect here.
    public func applyNibValues(_ values: NibValues) {}
    /// Has no effect: the view has no action.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// Always false: there are no outlets.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// Sets the first view as the document view.
    public func addNibView(_ view: UIView) {
        if documentView == nil, let view = view as? NSView { documentView = view } else { addSubview(view) }
    }
}

/// The appearance of a border.
/// https://developer.apple.com/documentation/appkit/nsbordertype
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
