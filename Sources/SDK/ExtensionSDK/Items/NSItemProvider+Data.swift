// NSItemProvider+Data.swift: representations as data.

import Foundation
import UniformTypes

/// The visibility of a representation. There is only one process here, so it restricts nothing.
/// https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

extension NSItemProvider {
    /// Adds a data representation that `loadHandler` makes on request.
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

    /// Loads the data of a representation: data unchanged, text as UTF-8, the content of a file for types other than
    /// URL, otherwise the text of a URL, and a property list in binary form. Anything else is error -1200.
    @preconcurrency @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let once = DataCompletion(progress, completionHandler)
        progress.cancellationHandler = { [queue] in
            queue.async { once.call(nil, CocoaError(.userCancelled)) }
        }
        loadItem(forTypeIdentifier: typeIdentifier) { item, error in
            guard let item else {
                return once.call(nil, error ?? NSItemProvider.error(.itemUnavailableError, typeIdentifier))
            }
            do { once.call(try Self.data(of: item, typeIdentifier), nil) } catch { once.call(nil, error) }
        }
        return progress
    }

    static func data(of item: any NSSecureCoding, _ typeIdentifier: String) throws -> Data {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data((text as String).utf8)
        case let url as NSURL
        where url.isFileURL && !UniformTypeTree.system.type(typeIdentifier, conformsTo: "public.url"):
            return try Data(contentsOf: url as URL)
        case let url as NSURL: return Data(url.absoluteString.utf8)
        case let object as any NSItemProviderWriting:
            return try object.itemProviderData(forTypeIdentifier: typeIdentifier)
        default:
            let data = try? PropertyListSerialization.data(fromPropertyList: item, format: .binary, options: 0)
            guard let data else { throw NSItemProvider.error(.unavailableCoercionError, typeIdentifier) }
            return data
        }
    }
}

/// Forwards the first call and completes the progress; canceling counts as a call.
private final class DataCompletion: @unchecked Sendable {
    private let lock = NSLock()
    private let progress: Progress
    private var handler: (@Sendable (Data?, (any Error)?) -> Void)?

    init(_ progress: Progress, _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        (self.progress, self.handler) = (progress, handler)
    }

    func call(_ data: Data?, _ error: (any Error)?) {
        let handler = lock.withLock {
            defer { self.handler = nil }
            return self.handler
        }
        guard let handler else { return }
        progress.completedUnitCount = 1
        handler(data, error)
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
