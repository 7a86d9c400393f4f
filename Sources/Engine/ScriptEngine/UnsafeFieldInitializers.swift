// UnsafeFieldInitializers.swift: the calls that initialize the fields of a class (`class { x = … }`), which the engine leaves out of stacks.
//
// To the engine they are functions that no script shall see. The walk of frames (UnsafeStackWalk.swift) meets them all the same, and the
// library exports what tells a frame's place in its source, its source's number, and whether it is left out. A source has the name that another
// frame of it, which is written, was told with.
//
// Why it is safe: the C++ names fix the types of all parameters; a frame is the beginning of its visitor, and a place is two numbers of four bytes
// in one word. Both are tried on a class of our own first: where its initializer is not told with its own line and column, nothing is added.
// What is asked of a frame changes nothing, and runs while the frame that the walk begins at waits.

import CJavaScriptCore
import Glibc

final class UnsafeFieldInitializers {
    private typealias Place = @convention(c) (UnsafeRawPointer) -> UInt64
    private typealias Source = @convention(c) (UnsafeMutableRawPointer) -> UInt
    private typealias IsHidden = @convention(c) (UnsafeRawPointer) -> Bool

    /// What such a call is named: the engine has no name for it.
    private static let name = Array("field initializer".utf16)
    private static let (lineFeed, at, colon): (UInt16, UInt16, UInt16) = (0x0A, 0x40, 0x3A)

    private let library: UnsafeStackWalk.Library
    private let group: JSContextGroupRef
    private let (place, source, isHidden): (Place, Source, IsHidden)
    private let visitor = UnsafeMutablePointer<UInt>.allocate(capacity: UnsafeStackWalk.room)
    /// What sources are called in stacks, by their numbers, none of which is given twice.
    @exclusivity(unchecked) private var names: [UInt: ArraySlice<UInt16>] = [:]

    /// nil where the library can't tell.
    init?(_ library: UnsafeStackWalk.Library, group: JSContextGroupRef) {
        guard let place = dlsym(nil, "_ZNK3JSC12StackVisitor5Frame20computeLineAndColumnEv"),
            let source = dlsym(nil, "_ZN3JSC12StackVisitor5Frame8sourceIDEv"),
            let isHidden = dlsym(nil, "_ZNK3JSC12StackVisitor5Frame33isImplementationVisibilityPrivateEv")
        else { return nil }
        self.library = library
        self.group = group
        self.place = unsafeBitCast(place, to: Place.self)
        self.source = unsafeBitCast(source, to: Source.self)
        self.isHidden = unsafeBitCast(isHidden, to: IsHidden.self)
        visitor.initialize(repeating: 0, count: UnsafeStackWalk.room)
    }

    deinit { visitor.deallocate() }

    /// A written stack with what it leaves out.
    ///
    /// - Parameters:
    ///   - frame: The innermost call of the stack.
    ///   - frameWord: Which of a visitor's words is 0 at the end.
    func completed(_ stack: [UInt16], from frame: UnsafeRawPointer, frameWord: Int) -> [UInt16] {
        let count = stack.count { $0 == Self.lineFeed } + 1
        var written: [UInt] = []
        var hidden: [(line: Int, source: UInt, place: UInt64)] = []
        library.start(visitor, frame, UnsafeMutableRawPointer(group), false)
        while visitor[frameWord] != 0, written.count <= count {
            if isHidden(visitor) {
                hidden.append((written.count, source(visitor), place(visitor)))
            } else {
                written.append(source(visitor))
            }
            library.next(visitor)
        }
        // OPTIMIZATION: Most stacks leave nothing out, and are of sources that were told before.
        if hidden.isEmpty, written.allSatisfy({ $0 == 0 || names[$0] != nil }) { return stack }
        let lines = stack.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
        // NB: Of more calls than are told the innermost ones are.
        let isCut = lines.count == UnsafeStackReader.depth && written.count > lines.count
        if !isCut, written.count != lines.count { return stack }
        for (line, source) in zip(lines, written) where source != 0 && names[source] == nil {
            names[source] = Self.file(of: line)
        }
        var result: [UInt16] = []
        for (number, line) in lines.enumerated() {
            for call in hidden where call.line == number {
                guard let name = names[call.source] else { continue }
                let (line, column) = (UInt32(truncatingIfNeeded: call.place), call.place >> 32)
                result += Self.name + [Self.at] + name + Array(":\(line):\(column)\n".utf16)
            }
            result += line + (number < lines.count - 1 ? [Self.lineFeed] : [])
        }
        return result
    }

    /// The file's name in `name@file:line:column`; nil where there is none.
    private static func file(of line: ArraySlice<UInt16>) -> ArraySlice<UInt16>? {
        guard let at = line.firstIndex(of: at) else { return nil }
        var rest = line[(at + 1)...]
        for _ in 0..<2 {
            guard let colon = rest.lastIndex(of: colon), rest[(colon + 1)...].allSatisfy({ 0x30...0x39 ~= $0 }) else {
                return nil
            }
            rest = rest[..<colon]
        }
        return rest.isEmpty ? nil : rest
    }
}
