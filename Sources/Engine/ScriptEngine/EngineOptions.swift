// EngineOptions.swift: options of JavaScriptCore, which the library takes from the environment when it starts.

import Glibc

/// What a process does with its virtual machine.
public enum EngineUse: Sendable {
    /// One page, in one context.
    case onePage
    /// One page, in contexts that share the buffers over it.
    case onePageInSeveralContexts
    /// Contexts for many pages, made before the process forks; each child serves some of the pages. The engine must have no
    /// threads by then, since only the forking thread lives on in a child.
    case manyPages
}

enum EngineOptions {
    /// Address space, in bytes, that the buffers over one page's arena span. Little of it is memory, but the collector counts
    /// all of it.
    private static let reservedBytes = 3 << 30

    /// Names and values, without the prefix.
    ///
    /// One place in a script that reads `node.nextSibling` meets as many object structures as the page has interfaces of
    /// elements: twenty to thirty. Past eight, the library's default, such a read leaves the compiled code, which makes it
    /// two to six times slower.
    /// What such a place has met is what is compiled. By the library's defaults it learns one more structure each twenty reads, then
    /// forty, and so on, once it knows eight; and a structure that compiled code does not know has it made anew after five times in
    /// a loop, without that read: for good, and at two thirds of the speed or less. `body` and `html` come once a walk, so whether a
    /// walk was fast was a matter of when it was compiled. So a place learns what it meets, and code that meets something new a few
    /// times goes on until the last compiler has its turn, which knows it by then.
    ///
    /// Collections begin when this many bytes were allocated. Left alone the collector takes the page's buffers for 3 GB
    /// of live objects and waits for 3 GB more; so the heap's smallest limit is just above them, and growth is a small part
    /// of the whole. The limit of the first cycle would also be that of all later ones, were some collections partial.
    /// Where many pages are served nothing is collected before a child's own pages fill the heap: the worlds of a whole pool have
    /// 50 MB, and a collection in a child would write to, and so copy, all of what it shares with its parent.
    /// The library puts a collection off for up to eight times what is allowed when there was one within the last second;
    /// the half-life of that is set to next to nothing, or garbage would reach 1.4 GB.
    /// The first of the three compilers comes when code has run eight times as often as the library thinks right, the two that optimise
    /// when it has run four times as often. What most pages' scripts and the bindings' own files run once or a few times costs more to
    /// compile than it takes: the more so, the better the compiler. The optimising ones in their time have an extractor on 234 KB take a tenth
    /// more; the first at half of this has a run on 12 KB take 3 % more processor time, and at twice as much a script's first pass over
    /// 10,000 elements a tenth. Loops that go on for longer meet them all (docs/benchmarks.md).
    /// Scripts wait for collections: on a busy machine one that runs beside them falls behind what they allocate.
    private static func values(_ use: EngineUse) -> [(String, String)] {
        let cycle = use == .manyPages ? 256 << 20 : 128 << 20
        let values = [
            ("maxAccessVariantListSize", "48"), ("maxPolymorphicAccessInliningListSize", "48"),
            ("repatchCountForCoolDown", "100"), ("osrExitCountForReoptimizationFromLoop", "100"),
            ("smallHeapSize", "\(reservedBytes + cycle)"),
            ("heapGrowthMaxIncrease", "\(Double(cycle) / Double(reservedBytes))"), ("useGenerationalGC", "false"),
            ("useConcurrentGC", "false"), ("gcRateLimitingHalfLifeInMS", "1"),
            ("thresholdForJITAfterWarmUp", "4000"), ("thresholdForJITSoon", "1000"),
            ("thresholdForOptimizeAfterWarmUp", "4000"), ("thresholdForOptimizeAfterLongWarmUp", "4000"),
            ("thresholdForFTLOptimizeAfterWarmUp", "256000"),
        ]
        switch use {
        case .onePage, .onePageInSeveralContexts: return values
        case .manyPages:
            // The optimising compilers start anew in each context, where short scripts end before they pay: they would take a
            // third of a page's time, and even those that never come a tenth, since code is watched for them. Neither the
            // compilers nor the collector have threads: copies of the process would lack them.
            return values + [
                ("useDFGJIT", "false"), ("numberOfGCMarkers", "1"), ("useConcurrentJIT", "false"),
            ]
        }
    }

    /// Has each call that is going on stand in stacks, also one whose last act is another call: in strict code that one would take
    /// its place. To be called before the library's first virtual machine is made.
    static func keepCalls() { setenv("JSC_useTailCalls", "false", 0) }

    private static let onePage: Void = apply(.onePage)
    private static let manyPages: Void = apply(.manyPages)

    /// Sets them, the first time; to be called before the library's first virtual machine is made.
    static func set(_ use: EngineUse) {
        switch use {
        case .onePage, .onePageInSeveralContexts: onePage
        case .manyPages: manyPages
        }
    }

    private static func apply(_ use: EngineUse) {
        // What the user's environment says stands.
        for (name, value) in values(use) { setenv("JSC_" + name, value, 0) }
        if use == .manyPages { UnsafeAllocator.keepMemory() }
    }
}
