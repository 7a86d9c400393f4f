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

    /// Stored; nothing scrolls.
    open var contentOffset = CGPoint.zero
    /// Stored, no effect without a screen.
    open var contentSize = CGSize.zero
    /// Stored, no effect without a screen.
    open var contentInset = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Stored, no effect without a screen.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Stored, no effect without a screen.
    open var isScrollEnabled = true
    /// Stored, no effect without a screen.
    open var isPagingEnabled = false
    /// Stored, no effect without a screen.
    open var bounces = true
    /// Stored, no effect without a screen.
    open var alwaysBounceVertical = false
    /// Stored, no effect without a screen.
    open var showsVerticalScrollIndicator = true
    /// Stored, no effect without a screen.
    open var showsHorizontalScrollIndicator = true
    /// Stored, no effect without a screen.
    open var minimumZoomScale: CGFloat = 1
    /// Stored, no effect without a screen.
    open var maximumZoomScale: CGFloat = 1
    /// Stored, no effect without a screen.
    open var zoomScale: CGFloat = 1
    /// For constraints, which have no effect on layout.
    open var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    /// For constraints, which have no effect on layout.
    open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    /// Stored, no effect without a screen.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var alwaysBounceHorizontal = false
    /// Stored, no effect without a screen.
    open var isDirectionalLockEnabled = false
    /// Stored, no effect without a screen.
    open var bouncesZoom = true
    /// Stored, no effect without a screen.
    open var scrollsToTop = true
    /// Stored, no effect without a screen.
    open var delaysContentTouches = true
    /// Stored, no effect without a screen.
    open var canCancelContentTouches = true
    /// Stored, no effect without a screen.
    open var refreshControl: UIRefreshControl?
    /// The insets, without adjustment.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Always false: nothing scrolls.
    open var isDragging: Bool { false }
    /// Always false: nothing scrolls.
    open var isDecelerating: Bool { false }
    /// Always false: nothing scrolls.
    open var isTracking: Bool { false }
    /// Sets the offset at once.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// No effect here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// No effect here.
    open func flashScrollIndicators() {}
}

/// A refresh control, which the user cannot pull.
/// https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether it is refreshing.
    open private(set) var isRefreshing = false
    /// Stored, no effect without a screen.
    open var attributedTitle: NSAttributedString?
    /// Whether it is refreshing.
    open func beginRefreshing() { isRefreshing = true }
    /// Whether it is refreshing.
    open func endRefreshing() { isRefreshing = false }
}
