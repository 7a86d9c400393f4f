// BundleIcon.swift: the icon of an action in a list. An action's own icon is a template image: one color and transparency. A share
// extension shows its app's icon and needs none. PNG: ISO/IEC 15948, 11.2.2 (IHDR) and 11.3.2.1 (tRNS).

import FilePaths
import Foundation
import Isolation

/// An icon file of a bundle.
public struct BundleIcon: Equatable, Sendable {
    /// Absolute path.
    public var path: String
    /// The size in pixels; 0 if the file is not a PNG.
    public var width: Int
    public var height: Int
    /// Whether pixels can be transparent, as a template requires.
    public var hasTransparency: Bool
}

extension ExtensionBundle {
    /// The names of icons in the property list, in order.
    public var iconNames: [String] {
        var names: [String] = []
        for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
            guard let primary = manifest[key]?.dictionary?["CFBundlePrimaryIcon"]?.dictionary else { continue }
            if case .array(let files)? = primary["CFBundleIconFiles"] { names += files.compactMap(\.string) }
            if let name = primary["CFBundleIconName"]?.string { names.append(name) }
        }
        if case .array(let files)? = manifest["CFBundleIconFiles"] { names += files.compactMap(\.string) }
        if let name = manifest["CFBundleIconFile"]?.string { names.append(name) }
        return names
    }

    /// The largest existing icon: a file that the property list names, or one of an icon set in a source asset catalog.
    public var icon: BundleIcon? {
        var files: [String] = []
        for folder in resourceFolders {
            for name in iconNames {
                let stem = name.hasEnding(".png") ? String(decoding: name.utf8.dropLast(4), as: UTF8.self) : name
                files += ["", "@2x", "@3x", "~ipad", "@2x~ipad"].map { "\(folder)/\(stem)\($0).png" }
            }
            for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where entry.hasEnding(".xcassets") {
                files += images(inCatalogue: "\(folder)/\(entry)")
            }
        }
        let bounds = bounds
        return files.compactMap { BundleIcon(png: $0, bounds) }.max { $0.width < $1.width }
    }

    private func images(inCatalogue path: String) -> [String] {
        let sets = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return sets.filter { $0.hasEnding(".appiconset") }.flatMap { set in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(set)")) ?? [])
                .filter { $0.hasEnding(".png") }.map { "\(path)/\(set)/\($0)" }
        }
    }
}

extension BundleIcon {
    /// Reads the header of a PNG file; nil if the file is not one.
    init?(png path: String, _ bounds: FileBounds) {
        guard case .success(let bytes) = bounds.readStart(path, 4096), bytes.count >= 33 else { return nil }
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        self.path = path
        width = number(16)
        height = number(20)
        // Color types 4 and 6 have an alpha channel; others may name a transparent color.
        hasTransparency = [4, 6].contains(bytes[25]) || bytes.contains("tRNS".utf8)
    }
}
