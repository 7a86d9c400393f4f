// NetworkTests.swift: a child that is started without the network can make no socket, nor can what it starts; with
// it, it can.

import Glibc
import Isolation
import Testing

@Suite("Children without the network")
struct NetworkTests {
    /// The exit code of a shell that tries to connect; 7 says that the connection was refused by the other side.
    private func tryToConnect(hasNetwork: Bool) throws -> Int32 {
        // NB: Port 1 of this machine: nobody listens, and no other machine is asked.
        let program = """
            import errno, socket, sys
            try:
                socket.create_connection(('127.0.0.1', 1))
            except OSError as error:
                sys.exit({errno.EACCES: 3, errno.ECONNREFUSED: 7}.get(error.errno, 9))
            """
        let child = try ChildProcess.start(
            executable: "/usr/bin/env",
            arguments: ["python3", "-c", program],
            environment: currentEnvironment(),
            descriptors: [nil, nil, nil],
            hasNetwork: hasNetwork
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
}
