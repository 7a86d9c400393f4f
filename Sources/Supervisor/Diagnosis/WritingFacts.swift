// WritingFacts.swift: the description of a written page in reports of a run and of a batch.

package import PageProtocol
package import PropertyValues
package import RunEngine

extension RunReport {
    /// The entries `written` and `encoding` of a report.
    package var writingFacts: [(key: String, value: PropertyValue)] {
        var facts: [(key: String, value: PropertyValue)] = []
        if let writing { facts.append(("written", writing.facts)) }
        if let encoding { facts.append(("encoding", encoding.facts)) }
        return facts
    }
}

extension PageWriting {
    fileprivate var facts: PropertyValue {
        .dictionary([
            ("copiedBytes", .integer(Int64(copied))), ("sourceBytes", .integer(Int64(total))),
            ("share", .number((share * 10_000).rounded() / 10_000)), ("certainty", .string("\(certainty)")),
            ("differing", .array(differing.map(PropertyValue.string))),
        ])
    }
}

extension PageEncoding {
    /// Whether the page's original encoding was another one.
    package var isConverted: Bool { name != original }

    fileprivate var facts: PropertyValue {
        var facts: [(key: String, value: PropertyValue)] = [("name", .string(name))]
        if isConverted { facts.append(("convertedFrom", .string(original))) }
        facts.append(("declaration", .string("\(declaration)")))
        if !markup.isEmpty { facts.append(("markup", .string(markup))) }
        if declaration == .missing { facts.append(("readAs", .string(readAs))) }
        facts.append(("lacking", .array(lacking.map(PropertyValue.string))))
        return .dictionary(facts)
    }
}
