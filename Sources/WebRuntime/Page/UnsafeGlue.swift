// UnsafeGlue.swift: the embedded glue files, and the arena as buffers.
//
// Why it is safe: the files are constants of the program. The arena's regions live as long as the tree, which every world
// retains through its page; a context is released before its world lets go of the page.

import CScriptGlue
import DOM
import ScriptEngine

/// The glue's files, in the order in which they are called.
enum Glue {
    /// Calls `body` with each file's name and source.
    static func forEachFile<Failure: Error>(
        _ body: (String, UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        let files = withUnsafePointer(to: scriptGlueFiles) { UnsafeRawPointer($0).assumingMemoryBound(to: ScriptGlueFile.self) }
        for index in 0..<scriptGlueFileCount {
            let file = files[index]
            // NB: Blanking what comments hold beyond ASCII keeps the source at one byte a character in the engine.
            let source = UnsafeBufferPointer(start: file.source, count: file.length).map { $0 < 0x80 ? $0 : 0x20 }
            let failure: Failure? = source.withUnsafeBufferPointer { bytes in
                do throws(Failure) {
                    try body(String(cString: file.name), bytes)
                    return nil
                } catch { return error }
            }
            if let failure { throw failure }
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
