// CustomElementTests.swift: custom elements: definitions, upgrades, reactions and forms.
// https://html.spec.whatwg.org/multipage/custom-elements.html

import DOM
import ScriptEngine
import Testing
import WebRuntime

@Suite("Custom elements")
struct CustomElementTests {
    /// A class whose callbacks write to `out`, and a page with elements of its name.
    private static let html =
        "<!DOCTYPE html><body><x-a a=1><x-a></x-a></x-a><form id=f><x-f id=c name=n></x-f></form></body>"
    private static let source = """
        const out = [];
        class A extends HTMLElement {
          static observedAttributes = ['a'];
          constructor() { super(); out.push('made'); }
          connectedCallback() { out.push('in'); }
          disconnectedCallback() { out.push('out'); }
          adoptedCallback(from, to) { out.push(`adopted ${from === document} ${to === document}`); }
          attributeChangedCallback(...a) { out.push(a.map(String).join('/')); }
        }
        const define = () => { customElements.define('x-a', A); return out.splice(0).join(' '); };
        const first = () => document.querySelector('x-a'), failure = f => { try { f() } catch (e) { return e.name } };

        """

    private func answer(_ expression: String) throws -> String? {
        let page = Page(html: Array(Self.html.utf8))
        return try page.makeWorld().evaluateToJSON(Self.source + expression)
    }

    @Test(
        "Elements are created, upgraded and notified of changes in order",
        arguments: [
            ("define()", "\"made a/null/1/null in made in\""),
            ("document.createElement('x-a') instanceof A", "false"),
            (
                "(define(), new A().localName + document.createElement('x-a').matches(':defined') + out)",
                "\"x-atruemade,made\""
            ),
            ("(define(), first().remove(), out)", #"["out","out"]"#),
            ("(define(), document.body.append(first(), first()), out)", #"["out","in","out","in"]"#),
            (
                "(define(), document.body.innerHTML = '<p><x-a a=2></x-a></p>', out)",
                #"["made","a/null/2/null","in","out","out"]"#
            ),
            ("(define(), first().cloneNode(true), out)", #"["made","a/null/1/null","made"]"#),
            (
                "(define(), first().setAttribute('a', 2), first().removeAttribute('a'), first().id = 'q', out)",
                #"["a/1/2/null","a/2/null/null"]"#
            ),
            (
                "(define(), document.implementation.createHTMLDocument().body.append(first()), out)",
                #"["out","adopted true false","in","out","adopted true false","in"]"#
            ),
            // A world that a script creates in between gets its reactions before the member returns.
            (
                """
                (define(), A.prototype.connectedCallback, (() => { const host = document.body.appendChild(document.createElement('div'));
                const root = host.attachShadow({mode: 'open'}); root.innerHTML = '<x-a></x-a>'; host.remove();
                return out })())
                """, #"["made","in","out"]"#
            ),
            (
                "(define(), document.body.replaceChildren('x', first().firstChild, first()), out)",
                #"["out","in","out","in"]"#
            ),
        ]
    )
    func reactions(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    @Test(
        "Definitions are checked as in the standard",
        arguments: [
            ("failure(() => customElements.define('xa', A))", "\"SyntaxError\""),
            ("failure(() => customElements.define('x-a', () => {}))", "\"TypeError\""),
            (
                "(define(), failure(() => customElements.define('x-a', class extends HTMLElement {})))",
                "\"NotSupportedError\""
            ),
            ("(define(), failure(() => customElements.define('x-b', A)))", "\"NotSupportedError\""),
            (
                "failure(() => customElements.define('x-b', class extends HTMLElement {}, { extends: 'x-c' }))",
                "\"NotSupportedError\""
            ),
            ("failure(() => new HTMLElement)", "\"TypeError\""), ("failure(() => new A)", "\"TypeError\""),
            (
                "failure(() => customElements.define('x-b', class { static get observedAttributes() { throw new RangeError } })) === undefined",
                "true"
            ),
            (
                """
                (() => { const read = [], key = k => { read.push(k) };
                class C extends HTMLElement { get connectedCallback() { key(1) } get disconnectedCallback() { key(2) }
                get adoptedCallback() { key(3) } get attributeChangedCallback() { key(4); return () => {} }
                get formResetCallback() { key(8) } static get observedAttributes() { key(5); return [] }
                static get disabledFeatures() { key(6) } static get formAssociated() { key(7); return true } }
                customElements.define('x-b', C); return read })()
                """,
                "[1,2,3,4,5,6,7,8]"
            ),
            (
                "(define(), [customElements.get('x-a') === A, customElements.getName(A), customElements.get('x-b') === undefined])",
                #"[true,"x-a",true]"#
            ),
            ("(define(), customElements.whenDefined('x-a').then(c => c === A))", "true"),
            ("new Promise(r => { customElements.whenDefined('x-a').then(c => r(c === A)); define() })", "true"),
            // A sequence's items are converted one by one.
            (
                "(() => { const names = function* () { out.push('next'); yield { toString() { out.push('text'); return 'a'; } }; out.push('end'); };"
                    + "class O extends A { static get observedAttributes() { return names(); } } customElements.define('x-o', O); return out; })()",
                #"["next","text","end"]"#
            ),
        ]
    )
    func definitions(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    @Test(
        "Customized built-in elements",
        arguments: [
            (
                """
                (() => { class B extends HTMLParagraphElement { constructor() { super(); this.q = 1; } }
                document.body.innerHTML = '<p is=x-p></p><p></p>'; customElements.define('x-p', B, { extends: 'p' });
                const [a, b] = document.querySelectorAll('p'), c = document.createElement('p', { is: 'x-p' });
                b.setAttribute('is', 'x-p');
                return [a.q, b.q === undefined, c.q, new B().localName, c.outerHTML, new B().outerHTML] })()
                """, #"[1,true,1,"p","<p is=\"x-p\"></p>","<p is=\"x-p\"></p>"]"#
            ),
            (
                "failure(() => { class B extends HTMLElement {} customElements.define('x-p', B, { extends: 'p' }); new B })",
                "\"TypeError\""
            ),
        ]
    )
    func customized(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    @Test("A constructor's exception is reported, and the element is unknown or stays unchanged")
    func failures() throws {
        let page = Page(html: Array(Self.html.utf8))
        let world = try page.makeWorld()
        let answer = try world.evaluateToJSON(
            Self.source + """
                class Bad extends HTMLElement { constructor() { throw new RangeError('no'); } }
                const e = document.createElement('x-bad'); document.body.append(e);
                customElements.define('x-bad', Bad);
                const made = document.createElement('x-bad');
                class More extends HTMLElement { constructor() { super(); this.append('x'); } }
                customElements.define('x-more', More);
                const late = document.createElement('x-late'); document.body.append(late);
                customElements.define('x-late', class extends HTMLElement { constructor() { super(); throw new RangeError('late'); } });
                [e.constructor === HTMLElement, made instanceof HTMLUnknownElement, made.localName, made.matches(':defined'),
                document.createElement('x-more') instanceof HTMLUnknownElement, new More().childNodes.length,
                failure(() => late.attachInternals()) ?? 'attached']
                """
        )
        #expect(answer == #"[true,true,"x-bad",false,true,1,"attached"]"#)
        #expect(world.uncaughtErrors.map(\.name) == ["RangeError", "RangeError", "RangeError", "NotSupportedError"])
    }

    @Test(
        "Form-associated custom elements participate in forms",
        arguments: [
            ("[c.form === f, f.elements.length, i.form === f]", "[true,1,true]"),
            ("(i.setFormValue('v'), [...new FormData(f)])", #"[["n","v"]]"#),
            (
                "(i.setValidity({ customError: true }, 'm'), [f.checkValidity(), i.validationMessage, c.matches(':invalid')])",
                #"[false,"m",true]"#
            ),
            ("failure(() => i.setValidity({ customError: true }))", "\"TypeError\""),
            ("(i.setValidity({ customError: true }, 'm', c), i.validity.valid)", "false"),
            // The flags are set before the anchor is looked at.
            (
                "[failure(() => i.setValidity({ customError: true }, 'm', f)), i.validationMessage]",
                #"["NotFoundError","m"]"#
            ),
            ("(f.reset(), out)", #"["form true","reset"]"#),
            ("(c.setAttribute('disabled', ''), [out[1], c.matches(':disabled')])", #"["disabled true",true]"#),
            ("(f.remove(), c.remove(), out)", #"["form true","form false"]"#),
            ("(i.states.add('s'), [c.matches(':state(s)'), c.matches(':state(t)')])", "[true,false]"),
            ("failure(() => c.attachInternals())", "\"NotSupportedError\""),
            ("failure(() => document.body.attachInternals())", "\"NotSupportedError\""),
        ]
    )
    func forms(expression: String, expected: String) throws {
        let source = """
            let i; class F extends HTMLElement {
              static formAssociated = true;
              constructor() { super(); i = this.attachInternals(); }
              formAssociatedCallback(form) { out.push(`form ${form !== null}`); }
              formDisabledCallback(disabled) { out.push(`disabled ${disabled}`); }
              formResetCallback() { out.push('reset'); }
              get form() { return i.form; }
            }
            customElements.define('x-f', F); const c = document.querySelector('x-f'), f = document.forms[0];

            """
        #expect(try answer(source + expression) == expected)
    }

    @Test("The parser of a page with scripts constructs elements before it continues")
    func parser() throws {
        let html = """
            <!DOCTYPE html><script>
            var out = [];
            customElements.define('x-a', class extends HTMLElement {
              static observedAttributes = ['a'];
              constructor() {
                super();
                out.push(`made ${this.attributes.length} ${this.parentNode}`);
                try { document.write('no') } catch (e) { out.push(e.name) }
              }
              connectedCallback() { out.push(`in ${this.childNodes.length}`); }
              attributeChangedCallback(name) { out.push(name); }
            });
            customElements.define('x-p', class extends HTMLParagraphElement { constructor() { super(); out.push(this.localName); } }, { extends: 'p' });
            </script><body><x-a a=1>text</x-a><script>out.push('script')</script><p is=x-p>
            """
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        let scripts = try PageScripts(page: page)
        scripts.load(Array(html.utf8), timeout: 10)
        let answer = try scripts.world.evaluateToJSON("out")
        #expect(answer == #"["made 0 null","InvalidStateError","a","in 0","script","p"]"#)
    }

    @Test("Each world has its own definitions, and reacts to changes by the other")
    func worlds() throws {
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        let scripts = try PageScripts(page: page)
        scripts.load(Array("<!DOCTYPE html><body><script>\(Self.source)define()</script>".utf8), timeout: 10)
        let extensionWorld = try page.makeWorld(.isolated)
        let answer = try extensionWorld.evaluateToJSON(
            """
            document.body.innerHTML = '<x-a a=1></x-a>'; const e = document.body.firstChild; e.setAttribute('a', 2); e.remove();
            [customElements.get('x-a') === undefined, e.matches(':defined'), e.constructor === HTMLElement]
            """
        )
        #expect(answer == "[true,true,true]")
        #expect(try scripts.world.evaluateToJSON("out") == #"["made","a/null/1/null","in","a/1/2/null","out"]"#)
    }

    @Test("The cost of reactions is linear", .timeLimit(.minutes(1)))
    func size() throws {
        let answer = try answer(
            """
            (() => { define(); const fragment = document.createDocumentFragment();
            for (let i = 0; i < 20000; i++) fragment.append(document.createElement('x-a'));
            out.length = 0; document.body.append(fragment); const n = out.length;
            for (let i = 0; i < 20000; i++) document.body.lastChild.remove();
            return [n, out.length] })()
            """
        )
        #expect(answer == "[20000,40000]")
    }
}
