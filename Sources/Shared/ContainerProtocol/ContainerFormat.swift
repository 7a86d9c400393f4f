// ContainerFormat.swift: the formats of files that contain pages, and their file name extensions, for the reader, the batch and the
// messages of all commands.

package import FilePaths

/// A format of files that contain pages, recognized by the file's name.
package enum ContainerFormat: Equatable, Sendable, CaseIterable {
    /// WARC files, and their predecessors, ARC files.
    case warc
    case mhtml
    case webArchive
    case zip
    case wacz

    /// The extensions of such files.
    package var endings: [String] {
        switch self {
        case .warc: [".warc", ".warc.gz", ".warc.zst", ".arc", ".arc.gz"]
        case .mhtml: [".mhtml", ".mht"]
        case .webArchive: [".webarchive"]
        case .zip: [".zip"]
        case .wacz: [".wacz"]
        }
    }

    /// Whether it contains one page, with its resources.
    package var hasOnePage: Bool {
        switch self {
        case .mhtml, .webArchive: true
        case .warc, .zip, .wacz: false
        }
    }

    /// The format of a file with this name; nil: it is not a container.
    package init?(name: some PathBytes) {
        let name = name.filePath
        let format = Self.allCases.first { format in format.endings.contains { name.hasEnding($0) } }
        guard let format else { return nil }
        self = format
    }
}

/// The extensions of HTML pages, in folders and in archives of files.
package let pageNameEndings = [".html", ".htm", ".xhtml", ".xht"]
