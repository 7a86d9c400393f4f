// PresentationModifiers.swift: presentation modifiers: sheets and popovers. The user sees and uses the frontmost layer.
// https://developer.apple.com/documentation/swiftui/view-presentation

import Drawing
import Foundation

/// The state of a presentation in a slot.
@MainActor
private final class PresentationState {
    var order: Int?
}

extension Scope {
    /// Presents a layer as long as it is requested.
    func present(
        _ isWanted: Bool,
        onDismiss: (() -> Void)?,
        isAlert: Bool = false,
        _ nodes: (Scope) -> [ViewNode]
    ) {
        let state = slot.remembered(at: 1) { PresentationState() }
        guard isWanted else {
            if state.order != nil {
                state.order = nil
                if let onDismiss { graph.afterwards(onDismiss) }
            }
            return
        }
        // Its order precedes that of layers that its content presents.
        let order = state.order ?? graph.newOrder()
        state.order = order
        graph.present(Layer(order: order, isAlert: isAlert, nodes: nodes(self)))
    }
}

/// A sheet, or a screen of a stack.
struct Sheet<Shown: View>: PrimitiveModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    var hasBack = false
    let content: () -> Shown

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let isPresented = isPresented
        let close: () -> Void = { isPresented.wrappedValue = false }
        scope.present(isPresented.wrappedValue, onDismiss: onDismiss) { scope in
            var nodes = scope.nodes(of: self.content(), at: .index(1)) {
                $0.dismiss = DismissAction { close() }
                if !hasBack { $0.navigation = nil }
                $0.isEnabled = true
            }
            if hasBack {
                var back = ViewNode(.control, "Back")
                back.tap = close
                nodes.append(back)
            }
            return nodes
        }
        return scope.nodes(of: content)
    }
}

extension Binding {
    /// Whether there is a value; setting it to false sets the value to nil.
    func isSome<Some>() -> Binding<Bool> where Value == Some? {
        Binding<Bool>(reading: { wrappedValue != nil }, writing: { if !$0 { wrappedValue = nil } })
    }
}

extension View {
    // MARK: No effect
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Has no effect here.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// Presents a sheet as long as a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)) }
    /// Presents a sheet as long as there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            Sheet(isPresented: item.isSome(), onDismiss: onDismiss) { item.wrappedValue.map { content($0).id($0.id) } }
        )
    }
    /// Presents a full-screen sheet as long as a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }
    /// Presents a full-screen sheet as long as there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, onDismiss: onDismiss, content: content) }
    /// Presents a popover as long as a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }
}

/// Whether the views behind a sheet can be used; never here.
/// https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
    // MARK: Apple's values
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
}

/// The interaction with a sheet's content.
/// https://developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Sendable {
    // MARK: Apple's values
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

/// The adaptation of a sheet to a small screen.
/// https://developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Sendable {
    // MARK: Apple's values
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// The anchor of a popover.
/// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor: Sendable {
    case rect(CGRect)
    case point(UnitPoint)
}

/// A height of a sheet.
/// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// The medium presentation detent: half the screen height.
    public static let medium = PresentationDetent(name: "medium")
    /// The full screen height.
    public static let large = PresentationDetent(name: "large")
    /// A fraction of the screen height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) pt") }
}
