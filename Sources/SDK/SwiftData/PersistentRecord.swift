// PersistentRecord.swift: the stored properties of one object, each by its name, as JSON. Other objects are stored as
// identifiers.

import Foundation

/// The properties of an object to be written to or read from a store.
public struct PersistentRecord {
    private struct Value<Content: Codable>: Codable { var value: Content }

    private(set) var values: [String: Data] = [:]
    /// The stored form of nil.
    static let nothing = Data(#"{"value":null}"#.utf8)
    /// The related objects found while writing.
    private(set) var related: [(property: String, model: any PersistentModel)] = []
    /// The first error while writing.
    private(set) var problem: (any Error)?
    private let context: ModelContext?
    private let entityName: String
    /// Properties whose objects must wait until the object itself exists: they may refer to it.
    private final class Deferred { var names: Set<String> = [] }
    private let deferred = Deferred()
    /// Whether the object exists.
    var isMade = false

    /// Creates an empty record.
    init(of entityName: String, context: ModelContext?) { (self.entityName, self.context) = (entityName, context) }

    /// Creates a record from stored data.
    init(of entityName: String, _ data: Data, context: ModelContext) throws {
        self.init(of: entityName, context: context)
        values = try JSONDecoder().decode([String: Data].self, from: data)
    }

    /// The data, equal for equal values.
    func data() throws -> Data {
        if let problem { throw problem }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(values)
    }

    // MARK: - Writing

    /// Writes a value.
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
    /// Writes a reference to another object.
    public mutating func set<Model: PersistentModel>(_ name: String, _ model: Model?) {
        if let model { related.append((name, model)) }
        set(name, model?.persistentModelID)
    }
    /// Writes references to other objects.
    public mutating func set<Model: PersistentModel>(_ name: String, _ models: [Model]) {
        related += models.map { (name, $0) }
        set(name, models.map(\.persistentModelID))
    }
    /// Writes references to other objects.
    public mutating func set<Model: PersistentModel>(_ name: String, _ models: [Model]?) {
        if let models { set(name, models) } else { set(name, nil as [PersistentIdentifier]?) }
    }
    /// Refuses values that cannot be stored.
    @_disfavoredOverload
    public mutating func set(_ name: String, _ value: Any) {
        problem = problem ?? StoreError("\(entityName).\(name) is not Codable and no model, so it cannot be kept.")
    }

    // MARK: - Reading

    private func decode<Content: Codable>(_ name: String, _ data: Data) throws -> Content {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return try decoder.decode(Value<Content>.self, from: data).value
    }

    /// A value; if it is missing, nil for an optional type, otherwise an error.
    public func value<Content: Codable>(_ name: String) throws -> Content {
        guard let data = values[name] else {
            if let nothing = (Content.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Content {
                return nothing
            }
            throw StoreError("The store has no \(name) of a \(entityName), which was kept by another version.")
        }
        return try decode(name, data)
    }
    /// Whether the objects of a property had to wait.
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
    /// Another object, which must exist.
    public func value<Model: PersistentModel>(_ name: String) throws -> Model {
        guard let model: Model = try object(name) else {
            throw StoreError("The store has no \(name) of a \(entityName) any more.")
        }
        return model
    }
    /// Other objects, without deleted ones. Empty as long as they have to wait.
    public func value<Model: PersistentModel>(_ name: String) throws -> [Model] {
        let models: [Model]? = try value(name)
        return models ?? []
    }
    /// Other objects, without deleted ones. nil as long as they have to wait.
    public func value<Model: PersistentModel>(_ name: String) throws -> [Model]? {
        if waits(name) { return nil }
        guard let data = values[name] else { return nil }
        let known: [PersistentIdentifier]? = try decode(name, data)
        return try known?.compactMap { try context?.object($0) }
    }
    /// Refuses values that cannot be stored.
    @_disfavoredOverload
    public func value<Content>(_ name: String) throws -> Content {
        throw StoreError("\(entityName).\(name) is not Codable and no model, so it cannot be kept.")
    }

    /// Whether a value was stored with that name.
    public func has(_ name: String) -> Bool { values[name] != nil }
}
