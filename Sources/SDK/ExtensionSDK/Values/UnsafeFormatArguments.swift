// UnsafeFormatArguments.swift: Foundation's objects as arguments of formats, for `%@`, which accepts only strings here.
// Safe because: a format gets a pointer to a string that is never released, since a format may be evaluated at any
// later time.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

extension NSObject: @retroactive CVarArg {
    /// A pointer to the object's description, which lives as long as the process.
    public var _cVarArgEncoding: [Int] {
        let text = (self as? NSString) ?? NSString(string: description)
        return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
    }
}
