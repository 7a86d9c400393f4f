// BundleWarning.swift: a warning about a bundle that can still be used.

/// A probable mistake in a bundle that does not prevent a run.
public struct BundleWarning: Equatable, Sendable, CustomStringConvertible {
    /// The file's path.
    public var file: String
    /// The line in the file, from 1; nil if there is none.
    public var line: Int?
    /// The path of keys, joined by dots.
    public var key: String
    /// The problem and the fix, in one sentence without the place.
    public var message: String
    /// Whether the warning is about a misspelled key.
    public var isMisspelling = false

    /// `file:line: key: message`.
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(key): \(message)" }
}
