// ExplainedDiff.swift: attributes each difference of two trees to the change by a script that made it.
//
// The differences are found without the changes, and the changes without the differences; their paths relate them. A node without
// a change of its own was added or removed together with one of its ancestors.

package import PageProtocol
import PropertyValues

/// The cause of a difference.
package struct ChangeMaker: Equatable, Sendable, CustomStringConvertible {
    /// The innermost call with a known place; nil if the program itself made the change.
    package var place: ScriptPlace?
    package var step: ChangeStep

    /// The place, the function and the step.
    package var description: String {
        guard let place else { return "no known line [\(step)]" }
        let name = place.function.isEmpty ? "" : " in \(place.function)"
        return "\(place.file):\(place.line):\(place.column)\(name) [\(step)]"
    }

    var json: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [("step", .string(step.description))]
        if let place { entries += place.json }
        return .dictionary(entries)
    }
}

extension TreeDiff {
    /// Finds the cause of each difference.
    ///
    /// - Parameter lists: The changes of each extension of a chain, in order. If several made a difference, the last one counts.
    package mutating func explain(by lists: [PageChangeList?]) {
        makers = Array(repeating: nil, count: changes.count)
        for case let list? in lists {
            for (number, found) in list.explanations(of: self).enumerated() {
                guard let found else { continue }
                let change = list.changes[found]
                makers[number] = ChangeMaker(place: list.place(of: change), step: change.step)
            }
        }
    }
}

extension PageChangeList {
    /// For each change of the diff, the index in `changes` of the change that made it; nil if none did.
    package func explanations(of diff: TreeDiff) -> [Int?] {
        var index = ChangeIndex()
        for (number, change) in changes.enumerated() { index.add(change, number) }
        return diff.changes.map { difference in
            switch difference {
            case .attribute(_, let node, let name, _, _):
                let path = diff.right.path(of: node)
                return index.number(.attribute, path, name) ?? index.arrival(at: path)
            case .text(_, let node):
                let path = diff.right.path(of: node)
                return index.number(.text, path) ?? index.arrival(at: path)
                    ?? index.departure(from: diff.right.path(of: diff.right.nodes[node].parent))
            case .added(let node), .moved(_, let node):
                return index.arrival(at: diff.right.path(of: node)) ?? index.number(.text, diff.right.path(of: node))
            case .wrapped(_, let node): return index.arrival(at: diff.right.path(of: node))
            case .unwrapped(let node, _):
                let parent = diff.left.path(of: diff.left.nodes[node].parent)
                return index.removal(diff.left.path(of: node), parent: parent)
            case .removed(let node):
                let parent = diff.left.path(of: diff.left.nodes[node].parent)
                return index.removal(diff.left.path(of: node), parent: parent)
            }
        }
    }
}

/// Changes, indexed by what is known of a difference.
private struct ChangeIndex {
    private struct Key: Hashable {
        var kind: PageChange.Kind
        var path: String
        var name = ""
    }
    private var numbers: [Key: Int] = [:]
    private var isNet: [Key: Bool] = [:]
    /// The change that removed a child, by the parent's path.
    private var departures: [String: Int] = [:]
    /// Removals by path without numbers, and how many of them have explained a difference.
    private var removals: [String: (numbers: [Int], next: Int)] = [:]
    // OPTIMIZATION: Without these caches, each of many differences deep in a page would search all the way up, by texts as long as the
    // page is deep.
    /// The change that added a node or one of its ancestors, by paths that were looked up.
    private var arrivals: [String: Int?] = [:]
    /// For paths without numbers that were looked up: the nearest ancestor with a removed child.
    private var nearest: [String: String?] = [:]

    mutating func add(_ change: PageChange, _ number: Int) {
        let key = Key(kind: change.kind, path: change.path, name: change.name)
        // NB: The last change made the final state, but a change that was undone had no effect.
        if change.isNet || isNet[key] != true {
            numbers[key] = number
            isNet[key] = change.isNet
        }
        guard change.kind == .removed || change.kind == .moved else { return }
        let from = change.kind == .removed ? change.path : change.old ?? ""
        departures[Self.parent(of: from)] = number
        removals[Self.plain(from), default: ([], 0)].numbers.append(number)
    }

    func number(_ kind: PageChange.Kind, _ path: String, _ name: String = "") -> Int? {
        numbers[Key(kind: kind, path: path, name: name)]
    }

    /// The change that added a node or one of its ancestors.
    mutating func arrival(at path: String) -> Int? {
        var (current, asked) = (path, [String]())
        var found: Int?
        while !current.isEmpty {
            if let known = arrivals[current] {
                found = known
                break
            }
            asked.append(current)
            found = number(.added, current) ?? number(.moved, current)
            if found != nil { break }
            current = Self.parent(of: current)
        }
        for path in asked { arrivals.updateValue(found, forKey: path) }
        return found
    }

    func departure(from parent: String) -> Int? { departures[parent] }

    /// The change that removed a node or one of its ancestors.
    mutating func removal(_ path: String, parent: String) -> Int? {
        guard let place = removed(at: Self.plain(path)), let list = removals[place] else {
            return number(.text, parent + " > text") ?? departures[parent]
        }
        // Each of several equal removals explains one difference.
        if list.next + 1 < list.numbers.count { removals[place]?.next += 1 }
        return list.numbers[list.next]
    }

    /// The nearest path with a removal.
    private mutating func removed(at path: String) -> String? {
        var (current, asked) = (path, [String]())
        var found: String?
        while !current.isEmpty {
            if let known = nearest[current] {
                found = known
                break
            }
            asked.append(current)
            if removals[current] != nil {
                found = current
                break
            }
            current = Self.parent(of: current)
        }
        for path in asked { nearest.updateValue(found, forKey: path) }
        return found
    }

    private static func parent(of path: String) -> String {
        let bytes = path.utf8
        var end = bytes.endIndex
        while let sign = bytes[..<end].lastIndex(of: 0x3E), sign != bytes.startIndex {
            let blank = bytes.index(before: sign)
            if bytes[blank] == 0x20, bytes[bytes.index(after: sign)...].first == 0x20 { return String(path[..<blank]) }
            end = sign
        }
        return ""
    }

    /// A path without the numbers of its parts.
    private static func plain(_ path: String) -> String {
        path.split(separator: " > ").map { part in
            part.last == "]" ? part.prefix { $0 != "[" } : part
        }.joined(separator: " > ")
    }
}

extension String {
    /// The parts between separators.
    fileprivate func split(separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        let wanted = Array(separator.utf8)
        var start = rest.utf8.startIndex
        var index = start
        while index < rest.utf8.endIndex {
            if rest.utf8[index...].starts(with: wanted) {
                parts.append(rest[start..<index])
                index = rest.utf8.index(index, offsetBy: wanted.count)
                start = index
            } else {
                index = rest.utf8.index(after: index)
            }
        }
        rest = rest[start...]
        parts.append(rest)
        return parts
    }
}
