// NetworkTests.swift: a child started without the network can create no socket, nor can its children; with the network, it can.

import Glibc
import Isolation
import Testing

@Suite("Children without the network")
struct NetworkTests {
    /// The exit code of connecting; 7 means that the other side refused the connection.
    private func tryToConnect(hasNetwork: Bool) throws -> Int32 {
        // NB: Port 1 of this machine: no program listens there, and no other machine is contacted.
        let program = """
            import errno, socket, sys
            try:
                socket.create_connection(('127.0.0.1', 1))
            except OSError as error:
                sys.exit({errno.EACCES: 3, errno.ECONNREFUSED: 7}.get(error.errno, 9))
            """
        return try run(program, hasNetwork: hasNetwork)
    }

    /// The exit code of a Python program.
    private func run(_ program: String, hasNetwork: Bool) throws -> Int32 {
        let child = try ChildProcess.start(
            in: ChildGroup(),
            executable: "/usr/bin/env",
            arguments: ["python3", "-c", program],
            environment: currentEnvironment(),
            descriptors: [nil, nil, nil],
            confinement: .action(hasNetwork: hasNetwork)
        )
        var status: Int32 = 0
        waitpid(child.number, &status, 0)
        return (status >> 8) & 0xFF
    }

    @Test("Sockets are refused without the network, and only then")
    func sockets() throws {
        #expect(try tryToConnect(hasNetwork: false) == 3)
        #expect(try tryToConnect(hasNetwork: true) == 7)
    }

    @Test("A descriptor of another process can never be taken, and other calls still work")
    func foreignDescriptors() throws {
        let program = """
            import ctypes, errno, os, sys
            libc = ctypes.CDLL(None, use_errno=True)
            def refused(*call):
                return libc.syscall(*call) < 0 and ctypes.get_errno() == errno.EPERM
            pidfd_open, pidfd_getfd = 434, 438
            answers = (refused(pidfd_open, os.getpid(), 0), refused(pidfd_getfd, -1, 0, 0))
            os.close(os.open('/dev/null', os.O_RDONLY))
            sys.exit({(True, True): 3, (False, True): 7}.get(answers, 9))
            """
        #expect(try run(program, hasNetwork: false) == 3)
        #expect(try run(program, hasNetwork: true) == 7)
    }
}
