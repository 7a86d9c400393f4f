// InputItem.swift: the input of an action: items with attachments, each in one or more representations. Their types are part of the
// request; a content is sent only when the action asks for it. The encoding: ActionProtocol's ActionMessages.swift.

import ActionProtocol
public import FilePaths
public import PropertyValues
import UserFiles

/// A rectangle on a screen.
public struct ScreenFrame: Equatable, Sendable {
    public var x, y, width, height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// The content of one representation.
public enum ItemContent: Equatable, Sendable {
    /// A string, data, or a property list.
    case value(PropertyValue)
    /// A URL, as its text.
    case url(String)
    /// A file, which the action reads at its path.
    case file(FilePath)
    /// The file of an image, which the action receives as an image, not as bytes.
    case image([UInt8])
    /// The script's payload: asking for it calls run(). Only for the page of the run.
    case pageResults
    /// A content of which only the type is known; a request for it is refused with this reason.
    case undocumented(String)
}

/// One attachment, in one or more representations.
public struct InputAttachment: Equatable, Sendable {
    /// The representations by type, in order of preference.
    public var representations: [(type: String, content: ItemContent)]
    /// A suggested name, such as a file's.
    public var suggestedName: String?
    /// Its frame on the host's screen, which macOS passes to editors.
    public var sourceFrame: ScreenFrame?
    /// The frame of its visible part.
    public var containerFrame: ScreenFrame?

    /// Creates an attachment.
    public init(
        _ representations: [(type: String, content: ItemContent)],
        suggestedName: String? = nil,
        sourceFrame: ScreenFrame? = nil,
        containerFrame: ScreenFrame? = nil
    ) {
        self.representations = representations
        self.suggestedName = suggestedName
        self.sourceFrame = sourceFrame
        self.containerFrame = containerFrame
    }

    /// Whether representations, name and frames are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.representations.elementsEqual(right.representations, by: ==) && left.suggestedName == right.suggestedName
            && left.sourceFrame == right.sourceFrame && left.containerFrame == right.containerFrame
    }

    /// A page: its script's payload and its URL, as Safari offers it to an extension with a script.
    public static let page = InputAttachment([
        (ActionChannel.propertyListType, .pageResults), (ActionChannel.urlType, .pageResults),
    ])
    /// An attachment that is a text.
    public static func text(_ text: String) -> InputAttachment {
        InputAttachment([("public.plain-text", .value(.string(text)))])
    }
    /// An attachment that is a URL.
    public static func url(_ url: String) -> InputAttachment { InputAttachment([(ActionChannel.urlType, .url(url))]) }
    /// The bytes of a file with that type, such as an image.
    public static func data(_ bytes: [UInt8], type: String) -> InputAttachment {
        InputAttachment([(type, .value(.data(bytes)))])
    }
    /// A property list.
    public static func propertyList(_ value: PropertyValue) -> InputAttachment {
        InputAttachment([(ActionChannel.propertyListType, .value(value))])
    }
    /// A file with that type, and its URL.
    public static func file(_ path: some PathBytes, type: String) -> InputAttachment {
        let path = path.filePath
        return InputAttachment(
            [(type, .file(path)), ("public.file-url", .file(path))],
            suggestedName: suggestedName(path)
        )
    }

    /// The suggested name of a file: its name without the extension.
    static func suggestedName(_ path: FilePath) -> String {
        let name = path.name.description
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(decoding: name.utf8[..<$0], as: UTF8.self) }
        return stem.flatMap { $0.isEmpty ? nil : $0 } ?? name
    }
}

/// One item: a title, a text and attachments.
public struct InputItem: Equatable, Sendable {
    public var title: String?
    public var contentText: String?
    public var attachments: [InputAttachment]

    /// Creates an item.
    public init(title: String? = nil, contentText: String? = nil, attachments: [InputAttachment]) {
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
    }
}

/// The items of one request, and the answers to an action's requests for their contents.
package struct ItemStore: Sendable {
    private let items: [InputItem]
    /// Whether the page is one of the attachments.
    package let hasPage: Bool

    package init(_ items: [InputItem]) {
        self.items = items
        hasPage = items.flatMap(\.attachments).flatMap(\.representations).contains { $0.content == .pageResults }
    }

    /// An answer to a request for content.
    package enum Answer: Equatable {
        case value(PropertyValue)
        /// The page must be asked.
        case page
        case missing(String)
    }

    /// The items as the request has them: types without contents.
    package var request: PropertyValue {
        .array(
            items.map { item in
                var fields: [(key: String, value: PropertyValue)] = []
                if let title = item.title { fields.append(("title", .string(title))) }
                if let text = item.contentText { fields.append(("contentText", .string(text))) }
                let types = item.attachments.map { attachment in
                    PropertyValue.dictionary(attachment.representations.map { ($0.type, .null) })
                }
                fields.append(("attachments", .array(types)))
                fields.append(("attachmentDetails", .array(item.attachments.map(Self.details))))
                return .dictionary(fields)
            }
        )
    }

    private static func details(_ attachment: InputAttachment) -> PropertyValue {
        var fields: [(key: String, value: PropertyValue)] = []
        if let name = attachment.suggestedName { fields.append(("suggestedName", .string(name))) }
        for (key, frame) in [("sourceFrame", attachment.sourceFrame), ("containerFrame", attachment.containerFrame)] {
            guard let frame else { continue }
            fields.append((key, .array([frame.x, frame.y, frame.width, frame.height].map(PropertyValue.number))))
        }
        let files = attachment.representations.filter { if case .file = $0.content { true } else { false } }
        let images = attachment.representations.filter { if case .image = $0.content { true } else { false } }
        for (key, forms) in [("files", files), ("images", images)] where !forms.isEmpty {
            fields.append((key, .array(forms.map { .string($0.type) })))
        }
        return .dictionary(fields)
    }

    /// The answer for one representation of an attachment.
    package func answer(item: Int, attachment: Int, type: String) -> Answer {
        guard items.indices.contains(item), items[item].attachments.indices.contains(attachment) else {
            return .missing("item \(item) has no attachment \(attachment)")
        }
        let wanted = type.lowercased()
        let found = items[item].attachments[attachment].representations.first { $0.type.lowercased() == wanted }
        switch found?.content {
        case .value(let value): return .value(value)
        case .url(let url): return .value(.string(url))
        case .file(let path): return .value(.string(fileURL(path)))
        case .image(let bytes): return .value(.data(bytes))
        case .pageResults: return .page
        case .undocumented(let problem): return .missing(problem)
        case nil: return .missing("the attachment has no representation of type \(type)")
        }
    }

    /// The items with all contents, for programs, which cannot ask; files and pages are given by their URLs.
    package func whole(pageURL: String) -> PropertyValue {
        .array(
            items.map { item in
                var fields: [(key: String, value: PropertyValue)] = []
                if let title = item.title { fields.append(("title", .string(title))) }
                if let text = item.contentText { fields.append(("contentText", .string(text))) }
                let attachments = item.attachments.map { attachment in
                    PropertyValue.dictionary(
                        attachment.representations.map { type, content in
                            switch content {
                            case .value(let value): (type, value)
                            case .url(let url): (type, .string(url))
                            case .file(let path): (type, .string(fileURL(path)))
                            case .image(let bytes): (type, .data(bytes))
                            case .pageResults: (type, .string(pageURL))
                            case .undocumented: (type, .null)
                            }
                        }
                    )
                }
                fields.append(("attachments", .array(attachments)))
                return .dictionary(fields)
            }
        )
    }
}
