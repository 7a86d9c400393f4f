// Representables.swift: UIKit views and controllers as SwiftUI views.

import Foundation
import UIKit

/// The context for creating and updating a UIKit view.
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction; nothing is animated.
    public let transaction = Transaction()
}
/// The context for creating and updating a UIKit controller.
/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator of the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
    /// The transaction; nothing is animated.
    public let transaction = Transaction()
}

/// A UIKit view as a SwiftUI view.
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context for creating and updating the view.
    typealias Context = UIViewRepresentableContext<Self>
    /// Creates the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view when the SwiftUI views are evaluated.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when it is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator, before the view or controller.
    func makeCoordinator() -> Coordinator
    /// Never called: there is no layout.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
    /// nil: its own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// A UIKit controller as a SwiftUI view.
/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context for creating and updating the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Creates the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller when the SwiftUI views are evaluated.
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    /// Called when it is removed.
    static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator, before the view or controller.
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The state of a represented view in a slot.
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
