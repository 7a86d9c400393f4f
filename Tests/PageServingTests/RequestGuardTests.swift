// RequestGuardTests.swift: which requests are accepted as the user's own, and what responses allow a browser.

import PageServing
import ServingProtocol
import Testing
import Wire

@Suite("Requests to webaction serve")
struct RequestGuardTests {
    private static let token = "0123456789abcdef"
    private let requestGuard = RequestGuard(port: 8123, token: token)

    private func outcome(_ head: RequestHead) -> String {
        switch requestGuard.check(head) {
        case .success(let (isWrite, path, query)): "\(isWrite ? "write" : "read") \(path)?\(query)"
        case .failure(let refused): "\(refused.refusal)"
        }
    }

    @Test("The user's own requests are accepted, by both names of this machine")
    func own() {
        let path = "/\(Self.token)/run/1?a=b?c"
        for host in ["127.0.0.1:8123", "localhost:8123", "LOCALHOST:8123"] {
            #expect(outcome(RequestHead(method: "GET", target: path, host: [host])) == "read run/1?a=b?c")
            let site = RequestHead(method: "GET", target: path, host: [host], fetchSite: ["same-origin"])
            #expect(outcome(site) == "read run/1?a=b?c")
            let form = RequestHead(
                method: "POST",
                target: "/\(Self.token)/run",
                host: [host],
                origin: ["http://" + host],
                fetchSite: ["same-origin"],
                contentType: ["application/x-www-form-urlencoded;charset=utf-8"]
            )
            #expect(outcome(form) == "write run?")
        }
    }

    @Test(
        "Another site's host name that resolves to this machine is refused, also without a port, and also beside the right one",
        arguments: [
            ["evil.example:8123"], ["127.0.0.1"], ["127.0.0.1:80"], ["localhost"], [], ["[::1]:8123"],
            ["127.0.0.1:8123", "evil.example"], ["127.0.0.1:8123.evil.example"], ["0.0.0.0:8123"],
        ]
    )
    func rebinding(host: [String]) {
        #expect(outcome(RequestHead(method: "GET", target: "/\(Self.token)/", host: host)) == "foreignHost")
    }

    @Test(
        "Requests from other sites are refused, even with the token",
        arguments: [
            (["http://evil.example"], []), (["null"], []), (["http://127.0.0.1:8124"], []), ([], []),
            (["https://127.0.0.1:8123"], []), (["http://127.0.0.1:8123"], ["cross-site"]),
            (["http://127.0.0.1:8123"], ["same-site"]), (["http://localhost:8123"], []),
            (["http://127.0.0.1:8123", "http://evil.example"], []),
        ]
    )
    func forged(origin: [String], site: [String]) {
        let form = RequestHead(
            method: "POST",
            target: "/\(Self.token)/case/1/accept",
            host: ["127.0.0.1:8123"],
            origin: origin,
            fetchSite: site,
            contentType: ["application/x-www-form-urlencoded"]
        )
        #expect(outcome(form) == "foreignOrigin")
    }

    @Test("Reads from other sites are refused too: as images, scripts and frames")
    func foreignReads() {
        for site in ["cross-site", "same-site"] {
            let head = RequestHead(
                method: "GET",
                target: "/\(Self.token)/",
                host: ["127.0.0.1:8123"],
                fetchSite: [site]
            )
            #expect(outcome(head) == "foreignOrigin")
        }
    }

    @Test("Without the token nothing is found, and a preview's URL leads to nothing else")
    func withoutToken() {
        for path in ["/", "/run/1", "/0123456789abcdee/", "/0123456789abcdef", "//", "/preview", "*", ""] {
            #expect(outcome(RequestHead(method: "GET", target: path, host: ["127.0.0.1:8123"])) == "noToken")
        }
        let preview = RequestHead(method: "GET", target: "/preview/77?x", host: ["127.0.0.1:8123"])
        #expect(outcome(preview) == "read preview/77?")
        let below = RequestHead(method: "GET", target: "/\(Self.token)/preview/77", host: ["127.0.0.1:8123"])
        #expect(outcome(below) == "noToken")
    }

    @Test("Only POST writes, and only forms can be posted")
    func methods() {
        for method in ["PUT", "DELETE", "OPTIONS", "CONNECT", "PATCH"] {
            #expect(outcome(RequestHead(method: method, target: "/x", host: ["127.0.0.1:8123"])) == "method")
        }
        let json = RequestHead(
            method: "POST",
            target: "/\(Self.token)/run",
            host: ["127.0.0.1:8123"],
            origin: ["http://127.0.0.1:8123"],
            contentType: ["text/plain"]
        )
        #expect(outcome(json) == "notAForm")
    }

    private func header(_ name: String, _ answer: WebAnswer) -> String? {
        AnswerHead(answer, token: Self.token).headers.first { $0.name == name }?.value
    }

    @Test("Every response forbids what it does not need; a preview has no scripts, forms or origin")
    func headers() throws {
        for kind in WebAnswer.Kind.allCases {
            let answer = WebAnswer(kind, [])
            #expect(header("X-Content-Type-Options", answer) == "nosniff")
            // It gives our own forms an origin; no other site learns a URL.
            let isOwn = [.page, .missing, .outdated].contains(kind)
            #expect(header("Referrer-Policy", answer) == (isOwn ? "same-origin" : "no-referrer"))
            #expect(header("Cache-Control", answer) == "no-store")
            #expect(try #require(header("Content-Security-Policy", answer)).contains("default-src 'none'"))
        }
        let preview = try #require(header("Content-Security-Policy", WebAnswer(.preview, [])))
        #expect(preview.hasPrefix("sandbox; default-src 'none'"))
        #expect(!preview.contains("allow-"))
        let page = try #require(header("Content-Security-Policy", WebAnswer(.page, [])))
        #expect(page.contains("frame-ancestors 'none'") && page.contains("form-action 'self'"))
    }

    @Test("A missing or outdated page has the matching status")
    func statuses() {
        let statuses = WebAnswer.Kind.allCases.map { AnswerHead(WebAnswer($0, []), token: Self.token).status }
        #expect(statuses == [200, 200, 200, 200, 200, 303, 404, 404, 409])
    }

    @Test("Untrusted text cannot add a header")
    func splitting() {
        let type = "text/html\r\nSet-Cookie: a=b"
        #expect(header("Content-Type", WebAnswer(.preview, type: type, [])) == "text/html")
        #expect(header("Location", WebAnswer(.seeOther, Array("run/1\r\nX: y".utf8))) == "/\(Self.token)/")
        #expect(header("Location", WebAnswer(.seeOther, Array("run/1".utf8))) == "/\(Self.token)/run/1")
    }

    @Test("Messages are decoded as encoded, and no prefix of one is a message")
    func coding() throws {
        let request = ServerToSupervisor.request(WebRequest(isWrite: true, path: "a", form: "b=c"))
        let answer = SupervisorToServer.answer(WebAnswer(.preview, type: "text/html", [1, 2]))
        #expect(try ServerToSupervisor(request.frame(request: 1)) == request)
        #expect(try SupervisorToServer(answer.frame(request: 1)) == answer)
        for count in answer.frame(request: 1).body.indices {
            let frame = Frame(request: 1, kind: answer.kind, body: Array(answer.frame(request: 1).body[..<count]))
            #expect(throws: WireError.self) { try SupervisorToServer(frame) }
        }
    }
}
