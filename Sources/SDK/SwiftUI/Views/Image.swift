// Image.swift: images, by which buttons can be found, and those that are loaded.

import Drawing
import ExtensionSDK
import Foundation
import UIKit

/// An image.
/// https://developer.apple.com/documentation/swiftui/image
public struct Image: Sendable {
    /// Whether an image is one color.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How much is done for its edges.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// A symbol's size.
    public enum Scale: Sendable { case small, medium, large }
    /// How an image becomes larger.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How a symbol is colored.
    public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

    /// What is read out, or the symbol's or file's name.
    let reading: String

    /// A symbol of the system's.
    public init(systemName: String) { reading = systemName }
    /// A symbol of the system's.
    public init(systemName: String, variableValue: Double?) { reading = systemName }
    /// An image of the bundle's.
    public init(_ name: String, bundle: Bundle? = nil) { reading = name }
    /// An image of the bundle's, and what is read out.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { reading = label.string }
    /// An image of the bundle's that nobody reads out.
    public init(decorative name: String, bundle: Bundle? = nil) { reading = "" }
    /// An image of UIKit's.
    public init(uiImage: UIImage) { reading = "" }
    /// An image of Core Graphics'.
    public init(decorative image: CGImage, scale: CGFloat) { reading = "" }

    /// The same image.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// The same image.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// The same image.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The same image.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The same image.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: View, PrimitiveView {
    /// What an image shows is its element.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] {
        var node = ViewNode(.image)
        if !reading.isEmpty { node.otherNames = [reading] }
        return [node]
    }
}

/// What has become of an image that is loaded.
/// https://developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    /// The image, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it is not there.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that would be loaded. Nobody sees it, so it is not: it stays as it is before.
/// https://developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
    private let content: Content
    /// An image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image(decorative: "") }
    /// An image, and a view that stands there before.
    public init<Shown: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Shown, Placeholder> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }
    /// A view of what has become of it.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(.empty) }
    /// What is shown.
    public var body: some View { content }
}
