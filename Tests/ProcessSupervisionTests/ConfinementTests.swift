// ConfinementTests.swift: what each kind of process can do, tried from within: Tests/Tools/SandboxProbe runs in its place. Prints the
// resulting table.

import Foundation
import Isolation
import TestSupport
import Testing

/// A file, sockets, a process and a terminal of the user, as targets of the probe.
private final class Prey {
    let folder: String
    let neighbour: Int32
    let abstract: String
    /// The terminal's two ends.
    private let terminal: (own: Int32, child: Int32)
    private let sockets: [Int32]
    private let user: UInt32

    init(user: UInt32) throws {
        self.user = user
        var template = Array("/tmp/webaction-prey.XXXXXX".utf8CString)
        folder = try String(cString: #require(mkdtemp(&template)))
        abstract = folder + "/abstract"
        let file = folder + "/file"
        #expect(writeReplacing(path: file, bytes: [0x78]) == nil)
        sockets = [Self.listen(folder + "/socket", isAbstract: false), Self.listen(abstract, isAbstract: true)]
        if user != 0 { for path in [folder, file, folder + "/socket"] { chown(path, user, user) } }
        neighbour = try ChildProcess.start(
            in: ChildGroup(),
            executable: "/bin/sleep",
            arguments: ["600"],
            environment: [],
            descriptors: [nil, nil, nil],
            confinement: .unconfined,
            user: user
        ).number
        let own = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, number) = (Int32(0), Int32(0))
        // TIOCSPTLCK and TIOCGPTN, whose macros Swift does not import.
        #expect(ioctl(own, 0x4004_5431, &isLocked) == 0 && ioctl(own, 0x8004_5430, &number) == 0)
        terminal = (own, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC))
        #expect(terminal.child >= 0)
    }

    deinit {
        kill(neighbour, SIGKILL)
        waitpid(neighbour, nil, 0)
        for descriptor in sockets + [terminal.own, terminal.child] { close(descriptor) }
        removeFolder(folder)
    }

    private static func listen(_ path: String, isAbstract: Bool) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (isAbstract ? [0] : []) + Array(path.utf8)) }
        let size = 2 + path.utf8.count + (isAbstract ? 1 : 0)
        let code = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(size)) }
        }
        #expect(code == 0)
        return descriptor
    }

    /// The probe's answers from a place.
    func probe(_ place: Place) throws -> [String: String] {
        let answer = try SandboxProbe.run(
            [place.stage, "\(neighbour)", folder, abstract],
            place.confinement,
            hasFiles: place.hasFiles,
            terminal: terminal.child,
            user: user
        )
        #expect(answer.status == 0, "\(place.name): the probe ended with status \(answer.status)")
        let pairs = answer.lines.map { $0.split(separator: "\t") }
        return Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { first, _ in first }
    }
}

/// A kind of process, in one phase of its life.
private struct Place {
    var name: String
    var confinement: Confinement
    var stage: String
    var hasFiles = false

    static let worker = Place(name: "worker", confinement: .pageWorker, stage: "pages", hasFiles: true)
    static let bareWorker = Place(name: "worker, no Landlock", confinement: .pageWorker, stage: "pages-without-files")
    static let forkServer = Place(name: "fork server", confinement: .pageWorker, stage: "fork-server", hasFiles: true)
    static let starting = Place(name: "worker, starting", confinement: .pageWorker, stage: "start", hasFiles: true)
    static let reader = Place(name: "reader", confinement: .containerReader, stage: "reading", hasFiles: true)
    static let bareReader = Place(name: "reader, no Landlock", confinement: .containerReader, stage: "reading")
    static let action = Place(name: "action", confinement: .action(hasNetwork: false), stage: "start")
    static let networked = Place(name: "action, network", confinement: .action(hasNetwork: true), stage: "start")
    static let unconfined = Place(name: "unconfined", confinement: .unconfined, stage: "start")
    static let all = [worker, bareWorker, forkServer, starting, reader, bareReader, action, networked, unconfined]
}

@Suite("Confinement", .serialized)
struct ConfinementTests {
    /// Facts, which are not attempts.
    static let facts: Set = [
        "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp", "NSsid", "Pid", "forks of 8",
    ]
    /// The errors of refused attempts; ENXIO means that there is no terminal, EBADF no socket to send from.
    static let refusals: Set = ["EPERM", "EACCES", "ENOSYS", "ENOTTY", "ENXIO", "EBADF"]
    /// The calls that reach beyond an action, and that no action makes.
    static let beyondActions = [
        "TIOCSTI", "TIOCSTI with more bits", "prlimit of a neighbour", "setpriority of a neighbour",
        "sched_setaffinity of a neighbour", "sched_setscheduler of a neighbour", "ioprio_set of a neighbour",
        "process_vm_readv", "process_vm_writev", "pidfd_getfd", "ptrace", "kill the parent", "tgkill the parent",
        "pidfd_send_signal to the parent",
        "F_SETOWN",
        "a user namespace (clone)", "a user namespace (unshare)", "setns", "mount", "chroot", "clone3", "add_key",
        "keyctl",
        "shmget", "msgget", "semget", "io_uring_setup", "bpf", "perf_event_open", "userfaultfd",
    ]
    /// Further calls that an action without the network does not make.
    static let beyondOfflineActions = [
        "socketpair of datagrams", "socketpair of raw datagrams", "a datagram to a socket's path",
        "a datagram to an abstract socket", "socket (AF_INET)", "socket (AF_UNIX)", "pidfd_open of a neighbour",
    ]
    /// Attempts that Landlock refuses: from its second version, from its sixth.
    static let landlock2 = ["open a neighbour's environ", "open a neighbour's mem"]
    static let landlock6 = ["kill a neighbour"]
    /// Attempts that must succeed without confinement, otherwise refusals would mean nothing.
    static let real = [
        "chmod", "fchmodat", "chown", "utimensat", "truncate", "open the user's file to read", "make a file",
        "prlimit of a neighbour", "setpriority of a neighbour", "sched_setaffinity of a neighbour", "kill a neighbour",
        "sched_setscheduler of a neighbour", "pidfd_open of a neighbour", "open a neighbour's environ", "ptrace",
        "F_SETOWN",
        "socketpair of datagrams", "a datagram to a socket's path", "a datagram to an abstract socket", "fork",
        "execve",
        "clone3", "shmget", "msgget", "semget", "process_vm_readv",
    ]

    private static func table(_ user: UInt32) throws -> [(place: Place, results: [String: String])] {
        try Place.all.map { place in (place, try Prey(user: user).probe(place)) }
    }

    private func printTable(_ rows: [(place: Place, results: [String: String])], _ names: [String], _ user: UInt32) {
        func line(_ cells: [String]) -> String {
            let widths = [33] + rows.map { max(8, $0.place.name.utf8.count) + 1 }
            return zip(cells, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.utf8.count)) }.joined()
        }
        let who = user == 0 && geteuid() == 0 ? "as root" : "as an ordinary user"
        print(line([who] + rows.map(\.place.name)))
        for name in names where !name.hasPrefix("Cap") {
            print(line([name] + rows.map { $0.results[name] ?? "-" }))
        }
        for set in ["CapPrm", "CapEff", "CapInh", "CapBnd", "CapAmb"] {
            print(line([set] + rows.map { $0.results[set]?.contains { $0 != "0" } == true ? "some" : "none" }))
        }
    }

    /// 0 is the user who runs the tests; root also tries as an ordinary user.
    static var users: [UInt32] { geteuid() == 0 ? [0, 65534] : [0] }

    @Test("The attempts of a hostile process are refused, in each kind of process", arguments: users)
    func table(user: UInt32) throws {
        let rows = try Self.table(user)
        let names = Set(rows.flatMap { $0.results.keys }).sorted()
        printTable(rows, names, user)
        let kernel = Kernel.current()
        for (place, results) in rows {
            func expectRefused(_ names: [String]) {
                for name in names {
                    let result = results[name] ?? "was not tried"
                    #expect(Self.refusals.contains(result), "\(place.name): \(name): \(result)")
                }
            }
            #expect(results["NSsid"] == results["Pid"] && results["Pid"] != nil, "\(place.name)")
            if place.confinement == .unconfined {
                let terminal = kernel.allowsTerminalInput == false ? [] : ["TIOCSTI"]
                for name in Self.real + terminal {
                    #expect(results[name] == "allowed", "\(name) is no real try: \(results[name] ?? "")")
                }
                continue
            }
            #expect(results["NoNewPrivs"] == "1" && results["Seccomp"] == "2", "\(place.name): \(results)")
            for set in ["CapInh", "CapPrm", "CapEff", "CapAmb"] {
                #expect(results[set]?.allSatisfy { $0 == "0" } == true, "\(place.name): \(set)")
            }
            if geteuid() == 0, user == 0 {
                #expect(results["CapBnd"]?.allSatisfy { $0 == "0" } == true, "\(place.name)")
            }
            switch place.confinement {
            case .action(let hasNetwork):
                expectRefused(Self.beyondActions)
                if !hasNetwork { expectRefused(Self.beyondOfflineActions) }
                if kernel.sandbox.landlockVersion >= 2 { expectRefused(Self.landlock2) }
                if kernel.sandbox.landlockVersion >= 6 { expectRefused(Self.landlock6) }
                for name in ["fork", "execve", "make a file", "socketpair of streams"] {
                    #expect(results[name] == "allowed", "\(place.name): \(name)")
                }
            default:
                var allowed: Set<String> = []
                if ["worker, starting", "fork server"].contains(place.name) {
                    allowed = ["fork", "forks of 8"]
                    // Only its own start uses it; Landlock allows it to run nothing else.
                    if place.stage == "start" { allowed.insert("execve") }
                    // A child, which processes pages, can do neither; signals to itself need no number there.
                    allowed.insert("tgkill the parent")
                } else {
                    #expect(results["forks of 8"] == "0", "\(place.name)")
                }
                // Without Landlock it can open files until it has started, which is not among these places.
                expectRefused(names.filter { !Self.facts.contains($0) && !allowed.contains($0) })
            }
        }
    }

    @Test("A filter lists each call once for each process, and no jump in it is too long")
    func rows() {
        var seen: Set<String> = []
        for row in systemCallTable() {
            #expect(!row.why.isEmpty && !(row.worker + row.reader + row.action + row.kept).isEmpty, "\(row.name)")
            // A row that allows a call decided by an earlier one would have no effect.
            let key = "\(row.name) \(row.worker) \(row.reader) \(row.action) \(row.kept)"
            #expect(seen.insert(key).inserted, "\(key)")
        }
        #expect(seen.count > 100)
    }
}
