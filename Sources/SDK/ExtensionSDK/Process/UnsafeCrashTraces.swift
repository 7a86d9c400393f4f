// UnsafeCrashTraces.swift: prints a stack trace when an action's process crashes. The runtime prints one for some
// traps, but not for failed casts, for casts that the compiler knows to fail, or for endless recursion. Therefore a
// handler for the signals of such crashes prints one in the runtime's form, which the supervisor converts to places in
// the author's sources, and lets the signal end the process.
// Safe because: the handler does not allocate. Its data are prepared in advance, a first call loads the unwinder's
// library, and it writes from a buffer on its own stack with write(2). It runs on a separate stack, since the thread's
// may be used up.

@preconcurrency import Glibc

/// Stack traces of crashes.
enum CrashTraces {
    /// glibc's `backtrace`, which is missing in Swift's Glibc module.
    private typealias Unwinder = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt

    private struct Tools: @unchecked Sendable {
        let unwind: Unwinder
        let frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    }

    /// The maximum number of frames printed, the innermost.
    private static let mostFrames = 256
    private static let stackSize = 128 << 10
    private static let tools: Tools? = dlsym(nil, "backtrace").map { address in
        let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: mostFrames)
        let tools = Tools(unwind: unsafeBitCast(address, to: Unwinder.self), frames: frames)
        _ = tools.unwind(frames, CInt(mostFrames))
        return tools
    }

    /// Makes output unbuffered and installs the handler. To be called on the main thread, before the author's code.
    static func install() {
        // NB: Buffered output is lost when the process crashes or is killed, and would follow the output of NSLog.
        setvbuf(stdout, nil, _IONBF, 0)
        guard tools != nil else { return }
        prepareThread()
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { number, _, context in
            CrashTraces.printTrace(stoppedAt: CrashTraces.address(of: context))
            // The signal ends the process as soon as the handler returns, whatever its cause.
            raise(number)
        }
        action.sa_flags = CInt(bitPattern: UInt32(SA_SIGINFO) | UInt32(SA_ONSTACK) | UInt32(SA_RESETHAND))
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { sigaction(number, &action, nil) }
    }

    /// Gives the thread the handler's stack, unless it has one: without it, endless recursion leaves no room for the
    /// handler.
    static func prepareThread() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
        stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
    }

    /// The address of the instruction that raised the signal; 0 if unknown.
    private static func address(of context: UnsafeMutableRawPointer?) -> UInt {
        guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return 0 }
        #if arch(x86_64)
            return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.16))
        #elseif arch(arm64)
            return UInt(context.pointee.uc_mcontext.pc)
        #else
            return 0
        #endif
    }

    /// Prints the frames from the interrupted one on, in the runtime's form; the handler's own frames are skipped.
    private static func printTrace(stoppedAt stop: UInt) {
        guard let tools else { return }
        let count = Int(tools.unwind(tools.frames, CInt(mostFrames)))
        let heading: StaticString = "Current stack trace:\n"
        write(2, heading.utf8Start, heading.utf8CodeUnitCount)
        var first = 0
        while first < count, UInt(bitPattern: tools.frames[first]) != stop { first += 1 }
        if first == count { first = 0 }
        for index in first..<count {
            let address = UInt(bitPattern: tools.frames[index])
            // NB: All others are return addresses, which follow the call instruction.
            printFrame(index == first && address == stop ? address + 1 : address)
        }
    }

    /// Prints `0 action 0x000000000040abcd <unavailable>`.
    private static func printFrame(_ address: UInt) {
        let (start, rest): (StaticString, StaticString) = ("0 action 0x", " <unavailable>\n")
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { line in
            var count = 0
            func put(_ byte: UInt8) {
                line[count] = byte
                count += 1
            }
            for index in 0..<start.utf8CodeUnitCount { put(start.utf8Start[index]) }
            var shift = UInt.bitWidth
            while shift > 0 {
                shift -= 4
                let digit = UInt8(truncatingIfNeeded: address >> UInt(shift)) & 15
                put(digit < 10 ? 0x30 + digit : 0x57 + digit)
            }
            for index in 0..<rest.utf8CodeUnitCount { put(rest.utf8Start[index]) }
            write(2, line.baseAddress, count)
        }
    }
}
