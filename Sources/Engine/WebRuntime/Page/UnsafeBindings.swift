// UnsafeBindings.swift: the embedded files of the bindings, and the arena as buffers.
//
// Why it is safe: the files are constants of the program. The arena's memory lives as long as a buffer over it.

import CBindings
import DOM
import Glibc
import ScriptEngine

/// The bindings' files, in the order in which they run.
enum Bindings {
    /// Runs the files that make up a fresh world; the rest runs when it is first touched, as js/families.js says.
    ///
    /// - Parameter bindings: The object that the files share.
    static func load(into bindings: ScriptValue, of context: ScriptContext) throws(ScriptError) {
        if let thrown = startUp.run(with: bindings) { throw context.error(from: thrown.reference) }
    }

    /// Whether there is a file of that name among those that run late.
    static func hasLateFile(_ name: String) -> Bool { lateFiles[name] != nil }

    /// Runs the file with the given name, `js/dom/Range.js` say.
    ///
    /// - Returns: What it threw; nil when it ran to its end.
    static func run(lateFile name: String, with bindings: ScriptValue) -> ScriptValue? {
        guard let index = lateFiles[name] else {
            preconditionFailure("js/families.js names \(name), which Sources/Engine/CBindings/CBindings.c lacks")
        }
        return script(ofLateFile: index).run(with: bindings)
    }

    /// The script of a file among those that run late.
    static func script(lateFile name: String) -> Script? { lateFiles[name].map(script(ofLateFile:)) }

    /// What stack traces call a script of that number; nil where there is none.
    static func url(_ number: Int) -> String? {
        if number == 0 { return startUp.url }
        return 1...bindingsLateFileCount ~= number ? script(ofLateFile: number - 1).url : nil
    }

    private static func script(ofLateFile index: Int) -> Script {
        let file = bindingsLateFiles[index]
        return Script(number: index + 1, url: String(cString: file.name), files: [file])
    }

    /// The files of a fresh world as one script: each is a block of its own, and many scripts cost the engine more than one.
    static let startUp = Script(number: 0, url: "js", files: (0..<bindingsFileCount).map { bindingsFiles[$0] })
    /// Where the late files stand, by their names. NB: Few are ever run, so none is read before.
    private static let lateFiles = Dictionary(
        uniqueKeysWithValues: (0..<bindingsLateFileCount).map { (String(cString: bindingsLateFiles[$0].name), $0) }
    )

    /// Some files as one script.
    final class Script: @unchecked Sendable {
        /// 0 is what a fresh world runs; late files follow in their order.
        let number: Int
        let url: String
        private let files: [BindingsFile]

        fileprivate init(number: Int, url: String, files: [BindingsFile]) {
            self.number = number
            self.url = "webaction:" + url
            self.files = files
        }

        /// Their text without what the engine would only pass over, and so in ASCII: that takes it a twentieth of the time of a fresh
        /// world. The ends of lines stay, for the numbers of lines.
        private(set) lazy var text: [UInt8] = {
            [UInt8](unsafeUninitializedCapacity: files.reduce(0) { $0 + $1.length }) { buffer, count in
                for file in files {
                    var rest = UnsafeBufferPointer(start: file.source, count: file.length)[...]
                    while !rest.isEmpty {
                        let line = rest[...(rest.firstIndex(of: 0x0A) ?? rest.endIndex - 1)]
                        rest = rest[line.endIndex...]
                        var text = line.drop { $0 == 0x20 }
                        if text.starts(with: "//".utf8) { text = text.suffix(1) }
                        count = buffer[count...].initialize(fromContentsOf: text)
                    }
                }
            }
        }()

        func run(with bindings: ScriptValue) -> ScriptValue? {
            if let compiled = CompiledBindings.script(number) {
                let (didRun, thrown) = bindings.context.run(compiled, this: bindings)
                if didRun { return thrown }
            }
            return bindings.context.run(ascii: text, sourceURL: url, this: bindings)
        }
    }

    /// The arena's regions as `ArrayBuffer`s.
    static func buffers(of arena: UnsafeArena, in context: ScriptContext) throws(ScriptError) -> ScriptValue {
        let buffers = try context.evaluate("({__proto__: null})")
        let header = UnsafeMutableRawBufferPointer(start: arena.header, count: ArenaLayout.headerSize)
        let nodes = UnsafeMutableRawBufferPointer(start: arena.nodes, count: UnsafeArena.nodeRegionSize)
        let attributes = UnsafeMutableRawBufferPointer(start: arena.attributes, count: UnsafeArena.attributeRegionSize)
        try buffers.setProperty("header", context.makeBuffer(over: header, owner: arena.memory))
        try buffers.setProperty("nodes", context.makeBuffer(over: nodes, owner: arena.memory))
        try buffers.setProperty("attributes", context.makeBuffer(over: attributes, owner: arena.memory))
        return buffers
    }
}
