// VariableTests.swift: custom properties and their substitution. The expected values are WebKit's.
// https://drafts.csswg.org/css-variables-1/ https://drafts.csswg.org/css-syntax/#serialization

import CSSValues
import DOM
import Testing

@testable import Cascade

@Suite("Variables")
struct VariableTests {
    /// The value of a property of an element with a style, in one whose margins are 11 pixels.
    private func value(_ property: String, _ style: String) throws -> String {
        let page = TestPage("<!DOCTYPE html><body><div style='margin: 11px'><p>x</p></div>")
        let paragraph = try page.first("p")
        page.tree.setAttribute(.attrStyle, page.tree.strings.make(style), on: paragraph)
        return page.engine.computedValue(property, of: paragraph)
    }

    @Test(
        "A value is that of WebKit",
        arguments: [
            ("--a: 1px; margin: var(--a, var(--missing))", "margin-top", "1px"),
            ("--a: 2px; --c: var(--a, var(--m))", "--c", "2px"), ("--a: var(--b, var(--a)); --b: 1", "--a", ""),
            ("margin: var(--u, inherit)", "margin-top", "11px"),
            ("margin-top: var(--u, INHERIT)", "margin-top", "11px"),
            ("--e:; margin-top: var(--e) 3px", "margin-top", "3px"), ("--e: ; --c: [var(--e)]", "--c", "[]"),
            ("--c: [var(--u,)]", "--c", "[]"), ("--c: [var(--u,  a b )]", "--c", "[a b ]"),
            ("--c: var(--u, var(--v, 3), 4)", "--c", "3, 4"), ("--c: f( VAR(--u, 3) )", "--c", "f( 3 )"),
            ("--a: \"x", "--a", "\"x\""), ("--c: env(safe-area-inset-top)", "--c", "0px"),
            ("margin-top: env(nothing, 5px)", "margin-top", "5px"),
            ("--a: g; color: var(--a)reen", "color", "rgb(0, 0, 0)"),
            ("--a: 1;--c: calc(var(--a)*2px);width:var(--c)", "width", "2px"),
            ("--a: 1px 2px; margin: var(--a)", "margin-left", "2px"),
            ("--a: var(--a, 3); --c: var(--a, 7)", "--c", "7"),
            ("--c: \\66 oo; --\\66 oo: 4; --d: var(--foo)", "--d", "4"),
        ]
    )
    func values(style: String, property: String, expected: String) throws {
        #expect(try value(property, style) == expected)
    }

    @Test("There may be many variables, and fallbacks in fallbacks, up to a limit")
    func many() throws {
        let hundred = String(repeating: "var(--a) ", count: 100)
        #expect(try value("--c", "--a: x; --c: \(hundred)") == hundred.replacing("var(--a)", with: "x").dropLast())
        func nested(_ depth: Int) -> String {
            String(repeating: "var(--u, ", count: depth) + "x" + String(repeating: ")", count: depth)
        }
        #expect(try value("--c", "--c: \(nested(70))") == "x")
        #expect(try value("--c", "--c: \(nested(100_000))") == "")
        let doubled = (1...40).map { "--d\($0): var(--d\($0 - 1)) var(--d\($0 - 1))" }.joined(separator: "; ")
        #expect(try value("--d40", "--d0: x; \(doubled)") == "")
        #expect(try value("--d3", "--d0: x; \(doubled)") == "x x x x x x x x")
    }

    @Test("A comment separates tokens that would be read as one, as in WebKit")
    func joints() throws {
        /// The tokens that a comment separates from the first.
        let separated = [
            ("a", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --> (1) --x -a 1e3"), ("url(x)", ""), ("f(1)", ""),
            ("@a", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --> --x -a 1e3"),
            ("#5", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --> --x -a 1e3"),
            ("1px", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --> --x -a 1e3"), ("1%", ""),
            ("1", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px --x -a % 1e3"),
            ("-", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --x -a 1e3"), ("+", "1 1.5 .5 +5 -5 1% 1px 1e3"),
            (".", "1 1.5 .5 +5 -5 1% 1px 1e3"), ("/", "*"), ("*", ""),
            ("#", "a url(x) f(1) 1 1.5 .5 +5 -5 1% 1px - --x -a 1e3"), ("@", "a url(x) f(1) - --x -a"), ("<", ""),
        ]
        let all =
            separated.map(\.0) + [
                "--x", "-a", "+5", "-5", "1.5", ".5", "1e3", "-->", "(1)", "[1]", "\"s\"", ",", "%", ">",
            ]
        for (first, others) in separated {
            let apart = Set(others.split(separator: " ").map(String.init))
            for second in all {
                let expected = first + (apart.contains(second) ? "/**/" : "") + second
                #expect(try value("--c", "--a: \(first); --b: \(second); --c: var(--a)var(--b)") == expected)
            }
        }
    }
}
