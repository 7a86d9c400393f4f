// ScriptExample.swift: examples of scripts, with which `webaction new` begins. Each makes the first heading of a page uppercase. Each kind has
// its own in its file.

/// The files of an example, except its page.
package struct ScriptExample: Sendable {
    /// The script's file.
    package let file: String
    package let text: String
    /// The kind, if the file's name does not show it.
    package var kind: String?
    /// The texts of further files, by their names.
    package var furtherFiles: [String: String] = [:]
    /// The statement that all examples make.
    static let statement = """
        const heading = document.querySelector("h1");
        if (heading) heading.textContent = heading.textContent.toUpperCase();
        """
}
