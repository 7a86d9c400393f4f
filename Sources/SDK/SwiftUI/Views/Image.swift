// Image.swift: images, by which buttons can be found, and remote images.

import Drawing
import ExtensionSDK
import Foundation
import UIKit

/// An image.
/// https://developer.apple.com/documentation/swiftui/image
public struct Image: Sendable {
    /// The rendering mode of an image.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// The interpolation quality.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// A symbol's size.
    public enum Scale: Sendable { case small, medium, large }
    /// How an image is resized.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How a symbol is colored.
    public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

    /// The accessibility label, or the symbol's or file's name.
    let reading: String

    /// Creates a system symbol.
    public init(systemName: String) { reading = systemName }
    /// Creates a system symbol.
    public init(systemName: String, variableValue: Double?) { reading = systemName }
    /// Creates an image of the bundle.
    public init(_ name: String, bundle: Bundle? = nil) { reading = name }
    /// Creates an image of the bundle with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { reading = label.string }
    /// Creates a decorative image of the bundle, without an accessibility label.
    public init(decorative name: String, bundle: Bundle? = nil) { reading = "" }
    /// Creates the view of a UIKit image.
    public init(uiImage: UIImage) { reading = "" }
    /// Creates a decorative Core Graphics image.
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
    /// An image has no body; it is an element.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] {
        var node = ViewNode(.image)
        if !reading.isEmpty { node.otherNames = [reading] }
        return [node]
    }
}

/// The phase of loading an image.
/// https://developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    /// The image, if loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, if loading failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A remote image. It is never loaded, since there is no screen: it stays in its initial phase.
/// https://developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
    private let content: Content
    /// Creates an image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image(decorative: "") }
    /// Creates a remote image with a placeholder.
    public init<Shown: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Shown, Placeholder> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }
    /// Creates a remote image with a view for each phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(.empty) }
    /// The current view.
    public var body: some View { content }
}
