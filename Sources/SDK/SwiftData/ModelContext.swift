// ModelContext.swift: the objects in use: fetched ones, each of them once, and inserted ones.
// https://developer.apple.com/documentation/swiftdata/modelcontext

public import Foundation
import Synchronization

/// Manages the objects of a store. Changes are not stored before `save`.
/// https://developer.apple.com/documentation/swiftdata/modelcontext
public final class ModelContext: Equatable, @unchecked Sendable {
    /// The store that the context works on.
    public let container: ModelContainer
    /// Whether changes are saved when the context is released or the action ends.
    public var autosaveEnabled = false {
        didSet { if autosaveEnabled { AutosavingContexts.add(self) } }
    }
    /// The objects by identifier.
    private var known: [PersistentIdentifier: any PersistentModel] = [:]
    /// The stored data of the objects, as last read or written.
    private var saved: [PersistentIdentifier: Data] = [:]
    private var inserted: Set<PersistentIdentifier> = []
    private var deleted: Set<PersistentIdentifier> = []
    /// Objects that were created from the store and wait for related objects.
    private var incomplete: [(model: any PersistentModel, record: PersistentRecord)] = []
    private var isCompleting = false

    /// Creates a context without objects.
    public init(_ container: ModelContainer) { self.container = container }

    deinit { if autosaveEnabled { try? save() } }

    /// Whether both are the same context.
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    // MARK: - Changes

    /// Inserts an object. The next save also inserts the objects that it refers to.
    public func insert<Model: PersistentModel>(_ model: Model) {
        model.persistentState.context = self
        model.persistentState.isDeleted = false
        deleted.remove(model.persistentModelID)
        known[model.persistentModelID] = model
        if saved[model.persistentModelID] == nil { inserted.insert(model.persistentModelID) }
    }

    /// Deletes an object, and the objects that it refers to by a property with the cascade rule.
    public func delete<Model: PersistentModel>(_ model: Model) {
        var waiting: [any PersistentModel] = [model]
        while let gone = waiting.popLast() {
            if gone.isDeleted { continue }
            gone.persistentState.isDeleted = true
            let rules = type(of: gone).cascadingProperties
            if !rules.isEmpty {
                waiting += record(of: gone).related.filter { rules.contains($0.property) }.map(\.model)
            }
            inserted.remove(gone.persistentModelID)
            known[gone.persistentModelID] = nil
            if saved[gone.persistentModelID] != nil { deleted.insert(gone.persistentModelID) }
        }
    }

    /// Deletes all objects of a class that match a predicate.
    public func delete<Model: PersistentModel>(
        model: Model.Type,
        where predicate: Predicate<Model>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    /// Whether there are unsaved changes.
    public var hasChanges: Bool {
        !inserted.isEmpty || !deleted.isEmpty || known.values.contains { isChanged($0) }
    }
    /// The inserted objects that have not been saved.
    public var insertedModelsArray: [any PersistentModel] { inserted.sorted().compactMap { known[$0] } }
    /// The changed objects that have not been saved.
    public var changedModelsArray: [any PersistentModel] {
        known.keys.sorted().compactMap { known[$0] }.filter {
            !inserted.contains($0.persistentModelID) && isChanged($0)
        }
    }

    func isChanged(_ model: any PersistentModel) -> Bool {
        guard let data = try? record(of: model).data() else { return true }
        return saved[model.persistentModelID] != data
    }

    /// Reverts all changes.
    public func rollback() {
        (known, saved, inserted, deleted) = ([:], [:], [], [])
    }

    /// Makes changes in a block, and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Saves all changes, or none if one cannot be stored.
    public func save() throws {
        guard container.configurations[0].allowsSave else { throw StoreError("The store may not be changed.") }
        // Related objects are inserted, too.
        var waiting = Array(known.values)
        var changes: [PersistentIdentifier: Data] = [:]
        while let model = waiting.popLast() {
            let record = record(of: model)
            changes[model.persistentModelID] = try record.data()
            for (_, related) in record.related where known[related.persistentModelID] == nil {
                if related.isDeleted { continue }
                insertAny(related)
                waiting.append(related)
            }
        }
        changes = changes.filter { saved[$0.key] != $0.value }
        var gone = deleted
        let database = container.database
        try database.transaction {
            gone.formUnion(try replacedObjects(by: changes))
            for object in gone {
                try database.run("DELETE FROM objects WHERE entity = ?1 AND key = ?2", [object.entity, object.row])
            }
            for (object, data) in changes where !gone.contains(object) {
                try database.run(
                    "INSERT OR REPLACE INTO objects VALUES(?1, ?2, ?3)",
                    [object.entity, object.row, Array(data)]
                )
            }
        }
        saved.merge(changes) { $1 }
        for object in gone { (known[object], saved[object]) = (nil, nil) }
        (inserted, deleted) = ([], [])
    }

    private func insertAny(_ model: any PersistentModel) {
        func put<Model: PersistentModel>(_ model: Model) { insert(model) }
        put(model)
    }

    private func record(of model: any PersistentModel) -> PersistentRecord {
        var record = PersistentRecord(of: type(of: model).entityName, context: self)
        model.keep(in: &record)
        return record
    }

    /// Objects with the same value of a unique property as a changed object: the one inserted later replaces the
    /// others. nil values are not compared.
    private func replacedObjects(by changes: [PersistentIdentifier: Data]) throws -> Set<PersistentIdentifier> {
        var replaced: Set<PersistentIdentifier> = []
        for (entity, changed) in Dictionary(grouping: changes.keys, by: \.entityName) {
            guard let model = changed.lazy.compactMap({ self.known[$0] }).first else { continue }
            let unique = type(of: model).uniqueProperties
            if unique.isEmpty { continue }
            // Unchanged objects come first, then changed ones, so that the latter win.
            let stored = try rows(of: entity).map { (PersistentIdentifier(entityName: entity, key: $0.key), $0.data) }
                .filter { changes[$0.0] == nil && !deleted.contains($0.0) }
            var owners: [String: [Data: PersistentIdentifier]] = [:]
            for (object, data) in stored + changed.sorted().map({ ($0, changes[$0] ?? Data()) }) {
                let values = try PersistentRecord(of: entity, data, context: self).values
                for property in unique {
                    guard let value = values[property], value != PersistentRecord.nothing else { continue }
                    if let earlier = owners[property, default: [:]].updateValue(object, forKey: value) {
                        replaced.insert(earlier)
                    }
                }
            }
        }
        return replaced
    }

    // MARK: - Fetching

    private func rows(of entity: String) throws -> [(key: String, data: Data)] {
        try container.database.run("SELECT key, data FROM objects WHERE entity = ?1 ORDER BY key", [Array(entity.utf8)])
            .map { (String(decoding: $0[0], as: UTF8.self), Data($0[1])) }
    }

    /// The object with an identifier; nil if it is no longer in the store.
    func object<Model: PersistentModel>(_ identifier: PersistentIdentifier) throws -> Model? {
        if let model = known[identifier] { return model as? Model }
        if deleted.contains(identifier) { return nil }
        let statement = "SELECT key, data FROM objects WHERE entity = ?1 AND key = ?2"
        guard let row = try container.database.run(statement, [identifier.entity, identifier.row]).first else {
            return nil
        }
        return try restore(identifier, Data(row[1]))
    }

    private func restore<Model: PersistentModel>(_ identifier: PersistentIdentifier, _ data: Data) throws -> Model? {
        if let model = known[identifier] { return model as? Model }
        var record = try PersistentRecord(of: identifier.entityName, data, context: self)
        let model = try RestoredKey.$current.withValue(identifier.key) { try Model(restoring: record) }
        model.persistentState.context = self
        (known[identifier], saved[identifier]) = (model, data)
        record.isMade = true
        incomplete.append((model, record))
        // NB: Completed one after the other, without recursion: a chain of objects may be long.
        if !isCompleting {
            isCompleting = true
            defer { isCompleting = false }
            while let (model, record) = incomplete.popLast() { try model.restoreDeferred(from: record) }
        }
        return model
    }

    /// All objects that match a descriptor, in its order.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        var found: [Model] = []
        for (key, data) in try rows(of: Model.entityName) {
            let identifier = PersistentIdentifier(entityName: Model.entityName, key: key)
            if deleted.contains(identifier) { continue }
            if let model: Model = try restore(identifier, data) { found.append(model) }
        }
        if descriptor.includePendingChanges { found += inserted.sorted().compactMap { known[$0] as? Model } }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
    /// The number of objects that match a descriptor.
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }
    /// The identifiers of the objects that match a descriptor.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
    /// Calls a block with each object that matches a descriptor.
    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int = 5000,
        allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws { for model in try fetch(descriptor) { try block(model) } }
    /// The object with an identifier, if it is in use.
    public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
        known[identifier] as? Model
    }
}

/// The contexts that are saved automatically when the action ends.
private enum AutosavingContexts {
    private struct Entry { weak var context: ModelContext? }
    private static let entries = Mutex<[Entry]>([])

    static func add(_ context: ModelContext) {
        let isFirst = entries.withLock { entries in
            defer { entries = entries.filter { $0.context != nil } + [Entry(context: context)] }
            return entries.isEmpty
        }
        if isFirst { atexit { AutosavingContexts.save() } }
    }

    private static func save() {
        for context in entries.withLock({ $0.compactMap(\.context) }) where context.autosaveEnabled {
            try? context.save()
        }
    }
}

/// The identifier of the object that is being created from a store.
enum RestoredKey {
    @TaskLocal static var current: String?
}

extension PersistentIdentifier {
    var entity: [UInt8] { Array(entityName.utf8) }
    var row: [UInt8] { Array(key.utf8) }
}

/// A query for objects.
/// https://developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition; nil: none.
    public var predicate: Predicate<T>?
    /// The order of the results.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of objects.
    public var fetchLimit: Int?
    /// The number of objects to skip.
    public var fetchOffset: Int?
    /// Whether unsaved objects are included.
    public var includePendingChanges = true
    /// Stored, no effect: objects are always fetched completely.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Stored, no effect: related objects are fetched on access.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Creates a query with a predicate and an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
