// UIView.swift: views as containers of values and of other views. Nothing is drawn, and there is no layout.
//
// NB: NSObject's init() is nonisolated, and an override cannot be isolated. Therefore `UIView()` is an initializer with
// a parameter that is never passed, and NSObject's own is closed: initializers of subclasses are isolated to the main
// actor, as on Apple's platforms.

public import Drawing
import Foundation

/// A view.
/// https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }
    /// How a view resizes with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // MARK: Apple: UIView.AutoresizingMask. Nothing is laid out
        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // MARK: No effect: changes are made at once
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)
        public static let layoutSubviews = Self(rawValue: 1)
        public static let allowUserInteraction = Self(rawValue: 2)
        public static let `repeat` = Self(rawValue: 8)
        public static let autoreverse = Self(rawValue: 16)
        public static let overrideInheritedDuration = Self(rawValue: 32)
        public static let showHideTransitionViews = Self(rawValue: 256)
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }

    /// The frame in its superview, which only the author's code changes.
    open var frame: CGRect
    /// The bounds: the frame's size, from zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The center of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// Whether it is hidden; its buttons cannot be tapped then.
    open var isHidden = false
    /// The author's number.
    open var tag = 0

    // MARK: Stored, no effect without a screen
    open var transform = CGAffineTransform.identity
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var isOpaque = true
    open var alpha: CGFloat = 1
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var mask: UIView?
    open var autoresizesSubviews = true
    open var isExclusiveTouch = false
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var contentScaleFactor: CGFloat = 1

    /// The layer, created by `layerClass`. AppKit declares it with the same name, as an optional.
    @_disfavoredOverload
    open private(set) lazy var layer: CALayer = {
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.view = self
        return layer
    }()
    /// The class of its layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The views in this view, from back to front.
    open private(set) var subviews: [UIView] = []
    /// The view that contains this view.
    open private(set) weak var superview: UIView?
    /// The constraints, which have no effect.
    open private(set) var constraints: [NSLayoutConstraint] = []
    /// The recognizers of gestures on this view.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    /// Creates a view with an empty frame.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    /// Creates a view with an empty frame. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(frame: .zero) }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() {
        frame = .zero
        super.init()
    }

    /// The view's controller, or else its superview.
    open override var next: UIResponder? { controller ?? superview }
    /// Always nil: there is no window. AppKit declares it with the same name and its own type.
    @_disfavoredOverload
    open var window: UIWindow? { nil }
    /// The safe area insets; always zero.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    // MARK: For constraints, which have no effect on layout
    open var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }
    open var layoutMarginsGuide: UILayoutGuide { guide("margins") }
    open var readableContentGuide: UILayoutGuide { guide("readable") }
    open var keyboardLayoutGuide: UILayoutGuide { guide("keyboard") }

    /// The traits of a phone, the same for all views.
    open var traitCollection: UITraitCollection { .current }
    /// Always unknown: nothing is measured.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    private func guide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.identifier = name
        return guide
    }

    // MARK: - The tree

    /// Adds a subview in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a subview.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        view.superview?.forget(view)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }
    /// Inserts a subview behind another.
    open func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: place(of: other, without: view) ?? 0)
    }
    /// Inserts a subview in front of another.
    open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        insertSubview(view, at: place(of: other, without: view).map { $0 + 1 } ?? subviews.count)
    }
    /// The index of a subview once another one has been removed.
    private func place(of other: UIView, without view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === other }
    }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

    /// Exchanges two subviews.
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        if subviews.indices.contains(first), subviews.indices.contains(second) { subviews.swapAt(first, second) }
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        superview?.forget(self)
        superview = nil
        didMoveToSuperview()
    }

    func forget(_ view: UIView) { subviews.removeAll { $0 === view } }

    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// The superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed.
    open func didMoveToSuperview() {}
    /// Is never called here: there is no window.
    open func didMoveToWindow() {}
    /// Whether it is the view, or inside it.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// The view itself or a descendant with that tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Coordinates are unchanged, since there is no layout.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    /// Coordinates are unchanged, since there is no layout.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// Coordinates are unchanged, since there is no layout.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    /// Coordinates are unchanged, since there is no layout.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

    // MARK: - Layout

    /// Adds a constraint, which has no effect.
    open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
    /// Adds constraints, which have no effect.
    open func addConstraints(_ new: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(new)
        constraints += new
    }
    /// Removes a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    /// Removes constraints.
    open func removeConstraints(_ old: [NSLayoutConstraint]) { for constraint in old { removeConstraint(constraint) } }
    /// Adds a guide.
    open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
    /// The current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// The current size.
    open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { frame.size }
    /// Is never called here: nothing is laid out.
    open func layoutSubviews() {}

    // MARK: No effect here
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    }
    open func invalidateIntrinsicContentSize() {}
    open func sizeToFit() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func setNeedsDisplay() {}

    /// Is never called here: nothing is drawn on a screen.
    open func draw(_ rect: CGRect) {}
    /// Draws it and its subviews, as its layer does, into the current context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    // MARK: - Touches

    /// Adds a gesture, whose action choices can call by name.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }
    /// Removes a gesture.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
    /// Whether a point is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The view itself if a point is inside it: there is no layout of subviews.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        !isHidden && isUserInteractionEnabled && self.point(inside: point, with: event) ? self : nil
    }
    /// Always returns true.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}
