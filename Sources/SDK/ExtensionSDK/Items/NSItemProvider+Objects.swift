// NSItemProvider+Objects.swift: representations as objects: strings, URLs and other classes that define how they are
// read and written.

import Foundation

/// A class whose objects can be placed in a provider.
/// https://developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types that an object can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The data of an object in one of these types.
    func itemProviderData(forTypeIdentifier typeIdentifier: String) throws -> Data
}

/// A class whose objects can be created from a provider's data.
/// https://developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types that an object can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from a representation's data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// Creates a provider of the object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Adds the representations of an object; each is written on request.
    public func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        let box = UncheckedBox(object)
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                do { completion(try box.value.itemProviderData(forTypeIdentifier: type), nil) } catch {
                    completion(nil, error)
                }
                return nil
            }
        }
    }

    /// Whether an object of the class can be created from a representation.
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Creates an object from the first suitable representation. Error -1000 without one.
    @preconcurrency @discardableResult
    public func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = type.readableTypeIdentifiersForItemProvider
        guard let identifier = types.first(where: hasItemConformingToTypeIdentifier) else {
            let error = NSItemProvider.error(.itemUnavailableError, types.first ?? "\(type)")
            queue.async { completionHandler(nil, error) }
            return Progress(totalUnitCount: 1)
        }
        let box = UncheckedBox(type)
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try box.value.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Whether there is text or a URL.
    public func canLoadObject(ofClass type: String.Type) -> Bool { hasItemConformingToTypeIdentifier("public.text") }
    /// Whether there is a URL.
    public func canLoadObject(ofClass type: URL.Type) -> Bool { hasItemConformingToTypeIdentifier("public.url") }

    /// Loads a string.
    @preconcurrency @discardableResult
    public func loadObject(
        ofClass type: String.Type,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
            completionHandler(data.map { String(decoding: $0, as: UTF8.self) }, error)
        }
    }

    /// Loads a URL. Error -1200 if the text of the representation is not a URL.
    @preconcurrency @discardableResult
    public func loadObject(
        ofClass type: URL.Type,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: "public.url") { data, error in
            guard let data else { return completionHandler(nil, error) }
            let url = URL(string: String(decoding: data, as: UTF8.self))
            let failure = NSItemProvider.error(.unavailableCoercionError, "public.url")
            completionHandler(url, url == nil ? failure : nil)
        }
    }
}
