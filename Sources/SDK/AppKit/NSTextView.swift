// NSTextView.swift: a text of many lines, and what scrolls around it. A choice types into one that can be edited.
// https://developer.apple.com/documentation/appkit/nstextview

import Drawing
public import Foundation
public import UIKit

/// A text that changes.
/// https://developer.apple.com/documentation/appkit/nstextstorage
public final class NSTextStorage: NSMutableAttributedString {}

/// A view of a text.
/// https://developer.apple.com/documentation/appkit/nstext
@preconcurrency @MainActor
open class NSText: NSView {
    /// Posted when a person has typed; the object is the view.
    public nonisolated static let didChangeNotification = NSNotification.Name("NSTextDidChangeNotification")
    /// Posted when a person is done; the object is the view.
    public nonisolated static let didEndEditingNotification = NSNotification.Name("NSTextDidEndEditingNotification")

    /// The text with its attributes.
    open private(set) var textStorage: NSTextStorage? = NSTextStorage(string: "")
    /// The text.
    open var string: String {
        get { textStorage?.string ?? "" }
        set { textStorage?.setAttributedString(NSAttributedString(string: newValue)) }
    }
    /// Whether a person can type.
    open var isEditable = true
    /// Stored, no effect without a screen.
    open var isSelectable = true
    /// Stored, no effect without a screen.
    open var isRichText = true
    /// Stored, no effect without a screen.
    open var importsGraphics = false
    /// Stored, no effect without a screen.
    open var drawsBackground = true
    /// Stored, no effect without a screen.
    open var font: NSFont? = .systemFont(ofSize: 12)
    /// Stored, no effect without a screen.
    open var textColor: NSColor? = .textColor
    /// Stored, no effect without a screen.
    open var alignment = NSTextAlignment.natural
    /// Stored, no effect without a screen.
    open var isVerticallyResizable = true
    /// Stored, no effect without a screen.
    open var isHorizontallyResizable = false
    /// Stored, no effect without a screen.
    open var minSize = NSSize.zero
    /// Stored, no effect without a screen.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Stored, no effect without a screen.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Has no effect here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Chooses the whole text.
    open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: textStorage?.length ?? 0) }
}

/// Asked and told while a person types.
/// https://developer.apple.com/documentation/appkit/nstextviewdelegate
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
    /// The text changed.
    func textDidChange(_ notification: Notification)
    /// The user began editing.
    func textDidBeginEditing(_ notification: Notification)
    /// The user ended editing.
    func textDidEndEditing(_ notification: Notification)
    /// Whether what a person typed is taken.
    func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool
    /// Never asked here: there are no keys.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSTextViewDelegate {
    /// Does nothing unless overridden.
    public func textDidChange(_ notification: Notification) {}
    /// Does nothing unless overridden.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// Does nothing unless overridden.
    public func textDidEndEditing(_ notification: Notification) {}
    /// Yes.
    public func textView(
        _ textView: NSTextView,
        shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
    ) -> Bool { true }
    /// False unless implemented or overridden.
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// A view of a text that can be typed into.
/// https://developer.apple.com/documentation/appkit/nstextview
@preconcurrency @MainActor
open class NSTextView: NSText, DescribedInterface, NibView {
    /// How its text would be laid out.
    open private(set) lazy var textContainer: NSTextContainer? = NSTextContainer()
    /// Stored, no effect without a screen.
    open var textContainerInset = NSSize.zero
    /// Stored, no effect without a screen.
    open var allowsUndo = false
    /// Stored, no effect without a screen.
    open var usesFindBar = false
    /// Stored, no effect without a screen.
    open var insertionPointColor: NSColor? = .textColor
    /// Stored, no effect without a screen.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored, no effect without a screen.
    open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
    /// Stored: nothing is corrected.
    open var isAutomaticQuoteSubstitutionEnabled = false
    /// Stored: nothing is corrected.
    open var isAutomaticDashSubstitutionEnabled = false
    /// Stored: nothing is corrected.
    open var isAutomaticTextReplacementEnabled = false
    /// Stored: nothing is corrected.
    open var isAutomaticSpellingCorrectionEnabled = false
    /// Stored: nothing is corrected.
    open var isContinuousSpellCheckingEnabled = false
    /// Stored: nothing is corrected.
    open var isGrammarCheckingEnabled = false
    /// Stored: nothing is detected.
    open var isAutomaticLinkDetectionEnabled = false
    /// Stored: nothing is detected.
    open var isAutomaticDataDetectionEnabled = false
    /// The delegate for text editing.
    open weak var delegate: (any NSTextViewDelegate)?

    /// The text with its attributes.
    open func attributedString() -> NSAttributedString { textStorage ?? NSTextStorage(string: "") }
    /// What is chosen of the text.
    open func selectedRange(_ nothing: Void = ()) -> NSRange { selectedRange }
    /// Chooses a part of the text.
    open func setSelectedRange(_ range: NSRange) { selectedRange = range }
    /// Puts a text in the place of a part, or at the end.
    open func insertText(_ text: Any, replacementRange range: NSRange) {
        let text = (text as? NSAttributedString)?.string ?? "\(text)"
        let length = textStorage?.length ?? 0
        let isInside = range.location >= 0 && range.length >= 0 && range.location + range.length <= length
        let place = isInside && range.location != NSNotFound ? range : NSRange(location: length, length: 0)
        textStorage?.replaceCharacters(in: place, with: text)
    }
    /// Tells the delegate that the text is another one.
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

    // MARK: - A person's hands

    private var allNames: [String] {
        [accessibilityLabel, accessibilityIdentifier, identifier?.rawValue].compactMap { $0 }
    }
    /// Nothing.
    public var tapNames: [String] { [] }
    /// Nothing can be tapped: false.
    public func tap(_ name: String) -> Bool { false }
    /// What it is called, if a person can type.
    public var fieldNames: [String] { isEditable ? [allNames.first ?? ""] : [] }
    /// Types as a person does.
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
    /// Nothing.
    public var choiceTexts: [String] { [] }
    /// Nothing can be chosen: false.
    public func choose(at index: Int) -> Bool { false }

    // MARK: - Nibs

    /// Takes the text, and whether a person can type.
    public func takeNibValues(_ values: NibValues) {
        string = values.all("content", of: "fragment").joined()
        isEditable = values.flag("editable") ?? true
    }
    /// It calls nobody.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// Its delegate.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool {
        guard name == "delegate", let object = object as? any NSTextViewDelegate else { return false }
        delegate = object
        return true
    }
    /// Puts a view inside.
    public func addNibView(_ view: UIView) { addSubview(view) }
}

extension NSTextContainer {
    /// Stored nowhere: nothing is laid out.
    public var widthTracksTextView: Bool {
        get { true }
        set {}
    }
    /// The size that it has.
    public var containerSize: NSSize {
        get { size }
        set { size = newValue }
    }
}

/// What a scroll view shows a part of.
/// https://developer.apple.com/documentation/appkit/nsclipview
@preconcurrency @MainActor
open class NSClipView: NSView {
    /// Stored, no effect without a screen.
    open var drawsBackground = true
    /// The view that is shown.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// Kept nowhere: nothing scrolls.
    open func scroll(to point: NSPoint) {}
}

/// A view that scrolls.
/// https://developer.apple.com/documentation/appkit/nsscrollview
@preconcurrency @MainActor
open class NSScrollView: NSView, NibView {
    /// How its bars would look.
    public enum ScrollerStyle: Int, Sendable { case legacy, overlay }

    /// What it shows a part of.
    open private(set) lazy var contentView: NSClipView = {
        let clip = NSClipView(frame: bounds)
        addSubview(clip)
        return clip
    }()
    /// The view that scrolls.
    open var documentView: NSView? {
        get { contentView.documentView }
        set { contentView.documentView = newValue }
    }
    /// The size that it has.
    open var contentSize: NSSize { frame.size }
    /// Stored, no effect without a screen.
    open var hasVerticalScroller = false
    /// Stored, no effect without a screen.
    open var hasHorizontalScroller = false
    /// Stored, no effect without a screen.
    open var autohidesScrollers = false
    /// Stored, no effect without a screen.
    open var scrollerStyle = ScrollerStyle.overlay
    /// Stored, no effect without a screen.
    open var borderType = NSBorderType.noBorder
    /// Stored, no effect without a screen.
    open var drawsBackground = true
    /// Stored, no effect without a screen.
    open var automaticallyAdjustsContentInsets = true
    /// Stored, no effect without a screen.
    open var contentInsets = NSEdgeInsetsZero
    /// Has no effect here.
    open func reflectScrolledClipView(_ view: NSClipView) {}

    /// Nothing.
    public func takeNibValues(_ values: NibValues) {}
    /// It calls nobody.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// None.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// The first is what scrolls.
    public func addNibView(_ view: UIView) {
        if documentView == nil, let view = view as? NSView { documentView = view } else { addSubview(view) }
    }
}

/// What an edge would look like.
/// https://developer.apple.com/documentation/appkit/nsbordertype
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
