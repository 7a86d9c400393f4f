// NSExtensionItem.swift: an item that a host and an extension exchange, with its attachments.

import Foundation

/// An item: a title, a text and attachments, which are parts of one post, not alternatives.
/// https://developer.apple.com/documentation/foundation/nsextensionitem
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    /// All properties of the item, by the `NSExtensionItem…Key` constants; assigning it replaces the properties below.
    open var userInfo: [AnyHashable: Any]?

    /// The item's title.
    open var attributedTitle: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
        set { set(newValue, NSExtensionItemAttributedTitleKey) }
    }

    /// The text; for a page, its title.
    open var attributedContentText: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
        set { set(newValue, NSExtensionItemAttributedContentTextKey) }
    }

    /// The item's attachments.
    open var attachments: [NSItemProvider]? {
        get { userInfo?[NSExtensionItemAttachmentsKey] as? [NSItemProvider] }
        set { set(newValue, NSExtensionItemAttachmentsKey) }
    }

    /// Creates an empty item.
    public override init() { super.init() }

    private func set(_ value: Any?, _ key: String) {
        var info = userInfo ?? [:]
        info[key] = value
        userInfo = info
    }

    /// A copy that shares the attachments.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.userInfo = userInfo
        return copy
    }

    /// Whether it supports secure coding; always true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes title and text; attachments cannot be archived.
    open func encode(with coder: NSCoder) {
        coder.encode(attributedTitle?.string as NSString?, forKey: NSExtensionItemAttributedTitleKey)
        coder.encode(attributedContentText?.string as NSString?, forKey: NSExtensionItemAttributedContentTextKey)
    }

    /// Decodes the output of `encode(with:)`.
    public required init?(coder: NSCoder) {
        super.init()
        let title = coder.decodeObject(of: NSString.self, forKey: NSExtensionItemAttributedTitleKey)
        let text = coder.decodeObject(of: NSString.self, forKey: NSExtensionItemAttributedContentTextKey)
        if let title { attributedTitle = NSAttributedString(string: title as String) }
        if let text { attributedContentText = NSAttributedString(string: text as String) }
    }
}
