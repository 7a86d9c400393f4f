// MetadataJobs.swift: jobs of a worker without a page: the metadata of userscripts, the manifests of web extensions, and which scripts run on which addresses.

package import ScriptMetadata
package import Wire

/// Reads the metadata of userscripts, or manifests of web extensions.
package struct MetadataJob: Equatable, Sendable, WireCodable {
    /// What they are: userscripts, or manifests of web extensions.
    package var dialect: AddressPatterns.Dialect
    /// The bytes of each.
    package var sources: [[UInt8]]

    /// A job with all its fields.
    package init(_ dialect: AddressPatterns.Dialect = .userscript, sources: [[UInt8]]) {
        self.dialect = dialect
        self.sources = sources
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(byte: dialect.rawValue)
        writer.write(list: sources) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        dialect = try reader.readCase(AddressPatterns.Dialect.self)
        sources = try reader.readList { reader throws(WireError) in try reader.readData() }
    }
}

/// The metadata of a script, a manifest, or why it cannot be used.
package enum MetadataAnswer: Equatable, Sendable, WireCodable {
    case metadata(UserscriptMetadata)
    case manifest(WebExtensionManifest)
    /// The reason, as a sentence.
    case refused(String)

    /// Appends the case and its value.
    package func encode(into writer: inout ByteWriter) {
        switch self {
        case .metadata(let metadata):
            writer.write(byte: 1)
            writer.write(metadata)
        case .refused(let reason):
            writer.write(byte: 2)
            writer.write(reason)
        case .manifest(let manifest):
            writer.write(byte: 3)
            writer.write(manifest)
        }
    }

    /// Reads the case and its value.
    package init(from reader: inout ByteReader) throws(WireError) {
        let tag = try reader.readByte("metadata")
        switch tag {
        case 1: self = .metadata(try UserscriptMetadata(from: &reader))
        case 2: self = .refused(try reader.readString())
        case 3: self = .manifest(try WebExtensionManifest(from: &reader))
        default: throw .unknownTag(of: "answer about metadata", value: UInt64(tag))
        }
    }
}

/// Decides which scripts run on pages with some addresses. The worker keeps the patterns for further jobs.
package struct MatchJob: Equatable, Sendable, WireCodable {
    /// A page's address.
    package struct Address: Equatable, Sendable, WireCodable {
        package var url: String
        /// The address of the page that made about:blank; nil: there is none.
        package var opener: String?

        /// An address with all its fields.
        package init(_ url: String, opener: String? = nil) {
            self.url = url
            self.opener = opener
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(url)
            writer.write(optional: opener) { $0.write($1) }
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            url = try reader.readString()
            opener = try reader.readOptional { reader throws(WireError) in try reader.readString() }
        }
    }

    /// The patterns of scripts.
    package struct Scripts: Equatable, Sendable, WireCodable {
        package var patterns: [AddressPatterns]
        /// The public suffix list's text; empty: no pattern needs it.
        package var suffixes: [UInt8]
        /// The numbers of expressions that ended a worker, and are not tried.
        package var skipped: [Int]
        /// Whether the worker announces each expression before it is tried.
        package var announces: Bool

        /// Scripts with all fields.
        package init(patterns: [AddressPatterns], suffixes: [UInt8] = [], skipped: [Int] = [], announces: Bool = false)
        {
            self.patterns = patterns
            self.suffixes = suffixes
            self.skipped = skipped
            self.announces = announces
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(list: patterns) { $0.write($1) }
            writer.write(suffixes)
            writer.write(list: skipped) { $0.write(count: UInt64(max(0, $1))) }
            writer.write(announces)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            patterns = try reader.readList { reader throws(WireError) in try AddressPatterns(from: &reader) }
            suffixes = try reader.readData()
            skipped = try reader.readList { reader throws(WireError) in Int(clamping: try reader.readCount()) }
            announces = try reader.readFlag()
        }
    }

    /// The scripts; nil: those of the job before.
    package var scripts: Scripts?
    package var addresses: [Address]

    /// A job with all its fields.
    package init(scripts: Scripts?, addresses: [Address]) {
        self.scripts = scripts
        self.addresses = addresses
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(optional: scripts) { $0.write($1) }
        writer.write(list: addresses) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        scripts = try reader.readOptional { reader throws(WireError) in try Scripts(from: &reader) }
        addresses = try reader.readList { reader throws(WireError) in try Address(from: &reader) }
    }
}

/// The decisions about all addresses of a job.
package struct MatchAnswer: Equatable, Sendable, WireCodable {
    /// A decision about one script.
    package struct Decision: Equatable, Sendable, WireCodable {
        /// The number of the script, from 0.
        package var script: Int
        package var decision: AddressDecision

        /// A decision with all its fields.
        package init(script: Int, decision: AddressDecision) {
            self.script = script
            self.decision = decision
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(count: UInt64(max(0, script)))
            writer.write(decision)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            script = Int(clamping: try reader.readCount())
            decision = try AddressDecision(from: &reader)
        }
    }

    /// A mistake in a pattern, or an expression that took too long.
    package struct Fault: Equatable, Sendable, WireCodable {
        /// The number of the script, from 0.
        package var script: Int
        /// The pattern as it is written.
        package var pattern: String
        /// What is wrong with it, as a clause.
        package var problem: String
        /// Whether the pattern is matched nevertheless.
        package var isRemark: Bool

        /// A fault with all its fields.
        package init(script: Int, pattern: String, problem: String, isRemark: Bool = false) {
            self.script = script
            self.pattern = pattern
            self.problem = problem
            self.isRemark = isRemark
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(count: UInt64(max(0, script)))
            writer.write(pattern)
            writer.write(problem)
            writer.write(isRemark)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            script = Int(clamping: try reader.readCount())
            pattern = try reader.readString()
            problem = try reader.readString()
            isRemark = try reader.readFlag()
        }
    }

    /// For each address the scripts that run, and those that a pattern excludes; no pattern of the others matches.
    package var decisions: [[Decision]]
    /// The faults that this job found; those of patterns are found when the scripts are given.
    package var faults: [Fault]

    /// An answer with all its fields.
    package init(decisions: [[Decision]], faults: [Fault]) {
        self.decisions = decisions
        self.faults = faults
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(list: decisions) { $0.write(list: $1) { $0.write($1) } }
        writer.write(list: faults) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        decisions = try reader.readList { reader throws(WireError) in
            try reader.readList { reader throws(WireError) in try Decision(from: &reader) }
        }
        faults = try reader.readList { reader throws(WireError) in try Fault(from: &reader) }
    }
}
