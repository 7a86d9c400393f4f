// FuzzBundles.swift: data read from bundles and from actions' answers: property lists of every format, activation rules, and the JSON that
// users write.

import Activation
import Foundation
import JSONCoding
import PropertyValues
import Suites
import Validation

@testable import ExtensionModel
@testable import RunEngine

/// Fuzzes property list readers; the first byte chooses one.
func fuzzPropertyLists(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    switch input.below(4) {
    case 0:
        if let value = try? propertyValue(propertyList: input.rest()) {
            _ = value.json()
            _ = itemsOfProgramAnswer(value).flatMap(finalizeArgument)
            guard let list = try? xmlPropertyList(value) else { return }
            _ = try? propertyValue(propertyList: list)
        }
    case 1:
        let data = Data(input.rest())
        _ = PropertyListFault.tooMuch(in: data)
        _ = PropertyListFault.of(data)
        _ = KeyLines(xml: data)
    default:
        FuzzFolder.write(input.rest(), as: "Info.plist", in: "bundle.appex")
        FuzzFolder.write(Array("var ExtensionPreprocessingJS = {};".utf8), as: "Action.js", in: "bundle.appex")
        let (bundle, findings) = findings(inBundleAt: FuzzFolder.path + "/bundle.appex")
        for finding in findings { _ = "\(finding)" }
        if let bundle { _ = bundle.activationRule.verdict(for: .page(title: "t")).why }
    }
}

/// Fuzzes a predicate, with shared content up to a line end before it.
func fuzzRules(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    var contents = [SharedContent.page(title: "A title"), SharedContent(items: [])]
    if parts.count > 1, let json = try? PropertyValue(json: parts[0]), let content = try? SharedContent(json: json) {
        contents.append(content)
    }
    guard let text = String(validating: parts[parts.count - 1], as: UTF8.self) else { return }
    guard let predicate = try? ActivationPredicate(text) else { return }
    _ = predicate.warnings()
    _ = predicate.askedTypeIdentifiers
    for content in contents {
        let holds = try? predicate.evaluate(on: content)
        let verdict = ActivationRule.predicate(text).verdict(for: content)
        require(verdict.activates == (holds ?? false), "A verdict differs from the predicate's value.")
        for clause in verdict.clauses { _ = clause.lines() }
    }
}

/// Fuzzes JSON, and a suite's files made of it.
func fuzzJSON(_ bytes: [UInt8]) {
    if let value = try? PropertyValue(json: bytes) {
        let text = value.json(.compact)
        let again = (try? PropertyValue(json: text))?.json(.compact) ?? []
        require(again == text, "JSON does not come back: \(String(decoding: text + [0x0A] + again, as: UTF8.self))")
        _ = try? SharedContent(json: value)
        _ = itemsOfProgramAnswer(value).flatMap(finalizeArgument)
        _ = try? xmlPropertyList(value)
    }
    let isManifest = bytes.count % 2 == 0
    FuzzFolder.write(bytes, as: isManifest ? "suite.json" : "case.json", in: "suite")
    FuzzFolder.remove("suite/" + (isManifest ? "case.json" : "suite.json"))
    _ = try? SuiteCase.read(SuiteFolder(FuzzFolder.path + "/suite"))
    if let text = String(validating: bytes, as: UTF8.self) { _ = try? programAnswer(Array(text.utf8)) }
}
