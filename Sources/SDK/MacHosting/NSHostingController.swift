// NSHostingController.swift: AppKit controllers and views that show a SwiftUI view.

public import AppKit
import Drawing
public import Foundation
public import SwiftUI
public import UIKit

/// A controller that shows a view.
/// https://developer.apple.com/documentation/swiftui/nshostingcontroller
@MainActor
@preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hosting: UIHostingController<Content>
    /// The content. A new one keeps the state of the previous one.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }
    /// The sizing options. They are stored and have no effect without a screen.
    public var sizingOptions: NSHostingSizingOptions = []

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of a storyboard that shows a view.
    public init?(coder: NSCoder, rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(coder: coder)
    }
    /// Not supported: there would be no view to show.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    /// Creates the view with the content.
    open override func loadView() {
        let around = NSView(frame: NSScreen.main?.frame ?? .zero)
        around.addSubview(hosting.view)
        view = around
    }
    /// Evaluates the content.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.viewWillAppear(animated)
    }
    /// The size of the content: always the proposed one.
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A view that shows a SwiftUI view.
/// https://developer.apple.com/documentation/swiftui/nshostingview
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let hosting: UIHostingController<Content>
    /// The content. A new one keeps the state of the previous one.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }
    /// The sizing options. They are stored and have no effect without a screen.
    public var sizingOptions: NSHostingSizingOptions = []

    /// Creates a view that shows a SwiftUI view. It is evaluated when it is added to a view.
    public required init(rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
        addSubview(hosting.view)
    }
    /// Not supported: there would be no view to show.
    public required init?(coder: NSCoder) { fatalError("init(rootView:) has the view to show.") }
    /// Not to be used; see `init(rootView:)`.
    @available(*, unavailable)
    public override init(frame frameRect: NSRect) { fatalError("init(rootView:) has the view to show.") }
}

/// How a controller or a view determines its size.
/// https://developer.apple.com/documentation/swiftui/nshostingsizingoptions
public struct NSHostingSizingOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The size follows the content.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// The size follows the content.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// The size follows the content.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// The size follows the content.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// The size follows the content.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

extension Image {
    /// Creates the view of an AppKit image.
    public init(nsImage: NSImage) {
        self = nsImage.accessibilityDescription.map { Image(systemName: $0) } ?? Image(decorative: "")
    }
}
extension SwiftUI.Color {
    /// Creates the color of an AppKit color.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
