// AnswerHead.swift: the status and the headers of each kind of answer, and so what a browser may do with it.

package import ServingProtocol

/// The head of an answer.
package struct AnswerHead: Equatable, Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]

    /// Headers of all answers: no caching, no type sniffing, no referrer, no embedding by another site.
    private static let common: [(name: String, value: String)] = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Connection", "close"),
    ]

    /// Policy of the program's own pages: they load their style sheet, script and previews, and cannot be framed.
    private static let pagePolicy =
        "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    /// Policy of a preview of an untrusted page: its own styles and inline content; no scripts, no forms, no origin.
    private static let previewPolicy =
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; "
        + "base-uri 'none'; frame-ancestors 'self'"
    private static let nothing = "default-src 'none'; frame-ancestors 'none'"

    /// The head of an answer.
    ///
    /// - Parameter token: The first part of the program's own paths.
    package init(_ answer: WebAnswer, token: String) {
        let (status, type, policy): (Int, String, String) =
            switch answer.kind {
            case .page: (200, "text/html; charset=utf-8", Self.pagePolicy)
            case .missing: (404, "text/html; charset=utf-8", Self.pagePolicy)
            case .outdated: (409, "text/html; charset=utf-8", Self.pagePolicy)
            case .preview: (200, Self.safe(answer.type) ? answer.type : "text/html", Self.previewPolicy)
            case .style: (200, "text/css; charset=utf-8", Self.nothing)
            case .script: (200, "text/javascript; charset=utf-8", Self.nothing)
            case .text: (200, "text/plain; charset=utf-8", Self.nothing)
            case .seeOther: (303, "text/plain; charset=utf-8", Self.nothing)
            case .notFound: (404, "text/plain; charset=utf-8", Self.nothing)
            }
        self.init(status: status, type: type, policy: policy)
        if answer.kind == .seeOther {
            let place = String(decoding: answer.body, as: UTF8.self)
            headers.append(("Location", "/\(token)/" + (Self.safe(place) ? place : "")))
        }
    }

    /// The head of a refusal.
    init(_ refusal: Refusal) {
        self.init(status: refusal.status, type: "text/plain; charset=utf-8", policy: Self.nothing)
    }

    private init(status: Int, type: String, policy: String) {
        self.status = status
        // NB: With no referrer at all, the browser would also hide the origin of our own forms.
        let referrer = policy == Self.pagePolicy ? "same-origin" : "no-referrer"
        headers =
            [("Content-Type", type), ("Content-Security-Policy", policy), ("Referrer-Policy", referrer)] + Self.common
    }

    /// Whether a text can be a header's value: it contains no line end.
    private static func safe(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

    package static func == (left: AnswerHead, right: AnswerHead) -> Bool {
        left.status == right.status && left.headers.elementsEqual(right.headers) { $0 == $1 }
    }
}
