// Storyboard.swift: reads the class of a storyboard's initial view controller, the only part that matters without a screen. An
// extension with NSExtensionMainStoryboard has it in place of a principal class.

import FilePaths
import Foundation

/// A storyboard in XML, as a repository has it.
enum Storyboard {
    /// The result of reading a storyboard.
    enum Answer: Equatable {
        case found(String)
        /// No class was found; the reason is a sentence.
        case none(String)
    }

    /// The class of the initial view controller.
    ///
    /// - Parameter name: The file's name without `.storyboard`. Base.lproj and the folders of other languages are searched too.
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

    /// The `customClass` of the element whose `id` the document's `initialViewController` names. A navigation or tab bar controller
    /// without a class of its own leads to its first controller.
    private static func initialClass(in text: String) -> String? {
        let tags = text.split(separator: "<").map { $0.prefix { $0 != ">" } }
        var wanted = attribute("initialViewController", in: text[...])
        // NB: Bounded, because controllers may refer to each other in a cycle.
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
