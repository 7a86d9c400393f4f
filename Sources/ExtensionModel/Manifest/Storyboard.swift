// Storyboard.swift: the class of a storyboard's first controller. That is all of a storyboard that means anything without
// a screen; it is what an extension with NSExtensionMainStoryboard has in place of a principal class.

import Foundation

/// A storyboard as it lies in a repository, in XML.
struct Storyboard {
    /// The class of the initial view controller.
    let initialClass: String

    /// - Parameter name: The file's name without its ending. Base.lproj and other languages' folders are looked at, too.
    init?(named name: String, in layout: BundleLayout) {
        let files = layout.files(endingIn: "storyboard").filter {
            $0.split(separator: "/").last.map(String.init) == name + ".storyboard"
        }
        guard let file = files.first(where: { $0.hasPrefix("Base.lproj") }) ?? files.first,
            let data = FileManager.default.contents(atPath: layout.root.appendingPathComponent(file).path),
            let found = Self.initialClass(in: String(decoding: data, as: UTF8.self))
        else { return nil }
        initialClass = found
    }

    /// The `customClass` of the element whose `id` the document's `initialViewController` names.
    private static func initialClass(in text: String) -> String? {
        guard let initial = attribute("initialViewController", in: text[...]) else { return nil }
        for tag in text.split(separator: "<") where tag.contains("customClass") {
            let opening = tag.prefix { $0 != ">" }
            if attribute("id", in: opening) == initial { return attribute("customClass", in: opening) }
        }
        return nil
    }

    private static func attribute(_ name: String, in text: Substring) -> String? {
        guard let start = text.range(of: " \(name)=\"") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }
}
