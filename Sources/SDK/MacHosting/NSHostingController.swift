// NSHostingController.swift: controllers and views of AppKit's that show one of SwiftUI's.

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
    /// What it shows. Another one keeps what the one before kept.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }
    /// Stored, no effect without a screen.
    public var sizingOptions: NSHostingSizingOptions = []

    /// A controller that shows a view.
    public init(rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller of a storyboard that shows a view.
    public init?(coder: NSCoder, rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(coder: coder)
    }
    /// Not to be used: there would be no view to show.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }

    /// Makes the view that shows what it shows.
    open override func loadView() {
        let around = NSView(frame: NSScreen.main?.frame ?? .zero)
        around.addSubview(hosting.view)
        view = around
    }
    /// Evaluates what it shows.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.viewWillAppear(animated)
    }
    /// A size for what it shows: the one that is proposed.
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A view that shows one of SwiftUI's.
/// https://developer.apple.com/documentation/swiftui/nshostingview
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let hosting: UIHostingController<Content>
    /// What it shows. Another one keeps what the one before kept.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }
    /// Stored, no effect without a screen.
    public var sizingOptions: NSHostingSizingOptions = []

    /// A view that shows another. It is evaluated when it is put into a view.
    public required init(rootView: Content) {
        hosting = UIHostingController(rootView: rootView)
        super.init(frame: .zero)
        addSubview(hosting.view)
    }
    /// Not to be used: there would be no view to show.
    public required init?(coder: NSCoder) { fatalError("init(rootView:) has the view to show.") }
    /// Not to be used; see `init(rootView:)`.
    @available(*, unavailable)
    public override init(frame frameRect: NSRect) { fatalError("init(rootView:) has the view to show.") }
}

/// How a controller or a view finds its size.
/// https://developer.apple.com/documentation/swiftui/nshostingsizingoptions
public struct NSHostingSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As its content's.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// As its content's.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// As its content's.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// As its content's.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// As its content's.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

extension Image {
    /// An image of AppKit's.
    public init(nsImage: NSImage) {
        self = nsImage.accessibilityDescription.map { Image(systemName: $0) } ?? Image(decorative: "")
    }
}
extension SwiftUI.Color {
    /// A color of AppKit's.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
