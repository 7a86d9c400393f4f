// PageEnvironmentArguments.swift: the options for a page's environment: its own scripts, and its resource root.

import ArgumentParser
import ContainerProtocol
import ExtensionHost
import FilePaths
import PageProtocol
import Supervision

/// The options for a page's environment.
struct PageEnvironmentArguments: ParsableArguments {
    @Flag(help: "Run the page's own scripts first.")
    var pageScripts = false
    @Option(
        help: ArgumentHelp(
            "The folder that holds the page's scripts, styles, frames and images: as saved by a browser, or a mirror.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var resourceRoot: FilePath?

    /// Whether any of the options is given.
    var isAny: Bool { pageScripts || resourceRoot != nil }

    /// Opens the resource root, if there is one.
    ///
    /// - Parameter file: The page's file, if its URL is a different one.
    private func folder(savedAs file: FilePath? = nil) throws -> (any ResourceProvider)? {
        guard let resourceRoot else { return nil }
        guard let folder = ResourceFolder(resourceRoot, savedAs: file) else {
            throw CommandError.usage("--resource-root: \(resourceRoot) is not a directory.")
        }
        return folder
    }

    /// The resource root, if there is one and it can be opened.
    ///
    /// - Parameter file: The page's file, if its URL is a different one.
    func resourceFolder(savedAs file: FilePath?) -> (any ResourceProvider)? { (try? folder(savedAs: file)) ?? nil }

    /// How pages are read, and their environment.
    func loadOptions(reading: ReadingArguments) throws -> PageLoadOptions {
        _ = try folder()
        var loadOptions = PageLoadOptions()
        loadOptions.runsPageScripts = pageScripts
        loadOptions.resourceRoot = resourceRoot
        loadOptions.encoding = reading.encoding ?? ""
        loadOptions.contentType = reading.contentType
        loadOptions.locale = reading.locale ?? ""
        loadOptions.maximumBytes = reading.size.maxBytes
        return loadOptions
    }

    /// Reads a page with its environment; a container of one page includes its resources.
    func open(_ path: FilePath, url: String?, reading: ReadingArguments, supervisor: Supervisor) throws
        -> LoadedPage
    {
        // NB: A problem with the folder is reported once, before any page is read.
        _ = try folder()
        return try Self.open(
            path,
            url: url,
            reading: reading,
            supervisor: supervisor,
            pageScripts: pageScripts,
            folder: resourceFolder
        )
    }

    /// Reads a page for commands without these options.
    static func open(
        _ path: FilePath,
        url: String?,
        reading: ReadingArguments,
        supervisor: Supervisor,
        pageScripts: Bool = false,
        folder: @escaping (_ savedAs: FilePath?) -> (any ResourceProvider)? = { _ in nil }
    ) throws -> LoadedPage {
        try refuseAddress(path)
        guard SavedPage.isContainer(path) else {
            try refuseContainer(path)
            let bytes = try reading.readPage(path)
            let address = PageAddress(of: bytes, stated: url.map { ("--url", $0) }, own: fileURL(path))
            var input = reading.input(bytes, from: path, url: address.url)
            input.warnings = address.notes
            let environment = PageEnvironment(runsPageScripts: pageScripts, hasResources: folder(nil) != nil)
            let savedAs = address.isSavedFrom && path != "-" ? path : nil
            return LoadedPage(input: input, environment: environment, makeResources: { folder(savedAs) })
        }
        let saved: SavedPage
        do throws(FileError) { saved = try SavedPage(supervisor: supervisor, path: path) } catch {
            throw CommandError.failed(error.description)
        }
        guard saved.page.bytes.count <= reading.size.maxBytes else {
            throw CommandError.failed("\(path): its page has more than \(reading.size.maxBytes) bytes (--max-bytes).")
        }
        let address = PageAddress(
            of: saved.page.bytes,
            stated: url.map { ("--url", $0) },
            container: saved.page,
            own: fileURL(path)
        )
        let input = PageInput(
            name: path.description,
            bytes: saved.page.bytes,
            url: address.url,
            encoding: reading.encoding ?? "",
            contentType: reading.contentType ?? PageContentType(saved.page.contentType) ?? .html,
            locale: reading.locale ?? "",
            warnings: address.notes
        )
        return LoadedPage(
            input: input,
            environment: PageEnvironment(runsPageScripts: pageScripts, hasResources: true),
            makeResources: { SavedResources(saved.resources, of: address.url, folder: folder(nil)) },
            container: saved
        )
    }
}
