// ManyPagesTests.swift: contexts come and go in one virtual machine without leaving anything behind.

import ScriptEngine
import Testing

@Suite("Many pages in one virtual machine")
struct ManyPagesTests {
    /// Counts its like that are gone: a context's objects hold it, so it goes with them.
    final class Witness: NativeReceiver {
        final class Count { var value = 0 }
        let count: Count
        init(_ count: Count) { self.count = count }
        deinit { count.value += 1 }
    }

    @Test("A context that heard of unhandled rejections is collected")
    func contextsAreCollected() throws {
        let vm = ScriptVM(for: .manyPages)
        let gone = Witness.Count()
        func usePage() throws {
            let context = ScriptContext(vm: vm)
            let holder = context.makeNative(Witness(gone)).holder
            try context.global.setProperty("holder", holder)
            context.setUnhandledRejectionCallback(try context.evaluate("(function () {})"))
        }
        for _ in 0..<20 { try usePage() }
        ScriptContext(vm: vm).collectGarbage()
        // NB: What the stack seems to point to may stay.
        #expect(gone.value >= 16)
    }

    @Test("Contexts see the same memory through one buffer")
    func buffersAreShared() throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        let vm = ScriptVM(for: .manyPages)
        for round in 1...3 {
            let context = ScriptContext(vm: vm)
            try context.global.setProperty("memory", context.makeBuffer(over: memory))
            let sum = try context.evaluate("const view = new Uint8Array(memory); view[0] += 1; view.length + view[0]")
            #expect(sum.number == Double(16 + round))
        }
        #expect(memory[0] == 3)
    }
}
