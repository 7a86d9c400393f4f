// UnsafeRope.swift: strings that the engine still has as the pieces from which a script made them.
//
// `text.data += line` makes such a string of the text and the line. Reading it copies all of its text, so that a text grown by n lines
// costs quadratic time. A call that passes the former text, too, is answered from the pieces that follow it.
//
// Why it is safe: nothing here is used before `learn` has verified, in this process with this library, where a string of two or three
// pieces has them, and that a part of another string is marked as such. If one differs, all strings are read as a whole. The pieces
// live as long as the string, which the call's frame keeps alive; only the thread of the call joins them.

import CJavaScriptCore

enum UnsafeRope {
    /// Whether pieces can be read.
    nonisolated(unsafe) private static var isReadable = false

    // The first word: the first piece's address between flags. Then the length, and the addresses of the other pieces: 48 bits each.
    private static let firstOffset = 8
    private static let lengthOffset = 16
    private static let ropeFlag: UInt = 1
    private static let partFlag: UInt = 2
    private static let addressMask: UInt = 0x0000_FFFF_FFFF_FFF8
    private static let secondOffsets = (low: 20, high: 24)
    private static let thirdOffsets = (low: 26, high: 28)

    /// How many strings, each the first piece of another, are looked at.
    private static let mostLevels = 64

    /// The code units that follow a former text in a string that was made from it and is still in pieces, and the former text's length.
    ///
    /// - Returns: nil if the string is not in pieces, or does not begin with that very string.
    static func units(
        of value: JSValueRef?,
        after former: JSValueRef?,
        in context: JSContextRef
    ) -> (formerLength: Int, rest: [UInt16])? {
        guard isReadable, let former = UnsafeEngineValue.string(former), var string = UnsafeEngineValue.string(value)
        else { return nil }
        var following: [UnsafeRawPointer] = []
        for _ in 0..<mostLevels where string != former {
            guard let pieces = pieces(of: string) else { return nil }
            if let third = pieces.third { following.append(third) }
            if let second = pieces.second { following.append(second) }
            string = pieces.first
        }
        guard string == former else { return nil }
        var rest: [UInt16] = []
        for piece in following.reversed() {
            let isRead: Void? = UnsafeEngineValue.withText(JSValueRef(piece), in: context) { text in
                switch text {
                case .latin1(let bytes): rest.append(contentsOf: bytes.lazy.map(UInt16.init))
                case .units(let units): rest.append(contentsOf: units)
                }
            }
            if isRead == nil { return nil }
        }
        return (length(of: former), rest)
    }

    private static func length(of string: UnsafeRawPointer) -> Int {
        UnsafeEngineValue.flatLength(string) ?? Int(string.load(fromByteOffset: lengthOffset, as: UInt32.self))
    }

    private static func pieces(
        of string: UnsafeRawPointer
    ) -> (first: UnsafeRawPointer, second: UnsafeRawPointer?, third: UnsafeRawPointer?)? {
        let word = string.load(fromByteOffset: firstOffset, as: UInt.self)
        guard word & (ropeFlag | partFlag) == ropeFlag, let first = UnsafeRawPointer(bitPattern: word & addressMask)
        else { return nil }
        let second =
            UInt(string.load(fromByteOffset: secondOffsets.low, as: UInt32.self))
            | UInt(string.load(fromByteOffset: secondOffsets.high, as: UInt16.self)) << 32
        let third =
            UInt(string.load(fromByteOffset: thirdOffsets.low, as: UInt16.self))
            | UInt(string.load(fromByteOffset: thirdOffsets.high, as: UInt32.self)) << 16
        return (first, UnsafeRawPointer(bitPattern: second), UnsafeRawPointer(bitPattern: third))
    }

    /// Examines strings in pieces, once per process, before any script runs and after values can be read.
    static func learn(in context: JSGlobalContextRef) {
        let samples = """
            ((a, b, c) => [a, b, c, a + b, `${a}${b}${c}`, a.slice(2)])
            ('a text that is quite long', ' enough for pieces', ' \\u0436 and one more')
            """
        var ignored: JSValueRef?
        guard UnsafeEngineValue.isReadable,
            let list = UnsafeJavaScriptCore.evaluate(samples, url: "", line: 1, in: context, exception: &ignored)
        else { return }
        let found = (0..<6).map { UnsafeEngineValue.string(JSObjectGetPropertyAtIndex(context, list, $0, nil)) }
        guard let a = found[0], let b = found[1], let c = found[2], let two = found[3], let three = found[4],
            let part = found[5], let pair = pieces(of: two), let triple = pieces(of: three)
        else { return }
        isReadable =
            pair.first == a && pair.second == b && pair.third == nil
            && triple.first == a && triple.second == b && triple.third == c && pieces(of: part) == nil
            && length(of: two) == length(of: a) + length(of: b)
            && length(of: three) == length(of: two) + length(of: c)
    }
}
