// HostContent.swift: what a host shares: a page, files, images, texts, or several of them as parts of one post.

import ActionProtocol
package import Activation
import ExtensionModel
public import PageProtocol
public import Supervision
import UniformTypes

/// What is shared.
public struct HostContent: Sendable {
    /// The page that an extension's script can run on, if there is one.
    public var page: PageInput?
    /// What is selected on it: a CSS selector or a text.
    public var selection: String?
    /// What actions are offered. `InputAttachment.page` among the attachments stands for the page.
    public var items: [InputItem]
    /// Whether what comes back can take the content's place. Editors are offered only then.
    public var isEditable: Bool

    /// Items without a page.
    public init(items: [InputItem], isEditable: Bool = true) {
        self.items = items
        self.isEditable = isEditable
    }

    /// A page as Safari shares it: one item whose text is the page's title and whose one attachment is the page.
    ///
    /// - Parameters:
    ///   - title: The page's title, where it is known: the page is parsed by nobody here.
    ///   - selection: What is selected on it, for its script.
    ///   - otherParts: Attachments beside the page, such as the selection's text or images. Rules of version 1 want all
    ///     of them handled.
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

    /// A text.
    public static func text(_ text: String, isEditable: Bool = true) -> HostContent {
        HostContent(items: [InputItem(contentText: text, attachments: [.text(text)])], isEditable: isEditable)
    }

    /// The bytes of an image of that type, such as `public.png`.
    ///
    /// - Parameter frame: Where it is on the screen, for editors that lie over it.
    public static func image(_ bytes: [UInt8], type: String, frame: ScreenFrame? = nil) -> HostContent {
        var attachment = InputAttachment.data(bytes, type: type)
        attachment.sourceFrame = frame
        return HostContent(items: [InputItem(attachments: [attachment])])
    }

    /// A file; its type is that of its name's ending, `public.data` where nobody knows it.
    public static func file(_ path: String) -> HostContent {
        let ending = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
        let type = UniformTypeTree.type(forFilenameExtension: ending) ?? "public.data"
        return HostContent(items: [InputItem(attachments: [.file(path, type: type)])])
    }

    /// What activation rules are asked about.
    var shared: SharedContent { SharedContent(of: items) }
}

extension SharedContent {
    /// What activation rules are asked about items.
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
