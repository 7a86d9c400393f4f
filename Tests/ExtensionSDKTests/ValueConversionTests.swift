// ValueConversionTests.swift: property values to Foundation's objects and back.

import ExtensionSDK
import Foundation
import PropertyValues
import Testing

@Suite("Value conversion")
struct ValueConversionTests {
    private func back(_ value: Any) -> (value: PropertyValue?, dropped: [String]) {
        var dropped: [String] = []
        let value = PropertyValue(foundation: value) { dropped.append("\($0): \($1)") }
        return (value, dropped)
    }

    @Test(
        "A value survives the conversion to Foundation and back",
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

    @Test("A dictionary casts to [String: Any], as in handlers")
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

    @Test("Values that are not property-list types are omitted and named by their key paths")
    func dropped() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let (value, dropped) = back(["a": ["b": url, "c": 1], "list": [url]] as [String: Any])
        #expect(
            value == .dictionary([("a", .dictionary([("c", .integer(1))])), ("list", .array([.null]))])
        )
        #expect(dropped.sorted() == ["a.b: URL", "list[0]: URL"])
    }

    /// A native value, its value in a dictionary, and the kind of the lost value.
    struct Native: CustomTestStringConvertible, @unchecked Sendable {
        var value: Any
        var expected: PropertyValue?
        var lost: [String] = []
        var testDescription: String { "\(type(of: value)) \(value)" }
    }

    static let natives: [Native] = [
        Native(value: NSString(string: "a\u{0}"), expected: .string("a\u{0}")),
        Native(value: NSNumber(value: true), expected: .bool(true)),
        Native(value: NSNumber(value: 1), expected: .integer(1)),
        Native(value: NSNumber(value: 1.0), expected: .number(1)),
        Native(value: NSNumber(value: Int8(1)), expected: .integer(1)),
        Native(value: NSNumber(value: UInt64.max), expected: .number(0x1p64)),
        Native(value: Int64(9_007_199_254_740_993), expected: .integer(9_007_199_254_740_993)),
        Native(value: Double.nan, expected: .number(.nan)), Native(value: -0.0, expected: .number(-0.0)),
        Native(value: CGFloat(0.5), expected: .number(0.5)), Native(value: UInt8(7), expected: .integer(7)),
        Native(value: true, expected: .bool(true)), Native(value: "s" as Substring, expected: nil, lost: ["v"]),
        Native(value: NSNull(), expected: .null), Native(value: NSDate(timeIntervalSince1970: 2), expected: .date(2)),
        Native(value: Date(timeIntervalSince1970: 0.25), expected: .date(0.25)),
        Native(value: NSArray(array: [NSNull(), 1]), expected: .array([.null, .integer(1)])),
        Native(value: NSMutableDictionary(dictionary: ["k": NSArray()]), expected: .dictionary([("k", .array([]))])),
        Native(value: ["__proto__": 1], expected: .dictionary([("__proto__", .integer(1))])),
        Native(
            value: [1: "x", "y": 2] as [AnyHashable: Any],
            expected: .dictionary([("y", .integer(2))]),
            lost: ["v"]
        ),
        Native(value: NSData(data: Data([1])), expected: .data([1])), Native(value: Data(), expected: .data([])),
        Native(value: URL(fileURLWithPath: "/x"), expected: nil, lost: ["v"]),
        Native(value: NSURL(fileURLWithPath: "/x"), expected: nil, lost: ["v"]),
        Native(value: UUID(), expected: nil, lost: ["v"]), Native(value: NSObject(), expected: nil, lost: ["v"]),
        Native(
            value: ["a": [["b": UUID()]]],
            expected: .dictionary([("a", .array([.dictionary([])]))]),
            lost: ["v.a[0].b"]
        ),
    ]

    @Test("A native value keeps its kind, and one without a counterpart is named by its key path", arguments: natives)
    func native(row: Native) throws {
        var lost: [String] = []
        let converted = PropertyValue(foundation: ["v": row.value]) { path, _ in lost.append(path) }
        #expect(try #require(converted)["v"] == row.expected)
        #expect(lost == row.lost)
    }

    @Test("Loaded values can be cast as handlers do")
    func castsOfEveryKind() throws {
        let value = PropertyValue.dictionary([
            ("text", .string("t")), ("number", .number(3)), ("half", .number(0.5)), ("flag", .bool(true)),
            ("date", .date(1)), ("null", .null), ("list", .array([.string("a"), .string("b")])),
            ("mixed", .array([.number(1), .null])), ("inner", .dictionary([("k", .string("v"))])),
        ])
        let item: (any NSSecureCoding)? = PropertyValue.dictionary([("results", value)]).foundationObject
        let whole = try #require((item as? NSDictionary) as? [String: Any])
        let results = try #require(whole["results"] as? [String: Any])
        #expect(results["text"] as? String == "t" && results["text"] as? NSString == "t")
        #expect(results["number"] as? Int == 3 && results["number"] as? Double == 3)
        #expect((results["number"] as? NSNumber)?.intValue == 3 && results["number"] as? String == nil)
        #expect(results["half"] as? Double == 0.5 && results["half"] as? Int == nil)
        #expect(results["flag"] as? Bool == true && (results["flag"] as? NSNumber)?.boolValue == true)
        #expect(results["date"] as? Date == Date(timeIntervalSince1970: 1))
        #expect(results["null"] is NSNull && results["null"] as? String == nil && results["gone"] == nil)
        #expect(results["list"] as? [String] == ["a", "b"] && (results["list"] as? NSArray)?.count == 2)
        #expect((results["mixed"] as? [Any])?.count == 2 && results["mixed"] as? [String] == nil)
        #expect((results["inner"] as? [String: String]) == ["k": "v"])
        #expect((results["inner"] as? NSDictionary)?["k"] as? String == "v")
    }

    @Test("An invalid date is null, because a Date object of it cannot be printed")
    func invalidDate() {
        #expect(PropertyValue.date(.nan).foundationObject is NSNull)
    }
}
