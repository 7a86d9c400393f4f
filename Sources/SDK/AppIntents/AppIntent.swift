// AppIntent.swift: what an app can be asked to do by the system, as values. Nobody asks here: an action that shares sources with
// its app has their intents along, and may call them itself.
// https://developer.apple.com/documentation/appintents

@_exported public import ExtensionSDK
@_exported public import Foundation

/// Something that an app can be asked to do.
/// https://developer.apple.com/documentation/appintents/appintent
public protocol AppIntent: Sendable {
    /// What comes of it.
    associatedtype PerformResult: IntentResult
    /// The visible text.
    static var title: LocalizedStringResource { get }
    /// What a person reads below.
    static var description: IntentDescription? { get }
    /// Whether the app would come to the front.
    static var openAppWhenRun: Bool { get }
    /// Whether a person would find it.
    static var isDiscoverable: Bool { get }
    /// When it could be asked for.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// One whose parameters have their usual values.
    init()
    /// Does it. Nobody but the action's own sources calls it here.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// Always nil.
    public static var description: IntentDescription? { nil }
    /// Always false.
    public static var openAppWhenRun: Bool { false }
    /// Always true.
    public static var isDiscoverable: Bool { true }
    /// Always.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// When something can be asked for.
/// https://developer.apple.com/documentation/appintents/intentauthenticationpolicy
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What a person reads of an intent.
/// https://developer.apple.com/documentation/appintents/intentdescription
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// What it belongs to.
    public let categoryName: LocalizedStringResource?
    /// A text.
    public init(
        _ text: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) { (descriptionText, self.categoryName) = (text, categoryName) }
    /// A text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// What is told a person.
/// https://developer.apple.com/documentation/appintents/intentdialog
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let full: LocalizedStringResource
    /// A text.
    public init(_ text: LocalizedStringResource) { full = text }
    /// A text.
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

// MARK: - Results

/// What comes of an intent.
/// https://developer.apple.com/documentation/appintents/intentresult
public protocol IntentResult: Sendable {}
/// A result with a value.
/// https://developer.apple.com/documentation/appintents/returnsvalue
public protocol ReturnsValue<Value>: IntentResult {
    /// The kind of value.
    associatedtype Value: Sendable
    /// The value.
    var value: Value? { get }
}
/// A result that tells a person something.
/// https://developer.apple.com/documentation/appintents/providesdialog
public protocol ProvidesDialog: IntentResult {
    /// What it tells.
    var dialog: IntentDialog? { get }
}
/// A result that asks for another intent.
/// https://developer.apple.com/documentation/appintents/opensintent
public protocol OpensIntent: IntentResult {}

/// What results are made of.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent {
    /// The value.
    public let value: Value?
    /// What is told a person.
    public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    /// It is done.
    public static func result() -> Self { Self(value: nil, dialog: nil) }
    /// It is done, and a person is told something.
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog) }
    /// It is done, and another is asked for, which nobody does here.
    public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil, dialog: nil) }
}
extension IntentResult {
    /// It is done, with a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value, dialog: nil)
    }
    /// It is done, with a value, and a person is told something.
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self(value: value, dialog: dialog) }
}

// MARK: - Parameters

/// Something that an intent is told.
/// https://developer.apple.com/documentation/appintents/intentparameter
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    /// The value. As on Apple's platforms, one that nobody gave ends the process, unless it is an optional.
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

    /// A parameter; what a person would read of it is not kept.
    public init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) { self.value = value }
    /// A parameter and its value.
    public convenience init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
        self.init(title: title, default: wrappedValue)
    }
}
extension AppIntent {
    /// Something that the intent is told.
    public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

// MARK: - What intents are about

/// What a person reads of a kind.
/// https://developer.apple.com/documentation/appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    /// The text.
    public let name: LocalizedStringResource
    /// A text.
    public init(name: LocalizedStringResource) { self.name = name }
    /// A text.
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// What a person reads of a thing.
/// https://developer.apple.com/documentation/appintents/displayrepresentation
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let title: LocalizedStringResource
    /// The text below.
    public let subtitle: LocalizedStringResource?
    /// A text.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        (self.title, self.subtitle) = (title, subtitle)
    }
    /// A text.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
/// A thing of an app's.
/// https://developer.apple.com/documentation/appintents/appentity
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    /// How things of the kind are found.
    associatedtype DefaultQuery: EntityQuery
    /// What a person reads of the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// How things of the kind are found.
    static var defaultQuery: DefaultQuery { get }
    /// What a person reads of the thing.
    var displayRepresentation: DisplayRepresentation { get }
}
/// How things are found.
/// https://developer.apple.com/documentation/appintents/entityquery
public protocol EntityQuery: Sendable {
    /// The kind of things.
    associatedtype Entity: Sendable & Identifiable
    /// Any one.
    init()
    /// Those of some names.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Those that a person would be shown.
    func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery {
    /// Always empty.
    public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Words to choose from.
/// https://developer.apple.com/documentation/appintents/appenum
public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, Sendable where RawValue: LosslessStringConvertible {
    /// What a person reads of the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// What a person reads of each.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
