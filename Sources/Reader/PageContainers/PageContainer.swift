// PageContainer.swift: what the readers of all container formats have in common.

package import ContainerProtocol
import FilePaths

/// One instruction for writing a container back.
package enum WrittenPiece: Equatable, Sendable {
    case bytes([UInt8])
    /// Copy bytes of the container's own file.
    case original(Range<Int>)
    /// Continue at this offset of the output, overwriting what is there.
    case seek(Int)
    /// Truncate the output at this offset.
    case end(Int)
}

/// One part of a container, in the container's order.
package enum ContainerPart {
    /// A page, and the output up to its end: with the changed page, or for nil, the original.
    case page(ContainerPage, write: (_ page: WrittenPage?) -> [WrittenPiece])
    /// Output that is not a page and cannot be copied with the bytes before the next page.
    case other([WrittenPiece])
    /// Damaged bytes; reading continues after them.
    ///
    /// - Parameters:
    ///   - offset: Their offset in the file, or the offset of the compressed member that contains them.
    ///   - inside: The number of decompressed bytes of that member before them.
    case damaged(offset: Int, inside: Int, problem: String)
}

/// A container that is read from front to back. The `write` closures of its parts are called in order or not at all. Everything but pages
/// is copied from the file.
package protocol PageContainer: AnyObject {
    /// The next part; nil at the end.
    func next() throws(ContainerError) -> ContainerPart?
    /// The output after the last part.
    func close() throws(ContainerError) -> [WrittenPiece]
    /// After reading: a clause that describes the contents other than pages.
    var contents: String { get }
    /// After writing: notes for the user.
    var notes: [String] { get }
    /// After reading: contents that are not pages and belong to none.
    var leftOut: [LeftOut] { get }
    /// The resources that the last page may request.
    func resources() -> [ContainerResource]
}

extension PageContainer {
    package var contents: String { "it contains no HTML" }
    package var notes: [String] { [] }
    package var leftOut: [LeftOut] { [] }
    package func resources() -> [ContainerResource] { [] }
}

/// Why a container cannot be read at all.
package struct ContainerError: Error, Equatable, CustomStringConvertible {
    package var problem: String

    /// The problem, as a part of a sentence.
    package var description: String { problem }

    /// An error with this description.
    package init(_ problem: String) { self.problem = problem }
}

/// A file name for a page that has only an address: `000012-example.org-a-b.html`.
func pageName(number: Int, url: String, isXHTML: Bool) -> FilePath {
    var slug = ""
    let bytes = Array(url.utf8)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
    let isAddress = bytes[colon...].starts(with: "://".utf8)
    for character in bytes[(isAddress ? colon + 3 : 0)...] {
        let scalar = Unicode.Scalar(character)
        let isPlain =
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ".-_".unicodeScalars.contains(scalar)
        if isPlain, scalar.isASCII { slug.unicodeScalars.append(scalar) } else if !slug.hasSuffix("-") { slug += "-" }
        if slug.utf8.count >= 80 { break }
    }
    while let last = slug.last, "-.".contains(last) { slug.removeLast() }
    for ending in [".html", ".htm", ".xhtml"] where slug.hasEnding(ending) { slug.removeLast(ending.count) }
    let digits = String(number)
    let name = String(repeating: "0", count: max(0, 6 - digits.count)) + digits + (slug.isEmpty ? "" : "-" + slug)
    return FilePath(name + (isXHTML ? ".xhtml" : ".html"))
}
