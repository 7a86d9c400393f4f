// PropertyListReadingTests.swift: property lists that would exhaust memory or crash the process are refused; all others are read.

import ExtensionModel
import Foundation
import PropertyListReading
import Testing

@Suite("Untrusted property lists")
struct PropertyListReadingTests {
    /// A binary list of objects, the first of which is the top.
    private func binaryList(_ objects: [[UInt8]]) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(data.count))
            data.append(contentsOf: object)
        }
        let table = UInt8(data.count)
        func eight(_ number: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: 7) + [number] }
        data.append(contentsOf: offsets + [0, 0, 0, 0, 0, 0, 1, 1])
        data.append(contentsOf: eight(UInt8(objects.count)) + eight(0) + eight(table))
        return data
    }

    private func refusal(_ data: Data) -> String? {
        do { _ = try readPropertyList(data) } catch { return (error as? PropertyListRefusal)?.reason }
        return nil
    }

    @Test("Values of each format are read", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func values(format: PropertyListSerialization.PropertyListFormat) throws {
        let value: [String: Any] = ["a": [1, "x"], "b": Data([1, 2])]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
        var found = PropertyListSerialization.PropertyListFormat.openStep
        let list = try #require(try readPropertyList(data, format: &found) as? [String: Any])
        #expect(found == format)
        #expect(list["b"] as? Data == Data([1, 2]))
    }

    @Test("Sets are refused at any depth", arguments: [[0xC1, 1], [0xB1, 1]] as [[UInt8]])
    func sets(set: [UInt8]) {
        let reason = "it holds a set, which property lists of other formats can't"
        #expect(refusal(binaryList([set, [0x51, 0x61]])) == reason)
        // A dictionary, one key and its value.
        #expect(refusal(binaryList([[0xD1, 1, 2], [0x51, 0x61], [set[0], 1]])) == reason)
        #expect(refusal(binaryList([[0xA1, 1], [0x51, 0x61]])) == nil)
    }

    @Test("A list that would expand to more values than memory can hold is refused")
    func laughs() {
        let arrays = (1...9).map { [0xAF, 0x10, 20] + [UInt8](repeating: $0, count: 20) }
        #expect(refusal(binaryList(arrays + [[0x51, 0x61]])) == "it stands for more than 1000000 values")
    }

    @Test("Other damage is refused by the parser")
    func damages() {
        #expect(throws: (any Error).self) { try readPropertyList(Data("bplist00".utf8) + Data(count: 40)) }
        #expect(refusalOfPropertyList(Data("bplist00".utf8) + Data(count: 40)) == nil)
    }
}
