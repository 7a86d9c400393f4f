// WorkerMessages.swift: the messages between the supervisor and the page worker, on descriptor 3 of the worker.
//
//   supervisor                          worker
//   start(job)                  ──►     parses at once
//   loadPayload(extra)          ──►     evaluates the script, calls run()
//                               ◄──     parsed(title), after the page is parsed
//                               ◄──     note(…), any number of times
//                               ◄──     payload(value or nil, fault)
//   finish(argument or nil)     ──►     calls finalize() if there is an argument, writes the page
//                               ◄──     result(…), once per job
//
// A run job may announce further extensions: the worker then keeps the page. `next` starts the next one, which proceeds like the first;
// `release` drops the page, if one failed before the last.
//
// A snapshot or evaluate job consists of start, notes and result. Jobs without a page (metadata, addresses) consist of start and result;
// between them a match job may name the expressions that it tries. All messages have the job's request number. A job may also request
// resources (ResourceMessages.swift), and send messages of content scripts to their extension's background, one at a time.

package import PropertyValues
public import Wire

/// A job of the worker.
package enum Job: Equatable, Sendable {
    case run(RunJob)
    case snapshot(SnapshotJob)
    case evaluate(EvaluateJob)
    /// Another extension on the kept page.
    case next(NextRunJob)
    case readMetadata(MetadataJob)
    case match(MatchJob)
}

/// From the supervisor to the worker.
package enum SupervisorToWorker: FrameMessage, Equatable {
    /// Kinds 1 to 3, 7, 9 and 10: begins a job.
    case start(Job)
    /// Kind 4: the property list was requested, so run() runs now, with these as `arguments.extraArguments`; nil: there are none.
    case loadPayload(extraArguments: PropertyValue?)
    /// Kind 5: the action is done; nil: finalize() is not called.
    case finish(argument: PropertyValue?)
    /// Kind 6: the answer to `loadResource`; nil: there is no such resource.
    case resource(ResourceAnswer?)
    /// Kind 8: the kept page is no longer needed.
    case release
    /// Kind 11: the background's reply to `message`: JSON, an object with "answer" or "error"; nil: nothing received the message.
    case reply([UInt8]?)

    /// The frame's kind byte.
    package var kind: UInt8 {
        switch self {
        case .start(.run): 1
        case .start(.snapshot): 2
        case .start(.evaluate): 3
        case .loadPayload: 4
        case .finish: 5
        case .resource: 6
        case .start(.next): 7
        case .release: 8
        case .start(.readMetadata): 9
        case .start(.match): 10
        case .reply: 11
        }
    }

    /// Appends the message's fields.
    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .start(.run(let job)): writer.write(job)
        case .start(.snapshot(let job)): writer.write(job)
        case .start(.evaluate(let job)): writer.write(job)
        case .start(.next(let job)): writer.write(job)
        case .start(.readMetadata(let job)): writer.write(job)
        case .start(.match(let job)): writer.write(job)
        case .release: break
        case .loadPayload(let extraArguments): writer.write(optional: extraArguments) { $0.write($1) }
        case .finish(let argument): writer.write(optional: argument) { $0.write($1) }
        case .resource(let answer): writer.write(optional: answer) { $0.write($1) }
        case .reply(let json): writer.write(optional: json) { $0.write($1) }
        }
    }

    /// Reads the fields of the message that `kind` names.
    package init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1: self = .start(.run(try RunJob(from: &body)))
        case 2: self = .start(.snapshot(try SnapshotJob(from: &body)))
        case 3: self = .start(.evaluate(try EvaluateJob(from: &body)))
        case 4:
            self = .loadPayload(
                extraArguments: try body.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            )
        case 5:
            self = .finish(
                argument: try body.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            )
        case 6:
            self = .resource(
                try body.readOptional { reader throws(WireError) in try ResourceAnswer(from: &reader) }
            )
        case 7: self = .start(.next(try NextRunJob(from: &body)))
        case 8: self = .release
        case 9: self = .start(.readMetadata(try MetadataJob(from: &body)))
        case 10: self = .start(.match(try MatchJob(from: &body)))
        case 11: self = .reply(try body.readOptional { reader throws(WireError) in try reader.readData() })
        default: throw .unknownTag(of: "message to a worker", value: UInt64(kind))
        }
    }
}

/// An event on the page, for standard error and for the report.
public struct PageMessage: Equatable, Sendable, WireCodable {
    /// The kind of note.
    public enum Kind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        case consoleLog = 1
        case consoleInfo = 2
        case consoleWarning = 3
        case consoleError = 4
        case consoleDebug = 5
        /// `alert`, `confirm` and `prompt`.
        case dialog = 6
        /// An attempt to navigate, which is not carried out.
        case navigation = 7
        /// The program's own warning about the script.
        case warning = 8
        /// An exception or a rejected promise that was not handled.
        case uncaughtError = 9
        /// A value that could not be part of the payload; a warning, except for the diagnosis of a run.
        case lostValue = 10
        /// What a script asked its manager to do: to open a tab, to show a notification, to copy a text, to download a file; or a command
        /// that it offers in the manager's menu.
        case request = 11

        /// Whether it is a warning about the page or the script.
        package var isWarning: Bool { self == .warning || self == .lostValue }

        /// The name used in reports.
        public var description: String {
            switch self {
            case .consoleLog: "consoleLog"
            case .consoleInfo: "consoleInfo"
            case .consoleWarning: "consoleWarning"
            case .consoleError: "consoleError"
            case .consoleDebug: "consoleDebug"
            case .dialog: "dialog"
            case .navigation: "navigation"
            case .warning, .lostValue: "warning"
            case .uncaughtError: "uncaughtError"
            case .request: "request"
            }
        }
    }

    public var kind: Kind
    public var text: String
    /// The call that caused it; for a trace and an uncaught error all active calls, innermost first; empty if no script caused it.
    public var calls: [ScriptPlace]

    /// A note with all its fields.
    public init(kind: Kind, text: String, calls: [ScriptPlace] = []) {
        self.kind = kind
        self.text = text
        self.calls = calls
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(byte: kind.rawValue)
        writer.write(text)
        writer.write(list: calls) { $0.write($1) }
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        kind = try reader.readCase(Kind.self)
        text = try reader.readString()
        calls = try reader.readList { reader throws(WireError) in try ScriptPlace(from: &reader) }
    }
}

/// From the worker to the supervisor.
package enum WorkerToSupervisor: FrameMessage, Equatable {
    /// Kind 1: the payload of run(). A fault means that the script failed; the job still waits for `finish`.
    case payload(PropertyValue?, fault: ScriptFault?)
    /// Kind 2: a console message, a dialog or a warning of the page.
    case note(PageMessage)
    /// Kind 3: the job has ended.
    case result(JobResult)
    /// Kind 4: the page of a run job is parsed, and has this title; the script's time limit begins.
    case parsed(title: String)
    /// Kind 5: requests a resource and waits for `resource`.
    case loadResource(ResourceRequest)

    /// Kind 6: a match job tries this expression next; sent only if that was requested.
    case trying(expression: Int)
    /// Kind 7: sends the background of the extension a message, as JSON, and waits for `reply`.
    case message([UInt8])

    /// The most bytes of `message`.
    package static let maximumMessage = 8 << 20

    /// Kinds of messages that contain a page or a script's values, and so may be large.
    package static let largeKinds: [UInt8] = [1, 3]

    /// The frame's kind byte.
    package var kind: UInt8 {
        switch self {
        case .payload: 1
        case .note: 2
        case .result: 3
        case .parsed: 4
        case .loadResource: 5
        case .trying: 6
        case .message: 7
        }
    }

    /// Appends the message's fields.
    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .payload(let value, let fault):
            writer.write(optional: value) { $0.write($1) }
            writer.write(optional: fault) { $0.write($1) }
        case .note(let note): writer.write(note)
        case .result(let result): writer.write(result)
        case .parsed(let title): writer.write(title)
        case .loadResource(let request): writer.write(request)
        case .trying(let expression): writer.write(count: UInt64(max(0, expression)))
        case .message(let json): writer.write(json)
        }
    }

    /// Reads the fields of the message that `kind` names.
    package init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1:
            let value = try body.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            let fault = try body.readOptional { reader throws(WireError) in try ScriptFault(from: &reader) }
            self = .payload(value, fault: fault)
        case 2: self = .note(try PageMessage(from: &body))
        case 3: self = .result(try JobResult(from: &body))
        case 4: self = .parsed(title: try body.readString())
        case 5: self = .loadResource(try ResourceRequest(from: &body))
        case 6: self = .trying(expression: Int(clamping: try body.readCount()))
        case 7: self = .message(try body.readData())
        default: throw .unknownTag(of: "message from a worker", value: UInt64(kind))
        }
    }
}
