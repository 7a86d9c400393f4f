// ProjectObjects.swift: the objects of a project file, which refer to each other by identifiers.

import Foundation
import Isolation

/// The objects of one project.
struct ProjectObjects {
    /// An object: its properties by name.
    typealias Object = [String: ManifestValue]

    private let objects: [String: Object]
    /// The object that refers to all others, `PBXProject`; empty if a damaged project has none.
    let root: Object

    /// Reads `project.pbxproj`; nil if it cannot be read, or is not a project.
    init?(file: URL, in bounds: FileBounds) {
        guard let data = try? bundleFile(file.path, in: bounds), let list = ProjectText.value(data)?.dictionary,
            let all = list["objects"]?.dictionary
        else { return nil }
        objects = all.compactMapValues(\.dictionary)
        let named = list["rootObject"]?.string.flatMap { all[$0]?.dictionary }
        let root = named ?? objects.sorted(by: { $0.key < $1.key }).map(\.value).first { $0.kind == "PBXProject" }
        // Targets can be found without it.
        self.root = root ?? [:]
    }

    /// The object that a property refers to.
    func object(_ reference: ManifestValue?) -> Object? { reference?.string.flatMap { objects[$0] } }

    /// The object with an identifier.
    subscript(identifier: String) -> Object? { objects[identifier] }

    /// The identifiers that a property lists.
    static func identifiers(_ value: ManifestValue?) -> [String] {
        if case .array(let elements)? = value { elements.compactMap(\.string) } else { [] }
    }

    /// The objects that a property lists.
    func objects(_ value: ManifestValue?) -> [Object] { Self.identifiers(value).compactMap { objects[$0] } }

    /// The objects of a class, sorted by identifier.
    func all(_ kind: String) -> [(identifier: String, object: Object)] {
        objects.filter { $0.value["isa"]?.string == kind }.sorted { $0.key < $1.key }
            .map { (identifier: $0.key, object: $0.value) }
    }
}

extension [String: ManifestValue] {
    /// The class of a project's object.
    var kind: String { self["isa"]?.string ?? "" }
}
