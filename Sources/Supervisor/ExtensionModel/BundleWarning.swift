// BundleWarning.swift: what is odd about a bundle that can still be used.

/// An oddity in a bundle that does not stop it from running.
public struct BundleWarning: Equatable, Sendable, CustomStringConvertible {
    /// The file it is in.
    public var file: String
    /// Line in the file, counted from 1, where there is one.
    public var line: Int?
    /// Path of keys, joined by dots.
    public var key: String
    /// What is odd and how to mend it: one sentence without the place.
    public var message: String
    /// Whether it is about a key that is spelt nearly as another one.
    public var isMisspelling = false

    /// `file:line: key: message`.
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(key): \(message)" }
}
