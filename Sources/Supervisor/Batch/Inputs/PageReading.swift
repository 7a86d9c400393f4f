// PageReading.swift: a page of the inputs with its bytes, its address and what it may load, as jobs are made from it.

import ContainerProtocol
import FilePaths
import Isolation
import PageProtocol
import Supervision

/// A page that was read.
struct ReadPage {
    var input: PageInput
    /// What its container holds for it, or where its resources may lie.
    var contained: ContainedResources
}

/// Why a page can't be read, in a sentence.
struct UnreadablePage: Error {
    var message: String
}

extension PageLoadOptions {
    /// Reads a page.
    ///
    /// - Parameters:
    ///   - found: The page, where it came out of a container.
    ///   - name: What messages call it.
    ///   - url: Its address where neither its container nor the page itself says one.
    ///   - trustsPage: Whether the page may say itself where it was saved from.
    func read(
        _ item: PageItem,
        _ found: FoundPage?,
        name: String,
        url: String,
        trustsPage: Bool
    ) throws(UnreadablePage) -> ReadPage {
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
        // What its container says comes before what the page says.
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
        var input = input(name: name, bytes: bytes, url: address.url, contentType: type)
        input.warnings = address.notes
        return ReadPage(input: input, contained: contained)
    }

    /// How a page's bytes are to be read, as far as that is known before they are.
    func contentType(of item: PageItem, _ found: FoundPage?) -> PageContentType {
        contentType ?? found.flatMap { PageContentType($0.page.contentType) } ?? PageContentType(fileName: item.key)
    }
}

extension FoundPage {
    /// The address that the container has for it; nil where it has none.
    var url: String? { page.url.isEmpty ? nil : page.url }
}
