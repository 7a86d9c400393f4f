// FormPropertyTests.swift: controls and options as properties of their form and select, where the standard differs from WebKit. Where both
// agree, the cases are in Tests/Data/Recorded/scripts/83-what-sanitisers-meet.js.
// https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem

import ScriptEngine
import Testing
import WebRuntime

@Suite("Properties of forms and selects")
struct FormPropertyTests {
    private let page = """
        <!DOCTYPE html><body><form id=f><input name=one><input id=two name=three><input type=image name=four></form>
        <input name=five form=f><select id=s><option>a<option>b</select>
        """

    @Test(
        "A form has properties for its controls' names, whatever other properties it has",
        arguments: [
            // A property set by a script is hidden while there is a control of its name.
            (
                "f.mine = 1; f[0].name = 'mine'; const seen = f.mine === f[0]; f[0].remove(); [seen, f.mine]",
                "[true,1]"
            ),
            ("Object.getOwnPropertyNames(f)", #"["0","1","2","one","two","three","five"]"#),
            ("Object.keys(f)", #"["0","1","2"]"#),
            ("Object.defineProperty(f, 'fixed', {value: 1}); f[0].name = 'fixed'; f.fixed", "1"),
            ("[f.five === document.querySelector('[name=five]'), f.four === undefined]", "[true,true]"),
            ("f.innerHTML = ''; f.append('x'); f.childNodes.length", "1"),
            ("f.remove(); [f.one === f[0], f.five === undefined]", "[true,true]"),
            ("Object.preventExtensions(f)", "TypeError"),
            ("Reflect.defineProperty(s, '0', {get() {}})", "false"),
            ("s[0] = undefined; s.length", "1"),
            ("new Proxy(f, {}).one === f.one", "true"),
            // Controls of one name belong to their forms, also after they moved to another form.
            (
                """
                document.body.innerHTML = '<form><input name=x><img name=x></form><form><input name=x><input id=x></form>';
                const [a, b] = document.forms, count = form => form.x === undefined ? 0 : form.x.length ?? 1, list = b.x, counts = [count(a), count(b)];
                a.x.setAttribute('form', 'b'); counts.push(count(b)); b.id = 'b'; counts.push(count(b), list === b.x, a.x.localName);
                b.removeAttribute('id'); a[0]?.remove(); counts.push(list.length); counts
                """, #"[1,2,2,3,true,"img",2]"#
            ),
        ]
    )
    func properties(source: String, expected: String) throws {
        let answer: String?
        do {
            let objects = "var f = document.forms[0], s = document.querySelector('select');"
            answer = try evaluate("\(objects) \(source)", on: page)
        } catch let error as ScriptError { answer = error.name }
        #expect(answer == expected)
    }

    @Test("The bindings read a form's own members, not a control that hides them")
    func hiddenMembers() throws {
        let form = """
            <form action=go><input name=action value=x><input name=submit><input name=reset value=kept>
            <input name=requestSubmit><button id=b type=reset></button></form>
            """
        let source = "document.forms[0].elements.reset.value = 'new'; b.click(); document.forms[0].elements.reset.value"
        #expect(try evaluate(source, on: form) == "\"kept\"")
    }
}
