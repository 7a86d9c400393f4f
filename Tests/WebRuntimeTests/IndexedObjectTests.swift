// IndexedObjectTests.swift: objects with indexed properties, and elements with more attributes than a walk covers.
// https://webidl.spec.whatwg.org/#js-legacy-platform-objects

import Testing
import WebRuntime

@Suite("Indexed objects")
struct IndexedObjectTests {
    private let page = "<body><p id=one class='a b'>1<p id=two>2<form name=item></form>"

    @Test(
        "Only the canonical spelling of a number is an index",
        arguments: [
            ("'1'", "\"two\""), ("1", "\"two\""), ("'01'", "\"undefined\""), ("'+1'", "\"undefined\""),
            ("''", "\"undefined\""),
            ("'1.0'", "\"undefined\""), ("' 1'", "\"undefined\""), ("-0", "\"one\""), ("'1e0'", "\"undefined\""),
            ("4294967294", "\"undefined\""), ("4294967295", "\"undefined\""),
            ("Symbol.iterator in {} ? 0 : '9'", "\"undefined\""),
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
            "Object.create(document.getElementsByTagName('p')).length",
            "NodeList.prototype.item.call(document.getElementsByTagName('p'), 0)",
            "Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length').get.call(document.querySelectorAll('p'))",
        ]
    )
    func foreignObjects(source: String) throws {
        let source = "try { \(source); 'nothing' } catch (error) { error.name }"
        #expect(try evaluate(source, on: page) == "\"TypeError\"")
    }

    @Test(
        "Members precede names, own properties precede members",
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

    @Test(
        "An object that inherits from a list has its items, and its own properties",
        arguments: [
            ("o[1].id", "\"two\""), ("(o.one = 5, [o.one, list.one.id, Object.keys(o)])", "[5,\"one\",[\"one\"]]"),
            ("(o[7] = 5, [o[7], 7 in list])", "[5,false]"),
        ]
    )
    func derivedObjects(source: String, expected: String) throws {
        let source = "const list = document.getElementsByTagName('p'), o = Object.create(list); \(source)"
        #expect(try evaluate(source, on: page) == expected)
    }

    // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlallcollection
    @Test(
        "document.all finds elements by index, id and name",
        arguments: [
            ("[document.all.length, document.all[0].tagName, document.all.item('2').tagName]", "[6,\"HTML\",\"BODY\"]"),
            (
                "[document.all.one.id, document.all.item('two').id, document.all.item(), document.all.namedItem('none')]",
                "[\"one\",\"two\",null,null]"
            ),
            (
                "document.all.item('item').tagName + Object.prototype.toString.call(document.all)",
                "\"FORM[object HTMLAllCollection]\""
            ),
            ("document.body.insertAdjacentHTML('beforeend', '<i id=two>'); document.all.two.length", "2"),
        ]
    )
    func allElements(source: String, expected: String) throws {
        #expect(try evaluate(source, on: page) == expected)
    }

    // https://webidl.spec.whatwg.org/#legacy-factory-functions
    @Test(
        "Image, Audio and Option create objects of the class that extends them",
        arguments: ["Image", "Audio", "Option"]
    )
    func factories(name: String) throws {
        let source = """
            class Own extends \(name) {}
            const made = new Own(), prototype = Object.getPrototypeOf(made);
            [prototype === Own.prototype, made instanceof \(name), document.body.appendChild(made) === document.body.lastChild]
            """
        #expect(try evaluate(source, on: page) == "[true,true,true]")
    }

    @Test("A static list stays unchanged, whatever happens to the tree")
    func staticLists() throws {
        let source = """
            const list = document.querySelectorAll('p'), first = list[0];
            document.body.textContent = ''; document.body.append(document.createElement('p'));
            [list.length, list[0] === first, list.item(1).id, [...list].length, 2 in list]
            """
        #expect(try evaluate(source, on: page) == "[2,true,\"two\",2,false]")
    }
}

@Suite("Elements with very many attributes")
struct ManyAttributesTests {
    @Test(
        "They behave like elements with few",
        arguments: [
            ("e.getAttribute('a199') + e.getAttribute('a200')", "\"199null\""),
            ("e.hasAttribute('A150') && !e.hasAttribute('b')", "true"),
            ("e.attributes.length + e.attributes[150].name + e.attributes.item(199).value", "\"200a150199\""),
            ("[e.attributes[200], e.attributes[4294967295]]", "[null,null]"),
            ("e.attributes.a150.value + e.attributes.getNamedItem('a151').value", "\"150151\""),
            ("e.setAttribute('a150', 'x'); e.attributes[150].value + e.attributes.length", "\"x200\""),
            ("e.removeAttribute('a100'); e.attributes[100].name + e.attributes.length", "\"a101199\""),
            ("e.setAttributeNS('n', 'p:a10', 'y'); e.getAttributeNS('n', 'a10') + e.getAttribute('a10')", "\"y10\""),
            (
                "e.setAttributeNS('n', 'a150', 'y'); e.getAttributeNS('n', 'a150') + e.getAttributeNS(null, 'a150')",
                "\"y150\""
            ),
            ("e.setAttributeNS('n', 'q', ''); e.matches('[q]') + ' ' + e.matches('[a150]')", "\"false true\""),
            ("e.id = 'z'; document.getElementById('z') === e && e.matches('#z')", "true"),
            ("e.className = 'k'; document.getElementsByClassName('k').length + e.classList.length", "2"),
            ("while (e.attributes.length) e.removeAttribute(e.attributes[0].name); e.outerHTML", "\"<div></div>\""),
            ("for (let i = 199; i >= 0; i--) e.removeAttributeNode(e.attributes[i]); e.outerHTML", "\"<div></div>\""),
            ("e.cloneNode().attributes[199].name + e.getAttributeNames()[180]", "\"a199a180\""),
        ]
    )
    func answers(source: String, expected: String) throws {
        let source = """
            const e = document.body.appendChild(document.createElement('div'));
            for (let i = 0; i < 200; i++) e.setAttribute('a' + i, i);
            \(source)
            """
        #expect(try evaluate(source, on: "<body>") == expected)
    }
}
