// UnsafeFormatArguments.swift: Foundation's objects as arguments of formats, for `%@`, which Foundation here takes strings for only.
// Safe because: a format is carried out while its arguments are held by the caller's list of them.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

extension NSObject: @retroactive CVarArg {
    /// A pointer to the object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
