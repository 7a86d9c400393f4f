// ClearedArenaTests.swift: an arena in which trees are built one after the other.

import DOM
import Testing

@Suite("Cleared arenas")
struct ClearedArenaTests {
    @Test("A tree in a cleared arena equals the tree in a new arena", arguments: [1, 60_000])
    func nothingIsLeft(count: Int) {
        func fill(_ tree: Tree) -> NodeID {
            let document = tree.createDocument()
            let body = tree.createElement(.body, in: document)
            tree.append(body, to: document)
            for number in 0..<count {
                let text = tree.createText(tree.strings.make("text ä \(number) \(count)"), in: document)
                tree.append(text, to: body)
                tree.setAttribute(.attrID, tree.strings.make("id\(number)"), on: body)
            }
            return body
        }
        let arena = UnsafeArena()
        let first = Tree(arena: arena)
        let empty = UnsafeArena()
        _ = Tree(arena: empty)
        let body = fill(first)
        let used = arena.bytesInUse
        arena.clear()
        let second = Tree(arena: arena)
        #expect(arena.bytesInUse == empty.bytesInUse)
        #expect(fill(second) == body)
        #expect(arena.bytesInUse == used)
        #expect(second.checkInvariants().isEmpty)
    }

    @Test("An arena's kept tree is restored, and nothing of a tree built in between remains")
    func image() {
        let arena = UnsafeArena()
        let tree = Tree(arena: arena)
        let document = tree.createDocument()
        tree.append(tree.createElement(.body, in: document), to: document)
        let image = arena.image
        for number in 0..<60_000 {
            tree.append(
                tree.createText(tree.strings.make("text ä \(number)"), in: document),
                to: tree.firstChild(document)
            )
        }
        #expect(arena.image != image)
        arena.restore(image)
        #expect(arena.image == image)
        let other = UnsafeArena()
        let same = Tree(arena: other)
        let sameDocument = same.createDocument()
        same.append(same.createElement(.body, in: sameDocument), to: sameDocument)
        #expect(other.image == image)
    }
}
