// MHTMLCostTests.swift: adversarial messages are read in one pass or few.

import PageContainers
import Testing

@testable import PageContainers

@Suite("Adversarial MHTML messages")
struct MHTMLCostTests {
    @Test(
        "A header of a megabyte is read, whatever it contains",
        arguments: ["(", "\\(", "; charset*1=a", "; a", "=?", "=?utf-8?q?a?=", "a*0=\"", "\"\\", ";;;;", "<"]
    )
    func headers(piece: String) throws {
        let long = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
        let message = "Content-Type: text/html; x=\(long)\r\nContent-Location: \(long)\r\n\r\n<p>"
        // NB: It ends: each iteration of the loops consumes a byte.
        _ = try? MHTMLContainer(bytes: Array(message.utf8)).next()
        #expect(MIMEFieldValue(Array(long.utf8)[...]).word.utf8.count <= long.utf8.count)
        #expect(decodedWords(long).utf8.count <= long.utf8.count)
    }
}
