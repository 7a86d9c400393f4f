// PageReading.swift: reads a page of the inputs, from a file or a container of many pages.

import ContainerProtocol
import FilePaths
import Isolation
import PageProtocol
import SavedPages
import UserFiles

/// The reason why a page cannot be read, in one sentence.
struct UnreadablePage: Error {
    var message: String
}

extension PageLoadOptions {
    /// Reads a page.
    ///
    /// - Parameters:
    ///   - found: The page of a container; nil for other pages.
    ///   - name: Its name in messages.
    ///   - url: Its URL if neither its container nor the page itself has one.
    ///   - trustsPage: Whether the URL may be taken from the page itself.
    func read(
        _ item: PageItem,
        _ found: FoundPage?,
        name: String,
        url: String,
        trustsPage: Bool
    ) throws(UnreadablePage) -> LoadedPage {
        let page = found?.page
        if let problem = page?.problem, !problem.isEmpty { throw UnreadablePage(message: problem + ".") }
        var bytes = page?.bytes ?? []
        if page == nil, case .file(let path) = item.origin {
            do throws(FileError) { bytes = try readFile(path, limit: maximumBytes) } catch {
                let hint = error.isTooLarge ? " (--max-bytes)" : ""
                throw UnreadablePage(message: "\(error.problem)\(hint).")
            }
        }
        guard bytes.count <= maximumBytes else {
            throw UnreadablePage(message: "the page has more than \(maximumBytes) bytes (--max-bytes).")
        }
        // The container's URL takes precedence over the page's own.
        let address = PageAddress(of: bytes, container: page, readsComment: trustsPage, own: url)
        var contained = found?.resources ?? .none
        if address.isSavedFrom {
            switch (item.origin, contained) {
            case (.file(let path), _) where path != "-": contained = .savedAs(path)
            case (.container(_, _, let entry), .library(let library, let root, _)):
                contained = .library(library, root: root, savedAs: entry)
            default: break
            }
        }
        let type = contentType(of: item, found)
        return loaded(name: name, bytes: bytes, address: address, contentType: type, contained)
    }

    /// The content type of a page, as far as it is known before the page is read.
    func contentType(of item: PageItem, _ found: FoundPage?) -> PageContentType {
        contentType ?? found.flatMap { PageContentType($0.page.contentType) } ?? PageContentType(fileName: item.key)
    }
}

extension FoundPage {
    /// The URL that the container has for it; nil if it has none.
    var url: String? { page.url.isEmpty ? nil : page.url }
}
