// PageLoadOptions.swift: how the pages of a run are read, and their environment.

package import ContainerProtocol
public import FilePaths
public import PageProtocol
package import ProcessSupervision
import UserFiles

/// The resources that a page's container has for it.
package enum ContainedResources {
    case none
    /// None; but the page says where it was saved from, and its resources may be beside this file.
    case savedAs(FilePath)
    /// The resources of the only page in a container.
    case saved([ContainerResource])
    /// A container of many pages and their resources, whose entries are below the URL `root`. If a page says where it was saved from,
    /// its resources may be beside its entry.
    case library(ContainerLibrary, root: String, savedAs: FilePath? = nil)
}

/// How the pages of a run are read, and their environment; the same for all of them.
public struct PageLoadOptions: Equatable, Sendable {
    /// Whether the pages' own scripts run.
    public var runsPageScripts = false
    /// The resource root, in place of the network; nil for none.
    public var resourceRoot: FilePath?
    /// The folder of the files that userscripts require; nil: they are looked for among the pages' resources.
    public var requireRoot: FilePath?
    /// The encoding's name, which overrides the pages' own; empty: none.
    public var encoding = ""
    /// The content type, which overrides pages' names and containers; nil: none.
    public var contentType: PageContentType?
    /// The language that determines the encoding of pages that declare none, or empty.
    public var locale = ""
    /// The maximum size of a page in bytes.
    public var maximumBytes = maximumPage

    /// Creates options for pages that are read without overrides or resources.
    public init() {}

    /// The resources of one run of a page; nil if there are none.
    ///
    /// - Parameters:
    ///   - contained: The resources that its container has for it.
    ///   - url: The document's URL.
    package func resources(_ contained: ContainedResources, of url: String) -> (any ResourceProvider)? {
        let ofPage = pageResources(contained, of: url)
        guard let required = requireRoot.flatMap({ ResourceFolder($0) }) else { return ofPage }
        return ScriptResources(required, page: ofPage)
    }

    private func pageResources(_ contained: ContainedResources, of url: String) -> (any ResourceProvider)? {
        // NB: Opened for each run, since the resources of a run are limited.
        let savedAs: FilePath? = if case .savedAs(let file) = contained { file } else { nil }
        let folder = resourceRoot.flatMap { ResourceFolder($0, savedAs: savedAs) }
        switch contained {
        case .none, .savedAs: return folder
        case .saved(let resources): return SavedResources(resources, of: url, folder: folder)
        case .library(let library, let root, let entry):
            return ArchivedResources(library, root: root, savedAs: entry, folder: folder)
        }
    }

    /// A page to read with these options.
    ///
    /// - Parameter contentType: The type, unless the options name one.
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

    /// The name of the setting with the path of the resource root.
    package static let rootSetting = "resource root"

    /// The name of the setting with the path of the folder of required files.
    package static let requireSetting = "require root"

    /// The settings that determine the results, by name.
    public var settings: [(name: String, value: String)] {
        [
            ("page scripts", runsPageScripts ? "run" : "none"), (Self.rootSetting, resourceRoot?.description ?? "none"),
            (Self.requireSetting, requireRoot?.description ?? "none"),
            ("encoding", encoding.isEmpty ? "none" : encoding),
            ("content type", contentType.map { $0.essence + "; charset=" + $0.charset } ?? "none"),
            ("locale", locale.isEmpty ? "none" : locale),
            ("max bytes", maximumBytes == maximumPage ? "none" : "\(maximumBytes)"),
        ]
    }
}
