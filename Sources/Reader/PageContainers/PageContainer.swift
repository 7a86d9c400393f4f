// PageContainer.swift: what the readers of all kinds of containers have in common.

package import ContainerProtocol
import FilePaths

/// A piece of a container that is written back.
package enum WrittenPiece: Equatable, Sendable {
    case bytes([UInt8])
    /// Bytes of the container's own file, which are copied as they are.
    case original(Range<Int>)
    /// What follows is written from that place of the output on, over what is there.
    case seek(Int)
    /// The output ends there: what was written behind it goes.
    case end(Int)
}

/// One part of a container, in its order.
package enum ContainerPart {
    /// A page, and what is written back up to its end: with what it became or, for nil, as it was.
    case page(ContainerPage, write: (_ page: WrittenPage?) -> [WrittenPiece])
    /// What is no page and can't be copied with what comes before the next page.
    case other([WrittenPiece])
    /// Damaged bytes; reading goes on behind them.
    ///
    /// - Parameters:
    ///   - offset: Where they are in the file, or where the compressed member begins that holds them.
    ///   - inside: How many decompressed bytes of that member come before them.
    case damaged(offset: Int, inside: Int, problem: String)
}

/// A container that is read from front to back. The `write` closures of its parts are called in order or not at all.
/// Whatever is no page is copied from the file.
package protocol PageContainer: AnyObject {
    /// The next part; nil at the end.
    func next() throws(ContainerError) -> ContainerPart?
    /// What is written behind the last part.
    func close() throws(ContainerError) -> [WrittenPiece]
    /// Once it is read: what is in it, where that is no page, as a clause.
    var contents: String { get }
    /// A note for the user, once it is written back.
    var notes: [String] { get }
    /// Once it is read: what in it is no page, nor belongs to one.
    var leftOut: [LeftOut] { get }
    /// What the page that came last may ask for.
    func resources() -> [ContainerResource]
}

extension PageContainer {
    package var contents: String { "it contains no HTML" }
    package var notes: [String] { [] }
    package var leftOut: [LeftOut] { [] }
    package func resources() -> [ContainerResource] { [] }
}

/// Why a container can't be read at all.
package struct ContainerError: Error, Equatable, CustomStringConvertible {
    package var problem: String

    /// What is wrong, as a part of a sentence.
    package var description: String { problem }

    /// An error with its words.
    package init(_ problem: String) { self.problem = problem }
}

/// A name for a page that comes with an address only: `000012-example.org-a-b.html`.
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
