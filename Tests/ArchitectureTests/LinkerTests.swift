// LinkerTests.swift: js/linker, which turns the modules of js/ into the files that the program embeds, over a few small modules.

import Foundation
import Testing

private let node = "/usr/bin/node"

@Suite(
    "Linker of js/",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: node)
            && FileManager.default.fileExists(atPath: "/usr/share/nodejs/acorn"),
        "no Node or no parser of JavaScript: see make bindings"
    )
)
struct LinkerTests {
    private static let files = [
        "js/files.txt": """
        [native]
        global
        [opened]
        url
        [start]
        js/core.js
        js/dom/Node.js
        [lazy]
        js/html/forms.js
        js/html/frames.js | interfaces: Frame | extends: Node
        """,
        "js/operations.txt": "# None.\n",
        "js/realm.txt": "# None.\n",
        "js/layers.txt": "core: core.js\ndom: bindings\n  dom\nhtml: html\n",
        "js/core.js": "// js/core.js: first.\nexport const one = 1, two = 2;\n",
        "js/dom/Node.js":
            "// js/dom/Node.js: second.\nimport { one } from '../core.js';\nexport function wrap() { return one; }\n",
        "js/html/forms.js": "// js/html/forms.js: late.\nexport const formOf = id => id;\n",
        "js/html/frames.js": "// js/html/frames.js: late.\nexport class Frames {}\n",
        "Sources/Engine/CBindings/CBindings.c": "// The head.\nstatic const unsigned char startUp[] = {};\n",
    ]

    /// What the linker makes of the files with others in their places: what it says, and the text of each file.
    private func link(_ changes: [String: String]) throws -> (said: String, status: Int32, linked: (String) -> String) {
        let root = FileManager.default.temporaryDirectory.appending(path: "linker-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.copyItem(
            at: packageRoot.appending(path: "js/linker"),
            to: root.appending(path: "js/linker")
        )
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: node)
        process.arguments = [root.appending(path: "js/linker/link.mjs").path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var texts: [String: String] = [:]
        for path in Set(Self.files.keys).union(changes.keys) {
            let place = path.hasSuffix(".c") ? path : "Sources/Engine/CBindings/Linked/" + path.dropFirst(3)
            texts[path] = try? String(contentsOf: root.appending(path: place), encoding: .utf8)
        }
        return (said, process.terminationStatus, { [texts] in texts[$0] ?? "" })
    }

    @Test("A file has the numbers of the native operations that it uses")
    func operations() throws {
        let source = """
            // js/html/forms.js: late.
            import { OP, global } from 'native';
            export const put = id => [OP.insert, global.a[OP.console], id.OP];
            """
        let list = "# What there is.\n[core Change]\ninsert: node, parent\n[Log]\nconsole: text\n"
        let (said, status, linked) = try link(["js/html/forms.js": source, "js/operations.txt": list])
        #expect(said == "" && status == 0)
        #expect(linked("js/html/forms.js").contains("const OP = { __proto__: null, insert: 1, console: 2 };"))
        #expect(
            linked("js/html/forms.js").contains(
                "const { global } = G;\nG.put = id => [OP.insert, global.a[OP.console], id.OP];"
            )
        )
    }

    @Test(
        "A native operation that the list lacks is refused, and so is any other use of the operations",
        arguments: [
            ("OP.remove", "js/html/forms.js:3: native code has no operation remove: js/operations.txt lists them\n"),
            ("OP['insert']", "js/html/forms.js:3: OP is used as OP.name alone\n"),
            ("id(OP)", "js/html/forms.js:3: OP is used as OP.name alone\n"),
        ]
    )
    func unknownOperation(use: String, message: String) throws {
        let source = "// js/html/forms.js: late.\nimport { OP } from 'native';\nexport const put = id => \(use);\n"
        let (said, status, _) = try link([
            "js/html/forms.js": source, "js/operations.txt": "[core Change]\ninsert: node\n",
        ])
        #expect(said == message && status == 1)
    }

    @Test("A native operation that no file uses is refused")
    func unusedOperation() throws {
        let (said, status, _) = try link(["js/operations.txt": "[core Change]\ninsert: node\n"])
        #expect(said == "js/operations.txt: no file uses insert\n" && status == 1)
    }

    @Test("A list with the same operation twice, or with a line that is none, is refused")
    func malformedOperations() throws {
        for line in ["insert: again", "Insert: node", "insert node"] {
            let (said, status, _) = try link(["js/operations.txt": "[core Change]\ninsert: node\n\(line)\n"])
            #expect(said == "js/operations.txt:3: \"\(line)\" is no operation, or is there already\n" && status == 1)
        }
    }

    @Test("Imports are read from G, at the top or at each use, and exports are written there")
    func text() throws {
        let source = """
            // js/html/forms.js: late.
            import G, { global } from 'native';
            import {
              one, two as second,
            } from '../core.js';
            import { url } from 'late:native';
            import { Frame } from 'late:./frames.js';

            const own = { one, url, Frame: new Frame(second) };
            export const formOf = id => G[id] ?? `${url}${global}`;
            export const labelsOf = own.url, all = labelsOf;
            export function find() {}
            export { own as everything };
            """
        let (said, status, linked) = try link(["js/html/forms.js": source])
        #expect(said.isEmpty && status == 0)
        #expect(
            linked("js/html/forms.js") == """
                // js/html/forms.js: late.
                'use strict'; { const G = this; const { global,
                one, two: second } = G;





                const own = { one, url: G.url, Frame: new G.Frame(second) };
                G.formOf = id => G[id] ?? `${G.url}${global}`;
                const labelsOf = G.labelsOf = own.url, all = G.all = labelsOf;
                function find() {} G.find = find;
                G.everything = own;}

                """
        )
        let table = linked("Sources/Engine/CBindings/CBindings.c")
        #expect(
            table.hasPrefix(
                "// The head.\nstatic const unsigned char startUp[] = {\n#embed \"Linked/core.js\"\n    ,\n"
            )
        )
        let names =
            #"{"Frame", 0, 1}, {"Frames", 1, 1}, {"Node", 2, 1}, {"all", 1, 0}, {"everything", 1, 0}"#
        #expect(table.replacing(",\n    {", with: ", {").contains(names))
    }

    /// A small js/memory.js, and the table with it.
    private static let memory = [
        "js/files.txt": """
        [native]
        buffers
        [start]
        js/memory.js
        js/core.js
        js/dom/Node.js
        [lazy]
        js/html/forms.js
        js/html/frames.js
        js/bindings/Frame.js
        """,
        "js/layers.txt": "core: memory.js core.js\ndom: bindings\n  dom\nhtml: html\n",
        "js/realm.txt": "js/memory.js: N: the memory\n",
        "js/memory.js": """
        // js/memory.js: words.
        import { buffers } from 'native';
        export const N = new Int32Array(buffers.nodes);
        const PARENT = 1, SHIFT = 3;
        export const ELEMENT = 1, TEXT = 3;
        export const parentOf = node => N[node << SHIFT | PARENT];
        export const kindOf = node => N[node << SHIFT] & 255;
        export const setFirst = (node, child) => N[node << SHIFT | 4] = child;
        export const count = () => N[0];
        """,
        "js/bindings/Frame.js": """
        // js/bindings/Frame.js: generated.
        'use strict';
        {
          const G = this;
          const { kindOf, parentOf, wrap } = G;
          G.read = id => wrap(kindOf(parentOf(id)));
        }

        """,
    ]

    @Test("A call of a function of js/memory.js is its expression, and a constant is its value")
    func memory() throws {
        let source = """
            // js/html/forms.js: late.
            import { wrap } from '../dom/Node.js';
            import {
              ELEMENT, TEXT as text, count, kindOf, parentOf as up,
              setFirst,
            } from '../memory.js';
            import { Frames } from 'late:./frames.js';

            export const test = id => kindOf(id) === ELEMENT || kindOf(up(up(id))) - 1 === text;
            setFirst(wrap(
              count(),
            ), Frames ? 1 : 2);
            wrap({ ELEMENT, kindOf, up: up(wrap = Frames) });
            """
        let (said, status, linked) = try link(
            Self.memory.merging(["js/html/forms.js": source], uniquingKeysWith: { $1 })
        )
        #expect(said.isEmpty && status == 0, "\(said)")
        #expect(
            linked("js/html/forms.js") == """
                // js/html/forms.js: late.
                'use strict'; { const G = this; const { wrap,
                kindOf, N } = G;





                G.test = id => (N[id << 3] & 255) === 1 || (N[N[N[id << 3 | 1] << 3 | 1] << 3] & 255) - 1 === 3;
                N[wrap(
                  N[0],
                ) << 3 | 4] = (G.Frames ? 1 : 2);
                wrap({ ELEMENT: 1, kindOf, up: N[(wrap = G.Frames) << 3 | 1] });}

                """
        )
        let generated = "  const { wrap, N } = G;\n  G.read = id => wrap((N[N[id << 3 | 1] << 3] & 255));"
        #expect(linked("js/bindings/Frame.js").contains(generated))
        #expect(
            linked("js/memory.js") == """
                // js/memory.js: words.
                'use strict'; { const G = this; const { buffers } = G;
                const N = G.N = new Int32Array(buffers.nodes);



                G.kindOf = node => N[node << 3] & 255;

                }

                """,
            "the memory, and what is used as a value"
        )
        #expect(linked("Sources/Engine/CBindings/CBindings.c").contains("#embed \"Linked/bindings/Frame.js\""))
    }

    @Test(
        "Only js/memory.js knows the tree's memory, and its functions can be written anywhere",
        arguments: [
            (
                "js/dom/Node.js", "import { N } from '../memory.js';\nexport const wrap = N;",
                "js/dom/Node.js:1: N is for js/memory.js alone"
            ),
            (
                "js/dom/Node.js", "import { buffers } from 'native';\nexport const wrap = buffers;",
                "js/dom/Node.js:1: buffers is for js/memory.js alone"
            ),
            (
                "js/dom/Node.js", "import G from 'native';\nexport const wrap = G.N;",
                "js/dom/Node.js:2: N is for js/memory.js alone"
            ),
            (
                "js/bindings/Frame.js", "{ const G = this; const { N } = G; }",
                "js/bindings/Frame.js:1: N is for js/memory.js alone"
            ),
            (
                "js/bindings/Frame.js", "{ const G = this; G.read = G.N[1]; }",
                "js/bindings/Frame.js:1: N is for js/memory.js alone"
            ),
            (
                "js/dom/Node.js", "import { count } from '../memory.js';\nexport const wrap = N => count() + N;",
                "js/dom/Node.js:2: N is a name of js/memory.js"
            ),
            (
                "js/dom/Node.js", "import { count } from '../memory.js';\nexport const wrap = count => count;",
                "js/dom/Node.js:2: count is a name of js/memory.js; import it under another name"
            ),
            (
                "js/dom/Node.js", "import { kindOf } from '../memory.js';\nexport const wrap = kindOf();",
                "js/dom/Node.js:2: kindOf takes 1 values"
            ),
            (
                "js/memory.js", "export const a = node => node + node;",
                "js/memory.js:1: a does not use each parameter once"
            ),
            ("js/memory.js", "export const a = (b, c) => c - b;", "js/memory.js:1: a does not use each parameter once"),
            ("js/memory.js", "export const a = node => node + G;", "js/memory.js:1: a uses G, which is neither"),
            ("js/memory.js", "export const a = () => { return 1; };", "js/memory.js:1: a is not a function of one"),
        ]
    )
    func memoryErrors(path: String, text: String, message: String) throws {
        let (said, status, _) = try link(Self.memory.merging([path: text], uniquingKeysWith: { $1 }))
        #expect(said.contains(message), "\(said)")
        #expect(status == 1)
    }

    /// The beginning of a file that keeps something of the page.
    private static let state = "const pageState = (path, make) => make();\nconst { all } = pageState("

    @Test(
        "Each mistake is an error with its place and reason",
        arguments: [
            (
                "js/dom/Node.js", "import { three } from '../core.js';\nthree;",
                "js/dom/Node.js:1: js/core.js does not export three"
            ),
            (
                "js/dom/Node.js", "import { one } from './core.js';",
                "js/dom/Node.js:1: there is no js/dom/core.js"
            ),
            ("js/dom/Node.js", "import { one } from 'core';", "js/dom/Node.js:1: 'core' is neither native nor"),
            ("js/dom/Node.js", "export const one = 3;", "js/dom/Node.js: one is exported by js/core.js, too"),
            ("js/dom/Node.js", "\nexport let wrap;", "js/dom/Node.js:2: what changes is exported as a member"),
            ("js/dom/Node.js", "import { url } from 'native';", "url comes with the page: late:native"),
            (
                "js/dom/Node.js", "import { one } from 'late:../core.js';",
                "js/core.js has run by then: import it without late:"
            ),
            ("js/html/forms.js", "import { wrap } from 'late:../dom/Node.js';", "js/dom/Node.js has run by then"),
            (
                "js/core.js", "import { wrap } from './dom/Node.js';\nexport const one = wrap, two = 2;",
                "js/dom/Node.js runs later: import wrap from 'late:…'"
            ),
            (
                "js/core.js", "import { wrap } from 'late:./dom/Node.js';\nexport const one = wrap, two = 2;",
                "core is below dom (js/layers.txt)"
            ),
            (
                "js/html/forms.js", "import { Frames } from 'late:./frames.js';\n(Frames => 1)(2);",
                "forms.js:2: Frames is imported late"
            ),
            (
                "js/html/forms.js", "const x = 1;\nimport { one } from '../core.js';",
                "js/html/forms.js:2: imports come first"
            ),
            ("js/html/forms.js", "const x = 1", nil),
            ("js/html/forms.js", "const x = ", "js/html/forms.js:1: Unexpected token"),
            ("js/layers.txt", "core: core.js\nhtml: html", "js/dom/Node.js is in no layer of js/layers.txt"),
            (
                "js/layers.txt", "core: core.js\ndom: dom\nhtml: html\njs/core.js imports js/dom/Node.js",
                #"there is no longer "js/core.js imports js/dom/Node.js""#
            ),
            ("js/files.txt", "js/core.js", "files.txt:1: a section, such as [lazy], comes first"),
            (
                "js/dom/Node.js", "let count = 0;\nexport const wrap = () => ++count;",
                "js/dom/Node.js:1: functions change count: make it a member of pageState()"
            ),
            (
                "js/dom/Node.js", "const all = [];\nexport const wrap = node => { all[0] = node; };",
                "js/dom/Node.js:1: functions change all"
            ),
            (
                "js/dom/Node.js", "const PrivateMap = () => 1, all = PrivateMap();\nexport const wrap = () => all;",
                "js/dom/Node.js:1: functions change all"
            ),
            (
                "js/dom/Node.js",
                "\(Self.state)'dom/Node', () => ({ all: [] }));\nexport const wrap = () => { all[0] = 1; };", nil
            ),
            (
                "js/dom/Node.js", "\(Self.state)'Node', () => ({ all: [] }));\nexport const wrap = 1;",
                "js/dom/Node.js:2: the state of this file is pageState('dom/Node', …)"
            ),
            (
                "js/dom/Node.js", "\(Self.state)'dom/Node', () => ({ all: [] }));\nexport const wrap = 1;\nall[0] = 1;",
                "js/dom/Node.js:4: all is of the page's state"
            ),
            ("js/realm.txt", "js/core.js: one: a reason", "js/realm.txt:1: no function changes one: remove it"),
            ("js/realm.txt", "js/core.js: one", "js/realm.txt:1: a row is a file, its names and the reason"),
        ]
    )
    func errors(path: String, text: String, message: String?) throws {
        let (said, status, _) = try link([path: text])
        #expect(message.map(said.contains) ?? said.isEmpty, "\(said)")
        #expect(status == (message == nil ? 0 : 1))
    }

    @Test("A cycle of imports without late: is an error")
    func circle() throws {
        let said = try link([
            "js/html/forms.js": "import { Frames } from './frames.js';\nexport const formOf = Frames;",
            "js/html/frames.js": "import { formOf } from './forms.js';\nexport const Frames = formOf;",
        ]).said
        #expect(said.contains("js/html/forms.js → js/html/frames.js → js/html/forms.js"))
    }
}
