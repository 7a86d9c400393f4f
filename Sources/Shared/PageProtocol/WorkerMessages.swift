// WorkerMessages.swift: what the supervisor and the page worker say to each other, on descriptor 3 of the worker.
//
//   supervisor                          worker
//   start(job)                  ──►     parses at once
//   loadPayload(extra)          ──►     evaluates the script, calls run()
//                               ◄──     parsed(title), once the page is
//                               ◄──     note(…), any number of times
//                               ◄──     payload(value or nil, fault)
//   finish(argument or nil)     ──►     calls finalize() when there is an argument, writes the page
//                               ◄──     result(…), once per job
//
// A run job may say that other extensions come: the worker then keeps the page, `next` brings the next one, which goes like the
// first, and `release` says that none comes, where one failed before the last.
//
// A snapshot or evaluate job is start, notes and result. The request number is the job's throughout. A job may also ask
// for resources (ResourceMessages.swift).

package import PropertyValues
public import Wire

/// What a worker may be asked to do.
package enum Job: Equatable, Sendable {
    case run(RunJob)
    case snapshot(SnapshotJob)
    case evaluate(EvaluateJob)
    /// Another extension on the page that was kept.
    case next(NextRunJob)
}

/// From the supervisor to the worker.
package enum SupervisorToWorker: FrameMessage, Equatable {
    /// Kinds 1 to 3 and 7: begins a job.
    case start(Job)
    /// Kind 4: the property list was asked for, so run() runs now, with these as `arguments.extraArguments`; nil: there are none.
    case loadPayload(extraArguments: PropertyValue?)
    /// Kind 5: the action is done; nil means that finalize() is not called.
    case finish(argument: PropertyValue?)
    /// Kind 6: the answer to `loadResource`; nil: there is no such resource.
    case resource(ResourceAnswer?)
    /// Kind 8: the page that was kept for another extension is not needed.
    case release

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
        }
    }

    /// Appends the message's fields.
    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .start(.run(let job)): writer.write(job)
        case .start(.snapshot(let job)): writer.write(job)
        case .start(.evaluate(let job)): writer.write(job)
        case .start(.next(let job)): writer.write(job)
        case .release: break
        case .loadPayload(let extraArguments): writer.write(optional: extraArguments) { $0.write($1) }
        case .finish(let argument): writer.write(optional: argument) { $0.write($1) }
        case .resource(let answer): writer.write(optional: answer) { $0.write($1) }
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
        default: throw .unknownTag(of: "message to a worker", value: UInt64(kind))
        }
    }
}

/// Something that happened on the page and belongs on standard error and into the report.
public struct PageNote: Equatable, Sendable, WireCodable {
    /// What kind of note it is.
    public enum Kind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        case consoleLog = 1
        case consoleInfo = 2
        case consoleWarning = 3
        case consoleError = 4
        case consoleDebug = 5
        /// `alert`, `confirm` and `prompt`.
        case dialog = 6
        /// A navigation that was asked for and not followed.
        case navigation = 7
        /// The program's own warning about the script.
        case warning = 8
        /// An exception that nothing caught, or a rejected promise.
        case uncaughtError = 9
        /// A value that could not be handed over, which is a warning to all but the diagnosis of a run.
        case lostValue = 10

        /// Whether it warns of the page or the script.
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
            }
        }
    }

    public var kind: Kind
    public var text: String
    /// Which call of a script said it, and of a trace and an uncaught error all calls that were going on, the innermost first; empty where
    /// no script did.
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
    /// Kind 1: what run() handed over. A fault says that the script failed; the job still waits for `finish`.
    case payload(PropertyValue?, fault: ScriptFault?)
    /// Kind 2: a console message, a dialog or a warning of the page.
    case note(PageNote)
    /// Kind 3: the job is over.
    case result(JobResult)
    /// Kind 4: the page of a run job is parsed, and has this title; from now on the script's time counts.
    case parsed(title: String)
    /// Kind 5: asks for a resource and waits for `resource`.
    case loadResource(ResourceRequest)

    /// Kinds of messages that hold a page or what a script made, and so may be large.
    package static let largeKinds: [UInt8] = [1, 3]

    /// The frame's kind byte.
    package var kind: UInt8 {
        switch self {
        case .payload: 1
        case .note: 2
        case .result: 3
        case .parsed: 4
        case .loadResource: 5
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
        }
    }

    /// Reads the fields of the message that `kind` names.
    package init(kind: UInt8, body: inout ByteReader) throws(WireError) {
        switch kind {
        case 1:
            let value = try body.readOptional { reader throws(WireError) in try PropertyValue(from: &reader) }
            let fault = try body.readOptional { reader throws(WireError) in try ScriptFault(from: &reader) }
            self = .payload(value, fault: fault)
        case 2: self = .note(try PageNote(from: &body))
        case 3: self = .result(try JobResult(from: &body))
        case 4: self = .parsed(title: try body.readString())
        case 5: self = .loadResource(try ResourceRequest(from: &body))
        default: throw .unknownTag(of: "message from a worker", value: UInt64(kind))
        }
    }
}
