// ReachableObjectsTests.swift: a script can reach no object of another world, and nothing internal to the bindings.

import Foundation
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Reachable objects")
struct ReachableObjectsTests {
    private struct Walk: Decodable {
        var objects: Int
        var functions: Int
        var foreign: [String]
        var scripts: [String]
    }

    private static let html =
        "<!DOCTYPE html><html lang=en><head><title>t</title><style>p { color: red }</style></head><p>x"

    private func check(_ world: World) throws {
        try world.evaluate(probe("sample-objects.js"), timeout: 60)
        let json = try #require(try world.evaluateToJSON(probe("reachable-objects.js"), timeout: 120))
        let walk = try JSONDecoder().decode(Walk.self, from: Data(json.utf8))
        #expect(walk.objects > 10_000)
        #expect(walk.functions > 4000)
        #expect(walk.foreign == [])
        #expect(walk.scripts == [])
    }

    @Test("Every prototype chain ends in the script's own world, also for exceptions")
    func ownWorld() throws { try check(Page(html: Array(Self.html.utf8)).makeWorld()) }

    @Test("The same in a world that was made in advance, beside others")
    func preparedWorld() throws {
        let pool = WarmPool(vm: ScriptVM(for: .manyPages))
        try pool.fill(to: 2)
        let prepared = try #require(pool.take())
        try prepared.open(Array(Self.html.utf8), options: PageOptions(), keepsSource: false)
        try check(prepared.world)
    }
}
