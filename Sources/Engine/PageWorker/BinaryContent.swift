// BinaryContent.swift: recognizes files that are not pages, by their first bytes.
//
// Decoding them as text and writing them again would destroy them. The signatures are those of
// https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern and of the formats' own standards. Files without a signature are
// recognized by their share of bytes that the standard calls binary.
//
// NB: The standard takes a response with a single such byte in its beginning for binary. Saved pages contain stray zero bytes, and UTF-16
// without a mark many, so anything that begins with a tag is a page.

/// A format that is not a page.
struct BinaryContent: Equatable, Sendable {
    /// The name with its article, such as "a PNG image".
    var name: String
    /// A clause on what the user can do with the file; empty for none.
    var advice: String

    /// The error message for a file of this format.
    var message: String { "it is \(name), not a page\(advice.isEmpty ? "" : "; " + advice)." }

    /// The number of bytes that are examined.
    private static let head = 4096

    /// nil for anything that may be a page.
    ///
    /// - Parameter isUTF16: Whether the user or the transport declares the page as UTF-16.
    init?(_ bytes: [UInt8], isUTF16: Bool = false) {
        let head = bytes.prefix(Self.head)
        if Self.marks.contains(where: head.starts) { return nil }
        if let found = Self.formats.first(where: { $0.matches(head) }) {
            self = found.signature == Self.zip ? Self.package(head) : found.content
            return
        }
        guard !isUTF16, !Self.beginsWithTag(head), Self.isBinary(head) else { return nil }
        let isEmpty = head.allSatisfy { $0 == 0 }
        name = isEmpty ? "a file that begins with zero bytes only" : "binary data"
        advice = isEmpty ? "it may have been saved or copied in part" : ""
    }

    private init(_ name: String, _ advice: String) { (self.name, self.advice) = (name, advice) }

    // MARK: - Without a signature

    /// The byte order marks, which are followed by text.
    private static let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]

    /// Whether the first thing is a tag, a comment or a declaration, with one or two bytes per character.
    private static func beginsWithTag(_ head: ArraySlice<UInt8>) -> Bool {
        let rest = head.drop { [0, 0x09, 0x0A, 0x0C, 0x0D, 0x20].contains($0) }
        guard rest.first == UInt8(ascii: "<") else { return false }
        guard let next = rest.dropFirst().first(where: { $0 != 0 }) else { return false }
        return 0x41...0x5A ~= next & 0xDF || [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")].contains(next)
    }

    /// https://mimesniff.spec.whatwg.org/#binary-data-byte
    private static func isBinary(_ byte: UInt8) -> Bool {
        byte <= 0x08 || byte == 0x0B || 0x0E...0x1A ~= byte || 0x1C...0x1F ~= byte
    }

    private static func isBinary(_ head: ArraySlice<UInt8>) -> Bool {
        let binary = head.reduce(0) { $0 + (isBinary($1) ? 1 : 0) }
        // In compressed or encrypted data, one byte in nine is binary; in text hardly any.
        guard binary >= 16, binary * 32 > head.count else { return false }
        // UTF-16: the zero bytes are all first or all second bytes of a pair, and there are hardly any other binary ones.
        let zeros = head.indices.filter { head[$0] == 0 }
        let even = zeros.count { $0 % 2 == 0 }
        let isUTF16 = 20 * max(even, zeros.count - even) > 19 * zeros.count && 4 * zeros.count > head.count
        return !(isUTF16 && binary - zeros.count < 16)
    }

    // MARK: - By signature

    private struct Format: Sendable {
        var content: BinaryContent
        var signature: [UInt8]
        /// The signature's offset.
        var offset = 0
        /// A further condition, for signatures with which a text could begin.
        var also: @Sendable (ArraySlice<UInt8>) -> Bool = { _ in true }

        func matches(_ head: ArraySlice<UInt8>) -> Bool { head.dropFirst(offset).starts(with: signature) && also(head) }
    }

    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    private static let formats: [Format] = {
        var formats: [Format] = []
        func add(
            _ name: String,
            _ advice: String,
            _ signatures: [[UInt8]],
            at offset: Int = 0,
            also: @escaping @Sendable (ArraySlice<UInt8>) -> Bool = { _ in true }
        ) {
            for signature in signatures {
                let content = BinaryContent(name, advice)
                formats.append(Format(content: content, signature: signature, offset: offset, also: also))
            }
        }
        func ascii(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
        func holds(_ text: String, at offset: Int) -> @Sendable (ArraySlice<UInt8>) -> Bool {
            { $0.dropFirst(offset).starts(with: text.utf8) }
        }
        let hasZero: @Sendable (ArraySlice<UInt8>) -> Bool = { $0.prefix(64).contains(0) }
        let media = "webaction run takes it for itself under the usual ending of its name"
        let unpack = "unpack it first"

        add("", "", [zip])
        add("an empty or divided zip archive", unpack, [[0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8]])
        let gunzip = "unpack it with gunzip, or, where it is a WARC file, give it to webaction batch as .warc.gz"
        add("compressed with gzip", gunzip, [[0x1F, 0x8B, 8]])
        let unzstd = "unpack it with unzstd, or, where it is a WARC file, give it to webaction batch as .warc.zst"
        add("compressed with Zstandard", unzstd, [[0x28, 0xB5, 0x2F, 0xFD]])
        add("compressed with xz", unpack, [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]])
        add(
            "compressed with bzip2",
            unpack,
            ascii("BZh"),
            also: { $0.dropFirst(4).starts(with: [0x31, 0x41, 0x59, 0x26]) }
        )
        add("compressed with lz4", unpack, [[0x04, 0x22, 0x4D, 0x18]])
        add("compressed with compress", unpack, [[0x1F, 0x9D]])
        add("a 7z archive", unpack, [[0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]])
        add("a RAR archive", unpack, [Array("Rar!".utf8) + [0x1A, 7]])
        add("a tar archive", unpack, ascii("ustar"), at: 257)
        add("an archive of ar", unpack, ascii("!<arch>\n"))
        add("a cabinet archive", unpack, [Array("MSCF".utf8) + [0, 0, 0, 0]])
        let batch = "give it to webaction batch under a name that ends with"
        add("a WARC file", "\(batch) .warc", ascii("WARC/1.", "WARC/0.", "warc/1."))
        add("an ARC file", "\(batch) .arc", ascii("filedesc://"))
        add("a binary property list", "a web archive's name ends with .webarchive", ascii("bplist00"))

        add("a PDF document", "make HTML of it first, with pdftohtml for example", ascii("%PDF-"))
        add("a PostScript document", "", ascii("%!PS-Adobe-"))
        add("an RTF document", "save it as HTML first", ascii("{\\rtf"))
        let office = "save it as HTML first"
        add("an Office document of the older kind", office, [[0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]])
        add("a DjVu document", "", ascii("AT&TFORM"))

        add("a PNG image", media, [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])
        add("a JPEG image", media, [[0xFF, 0xD8, 0xFF]])
        add("a GIF image", media, ascii("GIF87a", "GIF89a"))
        add("a WebP image", media, ascii("RIFF"), also: holds("WEBP", at: 8))
        add("a BMP image", media, ascii("BM"), also: { $0.dropFirst(6).starts(with: [0, 0, 0, 0]) })
        add("an icon", media, [[0, 0, 1, 0], [0, 0, 2, 0]])
        add("a TIFF image", media, [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]])
        add("a Photoshop image", media, [Array("8BPS".utf8) + [0]])
        add("a JPEG XL image", media, [[0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A]])
        let brands = ["avif": "an AVIF image", "avis": "an AVIF image", "heic": "a HEIC image", "mif1": "a HEIF image"]
        for (brand, name) in brands.sorted(by: { $0.key < $1.key }) {
            add(name, media, ascii("ftyp" + brand), at: 4, also: hasZero)
        }
        add("an MPEG-4 or QuickTime movie", media, ascii("ftyp", "moov", "mdat"), at: 4, also: hasZero)
        add("a Matroska or WebM movie", media, [[0x1A, 0x45, 0xDF, 0xA3]])
        add("an AVI movie", media, ascii("RIFF"), also: holds("AVI ", at: 8))
        add("a WAVE sound", media, ascii("RIFF"), also: holds("WAVE", at: 8))
        add("an AIFF sound", media, ascii("FORM"), also: holds("AIF", at: 8))
        add("an Ogg file", media, [Array("OggS".utf8) + [0]])
        add("a FLAC sound", media, ascii("fLaC"))
        add("an MP3 sound", media, ascii("ID3"), also: { ($0.dropFirst(3).first ?? 0xFF) < 0x10 })
        add("an MP3 sound", media, [[0xFF, 0xFB], [0xFF, 0xFA], [0xFF, 0xF3], [0xFF, 0xF2]], also: isBinary)
        add("a MIDI file", media, [Array("MThd".utf8) + [0, 0, 0, 6]])
        add("a Flash movie", media, [Array("FLV".utf8) + [1]])
        add("an MPEG movie", media, [[0, 0, 1, 0xBA], [0, 0, 1, 0xB3]])
        add("a Windows Media file", media, [[0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]])

        add("a font", "", ascii("wOFF", "wOF2", "OTTO", "ttcf"), also: hasZero)
        add("a font", "", [[0, 1, 0, 0]])
        add("a font", "", ascii("LP"), at: 34, also: hasZero)
        add("an ELF executable", "", [[0x7F, 0x45, 0x4C, 0x46]])
        add("a Windows executable", "", ascii("MZ"), also: hasZero)
        let mach: [[UInt8]] = [
            [0xFE, 0xED, 0xFA, 0xCE], [0xFE, 0xED, 0xFA, 0xCF], [0xCE, 0xFA, 0xED, 0xFE], [0xCF, 0xFA, 0xED, 0xFE],
        ]
        add("a Mach-O executable", "", mach)
        add("a Java class or a universal executable", "", [[0xCA, 0xFE, 0xBA, 0xBE]])
        add("a WebAssembly module", "", [[0, 0x61, 0x73, 0x6D]])
        add("an SQLite database", "", [Array("SQLite format 3".utf8) + [0]])
        add("a Parquet file", "", ascii("PAR1"), also: hasZero)
        add("an Arrow file", "", [Array("ARROW1".utf8) + [0]])
        add("an Avro file", "", [Array("Obj".utf8) + [1]])
        add("an HDF5 file", "", [[0x89, 0x48, 0x44, 0x46, 0x0D, 0x0A, 0x1A, 0x0A]])
        return formats
    }()

    /// The type of a zip archive, by the names of its first entries.
    private static func package(_ head: ArraySlice<UInt8>) -> BinaryContent {
        func holds(_ text: String) -> Bool { head.firstRange(of: Array(text.utf8)) != nil }
        if holds("mimetypeapplication/epub+zip") {
            return BinaryContent(
                "an EPUB book",
                "unzip it, and give webaction batch the folder: its chapters are .xhtml or .html"
            )
        }
        if holds("mimetypeapplication/vnd.oasis.opendocument") {
            return BinaryContent("an OpenDocument file", "save it as HTML first")
        }
        if holds("[Content_Types].xml") || holds("word/") || holds("_rels/.rels") {
            return BinaryContent("an Office document (.docx, .xlsx or .pptx)", "save it as HTML first")
        }
        if holds("META-INF/") { return BinaryContent("a Java archive or an app", "") }
        if holds("datapackage.json") || holds("archive/") && holds(".warc") || holds("indexes/index") {
            return BinaryContent("a WACZ file", "give it to webaction batch under a name that ends with .wacz")
        }
        return BinaryContent("a zip archive", "give it to webaction batch under a name that ends with .zip")
    }
}
