// JobResult.swift: the result of a job. Every job has exactly one result; the supervisor makes it if the worker cannot.

public import Wire

/// Why a job ended. The set is closed: reports and exit codes are derived from it.
public enum TerminalReason: UInt8, Sendable, CaseIterable, CustomStringConvertible {
    /// Everything was done.
    case completed = 1
    /// A script has a syntax error, threw, or lacks what the bundle declares.
    case scriptError = 2
    /// A script or an action exceeded its time limit.
    case timedOut = 3
    /// A process exceeded its memory limit.
    case outOfMemory = 4
    /// A process died by a signal, or without an answer.
    case crashed = 5
    /// A signal or the action itself canceled it.
    case cancelled = 6
    /// The page or an option's value is not usable.
    case invalidInput = 7
    /// The native action did not start, failed, or sent an invalid answer.
    case actionFailed = 8
    /// A bug of the program itself.
    case internalError = 9

    /// The name used in reports.
    public var description: String {
        switch self {
        case .completed: "completed"
        case .scriptError: "script-error"
        case .timedOut: "timed-out"
        case .outOfMemory: "out-of-memory"
        case .crashed: "crashed"
        case .cancelled: "cancelled"
        case .invalidInput: "invalid-input"
        case .actionFailed: "action-failed"
        case .internalError: "internal-error"
        }
    }
}

/// The use of a script during which an error occurred.
public enum ScriptStage: UInt8, Sendable, CaseIterable, CustomStringConvertible {
    /// Its text was evaluated, and its result examined.
    case load = 1
    case run = 2
    case finalize = 3
    /// A script of `webaction eval`.
    case evaluate = 4
    /// A userscript or a content script threw. As in browsers, the others go on, and the page keeps what they did.
    case scheduled = 5

    /// The name used in messages and reports.
    public var description: String {
        switch self {
        case .load: "load"
        case .run: "run"
        case .finalize: "finalize"
        case .evaluate, .scheduled: "eval"
        }
    }
}

/// An error in a script, with its position.
public struct ScriptFault: Equatable, Sendable, WireCodable, CustomStringConvertible {
    public var stage: ScriptStage
    /// The error's name, such as "TypeError"; empty if the thrown value is not an error object.
    public var name: String
    public var message: String
    /// The script's name, as in `ScriptInput`.
    public var source: String
    /// The line, from 1; 0 if unknown.
    public var line: Int
    public var column: Int
    /// The engine's stack, one frame per line; may be empty.
    public var stack: String
    /// Whether the error is that the script exceeded its time limit.
    public var isTimeout: Bool

    /// A fault with all its fields.
    public init(
        stage: ScriptStage,
        name: String,
        message: String,
        source: String,
        line: Int = 0,
        column: Int = 0,
        stack: String = "",
        isTimeout: Bool = false
    ) {
        self.stage = stage
        self.name = name
        self.message = message
        self.source = source
        self.line = line
        self.column = column
        self.stack = stack
        self.isTimeout = isTimeout
    }

    /// `file:line:column: name: message`, without unknown parts.
    public var description: String {
        var place = source
        if line > 0 { place += ":\(line)" }
        if line > 0, column > 0 { place += ":\(column)" }
        return [place, name, message].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(byte: stage.rawValue)
        for text in [name, message, source] { writer.write(text) }
        writer.write(count: UInt64(max(0, line)))
        writer.write(count: UInt64(max(0, column)))
        writer.write(stack)
        writer.write(isTimeout)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        stage = try reader.readCase(ScriptStage.self)
        name = try reader.readString()
        message = try reader.readString()
        source = try reader.readString()
        line = Int(clamping: try reader.readCount())
        column = Int(clamping: try reader.readCount())
        stack = try reader.readString()
        isTimeout = try reader.readFlag()
    }
}

/// The duration of a step.
package struct Timing: Equatable, Sendable {
    /// A worker's steps for a page, in order; `copy` replaces `parse` for a page that was parsed before.
    package enum Step: UInt8, Sendable { case decode, parse, world, run, finalize, write, copy }

    package var step: Step
    package var microseconds: UInt64

    /// A step and its duration.
    package init(step: Step, microseconds: UInt64) {
        self.step = step
        self.microseconds = microseconds
    }
}

/// A document's mode. https://dom.spec.whatwg.org/#concept-document-mode
package enum DocumentMode: UInt8, Sendable {
    case noQuirks, quirks, limitedQuirks

    /// The standard's name.
    package var name: String {
        switch self {
        case .noQuirks: "no-quirks"
        case .quirks: "quirks"
        case .limitedQuirks: "limited-quirks"
        }
    }
}

/// Properties of a parsed page, other than its tree.
package struct PageSummary: Equatable, Sendable, WireCodable {
    /// Nodes of the tree, without the document, with template contents.
    package var nodes: Int
    package var elements: Int
    /// The number of levels below the document.
    package var depth: Int
    /// The mode that the page's doctype selects.
    package var mode: DocumentMode
    /// The encoding's name in the Encoding Standard.
    package var encoding: String
    /// The number of bytes of the page.
    package var bytes: Int

    /// A summary with all its fields.
    package init(nodes: Int, elements: Int, depth: Int, mode: DocumentMode, encoding: String, bytes: Int) {
        self.nodes = nodes
        self.elements = elements
        self.depth = depth
        self.mode = mode
        self.encoding = encoding
        self.bytes = bytes
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        for number in [nodes, elements, depth, bytes] { writer.write(count: UInt64(max(0, number))) }
        writer.write(byte: mode.rawValue)
        writer.write(encoding)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        nodes = Int(clamping: try reader.readCount())
        elements = Int(clamping: try reader.readCount())
        depth = Int(clamping: try reader.readCount())
        bytes = Int(clamping: try reader.readCount())
        mode = try reader.readCase(DocumentMode.self)
        encoding = try reader.readString()
    }
}

/// The final result of a job.
package struct JobResult: Equatable, Sendable, WireCodable {
    package var reason: TerminalReason
    /// One sentence for users, if the reason is not `completed` and no fault explains it.
    package var detail: String = ""
    package var fault: ScriptFault?
    /// The job's output: the written page, the tree, or a value as JSON. For a `RunJob`, nil means that the page is unchanged: its own
    /// bytes are the output.
    package var output: [UInt8]?
    /// The tree after run() in html5lib's format, if requested.
    package var runSnapshot: [UInt8]?
    /// The tree after finalize() in html5lib's format, if requested.
    package var finalSnapshot: [UInt8]?
    package var summary: PageSummary?
    /// The tree's nodes as JSON, if requested.
    package var nodes: [UInt8]?
    /// The page's parse errors, if requested.
    package var errors: [PageError]?
    /// How the page was written; nil for jobs that write none.
    package var writing: PageWriting?
    /// The encoding of the written page; nil for jobs that write none.
    package var encoding: PageEncoding?
    /// The changes by scripts, if requested.
    package var changes: PageChangeList?
    package var timings: [Timing] = []
    /// Whether the script runs on pages with this URL. One that does not leaves the page as it is.
    package var isMatched = true
    /// The values that the script stored; nil: it changed none.
    package var storedValues: StoredValues?

    /// A result with its reason, and the output of a job that was completed.
    package init(_ reason: TerminalReason, detail: String = "", fault: ScriptFault? = nil, output: [UInt8]? = nil) {
        self.reason = reason
        self.detail = detail
        self.fault = fault
        self.output = output
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(byte: reason.rawValue)
        writer.write(detail)
        writer.write(optional: fault) { $0.write($1) }
        let parts = [output, runSnapshot, finalSnapshot]
        // OPTIMIZATION: Growing copies.
        writer.makeRoom(for: parts.reduce(changes?.size ?? 0) { $0 + ($1?.count ?? 0) })
        for data in parts { writer.write(optional: data) { $0.write($1) } }
        writer.write(optional: summary) { $0.write($1) }
        writer.write(optional: nodes) { $0.write($1) }
        writer.write(optional: errors) { writer, errors in writer.write(list: errors) { $0.write($1) } }
        writer.write(optional: writing) { $0.write($1) }
        writer.write(optional: encoding) { $0.write($1) }
        writer.write(optional: changes) { $0.write($1) }
        writer.write(list: timings) { writer, timing in
            writer.write(byte: timing.step.rawValue)
            writer.write(count: timing.microseconds)
        }
        writer.write(isMatched)
        writer.write(optional: storedValues) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        reason = try reader.readCase(TerminalReason.self)
        detail = try reader.readString()
        fault = try reader.readOptional { reader throws(WireError) in try ScriptFault(from: &reader) }
        output = try reader.readOptional { reader throws(WireError) in try reader.readData() }
        runSnapshot = try reader.readOptional { reader throws(WireError) in try reader.readData() }
        finalSnapshot = try reader.readOptional { reader throws(WireError) in try reader.readData() }
        summary = try reader.readOptional { reader throws(WireError) in try PageSummary(from: &reader) }
        nodes = try reader.readOptional { reader throws(WireError) in try reader.readData() }
        errors = try reader.readOptional { reader throws(WireError) in
            try reader.readList { reader throws(WireError) in try PageError(from: &reader) }
        }
        writing = try reader.readOptional { reader throws(WireError) in try PageWriting(from: &reader) }
        encoding = try reader.readOptional { reader throws(WireError) in try PageEncoding(from: &reader) }
        changes = try reader.readOptional { reader throws(WireError) in try PageChangeList(from: &reader) }
        timings = try reader.readList { reader throws(WireError) in
            Timing(step: try reader.readCase(Timing.Step.self), microseconds: try reader.readCount())
        }
        isMatched = try reader.readFlag()
        storedValues = try reader.readOptional { reader throws(WireError) in try StoredValues(from: &reader) }
    }
}
