// InterfaceDocument.swift: the file of a storyboard, with its scenes and their controllers; or the source of a nib,
// which is one scene whose controller, the file's owner, is created elsewhere.

import FilePaths
import Foundation

/// A storyboard or a nib in the bundle.
@preconcurrency @MainActor
final class InterfaceDocument {
    /// The file's name without its extension.
    let name: String
    /// Whether it is a nib.
    let isNib: Bool
    /// Whether it consists of AppKit views.
    let isForMac: Bool
    /// The identifier of the initial controller.
    let initialIdentifier: String?
    /// The file's owner of a nib.
    private(set) var owner: InterfaceElement?
    /// The scenes' controllers, by their identifiers.
    private var controllers: [String: InterfaceElement] = [:]
    /// For each controller, the other objects of its scene, such as gestures.
    private var scenes: [String: InterfaceElement] = [:]

    private static var read: [String: InterfaceDocument] = [:]
    /// The files of the extension's bundle from which documents are read.
    private static let files =
        ((try? FileManager.default.subpathsOfDirectory(atPath: extensionBundle.bundlePath)) ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

    /// The storyboard with that name in the extension's bundle: in `Base.lproj`, beside `Info.plist`, or elsewhere. nil
    /// if none can be read; compiled ones (`storyboardc`) cannot.
    static func named(_ name: String) -> InterfaceDocument? { file("\(name).storyboard", name) }

    /// The nib with that name, from its source; compiled nibs cannot be read.
    static func nib(named name: String) -> InterfaceDocument? { file("\(name).xib", name) }

    private static func file(_ file: String, _ name: String) -> InterfaceDocument? {
        if let document = read[file] { return document }
        let found = files.filter { FilePath($0).name == FilePath(file) }
        let path =
            found.first { $0.pathNames.contains("Base.lproj") }
            ?? found.first { !$0.pathNames.contains { $0.hasEnding(".lproj") } } ?? found.first
        guard let path, let data = FileManager.default.contents(atPath: "\(extensionBundle.bundlePath)/\(path)"),
            let element = InterfaceReader.root(of: data)
        else { return nil }
        let document = InterfaceDocument(name, element, isNib: file.hasSuffix(".xib"))
        read[file] = document
        return document
    }

    /// The storyboard of the extension in Info.plist.
    static var main: InterfaceDocument? {
        let root = extensionBundle.bundlePath
        for path in ["\(root)/Info.plist", "\(root)/Contents/Info.plist"] {
            guard let data = FileManager.default.contents(atPath: path),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                let keys = list["NSExtension"] as? [String: Any]
            else { continue }
            return (keys["NSExtensionMainStoryboard"] as? String).flatMap(named)
        }
        return nil
    }

    private init(_ name: String, _ root: InterfaceElement, isNib: Bool) {
        self.name = name
        self.isNib = isNib
        isForMac = root["type"]?.contains(".Cocoa.") == true
        initialIdentifier = root["initialViewController"]
        if isNib, let objects = root.child(named: "objects") {
            owner = objects.children.first {
                $0["placeholderIdentifier"] == "IBFilesOwner" || ($0.name == "customObject" && $0.id == "-2")
            }
            if let owner { scenes[owner.id] = objects }
        }
        for scene in root.child(named: "scenes")?.children ?? [] {
            guard let objects = scene.child(named: "objects"),
                let controller = objects.children.first(where: { $0.name.hasSuffix("ontroller") })
            else { continue }
            controllers[controller.id] = controller
            scenes[controller.id] = objects
        }
    }

    func controller(id identifier: String) -> InterfaceElement? { controllers[identifier] }
    /// The scene of a controller.
    func scene(of controller: InterfaceElement) -> InterfaceElement { scenes[controller.id] ?? controller }
    /// The controller with the author's identifier.
    func controller(named identifier: String) -> InterfaceElement? {
        controllers.values.first { $0["storyboardIdentifier"] == identifier }
    }

    /// The initial controllers of a navigation or tab bar controller.
    func contents(of controller: InterfaceElement) -> [InterfaceElement] {
        controller.connections("segue").filter { $0["kind"] == "relationship" }
            .compactMap { $0["destination"].flatMap { controllers[$0] } }
    }

    /// The scene of a class, searched from the initial controller into container controllers.
    func initialScene(of type: AnyClass) -> InterfaceElement? {
        var next = initialIdentifier.flatMap { controllers[$0] }
        // NB: Each iteration enters a container; cycles end, too.
        for _ in 0..<8 {
            guard let element = next else { return nil }
            if InterfaceObjects.type(of: element) == type { return element }
            next = contents(of: element).first
        }
        return nil
    }
}
