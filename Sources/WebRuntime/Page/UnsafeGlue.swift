// UnsafeGlue.swift: the embedded glue files, and the arena as buffers.
//
// Why it is safe: the files are constants of the program. The arena's regions live as long as the tree, which every world
// retains through its page; a context is released before its world lets go of the page.

import CScriptGlue
import DOM
import ScriptEngine

/// The glue's files, in the order in which they are called.
enum Glue {
    /// Each file's name and source.
    ///
    /// NB: What comments hold beyond ASCII is blanked, which keeps the source at one byte a character in the engine.
    static func files() -> [(name: String, source: [UInt8])] {
        (0..<scriptGlueFileCount).map { index in
            let file = scriptGlueFiles[index]
            let source = UnsafeBufferPointer(start: file.source, count: file.length)
            return (String(cString: file.name), source.map { $0 < 0x80 ? $0 : 0x20 })
        }
    }

    /// The arena's regions as `ArrayBuffer`s.
    static func buffers(of arena: UnsafeArena, in context: ScriptContext) throws(ScriptError) -> ScriptValue {
        let buffers = try context.evaluate("({__proto__: null})")
        let header = UnsafeMutableRawBufferPointer(start: arena.header, count: ArenaLayout.headerSize)
        let nodes = UnsafeMutableRawBufferPointer(start: arena.nodes, count: UnsafeArena.nodeRegionSize)
        let attributes = UnsafeMutableRawBufferPointer(start: arena.attributes, count: UnsafeArena.attributeRegionSize)
        try buffers.setProperty("header", context.makeBuffer(over: header))
        try buffers.setProperty("nodes", context.makeBuffer(over: nodes))
        try buffers.setProperty("attributes", context.makeBuffer(over: attributes))
        return buffers
    }
}
