// RunRecording.swift: a run in one file, with all its inputs and its results. docs/replay.md describes the format.
//
// A recording may be untrusted. Its numbers are checked against the available bytes before memory is allocated; its page is
// processed by a confined worker like any page; nothing in it names a program to start or a file to open or write.

package import PageProtocol
import ProcessSupervision
package import PropertyValues
package import RunEngine
import SavedPages
package import Wire

/// The reason why a file is not a recording that can be replayed.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
    /// The reason, as one clause.
    package var description: String
}

extension PageMessage {
    /// The note as it is recorded: the text, without the script's call.
    var recorded: PageMessage { PageMessage(kind: kind, text: text) }
}

/// The failure of a run, or of a part of it.
package struct RecordedFailure: Equatable, Sendable, WireCodable {
    package var reason: TerminalReason
    package var message: String

    /// Creates it from a report's failure.
    init(_ failure: RunFailure) { (reason, message) = (failure.reason, failure.message) }

    /// The failure as in reports.
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
    /// The bundle's property list at that time; empty if it could not be read.
    package var infoPlist: [UInt8]
    package var script: ScriptInput?
    package var kind: ScriptKind
    /// If each call has a script of its own: those after the first.
    package var furtherScripts: [ScriptInput]
    /// What the script's manager had for it.
    package var manager: ManagerInput
    package var callsFinalize: Bool
    /// The calls of run(), each with its extra arguments; empty if the script did not run.
    package var calls: [PropertyValue?]
    /// The resources that the page requested.
    package var resources: [RecordedResource]
    /// The messages that its scripts sent to the background, with the replies.
    package var messages: [RecordedMessage]
    package var argument: PropertyValue?
    /// The failure of the native action; nil if there was none.
    package var actionFailure: RecordedFailure?
    /// Whether run() passed a payload, which may be nil.
    package var hasPayload: Bool
    package var payload: PropertyValue?
    package var notes: [PageMessage]
    package var failure: RecordedFailure?
    /// The written page; nil if it is unchanged.
    package var page: [UInt8]?

    /// Creates the record of an extension that has run.
    package init(_ part: ExtensionToRun, infoPlist: [UInt8], _ report: RunReport) {
        let exchange = report.exchange ?? RecordedInputs()
        identifier = part.identifier
        self.infoPlist = infoPlist
        script = part.script
        kind = part.kind
        furtherScripts = part.furtherScripts
        manager = part.part.manager
        callsFinalize = part.callsFinalize
        calls = exchange.calls
        resources = exchange.resources
        messages = exchange.messages
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
        writer.write(byte: kind.rawValue)
        writer.write(list: furtherScripts) { $0.write($1) }
        writer.write(manager)
        writer.write(list: messages) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        try self.init(from: &reader, form: RunRecording.form)
    }

    /// Reads the fields in a version of the format.
    init(from reader: inout ByteReader, form: UInt64) throws(WireError) {
        identifier = try reader.readString()
        infoPlist = try reader.readData()
        script = try reader.readOptional { reader throws(WireError) in try ScriptInput(from: &reader) }
        callsFinalize = try reader.readFlag()
        if form == 1 {
            // NB: Only whether the script ran. The number of calls of run() and their arguments were not recorded.
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
            PageMessage(kind: try reader.readCase(PageMessage.Kind.self), text: try reader.readString())
        }
        failure = try reader.readOptional { reader throws(WireError) in try RecordedFailure(from: &reader) }
        page = try reader.readOptional { reader throws(WireError) in try reader.readData() }
        let hasKind = RunRecording.hasKinds(form)
        kind = hasKind ? try reader.readCase(ScriptKind.self) : .actionExtension
        furtherScripts =
            hasKind ? try reader.readList { reader throws(WireError) in try ScriptInput(from: &reader) } : []
        manager =
            try RunRecording.managerForm(form).map { form throws(WireError) in
                try ManagerInput(from: &reader, form: form)
            } ?? ManagerInput()
        messages =
            form < 7 ? [] : try reader.readList { reader throws(WireError) in try RecordedMessage(from: &reader) }
    }
}

/// A recorded run.
package struct RunRecording: Equatable, Sendable {
    /// The first bytes of a file.
    static let heading = Array("webaction recording\n".utf8)
    /// The version of the format that is written. It changes with the encoding of everything in it, including jobs and values. Earlier
    /// versions can be read.
    package static let form: UInt64 = 7
    /// Whether a version of the format has the kinds of scripts. Before, all were those of action extensions.
    static func hasKinds(_ form: UInt64) -> Bool { form > 3 }
    /// The encoding of the inputs of scripts' managers in a version of the format; nil: it has none.
    static func managerForm(_ form: UInt64) -> ManagerInput.Form? {
        switch form {
        case ..<5: nil
        case 5: .withoutFiles
        case 6: .withoutBackground
        default: .whole
        }
    }
    /// The maximum number of extensions in a run.
    static let maximumSteps = 1000
    /// The maximum time limit in seconds: that of `--timeout`.
    static let longestTimeout = 86_400.0

    /// The version of the program that wrote the recording.
    package var program: String
    /// The names of the time zone and the locale; empty for the system's own.
    package var timeZone: String
    package var locale: String
    /// The page and the options, including the first extension's part.
    package var job: RunJob
    package var order: ExtensionOrder
    package var steps: [RecordedStep]

    /// Creates a recording.
    package init(
        program: String,
        timeZone: String,
        locale: String,
        _ task: PageTask,
        steps: [RecordedStep]
    ) {
        self.program = program
        // NB: An environment may contain anything; libraries ignore what is not a name too.
        self.timeZone = Self.isPlainName(timeZone) ? timeZone : ""
        self.locale = Self.isPlainName(locale) ? locale : ""
        job = task.job
        order = task.order
        self.steps = steps
    }

    /// Whether each of several extensions had a copy of the page.
    package var isEach: Bool { order == .each && steps.count > 1 }

    /// The bytes of the file.
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

    /// Parses a file.
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
            // NB: Version 1 has no warnings about how the page was read; versions 1 and 2 have a flag for finalize().
            job = try RunJob(
                from: &reader,
                hasPageWarnings: form > 1,
                hasFinalizeFlag: form < 3,
                hasKind: Self.hasKinds(form),
                manager: Self.managerForm(form)
            )
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

    /// Rejects values that no run of this program can have.
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

    /// Whether a text can be the name of a time zone or a locale, but not of a file: libraries look up these by name.
    static func isPlainName(_ name: String) -> Bool {
        let bytes = name.utf8
        let isPlain = bytes.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || [0x2B, 0x2D, 0x2E, 0x2F, 0x40, 0x5F].contains(byte)
        }
        return isPlain && bytes.count <= 64 && bytes.first != 0x2F && !name.contains("..")
    }
}
