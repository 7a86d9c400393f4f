// ModelContainer.swift: the storage of objects: an SQLite file in a group's folder or the action's own, or memory.
// https://developer.apple.com/documentation/swiftdata/modelcontainer

public import Foundation

/// The model classes of a store.
/// https://developer.apple.com/documentation/swiftdata/schema
public struct Schema: @unchecked Sendable {
    /// A version number.
    /// https://developer.apple.com/documentation/swiftdata/schema/version
    public struct Version: Hashable, Codable, Sendable {
        /// The three parts.
        public let major, minor, patch: Int
        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }
    let types: [any PersistentModel.Type]
    /// Creates a schema of these classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.types = types }
    /// Creates a schema of these classes.
    public init(_ types: any PersistentModel.Type...) { self.types = types }
    /// Creates a schema of the classes of a version.
    public init(versionedSchema: any VersionedSchema.Type) { types = versionedSchema.models }
}

/// The model classes of one version of an app.
/// https://developer.apple.com/documentation/swiftdata/versionedschema
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How a store is migrated to a later version; no migration is performed here.
/// https://developer.apple.com/documentation/swiftdata/schemamigrationplan
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The stages between the versions.
    static var stages: [MigrationStage] { get }
}

/// A migration between two versions.
/// https://developer.apple.com/documentation/swiftdata/migrationstage
public enum MigrationStage: @unchecked Sendable {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?
    )
}

/// A store: its file, and whether it is in memory only or read-only.
/// https://developer.apple.com/documentation/swiftdata/modelconfiguration
public struct ModelConfiguration: Sendable {
    /// The container folder of a store.
    public struct GroupContainer: Sendable {
        let identifier: String?
        let isAutomatic: Bool
        /// The first group's folder, otherwise the action's own.
        public static let automatic = GroupContainer(identifier: nil, isAutomatic: true)
        /// The action's own folder.
        public static let none = GroupContainer(identifier: nil, isAutomatic: false)
        /// A group's folder.
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(identifier: groupName, isAutomatic: false)
        }
    }
    /// The cloud database; stores are never copied.
    public struct CloudKitDatabase: Sendable {
        /// The automatic choice: no cloud database.
        public static let automatic = CloudKitDatabase()
        /// The choice of no cloud database.
        public static let none = CloudKitDatabase()
        /// Returns the choice of no cloud database.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// The file's name without its extension.
    public let name: String
    /// Whether it exists in memory only.
    public let isStoredInMemoryOnly: Bool
    /// Whether it can be changed.
    public let allowsSave: Bool
    /// The file that holds the store.
    public let url: URL
    let schema: Schema?

    /// Creates a store in a folder.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        (self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (schema, isStoredInMemoryOnly, allowsSave)
        url = Self.folder(groupContainer).appendingPathComponent("\(self.name).store")
    }
    /// Creates a store in a file.
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.allowsSave, self.url, isStoredInMemoryOnly) = (schema, allowsSave, url, false)
    }
    /// Creates a store of these classes.
    public init(
        for type: any PersistentModel.Type,
        _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private static func folder(_ container: GroupContainer) -> URL {
        let group = container.identifier ?? (container.isAutomatic ? extensionGroups.first : nil)
        if let group, let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) {
            return folder.appendingPathComponent("Library/Application Support")
        }
        let own = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return own ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }
}

/// A container for objects.
/// https://developer.apple.com/documentation/swiftdata/modelcontainer
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The model classes that the store holds.
    public let schema: Schema
    /// The location of the store; always one.
    public let configurations: [ModelConfiguration]
    let database: SQLiteDatabase
    private let lock = NSLock()
    private var main: ModelContext?

    /// Opens a store, creating it if necessary.
    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        self.schema = schema
        let configuration = configurations.first ?? ModelConfiguration(schema: schema)
        self.configurations = configurations.isEmpty ? [configuration] : configurations
        if configurations.count > 1 {
            throw StoreError("A container of several stores cannot be opened here: give it one configuration.")
        }
        let folder = configuration.url.deletingLastPathComponent()
        if !configuration.isStoredInMemoryOnly {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        database = try SQLiteDatabase(path: configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path)
        try database.run(
            "CREATE TABLE IF NOT EXISTS objects(entity BLOB, key BLOB, data BLOB, PRIMARY KEY(entity, key)) WITHOUT ROWID"
        )
    }
    /// Opens a store, creating it if necessary.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
    /// Opens a store, creating it if necessary.
    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    /// The context of the main thread.
    public var mainContext: ModelContext {
        lock.withLock {
            let context = main ?? ModelContext(self)
            main = context
            return context
        }
    }

    /// Deletes all objects.
    public func deleteAllData() { _ = try? database.run("DELETE FROM objects") }
    /// Deletes all objects.
    public func erase() throws { try database.run("DELETE FROM objects") }
    /// Whether both are the same container.
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
