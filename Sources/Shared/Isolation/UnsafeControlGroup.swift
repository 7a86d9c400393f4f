// UnsafeControlGroup.swift: a control group (cgroup v2) for one child and all its descendants, if this user may make one. It counts memory
// that watchdogs cannot: files in memory that no process maps, and the kernel's memory for the processes.
// https://docs.kernel.org/admin-guide/cgroup-v2.html
// Safe because: pointers passed to the kernel are strings' own storage for the call.

import CSandbox
import FilePaths
import Glibc

/// A control group with limits, removed with its last user.
package final class ControlGroup: Sendable {
    /// An open `cgroup.procs`: a process whose number is written to it becomes a member.
    let members: Int32
    private let path: String

    /// Makes a group below the first of `parents` that provides the memory controller to its children and is writable.
    ///
    /// - Parameters:
    ///   - parents: Folders of the control group file system; nil means this process's own and those above it.
    ///   - memory: Bytes, for `memory.max`.
    ///   - processes: For `pids.max`, if that controller exists.
    /// - Returns: nil if there is no such parent: cgroup v1, or no delegated groups.
    package static func make(below parents: [String]? = nil, memory: Int, processes: Int) -> ControlGroup? {
        for parent in parents ?? ownGroups() {
            guard case .success(let bytes) = readAll(path: parent + "/cgroup.subtree_control", limit: 1 << 16) else {
                continue
            }
            let controllers = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
            guard controllers.contains("memory") else { continue }
            let path = "\(parent)/webaction-\(getpid())-\(UInt32.random(in: .min ... .max))"
            guard mkdir(path, 0o755) == 0 else { continue }
            var limits = [("memory.max", "\(memory)"), ("memory.oom.group", "1")]
            if controllers.contains("pids") { limits.append(("pids.max", "\(processes)")) }
            let isBounded = limits.allSatisfy { write($0.1, to: "\(path)/\($0.0)") }
            // NB: Not every kernel counts swapped memory.
            _ = write("0", to: path + "/memory.swap.max")
            let members = isBounded ? open(path + "/cgroup.procs", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644) : -1
            if members >= 0 { return ControlGroup(members: members, path: path) }
            rmdir(path)
        }
        return nil
    }

    private init(members: Int32, path: String) { (self.members, self.path) = (members, path) }

    deinit {
        close(members)
        // Processes that moved themselves to another group are no longer in it.
        _ = Self.write("1", to: path + "/cgroup.kill")
        rmdir(path)
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0 { return false }
        defer { close(descriptor) }
        return writeAll(descriptor: descriptor, bytes: Array(text.utf8)) == nil
    }

    /// The folders of this process's group and those above it, nearest first. A group that contains processes has no controllers for groups
    /// below it, so usually one above is used.
    private static func ownGroups() -> [String] {
        let root = "/sys/fs/cgroup"
        guard access(root + "/cgroup.controllers", R_OK) == 0,
            case .success(let bytes) = readAll(path: "/proc/self/cgroup", limit: 1 << 16)
        else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let own = lines.first(where: { $0.hasBytePrefix("0::/") }) else { return [] }
        let names = own.droppingBytes(of: "0::/").pathNames
        return (0...names.count).reversed().map { root + names.prefix($0).map { "/" + $0 }.joined() }
            .filter { access($0, W_OK) == 0 && isDelegated($0) }
    }

    /// Whether the manager of the groups delegated this one to its user. Root can write to all groups, so the manager's mark is required.
    /// https://systemd.io/CGROUP_DELEGATION/
    private static func isDelegated(_ path: String) -> Bool {
        if geteuid() != 0 { return true }
        return ["user.delegate", "trusted.delegate"].contains { (name: String) in
            csandbox_attribute_is(path, name, 0x31) != 0
        }
    }
}
