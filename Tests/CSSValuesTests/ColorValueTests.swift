// ColorValueTests.swift: colors that scripts set, with the texts recorded from WebKit 2.50.

import CSSValues
import Testing

@Suite("Colors as values")
struct ColorValueTests {
    @Test(
        "What stands behind hsl() with commas is not looked at when a script sets a color",
        arguments: [
            ("hsl(120, 100%, 50%) rgb(from red r g b)", "rgb(0, 255, 0)"),
            ("hsl(120, 100%, 50%) foo)", "rgb(0, 255, 0)"), ("hsl(120, 100%, 50%) red", "rgb(0, 255, 0)"),
            ("hsla(120, 100%, 50%, .5) foo()", "rgba(0, 255, 0, 0.5)"), ("hsl(120,100%,50%)x()", "rgb(0, 255, 0)"),
            ("HSL(120, 100%, 50%) rgb()", "rgb(0, 255, 0)"), ("hsl(120, 100%, 50%) , red()", "rgb(0, 255, 0)"),
            ("rgb(1, 2, 3) foo()", ""), ("hsl(120 100% 50%) foo()", ""), ("hsl(120 100% 50%) red", ""),
            (" hsl(120, 100%, 50%) foo()", ""), ("hsl() red", ""), ("red rgb()", ""),
        ]
    )
    func behindColors(value: String, expected: String) {
        for property in ["color", "background-color", "stroke"] {
            var style = StyleDeclarations()
            style.set(property, to: value)
            #expect(style.value(of: property) == expected)
            #expect(StyleDeclarations(Array("\(property):\(value)".utf8)).count == 0)
        }
    }

    @Test("The parts of a shorthand are read as in style sheets")
    func shorthand() {
        var style = StyleDeclarations()
        style.set("border-color", to: "hsl(120, 100%, 50%) red")
        #expect(style.cssText == "border-color: rgb(0, 255, 0) red;")
    }
}
