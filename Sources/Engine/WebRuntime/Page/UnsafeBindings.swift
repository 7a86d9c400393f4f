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

    /// Runs a late file.
    ///
    /// - Returns: What it threw; nil when it ran to its end.
    static func run(lateFile number: Int, with bindings: ScriptValue) -> ScriptValue? {
        script(ofLateFile: number).run(with: bindings)
    }

    /// The number of the late file that does what scripts often do, for worlds made in advance and for what is compiled beforehand.
    static let warmUp: Int = {
        let path = "js/warmUp.js"
        guard
            let number = (0..<bindingsLateFileCount).first(where: {
                String(cString: bindingsLateFiles[$0].name) == path
            })
        else { preconditionFailure("Sources/Engine/CBindings/CBindings.c lacks \(path)") }
        return number
    }()

    /// The script of a late file.
    static func script(ofLateFile number: Int) -> Script { Script(number: number + 1, file: bindingsLateFiles[number]) }

    /// The script of a number; nil where there is none.
    static func script(numbered number: Int) -> Script? {
        if number == 0 { return startUp }
        return 1...bindingsLateFileCount ~= number ? script(ofLateFile: number - 1) : nil
    }

    /// The files of a fresh world: each is a block of its own.
    static let startUp = Script(number: 0, file: bindingsStartUp)

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
