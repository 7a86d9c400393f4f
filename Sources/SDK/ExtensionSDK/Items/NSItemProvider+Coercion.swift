// NSItemProvider+Coercion.swift: representations as objects of a class that the caller names. On Apple's platforms,
// loadItem reads the class from the type of its Objective-C block; Swift closures do not carry that type, so it is an
// argument here.
// https://developer.apple.com/documentation/foundation/nsitemprovider/loaditem(fortypeidentifier:options:completionhandler:)

import Foundation

extension NSItemProvider {
    /// Loads a representation as an object of a class, converting it if necessary. Data and files become images and
    /// other objects that can be read from data; strings become URLs and attributed strings; writable objects become
    /// data; property list data becomes its dictionary or array.
    ///
    /// The error is -1100 if there is no conversion between the classes, and -1200 if the value does not allow it.
    @preconcurrency
    public func loadItem<Object: NSObject & NSSecureCoding>(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        as type: Object.Type,
        completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) {
        let type = UncheckedBox(type)
        loadItem(forTypeIdentifier: typeIdentifier, options: options, expectedClass: type.value) { item, error in
            guard let item else { return completionHandler(nil, error) }
            do { completionHandler(try Self.object(item, type.value, typeIdentifier), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The asynchronous form.
    public nonisolated(nonsending) func loadItem<Object: NSObject & NSSecureCoding>(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        as type: Object.Type
    ) async throws -> sending Object {
        let box: UncheckedBox<Object> = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options, as: type) { object, error in
                if let object {
                    continuation.resume(returning: UncheckedBox(object))
                } else {
                    continuation.resume(throwing: error ?? NSItemProvider.error(.itemUnavailableError, typeIdentifier))
                }
            }
        }
        return box.value
    }

    private static func object<Object: NSObject & NSSecureCoding>(
        _ item: any NSSecureCoding,
        _ type: Object.Type,
        _ typeIdentifier: String
    ) throws -> Object {
        if let object = item as? Object { return object }
        guard let converted = try converted(item, type, typeIdentifier) else {
            throw error(.unexpectedValueClassError, typeIdentifier, detail: "It is a \(Swift.type(of: item)).")
        }
        guard let object = converted as? Object else { throw error(.unavailableCoercionError, typeIdentifier) }
        return object
    }

    /// nil if there is no conversion to the class.
    private static func converted(
        _ item: any NSSecureCoding,
        _ type: AnyClass,
        _ typeIdentifier: String
    ) throws -> Any? {
        switch type {
        case is NSData.Type: return try data(of: item, typeIdentifier) as NSData
        case is NSURL.Type:
            let text = try text(of: item)
            return try text.map { text in
                guard let url = NSURL(string: text) else { throw error(.unavailableCoercionError, typeIdentifier) }
                return url
            }
        case is NSMutableAttributedString.Type: return try text(of: item).map(NSMutableAttributedString.init(string:))
        case is NSAttributedString.Type: return try text(of: item).map(NSAttributedString.init(string:))
        case is NSString.Type: return try text(of: item).map { $0 as NSString }
        case is NSDictionary.Type, is NSArray.Type:
            guard let data = item as? NSData as Data? else { return nil }
            do { return try PropertyListSerialization.propertyList(from: data, format: nil) } catch let failure {
                throw error(.unavailableCoercionError, typeIdentifier, detail: failure.localizedDescription)
            }
        case let type as any NSItemProviderReading.Type where item is NSData || (item as? NSURL)?.isFileURL == true:
            return try type.object(
                withItemProviderData: data(of: item, "public.data"),
                typeIdentifier: typeIdentifier
            )
        default: return nil
        }
    }

    /// The string that an item represents; nil if it represents none.
    private static func text(of item: any NSSecureCoding) throws -> String? {
        switch item {
        case let text as NSString: text as String
        case let text as NSAttributedString: text.string
        case let url as NSURL: url.absoluteString
        case let data as NSData: String(data: data as Data, encoding: .utf8)
        default: nil
        }
    }
}
