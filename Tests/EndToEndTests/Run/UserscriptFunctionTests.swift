// UserscriptFunctionTests.swift: the functions that userscripts can be granted, one by one, in both forms.
// https://violentmonkey.github.io/api/gm/

import Foundation
import Testing

@Suite("Functions of userscripts")
struct UserscriptFunctionTests {
    /// A use of a function.
    struct Use: Sendable, CustomTestStringConvertible {
        var grants: String
        /// An expression, whose value may be a promise.
        var expression: String
        /// The value as JSON.
        var value: String
        /// What is recorded.
        var requests: [String] = []
        var testDescription: String { "\(grants): \(expression)" }
    }

    static let uses = [
        Use(
            grants: "GM_info",
            expression:
                "[GM_info.script.name, GM_info.script.matches, GM_info.script.runAt, GM_info === GM.info, GM_info.scriptHandler]",
            value: #"["S",["*://*/*"],"document-end",true,"webaction"]"#
        ),
        Use(
            grants: "GM_info",
            expression: "GM_info.scriptMetaStr.split('\\n')[1]",
            value: #""// @name S""#
        ),
        Use(
            grants: "GM_getValue GM_setValue",
            expression:
                "(GM_setValue('a', {b: [1]}), GM_getValue('a').b.push(2), [GM_getValue('a'), GM_getValue('x', 5), GM_getValue('x')])",
            value: #"[{"b":[1]},5,null]"#
        ),
        Use(
            grants: "GM.getValue GM.setValue",
            expression:
                "GM.setValue('a', 1).then(() => GM.getValue('a')).then(async v => [v, await GM.getValue('x', 2)])",
            value: "[1,2]"
        ),
        Use(
            grants: "GM_setValue GM_listValues GM_deleteValue",
            expression:
                "(GM_setValue('a', 1), GM_setValue('b', null), GM_deleteValue('a'), GM_deleteValue('none'), GM_listValues())",
            value: #"["b"]"#
        ),
        Use(
            grants: "GM.setValue GM.listValues GM.deleteValue",
            expression:
                "(async () => { await GM.setValue('a', 1); await GM.setValue('b', 1); await GM.deleteValue('a'); return GM.listValues(); })()",
            value: #"["b"]"#
        ),
        Use(
            grants: "GM_setValues GM_getValues GM_deleteValues",
            expression:
                "(GM_setValues({a: 1, b: [2]}), GM_deleteValues(['a']), [GM_getValues(['a', 'b']), GM_getValues({a: 7, b: 8})])",
            value: #"[{"b":[2]},{"a":7,"b":[2]}]"#
        ),
        Use(
            grants: "GM.setValues GM.getValues GM.deleteValues",
            expression:
                "(async () => { await GM.setValues({a: 1, b: 2}); await GM.deleteValues(['b']); return GM.getValues({a: 0, b: 0}); })()",
            value: #"{"a":1,"b":0}"#
        ),
        Use(
            grants: "GM_addValueChangeListener GM_removeValueChangeListener GM_setValue GM_deleteValue",
            expression: """
                new Promise(resolve => {
                  const seen = [], add = (...list) => seen.push(list);
                  GM_addValueChangeListener('a', add);
                  GM_removeValueChangeListener(GM_addValueChangeListener('a', () => seen.push('removed')));
                  GM_setValue('b', 0); GM_setValue('a', 1); GM_setValue('a', 1); GM_setValue('a', 2); GM_deleteValue('a');
                  setTimeout(() => resolve(seen), 10);
                })
                """,
            value: #"[["a",null,1,false],["a",1,2,false],["a",2,null,false]]"#
        ),
        Use(
            grants: "GM.addValueChangeListener GM.setValue GM.removeValueChangeListener",
            expression: """
                new Promise(resolve => { typeof GM.removeValueChangeListener; GM.addValueChangeListener('a', (...list) => resolve(list)); GM.setValue('a', 3); })
                """,
            value: #"["a",null,3,false]"#
        ),
        Use(
            grants: "GM_addStyle",
            expression:
                "(s => [s.localName, s.parentNode.localName, getComputedStyle(document.querySelector('p')).color])(GM_addStyle('p {color: red}'))",
            value: #"["style","head","rgb(255, 0, 0)"]"#
        ),
        Use(
            grants: "GM.addStyle",
            expression: "GM.addStyle('p {color: red}').then(s => document.title = s.textContent) ?? document.title",
            value: #""p {color: red}""#
        ),
        Use(
            grants: "GM_addElement",
            expression: """
                [GM_addElement('div', {id: 'd', textContent: 'x'}), GM_addElement(document.querySelector('p'), 'b', {title: 't'}),
                  GM_addElement('meta'), GM_addElement('span')].map(e => e.outerHTML + ' ' + e.parentNode.localName)
                """,
            value:
                #"["<div id=\"d\">x</div> body","<b title=\"t\"></b> p","<meta> head","<span></span> body"]"#
        ),
        Use(
            grants: "GM.addElement",
            expression: "GM.addElement('i', {textContent: 'y'}).outerHTML",
            value: #""<i>y</i>""#
        ),
        Use(
            grants: "GM_openInTab",
            expression:
                "(t => [t.closed, t.onclose = () => document.title = 'closed', t.close(), t.closed, document.title].map(String))(GM_openInTab('/x?y', true))",
            value: #"["false","() => document.title = 'closed'","undefined","true","closed"]"#,
            requests: ["openInTab: https://example.com/x?y"]
        ),
        Use(
            grants: "GM.openInTab",
            expression: "GM.openInTab('https://other.example/', {active: false}).closed",
            value: "false",
            requests: ["openInTab: https://other.example/"]
        ),
        Use(
            grants: "GM_notification GM.notification",
            expression:
                "(GM_notification('plain'), GM.notification({title: 'T', text: 'x'}), typeof GM_notification('a', 'b').remove)",
            value: #""function""#,
            requests: ["notification: plain", "notification: T: x", "notification: b: a"]
        ),
        Use(
            grants: "GM_setClipboard GM.setClipboard",
            expression: "[GM_setClipboard('one', 'text/plain'), GM.setClipboard('two')].length",
            value: "2",
            requests: ["setClipboard: one", "setClipboard: two"]
        ),
        Use(
            grants: "GM_download",
            expression:
                "new Promise(resolve => GM_download({url: 'a.png', name: 'b.png', onload: () => resolve('loaded')}))",
            value: #""loaded""#,
            requests: ["download: https://example.com/a.png as b.png"]
        ),
        Use(
            grants: "GM.download",
            expression: "GM.download('data:text/plain,x', 'x.txt').then(() => 'done')",
            value: #""done""#,
            requests: ["download: data: as x.txt"]
        ),
        Use(
            grants: "GM_registerMenuCommand GM_unregisterMenuCommand",
            expression: """
                [GM_registerMenuCommand('A', () => {}), GM_registerMenuCommand('B', () => {}, {id: 'i'}), GM_registerMenuCommand('C', () => {}, {id: 'i'}),
                  GM_registerMenuCommand('D', () => {}), GM_unregisterMenuCommand('D')]
                """,
            value: #"["A","i","i","D",null]"#,
            requests: ["registerMenuCommand: A", "registerMenuCommand: C"]
        ),
        Use(
            grants: "GM.registerMenuCommand GM.unregisterMenuCommand",
            expression:
                "(GM.registerMenuCommand('A', () => {}), GM.registerMenuCommand('B', () => {}), GM.unregisterMenuCommand('A'), 1)",
            value: "1",
            requests: ["registerMenuCommand: B"]
        ),
        Use(grants: "GM_log", expression: "(GM_log('logged', [1]), 1)", value: "1"),
        Use(
            grants: "unsafeWindow",
            expression: "[unsafeWindow === window, typeof GM_setValue]",
            value: #"[true,"undefined"]"#
        ),
        Use(
            grants: "GM_xmlhttpRequest",
            expression: """
                new Promise(resolve => {
                  const states = [];
                  GM_xmlhttpRequest({url: 'https://api.example/d.json', responseType: 'json', context: 7, onreadystatechange: r => states.push(r.readyState),
                    onload: r => resolve([r.status, r.response, r.responseText, r.finalUrl, r.responseHeaders, r.context, states])});
                })
                """,
            value:
                #"[200,{"a":1},"{\"a\":1}","https://api.example/d.json","content-length: 7\r\ncontent-type: application/json\r\n",7,[2,4]]"#
        ),
        Use(
            grants: "GM.xmlHttpRequest",
            expression:
                "GM.xmlHttpRequest({url: 'https://api.example/d.json'}).then(r => [r.readyState, r.responseText])",
            value: #"[4,"{\"a\":1}"]"#
        ),
        Use(
            grants: "GM.xmlHttpRequest",
            expression: "GM.xmlHttpRequest({url: 'https://api.example/none'}).catch(r => [r.status, r.readyState])",
            value: "[0,4]"
        ),
        Use(
            grants: "GM_xmlhttpRequest",
            expression: """
                Promise.all(['arraybuffer', 'blob', 'document', 'text'].map(responseType => new Promise(onload => GM_xmlhttpRequest({
                  method: 'POST', url: 'https://api.example/p.html', responseType, onload })))).then(list => [list[0].response.byteLength,
                  list[1].response.size, list[2].response.querySelector('b').textContent, list[3].response])
                """,
            value: #"[8,8,"x","<b>x</b>"]"#
        ),
        Use(
            grants: "GM_xmlhttpRequest",
            expression: """
                new Promise(resolve => GM_xmlhttpRequest({url: 'https://api.example/d.json', onabort: r => resolve(['abort', r.status]),
                  onload: () => resolve('load')}).abort())
                """,
            value: #"["abort",0]"#
        ),
        Use(
            grants: "GM_xmlhttpRequest",
            expression: "(() => { try { GM_xmlhttpRequest({url: 'http://['}); } catch (e) { return e.name; } })()",
            value: #""TypeError""#
        ),
    ]

    @Test("Functions do what managers document", arguments: uses)
    func function(use: Use) throws {
        let keys = ["@match *://*/*"] + use.grants.split(separator: " ").map { "@grant \($0)" }
        let text = """
            (async () => { const value = JSON.stringify(await (\(use.expression)));
              const result = document.createElement('pre'); result.append(value); document.body.replaceChildren(result); })();
            """
        let workspace = try Workspace()
        try workspace.write("<!doctype html><title>t</title><body><p>x", to: "p.html")
        try workspace.write(UserscriptTests.script(keys, text), to: "x.user.js")
        try workspace.makeFolder("f/api.example")
        try workspace.write(#"{"a":1}"#, to: "f/api.example/d.json")
        try workspace.write("<b>x</b>", to: "f/api.example/p.html")
        let run = try workspace.run([
            "run", "p.html", "--extension", "x.user.js", "--url", "https://example.com/", "--require-root", "f",
        ])
        #expect(run.code == 0, "\(run.error)")
        let value = use.value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(run.text.contains("<pre>\(value)</pre>"), "\(run.text)\n\(run.error)")
        let requests = run.error.split(separator: "\n").filter { $0.hasPrefix("request: ") }.map { $0.dropFirst(9) }
        #expect(requests == use.requests.map { $0[...] }, "\(run.error)")
    }

    /// The names of Violentmonkey's documentation.
    @Test("Nothing is there that is not granted, and each granted function is")
    func granted() throws {
        let names = [
            "getValue", "setValue", "deleteValue", "listValues", "getValues", "setValues", "deleteValues",
            "addValueChangeListener", "removeValueChangeListener", "getResourceText", "getResourceURL", "addElement",
            "addStyle", "openInTab", "registerMenuCommand", "unregisterMenuCommand", "notification", "setClipboard",
            "xmlhttpRequest", "download", "log",
        ]
        let members = names.map { ["getResourceURL": "getResourceUrl", "xmlhttpRequest": "xmlHttpRequest"][$0] ?? $0 }
        let list = (names.map { "typeof GM_\($0)" } + members.map { "typeof GM.\($0)" }).joined(separator: ", ")
        let text =
            "console.log([\(list)].filter(x => x === 'function').length, Object.keys(window).filter(x => /^GM/.test(x)).length);"
        let workspace = try Workspace()
        try workspace.write("<p>", to: "p.html")
        let all = names.map { "@grant GM_\($0)" } + members.map { "@grant GM.\($0)" }
        for (keys, count) in [([], 0), (all, 2 * names.count), (["@grant GM_log", "@grant GM.log"], 2)] {
            try workspace.write(UserscriptTests.script(keys, text), to: "x.user.js")
            let run = try workspace.run(["run", "p.html", "--extension", "x.user.js", "-o", "o.html"])
            #expect(run.error.contains("log: \(count) 0 "), "\(keys.count): \(run.error)")
        }
    }
}
