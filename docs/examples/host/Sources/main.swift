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
let (folder, path) = (arguments[1], arguments[2])
do {
    let host = try ExtensionHost(
        workerExecutable: folder + "/webaction-worker",
        program: folder + "/webaction"
    )
    defer { host.shutDown() }
    let address = URL(fileURLWithPath: path).absoluteString
    let page = PageInput(name: path, bytes: Array(bytes), url: address)
    let content = HostContent(page: page)
    guard arguments.count > 3 else {
        for bundle in host.offered(for: content) { print("\(bundle.name)\t\(bundle.displayName)") }
        exit(0)
    }
    let completion = try host.perform(host.find(arguments[3]), on: content)
    if let failure = completion.failure { print(failure.message) }
    print(String(decoding: completion.page ?? page.bytes, as: UTF8.self), terminator: "")
} catch {
    print("\(error)")
    exit(1)
}
