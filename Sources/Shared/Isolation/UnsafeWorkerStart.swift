// UnsafeWorkerStart.swift: what page workers get of this system, and the one that was started before its supervisor was there.
// Safe because: CSandbox's strings are copied before they are freed, or are constants; its lists end with a null pointer.

import CSandbox
import Glibc

/// What page workers get of this system.
package enum WorkerStart {
    /// Names of the user's environment variables that one gets; with `*` at its end, all with that prefix.
    package static var variables: [String] {
        guard let names = csandbox_worker_variables() else { return [] }
        return strings(names)
    }

    /// What is set for one besides, as `NAME=value`.
    package static var setting: String { String(cString: csandbox_worker_setting()) }

    /// What stands for an empty `TZ`, as `NAME=value`.
    package static var unnamedZone: String { String(cString: csandbox_unnamed_zone()) }

    /// Files and folders that one with that executable may read: libraries from where the system keeps them, where
    /// `LD_LIBRARY_PATH` and the executable say, and where this process's own lie; time zones; and what `/proc` and `/sys` say of
    /// the machine and of itself.
    package static func files(of executable: String) -> [String] { taken(csandbox_worker_files(executable)) }

    /// The loader, which runs its executable.
    package static var loader: [String] { taken(csandbox_worker_loader()) }

    private static func taken(_ list: csandbox_list) -> [String] {
        var list = list
        defer { csandbox_free_list(&list) }
        return (0..<Int(list.count)).compactMap { list.items[$0].map { String(cString: $0) } }
    }

    private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
        var (next, result) = (list, [String]())
        while let text = next.pointee {
            result.append(String(cString: text))
            next += 1
        }
        return result
    }
}

/// A page worker that the launcher started (Sources/Programs/webaction) before this program was there.
package struct StartedWorker: Sendable {
    let number: Int32
    /// Its channel, which does not block.
    package let socket: Int32
    /// Reads what it prints, and does not block.
    package let output: Int32

    /// Takes over the worker that was started for this process; nil where there is none. To be called before there are threads.
    package static func takeOver() -> StartedWorker? {
        var worker = csandbox_worker()
        guard csandbox_take_over_worker(&worker) != 0 else { return nil }
        return StartedWorker(number: worker.process, socket: worker.socket, output: worker.output)
    }
}
