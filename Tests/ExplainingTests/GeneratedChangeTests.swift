// GeneratedChangeTests.swift: generated scripts for which the line, column and function of each change are known. The run's listing is
// compared with them, and with a difference of the trees before and after, which does not depend on scripts.

import DOM
import DOMSerialization
import PageProtocol
import ScriptEngine
import Snapshots
import Testing
import WebRuntime

/// A statement that changes the element `t` of the page `GeneratedScript.target`. `‸` marks the place that the engine reports: the
/// parenthesis of a call, the dot before the assigned property.
private let statements = [
    "t.setAttribute‸('data-n', 'v')", "t.removeAttribute‸('title')", "t‸.className = 'c'", "t‸.title = 'new'",
    "t.toggleAttribute‸('hidden')", "t.classList.add‸('more')", "t.dataset‸.word = 'w'", "t.style‸.color = 'red'",
    "t.setAttributeNS‸(null, 'ns', 'v')", "t.attributes.removeNamedItem‸('title')", "t‸.lang = 'de'",
    "t‸.hidden = true",
    "t.firstElementChild‸.textContent = 'other'", "t.firstElementChild.firstChild‸.data = 'data'",
    "t.firstElementChild.firstChild.appendData‸('!')", "t.firstElementChild.firstChild.replaceData‸(0, 1, 'R')",
    "t.firstElementChild.firstChild.splitText‸(1)", "t.firstElementChild.firstChild‸.nodeValue = 'node'",
    "t.append‸(document.createElement('i'))", "t.prepend‸('text')", "t.append‸('a', document.createElement('u'))",
    "t.appendChild‸(document.createElement('s'))", "t.insertBefore‸(document.createElement('q'), t.firstChild)",
    "t.firstElementChild.before‸(document.createElement('hr'))",
    "t.firstElementChild.after‸(document.createElement('hr'))",
    "t.firstElementChild.remove‸()", "t.removeChild‸(t.firstElementChild)",
    "t.firstElementChild.replaceWith‸(document.createElement('em'))",
    "t.replaceChild‸(document.createElement('em'), t.firstElementChild)",
    "t.replaceChildren‸(document.createElement('b'))",
    "t‸.innerHTML = '<small>x</small>y'", "t.firstElementChild‸.outerHTML = '<big>z</big>'",
    "t.insertAdjacentHTML‸('beforeend', '<kbd>k</kbd>')", "t.insertAdjacentText‸('afterbegin', 'adjacent')",
    "t.insertAdjacentElement‸('beforeend', document.createElement('dfn'))", "t.appendChild‸(t.firstElementChild)",
    "t.insertBefore‸(t.lastElementChild, t.firstElementChild)", "range(t).deleteContents‸()",
    "range(t).extractContents‸()", "range(t).surroundContents‸(document.createElement('mark'))",
    "range(t).insertNode‸(document.createElement('wbr'))", "document.adoptNode‸(t.firstElementChild)",
    "t.firstElementChild‸.innerText = 'inner'", "t.lastElementChild‸.id = 'id' + t.id",
]

/// Callers of a statement: `BODY` is replaced by the statement, `NAME` by the function's name.
private let callers = [
    "function NAME(t) { BODY; }\nNAME(at('ID'));",
    "const NAME = t => { BODY; };\n[at('ID')].forEach(NAME);",
    "const NAME = function (t) { BODY; };\nsetTimeout(NAME, 1, at('ID'));",
    "class C_NAME { NAME(t) { BODY; } }\nnew C_NAME().NAME(at('ID'));",
    "class C_NAME { static NAME(t) { BODY; } }\nC_NAME.NAME(at('ID'));",
    "Promise.resolve(at('ID')).then(function NAME(t) { BODY; });",
    "async function NAME(t) { await null; BODY; }\nNAME(at('ID'));",
    "at('ID').addEventListener('click', function NAME(event) { const t = event.target; BODY; });\nat('ID').click();",
    "({ NAME(t) {\n  BODY;\n} }).NAME(at('ID'));",
    "function NAME(t) { BODY; }\nReflect.apply(NAME, null, [at('ID')]);",
    "function* NAME(t) { BODY; }\n[...NAME(at('ID'))];",
    "at('ID').onclick = function NAME() { const t = this; BODY; };\nat('ID').dispatchEvent(new Event('click'));",
    "queueMicrotask(function NAME() { const t = at('ID'); BODY; });",
    "class C_NAME { get NAME() { const t = at('ID'); BODY; } }\nnew C_NAME().NAME;",
    "class C_NAME { set NAME(t) { BODY; } }\nnew C_NAME().NAME = at('ID');",
    "class C_NAME { f = function NAME(t) { BODY; } }\nnew C_NAME().f(at('ID'));",
    "const NAME = function (target, key, t) { BODY; return true; };\nnew Proxy({}, { set: NAME }).x = at('ID');",
    "function NAME(strings, t) { BODY; }\nNAME`${at('ID')}\n`;",
    "async function* NAME(t) { BODY; yield 1; }\nNAME(at('ID')).next();",
    "const o_NAME = { NAME(t) { BODY; } };\no_NAME?.NAME?.(at('ID'));",
    "function NAME(t) { try { null.x; } catch { BODY; } }\nArray.from([at('ID')], NAME);",
    "JSON.stringify({ toJSON: function NAME() { const t = at('ID'); BODY; } });",
    "`${{ [Symbol.toPrimitive]: function NAME() { const t = at('ID'); BODY; return ''; } }}`;",
    "function NAME({ id, u = id }, [t] = [at(u)]) { BODY; }\nNAME({ id: 'ID' });",
]

/// A script with the places of its changes by the targets' ids.
private struct GeneratedScript {
    struct Place: Equatable {
        var line: Int
        var column: Int
        var function: String
    }
    var text = ""
    var places: [String: Place] = [:]
    static let targets = 6

    static func target(_ id: String) -> String {
        "<div id=\(id) title=t><span>one <b>two</b></span> between <i>three</i></div>\n"
    }
    static var page: [UInt8] {
        let targets = (0..<targets).map { target("t\($0)") }.joined()
        return Array("<!DOCTYPE html><html><head><title>t</title></head><body>\n\(targets)</body></html>".utf8)
    }

    init(_ random: inout SeededGenerator) {
        for number in 0..<Self.targets {
            let (id, name) = ("t\(number)", "f\(number)_\(Int.random(in: 0..<100, using: &random))")
            let statement = statements[Int.random(in: 0..<statements.count, using: &random)]
            let caller = callers[Int.random(in: 0..<callers.count, using: &random)]
            let gap = String(repeating: "\n", count: Int.random(in: 0..<4, using: &random))
            let blanks = String(repeating: " ", count: Int.random(in: 0..<12, using: &random))
            text += gap + blanks
            text += caller.replacing("NAME", with: name).replacing("ID", with: id).replacing("BODY", with: statement)
            let mark = text.firstIndex(of: "‸")!
            let before = text[..<mark]
            let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
            places[id] = Place(
                line: before.count { $0 == "\n" } + 1,
                column: before[start...].utf16.count + 1,
                function: name
            )
            text.remove(at: mark)
            text += "\n"
        }
        text += """
            function at(id) { return document.getElementById(id); }
            function range(t) {
              const range = document.createRange();
              range.selectNodeContents(t.firstElementChild);
              return range;
            }
            var ExtensionPreprocessingJS = { run(a) { setTimeout(a.completionFunction, 9, {}); } };

            """
    }
}

@Suite("Generated changes")
struct GeneratedChangeTests {
    @Test(
        "A thousand scripts' changes have the lines, columns and functions that make them, and explain every difference"
    )
    func generated() throws {
        var random = SeededGenerator(seed: 2026)
        let vm = ScriptVM()
        var (changeCount, differenceCount) = (0, 0)
        for number in 0..<1000 {
            let script = GeneratedScript(&random)
            let page = Page(html: GeneratedScript.page, vm: vm)
            let world = try page.makeWorld()
            let before = SnapshotTree(text: page.html5libTree())
            page.beginExplaining()
            let outcome = world.callActionExtension(source: script.text, sourceURL: "Action.js", extensionName: "x")
            #expect(outcome.state == .completed, "\(number): \(outcome)\n\(script.text)")
            #expect(world.uncaughtErrors.isEmpty, "\(number): \(world.uncaughtErrors)\n\(script.text)")
            let list = try #require(page.takeChanges([]))
            for change in list.changes {
                let place = list.place(of: change)
                let id = try #require(target(change.path), "\(number): \(change.path)\n\(script.text)")
                let reported = GeneratedScript.Place(
                    line: place?.line ?? 0,
                    column: place?.column ?? 0,
                    function: place?.function ?? ""
                )
                #expect(
                    reported == script.places[id] && place?.file == "Action.js",
                    "\(number): \(change)\n\(script.text)"
                )
            }
            let diff = TreeDiff(before, SnapshotTree(text: page.html5libTree()))
            let explanations = list.explanations(of: diff)
            for (difference, found) in zip(diff.changes, explanations) {
                let index = try #require(found, "\(number): \(difference) of \(list.changes)\n\(script.text)")
                let wanted = target(path(of: difference, in: diff))
                #expect(target(list.changes[index].path) == wanted, "\(number): \(difference)\n\(script.text)")
            }
            changeCount += list.changes.count
            differenceCount += diff.changes.count
        }
        #expect(changeCount > 6000 && differenceCount > 5000, "\(changeCount) changes, \(differenceCount) differences")
    }

    @Test("Setting an equal value is no change, nor is a change outside of the document")
    func noChange() throws {
        let page = Page(html: GeneratedScript.page)
        let world = try page.makeWorld()
        page.beginExplaining()
        try world.evaluate(
            """
            const t = document.querySelector('div');
            t.title = t.title;
            t.firstElementChild.firstChild.data = ['on', 'e '].join('');
            const other = t.cloneNode(true);
            other.append('x');
            other.title = 'y';
            """,
            sourceURL: "Action.js"
        )
        #expect(try #require(page.takeChanges([])).changes.isEmpty)
    }

    @Test("A text that replaces another is listed with the data it had then, whatever happened to it later")
    func replacedTexts() throws {
        let page = Page(html: Array("<p>one</p><p>two</p><p>three</p>".utf8))
        let world = try page.makeWorld()
        page.beginExplaining()
        try world.evaluate(
            """
            const [a, b, c] = document.querySelectorAll('p');
            a.textContent = 'first';
            a.firstChild.data = 'second';
            b.textContent = 'other';
            b.firstChild.data = 'two';
            const text = c.firstChild;
            c.textContent = 'four';
            text.data = 'gone';
            """,
            sourceURL: "Action.js"
        )
        let list = try #require(page.takeChanges([]))
        let reported = list.changes.map { "\(list.place(of: $0)?.line ?? 0): \($0.old ?? "") > \($0.new ?? "")" }
        #expect(
            reported == ["2: one > first", "3: first > second", "4: two > other", "5: other > two", "7: three > four"]
        )
    }

    @Test("A change that was reverted is not net, and the last of several changes is")
    func net() throws {
        let page = Page(html: GeneratedScript.page)
        let world = try page.makeWorld()
        page.beginExplaining()
        try world.evaluate(
            """
            const [t, u] = document.querySelectorAll('div');
            t.title = 'a';
            t.title = 'b';
            u.title = 'a';
            u.title = 't';
            const i = t.appendChild(document.createElement('i'));
            i.remove();
            const next = u.nextSibling;
            u.remove();
            next.before(u);
            """,
            sourceURL: "Action.js"
        )
        let changes = try #require(page.takeChanges([])).changes
        #expect(
            changes.map(\.kind) == [.attribute, .attribute, .attribute, .attribute, .added, .removed, .removed, .added]
        )
        #expect(changes.map(\.isNet) == [false, true, false, false, false, false, false, false])
    }

    @Test("Changes beyond the limit are counted")
    func bound() throws {
        let page = Page(html: GeneratedScript.page)
        let world = try page.makeWorld()
        page.beginExplaining()
        try world.evaluate("for (let i = 0; i < 20010; i++) document.body.title = i", sourceURL: "Action.js")
        let list = try #require(page.takeChanges([]))
        #expect(list.changes.count == ChangeLog.maximumChanges && list.omitted == 10 && list.stacks.count == 1)
    }

    /// The id of the target that a path leads to or through.
    private func target(_ path: String) -> String? {
        path.split(separator: ">").lazy.map { $0.split(separator: " ").joined() }.first { $0.hasPrefix("div#") }
            .map { String($0.dropFirst(4)) }
    }

    private func path(of change: TreeChange, in diff: TreeDiff) -> String {
        switch change {
        case .attribute(_, let node, _, _, _), .text(_, let node), .added(let node), .moved(_, let node),
            .wrapped(_, let node):
            diff.right.path(of: node)
        case .removed(let node), .unwrapped(let node, _): diff.left.path(of: node)
        }
    }
}

/// Pseudorandom numbers from a seed: https://prng.di.unimi.it/splitmix64.c
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
