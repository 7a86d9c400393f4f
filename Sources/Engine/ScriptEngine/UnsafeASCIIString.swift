// UnsafeASCIIString.swift: library strings that take one byte a character, made by one copy.
//
// The C API makes such strings from UTF-8 alone, by way of a copy in UTF-16: a third of what `textContent` of a page
// costs. The library exports for WebKit what makes them directly; this file finds it by its full C++ names.
//
// Why it is safe: the C++ names fix the types of all parameters. A WTF::String is one pointer, which the second call
// empties; a RefPtr comes back through memory, as every C++ class with a destructor does. The two are tried once on a
// string with a zero in it and compared with what the C API reads; when anything differs, they are not used.

import CJavaScriptCore
import Glibc

/// Makes library strings of ASCII without a copy in UTF-16.
enum UnsafeASCIIString {
    /// WTF::String::String(std::span<const LChar>)
    private typealias Construct = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int) -> Void
    /// OpaqueJSString::tryCreate(WTF::String&&), which gives a RefPtr.
    private typealias Wrap = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

    private struct Library: @unchecked Sendable {
        let construct: Construct
        let wrap: Wrap

        func make(_ bytes: UnsafeBufferPointer<UInt8>) -> JSStringRef? {
            guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
            return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 2) { cells in
                cells.initialize(repeating: nil)
                let text = UnsafeMutableRawPointer(cells.baseAddress!)
                let result = UnsafeMutableRawPointer(cells.baseAddress! + 1)
                construct(text, start, bytes.count)
                wrap(result, text)
                return cells[1].map { JSStringRef($0) }
            }
        }
    }
    private static let library: Library? = {
        guard MemoryLayout<Int>.size == 8,
            let construct = dlsym(nil, "_ZN3WTF6StringC1ESt4spanIKhLm18446744073709551615EE"),
            let wrap = dlsym(nil, "_ZN14OpaqueJSString9tryCreateEON3WTF6StringE")
        else { return nil }
        let library = Library(
            construct: unsafeBitCast(construct, to: Construct.self),
            wrap: unsafeBitCast(wrap, to: Wrap.self)
        )
        let probe: [UInt8] = [0x61, 0, 0x7A]
        guard let made = probe.withUnsafeBufferPointer(library.make) else { return nil }
        return UnsafeJavaScriptCore.take(made) == [0x61, 0, 0x7A] ? library : nil
    }()

    /// A string of bytes that are all ASCII; nil for none, and when the library can't.
    static func make(_ bytes: UnsafeBufferPointer<UInt8>) -> JSStringRef? { library?.make(bytes) }
}
