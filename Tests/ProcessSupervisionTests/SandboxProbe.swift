// SandboxProbe.swift: runs the sandbox probe in a place and reads its output, for the tests of each place's rights.

import Foundation
import Isolation
import TestSupport
import Testing

@testable import ProcessSupervision

/// The probe's exit code and output lines.
struct ProbeAnswer {
    var status: Int32
    var lines: [Substring]
}

enum SandboxProbe {
    /// - Parameters:
    ///   - hasFiles: Whether it gets a worker's files.
    ///   - terminal: Its standard input.
    ///   - user: The number of the user to run as; 0 for the current user.
    static func run(
        _ arguments: [String],
        _ confinement: Confinement,
        hasFiles: Bool,
        terminal: Int32? = nil,
        user: UInt32 = 0
    ) throws -> ProbeAnswer {
        let executable = buildFolder.appending(path: "webaction-sandbox-probe").path
        let pipe = try #require(makePipe(ownEndReads: true))
        defer { closeDescriptor(pipe.own) }
        let child = try ChildProcess.start(
            in: ChildGroup(),
            executable: executable,
            arguments: arguments,
            environment: [],
            descriptors: [terminal, pipe.child, nil, nil],
            confinement: confinement,
            files: hasFiles ? workerFiles(executable, .current()) : nil,
            user: user
        )
        closeDescriptor(pipe.child)
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        loop: while true {
            switch readAvailable(pipe.own, into: &chunk) {
            case .bytes(let count): output += chunk[..<count]
            case .wouldBlock:
                var interests = [Interest(pipe.own, reads: true, writes: false)]
                wait(for: &interests, seconds: 10)
            case .closed, .failed: break loop
            }
        }
        var status: Int32 = 0
        waitpid(child.number, &status, 0)
        return ProbeAnswer(status: status, lines: String(decoding: output, as: UTF8.self).split(separator: "\n"))
    }
}
