// NSItemProvider+ContentTypes.swift: the methods that take uniform types instead of their identifiers.
// https://developer.apple.com/documentation/foundation/nsitemprovider

import Foundation

extension NSItemProvider {
    /// The declared types among the registered ones that conform to `type`.
    public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: type) }
    }

    /// Whether any representation conforms to `type`.
    public func hasRepresentationConforming(to type: UTType, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        hasItemConformingToTypeIdentifier(type.identifier)
    }

    /// Adds a data representation that `loadHandler` makes on request.
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

    /// Adds a representation that `loadHandler` provides as a file.
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

    /// Loads the data of a representation.
    @preconcurrency @discardableResult
    public func loadDataRepresentation(
        for type: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
    }

    /// Loads a representation as a file: in place if requested and possible, otherwise as a temporary file, which is
    /// deleted when `completionHandler` returns. The Boolean is true for a file in place.
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
