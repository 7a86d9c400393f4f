// SharedContent.swift: what a host offers to share: the items and attachments that rules are asked about. Only types
// and texts count for a rule; the data itself is loaded later, by the extension.
// Reading it from a file: SharedContent+JSON.swift.

/// One piece of content in one or several representations.
package struct SharedAttachment: Equatable, Sendable {
    /// Uniform type identifiers, in order of preference.
    package var registeredTypeIdentifiers: [String]

    /// An attachment with these types.
    package init(_ registeredTypeIdentifiers: [String]) { self.registeredTypeIdentifiers = registeredTypeIdentifiers }
}

/// One item: a post, a message, a page.
package struct SharedItem: Equatable, Sendable {
    package var title: String?
    package var contentText: String?
    package var attachments: [SharedAttachment]

    /// An item with all its fields.
    package init(title: String? = nil, contentText: String? = nil, attachments: [SharedAttachment]) {
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
    }
}

/// Everything that is offered at once: the object that rules are evaluated on.
package struct SharedContent: Equatable, Sendable {
    package var items: [SharedItem]

    /// Content of these items.
    package init(items: [SharedItem]) { self.items = items }

    /// A web page as a browser with a JavaScript path offers it: one attachment with its URL and the page itself.
    package static func page(title: String?) -> SharedContent {
        let attachment = SharedAttachment(["public.url", activeWebPageType])
        return SharedContent(items: [SharedItem(title: title, contentText: title, attachments: [attachment])])
    }

    /// The type that says that a script can be run on the page.
    package static let activeWebPageType = "com.apple.active-webpage"

    /// All attachments with their places, counted from 1.
    var attachments: [(place: String, attachment: SharedAttachment)] {
        items.enumerated().flatMap { index, item in
            item.attachments.enumerated().map { ("item \(index + 1), attachment \($0 + 1)", $1) }
        }
    }
}
