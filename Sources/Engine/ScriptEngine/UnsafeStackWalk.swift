// UnsafeStackWalk.swift: recognizes call stacks that occurred before, without writing them out.
//
// To make an error, the engine walks its frames and then writes out each call, which takes five times as long. The walk alone is
// JSC::StackVisitor, which the library exports. Each call is written from what the visitor stores for a frame (function, code, position,
// also for calls that were inlined), so stacks with the same words are the same. For functions that differ only in their scopes, the word
// is replaced by one they share: their code, or their own data, such as a name.
//
// Why it is safe: the C++ names determine the types of all parameters. A visitor's size, and which of its words are the frame and the
// function, is determined once in each virtual machine, in memory of many times its size, by what it writes over different fillings. Then
// all kinds of calls, some through native functions, are walked and written out: if stacks with equal words are not equal, the walk is not
// used. Words are addresses of objects, which are reused only after a collection: each collection clears the known stacks. A walk does not
// change the engine, and runs while the frame at which it begins is suspended; functions on the stack are alive. What is learned is passed
// through a static variable, under a lock.

import CJavaScriptCore
import Glibc
import Synchronization

final class UnsafeStackWalk {
    typealias Start =
        @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer, Bool) -> Void
    typealias Next = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias Collected = @convention(c) (JSContextGroupRef?, UnsafeMutableRawPointer?) -> Void
    typealias OnCollection = @convention(c) (JSContextGroupRef, Collected, UnsafeMutableRawPointer?) -> Void

    struct Library: @unchecked Sendable {
        let start: Start
        let next: Next
        let addCollected: OnCollection
        let removeCollected: OnCollection
    }
    static let library: Library? = {
        guard MemoryLayout<Int>.size == 8,
            let start = dlsym(nil, "_ZN3JSC12StackVisitorC1EPNS_9CallFrameERNS_2VMEb"),
            let next = dlsym(nil, "_ZN3JSC12StackVisitor13gotoNextFrameEv"),
            let add = dlsym(nil, "JSContextGroupAddHeapFinalizer"),
            let remove = dlsym(nil, "JSContextGroupRemoveHeapFinalizer")
        else { return nil }
        return Library(
            start: unsafeBitCast(start, to: Start.self),
            next: unsafeBitCast(next, to: Next.self),
            addCollected: unsafeBitCast(add, to: OnCollection.self),
            removeCollected: unsafeBitCast(remove, to: OnCollection.self)
        )
    }()

    /// The words reserved for a visitor, which takes about fifteen.
    static let room = 128
    /// The number of frames after which a walk is abandoned.
    private static let mostFrames = 128
    /// The number of stored words after which all are removed.
    private static let mostWords = 1 << 18

    private let library: Library
    private let group: JSContextGroupRef
    private let visitor = UnsafeMutablePointer<UInt>.allocate(capacity: room)
    private let wasCollected = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    /// The number of words of a visitor, and which of them are the frame and the function.
    private var (extent, frameWord, functionWord) = (0, 0, 0)
    /// Adds the calls that the engine omits from stacks; nil if the library lacks the functions.
    private var initializers: UnsafeFieldInitializers?
    /// The type byte of functions, and the offset of their code.
    private var functionType: UInt8 = 0
    private static let (typeOffset, codeOffset) = (5, 24)
    // Slots of a frame, eight bytes each.
    private static let (callerSlot, functionSlot) = (0, 3)
    /// A stack that has a number.
    private struct Known {
        /// The range of its words in `kept`.
        var words: Range<Int>
        var number: Int
        /// The stack that was read after this one.
        var next = 0
    }

    /// The words of the last walk, and their number.
    private let words = UnsafeMutablePointer<UInt>.allocate(capacity: mostFrames * room)
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var kept: [UInt] = []
    @exclusivity(unchecked) private var known: [Known] = []
    /// Indices in `known`, by the digest of the words.
    @exclusivity(unchecked) private var places: [UInt: Int] = [:]
    /// The index in `known` of the last stack that was read.
    @exclusivity(unchecked) private var last = 0

    /// A walk of this virtual machine's calls; nil if the library's cannot be used. `context` is one in which nothing runs.
    init?(group: JSContextGroupRef, context: JSGlobalContextRef, write: @escaping () -> [UInt16]) {
        guard let library = Self.library else { return nil }
        self.library = library
        self.group = group
        wasCollected.initialize(to: false)
        visitor.initialize(repeating: 0, count: Self.room)
        library.addCollected(group, recordCollection, wasCollected)
        if !Self.isLearning.withLock({ _ in learn(in: context, write) }) {
            release()
            return nil
        }
    }

    func release() {
        library.removeCollected(group, recordCollection, wasCollected)
        wasCollected.deallocate()
        visitor.deallocate()
        words.deallocate()
    }

    /// Removes the numbers of stacks.
    func forget() {
        places.removeAll(keepingCapacity: true)
        known.removeAll(keepingCapacity: true)
        kept.removeAll(keepingCapacity: true)
        last = 0
    }

    /// The number of the stack from a native function's frame; nil if the stack is unknown.
    func number(at frame: UnsafeRawPointer) -> Int? {
        if wasCollected.pointee {
            wasCollected.pointee = false
            forget()
        }
        walk(from: frame)
        if count == 0 || known.isEmpty { return nil }
        // OPTIMIZATION: A loop reads the same stacks in the same order.
        var place = known[last].next
        if !isKnown(place) {
            guard let found = places[digest], isKnown(found) else { return nil }
            place = found
            known[last].next = place
        }
        last = place
        return known[place].number
    }

    /// Whether the last walk is of a known stack.
    private func isKnown(_ place: Int) -> Bool {
        let range = known[place].words
        return range.count == count
            && kept.withUnsafeBufferPointer {
                memcmp(words, $0.baseAddress! + range.lowerBound, count * MemoryLayout<UInt>.size) == 0
            }
    }

    /// Stores a number for the stack of the last walk.
    func remember(_ number: Int) {
        if count == 0 { return }
        if kept.count >= Self.mostWords { forget() }
        let place = known.count
        places[digest] = place
        known.append(Known(words: kept.count..<kept.count + count, number: number))
        kept.append(contentsOf: UnsafeBufferPointer(start: words, count: count))
        known[last].next = place
        last = place
    }

    /// Walks all frames. Stores no words if there are more than can be walked.
    private func walk(from frame: UnsafeRawPointer) {
        let (extent, visitor) = (extent, visitor)
        var (end, frames) = (words, 0)
        memset(visitor, 0, extent * MemoryLayout<UInt>.size)
        library.start(visitor, frame, UnsafeMutableRawPointer(group), false)
        while visitor[frameWord] != 0, frames < Self.mostFrames {
            frames += 1
            end.update(from: visitor, count: extent)
            end[functionWord] = code(of: visitor[functionWord])
            end += extent
            library.next(visitor)
        }
        count = visitor[frameWord] == 0 ? end - words : 0
    }

    /// The digest of the words of the last walk.
    private var digest: UInt {
        var digest: UInt = 0
        for index in 0..<count { digest = (digest ^ words[index]) &* 0x9E37_79B9_7F4A_7C15 ^ digest >> 29 }
        return digest
    }

    /// The word that functions from the same text share; other words unchanged.
    private func code(of function: UInt) -> UInt {
        guard let cell = UnsafeRawPointer(bitPattern: function), function & 7 == 0,
            cell.load(fromByteOffset: Self.typeOffset, as: UInt8.self) == functionType
        else { return function }
        return cell.load(fromByteOffset: Self.codeOffset, as: UInt.self)
    }

    // MARK: Probing

    /// The input and the results of a probe.
    private struct Lesson {
        let walk: UnsafeStackWalk
        let write: () -> [UInt16]
        var samples: [(words: [UInt], stack: [UInt16], completed: [UInt16])] = []
    }
    /// The current probe; virtual machines on other threads wait for its end.
    nonisolated(unsafe) private static var lesson: Lesson?
    private static let isLearning = Mutex(())

    /// Calls of all kinds, each made twice: the second half repeats the first, except for functions with names of their own.
    private static let samples = """
        (function (probe) {
            function direct() { probe() }
            class C { get value() { return probe() } [Symbol.iterator]() { probe(); return [][Symbol.iterator]() } }
            for (let i = 0; i < 2; i++) {
                [0].forEach(function item() { direct(); probe() })
                'a'.replace('a', () => { probe(); return direct() })
                'a'.replace('a', () => direct()); 'b'.replace('b', () => direct())
                'a'.replace('a', direct)
                'a'.replace('a', direct)
                Reflect.apply(direct, null, []); new C().value; [...new C()]
                eval('direct()')
                1 in new Proxy({}, { has: direct });
                for (const name of ['x', 'y']) ({ [name]() { probe() } })[name]()
            }
            new (class C {
                field =
                    probe() })
        })
        """

    /// The line of the initializer, which is the last sample.
    private static let initializer = Array("field initializer@samples:17:".utf16)

    /// The first sample of a half whose function has a name of its own.
    private static let namedSample = 13

    /// A stack as written, with the omitted calls added.
    func completed(_ stack: [UInt16], from frame: UnsafeRawPointer) -> [UInt16] {
        initializers?.completed(stack, from: frame, frameWord: frameWord) ?? stack
    }

    private func learn(in context: JSGlobalContextRef, _ write: @escaping () -> [UInt16]) -> Bool {
        initializers = UnsafeFieldInitializers(library, group: group)
        var exception: JSValueRef?
        guard let probe = UnsafeHostFunction.create(probeStack, in: context),
            let samples = UnsafeJavaScriptCore.evaluate(
                Self.samples,
                url: "samples",
                line: 1,
                in: context,
                exception: &exception
            )
        else { return false }
        Self.lesson = Lesson(walk: self, write: write)
        defer { Self.lesson = nil }
        _ = JSObjectCallAsFunction(context, samples, nil, 1, [probe], &exception)
        guard exception == nil, let found = Self.lesson?.samples, found.count == 2 * Self.namedSample + 5 else {
            return false
        }
        // Without the probe itself.
        let calls = found.last?.completed.split(separator: 0x0A) ?? []
        let isComplete = calls.dropFirst().first?.starts(with: Self.initializer) == true
        if !isComplete || found.dropLast().contains(where: { $0.completed != $0.stack }) { initializers = nil }
        for (index, one) in found.enumerated() {
            if one.words.isEmpty { return false }
            for other in found[index...] where one.words == other.words && one.stack != other.stack { return false }
        }
        return (0..<Self.namedSample).allSatisfy { found[$0].words == found[$0 + found.count / 2].words }
    }

    fileprivate static func probe(_ frame: UnsafeRawPointer) {
        guard let lesson else { return }
        if lesson.walk.extent == 0 { lesson.walk.measure(frame) }
        if lesson.walk.extent > 0 { lesson.walk.walk(from: frame) }
        let words = UnsafeBufferPointer(start: lesson.walk.words, count: lesson.walk.count)
        let stack = lesson.write()
        Self.lesson?.samples.append((Array(words), stack, lesson.walk.completed(stack, from: frame)))
    }

    /// Determines the size of a visitor and the positions of its frame and its function.
    private func measure(_ frame: UnsafeRawPointer) {
        let words = 0..<Self.room
        func places(of slot: Int, in frame: UnsafeRawPointer) -> Set<Int> {
            let word = slot < 0 ? UInt(bitPattern: frame) : frame.load(fromByteOffset: slot * 8, as: UInt.self)
            return Set(words.filter { visitor[$0] == word })
        }
        guard let caller = frame.load(fromByteOffset: Self.callerSlot * 8, as: UnsafeRawPointer?.self),
            let function = frame.load(fromByteOffset: Self.functionSlot * 8, as: UnsafeRawPointer?.self)
        else { return }
        var (written, frames, functions) = (Set<Int>(), Set(words), Set(words))
        for filling in [0, 0x5555_5555_5555_5555] as [UInt] {
            for index in words { visitor[index] = filling }
            library.start(visitor, frame, UnsafeMutableRawPointer(group), false)
            for step in [frame, caller] {
                frames.formIntersection(places(of: -1, in: step))
                functions.formIntersection(places(of: Self.functionSlot, in: step))
                library.next(visitor)
            }
            written.formUnion(words.filter { visitor[$0] != filling })
        }
        guard let last = written.max(), last < Self.room / 2, let frameWord = frames.first,
            let functionWord = functions.first
        else { return }
        (self.frameWord, self.functionWord, extent) = (frameWord, functionWord, last + 1)
        functionType = function.load(fromByteOffset: Self.typeOffset, as: UInt8.self)
    }
}

private let recordCollection: @convention(c) (JSContextGroupRef?, UnsafeMutableRawPointer?) -> Void = { _, mark in
    mark?.assumingMemoryBound(to: Bool.self).pointee = true
}

private let probeStack: UnsafeHostFunction.Callback = { global, frame in
    guard let global, let frame else { return 0 }
    UnsafeStackWalk.probe(frame)
    return UnsafeHostFunction.encode(JSValueMakeUndefined(OpaquePointer(global)))
}
