// WatchdogTests.swift: a child under a watchdog is counted and ended with all its descendants, wherever they hide.

import Foundation
import Isolation
import Testing

@Suite("Children under a watchdog")
struct WatchdogTests {
    /// Starts a shell script below a watchdog and waits until none of its processes is left.
    private func run(
        _ script: String,
        _ bounds: TreeBounds = TreeBounds(),
        confinement: Confinement = .action(hasNetwork: true),
        whileRunning: (ChildProcess) throws -> Void = { _ in }
    ) throws -> EndedChild {
        let child = try ChildProcess.start(
            in: ChildGroup(),
            executable: "/bin/sh",
            arguments: ["-c", script],
            environment: currentEnvironment(),
            descriptors: [nil, nil, nil],
            confinement: confinement,
            keptWithin: bounds
        )
        try whileRunning(child)
        while true {
            if let ended = child.reap() { return ended }
            usleep(1000)
        }
    }

    private func isAlive(_ number: Int32) -> Bool {
        let status = FileManager.default.contents(atPath: "/proc/\(number)/stat").map {
            String(decoding: $0, as: UTF8.self)
        }
        return status.map { !$0.contains(") Z ") } ?? false
    }

    /// Waits until a file contains a line, and returns its number.
    private func number(in path: String) -> Int32 {
        while true {
            if let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasSuffix("\n"),
                let number = Int32(text.dropLast())
            {
                return number
            }
            usleep(1000)
        }
    }

    @Test("A watchdog ends with its child, and reports how", arguments: [("exit 0", 0), ("exit 3", 3)])
    func exitCode(script: String, code: Int32) throws {
        let ended = try run(script)
        #expect(ended.status == .exited(code: code) && ended.passedBound == nil)
        #expect(ended.peakBytes > 0)
    }

    @Test("A signal that ends the child is reported as the child's")
    func signal() throws { #expect(try run("kill -SEGV $$").status == .killed(signal: SIGSEGV)) }

    @Test("A missing executable is reported at the start")
    func missing() {
        #expect(throws: SpawnError(executable: "/nowhere/at/all", code: ENOENT)) {
            _ = try ChildProcess.start(
                in: ChildGroup(),
                executable: "/nowhere/at/all",
                arguments: [],
                environment: [],
                descriptors: [nil, nil, nil],
                confinement: .action(hasNetwork: true),
                keptWithin: TreeBounds()
            )
        }
    }

    // NB: For an action Landlock also blocks signals, if the kernel has it; for an unconfined child only the filter does.
    @Test(
        "No signal reaches the supervisor, the watchdog or a process group of either",
        arguments: [Confinement.unconfined, .action(hasNetwork: true), .action(hasNetwork: false)]
    )
    func signals(confinement: Confinement) throws {
        // The supervisor need not lead its group: a script that runs it does.
        let targets = "\(getpid()) -\(getpgrp()) $PPID -$PPID -1"
        let script = "n=0; for p in \(targets); do kill -0 $p 2>/dev/null && n=$((n + 1)); done; kill -0 $$ && exit $n"
        #expect(try run(script, confinement: confinement).status == .exited(code: 0))
    }

    @Test("A process that left its parent, its group and its session ends with the child")
    func escaped() throws {
        let file = FileManager.default.temporaryDirectory.path + "/webaction-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        var number: Int32 = 0
        let ended = try run("setsid sh -c 'setsid sh -c \"echo \\$\\$ >\(file); exec sleep 600\" & exit 0'; sleep 600")
        {
            number = self.number(in: file)
            #expect(isAlive(number))
            $0.kill()
        }
        #expect(ended.status == .killed(signal: SIGKILL) && ended.passedBound == nil)
        #expect(!isAlive(number))
    }

    /// A Python program whose only ancestor is the watchdog when it does `act`.
    private func hidden(_ act: String) -> String {
        let program = """
            import mmap, os, time
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    \(act)
                    time.sleep(600)
                os._exit(0)
            time.sleep(600)
            """
        return "exec python3 -c '\(program)'"
    }

    @Test(
        "Memory counts wherever it is: in a session of its own, unshared, shared with others",
        arguments: [
            "x = b\"x\" * (300 << 20)", "x = mmap.mmap(-1, 300 << 20); x.write(b\"x\" * (300 << 20))",
            "[os.fork() for i in range(2)]; x = b\"x\" * (60 << 20)",
        ]
    )
    func memory(act: String) throws {
        let ended = try run(hidden(act), TreeBounds(memory: 200 << 20))
        #expect(ended.passedBound == .memory)
        #expect(ended.peakBytes > 200 << 20)
    }

    @Test("Memory shared by copies of a process is counted once")
    func sharedMemory() throws {
        let program = """
            import os, time
            x = b"x" * (100 << 20)
            children = [os.fork() for i in range(1)]
            time.sleep(0.5)
            """
        let ended = try run("exec python3 -c '\(program)'", TreeBounds(memory: 180 << 20))
        #expect(ended.passedBound == nil && ended.status == .exited(code: 0))
    }

    @Test("Processes count wherever they are")
    func processes() throws {
        let script = "for i in $(seq 40); do setsid sh -c 'sleep 600 &' & done; sleep 600"
        #expect(try run(script, TreeBounds(processes: 30)).passedBound == .processes)
    }

    @Test("A process tree can't kill, stop or starve its watchdog, nor signal everything at once")
    func protectedKeeper() throws {
        let program = """
            import ctypes, os, resource, signal, sys
            watchdog, refused = os.getppid(), 0
            def attempt(act):
                global refused
                try: act()
                except PermissionError: refused += 1
            attempt(lambda: os.kill(watchdog, signal.SIGKILL))
            attempt(lambda: os.kill(watchdog, signal.SIGSTOP))
            attempt(lambda: os.kill(-watchdog, signal.SIGKILL))
            attempt(lambda: os.kill(-1, signal.SIGCONT))
            attempt(lambda: resource.prlimit(watchdog, resource.RLIMIT_CPU, (1, 1)))
            attempt(lambda: os.sched_setaffinity(watchdog, {0}))
            attempt(lambda: os.pidfd_open(watchdog))
            os.kill(os.getpid(), 0)
            sys.exit(refused)
            """
        #expect(try run("exec python3 -c '\(program)'").status == .exited(code: 7))
    }

    @Test("A child enters its control group if one can be created")
    func controlGroup() throws {
        // NB: A folder with the files that are read simulates the kernel's: the test machine has no control groups of version 2.
        let parent = FileManager.default.temporaryDirectory.path + "/webaction-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: parent) }
        let controllers = parent + "/cgroup.subtree_control"
        try "cpu\n".write(toFile: controllers, atomically: true, encoding: .utf8)
        #expect(ControlGroup.make(below: [parent], memory: 1 << 20, processes: 7) == nil)
        #expect(ControlGroup.make(below: [parent + "/none"], memory: 1 << 20, processes: 7) == nil)
        try "memory pids\n".write(toFile: controllers, atomically: true, encoding: .utf8)
        let group = try #require(ControlGroup.make(below: [parent + "/none", parent], memory: 1 << 20, processes: 7))
        let folder = try #require(
            try FileManager.default.contentsOfDirectory(atPath: parent).first { $0.hasPrefix("webaction-") }
        )
        func file(_ name: String) -> String? {
            try? String(contentsOfFile: "\(parent)/\(folder)/\(name)", encoding: .utf8)
        }
        #expect(file("memory.max") == "1048576" && file("pids.max") == "7" && file("memory.oom.group") == "1")
        let own = FileManager.default.temporaryDirectory.path + "/webaction-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: own) }
        _ = try run("echo $$ >\(own); sleep 600", TreeBounds(controlGroup: group)) { child in
            let member = number(in: own)
            while file("cgroup.procs")?.contains("\(member)") != true { usleep(1000) }
            child.kill()
        }
        withExtendedLifetime(group) {}
    }
}
