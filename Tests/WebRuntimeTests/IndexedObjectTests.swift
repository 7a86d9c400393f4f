// IndexedObjectTests.swift: objects with indexed properties.
// https://webidl.spec.whatwg.org/#js-legacy-platform-objects

import Testing
import WebRuntime

@Suite("Indexed objects")
struct IndexedObjectTests {
    private let page = "<body><p id=one class='a b'>1<p id=two>2<form name=item></form>"

    @Test(
        "Only a number's own spelling is an index",
        arguments: [
            ("'1'", "\"two\""), ("1", "\"two\""), ("'01'", "\"undefined\""), ("'+1'", "\"undefined\""), ("''", "\"undefined\""),
            ("'1.0'", "\"undefined\""), ("' 1'", "\"undefined\""), ("-0", "\"one\""), ("'1e0'", "\"undefined\""),
            ("4294967294", "\"undefined\""), ("4294967295", "\"undefined\""), ("Symbol.iterator in {} ? 0 : '9'", "\"undefined\""),
            ("'123456789012'", "\"undefined\""),
        ]
    )
    func indices(key: String, expected: String) throws {
        #expect(try evaluate("String((document.getElementsByTagName('p')[\(key)] || {}).id)", on: page) == expected)
    }

    @Test(
        "Members belong to the object that they were read from",
        arguments: [
            "Object.create(document.querySelectorAll('p')).item(0)",
            "Object.create(document.querySelector('p').classList).contains('a')",
            "document.querySelectorAll('p').item.call({}, 0)",
        ]
    )
    func foreignObjects(source: String) throws {
        let source = "try { \(source); 'nothing' } catch (error) { error.name }"
        #expect(try evaluate(source, on: page) == "\"TypeError\"")
    }

    @Test(
        "Members come before names, own properties before members",
        arguments: [
            ("typeof document.forms.item", "\"function\""),
            ("const l = document.querySelectorAll('p'); l.item = 5; l.item", "5"),
            ("NodeList.prototype.item = () => 7; document.querySelectorAll('p').item(0)", "7"),
            ("const d = document.querySelector('p').dataset; d.contains = 'x'; d.contains", "\"x\""),
            ("typeof document.querySelector('p').classList.item", "\"function\""),
        ]
    )
    func precedence(source: String, expected: String) throws {
        #expect(try evaluate(source, on: page) == expected)
    }

    @Test("A static list stays as it was, whatever the tree becomes")
    func staticLists() throws {
        let source = """
            const list = document.querySelectorAll('p'), first = list[0];
            document.body.textContent = ''; document.body.append(document.createElement('p'));
            [list.length, list[0] === first, list.item(1).id, [...list].length, 2 in list]
            """
        #expect(try evaluate(source, on: page) == "[2,true,\"two\",2,false]")
    }
}
