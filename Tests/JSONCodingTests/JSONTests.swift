// JSONTests.swift: property values as JSON.

import JSONCoding
import PropertyValues
import Testing

@Suite("JSON")
struct JSONTests {
    @Test("The tagged dump names types that JSON lacks")
    func taggedDump() {
        let value = PropertyValue.dictionary([
            ("b", .array([.null, .bool(true), .number(.nan), .integer(-7)])), ("a", .date(1.5)),
            ("d", .data([0, 255])),
            ("s", .string("a\u{0}é\r\n")),
        ])
        let text = String(decoding: value.json(), as: UTF8.self)
        let expected =
            #"{"b":[null,true,{"$number":"NaN"},-7],"a":{"$date":"1970-01-01T00:00:01.500Z"},"#
            + #""d":{"$data":"AP8="},"s":"a\u0000é\r\n"}"#
        #expect(text == expected)
    }

    @Test(
        "An error in JSON is reported with its place",
        arguments: [
            ("{a", "line 1, column 2: a key in double quotes is expected here"),
            ("[1,\n 2,]", "line 2, column 4: a value is expected here; texts and keys stand in double quotes"),
            ("", "line 1, column 1: a value is missing"),
            ("1 2", "line 1, column 3: unexpected text after the value"),
        ]
    )
    func jsonFaults(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try PropertyValue(json: Array(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test(
        "Where comments are allowed, so is a comma after the last element, and nothing else that JSON lacks",
        arguments: [
            ("// a\n[1, /* b */ 2,] // c", true), ("{\"a\": {\"b\": 1,},}\r// x", true), ("[/**/]", true), ("/", false),
            ("[,]", false), ("[1,,]", false), ("{,}", false), ("[1] /* ", false), ("['a']", false), ("[1 // 2]", false),
        ]
    )
    func comments(text: String, isRead: Bool) {
        #expect(((try? PropertyValue(jsonWithComments: Array(text.utf8))) != nil) == isRead)
        #expect(throws: JSONError.self) { try PropertyValue(json: Array(text.utf8)) }
    }

    @Test("JSON keeps the order of keys, and the last of equal keys wins")
    func jsonObjects() throws {
        let value = try PropertyValue(json: Array(#"{"z":1,"a":-0,"z":"😀","\ud800":2.5}"#.utf8))
        let expected = PropertyValue.dictionary([("z", .string("😀")), ("a", .number(-0.0)), ("\u{FFFD}", .number(2.5))])
        #expect(value == expected)
    }
}
