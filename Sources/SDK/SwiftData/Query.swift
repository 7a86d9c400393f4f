// Query.swift: objects in views: fetched when they are asked for, from the context around the view.
// https://developer.apple.com/documentation/swiftdata/query

public import Foundation
public import SwiftUI

private struct ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

/// A context in memory for views that nobody gave one.
private let emptyContext: Result<ModelContext, any Error> = Result {
    ModelContext(try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
}

extension EnvironmentValues {
    /// The context of the views; where none was given one that is empty and in memory.
    public var modelContext: ModelContext {
        get {
            if let context = self[ModelContextKey.self] { return context }
            do { return try emptyContext.get() } catch { fatalError("\(error)") }
        }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Gives views a context.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    /// Gives views the context of a store.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// Gives views the context of a store, which is opened now; ends the action where it can't be.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true
    ) -> some View {
        do {
            let configuration = ModelConfiguration(isStoredInMemoryOnly: inMemory)
            let container = try ModelContainer(for: Schema(modelTypes), configurations: [configuration])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            return environment(\.modelContext, container.mainContext)
        } catch { fatalError("\(error)") }
    }
    /// Gives views the context of a store, which is opened now; ends the action where it can't be.
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true
    ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled) }
}

/// Objects of the store around a view.
/// https://developer.apple.com/documentation/swiftdata/query
@propertyWrapper
@MainActor
@preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    /// The objects; none where they can't be fetched.
    public var wrappedValue: Result { (try? context.fetch(descriptor)) as? Result ?? ([] as [Element]) as! Result }
    /// Why they can't be fetched.
    public var fetchError: (any Error)? {
        do { _ = try context.fetch(descriptor) } catch { return error }
        return nil
    }
    /// The context.
    public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
    /// Objects that a description holds for.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        self.descriptor = descriptor
    }
    /// All objects.
    public init() { descriptor = FetchDescriptor() }
    /// Objects that a predicate holds for, in an order.
    public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
    /// Objects that a predicate holds for, by one of their values.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    /// Objects that a predicate holds for, by one of their values.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
}
