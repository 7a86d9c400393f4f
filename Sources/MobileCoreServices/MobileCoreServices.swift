// MobileCoreServices.swift: the older constants for uniform types. Apple's are CFStrings, used as `kUTTypeURL as String`.

@_exported import ExtensionSDK
@_exported import Foundation

public let kUTTypeItem: String = "public.item"
public let kUTTypeContent: String = "public.content"
public let kUTTypeData: String = "public.data"
public let kUTTypeText: String = "public.text"
public let kUTTypePlainText: String = "public.plain-text"
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
public let kUTTypeRTF: String = "public.rtf"
public let kUTTypeHTML: String = "public.html"
public let kUTTypeXML: String = "public.xml"
public let kUTTypeJSON: String = "public.json"
public let kUTTypeURL: String = "public.url"
public let kUTTypeFileURL: String = "public.file-url"
public let kUTTypePropertyList: String = "com.apple.property-list"
public let kUTTypeImage: String = "public.image"
public let kUTTypeJPEG: String = "public.jpeg"
public let kUTTypePNG: String = "public.png"
public let kUTTypeGIF: String = "com.compuserve.gif"
public let kUTTypeTIFF: String = "public.tiff"
public let kUTTypeMovie: String = "public.movie"
public let kUTTypeVideo: String = "public.video"
public let kUTTypeAudio: String = "public.audio"
public let kUTTypeQuickTimeMovie: String = "com.apple.quicktime-movie"
public let kUTTypePDF: String = "com.adobe.pdf"
public let kUTTypeWebArchive: String = "com.apple.webarchive"
