// PageLoadOptions.swift: how the pages of a run are read and what they run in, the same for all of them.

package import ContainerProtocol
public import FilePaths
public import PageProtocol

/// What a page's container holds for it.
package enum ContainedResources {
    case none
    /// Nothing; but it says where it was saved from, and what it loads may lie beside this file.
    case savedAs(FilePath)
    /// What was saved with it, in a container of one page.
    case saved([ContainerResource])
    /// A container of many pages and what they load, whose entries are below the address `root`. Of a page that says where it
    /// was saved from, what it loads may lie beside its entry.
    case library(ContainerLibrary, root: String, savedAs: FilePath? = nil)
}

/// How the pages of a run are read and what they run in: equal for all of them.
public struct PageLoadOptions: Equatable, Sendable {
    /// Whether the pages' own scripts run.
    public var runsPageScripts = false
    /// The folder that stands for the network; nil for none.
    public var resourceRoot: FilePath?
    /// The encoding's name, whatever the pages say; empty where they are asked.
    public var encoding = ""
    /// The type, whatever the pages' names or containers say.
    public var contentType: PageContentType?
    /// The language that determines the encoding of pages that declare none, or empty.
    public var locale = ""
    /// The most bytes of a page.
    public var maximumBytes = maximumPage

    /// Pages that are read as they come and are alone.
    public init() {}

    /// What is around one page.
    ///
    /// - Parameters:
    ///   - contained: What its container holds for it.
    ///   - url: The document's URL.
    package func environment(
        _ contained: ContainedResources = .none,
        of url: String
    ) -> (told: PageEnvironment, resources: (any ResourceProvider)?) {
        // NB: Opened for each page, since what a page may ask for is bounded.
        let savedAs: FilePath? = if case .savedAs(let file) = contained { file } else { nil }
        let folder = resourceRoot.flatMap { ResourceFolder($0, savedAs: savedAs) }
        let resources: (any ResourceProvider)? =
            switch contained {
            case .none, .savedAs: folder
            case .saved(let resources): SavedResources(resources, of: url, folder: folder)
            case .library(let library, let root, let entry):
                ArchivedResources(library, root: root, savedAs: entry, folder: folder)
            }
        return (PageEnvironment(runsPageScripts: runsPageScripts, hasResources: resources != nil), resources)
    }

    /// A page that is to be read with these options.
    ///
    /// - Parameter contentType: The type where the options name none.
    public func input(name: String, bytes: [UInt8], url: String, contentType: PageContentType) -> PageInput {
        PageInput(
            name: name,
            bytes: bytes,
            url: url,
            encoding: encoding,
            contentType: self.contentType ?? contentType,
            locale: locale
        )
    }

    /// The setting that is the path of the folder of resources.
    package static let rootSetting = "resource root"

    /// The settings that the outcome depends on, by name.
    public var described: [(name: String, value: String)] {
        [
            ("page scripts", runsPageScripts ? "run" : "none"), (Self.rootSetting, resourceRoot?.description ?? "none"),
            ("encoding", encoding.isEmpty ? "none" : encoding),
            ("content type", contentType.map { $0.essence + "; charset=" + $0.charset } ?? "none"),
            ("locale", locale.isEmpty ? "none" : locale),
            ("max bytes", maximumBytes == maximumPage ? "none" : "\(maximumBytes)"),
        ]
    }
}
