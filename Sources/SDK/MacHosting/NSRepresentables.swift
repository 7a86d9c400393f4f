// NSRepresentables.swift: AppKit views and controllers as SwiftUI views. Each has a body that represents it in the same
// way as UIKit's.

public import AppKit
import Foundation
public import SwiftUI
import UIKit

/// The context for creating and updating an AppKit view.
/// https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// The coordinator of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// The transaction; nothing is animated.
    public let transaction = Transaction()
}
/// The context for creating and updating an AppKit controller.
/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentablecontext
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// The coordinator of the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// The transaction; nothing is animated.
    public let transaction = Transaction()
}

/// An AppKit view as a SwiftUI view.
/// https://developer.apple.com/documentation/swiftui/nsviewrepresentable
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View {
    /// The view.
    associatedtype NSViewType: NSView
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context for creating and updating the view.
    typealias Context = NSViewRepresentableContext<Self>
    /// Creates the view, once.
    func makeNSView(context: Context) -> NSViewType
    /// Updates the view when the SwiftUI views are evaluated.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when it is removed.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Creates the coordinator, before the view or controller.
    func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// The AppKit view.
    public var body: some View { RepresentedView(value: self) }
}
extension NSViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// An AppKit controller as a SwiftUI view.
/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The controller.
    associatedtype NSViewControllerType: NSViewController
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// The context for creating and updating the controller.
    typealias Context = NSViewControllerRepresentableContext<Self>
    /// Creates the controller, once.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Updates the controller when the SwiftUI views are evaluated.
    func updateNSViewController(_ controller: NSViewControllerType, context: Context)
    /// Called when it is removed.
    static func dismantleNSViewController(_ controller: NSViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator, before the view or controller.
    func makeCoordinator() -> Coordinator
}
extension NSViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleNSViewController(_ controller: NSViewControllerType, coordinator: Coordinator) {}
    /// The controller's view.
    public var body: some View { RepresentedController(value: self) }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

private struct RepresentedView<Value: NSViewRepresentable>: UIViewRepresentable {
    let value: Value

    private func own(_ context: Context) -> Value.Context {
        NSViewRepresentableContext(coordinator: context.coordinator, environment: context.environment)
    }
    func makeCoordinator() -> Value.Coordinator { value.makeCoordinator() }
    func makeUIView(context: Context) -> Value.NSViewType { value.makeNSView(context: own(context)) }
    func updateUIView(_ view: Value.NSViewType, context: Context) { value.updateNSView(view, context: own(context)) }
    static func dismantleUIView(_ view: Value.NSViewType, coordinator: Value.Coordinator) {
        Value.dismantleNSView(view, coordinator: coordinator)
    }
}

private struct RepresentedController<Value: NSViewControllerRepresentable>: UIViewControllerRepresentable {
    let value: Value

    private func own(_ context: Context) -> Value.Context {
        NSViewControllerRepresentableContext(coordinator: context.coordinator, environment: context.environment)
    }
    func makeCoordinator() -> Value.Coordinator { value.makeCoordinator() }
    func makeUIViewController(context: Context) -> Value.NSViewControllerType {
        value.makeNSViewController(context: own(context))
    }
    func updateUIViewController(_ controller: Value.NSViewControllerType, context: Context) {
        value.updateNSViewController(controller, context: own(context))
    }
    static func dismantleUIViewController(_ controller: Value.NSViewControllerType, coordinator: Value.Coordinator) {
        Value.dismantleNSViewController(controller, coordinator: coordinator)
    }
}
