// Kernel.swift: the kernel's features for confinement, and the consequences of missing ones.

import CSandbox
import Glibc

/// A kernel's features for confining children.
public struct SandboxSupport: Equatable, Sendable {
    /// Whether system calls can be filtered (seccomp).
    public var hasSystemCallFilters: Bool
    /// The version of Landlock; 0: none.
    public var landlockVersion: Int

    /// Features with all fields, for tests of missing ones.
    public init(hasSystemCallFilters: Bool, landlockVersion: Int) {
        self.hasSystemCallFilters = hasSystemCallFilters
        self.landlockVersion = landlockVersion
    }

    /// The features of the running kernel, determined at each call.
    public static func current() -> SandboxSupport {
        SandboxSupport(
            hasSystemCallFilters: csandbox_has_filters() != 0,
            landlockVersion: Int(csandbox_landlock_version())
        )
    }

    /// The features that `--require-sandbox` requires and that are missing, each as a name in a sentence.
    public var missing: [String] {
        var missing: [String] = []
        if !hasSystemCallFilters { missing.append("system call filters (seccomp)") }
        if landlockVersion < 1 { missing.append("Landlock") }
        return missing
    }
}

/// A kernel's security features, as `webaction doctor` prints them.
public struct Kernel: Equatable, Sendable {
    /// Whether this user may limit the memory of a group of processes (cgroup v2).
    public enum MemoryControl: Equatable, Sendable {
        /// It can be written in the folder `path`.
        case writable(path: String)
        /// The controller exists, but this user may not write to it.
        case readOnly(path: String)
        /// There is no such controller, or no cgroup v2.
        case absent
    }

    /// The output of `uname -r`.
    public var release: String
    public var sandbox: SandboxSupport
    public var memoryControl: MemoryControl
    /// `kernel.yama.ptrace_scope`; nil: the kernel has no Yama.
    public var ptraceScope: Int?
    /// `dev.tty.legacy_tiocsti`; nil: the kernel is older than the setting, and behaves as if it were true.
    public var allowsTerminalInput: Bool?
    /// Whether this process's user number is 0.
    public var isRoot: Bool

    /// A kernel with all fields, for tests of missing features.
    public init(
        release: String,
        sandbox: SandboxSupport,
        memoryControl: MemoryControl,
        ptraceScope: Int?,
        allowsTerminalInput: Bool?,
        isRoot: Bool
    ) {
        self.release = release
        self.sandbox = sandbox
        self.memoryControl = memoryControl
        self.ptraceScope = ptraceScope
        self.allowsTerminalInput = allowsTerminalInput
        self.isRoot = isRoot
    }

    /// The running kernel, examined at each call.
    public static func current() -> Kernel {
        Kernel(
            release: line("/proc/sys/kernel/osrelease") ?? "",
            sandbox: .current(),
            memoryControl: ownMemoryControl(),
            ptraceScope: line("/proc/sys/kernel/yama/ptrace_scope").flatMap(Int.init),
            allowsTerminalInput: line("/proc/sys/dev/tty/legacy_tiocsti").map { $0 != "0" },
            isRoot: geteuid() == 0
        )
    }

    private static func line(_ path: String) -> String? {
        guard case .success(let bytes) = readAll(path: path, limit: 1 << 20) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private static func lines(_ path: String) -> [Substring] {
        guard case .success(let bytes) = readAll(path: path, limit: 1 << 20) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    /// https://docs.kernel.org/admin-guide/cgroup-v2.html
    private static func ownMemoryControl() -> MemoryControl {
        // "0::/PATH" is this process's group in cgroup v2; its file system may be mounted anywhere.
        guard let own = lines("/proc/self/cgroup").first(where: { $0.hasPrefix("0::") })?.dropFirst(3) else {
            return .absent
        }
        let mounts = lines("/proc/self/mountinfo").map { $0.split(separator: " ") }
        guard let mount = mounts.first(where: { words in words.split(separator: "-").last?.first == "cgroup2" }),
            mount.count > 4
        else { return .absent }
        let folder = String(mount[4]) + (own == "/" ? "" : own)
        let controllers = line(folder + "/cgroup.controllers")?.split(separator: " ") ?? []
        guard controllers.contains("memory") else { return .absent }
        let canWrite = access(folder, W_OK) == 0 && access(folder + "/cgroup.subtree_control", W_OK) == 0
        return canWrite ? .writable(path: folder) : .readOnly(path: folder)
    }
}

extension Kernel {
    /// A security feature: its name, its state, and the consequence.
    public struct Finding: Equatable, Sendable {
        /// The feature, such as "Landlock".
        public var name: String
        /// Its state, such as "version 7" or "missing".
        public var state: String
        /// Whether it is fully enforced.
        public var isGood: Bool
        /// The consequence, in complete sentences.
        public var consequence: String

        /// A finding with all its fields.
        package init(name: String, state: String, isGood: Bool, consequence: String) {
            (self.name, self.state, self.isGood, self.consequence) = (name, state, isGood, consequence)
        }
    }

    /// The output of `webaction doctor`.
    public var findings: [Finding] {
        [systemCallFinding, landlockFinding, memoryFinding, ptraceFinding, terminalFinding, userFinding]
    }

    private var systemCallFinding: Finding {
        Finding(
            name: "System call filters (seccomp)",
            state: sandbox.hasSystemCallFilters ? "there" : "missing",
            isGood: sandbox.hasSystemCallFilters,
            consequence: sandbox.hasSystemCallFilters
                ? "Page workers and container readers make the system calls that they need and no others; actions make none "
                    + "that reach beyond them."
                : "No page worker, container reader or action can be started: nothing would keep it from the network and from "
                    + "other programs."
        )
    }

    private var landlockFinding: Finding {
        var consequence =
            "Page workers and container readers can open the system's libraries and none of the user's files."
        switch sandbox.landlockVersion {
        case ...0:
            consequence =
                "A page worker or container reader that was taken over while it starts could open the user's files; once it has "
                + "started it opens none. Actions can look into the user's other processes unless kernel.yama.ptrace_scope "
                + "forbids it. --require-sandbox refuses to run."
        case 1: consequence += " Actions can look into the user's other processes: that takes version 2."
        case 2..<6:
            consequence +=
                " Actions can look into no process but their own, but they can send signals to the user's other processes: that "
                + "takes version 6."
        default: consequence += " Actions can look into no process but their own, and can send signals to no other."
        }
        return Finding(
            name: "Landlock",
            state: sandbox.landlockVersion < 1 ? "missing" : "version \(sandbox.landlockVersion)",
            isGood: sandbox.landlockVersion >= 6,
            consequence: consequence
        )
    }

    private var memoryFinding: Finding {
        let limit = "The limits of memory are kept by looking at it some fifty times a second"
        switch memoryControl {
        case .writable(let path):
            return Finding(
                name: "Memory control (cgroup v2)",
                state: "writable, in \(path)",
                isGood: true,
                consequence: "The kernel can keep the limits of memory."
            )
        case .readOnly(let path):
            return Finding(
                name: "Memory control (cgroup v2)",
                state: "not writable, in \(path)",
                isGood: false,
                consequence: limit
                    + ": a user's own group, as systemd-run --user --scope -p Delegate=yes makes one, would be "
                    + "writable."
            )
        case .absent:
            return Finding(
                name: "Memory control (cgroup v2)",
                state: "missing",
                isGood: false,
                consequence: limit + "."
            )
        }
    }

    private var ptraceFinding: Finding {
        let isRestricted = (ptraceScope ?? 0) >= 1
        return Finding(
            name: "kernel.yama.ptrace_scope",
            state: ptraceScope.map { "\($0)" } ?? "missing",
            isGood: isRestricted || sandbox.landlockVersion >= 2,
            consequence: isRestricted
                ? "No process of the user's can change the memory of another that it did not start."
                : sandbox.landlockVersion >= 2
                    ? "It does not matter here: Landlock keeps actions out of the memory of other processes."
                    : "An action can change the memory of the user's other processes through /proc: set it to 1, or use a kernel "
                        + "with Landlock."
        )
    }

    private var terminalFinding: Finding {
        Finding(
            name: "dev.tty.legacy_tiocsti",
            state: allowsTerminalInput.map { $0 ? "1" : "0" } ?? "missing",
            isGood: allowsTerminalInput == false,
            consequence: allowsTerminalInput == false
                ? "Programs cannot type into their terminal for its user."
                : "Programs can type into their terminal for its user. No child of this program has a terminal, and the system "
                    + "call filter refuses the call; 0 refuses it to all programs."
        )
    }

    private var userFinding: Finding {
        Finding(
            name: "User",
            state: isRoot ? "root" : "not root",
            isGood: !isRoot,
            consequence: isRoot
                ? "Actions run as root without capabilities: they can change all files that belong to root. An ordinary user is "
                    + "the better one to run as."
                : "Actions can open what this user can open."
        )
    }
}
