// UnsafeAbortHandling.swift: treats an abort of the library after the end of a time limit as that end.
//
// The library's timer thread may abort the process if a time limit expires while the end of the previous one is still being handled. This
// is a race in the library: a C program that only sets limits reproduces it. It can be made rare, which `TimeLimit` does, but not excluded.
// The script has exceeded its time in this case, so the process ends as it does if a script cannot be ended otherwise: by SIGALRM, which is
// reported as a timeout.
//
// Why it is safe: the handler reads one word, which is written before the library can abort, and makes only system calls that are allowed
// in signal handlers.

import Glibc

/// Whether a script has exceeded its time since the last time limit began.
nonisolated(unsafe) private var isOverTime: sig_atomic_t = 0

enum UnsafeAbortHandling {
    /// Makes the process end by SIGALRM instead of SIGABRT after a time limit.
    static func install() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            guard isOverTime != 0 else {
                // The signal is delivered when the handler returns, and ends the process: the handler is installed for one signal only.
                raise(SIGABRT)
                return
            }
            // Some threads block the signal.
            var alarm = sigset_t()
            sigemptyset(&alarm)
            sigaddset(&alarm, SIGALRM)
            pthread_sigmask(SIG_UNBLOCK, &alarm, nil)
            raise(SIGALRM)
        }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(SIGABRT, &action, nil)
    }

    static func note(isOverTime isOver: Bool) { isOverTime = isOver ? 1 : 0 }
}
