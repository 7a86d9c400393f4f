// UnsafeFuzzEntry.swift: the entry points for libFuzzer. The environment's FUZZ_TARGET names the target of the bytes; `make fuzz` runs each
// target for a while. A crash, a trap, a broken invariant, a hang or too much memory is a finding.
//
// Why it is safe: libFuzzer's bytes live until the call returns, and are copied first.

import Glibc

/// The targets.
enum FuzzTarget: String, CaseIterable {
    case html, xml, selectors, css, url, frames, boundary, containers, plists, rules, journal, recordings, json,
        metadata, manifests, shortcuts, modules
    case workerFrames = "worker-frames"
    case actionFrames = "action-frames"
    case readerFrames = "reader-frames"
    case servingFrames = "serving-frames"

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
        case .boundary: fuzzBoundary(bytes)
        case .containers: fuzzContainers(bytes)
        case .plists: fuzzPropertyLists(bytes)
        case .rules: fuzzRules(bytes)
        case .journal: fuzzJournal(bytes)
        case .recordings: fuzzRecordings(bytes)
        case .json: fuzzJSON(bytes)
        case .metadata: fuzzMetadata(bytes)
        case .manifests: fuzzManifest(bytes)
        case .shortcuts: fuzzShortcuts(bytes)
        case .modules: fuzzModules(bytes)
        case .workerFrames: fuzzWorkerFrames(bytes)
        case .actionFrames: fuzzActionFrames(bytes)
        case .readerFrames: fuzzReaderFrames(bytes)
        case .servingFrames: fuzzServingFrames(bytes)
        }
    }
}

/// Whether targets print the meaning of an input that is not text itself.
let printsInput = getenv("FUZZ_PRINT") != nil

/// Prints a text immediately, for a target that may crash.
func show(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
}

/// Ends the process with a message if a condition does not hold, also in release builds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}

/// Runs planted reads instead if the environment names them; `list` prints their names.
///
/// https://llvm.org/docs/LibFuzzer.html#startup-initialization
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> Int32 {
    guard let name = getenv("FUZZ_PLANT").map({ String(cString: $0) }) else { return 0 }
    if name == "list" { show(PlantedRead.allCases.map(\.rawValue).joined(separator: "\n")) }
    PlantedRead(rawValue: name)?.perform()
    _exit(0)
}

/// https://llvm.org/docs/LibFuzzer.html#fuzz-target
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    FuzzTarget.chosen.take(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
