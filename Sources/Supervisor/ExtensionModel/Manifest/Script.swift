// Script.swift: the preprocessing script that a bundle names, and the search for it.
//
// NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile is the file's name without ".js"; it may
// contain a sub-path. Without such a file, one in TypeScript is taken: ".ts". The folders are those of flat bundles (beside Info.plist) and of macOS ones (Resources).

import FilePaths
import Foundation

/// The script of a bundle.
public enum Script: Equatable, Sendable {
    /// The bundle names no script: the page is passed to the native half without one.
    case none
    /// The file's absolute path.
    case file(String)
    /// The script that the bundle names does not exist: `.missingScript`. A run continues as with a script without a global object.
    case missing(BundleError)
}

extension Script {
    static let key = "NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile"

    /// Finds the script that `plist` names in `layout`. In sources it may be anywhere, since Xcode copies resources side by side.
    init(
        _ plist: InfoPlist,
        in layout: BundleLayout,
        warnings: inout [BundleWarning]
    ) throws(BundleError) {
        let name = (plist.root.keys.sorted() + (plist.value("NSExtension")?.dictionary?.keys.sorted() ?? []))
            .first { $0 == "NSExtensionJavaScriptPreprocessingFile" }
        if let name {
            let key = plist.root[name] == nil ? "NSExtension.\(name)" : name
            warnings.append(plist.warning(key, "has no effect here: it belongs in NSExtension.NSExtensionAttributes."))
        }
        guard let name = try plist.string(Self.key) else {
            self = .none
            return
        }
        let wanted = name + ".js"
        for ending in ["js", "ts"] {
            if let path = Self.find(name, ending, in: layout) {
                self = .file(path)
                return
            }
        }
        self = .missing(
            .missingScript(
                file: plist.file,
                line: plist.line(of: Self.key),
                wanted: wanted,
                hint: Self.hint(name, layout)
            )
        )
    }

    private static func find(_ name: String, _ ending: String, in layout: BundleLayout) -> String? {
        let wanted = "\(name).\(ending)"
        for folder in layout.resourceFolders {
            let path = folder.appendingPathComponent(wanted).standardizedFileURL.path
            // NB: A name such as ../../x must not lead outside the bundle.
            guard path.isBelow(layout.root.standardizedFileURL.path) else { continue }
            if isFile(path) { return path }
        }
        guard layout.isSourceFolder, !name.hasSlash else { return nil }
        let all = layout.resources(endingIn: ending).filter { FilePath($0).name == FilePath(wanted) }
        // Among several of that name, the one that the target lists.
        let listed = Set(layout.target?.files.resources ?? [])
        let found = all.count == 1 ? all : all.filter(listed.contains)
        return found.count == 1 ? found[0] : nil
    }

    /// A hint for the message: why the file cannot be read, or the name that the author probably meant; nil if there is none.
    private static func hint(_ name: String, _ layout: BundleLayout) -> String? {
        for folder in layout.resourceFolders {
            let place = folder.appendingPathComponent(name + ".js").standardizedFileURL.path
            guard place.isBelow(layout.root.standardizedFileURL.path) else { continue }
            if let reason = reasonNotToRead(place) { return "What has that name cannot be read: \(reason)." }
        }
        if name.hasEnding(".js"),
            layout.resourceFolders.contains(where: { isFile($0.appendingPathComponent(name).path) })
        {
            return "Write the name without \".js\": \"\(name.dropLast(3))\"."
        }
        let scripts = layout.files(endingIn: "js")
        let base = FilePath(name.pathName + ".js")
        if let deeper = scripts.first(where: { FilePath($0).name == base }) {
            return "There is \"\(deeper)\": write \"\(deeper.dropLast(3))\"."
        }
        let wanted = (name + ".js").lowercased()
        if let other = scripts.first(where: { $0.lowercased() == wanted }) {
            return "Upper and lower case count: write \"\(other.dropLast(3))\"."
        }
        return scripts.isEmpty ? "The bundle has no .js file." : "The bundle has: \(scripts.joined(separator: ", "))."
    }
}
