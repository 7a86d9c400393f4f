// Script.swift: the preprocessing script that a bundle names, and where it is looked for.
//
// NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile holds the file's name without ".js"; it may
// contain a sub-path. The folders are those of flat bundles (beside Info.plist) and of macOS ones (Resources).

import Foundation

/// The script of a bundle.
public enum Script: Equatable, Sendable {
    /// The bundle names none: the page is handed over without one.
    case none
    /// The file's absolute path.
    case file(String)
    /// The bundle names one that is not there: `.missingScript`. A run goes on as with a script without a global.
    case missing(BundleError)
}

extension Script {
    static let key = "NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile"

    /// Finds the script that `plist` names in `layout`.
    init(_ plist: InfoPlist, in layout: BundleLayout, warnings: inout [BundleWarning]) throws(BundleError) {
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
        for folder in layout.resourceFolders {
            let path = folder.appendingPathComponent(wanted).standardizedFileURL.path
            // NB: A name such as ../../x must not lead out of the bundle.
            guard path.hasPrefix(layout.root.standardizedFileURL.path + "/") else { continue }
            if isFile(path) {
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

    /// What the author probably meant.
    private static func hint(_ name: String, _ layout: BundleLayout) -> String? {
        if name.hasSuffix(".js"),
            layout.resourceFolders.contains(where: { isFile($0.appendingPathComponent(name).path) })
        {
            return "Write the name without \".js\": \"\(name.dropLast(3))\"."
        }
        let scripts = layout.files(endingIn: "js")
        let base = name.split(separator: "/").last.map(String.init) ?? name
        if let deeper = scripts.first(where: { $0.split(separator: "/").last.map(String.init) == base + ".js" }) {
            return "There is \"\(deeper)\": write \"\(deeper.dropLast(3))\"."
        }
        return scripts.isEmpty ? "The bundle has no .js file." : "The bundle has: \(scripts.joined(separator: ", "))."
    }
}

/// Whether a regular file (or a link to one) is at `path`.
func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
}

/// Whether a folder (or a link to one) is at `path`.
func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
