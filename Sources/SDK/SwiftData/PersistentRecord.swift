// PersistentRecord.swift: the properties of one object as they are kept: each by its name, as JSON. Other objects are kept by their
// identifiers.

import Foundation

/// The properties of an object on their way to or from a store.
public struct PersistentRecord {
    private struct Value<Content: Codable>: Codable { var value: Content }

    private(set) var values: [String: Data] = [:]
    /// What stands for nil.
    static let nothing = Data(#"{"value":null}"#.utf8)
    /// Objects that were met on the way to the store.
    private(set) var related: [(property: String, model: any PersistentModel)] = []
    /// What was wrong on the way to the store.
    private(set) var problem: (any Error)?
    private let context: ModelContext?
    private let entityName: String
    /// Properties whose objects wait until the one that is being made is there: they may refer to it.
    private final class Deferred { var names: Set<String> = [] }
    private let deferred = Deferred()
    /// Whether the object is there.
    var isMade = false

    /// A record that is empty yet.
    init(of entityName: String, context: ModelContext?) { (self.entityName, self.context) = (entityName, context) }

    /// A record of a store.
    init(of entityName: String, _ data: Data, context: ModelContext) throws {
        self.init(of: entityName, context: context)
        values = try JSONDecoder().decode([String: Data].self, from: data)
    }

    /// All of it, the same for the same values.
    func data() throws -> Data {
        if let problem { throw problem }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(values)
    }

    // MARK: - To the store

    /// Keeps a value.
    public mutating func set<Content: Codable>(_ name: String, _ value: Content) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf",
                negativeInfinity: "-inf",
                nan: "nan"
            )
            values[name] = try encoder.encode(Value(value: value))
        } catch { problem = problem ?? error }
    }
    /// Keeps who another object is.
    public mutating func set<Model: PersistentModel>(_ name: String, _ model: Model?) {
        if let model { related.append((name, model)) }
        set(name, model?.persistentModelID)
    }
    /// Keeps who other objects are.
    public mutating func set<Model: PersistentModel>(_ name: String, _ models: [Model]) {
        related += models.map { (name, $0) }
        set(name, models.map(\.persistentModelID))
    }
    /// Keeps who other objects are.
    public mutating func set<Model: PersistentModel>(_ name: String, _ models: [Model]?) {
        if let models { set(name, models) } else { set(name, nil as [PersistentIdentifier]?) }
    }
    /// Refuses what can't be kept.
    @_disfavoredOverload
    public mutating func set(_ name: String, _ value: Any) {
        problem = problem ?? StoreError("\(entityName).\(name) is not Codable and no model, so it cannot be kept.")
    }

    // MARK: - From the store

    private func decode<Content: Codable>(_ name: String, _ data: Data) throws -> Content {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return try decoder.decode(Value<Content>.self, from: data).value
    }

    /// A value; where none was kept, nil if it may be nil, or an error.
    public func value<Content: Codable>(_ name: String) throws -> Content {
        guard let data = values[name] else {
            if let nothing = (Content.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Content {
                return nothing
            }
            throw StoreError("The store has no \(name) of a \(entityName), which was kept by another version.")
        }
        return try decode(name, data)
    }
    /// Whether a property's objects waited.
    public func isDeferred(_ name: String) -> Bool { deferred.names.contains(name) }

    /// Another object; nil as long as it has to wait.
    public func value<Model: PersistentModel>(_ name: String) throws -> Model? {
        if waits(name) { return nil }
        return try object(name)
    }
    private func waits(_ name: String) -> Bool {
        if !isMade { deferred.names.insert(name) }
        return !isMade
    }
    private func object<Model: PersistentModel>(_ name: String) throws -> Model? {
        guard let data = values[name], let known: PersistentIdentifier = try decode(name, data) else { return nil }
        return try context?.object(known)
    }
    /// Another object, which has to be there.
    public func value<Model: PersistentModel>(_ name: String) throws -> Model {
        guard let model: Model = try object(name) else {
            throw StoreError("The store has no \(name) of a \(entityName) any more.")
        }
        return model
    }
    /// Other objects; those that are gone are left out. None as long as they have to wait.
    public func value<Model: PersistentModel>(_ name: String) throws -> [Model] {
        let models: [Model]? = try value(name)
        return models ?? []
    }
    /// Other objects; those that are gone are left out. nil as long as they have to wait.
    public func value<Model: PersistentModel>(_ name: String) throws -> [Model]? {
        if waits(name) { return nil }
        guard let data = values[name] else { return nil }
        let known: [PersistentIdentifier]? = try decode(name, data)
        return try known?.compactMap { try context?.object($0) }
    }
    /// Refuses what can't be kept.
    @_disfavoredOverload
    public func value<Content>(_ name: String) throws -> Content {
        throw StoreError("\(entityName).\(name) is not Codable and no model, so it cannot be kept.")
    }

    /// Whether something was kept by that name.
    public func has(_ name: String) -> Bool { values[name] != nil }
}
