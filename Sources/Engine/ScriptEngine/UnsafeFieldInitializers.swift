// UnsafeFieldInitializers.swift: the calls that initialize the fields of a class (`class { x = … }`), which the engine omits from stacks.
//
// To the engine they are functions hidden from scripts. The walk of frames (UnsafeStackWalk.swift) visits them nevertheless, and the
// library exports functions that return a frame's position in its source, its source's number, and whether it is omitted. A source's name
// is taken from another, listed frame of the same source.
//
// Why it is safe: the C++ names determine the types of all parameters; a frame is at the start of its visitor, and a position is two
// numbers of four bytes in one word. Both are tried on a class of our own first: if its initializer is not reported with its line and
// column, nothing is added. The queries do not change a frame, and run while the frame at which the walk begins is suspended.

import CJavaScriptCore
import Glibc

final class UnsafeFieldInitializers {
    private typealias Place = @convention(c) (UnsafeRawPointer) -> UInt64
    private typealias Source = @convention(c) (UnsafeMutableRawPointer) -> UInt
    private typealias IsHidden = @convention(c) (UnsafeRawPointer) -> Bool

    /// The name given to such a call; the engine has none.
    private static let name = Array("field initializer".utf16)
    private static let (lineFeed, at, colon): (UInt16, UInt16, UInt16) = (0x0A, 0x40, 0x3A)

    private let library: UnsafeStackWalk.Library
    private let group: JSContextGroupRef
    private let (place, source, isHidden): (Place, Source, IsHidden)
    private let visitor = UnsafeMutablePointer<UInt>.allocate(capacity: UnsafeStackWalk.room)
    /// The names of sources in stacks, by their numbers, which are unique.
    @exclusivity(unchecked) private var names: [UInt: ArraySlice<UInt16>] = [:]

    /// nil if the library lacks the functions.
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

    /// A written stack, with the omitted calls added.
    ///
    /// - Parameters:
    ///   - frame: The innermost call of the stack.
    ///   - frameWord: The index of the visitor's word that is 0 at the end.
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
        // OPTIMIZATION: Most stacks omit nothing, and are of known sources.
        if hidden.isEmpty, written.allSatisfy({ $0 == 0 || names[$0] != nil }) { return stack }
        let lines = stack.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
        // NB: If the stack is cut, it has the innermost calls.
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

    /// The file's name in `name@file:line:column`; nil if there is none.
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
