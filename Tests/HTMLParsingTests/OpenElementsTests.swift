// OpenElementsTests.swift: the stack of open elements and the list of active formatting elements answer from counts and marks what a walk
// over their entries answers.

import DOM
import TestSupport
import Testing

@testable import HTMLParsing

private let tags: [HTMLParsing.Tag] = [.a, .b, .i, .nobr, .u, .p, .div]

private func element(_ number: Int, _ tag: HTMLParsing.Tag) -> OpenElement {
    OpenElement(node: NodeID(rawValue: UInt32(number)), name: .none, namespace: .html, tag: tag)
}

@Suite("Open elements")
struct OpenElementsTests {
    // Invariants of ElementStack: 1, 2.
    @Test("The stack's answers about tags and nodes equal those of a walk, after any changes", arguments: 1...4)
    func stack(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        var stack = ElementStack()
        var model: [(number: Int, tag: HTMLParsing.Tag)] = []
        for number in 100..<3100 {
            let tag = tags[numbers.below(tags.count)]
            let place = model.isEmpty ? 0 : numbers.below(model.count)
            switch numbers.below(7) {
            case 0 where !model.isEmpty:
                stack.pop()
                model.removeLast()
            case 1 where !model.isEmpty:
                stack.remove(at: place)
                model.remove(at: place)
            case 2:
                stack.insert(element(number, tag), at: place)
                model.insert((number, tag), at: place)
            case 3 where !model.isEmpty:
                stack.replace(at: place, with: element(number, tag))
                model[place] = (number, tag)
            default:
                stack.push(element(number, tag))
                model.append((number, tag))
            }
            var differences = 0
            for tag in tags where stack.lastIndex(of: tag) != model.lastIndex(where: { $0.tag == tag }) {
                differences += 1
            }
            for asked in [number, 100 + numbers.below(number - 99)] {
                let found = stack.index(of: NodeID(rawValue: UInt32(asked)))
                if found != model.firstIndex(where: { $0.number == asked }) { differences += 1 }
            }
            let count = stack.count
            #expect(count == model.count && differences == 0)
        }
    }

    // Invariants of FormattingList: 1, 2, 3, 4.
    @Test(
        "The list's answers about kinds, hashes and nodes equal those of a walk, after any changes",
        arguments: 1...4
    )
    func formattingList(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        var list = FormattingList()
        // A marker is nil.
        var model: [(number: Int, tag: HTMLParsing.Tag, hash: UInt32)?] = []
        for number in 100..<3100 {
            let tag = tags[numbers.below(5)]
            let hash = UInt32(numbers.below(4))
            let entries = model.indices.filter { model[$0] != nil }
            let place = entries.isEmpty ? 0 : entries[numbers.below(entries.count)]
            switch numbers.below(12) {
            case 0:
                list.appendMarker()
                model.append(nil)
            case 1:
                list.clearToLastMarker()
                model.removeSubrange((model.lastIndex { $0 == nil } ?? 0)...)
            case 2 where !entries.isEmpty:
                list.remove(at: place)
                model.remove(at: place)
            case 3 where !entries.isEmpty:
                list.replaceElement(at: place, with: element(number, model[place]?.tag ?? tag))
                model[place]?.number = number
            case 4 where !entries.isEmpty:
                list.setHash(hash + 1, at: place)
                model[place]?.hash = hash + 1
            case 5:
                list.insert(FormattingEntry(element: element(number, tag), hash: hash), at: place)
                model.insert((number, tag, hash), at: place)
            default:
                list.append(FormattingEntry(element: element(number, tag), hash: hash))
                model.append((number, tag, hash))
            }
            let afterMarker = model[(model.lastIndex { $0 == nil }.map { $0 + 1 } ?? 0)...].compactMap(\.self)
            var differences = 0
            for tag in tags.prefix(5) {
                if list.holdsThree(tag) != (afterMarker.filter { $0.tag == tag }.count >= 3) { differences += 1 }
                let start = model.count - afterMarker.count
                let last = afterMarker.lastIndex { $0.tag == tag }.map { $0 + start }
                if list.lastIndex(of: tag) != last { differences += 1 }
            }
            for hash in UInt32(1)...4 {
                let holdsThree = model.compactMap(\.self).filter { $0.hash == hash }.count >= 3
                if list.mayHoldThree(hash) != holdsThree { differences += 1 }
            }
            for asked in [number, 100 + numbers.below(number - 99)] {
                let found = list.index(of: NodeID(rawValue: UInt32(asked)))
                if found != model.firstIndex(where: { $0?.number == asked }) { differences += 1 }
            }
            let (count, unhashed, after) = (list.count, list.unhashed, list.countAfterMarker)
            #expect(count == model.count && after == afterMarker.count && differences == 0)
            #expect(unhashed == model.compactMap(\.self).filter { $0.hash == 0 }.count)
        }
    }
}
