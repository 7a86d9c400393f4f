// NSRepresentables.swift: views and controllers of AppKit's as views of SwiftUI's. Each has a body, which represents it as UIKit's
// are represented.

public import AppKit
import Foundation
public import SwiftUI
import UIKit

/// What a view of AppKit's is made and changed with.
/// https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    /// Who hears of the view.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// Nothing is animated.
    public let transaction = Transaction()
}
/// What a controller of AppKit's is made and changed with.
/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentablecontext
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    /// Who hears of the controller.
    public let coordinator: Representable.Coordinator
    /// The environment of a view.
    public let environment: EnvironmentValues
    /// Nothing is animated.
    public let transaction = Transaction()
}

/// A view of AppKit's as a view.
/// https://developer.apple.com/documentation/swiftui/nsviewrepresentable
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View {
    /// The view.
    associatedtype NSViewType: NSView
    /// Who hears of it.
    associatedtype Coordinator = Void
    /// What it is made and changed with.
    typealias Context = NSViewRepresentableContext<Self>
    /// Makes it, once.
    func makeNSView(context: Context) -> NSViewType
    /// Changes it when the views are evaluated.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when it goes.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes who hears of it, before it is made.
    func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// The view.
    public var body: some View { RepresentedView(value: self) }
}
extension NSViewRepresentable where Coordinator == Void {
    /// Nobody.
    public func makeCoordinator() {}
}

/// A controller of AppKit's as a view.
/// https://developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: View {
    /// The controller.
    associatedtype NSViewControllerType: NSViewController
    /// Who hears of it.
    associatedtype Coordinator = Void
    /// What it is made and changed with.
    typealias Context = NSViewControllerRepresentableContext<Self>
    /// Makes it, once.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Changes it when the views are evaluated.
    func updateNSViewController(_ controller: NSViewControllerType, context: Context)
    /// Called when it goes.
    static func dismantleNSViewController(_ controller: NSViewControllerType, coordinator: Coordinator)
    /// Makes who hears of it, before it is made.
    func makeCoordinator() -> Coordinator
}
extension NSViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleNSViewController(_ controller: NSViewControllerType, coordinator: Coordinator) {}
    /// The controller's view.
    public var body: some View { RepresentedController(value: self) }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    /// Nobody.
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
