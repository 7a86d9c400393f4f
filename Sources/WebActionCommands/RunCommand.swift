// RunCommand.swift: webaction run: the whole pipeline on one page.

import ActionHost
import ArgumentParser
import ExtensionModel
import Isolation
import WorkerProtocol

extension PageSerialization: ExpressibleByArgument {
    /// The option's value, or nil.
    public init?(argument: String) {
        switch argument {
        case "preserve": self = .preserve
        case "html": self = .html
        case "xml": self = .xml
        default: return nil
        }
    }

    public static var allValueStrings: [String] { ["preserve", "html", "xml"] }

    public var defaultValueDescription: String { Self.allValueStrings[Int(rawValue) - 1] }
}

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Takes one page through an extension: run(), the native action, finalize().",
        discussion: """
            Example: webaction run page.html --extension marquee --arguments '{"marqueeTagNames": ["h1"]}' -o out.html

            The page goes to standard output unless -o is given. When the action fails, the page passes through byte \
            for byte and the exit code is 1. A native action may take five times --timeout.
            """
    )

    @Argument(help: ArgumentHelp("The page; - is standard input.", valueName: "page"))
    var page: String
    @Option(name: .customLong("extension"), help: "A bundle's name, or a path with a slash.")
    var bundle: String
    @Option(help: "finalize()'s argument as JSON; the bundle's native half is then not started.")
    var arguments: String?
    @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
    var output: String?
    @Option(help: "Writes what run() handed over, as JSON.")
    var payload: String?
    @Option(help: "How the page is written: preserve, html or xml.")
    var serialization = PageSerialization.preserve
    @Option(help: "Seconds for each of run() and finalize().")
    var timeout = 2.0
    @Option(help: "What is selected on the page: a CSS selector or a text.")
    var selection: String?
    @Option(help: "The document's URL; without it, the file's.")
    var url: String?
    @OptionGroup
    var reading: PageReading
    @Option(help: "Writes the tree after run(), in html5lib's format.")
    var snapshotRun: String?
    @Option(help: "Writes the tree after finalize(), in html5lib's format.")
    var snapshotFinal: String?
    @Option(help: "Writes how it went, as JSON.")
    var report: String?

    func validate() throws {
        try checkTimeout(timeout)
    }

    func run() throws {
        let started = monotonicSeconds()
        let fixed = try fixedArgument(arguments)
        // The worker starts while the files are read.
        let host = try startHost()
        defer { host.shutDown() }
        let input = try readPage(page, url: url, reading: reading)
        let found = try findBundle(bundle)
        let job = RunJob(
            page: input,
            script: try found.script(),
            extensionName: found.bundle.identifier,
            selection: selection,
            serialization: serialization,
            timeout: timeout,
            wantsRunSnapshot: snapshotRun != nil,
            wantsFinalSnapshot: snapshotFinal != nil
        )
        let action = try fixed.map(NativeAction.fixed) ?? found.action(host: host)
        let result: RunReport
        do {
            result = try host.run(
                job,
                action: action,
                callsFinalize: found.bundle.point.callsFinalize,
                onNote: printNote
            )
        } catch {
            throw CommandProblem.engine(error.description)
        }
        if host.interruption != nil {
            try fail(host, page: input.name, reason: .cancelled, message: "interrupted.")
        }
        try write(result, of: input)
        host.shutDown()
        if let report {
            let text = reportJSON(
                result,
                page: input.name,
                host: host,
                extensionName: found.bundle.identifier,
                seconds: monotonicSeconds() - started
            )
            try writeOutput(text, to: report)
        }
        if let failure = result.failure {
            try fail(host, page: input.name, reason: failure.reason, message: failure.message)
        }
    }

    private func write(_ result: RunReport, of input: PageInput) throws {
        if let payload, result.hasPayload {
            try writeOutput((result.payload ?? .null).json(.canonical) + [0x0A], to: payload)
        }
        for (path, tree) in [(snapshotRun, result.runSnapshot), (snapshotFinal, result.finalSnapshot)] {
            if let path, let tree { try writeOutput(tree.last == 0x0A ? tree : tree + [0x0A], to: path) }
        }
        try writeOutput(result.page ?? input.bytes, to: output)
    }
}

/// The report of a run as JSON, with a newline.
private func reportJSON(
    _ result: RunReport,
    page: String,
    host: Host,
    extensionName: String,
    seconds: Double
) -> [UInt8] {
    var entries: [(key: String, value: PropertyValue)] = [
        ("page", .string(page)),
        ("extension", .string(extensionName)),
        ("reason", .string((result.failure?.reason ?? .completed).description)),
        ("changed", .bool(result.page != nil)),
        ("payload", result.payload ?? .null),
    ]
    if let failure = result.failure {
        entries.append(("message", .string(failure.message)))
        if let fault = failure.fault {
            let place: [(key: String, value: PropertyValue)] = [
                ("stage", .string(fault.stage)), ("name", .string(fault.name)), ("message", .string(fault.message)),
                ("file", .string(fault.source)), ("line", .integer(Int64(fault.line))), ("stack", .string(fault.stack)),
            ]
            entries.append(("error", .dictionary(place)))
        }
    }
    let notes = result.notes.map { note in
        PropertyValue.dictionary([("kind", .string("\(note.kind)")), ("text", .string(note.text))])
    }
    entries.append(("notes", .array(notes)))
    var times = result.timings.map { ($0.step, PropertyValue.number(Double($0.microseconds) / 1000)) }
    times.append(("total", .number((seconds * 1_000_000).rounded() / 1000)))
    entries.append(("milliseconds", .dictionary(times.map { (key: $0.0, value: $0.1) })))
    let peaks: [(key: String, value: PropertyValue)] = [
        ("worker", .integer(Int64(host.workerPeakBytes))), ("action", .integer(Int64(host.actionPeakBytes))),
    ]
    entries.append(("peakBytes", .dictionary(peaks)))
    return PropertyValue.dictionary(entries).json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A]
}
