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
        for index in 0..<bindingsFileCount {
            if let thrown = run(bindingsFiles[index], with: bindings) { throw context.error(from: thrown.reference) }
        }
    }

    /// Whether there is a file of that name among those that run late.
    static func hasLateFile(_ name: String) -> Bool {
        (0..<bindingsLateFileCount).contains { strcmp(bindingsLateFiles[$0].name, name) == 0 }
    }

    /// Runs the file with the given name, `js/dom/Range.js` say.
    ///
    /// - Returns: What it threw; nil when it ran to its end.
    static func run(lateFile name: String, with bindings: ScriptValue) -> ScriptValue? {
        for index in 0..<bindingsLateFileCount where strcmp(bindingsLateFiles[index].name, name) == 0 {
            return run(bindingsLateFiles[index], with: bindings)
        }
        preconditionFailure("js/families.js names \(name), which Sources/Engine/CBindings/CBindings.c lacks")
    }

    /// NB: What comments hold beyond ASCII is blanked, which keeps the source at one byte a character in the engine.
    private static func run(_ file: BindingsFile, with bindings: ScriptValue) -> ScriptValue? {
        let source = UnsafeBufferPointer(start: file.source, count: file.length)
        return bindings.context.run(
            ascii: source.map { $0 < 0x80 ? $0 : 0x20 },
            sourceURL: "webaction:" + String(cString: file.name),
            this: bindings
        )
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
