// TypeDeclaration.swift: the uniform types that a bundle exports, or imports from other bundles. Source: UTExportedTypeDeclarations and
// UTImportedTypeDeclarations (Information Property List Key Reference).

public import UniformTypes

/// One declaration of a type.
public struct TypeDeclaration: Equatable, Sendable {
    /// `UTTypeIdentifier`.
    public var identifier: String
    /// `UTTypeConformsTo`.
    public var conformsTo: [String]
    /// `UTTypeTagSpecification`'s `public.filename-extension`, without dots.
    public var filenameExtensions: [String]
    /// `UTTypeTagSpecification`'s `public.mime-type`.
    public var mimeTypes: [String]
    /// `UTTypeDescription`.
    public var summary: String?
    /// Whether the bundle owns the type.
    public var isExported: Bool
}

extension TypeDeclaration {
    private static let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]

    /// The declarations of `plist`. Those without an identifier are omitted with a warning.
    static func all(_ plist: InfoPlist, warnings: inout [BundleWarning]) throws(BundleError) -> [TypeDeclaration] {
        var result: [TypeDeclaration] = []
        for key in keys {
            guard let value = plist.value(key) else { continue }
            guard case .array(let elements) = value else {
                throw plist.wrongType(key, expected: "an array of dictionaries", found: value)
            }
            for element in elements {
                guard let fields = element.dictionary else {
                    throw plist.wrongType(key, expected: "an array of dictionaries", found: element)
                }
                guard let identifier = fields["UTTypeIdentifier"]?.string, !identifier.isEmpty else {
                    warnings.append(plist.warning(key, "has a declaration without a UTTypeIdentifier; it is left out."))
                    continue
                }
                let tags = fields["UTTypeTagSpecification"]?.dictionary ?? [:]
                result.append(
                    TypeDeclaration(
                        identifier: identifier,
                        conformsTo: strings(fields["UTTypeConformsTo"]),
                        filenameExtensions: strings(tags["public.filename-extension"]),
                        mimeTypes: strings(tags["public.mime-type"]),
                        summary: fields["UTTypeDescription"]?.string,
                        isExported: key == keys[0]
                    )
                )
            }
        }
        return result
    }

    /// A string or an array of strings: both forms are in use.
    private static func strings(_ value: ManifestValue?) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let elements): elements.compactMap(\.string)
        default: []
        }
    }
}

extension UniformTypeTree {
    /// The system's types and those that `bundles` declare.
    public init(declarationsOf bundles: some Sequence<ExtensionBundle>) {
        self = .system
        for bundle in bundles {
            for type in bundle.declaredTypes { declare(type.identifier, conformingTo: type.conformsTo) }
        }
    }
}
