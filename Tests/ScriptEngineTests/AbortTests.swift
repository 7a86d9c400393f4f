// AbortTests.swift: how a process ends when the library aborts. Uses of the engine while a script's termination is pending are tested with
// the program (EvaluateTests, Tests/Tools/Scripts/random_programs.py), whose processes can be ended when a script cannot.

import Glibc
import ScriptEngine
import Testing

@Suite("Aborts of the library")
struct AbortTests {
    @Test("An abort after a time limit counts as that time limit, and any other is an abort")
    func aborts() async {
        await #expect(processExitsWith: .signal(SIGALRM)) {
            let vm = ScriptVM()
            vm.killAfterLimit = 60
            let context = ScriptContext(vm: vm)
            _ = try? vm.withTimeLimit(seconds: 0.02) { try context.evaluate("for (;;);") }
            abort()
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let vm = ScriptVM()
            vm.killAfterLimit = 60
            let context = ScriptContext(vm: vm)
            _ = try? vm.withTimeLimit(seconds: 60) { try context.evaluate("1") }
            abort()
        }
    }
}
