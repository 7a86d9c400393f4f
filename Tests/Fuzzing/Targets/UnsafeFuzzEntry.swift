// UnsafeFuzzEntry.swift: where libFuzzer enters. The environment's FUZZ_TARGET names what the bytes are given to; `make
// fuzz` runs each target for a while. A crash, a trap, a broken invariant, a hang or too much memory is a finding.
//
// Why it is safe: libFuzzer's bytes live until the call returns, and are copied first.

import Glibc

/// What bytes can be given to.
enum FuzzTarget: String, CaseIterable {
    case html, xml, selectors, css, url, frames

    static let chosen: FuzzTarget = {
        let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            fatalError("FUZZ_TARGET should be one of \(allCases.map(\.rawValue)), and is \"\(name)\".")
        }
        return target
    }()

    func take(_ bytes: [UInt8]) {
        switch self {
        case .html: fuzzHTML(bytes)
        case .xml: fuzzXML(bytes)
        case .selectors: fuzzSelectors(bytes)
        case .css: fuzzCSS(bytes)
        case .url: fuzzURL(bytes)
        case .frames: fuzzFrames(bytes)
        }
    }
}

/// Ends the process with a message, also in release builds, when something does not hold.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}

/// https://llvm.org/docs/LibFuzzer.html#fuzz-target
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    FuzzTarget.chosen.take(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
