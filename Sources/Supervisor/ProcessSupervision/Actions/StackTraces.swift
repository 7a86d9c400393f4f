// StackTraces.swift: filters the stack traces that Swift's runtime prints when a program traps. Frames in the author's sources are
// shown by file and line; all others, of the SDK and of Swift's libraries, do not help an author. An action prints a trace in the same
// form when a signal ends it (the SDK's UnsafeCrashTraces.swift), also after the runtime's.

/// Replaces the addresses in stack traces of one process by places in the sources.
package final class StackTraces {
    private static let heading = Array("Current stack trace:".utf8)
    /// The maximum number of frames in a trace; longer ones do not come from the runtime.
    private static let mostFrames = 1000
    /// Frames of every action: the program's start, and the call of the principal class.
    private static let common = ["<unavailable>", "runExtension(", "__libc_start_main", "_start"].map { Array($0.utf8) }

    /// Returns the author's lines at return addresses, the innermost first; nil if there is no line information.
    private let places: ([UInt64]) -> [String]?
    /// The frames of the trace that is being printed, with their lines; nil outside a trace.
    private var frames: [(address: UInt64, line: [UInt8])]?
    /// The places of the previous trace, which the next one of the same crash repeats.
    private var previous: [String] = []

    /// - Parameter places: Returns the author's lines at return addresses, the innermost first; nil if there is no line information.
    init(places: @escaping ([UInt64]) -> [String]? = { _ in nil }) { self.places = places }

    /// The lines to show in place of one line.
    func shown(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        // NB: The text before may lack a line end.
        if line.suffix(Self.heading.count).elementsEqual(Self.heading) {
            defer { frames = [] }
            let before = line.dropLast(Self.heading.count)
            return end() + (before.isEmpty ? [] : [before])
        }
        guard let kept = frames?.count else { return [line] }
        guard kept < Self.mostFrames, let address = Self.frame(line)?.address else { return end() + [line] }
        frames?.append((address, Array(line)))
        return []
    }

    /// The remaining lines when the process has ended.
    package func end() -> [ArraySlice<UInt8>] {
        guard let frames else { return [] }
        self.frames = nil
        if let places = places(frames.map(\.address)) {
            defer { previous = places }
            return places.filter { !previous.contains($0) }.map { Array("at \($0)".utf8)[...] }
        }
        // For other programs, the frames with a name.
        let named = frames.filter { frame in
            guard let symbol = Self.frame(frame.line[...])?.symbol else { return false }
            return !Self.common.contains { symbol.starts(with: $0) }
        }
        return named.isEmpty ? [] : [Self.heading[...]] + named.map { $0.line[...] }
    }

    /// Parses a frame: `12   action   0x0000000000551600 symbol + 33`; nil for other lines.
    private static func frame(_ line: ArraySlice<UInt8>) -> (address: UInt64, symbol: ArraySlice<UInt8>)? {
        let words = line.split(separator: 0x20, maxSplits: 3)
        guard words.count == 4, words[0].allSatisfy({ (0x30...0x39).contains($0) }),
            words[2].starts(with: "0x".utf8),
            let address = UInt64(String(decoding: words[2].dropFirst(2), as: UTF8.self), radix: 16)
        else { return nil }
        return (address, words[3])
    }
}
