// ForkServerTests.swift: pages of a batch are served by children of one worker, with worlds made in advance.

import Foundation
import Testing

@Suite("Fork server")
struct ForkServerTests {
    @Test("One worker serves all pages, with children that it forks")
    func forking() throws {
        // A page has to take long enough to be observed; in virtual time waiting takes none.
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = {
                    run(a) {
                        for (let n = 0; n < 1000; n++) document.body.append(document.createElement('b'));
                        for (let n = 0; n < 20; n++) document.body.innerHTML.length;
                        a.completionFunction({});
                    }
                };
                """
        )
        try workspace.makeFolder("in")
        for page in 0..<12 { try workspace.write(Workspace.page, to: "in/\(page).html") }
        var workers: Set<Int32> = []
        var children: Set<Int32> = []
        let result = try workspace.run(["batch", "in", "--extension", "./x.appex", "--out", "out", "--jobs", "1"]) {
            while !$0.hasEnded {
                for worker in RunningProgram.children(of: $0.number) {
                    workers.insert(worker)
                    children.formUnion(RunningProgram.children(of: worker))
                }
                usleep(1000)
            }
        }
        #expect(result.code == 0, "\(result.error)")
        #expect(workers.count == 1, "\(workers)")
        // The first children's pool is small, so that a few pages do not wait for many worlds: 1, 2, 4, 8.
        #expect(children.count >= 2, "\(children)")
    }
}
