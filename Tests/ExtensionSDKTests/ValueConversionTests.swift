// ValueConversionTests.swift: property values to Foundation's objects and back.

import ExtensionSDK
import Foundation
import Testing
import WorkerProtocol

@Suite("Value conversion")
struct ValueConversionTests {
    private func back(_ value: Any) -> (value: PropertyValue?, dropped: [String]) {
        var dropped: [String] = []
        let value = PropertyValue(foundation: value) { dropped.append("\($0): \($1)") }
        return (value, dropped)
    }

    @Test(
        "A value survives the way to Foundation and back",
        arguments: [
            PropertyValue.null, .bool(true), .bool(false), .number(1), .number(0.5), .number(-0.0), .number(.infinity),
            .number(.nan), .integer(1), .integer(0), .integer(.max), .string(""), .string("a\u{0}\u{1F600}"),
            .date(0.5),
            .data([0, 255]), .array([.null, .number(1), .array([])]),
            .dictionary([("", .null), ("a", .bool(true)), ("b", .dictionary([]))]),
        ]
    )
    func roundTrip(value: PropertyValue) {
        let (result, dropped) = back(value.foundationObject)
        #expect(result == value)
        #expect(dropped == [])
    }

    @Test("A dictionary casts to [String: Any], as handlers do it")
    func casts() throws {
        let value = PropertyValue.dictionary([
            ("results", .dictionary([("colour", .string("red")), ("count", .number(3)), ("gone", .null)]))
        ])
        let item: (any NSSecureCoding)? = value.foundationObject
        let dictionary = try #require(item as? NSDictionary as? [String: Any])
        let results = try #require(dictionary["results"] as? [String: Any])
        #expect(results["colour"] as? String == "red")
        #expect(results["count"] as? Double == 3)
        #expect(results["gone"] is NSNull)
    }

    @Test("Swift's values in a dictionary keep their types")
    func swiftValues() {
        let native: [String: Any] = [
            "int": 1, "flag": true, "double": 2.0, "float": Float(0.5), "text": "t", "list": ["x", "y"],
            "nested": ["a": [1, 2]], "none": Optional<Int>.none as Any, "some": Optional(3) as Any,
        ]
        let expected = PropertyValue.dictionary([
            ("double", .number(2)), ("flag", .bool(true)), ("float", .number(0.5)), ("int", .integer(1)),
            ("list", .array([.string("x"), .string("y")])),
            ("nested", .dictionary([("a", .array([.integer(1), .integer(2)]))])), ("none", .null),
            ("some", .integer(3)),
            ("text", .string("t")),
        ])
        #expect(back(native).value == expected)
    }

    @Test("What no property list can hold is left out and named by its key path")
    func dropped() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let (value, dropped) = back(["a": ["b": url, "c": 1], "list": [url]] as [String: Any])
        #expect(
            value == .dictionary([("a", .dictionary([("c", .integer(1))])), ("list", .array([.null]))])
        )
        #expect(dropped.sorted() == ["a.b: URL", "list[0]: URL"])
    }

    @Test("An invalid date is null, for an object of it cannot be printed")
    func invalidDate() {
        #expect(PropertyValue.date(.nan).foundationObject is NSNull)
    }
}
