// NSItemProvider.swift: one piece of content in one or several representations, each loaded on request only.
// Loading: NSItemProvider+Loading.swift. Data: NSItemProvider+Data.swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UniformTypes

/// Gives access to one attachment. Thread-safe.
/// https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A handler that is called once, on a private queue, with the value or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Makes a value on request: calls the handler exactly once. The class is the expected one, if known.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// One registered representation.
    struct Representation: Sendable {
        var typeIdentifier: String
        var load: LoadHandler
    }

    private let lock = NSLock()
    private var registered: [Representation] = []
    private var name: String?
    private var preview: LoadHandler?

    /// The queue of load handlers and completion handlers. Never the main queue, as on Apple's platforms.
    let queue = DispatchQueue(label: "webaction.item-provider")

    /// Creates a provider without content.
    public override init() { super.init() }

    /// Creates a provider of `item`; `typeIdentifier` may be nil only if the item is.
    @preconcurrency
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        let box = UncheckedBox(item)
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
            completion?(box.value, box.value == nil ? NSItemProvider.error(.itemUnavailableError, typeIdentifier) : nil)
        }
    }

    /// Identifiers of the representations, in order of registration, which is the order of preference.
    open var registeredTypeIdentifiers: [String] { lock.withLock { registered.map(\.typeIdentifier) } }

    /// A name for the content, such as a file's.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The frame of the content on the host's screen, as macOS reports it to editors; zero if the host gives none.
    open var sourceFrame: CGRect { .zero }
    /// The visible part of the content's frame; zero if all of it is visible or the host gives none.
    open var containerFrame: CGRect { .zero }
    /// The preferred size of a view of the content; zero if there is none.
    open var preferredPresentationSize: CGSize { .zero }

    /// Makes a small image of the content.
    open var previewImageHandler: LoadHandler? {
        get { lock.withLock { preview } }
        set { lock.withLock { preview = newValue } }
    }

    /// Adds a representation that `loadHandler` makes on request.
    @preconcurrency
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        lock.withLock {
            let new = Representation(typeIdentifier: typeIdentifier, load: loadHandler)
            if let index = registered.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
                registered[index] = new
            } else {
                registered.append(new)
            }
        }
    }

    /// Whether any representation's type is, or conforms to, `typeIdentifier`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        let isThere = representation(conformingTo: typeIdentifier) != nil
        UnmatchedTypes.shared.record(typeIdentifier, isThere: isThere) { registeredTypeIdentifiers }
        return isThere
    }

    /// The registered types, for messages.
    var offer: String {
        let types = registeredTypeIdentifiers
        return types.isEmpty ? "There is no representation." : "There is \(types.joined(separator: ", "))."
    }

    /// The same as `hasItemConformingToTypeIdentifier`; there are no files in place here, so the options restrict
    /// nothing.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// The representation for a request: the exact type, otherwise the first that conforms.
    func representation(conformingTo typeIdentifier: String) -> Representation? {
        let all = lock.withLock { registered }
        return all.first { $0.typeIdentifier == typeIdentifier }
            ?? all.first { UniformTypeTree.system.type($0.typeIdentifier, conformsTo: typeIdentifier) }
    }

    /// A provider of the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        lock.withLock { (copy.registered, copy.name, copy.preview) = (registered, name, preview) }
        return copy
    }
}

/// How files may be opened.
/// https://developer.apple.com/documentation/foundation/nsitemproviderfileoptions
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may be opened in place.
    public static let openInPlace = Self(rawValue: 1)
}

/// In the options of a preview: the preferred size.
public let NSItemProviderPreferredImageSizeKey: String = "NSItemProviderPreferredImageSizeKey"

extension NSItemProvider {
    /// The domain of the errors below.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reasons why an item cannot be loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// An error whose message names the type.
    static func error(_ code: ErrorCode, _ typeIdentifier: String, detail: String? = nil) -> NSError {
        let text: String =
            switch code {
            case .unknownError: "Loading \(typeIdentifier) failed."
            case .itemUnavailableError: "Cannot load a representation of type \(typeIdentifier)."
            case .unexpectedValueClassError: "The representation of type \(typeIdentifier) has another class."
            case .unavailableCoercionError: "The representation of type \(typeIdentifier) cannot be converted."
            }
        return NSError(
            domain: errorDomain,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: detail.map { "\(text) \($0)" } ?? text]
        )
    }
}

/// Carries a value to another thread; the sending side must no longer use it.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
