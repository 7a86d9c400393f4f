// HandlerProcess.swift: acts as the host of an extension's executable, over the same frames.

import ActionProtocol
import Foundation
import Glibc
import PropertyValues
import Wire

/// One run of an extension's executable.
struct HandlerProcess {
    /// The outcome of a request.
    struct Outcome {
        /// The action's load requests, as item.attachment type.
        var loads: [String] = []
        /// The last message: complete or cancel; nil if the process ended without one.
        var end: ActionToSupervisor?
        var status: Int32 = -1
        var errorText = ""

        /// The argument for finalize() that was returned.
        var finalizeArgument: PropertyValue? {
            guard case .complete(.array(let items)) = end, case .array(let attachments) = items.first?["attachments"]
            else { return nil }
            return attachments.first?[ActionChannel.propertyListType]?[ActionChannel.finalizeArgumentKey]
        }
    }

    /// Input items of a page with a script.
    static let pageItems = PropertyValue.array([
        .dictionary([
            ("contentText", .string("A page")),
            ("attachments", .array([.dictionary([(ActionChannel.propertyListType, .null)])])),
        ])
    ])

    /// The executable of that name beside the tests.
    static func executable(_ name: String) -> URL {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [test, Bundle.main.bundleURL].map { $0.appendingPathComponent(name) }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }

    /// Starts the executable, sends a request and answers every load request with `answer`.
    static func run(
        principalClass: String,
        items: PropertyValue = pageItems,
        answer: (String) -> (PropertyValue?, String?)
    ) throws -> Outcome {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw CocoaError(.fileReadUnknown)
        }
        let process = Process()
        process.executableURL = executable("webaction")
        process.environment = [ActionChannel.descriptorVariable: "0", "SWIFT_BACKTRACE": "enable=no"]
        // The socket is standard input; any descriptor would do.
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        close(ends[1])
        defer { close(ends[0]) }

        var outcome = Outcome()
        let channel = FrameChannel(descriptor: ends[0])
        let request = ActionRequest(
            extensionName: "org.example.test",
            principalClass: principalClass,
            pointIdentifier: "com.apple.ui-services",
            bundlePath: "/",
            inputItems: items
        )
        try channel.send(SupervisorToAction.begin(request), request: 0)
        while let frame = try channel.read() {
            switch try ActionToSupervisor(frame) {
            case .loadItem(let item, let attachment, let type, _):
                outcome.loads.append("\(item).\(attachment) \(type)")
                let (value, problem) = answer(type)
                try channel.send(SupervisorToAction.item(value, problem: problem), request: frame.request)
            case let message: outcome.end = message
            }
            if outcome.end != nil { break }
        }
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        outcome.status = process.terminationStatus
        outcome.errorText = String(decoding: text, as: UTF8.self)
        return outcome
    }

    /// The property list that a host passes for a payload.
    static func results(_ payload: PropertyValue) -> PropertyValue {
        .dictionary([(ActionChannel.preprocessingResultsKey, payload)])
    }
}
