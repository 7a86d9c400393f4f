// KernelTests.swift: reports on kernels that lack features; the kernel is described by the test, not examined.

import Isolation
import Testing

@Suite("Kernels", .serialized)
struct KernelTests {
    static let whole = Kernel(
        release: "6.18",
        sandbox: SandboxSupport(hasSystemCallFilters: true, landlockVersion: 7),
        memoryControl: .writable(path: "/sys/fs/cgroup/user"),
        ptraceScope: 1,
        allowsTerminalInput: false,
        isRoot: false
    )

    private func changed(_ change: (inout Kernel) -> Void) -> Kernel {
        var kernel = Self.whole
        change(&kernel)
        return kernel
    }

    /// The findings that are not good.
    private func lacks(_ kernel: Kernel) -> [String] { kernel.findings.filter { !$0.isGood }.map(\.name) }

    @Test("A kernel with all features has only good findings")
    func wholeKernel() {
        #expect(lacks(Self.whole) == [])
        #expect(Self.whole.sandbox.missing == [])
    }

    @Test("A missing feature is reported with its consequence")
    func parts() {
        let bare = changed { $0.sandbox.landlockVersion = 0 }
        #expect(bare.sandbox.missing == ["Landlock"])
        #expect(lacks(bare) == ["Landlock"])
        #expect(bare.findings[1].consequence.contains("--require-sandbox refuses"))
        #expect(lacks(changed { $0.sandbox.landlockVersion = 4 }) == ["Landlock"])
        let unfiltered = changed { $0.sandbox.hasSystemCallFilters = false }
        #expect(unfiltered.sandbox.missing == ["system call filters (seccomp)"])
        #expect(
            unfiltered.findings[0].consequence.contains("No page worker, container reader or action can be started")
        )
        // Yama matters only without Landlock.
        #expect(lacks(changed { $0.ptraceScope = nil }) == [])
        let open = changed { ($0.ptraceScope, $0.sandbox.landlockVersion) = (0, 0) }
        #expect(lacks(open) == ["Landlock", "kernel.yama.ptrace_scope"])
        #expect(open.findings[3].consequence.contains("An action can change the memory of the user's other processes"))
        #expect(lacks(changed { $0.allowsTerminalInput = nil }) == ["dev.tty.legacy_tiocsti"])
        #expect(lacks(changed { $0.memoryControl = .absent }) == ["Memory control (cgroup v2)"])
        #expect(lacks(changed { $0.memoryControl = .readOnly(path: "/x") }) == ["Memory control (cgroup v2)"])
        #expect(lacks(changed { $0.isRoot = true }) == ["User"])
    }
}
