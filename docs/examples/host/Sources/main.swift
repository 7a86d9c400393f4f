// main.swift: lists the extensions offered for a page, or runs one of them on it.
//
//   host FOLDER PAGE [EXTENSION]      FOLDER holds webaction and webaction-worker, such as .build/release

import ExtensionHost
import Foundation
import PageProtocol

let arguments = CommandLine.arguments
guard arguments.count >= 3, let bytes = FileManager.default.contents(atPath: arguments[2]) else {
    print("usage: host FOLDER PAGE [EXTENSION]")
    exit(2)
}
do {
    let host = try ExtensionHost(
        workerExecutable: arguments[1] + "/webaction-worker",
        program: arguments[1] + "/webaction"
    )
    defer { host.shutDown() }
    let address = URL(fileURLWithPath: arguments[2]).absoluteString
    let content = HostContent(page: PageInput(name: arguments[2], bytes: [UInt8](bytes), url: address))
    guard arguments.count > 3 else {
        for bundle in host.offered(for: content) { print("\(bundle.name)\t\(bundle.displayName)") }
        exit(0)
    }
    let completion = try host.perform(host.find(arguments[3]), on: content)
    if let failure = completion.failure { print(failure.message) }
    print(String(decoding: completion.page ?? [UInt8](bytes), as: UTF8.self), terminator: "")
} catch {
    print("\(error)")
    exit(1)
}
