// TransformValueTests.swift: lists of transform functions as style attributes and scripts set them, with the texts recorded from WebKit 2.50.

import CSSValues
import Testing

@Suite("Transforms as values")
struct TransformValueTests {
    /// A value, and how it is written when an attribute has it and when a script sets it.
    private static let recorded: [(value: String, declared: String, set: String)] = [
        ("translate(11em, 0)", "translate(11em)", "translate(11em)"),
        ("translate(10em, 0)", "translate(10em)", "translate(10em)"),
        ("translate(50%, 0)", "translate(50%)", "translate(50%, 0px)"),
        ("translate(calc(1px), 0)", "translate(calc(1px))", "translate(calc(1px))"),
        ("translate(1px, calc(0px))", "translate(1px, calc(0px))", "translate(1px, calc(0px))"),
        ("translate(1px, 0)", "translate(1px)", "translate(1px, 0px)"),
        ("translate(1px,0px)", "translate(1px)", "translate(1px, 0px)"),
        ("translate(0, 0)", "translate(0px)", "translate(0px, 0px)"),
        ("translate(1px, 0em)", "translate(1px)", "translate(1px)"),
        ("translate(1px, 0%)", "translate(1px)", "translate(1px, 0%)"),
        ("translate(1px, 0 )", "translate(1px)", "translate(1px)"),
        ("translate( 1px, 0)", "translate(1px)", "translate(1px, 0px)"),
        ("translate( 1px , 0 )", "translate(1px)", "translate(1px)"),
        ("TRANSLATE(1px, 0)", "translate(1px)", "translate(1px, 0px)"),
        ("translateX(1em) translate(1px, 0)", "translateX(1em) translate(1px)", "translateX(1em) translate(1px)"),
        ("rotate(1deg) translate(1px,0)", "rotate(1deg) translate(1px)", "rotate(1deg) translate(1px, 0px)"),
        ("rotate(1rad) translate(1px,0)", "rotate(1rad) translate(1px)", "rotate(1rad) translate(1px, 0px)"),
        ("rotate(0.5turn) translate(1px,0)", "rotate(0.5turn) translate(1px)", "rotate(0.5turn) translate(1px)"),
        ("rotate(0) translate(1px,0)", "rotate(0deg) translate(1px)", "rotate(0deg) translate(1px)"),
        ("rotateX(1deg) translate(1px, 0)", "rotateX(1deg) translate(1px)", "rotateX(1deg) translate(1px)"),
        ("scale(2) translate(1px,0)", "scale(2) translate(1px)", "scale(2) translate(1px)"),
        ("scale3d(1,1,1) translate(1px,0)", "scale3d(1, 1, 1) translate(1px)", "scale3d(1, 1, 1) translate(1px, 0px)"),
        (
            "scale3d(50%,1,1) translate(1px, 0)", "scale3d(0.5, 1, 1) translate(1px)",
            "scale3d(0.5, 1, 1) translate(1px)"
        ),
        ("translateZ(0) translate(1px,0)", "translateZ(0px) translate(1px)", "translateZ(0px) translate(1px, 0px)"),
        ("translate3d(1px,0,0)", "translate3d(1px, 0px, 0px)", "translate3d(1px, 0px, 0px)"),
        (
            "translate(1px, 0)translate(1px, 0)", "translate(1px) translate(1px)",
            "translate(1px, 0px) translate(1px, 0px)"
        ),
        ("none", "none", "none"),
    ]

    @Test("Values are written as in WebKit", arguments: recorded)
    func written(value: String, declared: String, set: String) {
        #expect(StyleDeclarations(Array("transform:\(value)".utf8)).value(of: "transform") == declared)
        var style = StyleDeclarations()
        style.set("transform", to: value)
        #expect(style.value(of: "transform") == set)
    }

    @Test(
        "Functions with other arguments are refused",
        arguments: [
            "translate()", "translate(1)", "translate(1px 2px)", "translate(1px,)", "rotate(1px)", "rotate(1)",
            "scale(1px)", "matrix(1, 2)", "skew(1deg, 1deg, 1deg)", "translate(1px", "turn(1deg)",
        ]
    )
    func refused(value: String) {
        var style = StyleDeclarations()
        let isSet = style.set("transform", to: value)
        // An open function ends where the text ends. https://www.w3.org/TR/css-syntax-3/#consume-function
        #expect(isSet == (value == "translate(1px"))
    }
}
