// UnsafeStringGrowth.swift: strings that scripts extend bit by bit, `text.data += line`, although each one arrives as a whole.
//
// Why it is safe: two texts are compared only up to the shorter one's length; before the longer one is made, the heap is checked to have
// room for it twice, in either encoding.

import Glibc

extension UnsafeStringTable {
    /// Makes a Latin-1 string that replaces another. If it extends that one and both are long, they share their units: repeated appending
    /// takes memory in proportion to the last text, not to all of them.
    public func make(latin1 bytes: UnsafeBufferPointer<UInt8>, inPlaceOf former: () -> StringID) -> StringID {
        guard let head = head(of: bytes.count, former),
            isASCII(head)
                ? memcmp(bytes.baseAddress!, ascii(head).baseAddress!, length(head)) == 0
                : zip(bytes, utf16(head)).allSatisfy({ UInt16($0) == $1 })
        else { return make(latin1: bytes) }
        return bytes[length(head)...].map(UInt16.init).withUnsafeBufferPointer { concatenate(head, utf16: $0) }
    }

    /// Makes a UTF-16 string that replaces another; it shares units as `make(latin1:inPlaceOf:)` does.
    public func make(utf16 units: UnsafeBufferPointer<UInt16>, inPlaceOf former: () -> StringID) -> StringID {
        guard let head = head(of: units.count, former),
            isASCII(head)
                ? zip(units, ascii(head)).allSatisfy({ $0 == UInt16($1) })
                : memcmp(units.baseAddress!, utf16(head).baseAddress!, length(head) * 2) == 0
        else { return make(utf16: units) }
        return concatenate(head, utf16: UnsafeBufferPointer(rebasing: units[length(head)...]))
    }

    /// Makes a UTF-8 string that replaces another; if it is ASCII, it shares units as `make(latin1:inPlaceOf:)` does.
    public func make(utf8 text: [UInt8], inPlaceOf former: StringID) -> StringID {
        text.withUnsafeBufferPointer { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? make(latin1: bytes) { former } : make(utf8: bytes)
        }
    }

    /// The former string, if it is long and a string of this length may extend it. For a short new string it is not requested.
    private func head(of count: Int, _ former: () -> StringID) -> StringID? {
        guard count > Self.sharedLength, arena.hasRoom(strings: 1, text: 4 * count) else { return nil }
        let head = former()
        return length(head) > Self.sharedLength && length(head) <= count ? head : nil
    }
}
