// PersistentModel.swift: the protocol of classes with `@Model`: observable, identified, and storable. Compiling adds
// the required members to the class.
// https://developer.apple.com/documentation/swiftdata/persistentmodel

@_exported public import ExtensionSDK
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftUI

/// The identity of an object in its store.
/// https://developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Hashable, Codable, Identifiable, Sendable, Comparable {
    /// The class's name.
    public let entityName: String
    let key: String
    /// The value itself.
    public var id: PersistentIdentifier { self }
    /// Compares the identities in their stores.
    public static func < (left: Self, right: Self) -> Bool {
        (left.entityName, left.key) < (right.entityName, right.key)
    }
}

/// The state of an object in its store.
public final class PersistentState: @unchecked Sendable {
    let key: String
    weak var context: ModelContext?
    var isDeleted = false

    /// The state of a new object, or of one that is being created from a store.
    public init() { key = RestoredKey.current ?? UUID().uuidString }
}

/// An actor that uses a store: compiling adds the members to a type with `@ModelActor`.
/// https://developer.apple.com/documentation/swiftdata/modelactor
public protocol ModelActor: Actor {
    /// The store that the actor works on.
    nonisolated var modelContainer: ModelContainer { get }
    /// The actor's own context over the store.
    var modelContext: ModelContext { get }
}

/// A storable object.
/// https://developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The state in its store: a member added by compiling.
    var persistentState: PersistentState { get }
    /// The names of unique properties: a member added by compiling.
    static var uniqueProperties: [String] { get }
    /// The names of properties with the cascade rule: a member added by compiling.
    static var cascadingProperties: [String] { get }
    /// Creates an object from a record: a member added by compiling.
    init(restoring record: PersistentRecord) throws
    /// Restores the properties that had to wait for related objects: a member added by compiling.
    func restoreDeferred(from record: PersistentRecord) throws
    /// Writes the properties to a record: a member added by compiling.
    func keep(in record: inout PersistentRecord)
}

extension PersistentModel {
    /// The class's name.
    static var entityName: String { String(describing: Self.self) }
    /// The record's identifier in the store.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Self.entityName, key: persistentState.key)
    }
    /// The identifier, unless the class has its own.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that it was inserted into or fetched by.
    public var modelContext: ModelContext? { persistentState.context }
    /// Whether it was deleted.
    public var isDeleted: Bool { persistentState.isDeleted }
    /// Whether it differs from the saved state.
    public var hasChanges: Bool { modelContext?.isChanged(self) ?? false }
    /// Whether both are the same object.
    public static func == (left: Self, right: Self) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
