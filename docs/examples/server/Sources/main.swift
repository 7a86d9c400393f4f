// main.swift: a web server on this machine that answers a page with the page that an extension makes of it, several at a time.
//
//   server FOLDER EXTENSION      FOLDER holds webaction and webaction-worker, such as .build/release; prints its address
//   curl --data-binary @page.html ADDRESS

import ExtensionHost
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

guard CommandLine.arguments.count == 3 else {
    print("usage: server FOLDER EXTENSION")
    exit(2)
}
let folder = CommandLine.arguments[1]
let host = try ExtensionHost(
    workerExecutable: folder + "/webaction-worker",
    program: folder + "/webaction",
    simultaneousRuns: System.coreCount
)
let service = PageService(host: host, bundle: try host.find(CommandLine.arguments[2]))
let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture { try Connection.make(on: channel) }
    }
FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.channel.localAddress?.port ?? 0)/\n".utf8))
try await withThrowingDiscardingTaskGroup { group in
    try await server.executeThenClose { connections in
        for try await connection in connections {
            group.addTask { try? await Connection.serve(connection, by: service) }
        }
    }
}
