// UnsafeUniformTypeTags.swift: the older functions for uniform types and their tags.
// https://developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf
//
// Safe because: each result is retained once for the caller, who takes it, as the names with Copy and Create of the C
// functions state.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ExtensionSDK
import Foundation

/// The class of filename extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The type for a filename extension or a MIME type; a dynamic type if none is declared, as on Apple's platforms. nil
/// for other classes.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString,
    _ tag: CFString,
    _ conformingTo: CFString?
) -> Unmanaged<NSString>? {
    let type: UTType? =
        switch tagClass {
        case kUTTagClassFilenameExtension: UTType(filenameExtension: tag)
        case kUTTagClassMIMEType: UTType(mimeType: tag)
        default: nil
        }
    guard [kUTTagClassFilenameExtension, kUTTagClassMIMEType].contains(tagClass) else { return nil }
    return Unmanaged.passRetained((type?.identifier ?? "dyn.\(tag)") as NSString)
}

/// The type for a filename extension or a MIME type; a dynamic type if none is declared, as on Apple's platforms. nil
/// for other classes.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString,
    _ tag: NSString,
    _ conformingTo: CFString?
) -> Unmanaged<NSString>? {
    UTTypeCreatePreferredIdentifierForTag(tagClass, String(describing: tag), conformingTo)
}

/// The usual filename extension or MIME type of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ type: some StringProtocol, _ tagClass: CFString) -> Unmanaged<NSString>? {
    guard let type = UTType(String(type)) else { return nil }
    let tag: String? =
        switch tagClass {
        case kUTTagClassFilenameExtension: type.preferredFilenameExtension
        case kUTTagClassMIMEType: type.preferredMIMEType
        default: nil
        }
    return tag.map { Unmanaged.passRetained($0 as NSString) }
}
/// The usual filename extension or MIME type of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ type: NSString, _ tagClass: CFString) -> Unmanaged<NSString>? {
    UTTypeCopyPreferredTagWithClass(String(describing: type), tagClass)
}

/// Whether a type equals another or conforms to it.
public func UTTypeConformsTo(_ type: some StringProtocol, _ other: some StringProtocol) -> Bool {
    UTType(importedAs: String(type)).conforms(to: UTType(importedAs: String(other)))
}
/// Whether a type equals another or conforms to it.
public func UTTypeConformsTo(_ type: NSString, _ other: some StringProtocol) -> Bool {
    UTTypeConformsTo(String(describing: type), other)
}
/// Whether two types are equal, ignoring case.
public func UTTypeEqual(_ type: some StringProtocol, _ other: some StringProtocol) -> Bool {
    type.lowercased() == other.lowercased()
}
