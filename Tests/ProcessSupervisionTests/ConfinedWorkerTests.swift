// ConfinedWorkerTests.swift: a page worker works under its full confinement: with Landlock and on kernels without it, for one page and for
// many.

import Foundation
import Isolation
import PageProtocol
import TestSupport
import Testing
import Wire

@testable import ProcessSupervision

@Suite("Confined page workers", .serialized)
struct ConfinedWorkerTests {
    /// Scripts that use what is loaded late: libxml2, data of time zones and languages, threads of the compilers and the collector.
    private static let scripts = [
        "String(new DOMParser().parseFromString('<a><b/></a>', 'text/xml').documentElement.localName)",
        "new Date(0).toString()",
        "new Date(0).toLocaleString('de', { timeZone: 'Asia/Tokyo', month: 'long' })",
        """
        let kept = [], sum = 0;
        function add(x) { return x * 2.5 + 1; }
        for (let i = 0; i < 3e6; i++) { sum = add(sum) % 1000; if (i % 10 == 0) kept.push({ i }); if (kept.length > 1e4) kept = []; }
        kept.length;
        """,
    ]

    /// The values of all scripts, each on its own page, from the worker's answers.
    private func values(opensNothing: Bool, servesManyPages: Bool) throws -> [String] {
        let executable = buildFolder.appending(path: "webaction-worker").path
        let worker = try FrameConnection(
            ChildGroup(),
            executable: executable,
            arguments: (servesManyPages ? ["--many-pages"] : []) + (opensNothing ? ["--opens-nothing"] : []),
            environment: ["TZ=America/New_York", "LANG=C", "SWIFT_BACKTRACE=enable=no"]
                + currentEnvironment().filter { $0.hasPrefix("LD_LIBRARY_PATH=") },
            name: "the page worker",
            confinement: .pageWorker,
            files: opensNothing ? nil : workerFiles(executable, .current())
        )
        defer {
            worker.process.kill()
            waitpid(worker.process.number, nil, 0)
        }
        var values: [String] = []
        let page = "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>t</title></head><body/></html>"
        for (number, script) in Self.scripts.enumerated() {
            let job = EvaluateJob(
                page: PageInput(
                    name: "page",
                    bytes: Array(page.utf8),
                    url: "file:///page",
                    contentType: number == 0 ? PageContentType(fileName: "page.xhtml") : .html
                ),
                scripts: [ScriptInput(name: "script", bytes: Array(script.utf8))],
                world: .isolated,
                clock: .real,
                timeout: 30
            )
            worker.send(SupervisorToWorker.start(.evaluate(job)), request: UInt32(number + 1))
            values.append(try answer(of: worker))
        }
        return values
    }

    private func answer(of worker: FrameConnection) throws -> String {
        let deadline = monotonicSeconds() + 120
        while monotonicSeconds() < deadline, !worker.isClosed {
            var interests = [worker.interest].compactMap { $0 }
            wait(for: &interests, seconds: 1)
            worker.flush()
            worker.receive()
            while let frame = try worker.nextFrame() {
                if case .result(let result) = try WorkerToSupervisor(frame) {
                    return result.output.map { String(decoding: $0, as: UTF8.self) } ?? "\(result)"
                }
            }
        }
        return worker.isClosed ? "the worker is gone" : "no answer"
    }

    @Test(
        "XML, dates in other zones and languages, compiled code and the collector work in each",
        arguments: [(false, false), (false, true), (true, false), (true, true)]
    )
    func work(opensNothing: Bool, servesManyPages: Bool) throws {
        let values = try values(opensNothing: opensNothing, servesManyPages: servesManyPages)
        #expect(values[0] == #""a""#)
        #expect(values[1].hasPrefix(#""Wed Dec 31 1969 19:00:00 GMT-0500"#), "\(values[1])")
        #expect(values[2] == #""Januar""#)
        #expect(values[3] == "9971")
    }
}
