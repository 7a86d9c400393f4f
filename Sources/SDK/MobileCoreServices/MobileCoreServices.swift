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
