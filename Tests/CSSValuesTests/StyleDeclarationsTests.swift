// StyleDeclarationsTests.swift: style attributes compared with WebKit's recorded answers, and the calls of the style property.

import CSSValues
import Foundation
import TestSupport
import Testing

@Suite("Style declarations")
struct StyleDeclarationsTests {
    @Test("Style attributes are written as in WebKit, except the listed differences")
    func recorded() throws {
        var known = try KnownFailures("style-text.txt", testFile: #filePath)
        for line in recordedStyleText.split(separator: "\n") {
            let parts = line.components(separatedBy: " => ")
            let expected = parts.count > 1 ? parts[1] : ""
            let source = parts[0].hasSuffix(" =>") ? String(parts[0].dropLast(3)) : parts[0]
            let text = StyleDeclarations(Array(source.utf8)).cssText
            known.note(source, failure: text == expected ? nil : "\(text) instead of \(expected)")
        }
        known.finish()
        #expect(known.problems == [])
    }

    private func apply(_ steps: [(String, String)]) -> StyleDeclarations {
        var style = StyleDeclarations()
        for (name, value) in steps { style.set(name, to: value) }
        return style
    }

    @Test("A longhand is merged into the shorthand before it")
    func folding() {
        #expect(
            apply([("background", "red"), ("background-color", "#fff")]).cssText == "background: rgb(255, 255, 255);"
        )
        #expect(
            apply([("margin", "1px"), ("color", "red"), ("margin-left", "2px")]).cssText
                == "margin: 1px 1px 1px 2px; color: red;"
        )
        #expect(
            apply([("margin", "1px"), ("margin-left", "")]).cssText
                == "margin-top: 1px; margin-right: 1px; margin-bottom: 1px;"
        )
        #expect(apply([("background-color", "#fff"), ("background", "url(x)")]).cssText == "background: url(\"x\");")
    }

    // Invariants of DeclarationList: 1, 2.
    @Test("Many declarations that are added, changed and removed equal a plain list", arguments: 1...6)
    func manyDeclarations(seed: Int) {
        var style = StyleDeclarations()
        var plain: [(name: String, value: String)] = []
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for step in 0..<1500 {
            // The list grows, shrinks, and grows again.
            let isLonger = random(10) < [8, 3, 8][step / 500]
            let name = isLonger ? "--p\(random(400))" : plain.isEmpty ? "--none" : plain[random(plain.count)].name
            let place = plain.firstIndex { $0.name == name }
            if isLonger {
                style.set(name, to: "\(step)")
                if let place { plain[place].value = "\(step)" } else { plain.append((name, "\(step)")) }
            } else {
                #expect(style.remove(name) == place.map { plain[$0].value } ?? "")
                if let place { plain.remove(at: place) }
            }
            let index = random(plain.count + 2)
            #expect(style.name(at: index) == (index < plain.count ? plain[index].name : ""))
            #expect(style.count == plain.count)
            #expect(style.value(of: name) == plain.first { $0.name == name }?.value ?? "")
            if step % 100 == 0 {
                #expect(style.cssText == plain.map { "\($0.name): \($0.value);" }.joined(separator: " "))
            }
        }
    }

    @Test("Setting again keeps the position; parsing again takes the last position")
    func order() {
        #expect(apply([("color", "red"), ("width", "1px"), ("color", "blue")]).cssText == "color: blue; width: 1px;")
        #expect(StyleDeclarations(Array("width:1px;color:red;width:2px".utf8)).cssText == "color: red; width: 2px;")
    }

    @Test(
        "Invalid values are ignored",
        arguments: [("color", "bogus"), ("color", "red !important"), ("color", "red;"), ("width", "10"), ("nope", "1")]
    )
    func invalid(name: String, value: String) {
        var style = StyleDeclarations()
        let isSet = style.set(name, to: value)
        #expect(!isSet)
        #expect(style.count == 0)
    }

    @Test(
        "Functions nested without end are ignored",
        arguments: [
            ("color", "rgb(from ", " r g b)"), ("color", "color(from ", " srgb r g b)"),
            ("color", "light-dark(red, ", ")"),
            ("color", "color-mix(in srgb, blue, ", ")"), ("fill", "hsl(from ", " h s l)"), ("width", "min(1px, ", ")"),
            ("transform", "translate(calc(", "))"), ("grid-template-columns", "minmax(1px, ", ")"),
            ("background-image", "cross-fade(url(a), ", ", 1)"), ("content", "image-set(", " 1x)"),
        ]
    )
    func endlessNesting(name: String, start: String, end: String) {
        var style = StyleDeclarations()
        let depth = 100_000
        let isSet = style.set(
            name,
            to: String(repeating: start, count: depth) + "red" + String(repeating: end, count: depth)
        )
        #expect(!isSet)
    }

    @Test("Priorities are stored and returned")
    func priority() {
        var style = StyleDeclarations()
        style.set("color", to: "red", priority: "important")
        #expect(style.cssText == "color: red !important;")
        #expect(style.priority(of: "color") == "important")
        let isSet = style.set("color", to: "blue", priority: "foo")
        #expect(!isSet)
        let mixed = StyleDeclarations(Array("margin:1px;margin-left:2px !important".utf8))
        #expect(
            mixed.cssText
                == "margin-top: 1px; margin-right: 1px; margin-bottom: 1px; margin-left: 2px !important;"
        )
    }

    @Test("Important declarations that scripts set keep their places, in a text that is read in another order")
    func importantPlaces() {
        var style = StyleDeclarations(Array("color:red;top:0 !important;left:0".utf8))
        #expect(style.cssText == "color: red; left: 0px; top: 0px !important;" && style.areImportantLast)
        style.set("color", to: "blue", priority: "important")
        #expect(style.cssText == "color: blue !important; left: 0px; top: 0px !important;" && !style.areImportantLast)
        style.set("width", to: "1px")
        #expect(style.cssText == "color: blue !important; left: 0px; top: 0px !important; width: 1px;")
    }

    /// Every fourteenth name of those that WebKit 2.50 lists.
    @Test("The longhands of all have WebKit's order")
    func orderOfAll() {
        let listed = [
            "color-scheme", "font-synthesis-weight", "-webkit-font-smoothing", "animation-direction",
            "background-attachment", "border-image-slice", "clip-rule", "container-type", "filter",
            "grid-column-end", "justify-items", "mask-border-slice", "object-position", "page", "row-gap",
            "shape-image-threshold", "stroke-opacity", "text-decoration-thickness", "transform",
            "view-transition-class", "-webkit-border-vertical-spacing", "-webkit-cursor-visibility",
            "-webkit-mask-source-type", "border-bottom-color", "border-top-style", "min-width",
            "scroll-padding-bottom", "border-end-start-radius", "inset-inline-end", "padding-block-end",
        ]
        let style = StyleDeclarations(Array("all:initial".utf8))
        let names = style.declarations.map(\.name)
        #expect(names.filter(listed.contains) == listed)
        #expect(names.count == Property.longhandCount - 2)
    }

    @Test(
        "Values are read through shorthands and longhands",
        arguments: [
            ("border:1px solid red", "border-top", "1px solid red"), ("border:1px solid red", "border-width", "1px"),
            ("border:1px solid red", "border-top-color", "red"),
            ("font:bold 12px/2 Arial", "font", "bold 12px / 2 Arial"),
            ("font:12px Arial", "line-height", "normal"), ("flex:1", "flex-basis", "0%"),
            ("margin:var(--a)", "margin-top", ""),
            ("margin:var(--a)", "margin", "var(--a)"), ("list-style:none", "list-style-type", "none"),
            ("background:url(a), url(b) red", "background-image", "url(\"a\"), url(\"b\")"),
            ("background:red", "background-position", "0% 0%"), ("margin:inherit", "margin-top", "inherit"),
            ("outline:none", "outline-style", "none"),
            ("overflow-x:hidden;overflow-y:scroll", "overflow", "hidden scroll"),
            ("-webkit-transform:scale(2)", "transform", "scale(2)"),
        ]
    )
    func values(text: String, name: String, expected: String) {
        #expect(StyleDeclarations(Array(text.utf8)).value(of: name) == expected)
    }

    @Test(
        "Setting an equal value changes nothing, as in WebKit",
        arguments: [
            ("color:red", "color", "RED", false), ("color:red", "color", "rgb(255,0,0)", true),
            ("margin:0", "margin", "0px", false), ("margin:0", "margin-top", "0", true),
            ("background:red", "background", "red", false), ("background:red", "background-color", "red", true),
            ("color:red!important", "color", "red", true), ("color:red;bogus:1", "color", "red", false),
            ("--x:1", "--x", "1", false), ("color:var(--a)", "color", "var(--a)", false),
            ("margin:var(--a)", "margin", "var(--a)", true), ("font:12px Arial", "font", "12px Arial", false),
            ("color:inherit", "color", "inherit", false),
        ]
    )
    func unchanged(text: String, name: String, value: String, isChanged: Bool) {
        var style = StyleDeclarations(Array(text.utf8))
        let changed = style.set(name, to: value)
        #expect(changed == isChanged)
    }

    @Test("Custom properties keep case and text")
    func custom() {
        var style = StyleDeclarations()
        style.set("--X", to: " a  b ")
        style.set("--x", to: "2")
        #expect(style.cssText == "--X: a  b; --x: 2;")
    }
}
