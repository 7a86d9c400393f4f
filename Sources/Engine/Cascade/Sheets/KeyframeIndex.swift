// KeyframeIndex.swift: the keyframes of a rule by their keys. https://drafts.csswg.org/css-animations/#interface-csskeyframesrule

import DOM

/// Which keyframes have a key, and where they stand.
///
/// Keyframes are added only at the end, so consecutive numbers are in the order of the positions.
struct KeyframeIndex {
    private var numbers: BlockList<Int> = []
    private var byKey: [String: [Int]] = [:]
    private var next = 0

    init(_ rules: BlockList<SheetRule>) {
        for rule in rules { append(rule.text) }
    }

    mutating func append(_ key: String) {
        numbers.append(next)
        byKey[key, default: []].append(next)
        next += 1
    }

    mutating func remove(_ key: String, at place: Int) {
        take(numbers.remove(at: place), from: key)
    }

    mutating func change(_ old: String, to new: String, at place: Int) {
        let number = numbers[place]
        take(number, from: old)
        var same = byKey.removeValue(forKey: new) ?? []
        same.insert(number, at: same.partitioningIndex { $0 > number })
        byKey[new] = same
    }

    private mutating func take(_ number: Int, from key: String) {
        var same = byKey.removeValue(forKey: key) ?? []
        let place = same.partitioningIndex { $0 >= number }
        if place < same.count, same[place] == number { same.remove(at: place) }
        if !same.isEmpty { byKey[key] = same }
    }

    /// The position of the last keyframe with a key; nil if there is none.
    func last(_ key: String) -> Int? {
        byKey[key]?.last.map { number in numbers.partitioningIndex { $0 >= number } }
    }

    /// The positions of all keyframes with a key.
    func places(_ key: String) -> [Int] {
        (byKey[key] ?? []).map { number in numbers.partitioningIndex { $0 >= number } }
    }
}
