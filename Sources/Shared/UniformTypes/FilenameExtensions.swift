// FilenameExtensions.swift: uniform types by filename extension and by MIME type.
// Source: System-Declared Uniform Type Identifiers, the columns of tags.

extension UniformTypeTree {
    /// The system's type for a filename extension (without its dot, ignoring case), or nil.
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
        "com.apple.rtfd": (["rtfd"], []),
        "public.comma-separated-values-text": (["csv"], ["text/csv"]),
        "public.tab-separated-values-text": (["tsv"], ["text/tab-separated-values"]),
        "public.yaml": (["yaml", "yml"], ["application/yaml", "application/x-yaml"]),
        "public.log": (["log"], []),
        "com.apple.applescript.text": (["applescript"], []),
        "public.shell-script": (["sh"], []),
        "public.python-script": (["py"], ["text/x-python-script"]),
        "public.perl-script": (["pl", "pm"], ["text/x-perl-script"]),
        "public.ruby-script": (["rb"], ["text/ruby-script"]),
        "public.php-script": (["php"], ["text/php"]),
        "public.swift-source": (["swift"], []),
        "public.c-source": (["c"], []),
        "public.c-header": (["h"], []),
        "public.c-plus-plus-source": (["cpp", "cp", "cc"], []),
        "public.c-plus-plus-header": (["hpp", "hh"], []),
        "public.objective-c-source": (["m"], []),
        "public.objective-c-plus-plus-source": (["mm"], []),
        "public.assembly-source": (["s"], []),
        "public.heif": (["heif"], ["image/heif"]),
        "public.heics": (["heics"], ["image/heic-sequence"]),
        "com.microsoft.ico": (["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
        "com.apple.icns": (["icns"], []),
        "public.mpeg-2-video": (["mpg2", "m2v"], ["video/mpeg2"]),
        "public.mpeg-2-transport-stream": (["ts"], []),
        "com.apple.protected-mpeg-4-video": (["m4v"], ["video/x-m4v"]),
        "public.avi": (["avi"], ["video/avi", "video/x-msvideo"]),
        "com.apple.protected-mpeg-4-audio": (["m4p"], []),
        "public.aiff-audio": (["aiff", "aif"], ["audio/aiff", "audio/x-aiff"]),
        "com.microsoft.waveform-audio": (["wav", "wave"], ["audio/vnd.wave", "audio/wav", "audio/x-wav"]),
        "public.midi-audio": (["midi", "mid"], ["audio/midi"]),
        "public.m3u-playlist": (["m3u", "m3u8"], ["audio/mpegurl", "application/vnd.apple.mpegurl"]),
        "org.gnu.gnu-zip-archive": (["gz", "gzip"], ["application/x-gzip", "application/gzip"]),
        "public.bzip2-archive": (["bz2"], ["application/x-bzip2"]),
        "public.tar-archive": (["tar"], ["application/x-tar"]),
        "com.apple.archive": (["aar"], []),
        "org.idpf.epub-container": (["epub"], ["application/epub+zip"]),
        "com.pixar.universal-scene-description": (["usd", "usda", "usdc"], []),
        "com.pixar.universal-scene-description-mobile": (["usdz"], ["model/vnd.usdz+zip"]),
        "public.email-message": (["eml"], ["message/rfc822"]),
        "com.microsoft.internet-shortcut": (["url"], []),
        "com.apple.application-bundle": (["app"], []),
        "com.apple.framework": (["framework"], []),
        "public.x509-certificate": (["cer", "crt", "der"], ["application/x-x509-ca-cert"]),
        "com.rsa.pkcs-12": (["p12", "pfx"], ["application/x-pkcs12"]),
        "com.microsoft.word.doc": (["doc"], ["application/msword"]),
        "com.microsoft.excel.xls": (["xls"], ["application/vnd.ms-excel"]),
        "com.microsoft.powerpoint.ppt": (["ppt"], ["application/vnd.ms-powerpoint"]),
        "org.openxmlformats.wordprocessingml.document": (
            ["docx"], ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
        ),
        "org.openxmlformats.spreadsheetml.sheet": (
            ["xlsx"], ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
        ),
        "org.openxmlformats.presentationml.presentation": (
            ["pptx"], ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
        ),
        "net.daringfireball.markdown": (["md", "markdown"], ["text/markdown"]),
        "com.apple.quicktime-image": (["qtif", "qti"], ["image/x-quicktime"]),
        "public.3gpp": (["3gp", "3gpp"], ["video/3gpp"]),
        "public.aac-audio": (["aac"], ["audio/aac"]),
        "com.apple.coreaudio-format": (["caf"], ["audio/x-caf"]),
        "org.xiph.ogg-audio": (["ogg", "oga"], ["audio/ogg"]),
        "org.xiph.flac": (["flac"], ["audio/flac"]),
        "org.7-zip.7-zip-archive": (["7z"], ["application/x-7z-compressed"]),
    ]
}
