// ModuleScriptTests.swift: scripts of extensions that are modules or TypeScript: what they import, what is refused, and where they run.

import Foundation
import Testing

@Suite("Modules and TypeScript of extensions")
struct ModuleScriptTests {
    private static let page = "<!doctype html><title>t</title><p id=a>hi</p>"
    private static let run = ["run", "p.html", "--extension", "./x.appex", "-o", "o.html"]

    /// A bundle with a script and further files.
    private func bundle(_ script: String, _ files: [String: String] = [:], name: String = "Action.js") throws
        -> Workspace
    {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        if name != "Action.js" {
            try FileManager.default.removeItem(at: workspace.folder.appending(path: "x.appex/Action.js"))
        }
        try workspace.write(script, to: "x.appex/\(name)")
        for (path, text) in files {
            if let slash = path.lastIndex(of: "/") { try workspace.makeFolder("x.appex/\(path[..<slash])") }
            try workspace.write(text, to: "x.appex/\(path)")
        }
        return workspace
    }

    private func text(_ workspace: Workspace, _ name: String) -> String {
        workspace.read(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static let library = "export let count = 0; export function add() { return ++count; }"
    private static let module = """
        import { add, count } from './lib/add.js';
        import names from './names.json' with { type: 'json' };
        add();
        await new Promise(resolve => setTimeout(resolve, 50));
        const { late } = await import('./lib/late.js');
        export const ExtensionPreprocessingJS = {
          run(given) { document.body.append(count, names[0], late, import.meta.url.split('/').pop()); given.completionFunction({ count }); },
          finalize() { document.body.append('!'); },
        };
        """
    private static let files = [
        "lib/add.js": library,
        "lib/late.js": "import { count } from '../lib/add.js'; export const late = `late${count}`;",
        "names.json": #"["n"]"#,
    ]

    @Test("A bundle's script imports files of its bundle, and its object is found once it awaits nothing more")
    func importsFiles() throws {
        let workspace = try bundle(Self.module, Self.files)
        let run = try workspace.run(Self.run + ["--arguments", "{}", "--payload", "payload.json"])
        #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
        #expect(text(workspace, "o.html") == Self.page + "1nlate1Action.js!")
        let payload = try JSONSerialization.jsonObject(with: #require(workspace.read("payload.json"))) as? [String: Int]
        #expect(payload == ["count": 1])
    }

    @Test("A recorded run with modules is replayed, and a batch and a suite run them")
    func everywhere() throws {
        let workspace = try bundle(Self.module, Self.files)
        let run = try workspace.run(Self.run + ["--arguments", "{}", "--record", "r.webaction"])
        #expect(run.code == 0, "\(run.error)")
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "x.appex/lib"))
        let replay = try workspace.run(["replay", "r.webaction"])
        #expect(replay.code == 0, "\(replay.error)")
        for (path, text) in Self.files where path.hasPrefix("lib") {
            try workspace.makeFolder("x.appex/lib")
            try workspace.write(text, to: "x.appex/\(path)")
        }
        let batch = try workspace.run([
            "batch", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--out", "out",
        ])
        #expect(batch.code == 0, "\(batch.error)")
        let explained = try workspace.run(Self.run + ["--arguments", "{}", "--explain"])
        #expect(explained.code == 0 && explained.error.contains("x.appex/Action.js:7"), "\(explained.error)")
        let validation = try workspace.run(["validate", "./x.appex"])
        #expect(validation.text.contains("script-module") && !validation.text.contains("error:"), "\(validation.text)")
    }

    @Test(
        "Errors of a module and of what it imports have their file, line and column",
        arguments: [
            ("import './none.js';", [:], "x.appex/Action.js:1: TypeError: Importing \"./none.js\" failed"),
            ("import './b.js';", ["b.js": "\nthrow new RangeError('here');"], "x.appex/b.js:2: RangeError: here"),
            ("import './b.js';", ["b.js": "let a = ;"], "x.appex/b.js:1: SyntaxError: Unexpected token ';'"),
            (
                "import { no } from './b.js';", ["b.js": ""],
                "x.appex/Action.js:1: SyntaxError: Importing binding name 'no' is not found."
            ),
            (
                "import 'bare';", [:],
                "x.appex/Action.js:1: TypeError: Module name, 'bare' does not resolve to a valid URL."
            ),
            ("import '../p.js';", [:], "x.appex/Action.js:1: TypeError: Importing \"../p.js\" failed"),
            ("import './link.js';", [:], "x.appex/Action.js:1: TypeError: Importing \"./link.js\" failed"),
            (
                "import 'file:///etc/passwd';", [:],
                "x.appex/Action.js:1: TypeError: Module name, 'file:///etc/passwd' is a file: URL"
            ),
            (
                "export {}; var ExtensionPreprocessingJS = {};", [:],
                "export ExtensionPreprocessingJS, or set globalThis.ExtensionPreprocessingJS"
            ),
            (
                "export {}; await new Promise(() => {});", [:],
                "The module awaits something that did not happen in 2.0 s"
            ),
        ] as [(String, [String: String], String)]
    )
    func errors(script: String, files: [String: String], message: String) throws {
        let workspace = try bundle(script, files)
        try workspace.write("document.body.append('outside')", to: "p.js")
        try FileManager.default.createSymbolicLink(
            at: workspace.folder.appending(path: "x.appex/link.js"),
            withDestinationURL: workspace.folder.appending(path: "p.js")
        )
        let run = try workspace.run(Self.run + ["--arguments", "{}"])
        #expect(run.code != 0 && run.error.contains(message), "\(run.error)")
    }

    @Test("A plain script imports files beneath its folder, and gives its default export")
    func plainScript() throws {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        try workspace.makeFolder("scripts")
        try workspace.write(
            "import { two } from './two.js'; document.title = 'new'; export default [two, await 3];",
            to: "scripts/one.mjs"
        )
        try workspace.write("export const two = 2;", to: "scripts/two.js")
        let run = try workspace.run(["run", "p.html", "--script", "scripts/one.mjs", "--payload", "payload.json"])
        #expect(run.code == 0 && run.error.isEmpty && run.text.contains("<title>new</title>"), "\(run.error)")
        let payload = try JSONSerialization.jsonObject(with: #require(workspace.read("payload.json"))) as? [Int]
        #expect(payload == [2, 3])
    }

    @Test("A page and its container cannot supply what an extension imports")
    func otherSources() throws {
        let workspace = try bundle("import './missing.js';")
        try workspace.write("document.body.append('mistaken')", to: "missing.js")
        let run = try workspace.run(Self.run + ["--arguments", "{}", "--resource-root", "."])
        #expect(run.code != 0 && run.error.contains("Importing \"./missing.js\" failed"), "\(run.error)")
    }

    @Test("A page cannot read the files of an extension")
    func hiddenFiles() throws {
        let workspace = try bundle(Self.module, Self.files)
        let address = "webaction-script://\(workspace.folder.resolvingSymlinksInPath().path)/x.appex/lib/add.js"
        let page = """
            <!doctype html><title>t</title><script>var seen = [];
            fetch('\(address)').then(() => seen.push('fetched'), error => seen.push(error.name));
            import('\(address)').then(() => seen.push('imported'), error => seen.push(error.name));
            setTimeout(() => { document.body.append(seen.sort().join()); }, 100);</script><body>
            """
        try workspace.write(page, to: "p.html")
        let run = try workspace.run(Self.run + ["--arguments", "{}", "--page-scripts", "--resource-root", "."])
        #expect(run.code == 0 && text(workspace, "o.html").contains("TypeError,TypeError1nlate1"), "\(run.error)")
    }

    @Test("A result does not replace a file that the script imports")
    func collision() throws {
        let workspace = try bundle(Self.module, Self.files)
        let output = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", "x.appex/lib/add.js"]
        let run = try workspace.run(output)
        #expect(run.code == 2 && text(workspace, "x.appex/lib/add.js") == Self.library, "\(run.error)")
    }

    // MARK: - TypeScript

    @Test("A script in TypeScript runs without its types, at the same lines and columns")
    func typeScript() throws {
        let workspace = try bundle(
            """
            import { type Payload, shout } from './shout.ts';
            interface Arguments<T> { completionFunction(payload: T): void }
            class Action<T extends Payload> {
              private readonly name: string = 'x' as const
              run(given: Arguments<T>): void {
                given.completionFunction({ name: this.name!, text: shout(document.title) } as unknown as T);
              }
              finalize(given?: Record<string, unknown>): void { throw new Error('here'); }
            }
            (globalThis as any).ExtensionPreprocessingJS = new Action<Payload>();
            """,
            [
                "shout.ts":
                    "export interface Payload { name: string }\nexport const shout = (text: string): string => text.toUpperCase();"
            ],
            name: "Action.ts"
        )
        let run = try workspace.run(Self.run + ["--arguments", "{}", "--payload", "payload.json"])
        #expect(run.error.contains("x.appex/Action.ts:8: Error: here"), "\(run.error)")
        #expect(text(workspace, "payload.json").contains("\"T\""))
    }

    @Test(
        "Syntax that is more than types is refused with its line and column",
        arguments: [
            ("let a = 1;\n  enum E { A }", "2", 3, "an enum cannot be removed with the types"),
            ("namespace N { export const a = 1; }", "1", 1, "a namespace with values cannot be removed with the types"),
            (
                "class A {\n  constructor(private a: number) {} }", "2", 15,
                "a parameter property cannot be removed with the types"
            ),
            ("class A { @decorated x = 1 }", "1", 11, "a decorator cannot be removed with the types"),
            ("import a = require('a');", "1", 1, "import … = cannot be removed with the types"),
            ("let a: = 1;", "1", 8, "Unexpected token"),
        ]
    )
    func refused(script: String, line: String, column: Int, message: String) throws {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        try workspace.write(script, to: "a.ts")
        let run = try workspace.run(["run", "p.html", "--script", "a.ts"])
        #expect(run.code != 0 && run.error.contains("a.ts:\(line): SyntaxError: \(message)"), "\(run.error)")
        #expect(run.error.contains("a.ts:\(line):\(column)"), "\(run.error)")
    }

    @Test("A script in TypeScript may have 4 MiB")
    func largeTypeScript() throws {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        try workspace.write("let a: number = 1;//" + String(repeating: "x", count: 4 << 20), to: "a.ts")
        let run = try workspace.run(["run", "p.html", "--script", "a.ts"])
        #expect(run.code != 0 && run.error.contains("A script in TypeScript may have up to 4 MiB."), "\(run.error)")
    }
}
