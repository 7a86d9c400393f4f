// WebArchiveContainer.swift: a page as Safari saves it: a property list with the page and its resources.

package import ContainerProtocol
import FilePaths
import FoundationEssentials
import PropertyListReading
import WebInfra

/// Reads one web archive.
package final class WebArchiveContainer: PageContainer {
    private let bytes: [UInt8]
    private let isRewritten: Bool
    private var isDone = false
    private var archive = WebArchive()

    /// An archive with the given bytes.
    ///
    /// - Parameter isRewritten: Whether it is written back.
    package init(bytes: [UInt8], isRewritten: Bool) {
        self.bytes = bytes
        self.isRewritten = isRewritten
    }

    package func close() -> [WrittenPiece] { [] }

    package func resources() -> [ContainerResource] { archive.resources }

    package func next() throws(ContainerError) -> ContainerPart? {
        if isDone { return nil }
        isDone = true
        if let refusal = refusalOfPropertyList(bytes) { throw ContainerError(refusal.reason) }
        guard !isNestedTooDeep(propertyList: bytes) else { throw ContainerError("it is not a property list") }
        do { archive = try PropertyListDecoder().decode(WebArchive.self, from: Data(bytes)) } catch {
            throw ContainerError("it is not a property list")
        }
        guard let main = archive.main, let data = main.data else {
            throw ContainerError("it lacks WebMainResource with WebResourceData")
        }
        let type = main.type ?? "text/html"
        guard MIMEType(type)?.isPage ?? false else {
            throw ContainerError("its main resource is not an HTML, XHTML or SVG page (\(type))")
        }
        let charset = main.charset ?? ""
        let url = main.url.flatMap { URLRecord.parse($0)?.description }
        let page = ContainerPage(
            name: "",
            url: url ?? "",
            warnings: main.url.flatMap { url == nil ? [unparsedURL($0, from: "WebResourceURL")] : nil } ?? [],
            contentType: charset.isEmpty ? type : "\(type); charset=\(charset)",
            bytes: [UInt8](data)
        )
        guard isRewritten else { return .page(page) { _ in [] } }
        guard let patch = WebArchivePatch(bytes, key: Self.page),
            charset.isEmpty || WebArchivePatch(bytes, key: Self.encodingName) != nil
        else { throw ContainerError("its property list has an unusual layout, so it cannot be written back") }
        return .page(page) { [bytes] new in
            guard let new else { return [.original(0..<bytes.count)] }
            let written = patch.replacing(bytes, with: .data(new.bytes))
            guard !charset.isEmpty, let label = new.charset(replacing: charset),
                let name = WebArchivePatch(written, key: Self.encodingName)
            else { return [.bytes(written)] }
            return [.bytes(name.replacing(written, with: .label(label)))]
        }
    }

    private static let page = "WebResourceData"
    private static let encodingName = "WebResourceTextEncodingName"
}
