// PythonAnswers.swift: results of Python's own library for bytes, as an independent reference.

import Foundation

/// The results of Python's library for some byte strings.
///
/// - Parameters:
///   - expression: Gives bytes from `data`, which is a byte string; `modules` are imported.
///   - modules: Names of modules, separated as in an import.
///   - inputs: The byte strings.
/// - Throws: An error if Python cannot be started or does not answer all.
public func pythonAnswers(_ expression: String, importing modules: String, for inputs: [[UInt8]]) throws -> [[UInt8]] {
    let program = """
        import sys, \(modules)
        for line in sys.stdin:
            data = bytes.fromhex(line.strip())
            print((\(expression)).hex())
        """
    let folder = try TemporaryFolder()
    let lines = inputs.map { $0.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\n" }
    let questions = try folder.write(lines.joined(), to: "questions")
    let answers = folder.url.appending(path: "answers")
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: questions))
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    let found = try String(contentsOf: answers, encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
    )
    .dropLast().map { line in
        let digits = Array(line.utf8).map { UInt8($0 < 0x3A ? $0 - 0x30 : $0 - 0x57) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
    guard process.terminationStatus == 0, found.count == inputs.count else { throw CocoaError(.featureUnsupported) }
    return found
}

/// Byte strings of all lengths up to 200 and one long one, the same in each run.
///
/// - Parameter letters: The bytes to choose from; all bytes if empty.
public func sampleBytes(seed: UInt64, of letters: [UInt8] = []) -> [[UInt8]] {
    var numbers = RepeatableGenerator(seed: seed)
    return (Array(0...200) + [10_000]).map { length in
        (0..<length).map { _ in
            letters.isEmpty ? UInt8(numbers.below(256)) : letters[numbers.below(letters.count)]
        }
    }
}
