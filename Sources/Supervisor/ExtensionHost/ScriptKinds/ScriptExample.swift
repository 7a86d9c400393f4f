// ScriptExample.swift: examples of scripts, with which `webaction new` begins. Each makes the first heading of a page uppercase. Each kind has
// its own in its file.

/// A file of an example, which has a page as well.
package struct ScriptExample: Sendable {
    /// The script's file.
    package let file: String
    package let text: String
    /// The kind, if the file's name does not show it.
    package var kind: String?
    /// The statement that all examples make.
    static let statement = """
        const heading = document.querySelector("h1");
        if (heading) heading.textContent = heading.textContent.toUpperCase();
        """
}
