// WebKitCheck.swift: runs a case in a real WebKit and reports differences from this program.
//
// WebKitGTK is driven by an embedded Python program (webkit_check.py), started as `python3 -c`: WebDriver is HTTP, which the
// supervisor does not otherwise need. Each case is sent as a line of JSON and answered with one.

import Foundation
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import SavedPages
import Sharing
import Snapshots

/// The reason why cases cannot be checked against WebKit.
package struct WebKitError: Error, Equatable, CustomStringConvertible {
    /// The whole message.
    package var description: String
}

/// A WebKit process, running as long as this object exists.
package final class WebKitCheck {
    private let process: ChildProcess
    private let input: Int32
    private let output: Int32
    /// Other output of its driver.
    private let messages: ChildOutput
    private var unread: [UInt8] = []
    /// WebKit's version.
    package private(set) var version = ""

    /// Starts WebKit and waits until it is ready.
    ///
    /// - Throws: `WebKitError` if there is no WebKit, or no `python3` to drive it.
    package init() throws(WebKitError) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        guard let python = folders.map({ "\($0)/python3" }).first(where: isExecutable) else {
            throw Self.problem("python3 is not installed")
        }
        guard let toChild = makePipe(ownEndReads: false), let fromChild = makePipe(ownEndReads: true) else {
            throw Self.problem("no pipe can be created")
        }
        input = toChild.own
        output = fromChild.own
        let messages = ChildOutput(name: "WebKit's driver", waits: false)
        self.messages = messages
        defer {
            closeDescriptor(toChild.child)
            closeDescriptor(fromChild.child)
            messages.closeChildEnd()
        }
        do throws(SpawnError) {
            process = try ChildProcess.start(
                in: ChildGroup(),
                executable: python,
                arguments: ["-c", String(decoding: PackageResources.webkit_check_py, as: UTF8.self)],
                environment: ChildEnvironment.list(for: .webKit),
                descriptors: [toChild.child, fromChild.child, messages.descriptor, nil],
                confinement: .unconfined,
                keptWithin: TreeBounds()
            )
        } catch {
            closeDescriptor(toChild.own)
            closeDescriptor(fromChild.own)
            throw Self.problem(error.description)
        }
        let answer = try answer(seconds: 90)
        if let trouble = answer["trouble"]?.stringValue { throw Self.problem(trouble) }
        version = answer["ready"]?.stringValue ?? ""
    }

    deinit {
        closeDescriptor(input)
        closeDescriptor(output)
    }

    private static func problem(_ reason: String) -> WebKitError {
        WebKitError(description: "--check-webkit: WebKit is not available: \(reason).")
    }

    /// Whether a case can be checked: WebKit does not run page scripts here, and receives only the page's file.
    static func canAsk(about item: SuiteCase) -> Bool {
        let alone = PageLoadOptions()
        var loadOptions = item.run.loadOptions
        loadOptions.contentType = nil
        return loadOptions == alone && item.extensions.count == 1 && item.url != nil && item.host?.runsScripts != false
    }

    /// The differences between WebKit's result of a case and `report`.
    ///
    /// NB: WebKit does not know the answer of a native action, so cases without `arguments` are compared only up to run().
    func findings(_ item: SuiteCase, _ bundle: SuiteBundle, _ report: RunReport) throws(WebKitError)
        -> [ExpectationFinding]
    {
        let path = resolved(item.page) ?? item.page
        var question: [(key: String, value: PropertyValue)] = [
            ("page", .string(path)), ("url", .string(item.url ?? "")),
            (
                "contentType",
                .string((item.run.loadOptions.contentType ?? PageContentType(fileName: item.page)).essence)
            ),
            ("script", .string(bundle.parts.script.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")),
            ("extension", .string(bundle.parts.identifier)), ("timeout", .number(item.run.timeout)),
        ]
        if let arguments = item.extensions[0].inputs.argument { question.append(("arguments", arguments)) }
        if let extra = item.extensions[0].inputs.extraArguments { question.append(("runArguments", extra)) }
        if let selection = item.run.selection { question.append(("selection", .string(selection))) }
        let line = PropertyValue.dictionary(question).json() + [0x0A]
        try send(line)
        let answer = try answer(seconds: 4 * item.run.timeout + 120)
        if let trouble = answer["trouble"]?.stringValue {
            throw WebKitError(description: "\(item.name): no answer from WebKit: \(trouble).")
        }
        var findings: [ExpectationFinding] = []
        func differs(_ what: String, _ text: String) {
            findings.append(ExpectationFinding(kind: .differs, path: "\(item.source): \(what) in WebKit", text: text))
        }
        if let failure = answer["failure"]?.stringValue {
            if report.failure == nil { differs("outcome", "- completed\n+ \(failure)\n") }
            return findings
        }
        if let failure = report.failure {
            differs("outcome", "- \(failure.message)\n+ completed\n")
            return findings
        }
        let payloads = [report.payload, answer["payload"]].map { ($0 ?? .null).json(.canonical) }
        if let text = difference("payload.json", payloads[0], payloads[1]) { differs("payload", text) }
        let hasFinal = item.extensions[0].inputs.argument != nil || bundle.parts.action == .none
        let trees = [("runTree", report.runSnapshot), ("finalTree", hasFinal ? report.finalSnapshot : nil)]
        for (name, own) in trees {
            guard let own, let theirs = answer[name]?.stringValue else { continue }
            if let text = difference(name + ".tree", own, Array(theirs.utf8)) {
                differs(name == "runTree" ? "tree after run()" : "tree after finalize()", text)
            }
        }
        return findings
    }

    private func send(_ line: [UInt8]) throws(WebKitError) {
        var sent = 0
        while sent < line.count {
            switch writeAvailable(input, line, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock:
                var interests = [Interest(input, reads: false, writes: true)]
                wait(for: &interests, seconds: 1)
            case .closed, .failed: throw Self.problem("its driver ended")
            }
        }
    }

    /// The next line of the answer.
    private func answer(seconds: Double) throws(WebKitError) -> PropertyValue {
        let deadline = monotonicSeconds() + seconds
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // NB: A line can have many megabytes: each byte is searched once.
        var searched = 0
        defer { messages.forward() }
        while true {
            messages.forward()
            if let end = unread[searched...].firstIndex(of: 0x0A) {
                searched = 0
                let line = Array(unread[..<end])
                unread.removeSubrange(...end)
                do { return try PropertyValue(json: line) } catch {
                    throw Self.problem("the answer of its driver is invalid JSON: \(error.description)")
                }
            }
            searched = unread.count
            switch readAvailable(output, into: &chunk) {
            case .bytes(let count): unread += chunk[..<count]
            case .wouldBlock:
                guard monotonicSeconds() < deadline else {
                    process.kill()
                    throw Self.problem("it did not answer in \(Int(seconds)) s")
                }
                if waitingInterruption() != nil { throw Self.problem("the program was interrupted") }
                var interests = [Interest(output, reads: true, writes: false), interruptionInterest].compactMap { $0 }
                wait(for: &interests, seconds: 1)
            case .closed, .failed: throw Self.problem("its driver ended")
            }
        }
    }
}
