// UniformTypeTree.swift: which uniform type conforms to which.
// Source: System-Declared Uniform Type Identifiers; the supertypes of media types vary by release, these are usual.
// Identifiers compare without case. One that is not declared conforms only to itself.

/// Declared types and their supertypes.
public struct UniformTypeTree: Sendable {
    private var supertypes: [String: [String]]

    /// The types that systems declare.
    public static let system = UniformTypeTree(supertypes: declared)

    /// Whether `identifier` is `other` or has it among its supertypes, at any remove.
    public func type(_ identifier: String, conformsTo other: String) -> Bool {
        let goal = other.lowercased()
        var seen: Set<String> = []
        var open = [identifier.lowercased()]
        while let next = open.popLast() {
            if next == goal { return true }
            if seen.insert(next).inserted { open += supertypes[next] ?? [] }
        }
        return false
    }

    /// Whether the type is declared.
    public func declares(_ identifier: String) -> Bool { supertypes[identifier.lowercased()] != nil }

    /// All declared identifiers, in lower case.
    public var identifiers: [String] { Array(supertypes.keys) }

    /// Adds a declaration, as a bundle makes it; one that is there keeps its supertypes and gains these.
    public mutating func declare(_ identifier: String, conformingTo others: [String]) {
        supertypes[identifier.lowercased(), default: []] += others.map { $0.lowercased() }
    }

    private static let declared: [String: [String]] = [
        "public.item": [],
        "public.content": [],
        "public.data": ["public.item"],
        "public.composite-content": ["public.content"],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.css": ["public.text"],
        "public.vcard": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.source-code": ["public.plain-text"],
        "public.script": ["public.source-code"],
        "com.netscape.javascript-source": ["public.source-code"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
        "public.directory": ["public.item"],
        "public.folder": ["public.directory"],
        "public.image": ["public.data", "public.content"],
        "public.jpeg": ["public.image"],
        "public.png": ["public.image"],
        "public.tiff": ["public.image"],
        "public.heic": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "com.microsoft.bmp": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "public.svg-image": ["public.image", "public.xml"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.audio": ["public.audiovisual-content"],
        "public.video": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.mpeg-4": ["public.movie"],
        "public.mpeg": ["public.movie"],
        "public.mp3": ["public.audio"],
        "public.mpeg-4-audio": ["public.audio"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "com.apple.property-list": ["public.data"],
        "com.apple.xml-property-list": ["com.apple.property-list", "public.xml"],
        "com.apple.binary-property-list": ["com.apple.property-list"],
        "com.apple.webarchive": ["public.data"],
        "public.archive": [],
        "public.zip-archive": ["public.data", "public.archive"],
    ]
}
