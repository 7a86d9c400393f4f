// SourceTokenTests.swift: the tokens of scripts and of Swift sources.

import SourceScanning
import Testing

@Suite("Tokens of sources")
struct SourceTokenTests {
    private func tokens(_ source: String, _ language: SourceLanguage) -> [String] {
        SourceScanner.tokens(of: Array(source.utf8), language).map { "\($0.kind) \($0.text)" }
    }

    @Test("Words, numbers, strings and symbols are tokens; comments are none")
    func kinds() {
        let source = "let a1 = 'x\\'y' // no\n/* no\n */ => 2.5e3"
        #expect(
            tokens(source, .javaScript) == [
                "word let", "word a1", "symbol =", "string x\\'y", "symbol =>", "number 2.5e3",
            ]
        )
    }

    @Test("Tokens have their lines, also after comments and strings of several lines")
    func lines() {
        let script = SourceScanner.tokens(of: Array("a\n/*\n*/ b `\n` c".utf8), .javaScript)
        #expect(script.map(\.line) == [1, 3, 3, 4])
        let swift = SourceScanner.tokens(of: Array("a \"\"\"\n\n\"\"\" b".utf8), .swift)
        #expect(swift.map(\.line) == [1, 1, 3])
    }

    @Test("A slash begins a regular expression where a value is expected, and divides after a value")
    func slashes() {
        #expect(tokens("return /a[/]'/g", .javaScript) == ["word return", "string a[/]'", "word g"])
        #expect(tokens("a / b / c", .javaScript) == ["word a", "symbol /", "word b", "symbol /", "word c"])
    }

    @Test("Swift has nested comments, and strings in its strings")
    func swift() {
        #expect(tokens("/* a /* b */ c */ d", .swift) == ["word d"])
        // In JavaScript the slash after the asterisk begins a regular expression.
        #expect(tokens("/* a /* b */ c * d", .javaScript) == ["word c", "symbol *", "word d"])
        #expect(
            tokens(#"f("a \(b("c")) d") e"#, .swift) == [
                "word f", "symbol (", #"string a \(b("c")) d"#, "symbol )", "word e",
            ]
        )
    }

    @Test("An unterminated token ends with the line or the source", arguments: [SourceLanguage.javaScript, .swift])
    func unterminated(language: SourceLanguage) {
        #expect(tokens("\"a\nb", language) == ["string a", "word b"])
        #expect(tokens("a /* b", language) == ["word a"])
        #expect(tokens("\"\\", language).count == 1)
        #expect(tokens("", language) == [])
    }
}
