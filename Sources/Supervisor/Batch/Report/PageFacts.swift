// PageFacts.swift: differences between a written page and the tree that its script left.

import Diagnosis
import JSONCoding
import PageProtocol
import PropertyValues
import RunEngine

extension RunReport {
    /// How the page was written, as JSON: whether its encoding was declared or converted, whether characters are missing, and whether HTML
    /// cannot express its tree; empty if there is nothing to report.
    ///
    /// - Parameter isRecord: Whether it is in a record, which declares its encoding.
    func facts(isRecord: Bool) -> String {
        guard failure == nil, let encoding else { return "" }
        let isDeclared = encoding.declaration == .found || (isRecord && encoding.declaration == .missing)
        let isExpressed = encoding.lacking.isEmpty && writing?.differing.isEmpty ?? true
        if isDeclared, isExpressed, !encoding.isConverted { return "" }
        return String(decoding: PropertyValue.dictionary(writingFacts).json(), as: UTF8.self)
    }
}

/// The facts of a page as a sentence.
///
/// - Parameter facts: The result of `facts(isRecord:)`.
func sentence(of facts: PropertyValue) -> String {
    func text(_ key: String) -> String { facts["encoding"]?[key]?.stringValue ?? "" }
    func places(_ value: PropertyValue?) -> String {
        guard case .array(let places) = value else { return "" }
        return places.compactMap(\.stringValue).joined(separator: ", ")
    }
    let converted = text("convertedFrom")
    var parts = [converted.isEmpty ? text("name") : "\(text("name")), converted from \(converted)"]
    switch text("declaration") {
    case "added": parts.append("declaration added: \(text("markup"))")
    case "mended": parts.append("declaration corrected: \(text("markup"))")
    case "marked": parts.append("byte order mark added")
    case "missing": parts.append("not declared; read as \(text("readAs").isEmpty ? "nothing" : text("readAs"))")
    default: break
    }
    let lacking = places(facts["encoding"]?["lacking"])
    if !lacking.isEmpty { parts.append("characters missing from the encoding: \(lacking)") }
    let differing = places(facts["written"]?["differing"])
    if !differing.isEmpty { parts.append("not expressible in markup: \(differing)") }
    return parts.joined(separator: "; ")
}
