// UIScrollView.swift: a view of a part of something larger. Nothing scrolls.

import Foundation

/// A view that scrolls.
/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
    /// When the keyboard would go.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// How the edges would count.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// Kept; nothing scrolls.
    open var contentOffset = CGPoint.zero
    /// Kept, and without effect here.
    open var contentSize = CGSize.zero
    /// Kept, and without effect here.
    open var contentInset = UIEdgeInsets.zero
    /// Kept, and without effect here.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept, and without effect here.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept, and without effect here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Kept, and without effect here.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept, and without effect here.
    open var isScrollEnabled = true
    /// Kept, and without effect here.
    open var isPagingEnabled = false
    /// Kept, and without effect here.
    open var bounces = true
    /// Kept, and without effect here.
    open var alwaysBounceVertical = false
    /// Kept, and without effect here.
    open var showsVerticalScrollIndicator = true
    /// Kept, and without effect here.
    open var showsHorizontalScrollIndicator = true
    /// Kept, and without effect here.
    open var minimumZoomScale: CGFloat = 1
    /// Kept, and without effect here.
    open var maximumZoomScale: CGFloat = 1
    /// Kept, and without effect here.
    open var zoomScale: CGFloat = 1
    /// For constraints, which lay nothing out here.
    open var contentLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
    /// For constraints, which lay nothing out here.
    open var frameLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }

    /// Sets the offset at once.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Has no effect here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Has no effect here.
    open func flashScrollIndicators() {}
}
