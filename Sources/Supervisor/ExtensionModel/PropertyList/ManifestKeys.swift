// ManifestKeys.swift: the keys of a bundle's property list with their lines, whatever else is wrong with the bundle.

import Foundation

/// The keys of a property list, for whoever looks for misspelt ones.
public struct ManifestKeys: Sendable {
    /// One key.
    public struct Key: Equatable, Sendable {
        /// The keys around it and itself; an array's dictionaries are as the key of the array.
        public var path: [String]
        /// From 1; nil where the list has no lines.
        public var line: Int?

        /// The key itself.
        public var name: String { path[path.count - 1] }
        /// The path joined by dots.
        public var dotted: String { path.joined(separator: ".") }
    }

    /// The property list as the user would write it.
    public let file: String
    /// All keys, those of a dictionary in the order of their names.
    public private(set) var keys: [Key] = []

    /// The keys of the bundle at a path; nil where no property list can be read.
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

    /// The keys of a bundle that was read.
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
            // NB: Property lists are read to a bounded depth.
            if let inner = value.dictionary { add(inner, own, line: line) }
            if case .array(let values) = value {
                for inner in values.compactMap(\.dictionary) { add(inner, own, line: line) }
            }
        }
    }
}
