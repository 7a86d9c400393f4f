// DocumentCommands.swift: the command lines in the project's documents: code blocks, inline code, and example files.

import Foundation

/// A command line of a document.
struct DocumentCommand: Hashable {
    /// The document, relative to the project's folder.
    var document: String
    /// The number of its first line, from 1.
    var number: Int
    /// The command for the shell, on one line and without a trailing comment.
    var line: String
    /// Whether it is inline code, where a command's name alone is not run.
    var isInline: Bool
}

/// The commands of a document, and the files that it shows in full.
struct CommandDocument {
    /// Its path relative to the project's folder.
    let path: String
    private(set) var commands: [DocumentCommand] = []
    /// Files shown in full: the line before the block names one, as in "`shout.appex/Action.js`:".
    private(set) var files: [(name: String, text: String)] = []

    /// The first words by which a line of a block without a language, or inline code, is a command.
    private static let programs: Set = [
        "webaction", "make", "swift", "curl", "podman", "docker", "python3", "pip", "printf", "parallel", "sbatch",
        "spark-submit", "git", "apt",
    ]
    /// The languages of blocks whose lines are commands.
    private static let shells: Set = ["sh", "bash"]

    init(_ path: String, text: String) {
        self.path = path
        if path.hasSuffix(".md") { readMarkdown(text) } else { readExample(text) }
    }

    /// All documents for users.
    static func all(in root: URL) throws -> [CommandDocument] {
        let listed = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "docs").path)
        let others = ["README.md", "python/README.md", "pages/README.md"]
        let paths =
            others + listed.map { "docs/\($0)" }.filter { $0.hasSuffix(".md") || $0.hasPrefix("docs/examples/") }
        return try paths.sorted().compactMap { path in
            let file = root.appending(path: path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
            return CommandDocument(path, text: try String(contentsOf: file, encoding: .utf8))
        }
    }

    // MARK: - Markdown

    private mutating func readMarkdown(_ text: String) {
        let lines = text.components(separatedBy: "\n")
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("```") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
                let block = Array(lines[(index + 1)..<end])
                if let name = Self.shownFile(lines[..<index]) {
                    files.append((name, block.joined(separator: "\n") + "\n"))
                } else if line != "```console" {
                    // NB: Sessions on a terminal have output too: `Tests/Tools/Scripts/sessions.py` runs them.
                    readBlock(block, from: index + 2, isShell: Self.shells.contains(String(line.dropFirst(3))))
                }
                index = end + 1
                continue
            }
            if line.hasPrefix("    ") {
                let end = lines[index...].firstIndex { !$0.hasPrefix("    ") } ?? lines.count
                readBlock(lines[index..<end].map { String($0.dropFirst(4)) }, from: index + 1, isShell: false)
                index = end
                continue
            }
            // NB: In a table a bar is escaped with a backslash.
            for match in line.replacing("\\|", with: "|").matches(of: /`([^`]+)`/) {
                add(String(match.1), index + 1, isInline: true)
            }
            index += 1
        }
    }

    /// The file that a block shows in full.
    private static func shownFile(_ before: ArraySlice<String>) -> String? {
        guard let line = before.last(where: { !$0.isEmpty }), line.hasSuffix(":"),
            let match = line.firstMatch(of: /`([\w.-]+\/[\w.\/-]+)`[^`]*:$/)
        else { return nil }
        return String(match.1)
    }

    private mutating func readBlock(_ block: [String], from first: Int, isShell: Bool) {
        var index = 0
        while index < block.count {
            let start = index
            var line = block[index]
            while line.hasSuffix("\\"), index + 1 < block.count {
                index += 1
                line = line.dropLast() + block[index].trimmingCharacters(in: .whitespaces)
            }
            index += 1
            let command = Self.withoutComment(line)
            if command.isEmpty || !isShell && !Self.isCommand(command) { continue }
            add(command, first + start, isInline: false)
        }
    }

    private mutating func add(_ line: String, _ number: Int, isInline: Bool) {
        if isInline, !Self.isCommand(line) || !line.contains(" ") { return }
        commands.append(DocumentCommand(document: path, number: number, line: line, isInline: isInline))
    }

    private static func isCommand(_ line: String) -> Bool {
        programs.contains(line.split(separator: " ").first.map(String.init) ?? "")
    }

    /// A line without its shell comment: a hash sign that begins a word, outside of quotes.
    private static func withoutComment(_ line: String) -> String {
        var quote: Character?
        var last: Character = " "
        for (place, character) in zip(line.indices, line) {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#", last.isWhitespace {
                return line[..<place].trimmingCharacters(in: .whitespaces)
            }
            last = character
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    // MARK: - Examples

    /// The lines by which a script, a workflow or a program is started, and the commands that it starts.
    private mutating func readExample(_ text: String) {
        let lines = text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            let own = line.trimmingCharacters(in: .whitespaces)
            let starts = [
                own, own.components(separatedBy: ": ").dropFirst().joined(separator: ": "),
                own.replacing(#/^- /#, with: ""),
            ]
            guard let command = starts.first(where: { $0.contains(" ") && Self.isCommand($0) }) else { continue }
            var whole = command
            var next = index + 1
            while whole.hasSuffix("\\"), next < lines.count {
                whole = whole.dropLast() + lines[next].trimmingCharacters(in: .whitespaces)
                next += 1
            }
            add(Self.withoutComment(whole), index + 1, isInline: false)
        }
    }
}
