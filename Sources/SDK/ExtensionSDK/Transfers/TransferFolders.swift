// TransferFolders.swift: the folder of a transfer as the action sees it: the task and its result. The host performs the
// transfer; see ActionProtocol's TransferRequest for the files that it writes.
//
//   FOLDER/task    a property list: the task, for the process that receives its end

import ActionProtocol
import Foundation
import Glibc

/// A task, for the process that receives its end or has to restart it.
struct TransferTask: Codable {
    enum Kind: String, Codable { case data, upload, download }

    var kind: Kind
    var number: Int
    var url: String
    var method: String
    /// The request's headers.
    var headers: [String: String]
    /// The headers that the session adds.
    var sessionHeaders: [String: String]
    /// The path of the file to send; empty: none.
    var body: String
    var bodyLength: Int64
    var timeout: Double
    var description: String?

    /// The request to the host.
    func request(folder: String, isBackground: Bool) -> TransferRequest {
        let all = sessionHeaders.merging(headers) { $1 }.sorted { $0.key < $1.key }
        return TransferRequest(
            folder: folder,
            url: url,
            method: method,
            headers: all.map { TransferRequest.Header(name: $0.key, value: $0.value) },
            body: body,
            timeout: timeout,
            isBackground: isBackground
        )
    }
}

/// The result of a transfer.
struct TransferEnd {
    var response: HTTPURLResponse?
    /// The file with the body; nil if it is empty.
    var body: URL?
    var error: URLError?
}

/// The connection to the host, and the handlers waiting for transfers.
final class TransferFolders: @unchecked Sendable {
    static let shared = TransferFolders()

    private let lock = NSLock()
    private var waiting: [String: @Sendable () -> Void] = [:]
    /// The transfers of this process, and earlier ones that it has taken over.
    private var known: Set<String> = []
    private var connection: SupervisorConnection?

    /// Creates the folder of a new transfer atomically, with the contents that `fill` writes.
    ///
    /// - Parameter fill: Receives the folder to write to, and its final path.
    func make(in parent: String, _ fill: (String, String) throws -> Void) throws -> String {
        // The time first, so that folders sort in the order of their tasks.
        let name = "\(Int(Date().timeIntervalSince1970 * 1e6))-\(UUID().uuidString)"
        let (draft, folder) = ("\(parent)/.\(name)", "\(parent)/\(name)")
        try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
        do {
            try fill(draft, folder)
            know(folder)
            guard rename(draft, folder) == 0 else { throw URLError(.cannotCreateFile) }
        } catch {
            try? FileManager.default.removeItem(atPath: draft)
            throw error
        }
        return folder
    }

    func connect(_ connection: SupervisorConnection) { lock.withLock { self.connection = connection } }

    /// Makes the host perform a transfer; `completion` is called on some queue when it has ended.
    func start(_ request: TransferRequest, completion: @escaping @Sendable () -> Void) {
        let connection = lock.withLock {
            waiting[request.folder] = completion
            return self.connection
        }
        if connection?.send(.transfer(request), request: 0) != true { ended(request.folder) }
    }

    func ended(_ folder: String) { lock.withLock { waiting.removeValue(forKey: folder) }?() }

    /// Records a transfer as one of this process; false if it already is.
    @discardableResult
    func know(_ folder: String) -> Bool { lock.withLock { known.insert(folder).inserted } }

    /// Whether a transfer has ended.
    static func isOver(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/status") }

    /// Waits on its own thread for a transfer that an earlier process began. If no process is performing it any longer,
    /// it is restarted.
    func rejoin(_ request: TransferRequest, completion: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            let descriptor = open(request.folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
                close(descriptor)
            }
            if Self.isOver(request.folder) { return completion() }
            // The process number of an ended process may have been reused.
            unlink(request.folder + "/pid")
            start(request, completion: completion)
        }
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Cancels a background transfer.
    func abandon(_ folder: String) {
        // From now on, any process sees that it has ended.
        try? Data("\(TransferRequest.refused)".utf8).write(
            to: URL(fileURLWithPath: folder + "/status"),
            options: .atomic
        )
        // The transferring process reads from the pipe before it checks whether the transfer has ended.
        let stop = open(folder + "/stop", O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard stop >= 0 else { return }
        defer { close(stop) }
        guard write(stop, "\n", 1) == 1 else { return }
        let descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // It has ended when the lock is free.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Reads the result of the transfer in `folder`.
    static func end(of folder: String, url: URL?) -> TransferEnd {
        func text(_ name: String) -> String {
            FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        let status = Int(text("status"))
        guard status == 0 else {
            let problem = text("problem").trimmingCharacters(in: .whitespacesAndNewlines)
            let info: [String: Any] = problem.isEmpty ? [:] : [NSLocalizedDescriptionKey: problem]
            return TransferEnd(error: URLError(code(status), userInfo: info))
        }
        let body = URL(fileURLWithPath: folder + "/response")
        return TransferEnd(
            response: url.flatMap { response(heads: text("headers"), url: $0) },
            body: FileManager.default.fileExists(atPath: body.path) ? body : nil
        )
    }

    /// The last of several heads; those before it belong to redirections.
    private static func response(heads: String, url: URL) -> HTTPURLResponse? {
        let lines = heads.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        guard let start = lines.lastIndex(where: { $0.hasPrefix("HTTP/") }) else { return nil }
        let words = lines[start].split(separator: " ")
        var fields: [String: String] = [:]
        for line in lines[(start + 1)...] {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let (name, value) = (String(line[..<colon]), line[line.index(after: colon)...])
            let trimmed = value.trimmingCharacters(in: .whitespaces)
            fields[name] = fields[name].map { "\($0), \(trimmed)" } ?? trimmed
        }
        return HTTPURLResponse(
            url: url,
            statusCode: words.count > 1 ? Int(words[1]) ?? 0 : 0,
            httpVersion: words.first.map(String.init),
            headerFields: fields
        )
    }

    /// The error for curl's exit code. https://curl.se/libcurl/c/libcurl-errors.html
    private static func code(_ status: Int?) -> URLError.Code {
        switch status {
        case nil: .backgroundSessionWasDisconnected
        case TransferRequest.refused: .notConnectedToInternet
        case 1, 3: .unsupportedURL
        case 6: .cannotFindHost
        case 7: .cannotConnectToHost
        case 26: .fileDoesNotExist
        case 28: .timedOut
        case 35: .secureConnectionFailed
        case 47: .httpTooManyRedirects
        case 52, 55, 56: .networkConnectionLost
        case 60: .serverCertificateUntrusted
        case 63: .dataLengthExceedsMaximum
        default: .unknown
        }
    }
}
