// AppIntent.swift: declarations of app intents. The system never invokes them here; an action that shares sources with
// its app contains the app's intents and may call them itself.
// https://developer.apple.com/documentation/appintents

@_exported public import ExtensionSDK
@_exported public import Foundation

/// An operation that an app offers to the system.
/// https://developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: Sendable {
    /// The result type.
    associatedtype PerformResult: IntentResult
    /// The title.
    static var title: LocalizedStringResource { get }
    /// The description.
    static var description: IntentDescription? { get }
    /// Whether the intent opens the app.
    static var openAppWhenRun: Bool { get }
    /// Whether users can find it.
    static var isDiscoverable: Bool { get }
    /// The authentication that it requires.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Creates an intent with default parameters.
    init()
    /// Performs the intent. Only the action's own sources call it here.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// The description; always nil.
    public static var description: IntentDescription? { nil }
    /// Whether running it opens the app; always false.
    public static var openAppWhenRun: Bool { false }
    /// Whether it is discoverable; always true.
    public static var isDiscoverable: Bool { true }
    /// The authentication policy; always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// The authentication that an intent requires.
/// https://developer.apple.com/documentation/appintents/intentauthenticationpolicy
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The description of an intent.
/// https://developer.apple.com/documentation/appintents/intentdescription
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The text of the description.
    public let descriptionText: LocalizedStringResource
    /// The category that the intent is listed under.
    public let categoryName: LocalizedStringResource?
    /// Creates a description from a text.
    public init(
        _ text: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) { (descriptionText, self.categoryName) = (text, categoryName) }
    /// Creates a description from a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A message to the user.
/// https://developer.apple.com/documentation/appintents/intentdialog
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text of the dialog.
    public let full: LocalizedStringResource
    /// Creates a message from a text.
    public init(_ text: LocalizedStringResource) { full = text }
    /// Creates a message from a text.
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

// MARK: - Results

/// The result of an intent.
/// https://developer.apple.com/documentation/appintents/intentresult
public protocol IntentResult: Sendable {}
/// A result with a value.
/// https://developer.apple.com/documentation/appintents/returnsvalue
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value: Sendable
    /// The result's value.
    var value: Value? { get }
}
/// A result with a message to the user.
/// https://developer.apple.com/documentation/appintents/providesdialog
public protocol ProvidesDialog: IntentResult {
    /// The result's message.
    var dialog: IntentDialog? { get }
}
/// A result that invokes another intent.
/// https://developer.apple.com/documentation/appintents/opensintent
public protocol OpensIntent: IntentResult {}

/// The type of all results.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent {
    /// The result's value.
    public let value: Value?
    /// The message to the user.
    public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    /// A result without a value.
    public static func result() -> Self { Self(value: nil, dialog: nil) }
    /// A result with a message to the user.
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
    /// A result that invokes another intent, which has no effect here.
    public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil, dialog: nil) }
}
extension IntentResult {
    /// A result with a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value, dialog: nil)
    }
    /// A result with a value and a message to the user.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
}

// MARK: - Parameters

/// A parameter of an intent.
/// https://developer.apple.com/documentation/appintents/intentparameter
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    /// The value. As on Apple's platforms, reading a missing value ends the process, unless its type is optional.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) { return value }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = type.init(nilLiteral: ()) as? Value
            {
                return none
            }
            fatalError("The parameter of the type \(Value.self) has no value.")
        }
        set { lock.withLock { value = newValue } }
    }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Creates a parameter; its display texts are not stored.
    public init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.value = value }
    /// Creates a parameter with a value.
    public convenience init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
        self.init(title: title, default: wrappedValue)
    }
}
extension AppIntent {
    /// A parameter of the intent.
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

// MARK: - Entities

/// The display texts of a type.
/// https://developer.apple.com/documentation/appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    /// The type's name, as shown to users.
    public let name: LocalizedStringResource
    /// Creates it from a text.
    public init(name: LocalizedStringResource) { self.name = name }
    /// Creates it from a text.
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// The display texts of an entity.
/// https://developer.apple.com/documentation/appintents/displayrepresentation
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The entity's name, as shown to users.
    public let title: LocalizedStringResource
    /// The entity's subtitle.
    public let subtitle: LocalizedStringResource?
    /// Creates it from texts.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        (self.title, self.subtitle) = (title, subtitle)
    }
    /// Creates it from a text.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
/// An entity of an app.
/// https://developer.apple.com/documentation/appintents/appentity
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    /// The query for entities of this type.
    associatedtype DefaultQuery: EntityQuery
    /// The display texts of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The query for entities of this type.
    static var defaultQuery: DefaultQuery { get }
    /// The display texts of the entity.
    var displayRepresentation: DisplayRepresentation { get }
}
/// A query for entities.
/// https://developer.apple.com/documentation/appintents/entityquery
public protocol EntityQuery: Sendable {
    /// The type of the entities.
    associatedtype Entity: Sendable & Identifiable
    /// Creates a query.
    init()
    /// The entities with these identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities suggested to the user.
    func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery {
    /// Always returns an empty list.
    public func suggestedEntities() async throws -> [Entity] { [] }
}
/// An enumeration to choose from.
/// https://developer.apple.com/documentation/appintents/appenum
public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, Sendable where RawValue: LosslessStringConvertible {
    /// The display texts of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The display texts of each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
