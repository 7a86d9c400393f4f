// UniformTypeTree.swift: the conformance of uniform types.
// Source: System-Declared Uniform Type Identifiers; the supertypes of media types vary by release, these are the usual ones.
// Identifiers compare ignoring case. An undeclared one conforms only to itself.

/// Declared types and their supertypes.
public struct UniformTypeTree: Sendable {
    private var supertypes: [String: [String]]

    /// The types that the systems declare.
    public static let system = UniformTypeTree(supertypes: declared)

    /// Whether `identifier` is `other` or conforms to it, directly or indirectly.
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

    /// Adds a declaration, as in a bundle; an existing one keeps its supertypes and gains these.
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
        "com.apple.rtfd": ["public.composite-content"],
        "com.apple.flat-rtfd": ["public.data", "public.composite-content"],
        "public.utf16-external-plain-text": ["public.plain-text"],
        "public.utf8-tab-separated-values-text": ["public.tab-separated-values-text", "public.utf8-plain-text"],
        "public.delimited-values-text": ["public.text"],
        "public.comma-separated-values-text": ["public.delimited-values-text"],
        "public.tab-separated-values-text": ["public.delimited-values-text"],
        "public.yaml": ["public.text"],
        "public.log": ["public.plain-text"],
        "com.apple.applescript.text": ["public.script"],
        "public.shell-script": ["public.script"],
        "public.python-script": ["public.script"],
        "public.perl-script": ["public.script"],
        "public.ruby-script": ["public.script"],
        "public.php-script": ["public.script"],
        "public.swift-source": ["public.source-code"],
        "public.c-source": ["public.source-code"],
        "public.c-header": ["public.source-code"],
        "public.c-plus-plus-source": ["public.source-code"],
        "public.c-plus-plus-header": ["public.source-code"],
        "public.objective-c-source": ["public.source-code"],
        "public.objective-c-plus-plus-source": ["public.source-code"],
        "public.assembly-source": ["public.source-code"],
        "public.heif": ["public.image"],
        "public.heics": ["public.image"],
        "public.camera-raw-image": ["public.image"],
        "com.microsoft.ico": ["public.image"],
        "com.apple.icns": ["public.image"],
        "com.apple.live-photo": ["public.data", "public.composite-content"],
        "public.mpeg-2-video": ["public.movie"],
        "public.mpeg-2-transport-stream": ["public.movie"],
        "com.apple.protected-mpeg-4-video": ["public.movie"],
        "public.avi": ["public.movie"],
        "com.apple.protected-mpeg-4-audio": ["public.audio"],
        "public.aiff-audio": ["public.audio"],
        "com.microsoft.waveform-audio": ["public.audio"],
        "public.midi-audio": ["public.audio"],
        "public.playlist": [],
        "public.m3u-playlist": ["public.text", "public.playlist"],
        "org.gnu.gnu-zip-archive": ["public.data", "public.archive"],
        "public.bzip2-archive": ["public.data", "public.archive"],
        "public.tar-archive": ["public.data", "public.archive"],
        "com.apple.archive": ["public.data", "public.archive"],
        "public.disk-image": ["public.archive"],
        "org.idpf.epub-container": ["public.data", "public.composite-content"],
        "public.spreadsheet": ["public.content"],
        "public.presentation": ["public.composite-content"],
        "public.database": [],
        "public.font": [],
        "public.3d-content": ["public.content"],
        "com.pixar.universal-scene-description": ["public.3d-content", "public.data"],
        "com.pixar.universal-scene-description-mobile": ["public.3d-content", "public.data"],
        "public.message": [],
        "public.email-message": ["public.message", "public.data"],
        "public.contact": [],
        "public.calendar-event": [],
        "public.to-do-item": [],
        "com.apple.internet-location": ["public.data"],
        "com.microsoft.internet-shortcut": ["com.apple.internet-location"],
        "public.url-bookmark-data": ["public.data"],
        "public.bookmark": [],
        "com.apple.resolvable": [],
        "com.apple.alias-file": ["public.data", "com.apple.resolvable"],
        "public.symlink": ["public.item", "com.apple.resolvable"],
        "public.volume": ["public.folder"],
        "com.apple.package": ["public.directory"],
        "com.apple.bundle": ["public.directory"],
        "public.executable": ["public.item"],
        "public.unix-executable": ["public.data", "public.executable"],
        "com.apple.application": ["public.executable"],
        "com.apple.application-bundle": ["com.apple.application", "com.apple.bundle", "com.apple.package"],
        "com.apple.framework": ["com.apple.bundle"],
        "public.x509-certificate": ["public.data"],
        "com.rsa.pkcs-12": ["public.data"],
        "com.microsoft.word.doc": ["public.data"],
        "com.microsoft.excel.xls": ["public.data", "public.spreadsheet"],
        "com.microsoft.powerpoint.ppt": ["public.data", "public.presentation"],
        "org.openxmlformats.wordprocessingml.document": ["public.data", "public.composite-content"],
        "org.openxmlformats.spreadsheetml.sheet": ["public.data", "public.spreadsheet"],
        "org.openxmlformats.presentationml.presentation": ["public.data", "public.presentation"],
        "net.daringfireball.markdown": ["public.text"],
        "com.apple.quicktime-image": ["public.image"],
        "com.apple.m4a-audio": ["public.mpeg-4-audio"],
        "com.apple.m4v-video": ["public.mpeg-4"],
        "public.3gpp": ["public.movie"],
        "public.aac-audio": ["public.audio"],
        "com.apple.coreaudio-format": ["public.audio"],
        "org.xiph.ogg-audio": ["public.audio"],
        "org.xiph.flac": ["public.audio"],
        "org.7-zip.7-zip-archive": ["public.data", "public.archive"],
    ]
}
