// StyleSheetTests.swift: style sheets, rules and computed styles as scripts see them. https://drafts.csswg.org/cssom/

import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Style sheets")
struct StyleSheetTests {
    private static let page = """
        <!DOCTYPE html><style id=s media="screen" title=T>
        @import url("data:text/css,i{top:7px}") layer(a) supports(display:block);
        @namespace svg "http://www.w3.org/2000/svg";
        @media ALL and (Min-Width:100px) { p { color: RED } }
        #test, a>b   .c::BEFORE { color: green; margin: 1px 2px; & b { top: 1px } left: 2px; }
        @font-face { font-family: Foo; src: url(foo.woff) format("woff"); unicode-range: u+26, U+0-7f }
        @keyframes Foo { from { top: 0 } 50.0%, to { left: 1px; animation: none } }
        @page foo:first { margin: 1px; transform: none; @top-left { color: red } }
        @layer x.y { q { color: blue } }
        @counter-style Foo { system: cyclic; symbols: "a" B }
        @property --x { syntax: "<length>"; inherits: false; initial-value: 0px }
        @supports (display:grid) and (not (foo:bar)) { a { } }
        @container side (width > 100px) { }
        svg|a, *:nth-child(2N + 1) { }
        @unknown { }
        </style><p>x<b id=b>y</b><i>z</i>
        """

    private static func check(_ html: String, _ expression: String, _ expected: String) throws {
        let page = Page(html: Array(html.utf8), options: PageOptions(url: "https://example.org/dir/page"))
        page.resources = PageResources(pageURL: "https://example.org/dir/page", loader: nil)
        let world = try page.makeWorld()
        let answer: String
        do { answer = try world.evaluateToJSON(expression) ?? "undefined" } catch {
            answer = "\(error.name): \(error.message)"
        }
        #expect(answer == expected, "\(expression)")
    }

    @Test(
        "Rules are serialized as in CSSOM",
        arguments: [
            "@import url(\"data:text/css,i{top:7px}\") layer(a) supports(display: block);",
            "@namespace svg url(\"http://www.w3.org/2000/svg\");",
            "@media (min-width: 100px) {\n  p { color: red; }\n}",
            "#test, a > b .c::before {\n  color: green; margin: 1px 2px;\n  & b { top: 1px; }\n  left: 2px;\n}",
            "@font-face { font-family: Foo; src: url(\"foo.woff\") format(\"woff\"); unicode-range: U+26, U+0-7F; }",
            "@keyframes Foo { \n  0% { top: 0px; }\n  50%, 100% { left: 1px; }\n}",
            "@page foo:first { margin: 1px; @top-left { color: red; } }",
            "@layer x.y {\n  q { color: blue; }\n}",
            "@counter-style Foo { system: cyclic; symbols: \"a\" B; }",
            "@property --x { syntax: \"<length>\"; inherits: false; initial-value: 0px; }",
            "@supports (display: grid) and (not (foo:bar)) {\n  a { }\n}",
            "@container side (width > 100px) {\n}",
            "svg|a, :nth-child(2n+1) { }",
        ].enumerated().map { ($0, $1) }
    )
    func text(index: Int, expected: String) throws {
        let page = Page(html: Array(Self.page.utf8))
        let world = try page.makeWorld()
        try world.evaluate("var rules = document.styleSheets[0].cssRules")
        let same = try world.evaluateToJSON("[rules[\(index)].cssText]")
        let wanted = try world.evaluateToJSON("[\(Self.literal(expected))]")
        #expect(same == wanted)
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"" + escaped + "\""
    }

    @Test(
        "Interfaces and their members",
        arguments: [
            (
                "[...s.sheet.cssRules].map(r => [r.constructor.name, r.type].join()).join(' ')",
                """
                "CSSImportRule,3 CSSNamespaceRule,10 CSSMediaRule,4 CSSStyleRule,1 CSSFontFaceRule,5 CSSKeyframesRule,7 \
                CSSPageRule,6 CSSLayerBlockRule,0 CSSCounterStyleRule,11 CSSPropertyRule,0 CSSSupportsRule,12 \
                CSSContainerRule,0 CSSStyleRule,1"
                """
            ),
            (
                "[s.sheet.title, s.sheet.href, s.sheet.ownerNode === s, s.sheet.media.mediaText]",
                #"["T",null,true,"screen"]"#
            ),
            (
                "s.sheet === s.sheet && s.sheet.cssRules === s.sheet.rules && s.sheet.cssRules[3] === s.sheet.cssRules[3]",
                "true"
            ),
            (
                "[s.sheet.cssRules[3].style.parentRule === s.sheet.cssRules[3], s.sheet.cssRules[3].cssRules[1].constructor.name]",
                #"[true,"CSSNestedDeclarations"]"#
            ),
            (
                "[s.sheet.cssRules[0].styleSheet.cssRules[0].cssText, s.sheet.cssRules[0].layerName]",
                #"["i { top: 7px; }","a"]"#
            ),
            (
                "[s.sheet.cssRules[5][1].keyText, s.sheet.cssRules[5].findRule('from').style.top]",
                #"["50%, 100%","0px"]"#
            ),
            ("[s.sheet.cssRules[9].syntax, s.sheet.cssRules[9].inherits]", #"["<length>",false]"#),
            ("s.sheet.cssRules[2].media = 'print'; s.sheet.cssRules[2].conditionText", #""print""#),
            (
                "Object.prototype.toString.call(document.styleSheets) + document.styleSheets.length",
                #""[object StyleSheetList]1""#
            ),
            ("getComputedStyle(document.querySelector('i')).top", #""7px""#),
        ]
    )
    func members(expression: String, expected: String) throws { try Self.check(Self.page, expression, expected) }

    @Test(
        "Changes of sheets affect the cascade and leave the element's text",
        arguments: [
            (
                """
                (() => { const sheet = s.sheet, color = () => getComputedStyle(document.querySelector('p')).color, out = [color()];
                sheet.insertRule('p { color: blue }', sheet.cssRules.length); out.push(color());
                sheet.cssRules[sheet.cssRules.length - 1].style.color = 'lime'; out.push(color());
                sheet.cssRules[sheet.cssRules.length - 1].selectorText = 'u'; out.push(color());
                sheet.deleteRule(2); out.push(color()); sheet.disabled = true; out.push(sheet.disabled, s.disabled);
                return [...out, s.textContent.includes('lime'), s.sheet === sheet] })()
                """,
                #"["rgb(255, 0, 0)","rgb(0, 0, 255)","rgb(0, 255, 0)","rgb(255, 0, 0)","rgb(0, 0, 0)",true,true,false,true]"#
            ),
            (
                """
                (() => { const old = s.sheet; s.textContent = 'p { top: 3px }';
                return [s.sheet === old, old.ownerNode, s.sheet.cssRules.length, getComputedStyle(document.querySelector('p')).top] })()
                """, #"[false,null,1,"3px"]"#
            ),
            (
                """
                (() => { const s = document.querySelector('style'), old = s.sheet, parent = s.parentNode; s.remove(); const gone = [s.sheet, document.styleSheets.length];
                parent.append(s); return [...gone, s.sheet === old, s.sheet.cssRules.length] })()
                """, "[null,0,false,13]"
            ),
            (
                """
                ['p {', 'p {} q {}', '@charset "x";', '@namespace "y";', '@import "z";', ''].map(
                  text => { try { return s.sheet.insertRule(text) } catch (e) { return e.name } })
                """,
                #"["HierarchyRequestError","SyntaxError","SyntaxError","HierarchyRequestError",0,"SyntaxError"]"#
            ),
            ("(() => { try { s.sheet.deleteRule(99) } catch (e) { return e.name } })()", #""IndexSizeError""#),
            (
                "(() => { const m = s.sheet.cssRules[2]; m.insertRule('b { top: 9px }'); return getComputedStyle(b).top })()",
                #""9px""#
            ),
            (
                """
                (() => { const m = s.sheet.media; m.appendMedium('PRINT'); m.deleteMedium('screen');
                return [m.mediaText, m.length, m[0], getComputedStyle(document.querySelector('p')).color, String(m)] })()
                """, #"["print",1,"print","rgb(0, 0, 0)","print"]"#
            ),
        ]
    )
    func changes(expression: String, expected: String) throws { try Self.check(Self.page, expression, expected) }

    @Test(
        "Constructed sheets",
        arguments: [
            (
                """
                (() => { const sheet = new CSSStyleSheet({ media: 'screen' }); sheet.replaceSync('p { color: red } @import "x";');
                document.adoptedStyleSheets = [sheet]; const first = getComputedStyle(document.querySelector('p')).color;
                document.adoptedStyleSheets.pop(); return [first, getComputedStyle(document.querySelector('p')).color,
                  sheet.cssRules.length, document.adoptedStyleSheets.length, Array.isArray(document.adoptedStyleSheets)] })()
                """, #"["rgb(255, 0, 0)","rgb(0, 0, 0)",1,0,true]"#
            ),
            (
                """
                (() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('b { color: red }');
                const root = document.querySelector('div').attachShadow({ mode: 'open' }); root.innerHTML = '<b>x</b>';
                root.adoptedStyleSheets.push(sheet); return [getComputedStyle(root.firstChild).color,
                  getComputedStyle(document.querySelector('p')).color, root.styleSheets.length] })()
                """, #"["rgb(255, 0, 0)","rgb(0, 0, 0)",0]"#
            ),
            (
                """
                (() => { const sheet = new CSSStyleSheet(), made = [];
                const host = () => { const element = document.createElement('div'), root = element.attachShadow({ mode: 'open' });
                  root.adoptedStyleSheets = [sheet]; made.push(root); return element };
                const other = document.implementation.createHTMLDocument(''), count = () => made.splice(0).map(root => root.adoptedStyleSheets.length);
                const counts = [], template = document.createElement('template');
                let one = host(); other.adoptNode(one); document.adoptNode(one); counts.push(count());
                one = host(); one.shadowRoot.append(host()); other.createElement('p').append(one); counts.push(count());
                one = host(); template.content.append(one); counts.push(made[0].adoptedStyleSheets.length);
                document.body.append(one); counts.push(count());
                template.content.append(host()); other.body.append(template); counts.push(template.content.firstChild.shadowRoot.ownerDocument ===
                  template.content.ownerDocument, count()); return counts })()
                """, "[[0],[0,0],1,[1],true,[0]]"
            ),
            (
                """
                (() => { const host = document.querySelector('div'), root = host.attachShadow({ mode: 'open' });
                root.innerHTML = '<style>:host { top: 1px; left: 2px !important } :host(.a) b { top: 3px } :host > b { left: 4px } div { right: 5px }' +
                  '</style><b></b>'; host.className = 'a'; host.style.left = '9px';
                const h = getComputedStyle(host), b = getComputedStyle(root.lastChild); return [h.top, h.left, h.right, b.top, b.left] })()
                """, #"["1px","2px","auto","3px","4px"]"#
            ),
            (
                """
                [[{}], [document.querySelector('style').sheet], 1].map(list => {
                  try { document.adoptedStyleSheets = list } catch (e) { return e.name } })
                """, #"["TypeError","NotAllowedError","TypeError"]"#
            ),
            (
                "(() => { try { document.querySelector('style').sheet.replaceSync('') } catch (e) { return e.name } })()",
                #""NotAllowedError""#
            ),
        ]
    )
    func constructed(expression: String, expected: String) throws {
        try Self.check("<!DOCTYPE html><style></style><p>x<div></div>", expression, expected)
    }

    @Test(
        "Layers, nesting, pseudo-elements and logical sides",
        arguments: [
            (
                "@layer a, b; @layer b { p { top: 1px } } @layer a { p { top: 2px; left: 2px !important } } p { left: 3px !important }",
                "[c.top, c.left]", #"["1px","2px"]"#
            ),
            ("div { p, & > q { top: 1px } @media screen { p { left: 2px } } }", "[c.top, c.left]", #"["auto","auto"]"#),
            ("body { p, & > q { top: 1px } @media screen { p { left: 2px } } }", "[c.top, c.left]", #"["1px","2px"]"#),
            (
                "p::before { content: 'x'; color: red; width: 2em }",
                "[before.content, before.color, before.width, after.content]",
                #"["\"x\"","rgb(255, 0, 0)","32px","none"]"#
            ),
            (
                "body { display: flex }",
                "[before.display, after.display, getComputedStyle(document.body, '::before').display]",
                #"["inline","inline","block"]"#
            ),
            (
                "p { margin-inline: 1px 2px; padding-left: 1px; padding-inline-start: 3px }",
                "[c.marginLeft, c.marginRight, c.paddingLeft]",
                #"["1px","2px","3px"]"#
            ),
            (
                "p { direction: rtl; margin-inline-start: 4px }", "[c.marginLeft, c.marginRight, c.marginInlineStart]",
                #"["0px","4px","4px"]"#
            ),
            (
                "p { --a: 1em; --b-color: red }",
                "[c.getPropertyValue('--a'), c.getPropertyValue('--b-color'), [...c].slice(-2)]",
                #"["1em","red",["--a","--b-color"]]"#
            ),
            (
                "p { transition: opacity .15s; animation: x 2s infinite; grid-area: a; columns: 2 }",
                "[c.transitionDuration, c.transition, c.animationName, c.gridRowEnd, c.columnCount]",
                #"["0.15s","opacity 0.15s","x","a","2"]"#
            ),
            (
                "@namespace svg url(http://www.w3.org/2000/svg); svg|p { top: 1px } *|p { left: 1px }",
                "[c.top, c.left]", #"["auto","1px"]"#
            ),
        ]
    )
    func cascade(sheet: String, expression: String, expected: String) throws {
        let script = """
            (() => { const p = document.querySelector('p'), c = getComputedStyle(p), before = getComputedStyle(p, '::before'),
            after = getComputedStyle(p, ':after'); return \(expression) })()
            """
        try Self.check("<!DOCTYPE html><style>\(sheet)</style><body><p>x", script, expected)
    }

    @Test("Styles follow the sheets that shadow roots adopt, replace and leave", arguments: 1...4)
    func adoptedSheets(seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { let seed = \(seed), wrong = 0;
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const sheets = Array.from({ length: 4 }, (_, i) => { const s = new CSSStyleSheet(); s.replaceSync(`p { top: ${i + 1}px }`); return s; });
              const values = sheets.map((_, i) => `${i + 1}px`);
              const roots = Array.from({ length: 6 }, () => {
                const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
                root.innerHTML = '<style>p { top: 99px }</style><p>x</p>';
                return root;
              });
              for (let step = 0; step < 300; step++) {
                const root = roots[random(6)], list = root.adoptedStyleSheets, i = random(4);
                switch (random(6)) {
                  case 0: case 1: root.adoptedStyleSheets = Array.from({ length: random(4) }, () => sheets[random(4)]); break;
                  case 2: list.push(sheets[i]); break;
                  case 3: list.length = random(list.length + 1); break;
                  case 4: if (list.length) list[random(list.length)] = sheets[i]; break;
                  default: values[i] = `${step}px`; if (random(2)) sheets[i].cssRules[0].style.top = values[i]; else sheets[i].replaceSync(`p { top: ${values[i]} }`);
                }
                if (random(3) === 0) continue;
                for (const root of roots) {
                  const last = root.adoptedStyleSheets.at(-1), expected = last ? values[sheets.indexOf(last)] : '99px';
                  if (getComputedStyle(root.querySelector('p')).top !== expected) wrong++;
                }
              }
              wrong }
            """
        )
        #expect(answer == "0")
    }
}
