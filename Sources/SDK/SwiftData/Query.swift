// Query.swift: queried objects in views, fetched on access from the context in the view's environment.
// https://developer.apple.com/documentation/swiftdata/query

public import Foundation
public import SwiftUI

private struct ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

/// An in-memory context for views without one.
private let emptyContext: Result<ModelContext, any Error> = Result {
    ModelContext(try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
}

extension EnvironmentValues {
    /// The context of the views; by default an empty one in memory.
    public var modelContext: ModelContext {
        get {
            if let context = self[ModelContextKey.self] { return context }
            do { return try emptyContext.get() } catch { fatalError("\(error)") }
        }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the context of the views.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    /// Sets the context of the views to that of a store.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// Opens a store, and sets the context of the views to its context; ends the action if it cannot be opened.
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
    /// Opens a store, and sets the context of the views to its context; ends the action if it cannot be opened.
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true
    ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled) }
}

/// The objects of the store in the view's environment.
/// https://developer.apple.com/documentation/swiftdata/query
@propertyWrapper
@MainActor
@preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    /// The objects; empty if they cannot be fetched.
    public var wrappedValue: Result { (try? context.fetch(descriptor)) as? Result ?? ([] as [Element]) as! Result }
    /// The error if they cannot be fetched.
    public var fetchError: (any Error)? {
        do { _ = try context.fetch(descriptor) } catch { return error }
        return nil
    }
    /// The context that the query reads from.
    public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
    /// Creates a query from a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        self.descriptor = descriptor
    }
    /// Creates a query for all objects.
    public init() { descriptor = FetchDescriptor() }
    /// Creates a query with a predicate and an order.
    public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
    /// Creates a query with a predicate, sorted by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    /// Creates a query with a predicate, sorted by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
}
