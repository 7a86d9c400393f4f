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

    /// The script of a number; nil where there is none.
    static func script(numbered number: Int) -> Script? {
        if number == 0 { return startUp }
        return 1...bindingsLateFileCount ~= number ? script(ofLateFile: number - 1) : nil
    }

    private static func script(ofLateFile index: Int) -> Script {
        Script(number: index + 1, file: bindingsLateFiles[index])
    }

    /// The files of a fresh world: each is a block of its own.
    static let startUp = Script(number: 0, file: bindingsStartUp)
    /// Where the late files stand, by their names. NB: Few are ever run, so none is read before.
    private static let lateFiles = Dictionary(
        uniqueKeysWithValues: (0..<bindingsLateFileCount).map { (String(cString: bindingsLateFiles[$0].name), $0) }
    )

    /// A script of the bindings.
    final class Script: @unchecked Sendable {
        /// 0 is what a fresh world runs; late files follow in their order.
        let number: Int
        let url: String
        /// As it lies in the program. Beyond ASCII there is something in comments only, of which nothing is read but their ends.
        let embedded: LastingBytes

        fileprivate init(number: Int, file: BindingsFile) {
            self.number = number
            url = "webaction:" + String(cString: file.name)
            embedded = LastingBytes(unsafe: UnsafeRawBufferPointer(start: file.source, count: file.length))
        }

        /// Its text without lines of comments, which the engine would only pass over, and so in ASCII. The ends of all lines stay, and the
        /// places in them, for stacks.
        private lazy var text: [UInt8] = {
            [UInt8](unsafeUninitializedCapacity: embedded.bytes.count) { buffer, count in
                var rest = embedded.bytes[...]
                while !rest.isEmpty {
                    var line = rest[...(rest.firstIndex(of: 0x0A) ?? rest.endIndex - 1)]
                    rest = rest[line.endIndex...]
                    if line.drop(while: { $0 == 0x20 }).starts(with: "//".utf8) { line = line.suffix(1) }
                    count = buffer[count...].initialize(fromContentsOf: line)
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
