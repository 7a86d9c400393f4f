// UnsafeLazyNames.swift: looks up the lazy modules that define a name.
//
// Why it is safe: the table is a constant of the program, and each of its names ends with a zero.

import CBindings
import Glibc

extension Bindings {
    /// The first lazy module after number `last` that a name refers to.
    ///
    /// - Parameters:
    ///   - column: The kind of name, by the numbers of `BindingsLazyName`.
    ///   - name: In UTF-8.
    /// - Returns: Its number; nil if there is none.
    static func lazyModule(_ column: Int, _ name: UnsafeBufferPointer<UInt8>, after last: Int) -> Int? {
        // The first entry that is not before the requested one.
        var (first, end) = (0, bindingsLazyNameCount)
        while first < end {
            let middle = (first + end) / 2
            let entry = bindingsLazyNames + middle
            let order = compare(entry, name)
            if order < 0 || order == 0 && (Int(entry.pointee.column), Int(entry.pointee.file)) <= (column, last) {
                first = middle + 1
            } else {
                end = middle
            }
        }
        guard first < bindingsLazyNameCount else { return nil }
        let entry = bindingsLazyNames + first
        return compare(entry, name) == 0 && Int(entry.pointee.column) == column ? Int(entry.pointee.file) : nil
    }

    /// Negative, zero or positive, if an entry's name is before, equal to or after the given one.
    private static func compare(_ entry: UnsafePointer<BindingsLazyName>, _ name: UnsafeBufferPointer<UInt8>) -> Int {
        let own = UnsafeRawPointer(entry) + MemoryLayout<BindingsLazyName>.offset(of: \.name)!
        let count = strlen(own.assumingMemoryBound(to: CChar.self))
        let order = name.baseAddress.map { Int(memcmp(own, $0, min(count, name.count))) } ?? 0
        return order != 0 ? order : count - name.count
    }
}
