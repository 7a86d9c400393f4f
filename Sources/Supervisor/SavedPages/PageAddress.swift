// PageAddress.swift: the document's URL. Several sources may supply one; each is parsed here, once, and the first absolute URL is used.
// (The reader has parsed those of a container.)

package import ContainerProtocol
import WebInfra

/// A page's URL, and the folder of its files if the URL is not the file's own.
package struct PageAddress: Equatable {
    package var url: String
    /// Whether the URL is the one that the page says it was saved from.
    package var isSavedFrom = false
    /// Warnings about URLs that could not be parsed.
    package var warnings: [String] = []

    /// The URL of a page that may have further sources.
    ///
    /// - Parameters:
    ///   - stated: A URL from outside.
    ///   - container: The page as a container's reader reports it.
    ///   - readsComment: Whether the URL that the page says it was saved from is used.
    ///   - own: The URL if no source has one: the file's.
    package init(
        of bytes: [UInt8],
        stated: StatedURL? = nil,
        container: ContainerPage? = nil,
        readsComment: Bool = true,
        own: String
    ) {
        url = own
        if let stated {
            if let parsed = absoluteURL(stated.url) {
                url = parsed
                return
            }
            warnings.append(unparsedURL(stated.url, from: stated.source))
        }
        if let container {
            warnings += container.warnings
            if !container.url.isEmpty {
                url = container.url
                return
            }
        }
        guard readsComment, let saved = savedURL(of: bytes) else { return }
        if let parsed = absoluteURL(saved) {
            url = parsed
            isSavedFrom = true
        } else {
            warnings.append(unparsedURL(saved, from: "the comment in the page"))
        }
    }

    /// The warnings with the URL that is used instead.
    package var notes: [String] { warnings.map { "\($0); the document's URL is \(url)." } }
}

/// The serialized absolute URL of a text; nil if it is not one. https://url.spec.whatwg.org/#concept-url-parser
package func absoluteURL(_ text: String) -> String? { URLRecord.parse(text)?.description }
