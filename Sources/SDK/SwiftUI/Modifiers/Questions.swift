// Questions.swift: the overloads for alerts, by the type of the title, an item and a message.

import Foundation
import UIKit

extension View {
    /// Presents an alert as long as a value is true.
    public func alert<Actions: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        modifier(
            Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: { EmptyView() })
        )
    }
    /// Presents an alert with a message as long as a value is true.
    public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents an alert as long as a value is true and there is an item.
    public func alert<Actions: View, Item>(
        _ title: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            Question(
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
            Question(
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
            Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: { EmptyView() })
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
        modifier(Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
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
            Question(
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
            Question(
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
        modifier(Question(title: title.string, isPresented: isPresented, actions: actions, message: { EmptyView() }))
    }
    /// Presents an alert with a message as long as a value is true.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(Question(title: title.string, isPresented: isPresented, actions: actions, message: message))
    }
    /// Presents an alert as long as a value is true and there is an item.
    public func alert<Actions: View, Item>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        modifier(
            Question(
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
            Question(
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
            Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: { EmptyView() })
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
        modifier(Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
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
            Question(
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
            Question(
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
            Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: { EmptyView() })
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
        modifier(Question(title: Text(title).string, isPresented: isPresented, actions: actions, message: message))
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
            Question(
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
            Question(
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
        modifier(Question(title: title.string, isPresented: isPresented, actions: actions, message: { EmptyView() }))
    }
    /// Presents a confirmation dialog with a message as long as a value is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(Question(title: title.string, isPresented: isPresented, actions: actions, message: message))
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
            Question(
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
            Question(
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
            Question(
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
