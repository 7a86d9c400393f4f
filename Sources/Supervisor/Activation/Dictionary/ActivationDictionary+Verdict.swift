// ActivationDictionary+Verdict.swift: evaluates the dictionary form of a rule.
//
// With c(K) the attachments of kind K over all items, and n all attachments:
//   1. n = 0: no.
//   2. n outside MinCount and MaxCount: no.
//   3. An attachment is handled if it is of a kind K whose limit is positive and at least c(K); text has no limit.
//   4. Version 1: yes if every attachment is handled. A missing key counts as 0.
//   5. Version 2: yes if some attachment is handled, unless a key is given as 0 (or false) and c(K) > 0.
// NOTE: UsesStrictMatching is read but has no effect: its meaning is not documented.

import ExtensionModel
import UniformTypes

extension ActivationDictionary {
    /// The limit of a kind; nil if its key is missing. For text it is `Int.max` or 0.
    package func limit(of category: ContentCategory) -> Int? {
        switch category {
        case .webPage: webPageMaxCount
        case .webURL: webURLMaxCount
        case .file: fileMaxCount
        case .image: imageMaxCount
        case .movie: movieMaxCount
        case .text: supportsText.map { $0 ? .max : 0 }
        }
    }

    func verdict(
        for content: SharedContent,
        types: UniformTypeTree,
        options: ActivationOptions
    ) -> ActivationVerdict {
        let attachments = content.attachments.map { ($0.place, $0.attachment, $0.attachment.categories(types)) }
        var counts: [ContentCategory: Int] = [:]
        for (_, _, categories) in attachments { for category in categories { counts[category, default: 0] += 1 } }

        var clauses = countClauses(attachments.count)
        if attachments.isEmpty {
            return ActivationVerdict(activates: false, why: "There is no attachment.", clauses: clauses)
        }
        if let broken = clauses.first(where: { $0.holds == false }) {
            return ActivationVerdict(activates: false, why: "\(broken.text): \(broken.detail).", clauses: clauses)
        }
        clauses += ContentCategory.allCases.compactMap { keyClause($0, found: counts[$0, default: 0]) }
        let handled = attachments.map { place, attachment, categories in
            attachmentClause(place, attachment, categories, counts)
        }
        clauses += handled

        if version >= 2, options.explicitZeroForbids,
            let forbidden = ContentCategory.allCases.first(where: { limit(of: $0) == 0 && counts[$0, default: 0] > 0 })
        {
            let why = "\(forbidden.key) is 0, and version 2 rejects the \(forbidden.rawValue)."
            return ActivationVerdict(activates: false, why: why, clauses: clauses)
        }
        let unhandled = handled.filter { $0.holds == false }
        if version == 1, let first = unhandled.first {
            let why =
                "Version 1 requires that every attachment is handled, and this one is not: \(first.text): \(first.detail)."
            return ActivationVerdict(
                activates: false,
                why: why + mend(unhandled.count < handled.count),
                clauses: clauses
            )
        }
        if unhandled.count == handled.count {
            let first = unhandled[0]
            return ActivationVerdict(
                activates: false,
                why: "No attachment is handled: \(first.text): \(first.detail).",
                clauses: clauses
            )
        }
        let why =
            version == 1
            ? "Every attachment is handled."
            : "\(handled.count - unhandled.count) of \(handled.count) attachments handled."
        return ActivationVerdict(activates: true, why: why, clauses: clauses)
    }

    private func mend(_ someHandled: Bool) -> String {
        someHandled
            ? " NSExtensionActivationDictionaryVersion 2 would accept it, because another attachment is handled." : ""
    }

    private func countClauses(_ count: Int) -> [ActivationClause] {
        let found = "\(count) attachment\(count == 1 ? "" : "s")"
        var clauses: [ActivationClause] = []
        if let minimum = attachmentsMinCount {
            let name = "NSExtensionActivationSupportsAttachmentsWithMinCount"
            clauses.append(
                ActivationClause(name, holds: count >= minimum, detail: "\(found), at least \(minimum) required")
            )
        }
        if let maximum = attachmentsMaxCount {
            let name = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
            clauses.append(
                ActivationClause(name, holds: count <= maximum, detail: "\(found), at most \(maximum) allowed")
            )
        }
        return clauses
    }

    /// The clause of a key: whether the number found stays within its limit; nil if the key is missing.
    private func keyClause(_ category: ContentCategory, found: Int) -> ActivationClause? {
        guard let limit = limit(of: category) else { return nil }
        let bound = category == .text ? (limit > 0 ? "true" : "false") : "at most \(limit)"
        return ActivationClause(category.key, holds: found <= limit, detail: "\(bound), and \(found) found")
    }

    private func attachmentClause(
        _ place: String,
        _ attachment: SharedAttachment,
        _ categories: Set<ContentCategory>,
        _ counts: [ContentCategory: Int]
    ) -> ActivationClause {
        let name = "\(place) (\(attachment.registeredTypeIdentifiers.joined(separator: ", ")))"
        let kinds = ContentCategory.allCases.filter(categories.contains)
        if kinds.isEmpty { return ActivationClause(name, holds: false, detail: "has no type that a rule can name") }
        var reasons: [String] = []
        for kind in kinds {
            let limit = limit(of: kind) ?? 0
            let found = counts[kind, default: 0]
            if limit > 0, limit >= found {
                return ActivationClause(name, holds: true, detail: "handled as \(kind.rawValue)")
            }
            reasons.append(
                limit > 0
                    ? "\(kind.key) is \(limit), and there are \(found)"
                    : "\(kind.key) is \(self.limit(of: kind).map { kind == .text ? "false" : "\($0)" } ?? "not given")"
            )
        }
        return ActivationClause(name, holds: false, detail: reasons.joined(separator: "; "))
    }
}
