// NSItemProvider+Data.swift: representations as bytes.

import Foundation

/// Who may see a representation. There is one process here, so it narrows nothing.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

extension NSItemProvider {
    /// Adds a representation of bytes that `loadHandler` makes when it is asked for.
    @preconcurrency
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
            _ = loadHandler { data, error in completion?(data.map { $0 as NSData }, error) }
        }
    }

    /// Loads the bytes of a representation: data as they are, text as UTF-8, a file's content where another type than
    /// its URL is asked for, else a URL's text, and a property list in binary form. Anything else is error -1200.
    @preconcurrency @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let box = UncheckedBox(progress)
        loadItem(forTypeIdentifier: typeIdentifier) { item, error in
            box.value.completedUnitCount = 1
            switch item {
            case nil: completionHandler(nil, error ?? NSItemProvider.error(.itemUnavailableError, typeIdentifier))
            case let data as NSData: completionHandler(data as Data, nil)
            case let text as NSString: completionHandler(Data((text as String).utf8), nil)
            case let url as NSURL where url.isFileURL && typeIdentifier != "public.file-url":
                do { completionHandler(try Data(contentsOf: url as URL), nil) } catch { completionHandler(nil, error) }
            case let url as NSURL: completionHandler(Data(url.absoluteString.utf8), nil)
            case let object as any NSItemProviderWriting:
                do { completionHandler(try object.itemProviderData(forTypeIdentifier: typeIdentifier), nil) } catch {
                    completionHandler(nil, error)
                }
            case .some(let other):
                let data = try? PropertyListSerialization.data(fromPropertyList: other, format: .binary, options: 0)
                let failure = NSItemProvider.error(.unavailableCoercionError, typeIdentifier)
                completionHandler(data, data == nil ? failure : nil)
            }
        }
        return progress
    }
}

extension NSItemProvider {
    /// The asynchronous form of `loadDataRepresentation`.
    public func loadDataRepresentation(for type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(
                        throwing: error ?? NSItemProvider.error(.itemUnavailableError, type.identifier)
                    )
                }
            }
        }
    }
}
