// UTType.swift: uniform types with Apple's names. The module UniformTypes defines which types conform to which.

import UniformTypes

/// A uniform type.
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `public.html`.
    public let identifier: String

    /// The declared type with that identifier; nil if it is not declared.
    public init?(_ identifier: String) {
        guard UniformTypeTree.system.declares(identifier) else { return nil }
        self.identifier = identifier
    }

    /// The type of a filename extension; nil if it is not declared.
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        guard let identifier = UniformTypeTree.type(forFilenameExtension: filenameExtension) else { return nil }
        self.identifier = identifier
    }

    /// The type of a MIME type; nil if it is not declared.
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        guard let identifier = UniformTypeTree.type(forMIMEType: mimeType) else { return nil }
        self.identifier = identifier
    }

    /// The usual extension of files of the type.
    public var preferredFilenameExtension: String? { UniformTypeTree.filenameExtension(of: identifier) }
    /// The usual MIME type.
    public var preferredMIMEType: String? { UniformTypeTree.mimeType(of: identifier) }
    /// Whether the system declares the type.
    public var isDeclared: Bool { UniformTypeTree.system.declares(identifier) }

    private init(declared identifier: String) { self.identifier = identifier }
    /// Creates a type that the system declares.
    init(system identifier: String) { self.identifier = identifier }

    /// Creates a type that the extension declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    /// Creates a type that another bundle declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    /// Whether the type is `type` or conforms to it.
    public func conforms(to type: UTType) -> Bool {
        UniformTypeTree.system.type(identifier, conformsTo: type.identifier)
    }

    /// Whether the type conforms to `type` and is not equal to it.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// Whether `type` conforms to this type and is not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The type's identifier.
    public var description: String { identifier }

    /// The type `public.item`.
    public static let item = UTType(declared: "public.item")
    /// The type `public.content`.
    public static let content = UTType(declared: "public.content")
    /// The type `public.data`.
    public static let data = UTType(declared: "public.data")
    /// The type `public.text`.
    public static let text = UTType(declared: "public.text")
    /// The type `public.plain-text`.
    public static let plainText = UTType(declared: "public.plain-text")
    /// The type `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// The type `public.rtf`.
    public static let rtf = UTType(declared: "public.rtf")
    /// The type `public.html`.
    public static let html = UTType(declared: "public.html")
    /// The type `public.xml`.
    public static let xml = UTType(declared: "public.xml")
    /// The type `public.json`.
    public static let json = UTType(declared: "public.json")
    /// The type `public.source-code`.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// The type `com.netscape.javascript-source`.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// The type `public.url`.
    public static let url = UTType(declared: "public.url")
    /// The type `public.file-url`.
    public static let fileURL = UTType(declared: "public.file-url")
    /// The type `com.apple.property-list`.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// The type `com.apple.xml-property-list`.
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    /// The type `com.apple.binary-property-list`.
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    /// The type `public.image`.
    public static let image = UTType(declared: "public.image")
    /// The type `public.jpeg`.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// The type `public.png`.
    public static let png = UTType(declared: "public.png")
    /// The type `com.compuserve.gif`.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// The type `public.tiff`.
    public static let tiff = UTType(declared: "public.tiff")
    /// The type `public.heic`.
    public static let heic = UTType(declared: "public.heic")
    /// The type `org.webmproject.webp`.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// The type `public.svg-image`.
    public static let svg = UTType(declared: "public.svg-image")
    /// The type `public.movie`.
    public static let movie = UTType(declared: "public.movie")
    /// The type `public.video`.
    public static let video = UTType(declared: "public.video")
    /// The type `public.audio`.
    public static let audio = UTType(declared: "public.audio")
    /// The type `public.audiovisual-content`.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// The type `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// The type `com.adobe.pdf`.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// The type `public.zip-archive`.
    public static let zip = UTType(declared: "public.zip-archive")
    /// The type `public.archive`.
    public static let archive = UTType(declared: "public.archive")
    /// The type `public.folder`.
    public static let folder = UTType(declared: "public.folder")
    /// The type `public.directory`.
    public static let directory = UTType(declared: "public.directory")
    /// The type `public.vcard`.
    public static let vCard = UTType(declared: "public.vcard")
    /// The type `com.apple.webarchive`.
    public static let webArchive = UTType(declared: "com.apple.webarchive")
}

extension NSItemProvider {
    /// The declared types among the registered ones.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Whether any representation conforms to `type`.
    public func hasItemConforming(to type: UTType) -> Bool { hasItemConformingToTypeIdentifier(type.identifier) }
}
