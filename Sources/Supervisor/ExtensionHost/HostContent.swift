// HostContent.swift: what a host shares: a page, files, images, texts, or several of them as parts of one post.

import ActionProtocol
package import Activation
import ExtensionModel
public import PageProtocol
public import Sharing
import UniformTypes

/// The content that a host shares.
public struct HostContent: Sendable {
    /// The page that an extension's script can run on, if there is one.
    public var page: PageInput?
    /// The selection on the page: a CSS selector or a text.
    public var selection: String?
    /// The items that actions are offered. `InputAttachment.page` among the attachments represents the page.
    public var items: [InputItem]
    /// Whether the result can replace the content. Editors are offered only then.
    public var isEditable: Bool

    /// Creates content of items without a page.
    public init(items: [InputItem], isEditable: Bool = true) {
        self.items = items
        self.isEditable = isEditable
    }

    /// A page as Safari shares it: one item with the page's title as its text and the page as its only attachment.
    ///
    /// - Parameters:
    ///   - page: The page's name, bytes and URL.
    ///   - title: The page's title, if it is known: this process does not parse the page.
    ///   - selection: The selection on the page, for its script.
    ///   - otherParts: Attachments in addition to the page, such as the selection's text or images. Rules of version 1 need to
    ///     handle all of them.
    public init(
        page: PageInput,
        title: String? = nil,
        selection: String? = nil,
        otherParts: [InputAttachment] = []
    ) {
        self.page = page
        self.selection = selection
        items = [InputItem(title: title, contentText: title, attachments: [.page] + otherParts)]
        isEditable = true
    }

    /// Creates content of one text.
    public static func text(_ text: String, isEditable: Bool = true) -> HostContent {
        HostContent(items: [InputItem(contentText: text, attachments: [.text(text)])], isEditable: isEditable)
    }

    /// Creates content of an image.
    ///
    /// - Parameters:
    ///   - bytes: The image's file.
    ///   - type: Its type, such as `public.png`.
    ///   - frame: The image's frame on the screen, for editors that overlay it.
    public static func image(_ bytes: [UInt8], type: String, frame: ScreenFrame? = nil) -> HostContent {
        var attachment = InputAttachment.data(bytes, type: type)
        attachment.sourceFrame = frame
        return HostContent(items: [InputItem(attachments: [attachment])])
    }

    /// Creates content of a file. Its type follows from the file name extension; `public.data` if that is unknown.
    public static func file(_ path: String) -> HostContent {
        let ending = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
        let type = UniformTypeTree.type(forFilenameExtension: ending) ?? "public.data"
        return HostContent(items: [InputItem(attachments: [.file(path, type: type)])])
    }

    /// The content that activation rules are evaluated on.
    var shared: SharedContent { SharedContent(of: items) }
}

extension SharedContent {
    /// Creates the content that activation rules are evaluated on.
    package init(of items: [InputItem]) {
        self.init(
            items: items.map { item in
                SharedItem(
                    title: item.title,
                    contentText: item.contentText,
                    attachments: item.attachments.map { attachment in
                        let isPage = attachment.representations.contains { $0.content == .pageResults }
                        return SharedAttachment(
                            isPage
                                ? [ActionChannel.urlType, SharedContent.activeWebPageType]
                                : attachment.representations.map(\.type)
                        )
                    }
                )
            }
        )
    }
}
