// NSItemProvider+ContentTypes.swift: the forms that take uniform types instead of their identifiers.
// https://developer.apple.com/documentation/foundation/nsitemprovider

import Foundation

extension NSItemProvider {
    /// The registered types that are declared and conform to `type`.
    public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: type) }
    }

    /// Whether some representation conforms to `type`.
    public func hasRepresentationConforming(to type: UTType, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        hasItemConformingToTypeIdentifier(type.identifier)
    }

    /// Adds a representation of bytes that `loadHandler` makes when it is asked for.
    @preconcurrency
    public func registerDataRepresentation(
        for type: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: type.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Adds a representation that `loadHandler` gives as a file.
    @preconcurrency
    public func registerFileRepresentation(
        for type: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: type.identifier,
            fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Loads the bytes of a representation.
    @preconcurrency @discardableResult
    public func loadDataRepresentation(
        for type: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }

    /// Loads a representation as a file: where it lies if that is asked for and can be, else as a temporary one, which is
    /// deleted when `completionHandler` returns. The Boolean tells which.
    @preconcurrency @discardableResult
    public func loadFileRepresentation(
        for type: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: type.identifier,
                completionHandler: completionHandler
            )
        }
        return loadFileRepresentation(forTypeIdentifier: type.identifier) { url, error in
            completionHandler(url, false, error)
        }
    }
}
