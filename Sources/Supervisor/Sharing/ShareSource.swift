// ShareSource.swift: what a user shares, before an app makes items of it.

package import FilePaths
package import PageProtocol
import UniformTypes

/// A page, a text or a file that is shared.
package struct ShareSource: Sendable {
    /// The kind of the content, which decides the apps that share it.
    package enum Kind: String, CaseIterable, Sendable {
        case page, text, image, movie, file
    }

    package let kind: Kind
    /// A page's title; nil if it has none.
    package let title: String?
    /// A page's URL.
    package let url: String
    /// Whether the extension has a script that can run on a page.
    package let hasScript: Bool
    /// The original file; nil if it came from a pipe.
    package let file: FilePath?
    /// The uniform type of the file.
    package let type: String
    /// The file's bytes.
    package let bytes: [UInt8]

    /// Creates a shared page.
    ///
    /// - Parameters:
    ///   - title: The page's title; this process does not parse the page.
    ///   - hasScript: Whether the extension has a script.
    ///   - file: Its file; nil if it came from a pipe.
    ///   - bytes: The file's bytes, if they are not the page's: a container's.
    package init(page: PageInput, title: String?, hasScript: Bool, file: FilePath?, bytes: [UInt8]? = nil) {
        kind = .page
        self.title = title
        url = page.url
        self.hasScript = hasScript
        self.file = file
        type = file.flatMap { UniformTypeTree.type(forFilenameExtension: $0.filenameExtension) } ?? "public.html"
        self.bytes = bytes ?? page.bytes
    }

    /// Creates a shared file that is not a page: a text, an image, a movie or another file, by its type.
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
