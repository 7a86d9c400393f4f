// EngineOptions.swift: JavaScriptCore's options, which the library reads from the environment when it starts.

import Glibc

/// How a process uses its virtual machine.
public enum EngineUse: Sendable {
    /// One page, in one context.
    case onePage
    /// One page, in several contexts that share the buffers over it.
    case onePageInSeveralContexts
    /// Contexts for many pages, made before the process forks; each child serves some of the pages. The engine must have no threads at that
    /// point, since only the forking thread continues in a child.
    case manyPages
}

enum EngineOptions {
    /// The address space, in bytes, of the buffers over one page's arena. Little of it is memory, but the collector counts all of it.
    private static let reservedBytes = 3 << 30

    /// Names and values, without the prefix.
    ///
    /// A read such as `node.nextSibling` at one place in a script sees as many object structures as the page has element interfaces: twenty
    /// to thirty. Beyond eight, the library's default, such a read leaves the compiled code and becomes two to six times slower.
    /// Code is compiled for the structures seen so far. By default, once a place knows eight structures, it learns one more after twenty
    /// reads, then after forty, and so on. After five unknown structures in a loop, the compiled code is replaced by code without the fast
    /// read: permanently, and at two thirds of the speed or less. `body` and `html` occur once per walk, so the speed of a walk depended on
    /// the time of its compilation. With these values a place learns every structure, and code that sees a new one a few times runs on
    /// until the last compiler compiles it, which knows the structure by then.
    ///
    /// A collection begins when this many bytes were allocated. By default, the collector counts the page's buffers as 3 GB of live objects
    /// and waits for 3 GB more; so the heap's smallest limit is set just above them, and growth is a small part of the whole. If some
    /// collections were partial, the first cycle's limit would apply to all later ones.
    /// With many pages, nothing is collected before a child's own pages fill the heap: the worlds of a whole pool take 50 MB, and a
    /// collection in a child would write to, and so copy, everything it shares with its parent.
    /// If there was a collection within the last second, the library delays the next one until up to eight times the allowed memory is
    /// used; the half-life of this factor is set to almost zero, or garbage would reach 1.4 GB.
    /// The first of the three compilers runs when code has run eight times as often as in the library's default, the two optimizing ones at
    /// four times. Code that runs once or a few times, as in most pages' scripts and the bindings' files, costs more to compile than to
    /// run, and the more so the better the compiler. With the default for the optimizing ones, an extractor on 234 KB takes a tenth longer.
    /// For the first compiler, half of this value costs a run on 12 KB 3 % more processor time, and twice this value a script's first pass
    /// over 10,000 elements a tenth. Longer loops reach all compilers (docs/benchmarks.md).
    /// Scripts wait for collections: on a busy machine, a concurrent collection falls behind the scripts' allocations.
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
            // The optimizing compilers start from zero in each context, where short scripts end before compilation pays: they would take a
            // third of a page's time. Even unused they would take a tenth, since code is profiled for them. Neither the compilers nor the
            // collector have threads, which copies of the process would lack.
            return values + [
                ("useDFGJIT", "false"), ("numberOfGCMarkers", "1"), ("useConcurrentJIT", "false"),
            ]
        }
    }

    /// Makes stacks include each active call, even one whose last action is another call: in strict code that call would replace it. To be
    /// called before the library's first virtual machine is made.
    static func keepCalls() { setenv("JSC_useTailCalls", "false", 0) }

    private static let onePage: Void = apply(.onePage)
    private static let manyPages: Void = apply(.manyPages)

    /// Sets the options on the first call. To be called before the library's first virtual machine is made.
    static func set(_ use: EngineUse) {
        switch use {
        case .onePage, .onePageInSeveralContexts: onePage
        case .manyPages: manyPages
        }
    }

    private static func apply(_ use: EngineUse) {
        // Variables in the user's environment take precedence.
        for (name, value) in values(use) { setenv("JSC_" + name, value, 0) }
        if use == .manyPages { UnsafeAllocator.keepMemory() }
    }
}
