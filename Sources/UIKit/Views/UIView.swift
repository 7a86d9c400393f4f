// UIView.swift: views as holders of values and of other views. Nothing is drawn and nothing is laid out.
//
// NB: NSObject's init() belongs to no actor, and an override cannot belong to one. So `UIView()` is an initialiser with a
// parameter that is never given, and NSObject's own is closed: subclasses' initialisers are the main actor's, as at Apple's.

public import Drawing
import Foundation

/// What can have a next responder.
/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: NSObject {
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    /// A responder.
    public nonisolated override init() { super.init() }
    /// The next one in the chain.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    open var inputAccessoryView: UIView? { nil }
    /// Nothing has a focus here: true.
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Nothing has a focus here: true.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A view.
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder, LayoutItem {
    /// How a content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }
    /// What stretches with the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
    /// How a change would run.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let beginFromCurrentState = Self(rawValue: 4)
        public static let curveEaseInOut: Self = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }

    open var frame: CGRect
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var isHidden = false
    open var isOpaque = true
    open var alpha: CGFloat = 1
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var tag = 0
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
    /// How its rectangle would be drawn.
    open private(set) lazy var layer = CALayer()
    /// The views inside.
    open private(set) var subviews: [UIView] = []
    /// The view around.
    open private(set) weak var superview: UIView?
    open private(set) var constraints: [NSLayoutConstraint] = []
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The controller whose view this is.
    weak var controller: UIViewController?

    /// A view of that size.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    /// A view of no size: nibs are not read.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    /// A view of no size. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(frame: .zero) }
    @available(*, unavailable)
    public nonisolated override init() {
        frame = .zero
        super.init()
    }

    open override var next: UIResponder? { controller ?? superview }
    /// There is no window.
    open var window: UIWindow? { nil }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }
    open var layoutMarginsGuide: UILayoutGuide { guide("margins") }
    open var readableContentGuide: UILayoutGuide { guide("readable") }
    open var keyboardLayoutGuide: UILayoutGuide { guide("keyboard") }
    open var traitCollection: UITraitCollection { .current }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    private func guide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        guide.identifier = name
        return guide
    }

    // MARK: - The tree

    /// Puts a view inside, above the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts a view inside.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }
    open func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
    }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

    /// Takes the view out.
    open func removeFromSuperview() {
        superview?.forget(self)
        superview = nil
    }

    func forget(_ view: UIView) { subviews.removeAll { $0 === view } }

    open func didAddSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// The view itself or one inside with that tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Nothing is laid out, so coordinates stay.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }

    // MARK: - Layout, of which there is none

    open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
    open func addConstraints(_ new: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(new)
        constraints += new
    }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    open func removeConstraints(_ old: [NSLayoutConstraint]) { for constraint in old { removeConstraint(constraint) } }
    open func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    }
    open func invalidateIntrinsicContentSize() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { frame.size }
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}

    // MARK: - A person's fingers

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

    // MARK: - Animation: there is no time in which to animate, so changes come at once

    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    public static func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// A window, of which there is none.
/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {}
