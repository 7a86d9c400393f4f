// InterfaceDocument.swift: a storyboard's file: its scenes, and which controller is in each; or a nib's source, which is one
// scene whose controller is made elsewhere: the file's owner.

import FilePaths
import Foundation

/// A storyboard or a nib as it lies in the bundle.
@preconcurrency @MainActor
final class InterfaceDocument {
    /// The file's name without its ending.
    let name: String
    /// Whether it is a nib.
    let isNib: Bool
    /// Whether it is made of AppKit's views.
    let isForMac: Bool
    /// The identifier of the controller that comes first.
    let initialIdentifier: String?
    /// The element of a nib that stands for whoever reads it.
    private(set) var owner: InterfaceElement?
    /// The scenes' controllers, by their identifiers.
    private var controllers: [String: InterfaceElement] = [:]
    /// For each controller, the other objects of its scene, such as gestures.
    private var scenes: [String: InterfaceElement] = [:]

    private static var read: [String: InterfaceDocument] = [:]
    /// The files of the extension's bundle that documents are read from.
    private static let files =
        ((try? FileManager.default.subpathsOfDirectory(atPath: extensionBundle.bundlePath)) ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

    /// The storyboard of that name in the extension's bundle: in `Base.lproj`, beside `Info.plist`, or elsewhere. nil if there
    /// is none that can be read; a compiled one (`storyboardc`) cannot.
    static func named(_ name: String) -> InterfaceDocument? { file("\(name).storyboard", name) }

    /// The nib of that name, from its source; a compiled one cannot be read.
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

    /// The storyboard that Info.plist names as the extension's.
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
    /// Everything in a controller's scene.
    func scene(of controller: InterfaceElement) -> InterfaceElement { scenes[controller.id] ?? controller }
    /// The controller with the identifier that its author gave it.
    func controller(named identifier: String) -> InterfaceElement? {
        controllers.values.first { $0["storyboardIdentifier"] == identifier }
    }

    /// The controllers that a navigation or tab bar controller begins with.
    func contents(of controller: InterfaceElement) -> [InterfaceElement] {
        controller.connections("segue").filter { $0["kind"] == "relationship" }
            .compactMap { $0["destination"].flatMap { controllers[$0] } }
    }

    /// The scene of a class, on the way from the first controller into the containers that hold others.
    func initialScene(of type: AnyClass) -> InterfaceElement? {
        var next = initialIdentifier.flatMap { controllers[$0] }
        // NB: Each turn goes through a container; a circle of them ends, too.
        for _ in 0..<8 {
            guard let element = next else { return nil }
            if InterfaceObjects.type(of: element) == type { return element }
            next = contents(of: element).first
        }
        return nil
    }
}
