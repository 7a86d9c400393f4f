// ManifestKeys.swift: the keys of a bundle's property list with their lines, even if the bundle cannot be used.

import Foundation

/// The keys of a property list, for the check of misspelled keys.
public struct ManifestKeys: Sendable {
    /// One key.
    public struct Key: Equatable, Sendable {
        /// The enclosing keys and the key itself; an array's dictionaries count as the array's value.
        public var path: [String]
        /// The line, from 1; nil if the list has no lines.
        public var line: Int?

        /// The key itself.
        public var name: String { path[path.count - 1] }
        /// The path joined by dots.
        public var dotted: String { path.joined(separator: ".") }
    }

    /// The property list's path as the user would write it.
    public let file: String
    /// All keys; those of a dictionary are sorted by name.
    public private(set) var keys: [Key] = []

    /// Reads the keys of the bundle at a path; nil if no property list can be read.
    public init?(bundleAt path: String) {
        guard let layout = try? BundleLayout(path: path),
            let plist = try? InfoPlist(
                at: layout.infoPlist,
                in: layout.bounds,
                shownAs: layout.infoPlist.path,
                variables: BuildVariables(targetName: layout.name)
            )
        else { return nil }
        file = plist.file
        add(plist.root, [], line: plist.line(of:))
    }

    /// The keys of a bundle that has been read.
    public init(_ bundle: ExtensionBundle) {
        file = bundle.infoPlist
        add(bundle.manifest, [], line: bundle.line(ofKey:))
    }

    private mutating func add(
        _ dictionary: [String: ManifestValue],
        _ path: [String],
        line: (String) -> Int?
    ) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            let own = path + [name]
            keys.append(Key(path: own, line: line(own.joined(separator: "."))))
            // NB: The depth of property lists is limited when they are read.
            if let inner = value.dictionary { add(inner, own, line: line) }
            if case .array(let values) = value {
                for inner in values.compactMap(\.dictionary) { add(inner, own, line: line) }
            }
        }
    }
}
