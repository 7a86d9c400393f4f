// main.swift: times the matching of addresses with the patterns of scripts, which matching.py writes to standard input as JSON:
// {"scripts": [{"matches": […], "includes": […], "excludes": […]}, …], "addresses": […]}.

import AddressMatching
import Foundation
import JSONCoding
import PropertyValues
import ScriptEngine
import ScriptMetadata

func texts(_ value: PropertyValue?) -> [String] {
    guard case .array(let list)? = value else { return [] }
    return list.compactMap(\.stringValue)
}

func seconds(_ body: () throws -> Void) rethrows -> String {
    let took = try ContinuousClock().measure(body)
    return String(format: "%.3f s", Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18)
}

let input = try PropertyValue(json: [UInt8](FileHandle.standardInput.readDataToEndOfFile()))
guard case .array(let scripts)? = input["scripts"] else { fatalError("There are no scripts.") }
let patterns = scripts.map { script in
    AddressPatterns(
        .userscript,
        matches: texts(script["matches"]),
        includes: texts(script["includes"]),
        excludes: texts(script["excludes"])
    )
}
let addresses = texts(input["addresses"])
var matcher = AddressMatcher([], suffixes: nil)
var expressions = try ExpressionMatcher([], vm: ScriptVM())
let compiling = try seconds {
    matcher = AddressMatcher(patterns, suffixes: nil)
    expressions = try ExpressionMatcher(matcher.expressions, vm: ScriptVM())
}
var runs = 0
let matching = seconds {
    for address in addresses {
        runs += matcher.decisions(for: address, expressions: expressions.matches).count { $0.decision.runs }
    }
}
print("\(patterns.count) scripts with \(matcher.expressions.count) expressions: compiled in \(compiling)")
print("\(addresses.count) addresses: matched in \(matching), \(runs) runs")
