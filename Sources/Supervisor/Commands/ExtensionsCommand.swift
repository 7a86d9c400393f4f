// ExtensionsCommand.swift: webaction extensions: lists the available extensions.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import Isolation
import JSONCoding
import PropertyValues
import TerminalText

struct ExtensionsCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "extensions",
        abstract: "List the installed extensions and scripts, or those that an Xcode project makes.",
        discussion: """
            Example: webaction extensions --json

            Userscripts and .shortcut files in the folders of extensions are listed, too. The extensions of a project are named by it and by their target: --extension App.xcodeproj#Share
            """
    )

    @Argument(
        help: ArgumentHelp("A project (.xcodeproj), a workspace, or a folder with one.", valueName: "project"),
        completion: .directory
    )
    var project: String?
    @OptionGroup
    var searched: SearchArguments
    @Flag(help: "Print JSON, including localised display names and icons, and the metadata of userscripts.")
    var json = false
    @OptionGroup var sandbox: SandboxArguments

    func run() throws {
        let found = try project.map(list(of:)) ?? extensionSearch(searched.extensions).list()
        let scripts = try project == nil ? listedScripts(extensionSearch(searched.extensions), sandbox) : []
        if json {
            try writeJSON(.array(listJSON(found) + scripts.map(\.json)), to: nil)
        } else {
            try writeText(listText(found) + scripts.map(\.text).joined())
            for script in scripts { if let refusal = script.refusal { printError(refusal, prefix: "unusable: ") } }
        }
    }

    /// The extensions of a project.
    private func list(of project: String) throws -> [FoundExtension] {
        do { return try ProjectExtensions(path: project).list() } catch {
            throw CommandError.failed(error.description)
        }
    }

    private func listText(_ found: [FoundExtension]) -> String {
        var lines: [String] = []
        for item in found {
            switch item.bundle {
            case .success(let bundle):
                let origin = item.isBuiltIn ? "built-in" : shownName(item.path)
                lines.append(
                    "\(shownName(bundle.name))\t\(bundle.point.kindName)\t\(bundle.nativeHalf.kindName)\t\(origin)"
                )
            case .failure(let error): printError(error.description, prefix: "unusable: ")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func iconJSON(_ icon: BundleIcon) -> PropertyValue {
        .dictionary([
            ("path", .string(icon.path)), ("width", .integer(Int64(icon.width))),
            ("height", .integer(Int64(icon.height))), ("isTemplate", .bool(icon.hasTransparency)),
        ])
    }

    /// The user's languages, from LANGUAGE and LANG.
    private var languages: [String] {
        let values = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environmentValue($0) }
        let tags = values.flatMap { $0.split(separator: ":") }.map { String($0.prefix { $0 != "." && $0 != "@" }) }
        return tags.filter { $0 != "C" && $0 != "POSIX" }
    }

    private func listJSON(_ found: [FoundExtension]) -> [PropertyValue] {
        found.map { item -> PropertyValue in
            switch item.bundle {
            case .success(let bundle):
                .dictionary([
                    ("name", .string(bundle.name)), ("identifier", .string(bundle.identifier)),
                    ("displayName", .string(bundle.displayName(for: languages))),
                    ("kind", .string(bundle.point.kindName)),
                    ("nativeHalf", .string(bundle.nativeHalf.kindName)), ("path", .string(item.path)),
                    ("icon", bundle.icon.map(iconJSON) ?? .null),
                    ("builtIn", .bool(item.isBuiltIn)),
                ])
            case .failure(let error):
                .dictionary([
                    ("path", .string(item.path)), ("error", .string(error.description)),
                    ("builtIn", .bool(item.isBuiltIn)),
                ])
            }
        }
    }
}
