// UnsafeFuzzServing.swift: messages of a compromised web server to the supervisor, whose pages answer it, and in the other direction; and
// requests of hostile sites to the server's guard.
//
// Why it is safe: a target processes its inputs one after the other, on one thread, so that nothing else uses the session.

import ArgumentParser
import ServingProtocol

@testable import Commands
@testable import PageServing
@testable import ProcessSupervision
@testable import RunEngine
@testable import Serving
@testable import Sharing

func fuzzServingFrames(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var requests = FuzzStream<ServerToSupervisor>()
    var answers = FuzzStream<SupervisorToServer>()
    let session = ServingSubject.session
    while !input.isEmpty {
        switch input.below(4) {
        case 0:
            for (_, message) in answers.arrive(input.answer(), &input) {
                guard case .answer(let answer) = message else { continue }
                for header in AnswerHead(answer, token: ServingSubject.token).headers {
                    let isOneLine = (header.name + header.value).utf8.allSatisfy { (0x20..<0x7F).contains($0) }
                    require(isOneLine, "A header has a line's end in it.")
                }
            }
        case 1: input.guardedRequest()
        default:
            for (_, message) in requests.arrive(input.request(), &input) {
                guard case .request(let request) = message else { continue }
                let answer = session.answer(request, isLate: true)
                require(answer != nil, "A request that has waited is not answered.")
                require(!session.isBusy, "A request without a page to run on has something run.")
            }
        }
    }
}

/// A command that serves no page, so that nothing is run.
private enum ServingSubject {
    static let token = "0123456789abcdef0123456789abcdef"

    nonisolated(unsafe) static let session: ServeSession = {
        guard let command = try? ServeCommand.parse(["none.html"]),
            let supervisor = try? Supervisor(workerExecutable: "/nowhere/webaction-worker")
        else { fatalError("There is no session to fuzz.") }
        return ServeSession(command, paths: [], supervisor: supervisor, subject: .pages([]), place: "/\(token)/")
    }()
}

extension FuzzInput {
    private static let paths = [
        "", "run", "run/0", "run/-1", "run/9223372036854775808", "style.css", "page.js", "preview/x", "preview/",
        "changed/0",
        "changed/suite", "made", "case/0", "case/0/accept", "result/0/0", "result/0/-1", "//", "..", "run/../run",
        "%2e%2e",
    ]
    private static let fields = [
        "page=0", "extension=marquee", "arguments={}", "seed=1", "time=", "a=%", "a=%2", "%zz=%00", "&", "=",
        "page=%39%39",
    ]

    fileprivate mutating func request() -> ServerToSupervisor? {
        if below(8) == 0 { return nil }
        let path = below(4) == 0 ? text(below(20)) : one(of: Self.paths)
        let form = (0..<below(5)).map { _ in below(4) == 0 ? text(below(12)) : one(of: Self.fields) }
        return .request(WebRequest(isWrite: below(2) == 0, path: path, form: form.joined(separator: "&")))
    }

    fileprivate mutating func answer() -> SupervisorToServer? {
        switch below(6) {
        case 0: return nil
        case 1: return .begin(port: word(), token: text(below(8)))
        default:
            let kinds = WebAnswer.Kind.allCases
            return .answer(WebAnswer(one(of: kinds), type: text(below(12)), take(below(20))))
        }
    }

    /// A request from a browser or a malformed one; those that the guard accepts have the right host, origin and token.
    fileprivate mutating func guardedRequest() {
        let token = ServingSubject.token
        let hosts = ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "evil.test:8000", "127.0.0.1", ""]
        let origins = [
            "http://127.0.0.1:8000", "http://localhost:8000", "http://evil.test", "null", "https://127.0.0.1:8000",
        ]
        let targets = [
            "/\(token)/", "/\(token)/run", "/\(token)", "/", "/preview/x", "/\(token)/preview/x", "//\(token)/", "*",
            "",
        ]
        func some(_ words: [String], _ input: inout FuzzInput) -> [String] {
            (0..<input.below(3)).map { _ in input.below(5) == 0 ? input.text(input.below(8)) : input.one(of: words) }
        }
        let head = RequestHead(
            method: one(of: ["GET", "POST", "HEAD", "PUT", "get", ""]),
            target: one(of: targets) + (below(3) == 0 ? "?" + text(below(8)) : ""),
            host: some(hosts, &self),
            origin: some(origins, &self),
            fetchSite: some(["same-origin", "none", "cross-site", "same-site"], &self),
            contentType: some(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"], &self)
        )
        guard case .success(let request) = RequestGuard(port: 8000, token: token).check(head) else { return }
        let isOwnHost =
            head.host.count == 1 && ["127.0.0.1:8000", "localhost:8000"].contains(head.host[0].lowercased())
        require(isOwnHost, "\(head) names another host.")
        require(
            head.origin.allSatisfy { $0.lowercased() == "http://" + head.host[0].lowercased() },
            "\(head) is another's."
        )
        require(!head.fetchSite.contains { $0.hasSuffix("-site") }, "\(head) is another site's.")
        let isPreview = head.target.hasPrefix("/preview/")
        require(head.target.hasPrefix("/\(token)/") || isPreview && !request.isWrite, "\(head) has no token.")
        require(isPreview == request.path.hasPrefix("preview/"), "\(head) reaches a preview by the token.")
        require(!request.isWrite || head.method == "POST" && head.origin.count == 1, "\(head) writes.")
    }
}
