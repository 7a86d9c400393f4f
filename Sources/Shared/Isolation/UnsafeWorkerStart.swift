// UnsafeWorkerStart.swift: the environment and files of page workers, and the worker that was started before its supervisor.
// Safe because: CSandbox's strings are copied before they are freed, or are constants; its lists end with a null pointer.

import CSandbox
import Glibc

/// The environment and files of page workers.
package enum WorkerStart {
    /// The names of the user's environment variables that a worker gets; `*` at the end means all with that prefix.
    package static var variables: [String] {
        guard let names = csandbox_worker_variables() else { return [] }
        return strings(names)
    }

    /// A further variable that is set for a worker, as `NAME=value`.
    package static var setting: String { String(cString: csandbox_worker_setting()) }

    /// The replacement of an empty `TZ`, as `NAME=value`.
    package static var unnamedZone: String { String(cString: csandbox_unnamed_zone()) }

    /// The files and folders that a worker with this executable may read: libraries from the system's folders, from those in
    /// `LD_LIBRARY_PATH` and in the executable, and from those of this process's own libraries; time zones; and information of `/proc` and
    /// `/sys` on the machine and on itself.
    package static func files(of executable: String) -> [String] { taken(csandbox_worker_files(executable)) }

    /// The loader, which executes the worker's executable.
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

/// A page worker that the launcher (Sources/Programs/webaction) started before this program.
package struct StartedWorker: Sendable {
    let number: Int32
    /// Its channel, which does not block.
    package let socket: Int32
    /// For reading its output; does not block.
    package let output: Int32

    /// Takes over the worker that was started for this process; nil if there is none. To be called before there are threads.
    package static func adopt() -> StartedWorker? {
        var worker = csandbox_worker()
        guard csandbox_take_over_worker(&worker) != 0 else { return nil }
        return StartedWorker(number: worker.process, socket: worker.socket, output: worker.output)
    }
}
