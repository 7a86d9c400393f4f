// Worker+Copies.swift: page after page, each as if in a new process, without the price of starting one.
//
// The worker makes pages with their worlds in advance, while they are empty, and then a copy of itself (fork), which has
// them as well. The copy does the jobs, each with the next page of the stock, until that is used up; it ends with all that
// pages and scripts left behind, and the worker, whose stock is whole, makes the next copy. A copy's memory is the
// worker's but for what it writes to. How a copy fails, the worker fails.

import Glibc
import Isolation
import WebRuntime
import WorkerProtocol

extension Worker {
    /// Pages in stock, at the most.
    private static let largestStock = 32
    /// What a copy may have grown by when it takes another job, in octets.
    private static let growth = 128 << 20
    /// The exit code of a copy after which there are more jobs to do.
    private static let mayGoOn: Int32 = 64

    /// Serves jobs until the supervisor closes the connection.
    func serveByCopies() throws(WireError) {
        // Twice the stock each time: a few pages do not wait for many worlds.
        var wanted = 1
        while true {
            fillStock(to: wanted)
            wanted = min(2 * wanted, Self.largestStock)
            switch copyProcess() {
            case .original(.exited(Self.mayGoOn)): continue
            case .original(let status): end(like: status)
            case .copy: _exit(try serveWithStock() ? Self.mayGoOn : 0)
            case .refused:
                // The supervisor starts another worker for the page after this one.
                _ = try serveNext()
                return
            }
        }
    }

    /// - Returns: Whether there may be more jobs.
    private func serveWithStock() throws(WireError) -> Bool {
        let limit = ownPeakBytes() + Self.growth
        repeat {
            guard try serveNext() else { return false }
        } while stock?.isEmpty == false && ownPeakBytes() < limit
        return true
    }

    private func fillStock(to count: Int) {
        // NB: A job that finds no page in stock makes its own, and tells what is wrong.
        try? stock?.fill(to: count)
    }
}
