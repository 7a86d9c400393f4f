// StackTraces.swift: what Swift's runtime prints when a program traps, without what says nothing. An action is linked without
// the names of its functions, so that nearly each line of its stack reads "<unavailable>"; the line before them has the source's
// name and line.

/// Takes the empty lines out of the stack traces of one process.
struct StackTraces {
    private static let heading = Array("Current stack trace:".utf8)
    private static let unnamed = Array("<unavailable>".utf8)
    /// Frames of every action: the program's start, and what calls the principal class.
    private static let common = ["runExtension(", "__libc_start_main", "_start"].map { Array($0.utf8) }

    private enum State { case outside, inTrace, inShownTrace }
    private var state = State.outside

    /// The lines to show in the place of one line.
    mutating func shown(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        if line.elementsEqual(Self.heading) {
            state = .inTrace
            return []
        }
        guard state != .outside else { return [line] }
        guard let symbol = Self.symbol(of: line) else {
            state = .outside
            return [line]
        }
        if symbol.starts(with: Self.unnamed) || Self.common.contains(where: symbol.starts) { return [] }
        defer { state = .inShownTrace }
        return state == .inTrace ? [Self.heading[...], line] : [line]
    }

    /// What a frame names: `12   action   0x0000000000551600 symbol + 33`; nil for other lines.
    private static func symbol(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let words = line.split(separator: 0x20, maxSplits: 3)
        guard words.count == 4, words[0].allSatisfy({ (0x30...0x39).contains($0) }),
            words[2].starts(with: "0x".utf8)
        else { return nil }
        return words[3]
    }
}
