// main.swift: a program that hosts extensions, as any other Swift program can: it lists the extensions offered for a page, a text and an
// image, runs some of them, and prints each result on a line.
//
//   webaction-host-example FOLDER      FOLDER contains webaction and webaction-worker

import ExtensionHost
import ExtensionModel
import Foundation
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import Sharing

guard CommandLine.arguments.count == 2 else {
    print("usage: webaction-host-example FOLDER")
    exit(2)
}
let folder = CommandLine.arguments[1]

/// A red PNG image of 2 by 2 pixels.
let image: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A, 0x73, 0x00, 0x00, 0x00, 0x10, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0x00, 0x44, 0x0C, 0x10, 0x0A, 0x00, 0x1F, 0xEE, 0x03, 0xFD,
    0x8B, 0x5F, 0x14, 0xD4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]

/// The example; each step prints its line.
func run(_ host: ExtensionHost) throws {
    let page = PageInput(name: "page", bytes: Array("<p>Hello <b>world</b></p>".utf8), url: "https://example.org/")
    let contents: [(name: String, content: HostContent)] = [
        ("page", HostContent(page: page, title: "A page")),
        ("page and text", HostContent(page: page, otherParts: [.text("Hello")])),
        ("text", .text("Hello")),
        ("image", .image(image, type: "public.png")),
        (
            "fixed image",
            HostContent(items: [InputItem(attachments: [.data(image, type: "public.png")])], isEditable: false)
        ),
    ]
    for (name, content) in contents {
        print("\(name): " + host.offered(for: content).map(\.name).sorted().joined(separator: " "))
    }
    func tell(_ name: String, _ completion: Completion) {
        let items = completion.returnedItems.map { items in
            items.map { item in
                item.attachments.map { $0.map(\.type).joined(separator: "+") }.joined(separator: ",")
            }.joined(separator: ";")
        }
        print("\(name): \(completion.activityType ?? "none") \(completion.isCompleted) \(items ?? "nil")")
        if let text = completion.returnedItems?.first?.contentText { print("  \(text)") }
        if let cancellation = completion.cancellation { print("  \(cancellation.domain) \(cancellation.code)") }
        if let page = completion.page { print("  \(String(decoding: page, as: UTF8.self))") }
    }
    let translate = try host.find("translate")
    tell("translated", try host.perform(translate, on: contents[0].content))
    tell("not translated", try host.perform(translate, on: .text("Hello")))
    tell("shared", try host.perform(host.find("share"), on: contents[0].content))
    let sketch = try host.find("tiny-sketch")
    tell("drawn", try host.perform(sketch, on: .image(image, type: "public.png")))
    let frame = ScreenFrame(x: 100, y: 50, width: 2, height: 2)
    tell("marked", try host.perform(host.find("markup"), on: .image(image, type: "public.png", frame: frame)))
    let parts: [InputAttachment] = [.url("https://example.org/"), .text("Hello"), .propertyList(.dictionary([]))]
    tell(
        "several parts",
        try host.perform(host.find("party-crasher"), on: HostContent(items: [InputItem(attachments: parts)]))
    )
    tell("damaged", try host.perform(sketch, on: .image([1, 2, 3], type: "public.png")))
    tell("crashed", try host.perform(host.find("party-crasher"), on: .text("Hello")))
    print("dismissed: \(Completion.dismissed.activityType ?? "none") \(Completion.dismissed.isCompleted)")
}

/// This program's signal handlers, which the host must not change.
func signals() -> [Bool] {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    var action = sigaction()
    sigaction(SIGPIPE, nil, &action)
    let ignoresPipes = withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: Int.self) } == 1
    return [SIGINT, SIGTERM, SIGHUP, SIGCHLD, SIGPIPE].map { sigismember(&mask, $0) == 1 } + [ignoresPipes]
}

// A child of this program, which the host must not touch.
let own = Process()
own.executableURL = URL(fileURLWithPath: "/bin/sh")
own.arguments = ["-c", "exit 7"]

do {
    let host = try ExtensionHost(workerExecutable: folder + "/webaction-worker", program: folder + "/webaction")
    let before = signals()
    try own.run()
    try run(host)
    // Beside another host, which ends first.
    let other = try ExtensionHost(workerExecutable: folder + "/webaction-worker", program: folder + "/webaction")
    let page = HostContent(page: PageInput(name: "page", bytes: Array("<p>Hello".utf8), url: "https://example.org/"))
    for host in [host, other] { _ = try host.perform(host.find("translate"), on: page) }
    other.shutDown()
    let completion = try host.perform(host.find("translate"), on: page)
    print("after the other host: \(completion.isCompleted)")
    host.shutDown()
    print("signals: \(signals() == before ? "as before" : "changed")")
    own.waitUntilExit()
    print("own child: \(own.terminationStatus)")
} catch {
    print("failed: \(error)")
    exit(1)
}
