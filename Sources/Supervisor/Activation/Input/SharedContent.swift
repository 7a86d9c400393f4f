// SharedContent.swift: the items and attachments that a host shares and that rules are evaluated on. Only types and texts matter to a
// rule; the extension loads the data later. SharedContent+JSON.swift reads it from a file.

/// One piece of content in one or more representations.
package struct SharedAttachment: Equatable, Sendable {
    /// Uniform type identifiers, in order of preference.
    package var registeredTypeIdentifiers: [String]

    /// Creates an attachment with these types.
    package init(_ registeredTypeIdentifiers: [String]) { self.registeredTypeIdentifiers = registeredTypeIdentifiers }
}

/// One item: a post, a message, a page.
package struct SharedItem: Equatable, Sendable {
    package var title: String?
    package var contentText: String?
    package var attachments: [SharedAttachment]

    /// Creates an item.
    package init(title: String? = nil, contentText: String? = nil, attachments: [SharedAttachment]) {
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
    }
}

/// Everything that is shared at once: the object that rules are evaluated on.
package struct SharedContent: Equatable, Sendable {
    package var items: [SharedItem]

    /// Creates content of these items.
    package init(items: [SharedItem]) { self.items = items }

    /// A web page as a browser shares it with extensions that have a script: one attachment with the URL and the page itself.
    package static func page(title: String?) -> SharedContent {
        let attachment = SharedAttachment(["public.url", activeWebPageType])
        return SharedContent(items: [SharedItem(title: title, contentText: title, attachments: [attachment])])
    }

    /// The type of a page on which a script can run.
    package static let activeWebPageType = "com.apple.active-webpage"

    /// All attachments with their places, counted from 1.
    var attachments: [(place: String, attachment: SharedAttachment)] {
        items.enumerated().flatMap { index, item in
            item.attachments.enumerated().map { ("item \(index + 1), attachment \($0 + 1)", $1) }
        }
    }
}
