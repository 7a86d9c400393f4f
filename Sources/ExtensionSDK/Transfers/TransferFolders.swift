// TransferFolders.swift: a transfer's folder as the action sees it: what it is, and what came of it. The host does the
// transfer; see WorkerProtocol's TransferRequest for the files that it writes.
//
//   FOLDER/task    a property list: what the task was, for the process that hears of its end

import Foundation
import Glibc
import WorkerProtocol

/// What a task is, for whoever hears of its end.
struct TransferTask: Codable {
    enum Kind: String, Codable { case data, upload, download }

    var kind: Kind
    var number: Int
    var url: String
    var method: String
    var headers: [String: String]
    var bodyLength: Int64
    var description: String?
}

/// What came of a transfer.
struct TransferEnd {
    var response: HTTPURLResponse?
    /// Where the body lies; nil if it is empty.
    var body: URL?
    var error: URLError?
}

/// The way to the host, and who waits for which transfer.
final class TransferFolders: @unchecked Sendable {
    static let shared = TransferFolders()

    private let lock = NSLock()
    private var waiting: [String: @Sendable () -> Void] = [:]
    private var connection: HostConnection?

    func connect(_ connection: HostConnection) { lock.withLock { self.connection = connection } }

    /// Has the host make a transfer; `completion` is called on some queue when it is over.
    func start(_ request: TransferRequest, completion: @escaping @Sendable () -> Void) {
        let connection = lock.withLock {
            waiting[request.folder] = completion
            return self.connection
        }
        if connection?.send(.transfer(request), request: 0) != true { ended(request.folder) }
    }

    func ended(_ folder: String) { lock.withLock { waiting.removeValue(forKey: folder) }?() }

    /// The folders of a background session whose transfers are over, oldest first.
    static func finished(in session: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: session)) ?? []
        return names.sorted().map { "\(session)/\($0)" }.filter { folder in
            if FileManager.default.fileExists(atPath: folder + "/status") { return true }
            // A host that ended before the transfer did says no more about it.
            let host = FileManager.default.contents(atPath: folder + "/host").flatMap {
                Int32(String(decoding: $0, as: UTF8.self))
            }
            return host.map { kill($0, 0) != 0 && errno == ESRCH } ?? false
        }
    }

    /// Reads what came of the transfer in `folder`.
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

    /// The last of several heads: redirections have theirs before.
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

    /// What curl's exit codes are called here. https://curl.se/libcurl/c/libcurl-errors.html
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
