// Worker+Copies.swift: page after page, each as if in a new process, without the price of starting one.
//
// The worker makes pages with their worlds in advance, while they are empty, and then a copy of itself (fork), which has
// them as well. The copy does the jobs, each with the next page of the stock, until that is used up; it ends with all that
// pages and scripts left behind, and the worker, whose stock is whole, makes the next copy. A copy's memory is the
// worker's but for what it writes to. How a copy fails, the worker fails.
//
// A copy in which a page's own scripts ran serves no other page: what a stranger's scripts may have done to it ends with it.
// Extensions' scripts are the user's own, so that pages on which only these ran share a copy.
//
// What Swift, the engine and the tables of encodings make on first use each copy would have to make anew, so the worker
// rehearses a job before it makes copies for many.

import Glibc
import Isolation
import PageProtocol
import PropertyValues
import WebInfra
import WebRuntime
import Wire

extension Worker {
    /// Pages in stock, at the most.
    private static let largestStock = 32
    /// The stock with which it is worth while to rehearse.
    private static let stockOfManyJobs = 4
    /// What a copy may have grown by when it takes another job, in octets.
    private static let growth = 128 << 20
    /// The exit codes of a copy after which there may be more jobs to do: its stock is used up, or a page's own scripts ran.
    private static let usedUp: Int32 = 64
    private static let ranPageScripts: Int32 = 65

    /// Serves jobs until the supervisor closes the connection.
    func serveByCopies() throws(WireError) {
        keepFreedMemory()
        // Twice the stock each time: a few pages do not wait for many worlds.
        var wanted = 1
        while true {
            if wanted == Self.stockOfManyJobs { rehearse() }
            fillStock(to: wanted)
            wanted = min(2 * wanted, Self.largestStock)
            switch copyProcess() {
            case .original(.exited(Self.usedUp)): continue
            // Worlds in stock are for extensions alone, so no more of them are made for pages with scripts.
            case .original(.exited(Self.ranPageScripts)): wanted = max(1, wanted / 2)
            case .original(let status): end(like: status)
            case .copy:
                enterPages()
                _exit(try serveWithStock())
            case .refused:
                // The supervisor starts another worker for the page after this one.
                enterPages()
                guard try serveNext() else { return }
                _exit(WorkerExit.retired)
            }
        }
    }

    /// - Returns: The exit code that says how it ended; 0: there are no more jobs.
    private func serveWithStock() throws(WireError) -> Int32 {
        let limit = ownPeakBytes() + Self.growth
        repeat {
            guard try serveNext() else { return 0 }
            if hasRunPageScripts, !sharesProcess { return Self.ranPageScripts }
        } while stock?.isEmpty == false && ownPeakBytes() < limit
        return Self.usedUp
    }

    private func fillStock(to count: Int) {
        // NB: A job that finds no page in stock makes its own, and tells what is wrong.
        try? stock?.fill(to: count)
    }

    /// Does a job on a page of its own, and decodes and encodes in all ways.
    private func rehearse() {
        let text = Array(
            "<!doctype html><title>t</title><p id=a class='b c'>\u{C4}\u{4E00}&amp;\u{20AC}<br>\n</p>".utf8
        )
        for encoding in Encoding.all {
            let octets = encoding.outputEncoding.encodeDocument(text)
            _ = try? Encoding.decode(octets, fallback: encoding)
        }
        let script = """
            var ExtensionPreprocessingJS = {
                run: function (arguments) { arguments.completionFunction({ "title": document.title }); },
                finalize: function (arguments) { document.getElementById("a").innerHTML = arguments["text"]; }
            };
            """
        let job = RunJob(
            page: PageInput(name: "rehearsal", bytes: text, url: "file:///rehearsal.html"),
            script: ScriptInput(name: "rehearsal.js", bytes: Array(script.utf8)),
            extensionName: "rehearsal",
            selection: nil,
            // NB: A copy can be made only while there is no second thread, and limits need one.
            timeout: .infinity,
            wantsRunSnapshot: false,
            wantsFinalSnapshot: false
        )
        isRehearsing = true
        waiting = [.loadPayload, .finish(argument: .dictionary([("text", .string("words"))]))]
        _ = try? run(job)
        waiting = []
        isRehearsing = false
    }
}
