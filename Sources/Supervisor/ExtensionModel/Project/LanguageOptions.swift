// LanguageOptions.swift: what a target's settings say of how its Swift sources are read, besides the language mode: the actor that
// declarations are of by default, and features of later modes.
// https://developer.apple.com/documentation/xcode/build-settings-reference (Swift Compiler - Concurrency, - Upcoming Features)

/// Options of Swift's compiler that decide what sources mean. Features that only refuse more than the mode does are left out.
public struct LanguageOptions: Equatable, Sendable {
    /// Whether what says nothing of actors is the main actor's (`SWIFT_DEFAULT_ACTOR_ISOLATION`), as in projects that Xcode 26 makes.
    public var isOfMainActor = false
    /// Features that are switched on, by the compiler's names for them.
    public var features: [String] = []

    /// What settings have no word of.
    public init() {}

    /// As arguments of the compiler.
    public var arguments: [String] {
        (isOfMainActor ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The settings' names behind `SWIFT_UPCOMING_FEATURE_`, the compiler's, and whether the feature is part of mode 6.
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
    /// What `SWIFT_APPROACHABLE_CONCURRENCY` switches on, unless a feature's own setting says otherwise.
    private static let approachable: Set<String> = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// - Parameters:
    ///   - isMode6: Whether the sources are of mode 6, which has most features of its own accord.
    ///   - setting: A setting's value, by its name.
    init(isMode6: Bool, _ setting: (String) -> String?) {
        func isOn(_ name: String) -> Bool? {
            // A feature may also be prepared for (MIGRATE), which leaves it off.
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
