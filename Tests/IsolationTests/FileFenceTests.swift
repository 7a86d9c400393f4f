// FileFenceTests.swift: a child that is allowed some files can open no others.

import Glibc
import Isolation
import Testing

@Suite("Children without files")
struct FileFenceTests {
    /// The exit code of a shell that opens a file, and may read only the system's files and `allowed`.
    private func canRead(_ path: String, allowed: [String]) throws -> Int32 {
        let child = try ChildProcess.start(
            in: ChildGroup(),
            executable: "/bin/sh",
            arguments: ["-c", "exec 4< \"$0\"", path],
            environment: [],
            descriptors: [nil, nil, nil],
            confinement: .compiler,
            files: ReachableFiles(
                readable: ["/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/dev/null"] + allowed
            )
        )
        var status: Int32 = 0
        waitpid(child.number, &status, 0)
        return (status >> 8) & 0xFF
    }

    @Test(
        "Other files can't be opened if the kernel has Landlock",
        .enabled(if: SandboxSupport.current().landlockVersion > 0)
    )
    func fence() throws {
        #expect(try canRead(#filePath, allowed: [#filePath]) == 0)
        #expect(try canRead(#filePath, allowed: []) != 0)
        #expect(try canRead("/etc/hostname", allowed: []) != 0)
        #expect(try canRead("/usr/lib/os-release", allowed: []) == 0)
    }
}
