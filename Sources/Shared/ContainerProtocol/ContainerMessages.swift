// ContainerMessages.swift: the messages between the supervisor and the reader of a container, on descriptor 3 of the reader. The container
// is the reader's standard input; its standard output is the rewritten container.
//
//   supervisor                          reader
//   open(name, isRewritten, wantsResources, records) ──►
//   credit(n)                   ──►     may send n more pages
//                               ◄──     resource(…), if requested, before their page
//                               ◄──     page(…), numbered from 0 by the frame's request
//                               ◄──     damaged(offset, inside, problem), any number of times
//                               ◄──     leftOut(what), any number of times, before the end
//                               ◄──     note(text), any number of times
//   result(page or nil)         ──►     only if it is rewritten, once for each page in any order
//                               ◄──     end, once everything is written; or unusable(problem)
//
// Or the reader serves as a library, which provides the resources of a zip file's pages:
//
//   openLibrary(name)           ──►
//   find(names, limit)          ──►
//                               ◄──     found(resource or nil)
//
// Or it reads a shortcut, which is its standard input:
//
//   readShortcut                ──►
//                               ◄──     scripts(…), or unusable(sentence)

package import FilePaths
package import Wire

/// A page found by a reader.
package struct ContainerPage: Equatable, Sendable, WireCodable {
    /// Its name below the container's; empty if the container holds only this page.
    package var name: FilePath
    /// The document's URL, serialized; empty if the container has no valid one.
    package var url: String
    /// A clause for each URL that the container has for it and that is invalid.
    package var warnings: [String]
    /// The container's `Content-Type` for it, or empty.
    package var contentType: String
    /// The identifier of the record it is in, or empty.
    package var recordID: String
    /// The date of its capture, as written in the container, or empty.
    package var date: String
    package var bytes: [UInt8]
    /// Why the bytes cannot be read, or empty.
    package var problem: String

    /// A page with the given fields.
    package init(
        name: FilePath,
        url: String,
        warnings: [String] = [],
        contentType: String = "",
        recordID: String = "",
        date: String = "",
        bytes: [UInt8],
        problem: String = ""
    ) {
        self.name = name
        self.url = url
        self.warnings = warnings
        self.contentType = contentType
        self.recordID = recordID
        self.date = date
        self.bytes = bytes
        self.problem = problem
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(name.bytes)
        for text in [url, contentType, recordID, date, problem] { writer.write(text) }
        writer.write(list: warnings) { $0.write($1) }
        writer.write(bytes)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        name = FilePath(bytes: try reader.readData())
        url = try reader.readString()
        contentType = try reader.readString()
        recordID = try reader.readString()
        date = try reader.readString()
        problem = try reader.readString()
        warnings = try reader.readList { reader throws(WireError) in try reader.readString() }
        bytes = try reader.readData()
    }
}

/// A clause about an invalid URL, which is shortened, since it may be arbitrarily long.
///
/// - Parameter source: Where it is from, such as a header's name.
package func unparsedURL(_ text: String, from source: String) -> String {
    let shown = text.count > 200 ? text.prefix(200) + "…" : text[...]
    return "\(source) has no absolute URL: \(shown)"
}

/// The types of WARC records that count as pages if they hold HTML.
package struct PageRecords: OptionSet, Sendable {
    package let rawValue: UInt64

    /// A set by its bits.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A server's response.
    package static let response = PageRecords(rawValue: 1)
    /// A capture made in another way.
    package static let resource = PageRecords(rawValue: 2)
    /// A conversion of another record, as written by a batch.
    package static let conversion = PageRecords(rawValue: 4)
    /// Captures: the default set.
    package static let captures: PageRecords = [.response, .resource]

    /// The types' names in WARC files.
    package static let names: [(name: String, option: PageRecords)] = [
        ("response", .response), ("resource", .resource), ("conversion", .conversion),
    ]

    /// The types in a comma-separated list of names; nil if one is not valid.
    package init?(list: String) {
        self = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = Self.names.first(where: { $0.name == word.lowercased() }) else { return nil }
            insert(known.option)
        }
    }

    /// A list such as "response or resource".
    package var description: String {
        Self.names.filter { contains($0.option) }.map(\.name).joined(separator: " or ")
    }
}

/// From the supervisor to a reader.
package enum SupervisorToReader: FrameMessage, Equatable {
    /// Kind 1. The container's name, whose extension determines its format.
    case open(name: String, isRewritten: Bool, wantsResources: Bool, records: PageRecords)
    /// Kind 2. The number of further pages that the reader may send.
    case credit(Int)
    /// Kind 3. The rewritten page; nil leaves it unchanged. The frame's request is the page's number.
    case result(WrittenPage?)
    /// Kind 4. The container's name; queries follow.
    case openLibrary(name: String)
    /// Kind 5. Requests the first entry with one of these names and at most `limit` bytes.
    case find(names: [FilePath], limit: Int)
    /// Kind 6. Reads the scripts of a shortcut.
    case readShortcut

    /// The frame's kind byte.
    package var kind: UInt8 {
        switch self {
        case .open: 1
        case .credit: 2
        case .result: 3
        case .openLibrary: 4
        case .find: 5
        case .readShortcut: 6
        }
    }

    /// Appends the message's fields.
    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .open(let name, let isRewritten, let wantsResources, let records):
            writer.write(name)
            writer.write(isRewritten)
            writer.write(wantsResources)
            writer.write(count: records.rawValue)
        case .credit(let count): writer.write(count: UInt64(max(0, count)))
        case .result(let page): writer.write(optional: page) { $0.write($1) }
        case .openLibrary(let name): writer.write(name)
        case .find(let names, let limit):
            writer.write(list: names) { $0.write($1.bytes) }
            writer.write(count: UInt64(max(0, limit)))
        case .readShortcut: break
        }
    }

    /// Reads the fields of the message that `kind` names.
    package init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1:
            let name = try body.readString()
            let isRewritten = try body.readFlag()
            let wantsResources = try body.readFlag()
            let records = PageRecords(rawValue: try body.readCount())
            self = .open(name: name, isRewritten: isRewritten, wantsResources: wantsResources, records: records)
        case 2: self = .credit(Int(clamping: try body.readCount()))
        case 3: self = .result(try body.readOptional { reader throws(WireError) in try WrittenPage(from: &reader) })
        case 4: self = .openLibrary(name: try body.readString())
        case 5:
            let names = try body.readList { reader throws(WireError) in FilePath(bytes: try reader.readData()) }
            self = .find(names: names, limit: Int(clamping: try body.readCount()))
        case 6: self = .readShortcut
        default: throw .unknownTag(of: "message to a reader", value: UInt64(kind))
        }
    }
}

/// From a reader to the supervisor.
package enum ReaderToSupervisor: FrameMessage, Equatable {
    /// Kind 1. The frame's request is the page's number.
    case page(ContainerPage)
    /// Kind 2. Damaged bytes; reading continues after them. `inside` counts decompressed bytes of the compressed member at `offset`.
    case damaged(offset: Int, inside: Int, problem: String)
    /// Kind 3. The container was read to its end, and written if it is rewritten.
    case end
    /// Kind 4. The container cannot be read, or not further.
    case unusable(problem: String)
    /// Kind 5. A resource that the next page may request.
    case resource(ContainerResource)
    /// Kind 6. The answer to `find`.
    case found(ContainerResource?)
    /// Kind 7. A note for the user: that the container has no page, or what was omitted in the output.
    case note(String)
    /// Kind 8. Contents that are not pages.
    case leftOut(LeftOut)

    /// Kind 9. The texts of a shortcut's scripts, in order.
    case scripts([String])

    /// Kinds of messages that contain a page, a resource or scripts, and so may be large.
    package static let largeKinds: [UInt8] = [1, 5, 6, 9]

    /// The frame's kind byte.
    package var kind: UInt8 {
        switch self {
        case .page: 1
        case .damaged: 2
        case .end: 3
        case .unusable: 4
        case .resource: 5
        case .found: 6
        case .note: 7
        case .leftOut: 8
        case .scripts: 9
        }
    }

    /// Appends the message's fields.
    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .page(let page): writer.write(page)
        case .damaged(let offset, let inside, let problem):
            writer.write(count: UInt64(max(0, offset)))
            writer.write(count: UInt64(max(0, inside)))
            writer.write(problem)
        case .end: break
        case .unusable(let problem): writer.write(problem)
        case .resource(let resource): writer.write(resource)
        case .found(let resource): writer.write(optional: resource) { $0.write($1) }
        case .note(let text): writer.write(text)
        case .leftOut(let group): writer.write(group)
        case .scripts(let texts): writer.write(list: texts) { $0.write($1) }
        }
    }

    /// Reads the fields of the message that `kind` names.
    package init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1: self = .page(try ContainerPage(from: &body))
        case 2:
            let offset = Int(clamping: try body.readCount())
            let inside = Int(clamping: try body.readCount())
            self = .damaged(offset: offset, inside: inside, problem: try body.readString())
        case 3: self = .end
        case 4: self = .unusable(problem: try body.readString())
        case 5: self = .resource(try ContainerResource(from: &body))
        case 6:
            self = .found(
                try body.readOptional { reader throws(WireError) in try ContainerResource(from: &reader) }
            )
        case 7: self = .note(try body.readString())
        case 8: self = .leftOut(try LeftOut(from: &body))
        case 9: self = .scripts(try body.readList { reader throws(WireError) in try reader.readString() })
        default: throw .unknownTag(of: "message from a reader", value: UInt64(kind))
        }
    }
}
