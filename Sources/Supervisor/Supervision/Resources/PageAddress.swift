// PageAddress.swift: the document's URL. Several sources may have one; each is parsed here, once, and the first that is an absolute
// URL is taken. (What a container has was parsed by its reader.)

package import ContainerProtocol
package import FilePaths
import WebInfra

/// Where a page is: its URL, and where the files beside it are if the URL is not the file's own.
package struct PageAddress: Equatable {
    package var url: String
    /// Whether the URL is that from which the page says that it was saved.
    package var isSavedFrom = false
    /// What did not parse.
    package var warnings: [String] = []

    /// The address of the page in a file; "-" is standard input.
    package init(of bytes: [UInt8], in path: FilePath) { self.init(of: bytes, own: fileURL(path)) }

    /// The address of a page that has others to go by, too.
    ///
    /// - Parameters:
    ///   - stated: A URL from outside, and what gives it.
    ///   - container: The page as a container's reader gives it.
    ///   - readsComment: Whether the page is asked where it was saved from.
    ///   - own: The URL where nothing else has one: the file's.
    package init(
        of bytes: [UInt8],
        stated: (source: String, url: String)? = nil,
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

    /// The warnings with what was taken instead.
    package var notes: [String] { warnings.map { "\($0); the document's URL is \(url)." } }
}

/// A text as a URL, serialized; nil where it is no absolute one. https://url.spec.whatwg.org/#concept-url-parser
package func absoluteURL(_ text: String) -> String? { URLRecord.parse(text)?.description }
