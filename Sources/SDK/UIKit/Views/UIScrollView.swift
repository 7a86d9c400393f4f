// UIScrollView.swift: a scroll view. Nothing scrolls.

import Foundation

/// A scroll view.
/// https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// How the keyboard is dismissed.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// How the content insets are adjusted.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// The content offset. It is stored; nothing scrolls.
    open var contentOffset = CGPoint.zero

    // MARK: Stored, no effect without a screen
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var bouncesZoom = true
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var refreshControl: UIRefreshControl?

    /// For constraints, which have no effect on layout.
    open var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    /// For constraints, which have no effect on layout.
    open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    /// The insets, without adjustment.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether it is dragging; always false: nothing scrolls.
    open var isDragging: Bool { false }
    /// Whether it is decelerating; always false: nothing scrolls.
    open var isDecelerating: Bool { false }
    /// Whether it is tracking; always false: nothing scrolls.
    open var isTracking: Bool { false }
    /// Sets the offset at once.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Has no effect here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Has no effect here.
    open func flashScrollIndicators() {}
}

/// A refresh control, which the user cannot pull.
/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The attributed title. It is stored and has no effect without a screen.
    open var attributedTitle: NSAttributedString?
    /// Sets `isRefreshing`.
    open func beginRefreshing() { isRefreshing = true }
    /// Clears `isRefreshing`.
    open func endRefreshing() { isRefreshing = false }
}
