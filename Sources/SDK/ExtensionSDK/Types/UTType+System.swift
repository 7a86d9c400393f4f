// UTType+System.swift: the other types that the system declares, by Apple's names.
// https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers

extension UTType {
    /// The type `com.apple.rtfd`.
    public static let rtfd = UTType(system: "com.apple.rtfd")
    /// The type `com.apple.flat-rtfd`.
    public static let flatRTFD = UTType(system: "com.apple.flat-rtfd")
    /// The type `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(system: "public.utf16-plain-text")
    /// The type `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(system: "public.utf16-external-plain-text")
    /// The type `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(system: "public.utf8-tab-separated-values-text")
    /// The type `public.delimited-values-text`.
    public static let delimitedText = UTType(system: "public.delimited-values-text")
    /// The type `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
    /// The type `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
    /// The type `public.yaml`.
    public static let yaml = UTType(system: "public.yaml")
    /// The type `public.log`.
    public static let log = UTType(system: "public.log")
    /// The type `public.css`.
    public static let css = UTType(system: "public.css")
    /// The type `public.script`.
    public static let script = UTType(system: "public.script")
    /// The type `com.apple.applescript.text`.
    public static let appleScript = UTType(system: "com.apple.applescript.text")
    /// The type `public.shell-script`.
    public static let shellScript = UTType(system: "public.shell-script")
    /// The type `public.python-script`.
    public static let pythonScript = UTType(system: "public.python-script")
    /// The type `public.perl-script`.
    public static let perlScript = UTType(system: "public.perl-script")
    /// The type `public.ruby-script`.
    public static let rubyScript = UTType(system: "public.ruby-script")
    /// The type `public.php-script`.
    public static let phpScript = UTType(system: "public.php-script")
    /// The type `public.swift-source`.
    public static let swiftSource = UTType(system: "public.swift-source")
    /// The type `public.c-source`.
    public static let cSource = UTType(system: "public.c-source")
    /// The type `public.c-header`.
    public static let cHeader = UTType(system: "public.c-header")
    /// The type `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(system: "public.c-plus-plus-source")
    /// The type `public.c-plus-plus-header`.
    public static let cPlusPlusHeader = UTType(system: "public.c-plus-plus-header")
    /// The type `public.objective-c-source`.
    public static let objectiveCSource = UTType(system: "public.objective-c-source")
    /// The type `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(system: "public.objective-c-plus-plus-source")
    /// The type `public.assembly-source`.
    public static let assemblyLanguageSource = UTType(system: "public.assembly-source")
    /// The type `public.heif`.
    public static let heif = UTType(system: "public.heif")
    /// The type `public.heics`.
    public static let heics = UTType(system: "public.heics")
    /// The type `public.camera-raw-image`.
    public static let rawImage = UTType(system: "public.camera-raw-image")
    /// The type `com.microsoft.bmp`.
    public static let bmp = UTType(system: "com.microsoft.bmp")
    /// The type `com.microsoft.ico`.
    public static let ico = UTType(system: "com.microsoft.ico")
    /// The type `com.apple.icns`.
    public static let icns = UTType(system: "com.apple.icns")
    /// The type `com.apple.live-photo`.
    public static let livePhoto = UTType(system: "com.apple.live-photo")
    /// The type `public.mpeg`.
    public static let mpeg = UTType(system: "public.mpeg")
    /// The type `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(system: "public.mpeg-2-video")
    /// The type `public.mpeg-2-transport-stream`.
    public static let mpeg2TransportStream = UTType(system: "public.mpeg-2-transport-stream")
    /// The type `public.mpeg-4`.
    public static let mpeg4Movie = UTType(system: "public.mpeg-4")
    /// The type `com.apple.protected-mpeg-4-video`.
    public static let appleProtectedMPEG4Video = UTType(system: "com.apple.protected-mpeg-4-video")
    /// The type `public.avi`.
    public static let avi = UTType(system: "public.avi")
    /// The type `public.mp3`.
    public static let mp3 = UTType(system: "public.mp3")
    /// The type `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
    /// The type `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(system: "com.apple.protected-mpeg-4-audio")
    /// The type `public.aiff-audio`.
    public static let aiff = UTType(system: "public.aiff-audio")
    /// The type `com.microsoft.waveform-audio`.
    public static let wav = UTType(system: "com.microsoft.waveform-audio")
    /// The type `public.midi-audio`.
    public static let midi = UTType(system: "public.midi-audio")
    /// The type `public.playlist`.
    public static let playlist = UTType(system: "public.playlist")
    /// The type `public.m3u-playlist`.
    public static let m3uPlaylist = UTType(system: "public.m3u-playlist")
    /// The type `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
    /// The type `public.bzip2-archive`.
    public static let bz2 = UTType(system: "public.bzip2-archive")
    /// The type `public.tar-archive`.
    public static let tarArchive = UTType(system: "public.tar-archive")
    /// The type `com.apple.archive`.
    public static let appleArchive = UTType(system: "com.apple.archive")
    /// The type `public.disk-image`.
    public static let diskImage = UTType(system: "public.disk-image")
    /// The type `org.idpf.epub-container`.
    public static let epub = UTType(system: "org.idpf.epub-container")
    /// The type `public.spreadsheet`.
    public static let spreadsheet = UTType(system: "public.spreadsheet")
    /// The type `public.presentation`.
    public static let presentation = UTType(system: "public.presentation")
    /// The type `public.database`.
    public static let database = UTType(system: "public.database")
    /// The type `public.font`.
    public static let font = UTType(system: "public.font")
    /// The type `public.3d-content`.
    public static let threeDContent = UTType(system: "public.3d-content")
    /// The type `com.pixar.universal-scene-description`.
    public static let usd = UTType(system: "com.pixar.universal-scene-description")
    /// The type `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(system: "com.pixar.universal-scene-description-mobile")
    /// The type `public.message`.
    public static let message = UTType(system: "public.message")
    /// The type `public.email-message`.
    public static let emailMessage = UTType(system: "public.email-message")
    /// The type `public.contact`.
    public static let contact = UTType(system: "public.contact")
    /// The type `public.calendar-event`.
    public static let calendarEvent = UTType(system: "public.calendar-event")
    /// The type `public.to-do-item`.
    public static let toDoItem = UTType(system: "public.to-do-item")
    /// The type `com.apple.internet-location`.
    public static let internetLocation = UTType(system: "com.apple.internet-location")
    /// The type `com.microsoft.internet-shortcut`.
    public static let internetShortcut = UTType(system: "com.microsoft.internet-shortcut")
    /// The type `public.url-bookmark-data`.
    public static let urlBookmarkData = UTType(system: "public.url-bookmark-data")
    /// The type `public.bookmark`.
    public static let bookmark = UTType(system: "public.bookmark")
    /// The type `com.apple.resolvable`.
    public static let resolvable = UTType(system: "com.apple.resolvable")
    /// The type `com.apple.alias-file`.
    public static let aliasFile = UTType(system: "com.apple.alias-file")
    /// The type `public.symlink`.
    public static let symbolicLink = UTType(system: "public.symlink")
    /// The type `public.volume`.
    public static let volume = UTType(system: "public.volume")
    /// The type `com.apple.package`.
    public static let package = UTType(system: "com.apple.package")
    /// The type `com.apple.bundle`.
    public static let bundle = UTType(system: "com.apple.bundle")
    /// The type `public.executable`.
    public static let executable = UTType(system: "public.executable")
    /// The type `public.unix-executable`.
    public static let unixExecutable = UTType(system: "public.unix-executable")
    /// The type `com.apple.application`.
    public static let application = UTType(system: "com.apple.application")
    /// The type `com.apple.application-bundle`.
    public static let applicationBundle = UTType(system: "com.apple.application-bundle")
    /// The type `com.apple.framework`.
    public static let framework = UTType(system: "com.apple.framework")
    /// The type `public.x509-certificate`.
    public static let x509Certificate = UTType(system: "public.x509-certificate")
    /// The type `com.rsa.pkcs-12`.
    public static let pkcs12 = UTType(system: "com.rsa.pkcs-12")
}
