// Inputs.swift: the items that rules are evaluated on, by short names. What host apps share: docs/activation.md.

import Activation

enum Inputs {
    private static func one(_ attachments: [String]..., title: String? = nil) -> SharedContent {
        SharedContent(items: [SharedItem(title: title, attachments: attachments.map(SharedAttachment.init))])
    }

    static let byName: [String: SharedContent] = [
        // A page as Safari shares it.
        "page": .page(title: "Invoice 7"),
        // A page from a browser that shares its text as a second attachment.
        "ff": one(["public.url"], ["public.plain-text"]),
        "jpeg": one(["public.jpeg"]),
        "img+mov": one(["public.jpeg"], ["com.apple.quicktime-movie"]),
        "jpeg3": one(["public.jpeg"], ["public.jpeg"], ["public.jpeg"]),
        "text": one(["public.plain-text"]),
        "pdf": one(["com.adobe.pdf", "public.file-url"]),
        "mix3": one(["public.jpeg"], ["public.jpeg"], ["com.apple.quicktime-movie"]),
        "two": SharedContent(items: [
            SharedItem(attachments: [SharedAttachment(["public.url"])]),
            SharedItem(attachments: [SharedAttachment(["public.url"])]),
        ]),
        "none": SharedContent(items: []),
        "bare": SharedContent(items: [SharedItem(attachments: [])]),
    ]
}
