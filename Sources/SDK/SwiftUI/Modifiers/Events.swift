// Events.swift: actions for the appearance, disappearance, changes and use of a view.

import Foundation
import Streams
import UIKit

/// The state of a view with appearance actions in a slot.
@MainActor
private final class Life {
    var hasAppeared = false
    var task: Task<Void, Never>?
    var id: AnyHashable?
    var last: Any?
    var source: AnyCancellable?
    var action: (() -> Void)?
}

/// Runs actions when a view appears or disappears.
struct Appearance: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let life = scope.remembered(Life.init)
        life.action = disappear
        if !life.hasAppeared {
            life.hasAppeared = true
            if let appear { scope.graph.afterwards(appear) }
            scope.slot.endings.append { life.action?() }
        }
        return scope.nodes(of: content)
    }
}

/// Runs a task as long as a view exists.
struct TaskModifier: PrimitiveModifier {
    let id: AnyHashable?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let life = scope.remembered(Life.init)
        let (action, priority) = (action, priority)
        if !life.hasAppeared || life.id != id {
            if !life.hasAppeared { scope.slot.endings.append { life.task?.cancel() } }
            (life.hasAppeared, life.id) = (true, id)
            scope.graph.afterwards {
                life.task?.cancel()
                life.task = Task(priority: priority) { await action() }
            }
        }
        return scope.nodes(of: content)
    }
}

/// Runs an action when a value changes.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let life = scope.remembered(Life.init)
        let (value, action) = (value, action)
        let last = life.last as? Value
        life.last = value
        if let last, last != value { scope.graph.afterwards { action(last, value) } }
        if !life.hasAppeared, isInitial { scope.graph.afterwards { action(value, value) } }
        life.hasAppeared = true
        return scope.nodes(of: content)
    }
}

/// Runs an action when a publisher emits a value.
struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let life = scope.remembered(Life.init)
        let holder = scope.slot.remembered(at: 1) { Cell<(Source.Output) -> Void>() }
        holder.content = action
        if life.source == nil { life.source = publisher.sink { holder.content?($0) } }
        return scope.nodes(of: content)
    }
}

/// A view with a tap action. Controls inside can still be tapped.
struct TapModifier: PrimitiveModifier {
    let action: () -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        var node = ViewNode(.group, "", scope.nodes(of: content))
        node.isEnabled = scope.environment.isEnabled
        node.tap = action
        node.tag = node.children.first?.tag
        node.otherNames = node.children.first?.otherNames ?? []
        return [node]
    }
}

extension View {
    /// Runs an action when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(Appearance(appear: action)) }
    /// Runs an action when the view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(disappear: action))
    }
    /// Runs a task from the appearance of the view until it disappears.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: nil, priority: priority, action: action)) }
    /// Runs a task from the appearance of the view until it disappears, and again when a value changes.
    public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(Compared(value: value)), priority: priority, action: action))
    }
    /// Runs an action when a value changes.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }
    /// Runs an action when a value changes, and optionally when the view appears.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }
    /// Runs an action when a value changes, and optionally when the view appears.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }
    /// Runs an action when a publisher emits a value.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
    /// Runs an action when the user taps the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(action: action))
    }
    /// Runs an action for a long press: never here.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Runs an action when a text inside is submitted.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { values in
            let outer = values.submit
            values.submit = {
                action()
                outer()
            }
        }
    }
    /// Runs an action for a URL that the system opens: never here.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Sets the action of `\.refresh`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action: action) }
    }
}

/// An equatable value as a dictionary key.
private struct Compared<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}

/// The triggers of a submission.
/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}
