// ScriptKind.swift: the kinds of script that people have for a page, as they are named in jobs and recordings.
// Elsewhere: how a reference is resolved to one (ExtensionHost/ScriptKinds), how each is called (WebRuntime/ScriptKinds).

/// A kind of script. It determines the script's world, how the script is called, and what counts as its result.
package enum ScriptKind: UInt8, Sendable, CaseIterable {
    /// The preprocessing script of an action or share extension: run(), and finalize() with the native action's answer.
    case actionExtension = 1
    /// A script without a contract. Its value is that of the last statement, and may be a promise.
    case plain = 2
    /// A script of Shortcuts' action "Run JavaScript on Web Page": the body of a function that gets `completion`.
    case shortcut = 3
    /// A `javascript:` address, or a file of bookmarks with one: it runs in the page's world, and a string as its value replaces the page.
    case bookmarklet = 4
    /// A userscript: its metadata say which pages it runs on, when, in which world and with which functions of a manager.
    case userscript = 5
    /// The content scripts of a web extension: its manifest says which files run on which pages, when and in which world.
    case contentScript = 6

    /// Whether scripts of the kind may start before the page is parsed.
    package var startsDuringParse: Bool { hasPatterns }

    /// Whether scripts of the kind say which pages they run on.
    package var hasPatterns: Bool {
        switch self {
        case .userscript, .contentScript: true
        case .actionExtension, .plain, .shortcut, .bookmarklet: false
        }
    }
}

/// Whether a text is a script itself: a `javascript:` address.
package func isJavaScriptAddress(_ text: some StringProtocol) -> Bool { text.prefix(11).lowercased() == "javascript:" }
