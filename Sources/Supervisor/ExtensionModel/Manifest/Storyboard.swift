// Storyboard.swift: the class of a storyboard's first controller. That is all of a storyboard that means anything without
// a screen; it is what an extension with NSExtensionMainStoryboard has in place of a principal class.

import FilePaths
import Foundation

/// A storyboard as it lies in a repository, in XML.
enum Storyboard {
    /// What a storyboard says of its first controller.
    enum Answer: Equatable {
        case found(String)
        /// Why there is none: a sentence.
        case none(String)
    }

    /// The class of the initial view controller.
    ///
    /// - Parameter name: The file's name without its ending. Base.lproj and other languages' folders are looked at, too.
    static func initialClass(in name: String, _ layout: BundleLayout) -> Answer {
        let files = layout.resources(endingIn: "storyboard").filter {
            FilePath($0).name == FilePath(name + ".storyboard")
        }
        guard let file = files.first(where: { $0.parentPath.pathName == "Base.lproj" }) ?? files.first,
            let data = try? bundleFile(file, in: layout.bounds)
        else {
            guard let compiled = layout.compiledInterface, FilePath(compiled).name == FilePath("\(name).storyboardc")
            else {
                return .none("\(name).storyboard is not in the folder, and a compiled one cannot be read.")
            }
            return .none(
                "\(compiled) is compiled and cannot be read: put \(name).storyboard, its source, in its place."
            )
        }
        guard let found = initialClass(in: String(decoding: data, as: UTF8.self)) else {
            return .none(
                "The first controller in \(relativePath(from: layout.root.path, to: file)) has no class of its own."
            )
        }
        return .found(found)
    }

    /// The `customClass` of the element whose `id` the document's `initialViewController` names. A navigation or tab bar
    /// controller of the system's own leads to the first controller in it.
    private static func initialClass(in text: String) -> String? {
        let tags = text.split(separator: "<").map { $0.prefix { $0 != ">" } }
        var wanted = attribute("initialViewController", in: text[...])
        // NB: Each turn goes through a controller of its own; a circle of them ends, too.
        for _ in 0..<8 {
            guard let id = wanted,
                let start = tags.firstIndex(where: { $0.contains("ontroller") && attribute("id", in: $0) == id })
            else { return nil }
            if let name = attribute("customClass", in: tags[start]) { return name }
            let scene = tags[start...].prefix { !$0.hasPrefix("/scene") }
            let segue = scene.first { attribute("relationship", in: $0).map(Self.rootRelationships.contains) == true }
            wanted = segue.flatMap { attribute("destination", in: $0) }
        }
        return nil
    }

    private static let rootRelationships: Set<String> = ["rootViewController", "viewControllers"]

    private static func attribute(_ name: String, in text: Substring) -> String? {
        guard let start = text.range(of: " \(name)=\"") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }
}
