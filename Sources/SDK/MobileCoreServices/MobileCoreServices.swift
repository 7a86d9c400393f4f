// MobileCoreServices.swift: the older constants for uniform types. Apple's are CFStrings, used as `kUTTypeURL as String`.

@_exported import ExtensionSDK
@_exported import Foundation

/// The type `public.item`.
public let kUTTypeItem: String = "public.item"
/// The type `public.content`.
public let kUTTypeContent: String = "public.content"
/// The type `public.data`.
public let kUTTypeData: String = "public.data"
/// The type `public.text`.
public let kUTTypeText: String = "public.text"
/// The type `public.plain-text`.
public let kUTTypePlainText: String = "public.plain-text"
/// The type `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
/// The type `public.rtf`.
public let kUTTypeRTF: String = "public.rtf"
/// The type `public.html`.
public let kUTTypeHTML: String = "public.html"
/// The type `public.xml`.
public let kUTTypeXML: String = "public.xml"
/// The type `public.json`.
public let kUTTypeJSON: String = "public.json"
/// The type `public.url`.
public let kUTTypeURL: String = "public.url"
/// The type `public.file-url`.
public let kUTTypeFileURL: String = "public.file-url"
/// The type `com.apple.property-list`.
public let kUTTypePropertyList: String = "com.apple.property-list"
/// The type `public.image`.
public let kUTTypeImage: String = "public.image"
/// The type `public.jpeg`.
public let kUTTypeJPEG: String = "public.jpeg"
/// The type `public.png`.
public let kUTTypePNG: String = "public.png"
/// The type `com.compuserve.gif`.
public let kUTTypeGIF: String = "com.compuserve.gif"
/// The type `public.tiff`.
public let kUTTypeTIFF: String = "public.tiff"
/// The type `public.movie`.
public let kUTTypeMovie: String = "public.movie"
/// The type `public.video`.
public let kUTTypeVideo: String = "public.video"
/// The type `public.audio`.
public let kUTTypeAudio: String = "public.audio"
/// The type `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: String = "com.apple.quicktime-movie"
/// The type `com.adobe.pdf`.
public let kUTTypePDF: String = "com.adobe.pdf"
/// The type `com.apple.webarchive`.
public let kUTTypeWebArchive: String = "com.apple.webarchive"
/// The type `public.source-code`.
public let kUTTypeSourceCode: String = "public.source-code"
/// The type `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: String = "public.audiovisual-content"
/// The type `public.mpeg-4`.
public let kUTTypeMPEG4: String = "public.mpeg-4"
/// The type `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: String = "public.mpeg-4-audio"
/// The type `public.mp3`.
public let kUTTypeMP3: String = "public.mp3"
/// The type `public.mpeg`.
public let kUTTypeMPEG: String = "public.mpeg"
/// The type `public.mpeg-2-video`.
public let kUTTypeMPEG2Video: String = "public.mpeg-2-video"
/// The type `public.avi`.
public let kUTTypeAVIMovie: String = "public.avi"
/// The type `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: String = "com.microsoft.waveform-audio"
/// The type `public.aifc-audio`.
public let kUTTypeAudioInterchangeFileFormat: String = "public.aifc-audio"
/// The type `public.midi-audio`.
public let kUTTypeMIDIAudio: String = "public.midi-audio"
/// The type `public.playlist`.
public let kUTTypePlaylist: String = "public.playlist"
/// The type `public.jpeg-2000`.
public let kUTTypeJPEG2000: String = "public.jpeg-2000"
/// The type `com.microsoft.bmp`.
public let kUTTypeBMP: String = "com.microsoft.bmp"
/// The type `com.microsoft.ico`.
public let kUTTypeICO: String = "com.microsoft.ico"
/// The type `com.apple.icns`.
public let kUTTypeAppleICNS: String = "com.apple.icns"
/// The type `com.apple.pict`.
public let kUTTypePICT: String = "com.apple.pict"
/// The type `public.camera-raw-image`.
public let kUTTypeRawImage: String = "public.camera-raw-image"
/// The type `public.svg-image`.
public let kUTTypeScalableVectorGraphics: String = "public.svg-image"
/// The type `com.apple.live-photo`.
public let kUTTypeLivePhoto: String = "com.apple.live-photo"
/// The type `public.3d-content`.
public let kUTType3DContent: String = "public.3d-content"
/// The type `public.vcard`.
public let kUTTypeVCard: String = "public.vcard"
/// The type `public.contact`.
public let kUTTypeContact: String = "public.contact"
/// The type `public.message`.
public let kUTTypeMessage: String = "public.message"
/// The type `public.email-message`.
public let kUTTypeEmailMessage: String = "public.email-message"
/// The type `public.to-do-item`.
public let kUTTypeToDoItem: String = "public.to-do-item"
/// The type `public.calendar-event`.
public let kUTTypeCalendarEvent: String = "public.calendar-event"
/// The type `com.apple.ink.inktext`.
public let kUTTypeInkText: String = "com.apple.ink.inktext"
/// The type `public.font`.
public let kUTTypeFont: String = "public.font"
/// The type `public.bookmark`.
public let kUTTypeBookmark: String = "public.bookmark"
/// The type `com.apple.bookmark`.
public let kUTTypeURLBookmarkData: String = "com.apple.bookmark"
/// The type `com.apple.internet-location`.
public let kUTTypeInternetLocation: String = "com.apple.internet-location"
/// The type `public.folder`.
public let kUTTypeFolder: String = "public.folder"
/// The type `public.directory`.
public let kUTTypeDirectory: String = "public.directory"
/// The type `com.apple.package`.
public let kUTTypePackage: String = "com.apple.package"
/// The type `com.apple.bundle`.
public let kUTTypeBundle: String = "com.apple.bundle"
/// The type `com.apple.application`.
public let kUTTypeApplication: String = "com.apple.application"
/// The type `public.archive`.
public let kUTTypeArchive: String = "public.archive"
/// The type `public.zip-archive`.
public let kUTTypeZipArchive: String = "public.zip-archive"
/// The type `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: String = "org.gnu.gnu-zip-archive"
/// The type `com.apple.rtfd`.
public let kUTTypeRTFD: String = "com.apple.rtfd"
/// The type `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD: String = "com.apple.flat-rtfd"
/// The type `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: String = "public.utf16-plain-text"
/// The type `public.delimited-values-text`.
public let kUTTypeDelimitedText: String = "public.delimited-values-text"
/// The type `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: String = "public.comma-separated-values-text"
/// The type `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText: String = "public.tab-separated-values-text"
/// The type `public.spreadsheet`.
public let kUTTypeSpreadsheet: String = "public.spreadsheet"
/// The type `public.presentation`.
public let kUTTypePresentation: String = "public.presentation"
/// The type `public.database`.
public let kUTTypeDatabase: String = "public.database"
/// The type `public.composite-content`.
public let kUTTypeCompositeContent: String = "public.composite-content"
/// The type `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList: String = "com.apple.xml-property-list"
/// The type `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList: String = "com.apple.binary-property-list"
/// The type `public.log`.
public let kUTTypeLog: String = "public.log"
/// The type `public.script`.
public let kUTTypeScript: String = "public.script"
/// The type `public.shell-script`.
public let kUTTypeShellScript: String = "public.shell-script"
/// The type `public.python-script`.
public let kUTTypePythonScript: String = "public.python-script"
/// The type `com.netscape.javascript-source`.
public let kUTTypeJavaScript: String = "com.netscape.javascript-source"
/// The type `public.swift-source`.
public let kUTTypeSwiftSource: String = "public.swift-source"
/// The type `public.executable`.
public let kUTTypeExecutable: String = "public.executable"
/// The type `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: String = "org.idpf.epub-container"
