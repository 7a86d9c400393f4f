// UnsafeAbortHandling.swift: an abort of the library after a time limit's end counts as that end.
//
// The library's timer thread may abort the process where a time limit is due while the end of the one before is still being handled. That
// is a race of the library's own: a C program that only sets limits shows it. It can be made rare, which `TimeLimit` does, and not be ruled
// out. The script is over its time then; so the process ends as it does where a script cannot be ended otherwise, by SIGALRM, which is
// reported as a timeout.
//
// Why it is safe: the handler reads one word, which is written before the library can abort, and makes system calls that handlers may make.

import Glibc

/// Whether a script was over its time since the last time limit began.
nonisolated(unsafe) private var isOverTime: sig_atomic_t = 0

enum UnsafeAbortHandling {
    /// Has the process end by SIGALRM where it would end by SIGABRT after a time limit.
    static func install() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            guard isOverTime != 0 else {
                // It is delivered when this returns, and ends the process: the handler is in place once.
                raise(SIGABRT)
                return
            }
            // Not every thread takes the signal.
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
