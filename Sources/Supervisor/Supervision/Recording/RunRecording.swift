// RunRecording.swift: a run in one file: all that went into it, and what came of it. The form is told in docs/replay.md.
//
// A recording may be a stranger's. Its numbers are checked against the bytes that there are before memory is taken; what it says of
// the page goes to a confined worker as any page does; nothing in it names a program to start or a file to open or write.

package import PageProtocol
package import PropertyValues
package import Wire

/// Why a file is no recording that can be replayed.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
    /// One clause.
    package var description: String
}

extension PageNote {
    /// The note as recordings have it: what was said, and not which call of the script said it.
    var recorded: PageNote { PageNote(kind: kind, text: text) }
}

/// How a run, or a part of it, failed.
package struct RecordedFailure: Equatable, Sendable, WireCodable {
    package var reason: TerminalReason
    package var message: String

    /// What a report says.
    init(_ failure: RunFailure) { (reason, message) = (failure.reason, failure.message) }

    /// The failure as reports have it.
    var failure: RunFailure { RunFailure(reason, message) }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(byte: reason.rawValue)
        writer.write(message)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        reason = try reader.readCase(TerminalReason.self)
        message = try reader.readString()
    }
}

/// One extension's part of a run.
package struct RecordedStep: Equatable, Sendable, WireCodable {
    /// The bundle's identifier.
    package var identifier: String
    /// The bundle's property list, as it was; empty where it could not be read.
    package var infoPlist: [UInt8]
    package var script: ScriptInput?
    package var callsFinalize: Bool
    /// The calls of run(), each with its extra arguments; none: the script had no turn.
    package var calls: [PropertyValue?]
    /// What came from outside.
    package var resources: [RecordedResource]
    package var argument: PropertyValue?
    /// How the native action failed, if it did.
    package var actionFailure: RecordedFailure?
    /// Whether run() handed over anything, nil included.
    package var hasPayload: Bool
    package var payload: PropertyValue?
    package var notes: [PageNote]
    package var failure: RecordedFailure?
    /// The page as it was written; nil: it is as it came.
    package var page: [UInt8]?

    /// What is known of an extension once it has run.
    package init(_ part: RunExtension, infoPlist: [UInt8], _ report: RunReport) {
        let exchange = report.exchange ?? RunExchange()
        identifier = part.identifier
        self.infoPlist = infoPlist
        script = part.script
        callsFinalize = part.callsFinalize
        calls = exchange.calls
        resources = exchange.resources
        argument = exchange.argument
        failure = report.failure.map(RecordedFailure.init)
        actionFailure = exchange.isActionsFault && report.failure?.fault == nil ? failure : nil
        hasPayload = report.hasPayload
        payload = report.payload
        notes = report.notes.map(\.recorded)
        page = report.page
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(identifier)
        writer.write(infoPlist)
        writer.write(optional: script) { $0.write($1) }
        writer.write(callsFinalize)
        writer.write(list: calls) { writer, extraArguments in
            writer.write(optional: extraArguments) { $0.write($1) }
        }
        writer.write(list: resources) { writer, resource in
            writer.write(resource.url)
            writer.write(optional: resource.answer) { $0.write($1) }
        }
        writer.write(optional: argument) { $0.write($1) }
        writer.write(optional: actionFailure) { $0.write($1) }
        writer.write(hasPayload)
        writer.write(optional: payload) { $0.write($1) }
        writer.write(list: notes) { writer, note in
            writer.write(byte: note.kind.rawValue)
            writer.write(note.text)
        }
        writer.write(optional: failure) { $0.write($1) }
        writer.write(optional: page) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        try self.init(from: &reader, form: RunRecording.form)
    }

    /// Reads the fields as a form of recordings has them.
    init(from reader: inout ByteReader, form: UInt64) throws(WireError) {
        identifier = try reader.readString()
        infoPlist = try reader.readData()
        script = try reader.readOptional { reader throws(WireError) in try ScriptInput(from: &reader) }
        callsFinalize = try reader.readFlag()
        if form == 1 {
            // NB: Whether the script had its turn. How often run() was called, and with what, was not recorded.
            calls = try reader.readFlag() ? [nil] : []
        } else {
            calls = try reader.readList { reader throws(WireError) in
                try reader.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            }
        }
        resources = try reader.readList { reader throws(WireError) in
            RecordedResource(
                url: try reader.readString(),
                answer: try reader.readOptional { reader throws(WireError) in try ResourceAnswer(from: &reader) }
            )
        }
        argument = try reader.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
        actionFailure = try reader.readOptional { reader throws(WireError) in try RecordedFailure(from: &reader) }
        hasPayload = try reader.readFlag()
        payload = try reader.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
        notes = try reader.readList { reader throws(WireError) in
            PageNote(kind: try reader.readCase(PageNote.Kind.self), text: try reader.readString())
        }
        failure = try reader.readOptional { reader throws(WireError) in try RecordedFailure(from: &reader) }
        page = try reader.readOptional { reader throws(WireError) in try reader.readData() }
    }
}

/// A run as it was.
package struct RunRecording: Equatable, Sendable {
    /// What a file begins with.
    static let heading = Array("webaction recording\n".utf8)
    /// The form that this program writes. It changes with the form of what is in it, jobs and values included. The forms before it
    /// are read.
    package static let form: UInt64 = 3
    /// The most extensions that a run is taken to have.
    static let maximumSteps = 1000
    /// The longest time limit that is taken, in seconds: that of `--timeout`.
    static let longestTimeout = 86_400.0

    /// The version of the program that wrote it.
    package var program: String
    /// The time zone's name, and the locale's; empty for the system's own.
    package var timeZone: String
    package var locale: String
    /// The page and the options; the first extension's part is in it.
    package var job: RunJob
    package var order: ExtensionOrder
    package var steps: [RecordedStep]

    /// A run with all its fields.
    package init(
        program: String,
        timeZone: String,
        locale: String,
        _ task: PageTask,
        steps: [RecordedStep]
    ) {
        self.program = program
        // NB: An environment may hold anything; what is no name, libraries pass over, too.
        self.timeZone = Self.isPlainName(timeZone) ? timeZone : ""
        self.locale = Self.isPlainName(locale) ? locale : ""
        job = task.job
        order = task.order
        self.steps = steps
    }

    /// Whether each of several extensions had a copy of the page.
    package var isEach: Bool { order == .each && steps.count > 1 }

    /// The file.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(count: Self.form)
        writer.write(program)
        writer.write(timeZone)
        writer.write(locale)
        writer.write(job)
        writer.write(order == .each)
        writer.write(list: steps) { $0.write($1) }
        return Self.heading + writer.bytes
    }

    /// Reads a file.
    package init(bytes: [UInt8]) throws(RecordingError) {
        guard bytes.starts(with: Self.heading) else { throw RecordingError(description: "it is no recording") }
        var reader = ByteReader(Array(bytes.dropFirst(Self.heading.count)))
        var form = Self.form
        do throws(WireError) {
            form = try reader.readCount()
            if form < 1 || form > Self.form { throw .unknownTag(of: "form of recordings", value: form) }
            program = try reader.readString()
            timeZone = try reader.readString()
            locale = try reader.readString()
            // NB: Form 1 has no warnings of how the page was found, and forms 1 and 2 a flag for finalize().
            job = try RunJob(from: &reader, hasPageWarnings: form > 1, hasFinalizeFlag: form < 3)
            order = try reader.readFlag() ? .each : .chain
            steps = try reader.readList { reader throws(WireError) in
                try RecordedStep(from: &reader, form: form)
            }
            try reader.finish()
        } catch {
            throw RecordingError(
                description: (1...Self.form).contains(form)
                    ? "the recording is damaged: \(error.description)"
                    : "it is a recording of form \(form), and this program replays forms 1 to \(Self.form)"
            )
        }
        try check()
    }

    /// Refuses what no run of this program can have.
    private func check() throws(RecordingError) {
        func refuse(_ what: String) -> RecordingError {
            RecordingError(description: "the recording is damaged: \(what)")
        }
        guard (1...Self.maximumSteps).contains(steps.count) else { throw refuse("it has no extension, or too many") }
        guard steps.allSatisfy({ $0.calls.count <= ActionLimits.loads }) else {
            throw refuse("run() is called too often")
        }
        guard job.timeout > 0, job.timeout <= Self.longestTimeout else { throw refuse("its time limit is none") }
        guard absoluteURL(job.page.url) != nil else { throw refuse("its page has no address") }
        for name in [timeZone, locale] where !Self.isPlainName(name) {
            throw refuse("its time zone or locale is no name")
        }
        if let time = job.environment.startTime, !time.isFinite { throw refuse("its time is none") }
    }

    /// Whether a text can name a time zone or locale, and no file: libraries look for these by their names.
    static func isPlainName(_ name: String) -> Bool {
        let bytes = name.utf8
        let isPlain = bytes.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || [0x2B, 0x2D, 0x2E, 0x2F, 0x40, 0x5F].contains(byte)
        }
        return isPlain && bytes.count <= 64 && bytes.first != 0x2F && !name.contains("..")
    }
}
