// ScriptManagerTests.swift: what a script's manager has for it, in jobs and results.

import PageProtocol
import PropertyValues
import Testing
import Wire

@Suite("Managers of scripts in messages")
struct ScriptManagerTests {
    @Test("A job has the manager's input, a result what the script stored; what is cut off is an error")
    func coding() throws {
        let script = ScriptInput(name: "x.user.js", bytes: [3])
        var manager = ManagerInput(values: Array("{}".utf8), choices: ["a", ""], hasResources: true, suffixes: [1, 2])
        manager.files = [script]
        manager.answers = [5]
        manager.hasBackground = true
        let part = ExtensionPart(script: script, extensionName: "x", kind: .userscript, manager: manager)
        let job = SupervisorToWorker.start(.next(NextRunJob(part: part, isLast: true))).frame(request: 1)
        #expect(try SupervisorToWorker(job) == .start(.next(NextRunJob(part: part, isLast: true))))
        var done = JobResult(.completed)
        done.isMatched = false
        done.storedValues = StoredValues(script: "n/S", values: Array("{\"a\":1}".utf8))
        let result = WorkerToSupervisor.result(done).frame(request: 1)
        #expect(try WorkerToSupervisor(result) == .result(done))
        let request = ResourceRequest(
            url: "https://a.example/",
            scheme: "https",
            host: "a.example",
            path: "/",
            isForScript: true,
            isOfExtension: true
        )
        let wanted = WorkerToSupervisor.loadResource(request).frame(request: 1)
        #expect(try WorkerToSupervisor(wanted) == .loadResource(request))
        for frame in [result, wanted] {
            for count in frame.body.indices {
                let cut = Frame(request: 1, kind: frame.kind, body: Array(frame.body[..<count]))
                #expect(throws: WireError.self) { try WorkerToSupervisor(cut) }
            }
        }
        for reply in [nil, [], Array("{}".utf8)] as [[UInt8]?] {
            #expect(try SupervisorToWorker(SupervisorToWorker.reply(reply).frame(request: 1)) == .reply(reply))
        }
        let message = WorkerToSupervisor.message(Array("{}".utf8))
        #expect(try WorkerToSupervisor(message.frame(request: 1)) == message)
        for count in job.body.indices {
            let cut = Frame(request: 1, kind: job.kind, body: Array(job.body[..<count]))
            #expect(throws: WireError.self) { try SupervisorToWorker(cut) }
        }
    }
}
