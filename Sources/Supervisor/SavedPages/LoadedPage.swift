// LoadedPage.swift: a page that has been read and is ready for a run: from a file, from its container, or as bytes.

import ContainerProtocol
package import FilePaths
package import Isolation
package import PageProtocol
package import ProcessSupervision
package import UserFiles

/// A page with its environment.
package struct LoadedPage {
    package var input: PageInput
    /// The part of the job that describes the page's environment.
    package var environment: PageEnvironment
    /// Creates the page's resources. Each run needs new ones, because the limits on loading apply to a run.
    package var makeResources: () -> (any ResourceProvider)?
    /// The container of the page; nil if there is none.
    package var container: SavedPage?
}

/// A URL that the user states for a page, and the option or key that has it.
package struct StatedURL: Equatable, Sendable {
    package var url: String
    package var source: String

    /// Creates a stated URL.
    package init(_ url: String, of source: String) { (self.url, self.source) = (url, source) }
}

extension PageLoadOptions {
    /// A page with these options' environment.
    ///
    /// - Parameters:
    ///   - contained: The resources that its container has for it.
    ///   - container: The container of only this page; nil if there is none.
    package func loaded(
        _ input: PageInput,
        _ contained: ContainedResources = .none,
        container: SavedPage? = nil
    ) -> LoadedPage {
        let hasResources =
            switch contained {
            case .saved, .library: true
            case .none, .savedAs: resourceRoot.map { ResourceFolder($0) != nil } ?? false
            }
        return LoadedPage(
            input: input,
            environment: PageEnvironment(runsPageScripts: runsPageScripts, hasResources: hasResources),
            makeResources: { resources(contained, of: input.url) },
            container: container
        )
    }

    /// A page from bytes whose URL is known, with these options' environment.
    ///
    /// - Parameter contentType: The type, unless the options name one.
    package func loaded(
        name: String,
        bytes: [UInt8],
        address: PageAddress,
        contentType: PageContentType,
        _ contained: ContainedResources = .none,
        container: SavedPage? = nil
    ) -> LoadedPage {
        var input = input(name: name, bytes: bytes, url: address.url, contentType: contentType)
        input.warnings = address.notes
        return loaded(input, contained, container: container)
    }

    /// Reads a page from a file; a container of one page includes its resources.
    ///
    /// - Parameters:
    ///   - path: The file; "-" is standard input.
    ///   - stated: The document's URL. Default: the URL that the container or the page has, otherwise the file's.
    ///   - bounds: The folders that must contain the file, if its name does not come from the user.
    package func load(
        _ path: FilePath,
        stated: StatedURL? = nil,
        supervisor: Supervisor,
        in bounds: FileBounds? = nil
    ) throws(FileError) -> LoadedPage {
        guard SavedPage.isContainer(path) else {
            let bytes = try readFile(path, limit: maximumBytes, in: bounds)
            return loaded(bytes, from: path, stated: stated)
        }
        let saved = try SavedPage(supervisor: supervisor, path: path, in: bounds)
        let page = saved.page
        guard page.bytes.count <= maximumBytes else {
            throw FileError(
                path: path.description,
                problem: "its page has more than \(maximumBytes) bytes (--max-bytes)"
            )
        }
        return loaded(
            name: path.description,
            bytes: page.bytes,
            address: PageAddress(of: page.bytes, stated: stated, container: page, own: fileURL(path)),
            contentType: PageContentType(page.contentType) ?? .html,
            .saved(saved.resources),
            container: saved
        )
    }

    /// A page from the bytes of a file.
    ///
    /// - Parameter stated: The document's URL. Default: the URL that the page has, otherwise the file's.
    package func loaded(_ bytes: [UInt8], from path: FilePath, stated: StatedURL? = nil) -> LoadedPage {
        let address = PageAddress(of: bytes, stated: stated, own: fileURL(path))
        return loaded(
            name: path == "-" ? "standard input" : path.description,
            bytes: bytes,
            address: address,
            contentType: PageContentType(fileName: path),
            address.isSavedFrom && path != "-" ? .savedAs(path) : .none
        )
    }
}
