// Worker+ForkServer.swift: serves page after page, each as if in a new process, without the cost of starting one.
//
// The worker fills a warm pool with empty pages and their worlds, and forks. The child does the jobs, each with the next page of the pool,
// until the pool is used up, and exits with all that pages and scripts left behind. The worker still has the whole pool and forks again. A
// child shares the worker's memory except for what it writes to. If a child fails, the worker fails in the same way.
//
// A child in which a page's own scripts ran serves no other page: whatever untrusted scripts may have done to it ends with it. Extensions'
// scripts are the user's own, so pages with only these can share a child.
//
// Each child would have to initialize what Swift, the engine and the encoding tables make on first use, so the worker does a warm-up job
// before it forks for many.

import Glibc
import Isolation
import PageProtocol
import PropertyValues
import WebInfra
import WebRuntime
import Wire

extension Worker {
    /// The most pages in the pool. Each takes 4 MB. A larger pool needs fewer forks, but with 32, 1,000 pages took no less time.
    private static let largestPool = 16
    /// The size at which the pool is first warmed up.
    private static let warmUpSize = 4
    /// How much a child may grow, in bytes, and still take another job.
    private static let growth = 128 << 20
    /// The exit codes of a child after which there may be more jobs: its pool is used up, or a page's own scripts ran.
    private static let usedUp: Int32 = 64
    private static let ranPageScripts: Int32 = 65

    /// Serves jobs until the supervisor closes the connection.
    func serveByForking() throws(WireError) {
        keepFreedMemory()
        // The pool doubles each time, so that a few pages do not wait for many worlds.
        var wanted = 1
        while true {
            if wanted == Self.warmUpSize { warmUp() }
            fillPool(to: wanted)
            wanted = min(2 * wanted, Self.largestPool)
            switch forkProcess() {
            case .parent(.exited(Self.usedUp)): continue
            // The pool's worlds are for extensions only, so fewer are made for pages with scripts.
            case .parent(.exited(Self.ranPageScripts)): wanted = max(1, wanted / 2)
            case .parent(let status): end(like: status)
            case .child:
                enterPages()
                _exit(try serveFromPool())
            case .refused:
                // The supervisor starts another worker for the next page.
                enterPages()
                repeat { guard try serveNext() else { return } } while kept != nil
                _exit(WorkerExit.retired)
            }
        }
    }

    /// - Returns: The child's exit code; 0: there are no more jobs.
    private func serveFromPool() throws(WireError) -> Int32 {
        let limit = ownPeakBytes() + Self.growth
        repeat {
            guard try serveNext() else { return 0 }
            if hasRunPageScripts, !sharesProcess, kept == nil { return Self.ranPageScripts }
        } while kept != nil || (warmPool?.isEmpty == false && ownPeakBytes() < limit)
        return Self.usedUp
    }

    /// Does a job on a page of its own, and decodes and encodes in all encodings.
    private func warmUp() {
        let text = Array(
            "<!doctype html><title>t</title><p id=a class='b c'>\u{C4}\u{4E00}&amp;\u{20AC}<br>\n</p>".utf8
        )
        for encoding in Encoding.all {
            let bytes = encoding.outputEncoding.encodeDocument(text)
            _ = try? Encoding.decode(bytes, fallback: encoding)
        }
        let script = """
            var ExtensionPreprocessingJS = {
                run: function (arguments) { arguments.completionFunction({ "title": document.title }); },
                finalize: function (arguments) { document.getElementById("a").innerHTML = arguments["text"]; }
            };
            """
        let job = RunJob(
            page: PageInput(name: "warm-up", bytes: text, url: "file:///warm-up.html"),
            part: ExtensionPart(
                script: ScriptInput(name: "warm-up.js", bytes: Array(script.utf8)),
                extensionName: "warm-up"
            ),
            selection: nil,
            // NB: Only a process with one thread can fork, and time limits need a second thread.
            timeout: .infinity,
            wantsRunSnapshot: false,
            wantsFinalSnapshot: false
        )
        isWarmingUp = true
        waiting = [.loadPayload(extraArguments: nil), .finish(argument: .dictionary([("text", .string("words"))]))]
        _ = try? run(job)
        waiting = []
        isWarmingUp = false
    }
}
