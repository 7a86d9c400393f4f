// LanguageOptions.swift: the compiler options of a target's settings that affect the meaning of its Swift sources, in addition to the
// language mode: the default actor isolation, and features of later modes.
// https://developer.apple.com/documentation/xcode/build-settings-reference (Swift Compiler - Concurrency, - Upcoming Features)

/// Options of the Swift compiler that determine the meaning of sources. Features that only reject more code are omitted.
public struct LanguageOptions: Equatable, Sendable {
    /// Whether declarations are isolated to the main actor by default (`SWIFT_DEFAULT_ACTOR_ISOLATION`), as in new projects of Xcode 26.
    public var isOfMainActor = false
    /// Enabled features, by the compiler's names.
    public var features: [String] = []

    /// The options without any settings.
    public init() {}

    /// The options as arguments of the compiler.
    public var arguments: [String] {
        (isOfMainActor ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The settings' names after `SWIFT_UPCOMING_FEATURE_`, the compiler's names, and whether the feature is part of mode 6.
    private static let known: [(setting: String, feature: String, isInMode6: Bool)] = [
        ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals", true),
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile", true),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
        ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", true),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", true),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
    ]
    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` enables, unless a feature's own setting overrides it.
    private static let approachable: Set<String> = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// - Parameters:
    ///   - isMode6: Whether the language mode is 6, which includes most features.
    ///   - setting: Returns a setting's value by name.
    init(isMode6: Bool, _ setting: (String) -> String?) {
        func isOn(_ name: String) -> Bool? {
            // The value MIGRATE prepares for a feature but leaves it off.
            setting(name).flatMap { $0.isEmpty ? nil : ["YES", "true", "1"].contains($0) }
        }
        isOfMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY") == true
        let flags = (setting("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ").map(String.init)
        let flagged = Set(zip(flags, flags.dropFirst()).filter { $0.0 == "-enable-upcoming-feature" }.map(\.1))
        features = Self.known.filter { name, feature, isInMode6 in
            if isInMode6 && isMode6 { return false }
            let isImplied = flagged.contains(feature) || (isApproachable && Self.approachable.contains(feature))
            return isOn("SWIFT_UPCOMING_FEATURE_\(name)") ?? isImplied
        }
        .map(\.feature)
    }
}
