// ExpansionLimit.swift: how much may come of compressed bytes: a few hundred could otherwise fill a machine's memory.

/// What decompression may make of a record of an archive: a record of a WARC file, or an entry of a zip file.
package enum ExpansionLimit {
    /// How often bytes may be compressed: the record's own compression and its content's together.
    package static let layers = 4
    /// The most bytes that a record may have, packed in whatever way.
    package static let longest = 256 << 20
    /// How many times its packed size a record may have.
    package static let ratio = 1000
    /// What any record may have, however small it is packed: a page of one repeated line is no attack.
    package static let always = 1 << 20

    /// The most bytes that may come of so many packed ones.
    package static func longest(ofPacked packed: Int) -> Int {
        let (most, isTooLarge) = packed.multipliedReportingOverflow(by: ratio)
        return isTooLarge ? longest : min(longest, max(always, most))
    }

    /// What is said of more bytes than may come of so many packed ones, after what they are.
    package static func problem(ofPacked packed: Int) -> String {
        longest(ofPacked: packed) == longest
            ? "has more than \(longest >> 20) MiB decompressed"
            : "has more than \(ratio) times its packed size (\(packed) bytes) decompressed"
    }
}
