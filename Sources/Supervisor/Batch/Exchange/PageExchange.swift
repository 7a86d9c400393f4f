// PageExchange.swift: `webaction worker`: reads pages as frames on standard input, and writes results to standard output.
// docs/worker-protocol.md describes the protocol.
//
// Invariants: 1. Each page that was accepted has exactly one result. 2. The client has at most `credit` pages without a
// result here, so that memory is bounded. 3. A key that was answered is answered again without running anything, as long
// as it is remembered.

import Isolation
import PageProtocol
package import ProcessSupervision
import PropertyValues
package import RunEngine
import SavedPages

/// Settings of a server.
package struct ServerSettings: Sendable {
    /// The options of each page's run.
    package var run: RunOptions
    package var jobs: Int
    /// Seconds between heartbeats.
    package var heartbeat: Double

    /// Creates settings.
    package init(run: RunOptions, jobs: Int, heartbeat: Double) {
        self.run = run
        self.jobs = jobs
        self.heartbeat = heartbeat
    }
}

/// How a server ended.
package enum ServerEnd: Equatable, Sendable {
    /// The client sent the end, and every page was answered.
    case done
    /// A signal arrived, and the pages under way were answered.
    case interrupted(Int32)
    /// The client sent a frame that cannot be decoded.
    case misunderstood(String)
    /// The client has stopped reading.
    case closed
}

/// A server for one client.
package final class PageExchange {
    private static let rememberedResults = 1024
    private static let rememberedBytes = 64 << 20

    private let settings: ServerSettings
    private let supervisor: Supervisor
    private let pool: PagePool
    private var decoder = ServingDecoder()
    private var waiting: [Request] = []
    private var running: [Int: Request] = [:]
    private var nextTicket = 0
    private var credit: Int
    private var done = 0
    private var isInputOver = false
    private var remembered: [String: (frame: ServingFrame, size: Int)] = [:]
    /// Keys in the order in which they were answered.
    private var rememberedOrder: [String] = []
    private var rememberedSize = 0
    private var lastHeartbeat = monotonicSeconds()
    private var end: ServerEnd?

    private struct Request {
        var id: PropertyValue
        var key: String?
        var address: PageAddress
        var contentType: PageContentType
        var selection: String?
        /// The indices of the extensions that the page goes through.
        var extensions: [Int]
        var body: [UInt8]
        /// Requests with the same key that arrived while this one was running.
        var followers: [PropertyValue] = []
    }

    /// Creates a server that has not sent anything yet.
    package init(_ settings: ServerSettings, supervisor: Supervisor) {
        self.settings = settings
        self.supervisor = supervisor
        credit = 2 * settings.jobs
        pool = PagePool(supervisor: supervisor, options: PoolOptions(workers: settings.jobs))
    }

    /// Serves until the input ends, a signal arrives, or the client has closed the connection.
    package func serve() throws -> ServerEnd {
        defer { pool.shutDown() }
        let reasons = TerminalReason.allCases.map { PropertyValue.string($0.description) }
        send([
            ("type", .string("hello")), ("protocol", .integer(1)),
            ("extension", .string(settings.run.extensionNames)),
            ("extensions", .array(settings.run.extensions.map { .string($0.identifier) })),
            ("order", .string(settings.run.order.rawValue)), ("credit", .integer(Int64(credit))),
            ("reasons", .array(reasons)),
        ])
        while end == nil {
            if pool.interruptions > 0 { isInputOver = true }
            while pool.hasRoom, !waiting.isEmpty { try submit(waiting.removeFirst()) }
            if isInputOver, waiting.isEmpty, pool.isIdle { break }
            var interests = isInputOver ? [] : [Interest(0, reads: true, writes: false)]
            for outcome in try pool.turn(seconds: 0.5, others: &interests) { finish(outcome) }
            if interests.first?.isReadable == true { receive() }
            sendHeartbeat()
        }
        // NB: A client that no longer reads results is not waited for.
        if let signal = supervisor.interruption, end == nil || end == .closed { return .interrupted(signal) }
        return end ?? .done
    }

    // MARK: - Input

    private func receive() {
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        switch readAvailable(0, into: &chunk) {
        case .bytes(let count): decoder.append(chunk[..<count])
        case .wouldBlock: return
        case .closed, .failed:
            isInputOver = true
            if decoder.isInsideFrame { misunderstood("the input ends inside a frame") }
            return
        }
        do throws(ServingError) {
            while !isInputOver, let frame = try decoder.next() { try take(frame) }
        } catch {
            misunderstood(error.message)
        }
    }

    private func take(_ frame: ServingFrame) throws(ServingError) {
        switch frame.header["type"]?.stringValue {
        case "end": isInputOver = true
        case "page": try takePage(frame)
        case let type: throw ServingError(message: "the frame type \"\(type ?? "")\" is unknown")
        }
    }

    private func takePage(_ frame: ServingFrame) throws(ServingError) {
        guard let id = frame.header["id"] else { throw ServingError(message: "a page has no \"id\"") }
        guard credit > 0 else { throw ServingError(message: "more pages were sent than there was credit for") }
        credit -= 1
        let key = try Self.text("key", of: frame)
        if let key {
            if let known = remembered[key] { return answer(known.frame, id: id, isRepeated: true) }
            if let index = waiting.firstIndex(where: { $0.key == key }) {
                return waiting[index].followers.append(id)
            }
            if let ticket = running.first(where: { $0.value.key == key })?.key {
                running[ticket]?.followers.append(id)
                return
            }
        }
        let type = try Self.text("contentType", of: frame) ?? "text/html"
        guard let contentType = PageContentType(type) else {
            var refusal = ServingFrame(header: .dictionary([]), body: [])
            refusal.header = result(.invalidInput, message: "\"\(type)\" is not a content type of pages.", rest: [])
            return answer(refusal, id: id, isRepeated: false)
        }
        let largest = settings.run.loadOptions.maximumBytes
        guard frame.body.count <= largest else {
            var refusal = ServingFrame(header: .dictionary([]), body: [])
            let message = "the page has more than \(largest) bytes (--max-bytes)."
            refusal.header = result(.invalidInput, message: message, rest: [])
            return answer(refusal, id: id, isRepeated: false)
        }
        let extensions: [Int]
        switch try places(of: frame) {
        case .success(let places): extensions = places
        case .failure(let unknown):
            var refusal = ServingFrame(header: .dictionary([]), body: [])
            refusal.header = result(.invalidInput, message: unknown.message, rest: [])
            return answer(refusal, id: id, isRepeated: false)
        }
        let stated = try Self.text("url", of: frame).map { StatedURL($0, of: "the \"url\" of the page") }
        let address = PageAddress(of: frame.body, stated: stated, own: "about:blank")
        waiting.append(
            Request(
                id: id,
                key: key,
                address: address,
                contentType: contentType,
                selection: try Self.text("selection", of: frame),
                extensions: extensions,
                body: frame.body
            )
        )
    }

    /// The indices of the extensions that a page names; all if it names none.
    private func places(of frame: ServingFrame) throws(ServingError) -> Result<[Int], ServingError> {
        let all = settings.run.extensions
        guard let value = frame.header["extensions"], value != .null else { return .success(Array(all.indices)) }
        guard case .array(let wanted) = value, !wanted.isEmpty else {
            throw ServingError(message: "the \"extensions\" of a page is not a list of names")
        }
        var places: [Int] = []
        for name in wanted {
            guard let name = name.stringValue else {
                throw ServingError(message: "the \"extensions\" of a page is not a list of names")
            }
            guard let place = all.indices.first(where: { !places.contains($0) && all[$0].identifier == name }) else {
                let message =
                    "\"\(name)\" is not an extension of this process; there are \(settings.run.extensionNames)."
                return .failure(ServingError(message: message))
            }
            places.append(place)
        }
        return .success(places)
    }

    /// A string field, or nil if it is missing or null.
    private static func text(_ field: String, of frame: ServingFrame) throws(ServingError) -> String? {
        guard let value = frame.header[field], value != .null else { return nil }
        guard let text = value.stringValue else {
            throw ServingError(message: "the \"\(field)\" of a page is not a string")
        }
        return text
    }

    private func misunderstood(_ message: String) {
        send([("type", .string("error")), ("message", .string(message + "."))])
        if end == nil { end = .misunderstood(message) }
    }

    // MARK: - Output

    private func submit(_ request: Request) throws {
        let ticket = nextTicket
        nextTicket += 1
        let page = settings.run.loadOptions.loaded(
            name: request.address.url,
            bytes: request.body,
            address: request.address,
            contentType: request.contentType
        )
        var task = settings.run.task(page, ticket: ticket)
        if let selection = request.selection { task.job.selection = selection }
        task.extensions = request.extensions.map { settings.run.extensions[$0] }
        running[ticket] = request
        running[ticket]?.body = []
        try pool.submit(task)
    }

    private func finish(_ outcome: PageOutcome) {
        guard let request = running.removeValue(forKey: outcome.ticket) else { return }
        let frame = settings.run.isEach ? eachResult(of: outcome) : wholeResult(of: outcome)
        if let key = request.key { remember(frame, key) }
        answer(frame, id: request.id, isRepeated: false)
        for follower in request.followers { answer(frame, id: follower, isRepeated: true) }
    }

    /// The frame of a page that went through one extension, or a chain.
    private func wholeResult(of outcome: PageOutcome) -> ServingFrame {
        let whole = outcome.report
        let parts = whole.chain.map(\.summary)
        let (report, page, written) = written(whole, outcome.original)
        let rest: [(key: String, value: PropertyValue)] =
            [
                ("changed", .bool(page != nil)), ("payload", report.payload ?? .null),
            ] + report.matchEntries
        let header = result(
            report.failure?.reason ?? .completed,
            message: report.failure?.message,
            rest: rest + (parts.isEmpty ? [] : [("extensions", .array(parts))]) + tries(of: outcome) + written
        )
        return ServingFrame(header: header, body: page ?? [])
    }

    /// The frame of a page of which each extension had a copy; its body is the concatenation of the changed pages.
    private func eachResult(of outcome: PageOutcome) -> ServingFrame {
        var parts: [PropertyValue] = []
        var body: [UInt8] = []
        var failed: RunReport?
        var isChanged = false
        for run in outcome.runs {
            let (report, page, written) = written(run.report, outcome.original)
            if report.failure != nil { failed = failed ?? report }
            guard case .dictionary(let summary) = report.summary else { continue }
            let length = page.map { [("length", PropertyValue.integer(Int64($0.count)))] } ?? []
            parts.append(.dictionary(summary + [("changed", .bool(page != nil))] + length + written))
            body += page ?? []
            if page != nil { isChanged = true }
        }
        let header = result(
            failed?.failure?.reason ?? .completed,
            message: failed.flatMap { report in report.failure.map { "\(report.identifier): \($0.message)" } },
            rest: [("changed", .bool(isChanged)), ("extensions", .array(parts))] + tries(of: outcome)
        )
        return ServingFrame(header: header, body: body)
    }

    /// The final report, the page if it changed, and the description of how it was written.
    private func written(
        _ report: RunReport,
        _ original: [UInt8]
    ) -> (report: RunReport, page: [UInt8]?, facts: [(key: String, value: PropertyValue)]) {
        let faults = report.writingFaults
        let report = settings.run.writing.verifies ? report.verified(against: faults) : report
        let page = report.page.flatMap { $0 == original ? nil : $0 }
        let warnings = faults.map { PropertyValue.string($0.description) }
        let facts: [(key: String, value: PropertyValue)] =
            (report.encoding.map { [("encoding", .string($0.name))] } ?? [])
            + (warnings.isEmpty ? [] : [("warnings", .array(warnings))])
        return (report, page, facts)
    }

    private func tries(of outcome: PageOutcome) -> [(key: String, value: PropertyValue)] {
        let first: [(key: String, value: PropertyValue)] =
            outcome.firstFailure.map { [("firstFailure", .string($0.message))] } ?? []
        return [
            ("isolated", .bool(outcome.firstFailure != nil)),
            ("millis", .number((outcome.seconds * 1e6).rounded() / 1000)),
        ] + first
    }

    private func result(
        _ reason: TerminalReason,
        message: String?,
        rest: [(key: String, value: PropertyValue)]
    ) -> PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("type", .string("result")), ("reason", .string(reason.description)),
        ]
        if let message { entries.append(("message", .string(message))) }
        return .dictionary(entries + rest)
    }

    private func answer(_ frame: ServingFrame, id: PropertyValue, isRepeated: Bool) {
        guard case .dictionary(let entries) = frame.header else { return }
        credit += 1
        done += 1
        let own: [(key: String, value: PropertyValue)] = [
            ("id", id), ("repeated", .bool(isRepeated)), ("credit", .integer(1)),
        ]
        write(ServingFrame(header: .dictionary(entries + own), body: frame.body))
    }

    private func remember(_ frame: ServingFrame, _ key: String) {
        let size = frame.encoded.count
        remembered[key] = (frame, size)
        rememberedOrder.append(key)
        rememberedSize += size
        while rememberedOrder.count > Self.rememberedResults || rememberedSize > Self.rememberedBytes {
            let oldest = rememberedOrder.removeFirst()
            rememberedSize -= remembered.removeValue(forKey: oldest)?.size ?? 0
        }
    }

    private func sendHeartbeat() {
        let now = monotonicSeconds()
        guard now - lastHeartbeat >= settings.heartbeat else { return }
        send([
            ("type", .string("heartbeat")), ("underWay", .integer(Int64(running.count + waiting.count))),
            ("done", .integer(Int64(done))),
        ])
    }

    private func send(_ entries: [(key: String, value: PropertyValue)]) {
        write(ServingFrame(header: .dictionary(entries), body: []))
    }

    private func write(_ frame: ServingFrame) {
        lastHeartbeat = monotonicSeconds()
        if end == nil, writeAll(descriptor: 1, bytes: frame.encoded) != nil { end = .closed }
    }
}
