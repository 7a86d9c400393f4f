// ScriptWording.swift: what is said about scripts of a kind that has no bundle: its name, and the fixes for runs that failed or changed
// nothing. Each kind has its own in ExtensionHost/ScriptKinds.

/// The words of a kind of script, for messages.
package struct ScriptWording: Equatable, Sendable {
    /// The kind with its article: "a plain script".
    package var noun: String
    /// The message about a run whose script neither changed the page nor gave a value, as a sentence; nil: none.
    package var unchanged: String?
    /// The fix for such a run, as a sentence.
    package var unchangedRemedy: String
    /// The fix for a script that was not done in time, as a sentence.
    package var timeoutRemedy: String
    /// Whether scripts of the kind take choices: the commands of a menu, under `taps`.
    package var takesChoices: Bool
    /// What names the pages on which a script runs, as a clause; empty if nothing does.
    package var pages: String
    /// Names that scripts of another kind find, with the kind's name for --kind: one that is missing shows which kind is meant.
    package var namesOfOtherKinds: [String: String]

    /// Creates the words of a kind.
    package init(
        noun: String,
        unchanged: String?,
        unchangedRemedy: String,
        timeoutRemedy: String,
        takesChoices: Bool = false,
        pages: String = "",
        namesOfOtherKinds: [String: String] = [:]
    ) {
        self.noun = noun
        self.unchanged = unchanged
        self.unchangedRemedy = unchangedRemedy
        self.timeoutRemedy = timeoutRemedy
        self.takesChoices = takesChoices
        self.pages = pages
        self.namesOfOtherKinds = namesOfOtherKinds
    }
}
