// HostApp.swift: the host app, which presents an extension: the items that it makes of what is shared, and the classes as which their
// contents are loaded. The apps: HostApps.swift. Their sources: docs/hosts.md.

import ActionProtocol
import FilePaths
import PageProtocol
import PropertyValues
import UserFiles

/// A text that an app derives from what is shared.
package enum SharedText: Sendable {
    /// A page's title; if a text is required and it has none, its URL.
    case title
    /// A page's URL.
    case url
    /// A page's title and its URL, one a line, as in a note.
    case note
    /// The shared text itself.
    case content
    /// An empty text.
    case empty
}

/// One representation of what is shared: its type, and the class of a load.
package enum SharedForm: Equatable, Sendable {
    /// The page, on which the extension's script runs: its payload and its URL.
    case page
    /// `public.url`: an `NSURL`.
    case url
    /// `public.plain-text`: an `NSString`.
    case text(SharedText)
    /// The file's own type: `NSData`.
    case data
    /// This type, or the file's own: a `UIImage`.
    case image(String?)
    /// The file's own type: the `NSURL` of the file.
    case file
    /// `public.file-url`: the `NSURL` of the file.
    case fileURL
    /// A type whose loaded class is not documented; loading it is refused.
    case undocumented(String)

    /// Whether the representation requires a file.
    fileprivate var needsFile: Bool {
        switch self {
        case .file, .fileURL: true
        case .page, .url, .text, .data, .image, .undocumented: false
        }
    }
}

/// The item that an app makes of content of some kinds.
package struct Sharing: Sendable {
    package let kinds: [ShareSource.Kind]
    /// The item's `attributedTitle`.
    package let title: SharedText?
    /// The item's `attributedContentText`.
    package let contentText: SharedText?
    /// The item's attachments, each with its representations in order of preference.
    package let attachments: [[SharedForm]]

    package init(
        _ kinds: ShareSource.Kind...,
        title: SharedText? = nil,
        contentText: SharedText? = nil,
        attachments: [SharedForm]...
    ) {
        (self.kinds, self.title, self.contentText, self.attachments) = (kinds, title, contentText, attachments)
    }
}

/// The reason why an app shares no items.
package struct HostAppError: Error, Equatable, CustomStringConvertible {
    /// A sentence without its period.
    package let description: String

    package init(description: String) { self.description = description }
}

/// An app that presents extensions.
package struct HostApp: Sendable {
    /// Its name in options.
    package let name: String
    /// Its name in messages.
    package let title: String
    /// What it shares, by kind.
    let sharings: [Sharing]
    /// The URLs of the sources that describe what the app shares.
    package let sources: [String]

    package init(_ name: String, _ title: String, _ sharings: [Sharing], sources: [String]) {
        (self.name, self.title, self.sharings, self.sources) = (name, title, sharings, sources)
    }

    /// The app with that name, or nil.
    package init?(named name: String) {
        guard let app = Self.all.first(where: { $0.name == name }) else { return nil }
        self = app
    }

    /// The names of all apps, for messages.
    package static var names: String { all.map(\.name).joined(separator: ", ") }

    /// Whether it runs extensions' scripts on its pages.
    package var runsScripts: Bool { sharings.contains { $0.attachments.joined().contains(.page) } }

    /// What it shares of a kind.
    ///
    /// - Throws: `HostAppError` if it is not known to share that kind.
    @discardableResult
    package func sharing(of kind: ShareSource.Kind) throws(HostAppError) -> Sharing {
        if let sharing = sharings.first(where: { $0.kinds.contains(kind) }) { return sharing }
        let known = ShareSource.Kind.allCases.filter { kind in sharings.contains { $0.kinds.contains(kind) } }
        let list = known.map { "\($0.rawValue)s" }.joined(separator: ", ")
        throw HostAppError(
            description: "\(title) is not known to share \(kind.rawValue)s; it is known to share \(list)"
        )
    }

    /// Checks that it is known to share pages.
    ///
    /// - Throws: `HostAppError` if not.
    package func requirePages() throws(HostAppError) { try sharing(of: .page) }

    /// The items that it makes of something shared.
    ///
    /// - Throws: `HostAppError` if it is not known to share that kind, or if it shares files and there is none.
    package func items(of thing: ShareSource) throws(HostAppError) -> [InputItem] {
        let sharing = try sharing(of: thing.kind)
        if thing.file == nil, sharing.attachments.joined().contains(where: \.needsFile) {
            throw HostAppError(description: "\(title) shares files, and standard input is none")
        }
        let item = InputItem(
            title: sharing.title.flatMap { $0 == .title ? thing.title : thing.words($0) },
            contentText: sharing.contentText.flatMap { $0 == .title ? thing.title : thing.words($0) },
            attachments: sharing.attachments.map { forms in
                InputAttachment(
                    forms.flatMap { thing.representations($0, of: self) },
                    suggestedName: thing.kind != .text && forms.contains(where: \.needsFile)
                        ? thing.file.map(InputAttachment.suggestedName) : nil
                )
            }
        )
        return [item]
    }
}

extension ShareSource {
    fileprivate func words(_ text: SharedText) -> String {
        switch text {
        case .title: title ?? url
        case .url: url
        case .note: title.map { "\($0)\n\(url)" } ?? url
        case .content: String(decoding: bytes, as: UTF8.self)
        case .empty: ""
        }
    }

    fileprivate func representations(_ form: SharedForm, of app: HostApp) -> [(type: String, content: ItemContent)] {
        switch form {
        case .page:
            // As in Safari: without a script there are no results, and only the URL is offered.
            return InputAttachment.page.representations.filter {
                hasScript || $0.type != ActionChannel.propertyListType
            }
        case .url: return [(ActionChannel.urlType, .url(url))]
        case .text(let text): return [("public.plain-text", .value(.string(words(text))))]
        case .data: return [(type, .value(.data(bytes)))]
        case .image(let other): return [(other ?? type, .image(bytes))]
        case .file: return file.map { [(type, .file($0))] } ?? []
        case .fileURL: return file.map { [("public.file-url", .file($0))] } ?? []
        case .undocumented(let type):
            return [(type, .undocumented("it is not documented what \(app.title) gives as \(type)"))]
        }
    }
}
