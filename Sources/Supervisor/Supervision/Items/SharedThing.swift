// SharedThing.swift: what a person shares, before an app makes items of it.

package import FilePaths
package import PageProtocol
import UniformTypes

/// A page, a text or a file that is shared.
package struct SharedThing: Sendable {
    /// What it is to the apps that share it.
    package enum Kind: String, CaseIterable, Sendable {
        case page, text, image, movie, file
    }

    package let kind: Kind
    /// A page's title, where it has one.
    let title: String?
    /// A page's URL.
    let url: String
    /// Whether the extension has a script that a page can be given.
    let hasScript: Bool
    /// The file that it comes from; nil: it came from a pipe.
    let file: FilePath?
    /// The uniform type of the file.
    let type: String
    /// The file's bytes.
    let bytes: [UInt8]

    /// A page.
    ///
    /// - Parameters:
    ///   - title: The page's title; the page is parsed by nobody here.
    ///   - hasScript: Whether the extension has a script.
    ///   - file: Its file; nil: it came from a pipe.
    ///   - bytes: The file's bytes, where they are not the page's: a container's.
    package init(page: PageInput, title: String?, hasScript: Bool, file: FilePath?, bytes: [UInt8]? = nil) {
        kind = .page
        self.title = title
        url = page.url
        self.hasScript = hasScript
        self.file = file
        type = file.flatMap { UniformTypeTree.type(forFilenameExtension: $0.filenameExtension) } ?? "public.html"
        self.bytes = bytes ?? page.bytes
    }

    /// A file that is no page: a text, an image, a movie or another one, by its type.
    package init(file: FilePath, type: String, bytes: [UInt8]) {
        func conforms(_ other: String) -> Bool { UniformTypeTree.system.type(type, conformsTo: other) }
        kind =
            conforms("public.image")
            ? .image : conforms("public.movie") ? .movie : conforms("public.plain-text") ? .text : .file
        title = nil
        url = ""
        hasScript = false
        self.file = file
        self.type = type
        self.bytes = bytes
    }
}
