// FoundationGaps.swift: small members of Apple's Foundation and of Objective-C that Foundation lacks here.

import Foundation

/// Calls the body. Objects are released with their last reference, so there is no pool.
/// https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)-7yqia
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
    -> Result
{
    try body()
}

extension URL {
    /// Always true: a handler may read the files that it was given.
    /// https://developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Always true: a handler may read the files that it was given.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSAttributedString {
    /// Creates an empty string. `nothing` is never passed.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension ProcessInfo {
    /// Whether it is an iOS app on a Mac; always false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether it is a Mac Catalyst app; always false.
    public var isMacCatalystApp: Bool { false }
    /// Whether the low power mode is enabled; always false.
    public var isLowPowerModeEnabled: Bool { false }
}
