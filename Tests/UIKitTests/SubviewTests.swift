// SubviewTests.swift: the order of subviews.

import Testing

@testable import UIKit

@MainActor @Suite("Subviews")
struct SubviewTests {
    private final class Child: UIView {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            calls.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
    }

    @Test("A subview is placed behind or in front of another one, whatever its former place")
    func places() {
        let parent = UIView(frame: .zero)
        let views = (0..<3).map { _ in UIView(frame: .zero) }
        func order() -> [Int] { parent.subviews.compactMap { view in views.firstIndex { $0 === view } } }
        views.forEach(parent.addSubview)
        parent.insertSubview(views[0], belowSubview: views[2])
        #expect(order() == [1, 0, 2])
        parent.insertSubview(views[1], aboveSubview: views[0])
        #expect(order() == [0, 1, 2])
        parent.insertSubview(views[2], belowSubview: views[0])
        #expect(order() == [2, 0, 1])
    }

    @Test("A view is notified when it is added to another one, and when it is removed")
    func callOrder() {
        let (first, second, child) = (UIView(frame: .zero), UIView(frame: .zero), Child(frame: .zero))
        first.addSubview(child)
        second.addSubview(child)
        child.removeFromSuperview()
        child.removeFromSuperview()
        #expect(child.calls == ["comes", "came", "comes", "came", "leaves", "left"])
        #expect(first.subviews.isEmpty && second.subviews.isEmpty)
    }
}
