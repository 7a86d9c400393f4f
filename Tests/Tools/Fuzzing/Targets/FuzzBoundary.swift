// FuzzBoundary.swift: the boundary between JavaScript and native code, called as by a script that has broken the bindings: operations
// with operands of any kind, and changes to other words of the shared memory. Ordinary calls of the DOM are mixed in,
// and operands whose conversions call back across the boundary.
//
// The bytes become a script (FuzzBoundaryScript.swift), which FUZZ_PRINT=1 prints, for reports of findings. Thrown errors and statuses are
// correct; a crash, a trap, a sanitizer's report or a broken tree is not.

import DOM
import ScriptEngine

@testable import WebRuntime

/// A small page with a node of every kind and most elements with special behavior.
private let page = Array(
    """
    <!DOCTYPE html PUBLIC "p" "s"><html lang=en><head><title>t</title><style>p { color: red }</style></head>
    <body id=b class="x y"><div id=one title="x y"><p class=x>text<p class=y><a href=/ name=n>link</a></div>
    <template id=t><tr><td>cell</td></tr></template><svg viewBox="0 0 1 1"><g id=two /></svg><!-- comment -->
    <form id=f><input name=i value=1><select><option selected>o</select><textarea>a</textarea></form>
    <table><tr><td>1</table><ul><li>\u{E9}<li>\u{4E00}</ul><iframe srcdoc="<p>"></iframe><img name=n src=a.png></body></html>
    """.utf8
)

/// Worlds made in advance, as workers have them, and the last one that was used.
///
/// libFuzzer calls from one thread.
private final class Worlds: @unchecked Sendable {
    static let shared = Worlds()

    private let pool = WarmPool(vm: ScriptVM(for: .manyPages))
    private var last: PreparedPage?

    /// A world over a fresh page. Its global `boundary` holds the functions by which the bindings call native code; `ended` holds those of
    /// a world that has ended.
    func next() throws(ScriptError) -> PreparedPage? {
        if pool.isEmpty {
            last = nil
            try pool.fill(to: 16)
        }
        guard let prepared = pool.take() else { return nil }
        try prepared.open(page, options: PageOptions(url: "https://example.org/a/b?c#d"), keepsSource: true)
        let global = prepared.world.context.global
        try global.setProperty("boundary", prepared.world.bindings)
        if let last {
            try global.setProperty("ended", last.world.bindings)
            // Otherwise each world would keep all earlier ones alive.
            let context = last.world.context
            try context.global.setProperty("ended", context.undefined)
        }
        last = prepared
        return prepared
    }
}

/// The numbers of the core's operations, and of those of the families above it.
private let coreNumbers = NativeOperation.numbers.filter { !isOfFamily($0) }
private let familyNumbers = NativeOperation.numbers.filter(isOfFamily)

private func isOfFamily(_ number: UInt32) -> Bool {
    if case .family = NativeOperation(number: number) { true } else { false }
}

/// Calls operations chosen by the bytes, on a page of their own.
func fuzzBoundary(_ bytes: [UInt8]) {
    guard let prepared = try? Worlds.shared.next() else { fatalError("There is no world.") }
    let world = prepared.world
    let script = boundaryScript(bytes, core: coreNumbers, families: familyNumbers)
    if printsInput { show(script) }
    do throws(ScriptError) {
        // An endless script is ended, as in a worker; endless native code is a finding.
        try world.evaluate(script, sourceURL: "fuzz.js", timeout: 2)
    } catch {
        // NB: Steps catch their exceptions; an error here is a fault of the script itself, or of a page that broke the language.
        require(error.name != "SyntaxError", "The script can't be parsed: \(error)")
    }
    let broken = prepared.page.tree.checkInvariants()
    require(broken.isEmpty, "Broken invariants: \(broken.prefix(5))")
}
