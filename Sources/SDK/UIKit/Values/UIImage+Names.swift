// UIImage+Names.swift: images by name: files of the bundle and of its asset catalogs. Apple's system symbols are not
// available here.

import FilePaths
import Foundation

extension UIImage {
    /// Creates an image of the bundle: `NAME.png` or `.jpg`, at any scale, or an image set of an asset catalog. nil if
    /// there is none.
    public convenience init?(named name: String) {
        guard let file = Self.files(named: name).first else { return nil }
        self.init(contentsOfFile: file)
    }

    /// Creates an image of the bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// The data of an image file of the bundle.
    static func data(named name: String) -> Data? {
        guard let file = files(named: name).first, let data = FileManager.default.contents(atPath: file) else {
            return nil
        }
        return UIImage(data: data) == nil ? nil : data
    }

    private static func files(named name: String) -> [String] {
        let root = extensionBundle.bundlePath
        let wanted = name.pathName
        let manager = FileManager.default
        func isImage(_ file: String) -> Bool {
            ["png", "jpg", "jpeg", "gif", "webp"].contains(URL(fileURLWithPath: file).pathExtension.lowercased())
        }
        let below = (try? manager.subpathsOfDirectory(atPath: root)) ?? []
        return below.sorted().filter { path in
            guard isImage(path) else { return false }
            let url = URL(fileURLWithPath: path)
            let base = url.deletingPathExtension().lastPathComponent.split(separator: "@").first.map(String.init)
            return base == wanted || url.lastPathComponent == wanted
                || FilePath(path).parent.names.contains(FilePath("\(wanted).imageset"))
        }.map { "\(root)/\($0)" }
    }

    /// Creates a system symbol: an empty image, since Apple's symbols are not available here.
    public convenience init?(systemName: String) {
        self.init(cgImage: nil)
    }

    /// Creates a system symbol: an empty image.
    public convenience init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(cgImage: nil)
    }

    /// The configuration of a symbol.
    public struct SymbolConfiguration: Sendable {
        /// The scale of a symbol.
        public enum Scale: Int, Sendable { case `default`, unspecified, small, medium, large }
        /// Creates a symbol's appearance; symbols are not shown.
        public init(pointSize: CGFloat) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(textStyle: UIFont.TextStyle) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(scale: Scale) {}
    }

    /// The rendering mode of an image.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// Returns this image, unchanged.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    /// Returns this image, unchanged.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Returns this image, unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
}
