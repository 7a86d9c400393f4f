// ContainerFormat.swift: the formats of files that hold pages, and how their names end: the reader, the batch and the messages of
// all commands know them from here.

package import FilePaths

/// A format of files that hold pages, recognised by the file's name.
package enum ContainerFormat: Equatable, Sendable, CaseIterable {
    /// WARC files, and ARC files, which came before them.
    case warc
    case mhtml
    case webArchive
    case zip
    case wacz

    /// How names of such files end.
    package var endings: [String] {
        switch self {
        case .warc: [".warc", ".warc.gz", ".warc.zst", ".arc", ".arc.gz"]
        case .mhtml: [".mhtml", ".mht"]
        case .webArchive: [".webarchive"]
        case .zip: [".zip"]
        case .wacz: [".wacz"]
        }
    }

    /// Whether it holds one page, with what the page loads.
    package var hasOnePage: Bool {
        switch self {
        case .mhtml, .webArchive: true
        case .warc, .zip, .wacz: false
        }
    }

    /// The format of a file with that name; nil: it is no container.
    package init?(name: some PathBytes) {
        let name = name.filePath
        let format = Self.allCases.first { format in format.endings.contains { name.hasEnding($0) } }
        guard let format else { return nil }
        self = format
    }
}

/// How names of HTML pages end, in folders and in archives of files.
package let pageNameEndings = [".html", ".htm", ".xhtml", ".xht"]
