// CoreFoundationNames.swift: Core Foundation's names for Foundation's and Swift's types here, so that casts to them and
// uses of their constants compile. CFString, CFDictionary, CFBoolean: UnsafeDarwinNotifications.swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An array.
public typealias CFArray = [Any]
/// A URL.
public typealias CFURL = NSURL
/// A number.
public typealias CFNumber = NSNumber
/// Data.
public typealias CFData = Data
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// An index in an array.
public typealias CFIndex = Int
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// A time interval in seconds.
public typealias CFTimeInterval = Double
/// A memory allocator; there is only one.
/// https://developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator: Sendable {}

/// Apple: kCFAllocatorDefault.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The key `CFBundleIdentifier` of Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key `CFBundleName` of Info.plist.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key `CFBundleVersion` of Info.plist.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key `CFBundleExecutable` of Info.plist.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key `CFBundleInfoDictionaryVersion` of Info.plist.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key `CFBundleDevelopmentRegion` of Info.plist.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key `CFBundleLocalizations` of Info.plist.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
/// Seconds since the system started.
/// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
