// Representables.swift: views and controllers of UIKit's as views.

import Foundation
import UIKit

/// What a view of UIKit's is made and changed with.
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// Who hears of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// Nothing is animated.
    public let transaction = Transaction()
}
/// What a controller of UIKit's is made and changed with.
/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// Who hears of the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// Nothing is animated.
    public let transaction = Transaction()
}

/// A view of UIKit's as a view.
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The view.
    associatedtype UIViewType: UIView
    /// Who hears of it.
    associatedtype Coordinator = Void
    /// What it is made and changed with.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes it, once.
    func makeUIView(context: Context) -> UIViewType
    /// Changes it when the views are evaluated.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when it goes.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes who hears of it, before it is made.
    func makeCoordinator() -> Coordinator
    /// Never called: nothing is arranged.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
    /// Its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    /// Nobody.
    public func makeCoordinator() {}
}

/// A controller of UIKit's as a view.
/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController
    /// Who hears of it.
    associatedtype Coordinator = Void
    /// What it is made and changed with.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes it, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Changes it when the views are evaluated.
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    /// Called when it goes.
    static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
    /// Makes who hears of it, before it is made.
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nobody.
    public func makeCoordinator() {}
}

/// What a place keeps of what it shows.
@MainActor
private final class Represented<Shown: AnyObject, Coordinator> {
    let coordinator: Coordinator
    let shown: Shown
    init(_ coordinator: Coordinator, _ shown: Shown) { (self.coordinator, self.shown) = (coordinator, shown) }
}

extension Scope {
    func nodes<Value: UIViewRepresentable>(representing value: Value) -> [ViewNode] {
        connect(value)
        var isNew = false
        let kept = slot.remembered {
            isNew = true
            let coordinator = value.makeCoordinator()
            return Represented(
                coordinator,
                value.makeUIView(context: .init(coordinator: coordinator, environment: environment))
            )
        }
        let host = graph.host as? HostingView
        if isNew {
            host?.show(kept.shown, of: nil)
            slot.endings.append { [weak host] in
                Value.dismantleUIView(kept.shown, coordinator: kept.coordinator)
                host?.remove(kept.shown, of: nil)
            }
        }
        value.updateUIView(kept.shown, context: .init(coordinator: kept.coordinator, environment: environment))
        return [ViewNode(.represented(ObjectIdentifier(kept.shown)))]
    }

    func nodes<Value: UIViewControllerRepresentable>(representing value: Value) -> [ViewNode] {
        connect(value)
        var isNew = false
        let kept = slot.remembered {
            isNew = true
            let coordinator = value.makeCoordinator()
            let context = UIViewControllerRepresentableContext<Value>(
                coordinator: coordinator,
                environment: environment
            )
            return Represented(coordinator, value.makeUIViewController(context: context))
        }
        let host = graph.host as? HostingView
        let view: UIView = kept.shown.view
        if isNew {
            host?.show(view, of: kept.shown)
            slot.endings.append { [weak host] in
                Value.dismantleUIViewController(kept.shown, coordinator: kept.coordinator)
                host?.remove(view, of: kept.shown)
            }
        }
        value.updateUIViewController(
            kept.shown,
            context: .init(coordinator: kept.coordinator, environment: environment)
        )
        return [ViewNode(.represented(ObjectIdentifier(view)))]
    }
}
