// FilenameExtensions.swift: which uniform type a file's name speaks for.
// Source: System-Declared Uniform Type Identifiers, the columns of tags.

extension UniformTypeTree {
    /// The system's type for a filename extension (without its dot, in any case of letters), or nil.
    public static func type(forFilenameExtension name: String) -> String? { byFilenameExtension[name.lowercased()] }

    /// The system's type for a MIME type (parameters are ignored), or nil.
    public static func type(forMIMEType name: String) -> String? {
        let essence = name.lowercased().prefix { $0 != ";" }
        return byMIMEType[essence.filter { !$0.isWhitespace }]
    }

    /// The preferred filename extension of a type, or nil.
    public static func filenameExtension(of identifier: String) -> String? {
        tags[identifier.lowercased()]?.extensions.first
    }

    /// The preferred MIME type of a type, or nil.
    public static func mimeType(of identifier: String) -> String? { tags[identifier.lowercased()]?.mimeTypes.first }

    private static let byFilenameExtension: [String: String] = inverted { $0.extensions }
    private static let byMIMEType: [String: String] = inverted { $0.mimeTypes }

    private typealias Tags = (extensions: [String], mimeTypes: [String])

    private static func inverted(_ names: (Tags) -> [String]) -> [String: String] {
        var result: [String: String] = [:]
        for (type, tags) in tags { for name in names(tags) { result[name] = type } }
        return result
    }

    private static let tags: [String: Tags] = [
        "public.plain-text": (["txt", "text"], ["text/plain"]),
        "public.rtf": (["rtf"], ["text/rtf", "application/rtf"]),
        "public.html": (["html", "htm"], ["text/html"]),
        "public.xml": (["xml"], ["application/xml", "text/xml"]),
        "public.json": (["json"], ["application/json"]),
        "public.css": (["css"], ["text/css"]),
        "public.vcard": (["vcf", "vcard"], ["text/vcard", "text/x-vcard"]),
        "com.netscape.javascript-source": (["js", "javascript"], ["text/javascript", "application/javascript"]),
        "public.jpeg": (["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
        "public.png": (["png"], ["image/png"]),
        "public.tiff": (["tiff", "tif"], ["image/tiff"]),
        "public.heic": (["heic"], ["image/heic"]),
        "com.compuserve.gif": (["gif"], ["image/gif"]),
        "com.microsoft.bmp": (["bmp"], ["image/bmp"]),
        "org.webmproject.webp": (["webp"], ["image/webp"]),
        "public.svg-image": (["svg"], ["image/svg+xml"]),
        "com.apple.quicktime-movie": (["mov", "qt"], ["video/quicktime"]),
        "public.mpeg-4": (["mp4"], ["video/mp4"]),
        "public.mpeg": (["mpg", "mpeg"], ["video/mpeg"]),
        "public.mp3": (["mp3"], ["audio/mpeg", "audio/mp3"]),
        "public.mpeg-4-audio": (["m4a"], ["audio/mp4", "audio/x-m4a"]),
        "com.adobe.pdf": (["pdf"], ["application/pdf"]),
        "com.apple.property-list": (["plist"], ["application/x-plist"]),
        "com.apple.webarchive": (["webarchive"], ["application/x-webarchive"]),
        "public.zip-archive": (["zip"], ["application/zip"]),
    ]
}
