// UnsafeFormatArguments.swift: Foundation's objects as arguments of formats, for `%@`, which takes strings alone here.
// Safe because: a format gets a pointer to a string, which nobody lets go: formats may be carried out at any time after.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

extension NSObject: @retroactive CVarArg {
    /// A pointer to the object's description, which stays as long as the process.
    public var _cVarArgEncoding: [Int] {
        let text = (self as? NSString) ?? NSString(string: description)
        return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
    }
}
