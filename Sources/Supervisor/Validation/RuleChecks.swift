// RuleChecks.swift: checks for activation rules that cannot work as intended.

import Activation
import ExtensionModel
import UniformTypes

/// Checks a bundle's activation rule.
struct RuleChecks {
    private static let key = "NSExtension.NSExtensionAttributes.NSExtensionActivationRule"
    private let bundle: ExtensionBundle
    private let types: UniformTypeTree

    init(_ bundle: ExtensionBundle) {
        self.bundle = bundle
        types = UniformTypeTree(declarationsOf: [bundle])
    }

    func findings() -> [Finding] {
        switch bundle.activationRule {
        case .absent:
            return [
                finding(
                    .warning,
                    "rule-missing",
                    "There is no activation rule, so the extension is never offered.",
                    "Add NSExtensionActivationSupportsWebPageWithMaxCount = 1."
                )
            ]
        case .predicate(let text):
            do { return traps(try ActivationPredicate(text)) + reach() } catch {
                return [
                    finding(
                        .error,
                        "rule-syntax",
                        "The predicate cannot be used, so the extension is never offered: \(error.description)",
                        "",
                        lineOffset: error.line - 1
                    )
                ]
            }
        case .dictionary(let rule): return contradiction(rule) ?? (strictness(rule) + reach())
        }
    }

    /// The fix for a rule that rejects every page.
    private var remedy: String {
        let key = "NSExtensionActivationSupportsWebPageWithMaxCount = 1"
        if case .predicate = bundle.activationRule {
            return "Ask for \"public.url\" with UTI-CONFORMS-TO, or use a dictionary with \(key)."
        }
        return "Add \(key)."
    }

    /// Finds limits that no number of attachments meets.
    private func contradiction(_ rule: ActivationDictionary) -> [Finding]? {
        guard let minimum = rule.attachmentsMinCount, let maximum = rule.attachmentsMaxCount, minimum > maximum else {
            return nil
        }
        return [
            finding(
                .error,
                "rule-never-matches",
                "The rule requires at least \(minimum) and at most \(maximum) attachments, which is impossible.",
                "Remove one of the two bounds."
            )
        ]
    }

    private func strictness(_ rule: ActivationDictionary) -> [Finding] {
        guard rule.usesStrictMatching else { return [] }
        let message = "The effect of NSExtensionActivationUsesStrictMatching is not documented; it is treated as false."
        return [finding(.note, "rule-strict", message, "")]
    }

    private func finding(
        _ severity: Finding.Severity,
        _ code: String,
        _ message: String,
        _ remedy: String,
        lineOffset: Int = 0
    ) -> Finding {
        // NB: The rule's value begins on the line after its key, as Xcode writes it. In other formats the line is approximate.
        let line = bundle.line(ofKey: Self.key).map { $0 + (lineOffset > 0 ? 1 + lineOffset : 0) }
        return Finding(severity, code, file: bundle.infoPlist, line: line, key: Self.key, message, remedy: remedy)
    }

    private func traps(_ predicate: ActivationPredicate) -> [Finding] {
        predicate.warnings(types: types).map {
            finding(.warning, "rule-trap", "In the predicate, \($0.message)", "", lineOffset: $0.line - 1)
        }
    }

    /// Checks whether the rule accepts a page or, failing that, any content.
    private func reach() -> [Finding] {
        let page = SharedContent.page(title: "A page")
        if let fault = faultInEvaluation(page) { return [fault] }
        let verdict = bundle.activationRule.verdict(for: page, types: types)
        if verdict.activates { return verdict.clauses.isEmpty ? [] : narrowness() }
        if !samples.contains(where: { bundle.activationRule.verdict(for: $0, types: types).activates }) {
            return [
                finding(
                    .error,
                    "rule-never-matches",
                    "The rule matches nothing that hosts share. For a web page: \(verdict.why)",
                    remedy
                )
            ]
        }
        guard bundle.script != .none else { return [] }
        return [
            finding(
                .error,
                "rule-no-page",
                "The bundle has a script, and the rule never matches a web page: \(verdict.why)",
                remedy
            )
        ]
    }

    /// Finds a valid predicate that fails on a page.
    private func faultInEvaluation(_ page: SharedContent) -> Finding? {
        guard case .predicate(let text) = bundle.activationRule, let predicate = try? ActivationPredicate(text) else {
            return nil
        }
        do { _ = try predicate.evaluate(on: page, types: types) } catch {
            let message = "The predicate cannot be used on a web page: \(error.description)"
            return finding(.error, "rule-evaluation", message, "", lineOffset: error.line - 1)
        }
        return nil
    }

    /// For a rule that accepts a page: checks that it does so for every browser, and with the script.
    private func narrowness() -> [Finding] {
        guard case .dictionary(let rule) = bundle.activationRule else { return [] }
        var result: [Finding] = []
        if bundle.script != .none, rule.webPageMaxCount ?? 0 == 0 {
            result.append(
                finding(
                    .note,
                    "rule-script-unused",
                    "The rule names URLs and no web pages: where a page is shared by its URL alone, Safari does not run the script, and "
                        + "the action gets the URL without what run() hands over.",
                    "If the script is to run on every page, add NSExtensionActivationSupportsWebPageWithMaxCount = 1."
                )
            )
        }
        let twoParts = SharedContent(items: [
            SharedItem(attachments: [SharedAttachment(["public.url"]), SharedAttachment(["public.plain-text"])])
        ])
        let isLoose = bundle.activationRule.verdict(for: twoParts, types: types).activates
        if rule.version == 1, rule.webURLMaxCount ?? 0 > 0, !isLoose {
            result.append(
                finding(
                    .note,
                    "rule-version-1",
                    "Browsers that share a URL with its text are rejected: version 1 requires that every attachment is handled.",
                    "Set NSExtensionActivationDictionaryVersion = 2."
                )
            )
        }
        return result
    }

    /// Contents that hosts share, including each type that the bundle declares.
    private var samples: [SharedContent] {
        func content(_ attachments: [[String]]) -> SharedContent {
            SharedContent(items: [
                SharedItem(title: "x", contentText: "x", attachments: attachments.map(SharedAttachment.init))
            ])
        }
        let single: [[String]] = [
            ["public.url"], ["public.plain-text"], ["public.jpeg"], ["public.png"], ["com.apple.quicktime-movie"],
            ["com.adobe.pdf", "public.file-url"], ["public.file-url"], ["public.data"], ["public.html"], ["public.rtf"],
            ["public.vcard"], ["public.mp3"], ["com.apple.property-list"], ["public.zip-archive", "public.file-url"],
        ]
        let all = single + bundle.declaredTypes.map { [$0.identifier] } + asked.map { [$0] }
        return all.flatMap { types in (1...5).map { content(Array(repeating: types, count: $0)) } }
            + [
                content([["public.url"], ["public.plain-text"]]),
                content([["public.jpeg"], ["com.apple.quicktime-movie"]]),
            ]
    }

    /// The types that a predicate names: an author's private type is meant to match only its own host.
    private var asked: [String] {
        guard case .predicate(let text) = bundle.activationRule, let predicate = try? ActivationPredicate(text) else {
            return []
        }
        return predicate.askedTypeIdentifiers
    }
}
