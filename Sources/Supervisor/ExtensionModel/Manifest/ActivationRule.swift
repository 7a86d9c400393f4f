// ActivationRule.swift: NSExtensionActivationRule as the bundle has it, without its evaluation.

/// The rule that decides when an extension is offered.
public enum ActivationRule: Equatable, Sendable {
    /// No rule: the extension is never offered, but can be run by name.
    case absent
    /// A predicate's text, `TRUEPREDICATE` included.
    case predicate(String)
    /// Counts by kind of content.
    case dictionary(ActivationDictionary)
}

/// The dictionary form of an activation rule. A nil limit is missing, which version 2 distinguishes from 0.
public struct ActivationDictionary: Equatable, Sendable {
    /// `NSExtensionActivationDictionaryVersion`: 1, every attachment must be handled; 2, one is enough.
    public var version = 1
    /// `NSExtensionActivationUsesStrictMatching`.
    public var usesStrictMatching = false
    /// `NSExtensionActivationSupportsAttachmentsWithMinCount`.
    public var attachmentsMinCount: Int?
    /// `NSExtensionActivationSupportsAttachmentsWithMaxCount`.
    public var attachmentsMaxCount: Int?
    /// `NSExtensionActivationSupportsFileWithMaxCount`.
    public var fileMaxCount: Int?
    /// `NSExtensionActivationSupportsImageWithMaxCount`.
    public var imageMaxCount: Int?
    /// `NSExtensionActivationSupportsMovieWithMaxCount`.
    public var movieMaxCount: Int?
    /// `NSExtensionActivationSupportsText`.
    public var supportsText: Bool?
    /// `NSExtensionActivationSupportsWebURLWithMaxCount`.
    public var webURLMaxCount: Int?
    /// `NSExtensionActivationSupportsWebPageWithMaxCount`.
    public var webPageMaxCount: Int?

    /// An empty dictionary of version 1: matches nothing.
    public init() {}
}

extension ActivationRule {
    static let key = "NSExtension.NSExtensionAttributes.NSExtensionActivationRule"
    private static let prefix = "NSExtensionActivation"
    private static let counts: [String: any WritableKeyPath<ActivationDictionary, Int?> & Sendable] = [
        "NSExtensionActivationSupportsAttachmentsWithMinCount": \.attachmentsMinCount,
        "NSExtensionActivationSupportsAttachmentsWithMaxCount": \.attachmentsMaxCount,
        "NSExtensionActivationSupportsFileWithMaxCount": \.fileMaxCount,
        "NSExtensionActivationSupportsImageWithMaxCount": \.imageMaxCount,
        "NSExtensionActivationSupportsMovieWithMaxCount": \.movieMaxCount,
        "NSExtensionActivationSupportsWebURLWithMaxCount": \.webURLMaxCount,
        "NSExtensionActivationSupportsWebPageWithMaxCount": \.webPageMaxCount,
    ]

    /// The keys of a rule's dictionary.
    private static let known =
        counts.keys + [
            "NSExtensionActivationDictionaryVersion", "NSExtensionActivationUsesStrictMatching",
            "NSExtensionActivationSupportsText",
        ]
    private static let ruleName = "NSExtensionActivationRule"

    /// Reads the rule of `plist`, and warns of keys that have no effect at their place.
    ///
    /// - Throws: `.wrongType` for a rule that is neither string nor dictionary, or a count that is not a number.
    init(_ plist: InfoPlist, warnings: inout [BundleWarning]) throws(BundleError) {
        Self.warnAboutMisplacedKeys(plist, &warnings)
        switch plist.value(Self.key) {
        case nil: self = .absent
        case .string(let text):
            self = .predicate(text)
            if text.trimmingPrefix(while: \.isWhitespace).uppercased().hasPrefix("TRUEPREDICATE") {
                warnings.append(
                    plist.warning(Self.key, "is TRUEPREDICATE, which matches everything; App Review rejects it.")
                )
            }
        case .dictionary(let entries):
            self = .dictionary(try Self.dictionary(entries, plist, &warnings))
        case .some(let other):
            throw plist.wrongType(Self.key, expected: "a string or a dictionary", found: other)
        }
    }

    private static func dictionary(
        _ entries: [String: ManifestValue],
        _ plist: InfoPlist,
        _ warnings: inout [BundleWarning]
    ) throws(BundleError) -> ActivationDictionary {
        var rule = ActivationDictionary()
        for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
            let key = "\(Self.key).\(name)"
            switch name {
            case "NSExtensionActivationDictionaryVersion":
                guard let version = value.lenientInteger, (1...2).contains(version) else {
                    throw .badValue(
                        file: plist.file,
                        line: plist.line(of: key),
                        key: key,
                        value: value.lenientInteger.map(String.init) ?? value.typeName,
                        expected: "1 or 2"
                    )
                }
                rule.version = version
            case "NSExtensionActivationUsesStrictMatching":
                guard let strict = value.lenientBool else {
                    throw plist.wrongType(key, expected: "a Boolean", found: value)
                }
                rule.usesStrictMatching = strict
            case "NSExtensionActivationSupportsText":
                guard let text = value.lenientBool else {
                    throw plist.wrongType(key, expected: "a Boolean", found: value)
                }
                rule.supportsText = text
            default:
                guard let path = counts[name] else {
                    warnings.append(unknownKey(name, plist.warning(key, "is no key of an activation rule.")))
                    continue
                }
                guard let count = value.lenientInteger else {
                    throw plist.wrongType(key, expected: "an integer", found: value)
                }
                if count < 0 { warnings.append(plist.warning(key, "is negative, which lets nothing pass, like 0.")) }
                rule[keyPath: path] = count
            }
        }
        return rule
    }

    /// Warns of common mistakes: the rule or its parts one level too high, and the plural that Apple's slides showed.
    private static func warnAboutMisplacedKeys(_ plist: InfoPlist, _ warnings: inout [BundleWarning]) {
        for parent in ["NSExtension.NSExtensionAttributes", "NSExtension", ""] {
            let entries = parent.isEmpty ? plist.root : plist.value(parent)?.dictionary ?? [:]
            let dotted = parent.isEmpty ? "" : parent + "."
            for name in entries.keys.sorted() where name.hasPrefix(prefix) {
                // A name that is not a rule's key anywhere is misspelled, which the check of misspelled keys reports.
                if dotted + name == key || !known.contains(name) && !name.hasPrefix(ruleName) { continue }
                let message =
                    switch name {
                    case "NSExtensionActivationRules": "has no effect: the key is singular, NSExtensionActivationRule."
                    case "NSExtensionActivationRule":
                        "has no effect here: it belongs in NSExtension.NSExtensionAttributes."
                    default: "has no effect here: it belongs in \(key)."
                    }
                warnings.append(plist.warning(dotted + name, message))
            }
        }
    }

    private static func unknownKey(_ name: String, _ warning: BundleWarning) -> BundleWarning {
        guard let near = nearest(to: name, in: known) else { return warning }
        var warning = warning
        warning.message = "is no key of an activation rule; did you mean \(near)?"
        warning.isMisspelling = true
        return warning
    }
}
