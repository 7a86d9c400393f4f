// FoundationGaps.swift: small members of Apple's Foundation and Objective-C that Foundation has not here.

import Foundation

/// Calls the body: objects go when nobody holds them, so there is no pool.
/// https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)-7yqia
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
    -> Result
{
    try body()
}

extension URL {
    /// True: what a handler was given, it may read.
    /// https://developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// True: what a handler was given, it may read.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSAttributedString {
    /// An empty text. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension ProcessInfo {
    /// Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Always false.
    public var isMacCatalystApp: Bool { false }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
}
