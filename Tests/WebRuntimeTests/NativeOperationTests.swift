// NativeOperationTests.swift: the native operations have the same numbers in JavaScript and Swift.

import Foundation
import Testing

@testable import WebRuntime

@Suite("Native operations")
struct NativeOperationTests {
    @Test("They have the numbers of their places in the list, from which scripts have theirs")
    func numbers() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let list = try String(contentsOf: root.appending(path: "js/operations.txt"), encoding: .utf8)
        let names = list.split(separator: "\n").filter { $0.first?.isLowercase == true }.map { $0.prefix { $0 != ":" } }
        #expect(names.count > 200)
        #expect(NativeOperation.numbers == 1...UInt32(names.count))
        for (number, name) in zip(NativeOperation.numbers, names) {
            let operation = try #require(NativeOperation(number: number), "\(name), \(number)")
            #expect("\(operation)".contains(".\(name))"), "\(number) is \(name) in js/operations.txt")
        }
        for number in [0, UInt32(names.count) + 1, .max] { #expect(NativeOperation(number: number) == nil) }
    }
}
