// RequiredSandboxTests.swift: refusals to start on kernels that lack features; the kernel is described by the test, not examined.

import Isolation
import Testing

@testable import ProcessSupervision
@testable import SavedPages
@testable import UserFiles

@Suite("Required sandboxes", .serialized)
struct RequiredSandboxTests {
    private static let whole = Kernel(
        release: "6.18",
        sandbox: SandboxSupport(hasSystemCallFilters: true, landlockVersion: 7),
        memoryControl: .writable(path: "/sys/fs/cgroup/user"),
        ptraceScope: 1,
        allowsTerminalInput: false,
        isRoot: false
    )

    private func kernel(_ change: (inout Kernel) -> Void) -> Kernel {
        var kernel = Self.whole
        change(&kernel)
        return kernel
    }

    /// A host whose worker can't be found, so that none is started in any case.
    private func supervisor(_ kernel: Kernel) throws -> Supervisor {
        try Supervisor(workerExecutable: "/nonexistent/worker", sandbox: kernel.sandbox)
    }

    @Test("With the sandbox required, no worker and no reader is started on a kernel that lacks a part of it")
    func required() throws {
        for (kernel, missing) in [
            (kernel { $0.sandbox.landlockVersion = 0 }, ["Landlock"]),
            (kernel { $0.sandbox.hasSystemCallFilters = false }, ["system call filters (seccomp)"]),
        ] {
            let supervisor = try supervisor(kernel)
            #expect(throws: SupervisorError.sandboxMissing(missing)) { try supervisor.requireSandbox() }
            #expect(throws: SupervisorError.sandboxMissing(missing)) { try supervisor.startWorker() }
            #expect(throws: FileError.self) { try supervisor.startReader(of: #filePath) }
        }
        try supervisor(Self.whole).requireSandbox()
    }

    @Test("Without system call filters nothing is ever started; without Landlock it is")
    func unrequired() throws {
        let unfiltered = try supervisor(kernel { $0.sandbox.hasSystemCallFilters = false })
        #expect(throws: SupervisorError.sandboxMissing(["system call filters (seccomp)"])) {
            try unfiltered.startWorker()
        }
        let bare = try supervisor(kernel { $0.sandbox.landlockVersion = 0 })
        let error = #expect(throws: SupervisorError.self) { try bare.startWorker() }
        #expect(error?.description.contains("/nonexistent/worker: cannot be started") == true)
    }
}
