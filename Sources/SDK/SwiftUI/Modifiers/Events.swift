// Events.swift: what is done when a view comes, goes, hears of something or is used.

import Foundation
import Streams
import UIKit

/// What a place keeps of a view that does something when it comes and goes.
@MainActor
private final class Life {
    var hasAppeared = false
    var task: Task<Void, Never>?
    var id: AnyHashable?
    var last: Any?
    var source: AnyCancellable?
    var action: (() -> Void)?
}

/// Done when a view comes or goes.
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

/// Runs as long as a view is there.
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

/// Done when a value is another one.
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

/// Done when a publisher has something.
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

/// A view that is tapped as a whole. What can be tapped in it still can.
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
    /// Does something when the view comes.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(Appearance(appear: action)) }
    /// Does something when the view has gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(disappear: action))
    }
    /// Runs something from when the view comes until it goes.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: nil, priority: priority, action: action)) }
    /// Runs something from when the view comes until it goes, and again when a value is another one.
    public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: AnyHashable(Compared(value: value)), priority: priority, action: action))
    }
    /// Does something when a value is another one.
    @_disfavoredOverload
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }
    /// Does something when a value is another one, and if wanted when the view comes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }
    /// Does something when a value is another one, and if wanted when the view comes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }
    /// Does something when a publisher has a value.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
    /// Does something when a person taps the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(action: action))
    }
    /// Does something when a person touches the view for long: never.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Does something when a text inside is handed in.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { values in
            let outer = values.submit
            values.submit = {
                action()
                outer()
            }
        }
    }
    /// Does something with an address that the system opens: never.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// What loads again, for `\.refresh`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action: action) }
    }
}

/// A value that can be compared, as one that can be looked up.
private struct Compared<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}

/// What hands a text in.
/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A field for searching.
    public static let search = SubmitTriggers(rawValue: 2)
}
