// InputAndEventModifiers.swift: input and event modifiers: taps, gestures, keys, focus, scrolling, life cycle and changes.
// https://developer.apple.com/documentation/swiftui/view-input-and-events

import Foundation
import Streams

/// The state of a view with appearance actions in a slot.
@MainActor
private final class LifecycleState {
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
        let state = scope.remembered(LifecycleState.init)
        state.action = disappear
        if !state.hasAppeared {
            state.hasAppeared = true
            if let appear { scope.graph.afterwards(appear) }
            scope.slot.endings.append { state.action?() }
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
        let state = scope.remembered(LifecycleState.init)
        let (action, priority) = (action, priority)
        if !state.hasAppeared || state.id != id {
            if !state.hasAppeared { scope.slot.endings.append { state.task?.cancel() } }
            (state.hasAppeared, state.id) = (true, id)
            scope.graph.afterwards {
                state.task?.cancel()
                state.task = Task(priority: priority) { await action() }
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
        let state = scope.remembered(LifecycleState.init)
        let (value, action) = (value, action)
        let last = state.last as? Value
        state.last = value
        if let last, last != value { scope.graph.afterwards { action(last, value) } }
        if !state.hasAppeared, isInitial { scope.graph.afterwards { action(value, value) } }
        state.hasAppeared = true
        return scope.nodes(of: content)
    }
}

/// Runs an action when a publisher emits a value.
struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let state = scope.remembered(LifecycleState.init)
        let holder = scope.slot.remembered(at: 1) { Cell<(Source.Output) -> Void>() }
        holder.content = action
        if state.source == nil { state.source = publisher.sink { holder.content?($0) } }
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
    /// Disables the view and its descendants if `disabled` is true here or on an ancestor.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    /// Sets whether the views inside can be touched.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && enabled }
    }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }

    // MARK: No effect
    public func contentShape<T: Shape>(_ shape: T) -> some View { self }
    public func gesture<G: Gesture>(_ gesture: G) -> some View { self }
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self }
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { self }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Adds swipe actions of a row. They can be tapped directly.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some View { modifier(AuxiliaryView(other: content())) }
    /// Sets the action of `\.refresh`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action: action) }
    }
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
        modifier(TaskModifier(id: AnyHashable(EquatableKey(value: value)), priority: priority, action: action))
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
}

/// An equatable value as a dictionary key.
private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value
    func hash(into hasher: inout Hasher) {}
}
