// Alerts.swift: presentation modifiers for alerts and confirmation dialogs: overloads by the type of the title, an item and a message.

import Foundation

/// An alert with answers. Without any, there is one, "OK".
struct AlertModifier<Actions: View, Message: View>: PrimitiveModifier {
    let title: String
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let isPresented = isPresented
        scope.present(isPresented.wrappedValue, onDismiss: nil, isAlert: true) { scope in
            var answers = scope.nodes(of: actions(), at: .index(1)) { $0.isEnabled = true }
            if answers.isEmpty {
                var answer = ViewNode(.control, "OK")
                answer.tap = {}
                answers = [answer]
            }
            @MainActor func closing(_ node: ViewNode) -> ViewNode {
                var node = node
                if let tap = node.tap {
                    // It is dismissed before the answer's action runs, which may present the next alert.
                    node.tap = {
                        isPresented.wrappedValue = false
                        tap()
                    }
                }
                node.children = node.children.map(closing)
                return node
            }
            let texts = [ViewNode(.text, title)] + scope.nodes(of: message(), at: .index(2))
            return texts + answers.map(closing)
        }
        return scope.nodes(of: content)
    }
}

extension View {
    /// Presents an alert as long as a value is true.
    public func alert<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }
    /// Presents an alert with a message as long as a value is true.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents an alert as long as a value is true and there is an item.
    public func alert<Actions: View, Item>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents an alert with a message as long as a value is true and there is an item.
    public func alert<Actions: View, Message: View, Item>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents an alert as long as a value is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }
    /// Presents an alert with a message as long as a value is true.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents an alert as long as a value is true and there is an item.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Item>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents an alert with a message as long as a value is true and there is an item.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View, Item>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents an alert as long as a value is true.
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(title: title.string, isPresented: isPresented, actions: actions, message: { EmptyView() })
        )
    }
    /// Presents an alert with a message as long as a value is true.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: title.string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents an alert as long as a value is true and there is an item.
    public func alert<Actions: View, Item>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: title.string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents an alert with a message as long as a value is true and there is an item.
    public func alert<Actions: View, Message: View, Item>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: title.string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents a confirmation dialog as long as a value is true.
    public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents a confirmation dialog as long as a value is true and there is an item.
    public func confirmationDialog<Actions: View, Item>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true and there is an item.
    public func confirmationDialog<Actions: View, Message: View, Item>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents a confirmation dialog as long as a value is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented,
                actions: actions,
                message: { EmptyView() }
            )
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents a confirmation dialog as long as a value is true and there is an item.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Item>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true and there is an item.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Item>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title).string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents a confirmation dialog as long as a value is true.
    public func confirmationDialog<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(title: title.string, isPresented: isPresented, actions: actions, message: { EmptyView() })
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(AlertModifier(title: title.string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents a confirmation dialog as long as a value is true and there is an item.
    public func confirmationDialog<Actions: View, Item>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: title.string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { EmptyView() }
            )
        )
    }
    /// Presents a confirmation dialog with a message as long as a value is true and there is an item.
    public func confirmationDialog<Actions: View, Message: View, Item>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions,
        @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        modifier(
            AlertModifier(
                title: title.string,
                isPresented: isPresented.where(data != nil),
                actions: { data.map { actions($0) } },
                message: { data.map { message($0) } }
            )
        )
    }
    /// Presents an error as an alert as long as a value is true.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            AlertModifier(
                title: error?.errorDescription ?? "",
                isPresented: isPresented.where(error != nil),
                actions: actions,
                message: { EmptyView() }
            )
        )
    }
}

extension Binding where Value == Bool {
    /// True only if a condition is true, too.
    func `where`(_ condition: Bool) -> Binding<Bool> {
        Binding(reading: { wrappedValue && condition }, writing: { wrappedValue = $0 })
    }
}
