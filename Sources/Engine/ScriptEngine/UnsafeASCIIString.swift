// UnsafeASCIIString.swift: makes library strings with one byte per character by a single copy.
//
// The C API makes such strings only from UTF-8, through a copy in UTF-16, which takes a third of the time of a page's `textContent`. The
// library exports functions for WebKit that make them directly; this file looks them up by their full C++ names.
//
// Why it is safe: the C++ names determine the types of all parameters. A WTF::String is one pointer, which the second call clears; a RefPtr
// is returned in memory, as is every C++ class with a destructor. The two functions are tried once with a string that contains a zero, and
// compared with the result of the C API; if anything differs, they are not used.

import CJavaScriptCore
import Glibc

/// Makes ASCII strings of the library without a copy in UTF-16.
enum UnsafeASCIIString {
    /// WTF::String::String(std::span<const LChar>)
    private typealias Construct = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int) -> Void
    /// OpaqueJSString::tryCreate(WTF::String&&), which returns a RefPtr.
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

    /// A string of bytes, all of which are ASCII; nil for no bytes, or if the library lacks the functions.
    static func make(_ bytes: UnsafeBufferPointer<UInt8>) -> JSStringRef? { library?.make(bytes) }
}
