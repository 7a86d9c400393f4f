// ActivationPredicate.swift: the string form of a rule, which is parsed once, evaluated on content, and checked for likely mistakes.

import ExtensionModel
package import UniformTypes

/// A construct in a predicate that is valid but probably not intended.
package struct PredicateWarning: Equatable, Sendable {
    /// Line and column in the predicate's text, from 1.
    package var line: Int
    package var column: Int
    /// The problem and the fix, in one sentence.
    package var message: String
}

/// A predicate in NSPredicate's format language, evaluated on `{extensionItems: [{attachments:
/// [{registeredTypeIdentifiers: […]}], title, contentText}]}`.
package struct ActivationPredicate {
    private let text: [UInt8]
    private let predicate: Predicate
    private let unknownKeys: [(name: String, offset: Int)]
    private let askedTypes: [(name: String, offset: Int)]

    /// Parses `text`.
    ///
    /// - Throws: The first fault, with its place.
    package init(_ text: String) throws(PredicateError) {
        self.text = Array(text.utf8)
        var parser = try PredicateParser(self.text)
        predicate = try parser.parse()
        unknownKeys = parser.unknownKeys
        askedTypes = parser.askedTypes
    }

    /// The types that operators on types name, as written.
    package var askedTypeIdentifiers: [String] { askedTypes.map(\.name) }

    /// Whether the predicate is true for `content`.
    ///
    /// - Throws: A fault that only evaluation shows, such as ANY on a value that is not a collection.
    package func evaluate(
        on content: SharedContent,
        types: UniformTypeTree = .system
    ) throws(PredicateError) -> Bool {
        try clause(for: content, types: types).holds == true
    }

    /// The verdict with every clause.
    func verdict(for content: SharedContent, types: UniformTypeTree) throws(PredicateError) -> ActivationVerdict {
        let clause = try clause(for: content, types: types)
        let activates = clause.holds == true
        let why = activates ? "The predicate is true." : "The predicate is false: \(Self.cause(of: clause))."
        return ActivationVerdict(activates: activates, why: why, clauses: [clause])
    }

    private func clause(for content: SharedContent, types: UniformTypeTree) throws(PredicateError) -> ActivationClause {
        var evaluation = PredicateEvaluation(text: text, content: content, types: types)
        return try evaluation.clause(predicate, [:])
    }

    /// The outermost comparison that made the condition false.
    private static func cause(of clause: ActivationClause) -> String {
        if clause.detail.isEmpty, let guilty = clause.children.first(where: { $0.holds == false }) {
            return cause(of: guilty)
        }
        return clause.text + (clause.detail.isEmpty ? "" : ", where \(clause.detail)")
    }

    /// Warns of keys that no object has, types that are not declared but resemble a declared one, and conditions that hold for empty
    /// content.
    package func warnings(types: UniformTypeTree = .system) -> [PredicateWarning] {
        var result: [PredicateWarning] = []
        func warn(_ offset: Int, _ message: String) {
            let place = PredicateError("", at: offset, in: text)
            result.append(PredicateWarning(line: place.line, column: place.column, message: message))
        }
        for (name, offset) in unknownKeys {
            let near = nearest(to: name, in: PredicateValue.knownKeys)
            warn(
                offset,
                "\"\(name)\" is not a key of items, so it is nil" + (near.map { "; did you mean \($0)?" } ?? ".")
            )
        }
        for (name, offset) in askedTypes where !types.declares(name) {
            guard let near = nearest(to: name, in: types.identifiers), near.lowercased() != name.lowercased() else {
                continue
            }
            warn(offset, "the type \"\(name)\" is not declared; did you mean \(near)?")
        }
        let empty = SharedContent(items: [SharedItem(attachments: [])])
        if case .constant(true, _) = predicate { return result }
        if (try? evaluate(on: empty, types: types)) == true {
            warn(0, "it is true for an item without attachments; compare the count with > 0 as well.")
        }
        return result
    }
}
