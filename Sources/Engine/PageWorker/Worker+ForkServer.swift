// Worker+ForkServer.swift: page after page, each as if in a new process, without the price of starting one.
//
// The worker fills a warm pool with empty pages and their worlds, and forks. The child does the jobs, each with the next page
// of the pool, until that is used up; it ends with all that pages and scripts left behind, and the worker, whose pool is whole,
// forks again. A child's memory is the worker's but for what it writes to. How a child fails, the worker fails.
//
// A child in which a page's own scripts ran serves no other page: what a stranger's scripts may have done to it ends with it.
// Extensions' scripts are the user's own, so that pages on which only these ran share a child.
//
// What Swift, the engine and the tables of encodings make on first use each child would have to make anew, so the worker does a
// job to warm up before it forks for many.

import Glibc
import Isolation
import PageProtocol
import PropertyValues
import WebInfra
import WebRuntime
import Wire

extension Worker {
    /// The most pages in the pool. Each takes 4 MB. Of more, fewer forks are made, but 1,000 pages took no less time with 32.
    private static let largestPool = 16
    /// The size of the pool from which on a warm-up is worth its time.
    private static let poolOfManyJobs = 4
    /// What a child may have grown by when it takes another job, in bytes.
    private static let growth = 128 << 20
    /// The exit codes of a child after which there may be more jobs to do: its pool is used up, or a page's own scripts ran.
    private static let usedUp: Int32 = 64
    private static let ranPageScripts: Int32 = 65

    /// Serves jobs until the supervisor closes the connection.
    func serveByForking() throws(WireError) {
        keepFreedMemory()
        // Twice the pages each time: a few pages do not wait for many worlds.
        var wanted = 1
        while true {
            if wanted == Self.poolOfManyJobs { warmUp() }
            fillPool(to: wanted)
            wanted = min(2 * wanted, Self.largestPool)
            switch forkProcess() {
            case .parent(.exited(Self.usedUp)): continue
            // Worlds in the pool are for extensions alone, so no more of them are made for pages with scripts.
            case .parent(.exited(Self.ranPageScripts)): wanted = max(1, wanted / 2)
            case .parent(let status): end(like: status)
            case .child:
                enterPages()
                _exit(try serveFromPool())
            case .refused:
                // The supervisor starts another worker for the page after this one.
                enterPages()
                repeat { guard try serveNext() else { return } } while kept != nil
                _exit(WorkerExit.retired)
            }
        }
    }

    /// - Returns: The exit code that says how it ended; 0: there are no more jobs.
    private func serveFromPool() throws(WireError) -> Int32 {
        let limit = ownPeakBytes() + Self.growth
        repeat {
            guard try serveNext() else { return 0 }
            if hasRunPageScripts, !sharesProcess, kept == nil { return Self.ranPageScripts }
        } while kept != nil || (warmPool?.isEmpty == false && ownPeakBytes() < limit)
        return Self.usedUp
    }

    /// Makes pages in advance, where there is a pool for them.
    func fillPool(to count: Int) {
        // NB: A job that finds no page in the pool makes its own, and tells what is wrong.
        try? warmPool?.fill(to: count)
    }

    /// Does a job on a page of its own, and decodes and encodes in all ways.
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
            // NB: Only a process with one thread can fork, and limits need another.
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
