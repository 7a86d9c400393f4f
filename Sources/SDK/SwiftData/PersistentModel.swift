// PersistentModel.swift: what a class with `@Model` is: observable, known by an identifier, written to a store and made anew from
// it. Compiling writes the members that this needs into the class.
// https://developer.apple.com/documentation/swiftdata/persistentmodel

@_exported public import ExtensionSDK
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftUI

/// Who an object is, in its store.
/// https://developer.apple.com/documentation/swiftdata/persistentidentifier
public struct PersistentIdentifier: Hashable, Codable, Identifiable, Sendable, Comparable {
    /// The class's name.
    public let entityName: String
    let key: String
    /// The value itself.
    public var id: PersistentIdentifier { self }
    /// By what they are in their stores.
    public static func < (left: Self, right: Self) -> Bool {
        (left.entityName, left.key) < (right.entityName, right.key)
    }
}

/// What an object knows of its store.
public final class PersistentState: @unchecked Sendable {
    let key: String
    weak var context: ModelContext?
    var isDeleted = false

    /// An object that is in no store yet, or the one that is being made from one.
    public init() { key = RestoredKey.current ?? UUID().uuidString }
}

/// What uses a store on an actor of its own: compiling writes the members of a type with `@ModelActor`.
/// https://developer.apple.com/documentation/swiftdata/modelactor
public protocol ModelActor: Actor {
    /// The store.
    nonisolated var modelContainer: ModelContainer { get }
    /// Its objects.
    var modelContext: ModelContext { get }
}

/// An object that can be kept.
/// https://developer.apple.com/documentation/swiftdata/persistentmodel
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// What it knows of its store: a member that compiling writes.
    var persistentState: PersistentState { get }
    /// Names of properties that no two objects may have the same: a member that compiling writes.
    static var uniqueProperties: [String] { get }
    /// Names of properties whose objects go with this one: a member that compiling writes.
    static var cascadingProperties: [String] { get }
    /// Makes one from what was kept: a member that compiling writes.
    init(restoring record: PersistentRecord) throws
    /// Takes what had to wait until the objects around it were there: a member that compiling writes.
    func restoreDeferred(from record: PersistentRecord) throws
    /// Hands over what is to be kept: a member that compiling writes.
    func keep(in record: inout PersistentRecord)
}

extension PersistentModel {
    /// The class's name.
    static var entityName: String { String(describing: Self.self) }
    /// Who it is.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Self.entityName, key: persistentState.key)
    }
    /// Who it is, where the class has no identifier of its own.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that it was put into or fetched by.
    public var modelContext: ModelContext? { persistentState.context }
    /// Whether it was taken out.
    public var isDeleted: Bool { persistentState.isDeleted }
    /// Whether what was saved last is something else.
    public var hasChanges: Bool { modelContext?.isChanged(self) ?? false }
    /// Whether they are one object.
    public static func == (left: Self, right: Self) -> Bool { left === right }
    /// By who it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
