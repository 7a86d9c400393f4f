// NativeHalf.swift: the native half, which answers the payload of run(): a Swift class in the bundle's executable, an external
// program, or nothing.
//
// Keys of our own, at the top level of Info.plist:
//   WebActionProgram        string or array of strings: the program and its arguments. If the name is a file of the
//                           bundle, it means that file; another name without a slash is searched in PATH. The program
//                           starts in the bundle's folder, reads the payload on stdin and writes its items to stdout.
//   WebActionProgramFormat  "json" (the default) or "plist": the format of both.
//   WebActionSwiftVersion   "5" (the default) or "6": the language mode of Swift sources.
//   WebActionChoices        dictionary: simulated user input for an action with a view.
// With WebActionProgram, a principal class is not used. Without it, NSExtensionPrincipalClass is the class and
// CFBundleExecutable the executable that contains it.

import FilePaths
import Foundation
import Isolation

/// The native half of an extension.
public enum NativeHalf: Equatable, Sendable {
    /// No native half: only the script's run(), or fixed arguments for finalize().
    case none
    /// A Swift executable and the class in it that handles the request, as `Module.Class`.
    case swift(executable: String, principalClass: String)
    /// An external program.
    case program(ExternalProgram)
    /// A class whose executable is compiled from sources: those in the bundle's folder and, in an Xcode project, the target's other
    /// sources (paths relative to the bundle's folder).
    case sources([String], principalClass: String)
    /// The bundle names a native half that cannot be used, for this reason.
    case unusable(BundleError)

    /// The kind in lists: `none`, `swift`, `program`, `sources` or `unusable`.
    public var kindName: String {
        switch self {
        case .none: "none"
        case .swift: "swift"
        case .program: "program"
        case .sources: "sources"
        case .unusable: "unusable"
        }
    }
}

/// A program in any language that answers on stdout.
public struct ExternalProgram: Equatable, Sendable {
    /// The format of the payload and the answer.
    public enum Format: String, CaseIterable, Sendable {
        case json
        case plist
    }

    /// Absolute path of the program.
    public var path: String
    /// Its arguments, without the name itself.
    public var arguments: [String]
    /// The working directory: the bundle's folder.
    public var workingDirectory: String
    /// The format on stdin and stdout.
    public var format: Format

    /// Creates an external program.
    public init(path: String, arguments: [String], workingDirectory: String, format: Format) {
        self.path = path
        self.arguments = arguments
        self.workingDirectory = workingDirectory
        self.format = format
    }
}

/// Where a program is named.
package struct ProgramPlace {
    package let file: String
    package let line: Int?
    package let key: String

    /// A place with all its fields.
    package init(file: String, line: Int? = nil, key: String) { (self.file, self.line, self.key) = (file, line, key) }
}

extension NativeHalf {
    static let programKey = "WebActionProgram"
    static let formatKey = "WebActionProgramFormat"
    static let classKey = "NSExtension.NSExtensionPrincipalClass"
    /// The folders of PATH.
    package static func searchPath(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
        (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
    }

    static let storyboardKey = "NSExtension.NSExtensionMainStoryboard"
    static let executableKey = "CFBundleExecutable"

    /// Reads the keys of `plist` and finds the executable.
    ///
    /// - Parameter searchPath: The folders of PATH, for program names without a slash.
    /// - Throws: Type errors and `.principalClassAndStoryboard`. A missing executable makes the native half `.unusable`:
    ///   such a bundle still runs with fixed arguments.
    init(
        _ plist: InfoPlist,
        in layout: BundleLayout,
        searchPath: [String]
    ) throws(BundleError) {
        let principal = try plist.string(Self.classKey)
        let storyboard = try plist.string(Self.storyboardKey)
        if principal != nil, storyboard != nil {
            throw .principalClassAndStoryboard(file: plist.file, line: plist.line(of: Self.storyboardKey))
        }
        if let value = plist.value(Self.programKey) {
            self = try Self.program(value, plist, layout, searchPath)
        } else if let principal {
            self = try Self.swift(principal, plist, layout)
        } else if let storyboard {
            switch Storyboard.initialClass(in: storyboard, layout) {
            case .found(let name):
                self = try Self.swift("\(plist.variables.moduleName).\(name)", plist, layout)
            case .none(let reason):
                let line = plist.line(of: Self.storyboardKey)
                self = .unusable(.storyboardOnly(file: plist.file, line: line, reason: reason))
            }
        } else {
            self = .none
        }
    }

    private static func swift(
        _ principal: String,
        _ plist: InfoPlist,
        _ layout: BundleLayout
    ) throws(BundleError) -> NativeHalf {
        let name = try plist.string(executableKey) ?? layout.name
        var notExecutable: String?
        var foreign: String?
        for folder in layout.executableFolders {
            let path = folder.appendingPathComponent(name).path
            guard isFile(path) else { continue }
            if isForApple(path) {
                foreign = path
                continue
            }
            if FileManager.default.isExecutableFile(atPath: path) {
                return .swift(executable: path, principalClass: principal)
            }
            notExecutable = path
        }
        if let notExecutable { return .unusable(.notExecutable(path: notExecutable)) }
        let sources = Self.sources(layout)
        if !sources.isEmpty {
            if let file = layout.compiledInterface {
                return .unusable(.compiledInterface(path: layout.root.appendingPathComponent(file).path))
            }
            return .sources(sources, principalClass: principal)
        }
        if let foreign { return .unusable(.foreignExecutable(path: foreign)) }
        let objectiveC =
            (layout.files(endingIn: "m") + layout.files(endingIn: "mm")).first
            ?? layout.target?.files.foreignSources.first.map { relativePath(from: layout.root.path, to: $0) }
        guard try plist.string(executableKey) != nil, objectiveC == nil else {
            let line = plist.line(of: classKey)
            return .unusable(
                .missingSources(file: plist.file, line: line, principalClass: principal, objectiveC: objectiveC)
            )
        }
        return .unusable(
            .missingExecutable(
                file: plist.file,
                line: plist.line(of: executableKey),
                key: executableKey,
                wanted: name,
                hint: "It should hold the class \(principal). Without it, give the answer with --arguments."
            )
        )
    }

    /// Whether a file begins as executables of Apple's systems do: Mach-O, for one or several architectures.
    private static func isForApple(_ path: String) -> Bool {
        let beginnings: [[UInt8]] = [
            [0xFE, 0xED, 0xFA, 0xCE], [0xFE, 0xED, 0xFA, 0xCF], [0xCE, 0xFA, 0xED, 0xFE], [0xCF, 0xFA, 0xED, 0xFE],
            [0xCA, 0xFE, 0xBA, 0xBE],
        ]
        // NB: The program can be anywhere: a bundle may name programs of the machine.
        guard case .success(let start) = FileBounds(["/"]).readStart(path, 4) else { return false }
        return beginnings.contains(start)
    }

    /// The target's sources, those in the folder first; all sources in the folder if no project lists them.
    private static func sources(_ layout: BundleLayout) -> [String] {
        let listed = (layout.target?.files.sources ?? []).filter(isFile)
        let root = layout.root.path
        let own = listed.filter { $0.isBelow(root) }
        if listed.isEmpty { return layout.files(endingIn: "swift") }
        return (own + listed.filter { !$0.isBelow(root) }).map { relativePath(from: root, to: $0) }
    }

    private static func program(
        _ value: ManifestValue,
        _ plist: InfoPlist,
        _ layout: BundleLayout,
        _ searchPath: [String]
    ) throws(BundleError) -> NativeHalf {
        let words: [String]
        switch value {
        case .string(let word): words = [word]
        case .array(let values):
            let strings = values.compactMap(\.string)
            guard strings.count == values.count else {
                let other = values.first { $0.string == nil } ?? value
                throw plist.wrongType(programKey, expected: "an array of strings", found: other)
            }
            words = strings
        default: throw plist.wrongType(programKey, expected: "a string or an array of strings", found: value)
        }
        let formatName = try plist.string(formatKey) ?? "json"
        guard let format = ExternalProgram.Format(rawValue: formatName) else {
            throw .badValue(
                file: plist.file,
                line: plist.line(of: formatKey),
                key: formatKey,
                value: formatName,
                expected: "json or plist"
            )
        }
        guard let name = words.first, !name.isEmpty else {
            throw .badValue(
                file: plist.file,
                line: plist.line(of: programKey),
                key: programKey,
                value: "",
                expected: "the name of a program"
            )
        }
        let place = ProgramPlace(file: plist.file, line: plist.line(of: programKey), key: programKey)
        let folders = layout.resourceFolders.map(\.path)
        return program(words, named: place, in: folders, startedIn: layout.root.path, format, searchPath)
    }

    /// A program by its name and its arguments.
    ///
    /// - Parameters:
    ///   - words: The name, and the arguments.
    ///   - place: The key that names it.
    ///   - folders: The folders whose files it may be, in order.
    ///   - directory: The folder in which it starts.
    ///   - searchPath: The folders of PATH, for names without a slash.
    package static func program(
        _ words: [String],
        named place: ProgramPlace,
        in folders: [String],
        startedIn directory: String,
        _ format: ExternalProgram.Format = .json,
        _ searchPath: [String] = searchPath()
    ) -> NativeHalf {
        // The system would end the word there.
        if let word = words.first(where: { $0.utf8.contains(0) }) {
            return .unusable(
                .badValue(
                    file: place.file,
                    line: place.line,
                    key: place.key,
                    value: word,
                    expected: "words without a NUL character"
                )
            )
        }
        let name = words.first ?? ""
        var candidates = name.isAbsolutePath ? [name] : folders.map { "\($0)/\(name)" }
        if !name.hasSlash { candidates += searchPath.map { "\($0)/\(name)" } }
        guard let path = candidates.first(where: isFile) else {
            return .unusable(
                .missingExecutable(
                    file: place.file,
                    line: place.line,
                    key: place.key,
                    wanted: name,
                    hint: name.hasSlash ? nil : "It is neither in the bundle nor in PATH."
                )
            )
        }
        guard FileManager.default.isExecutableFile(atPath: path) else { return .unusable(.notExecutable(path: path)) }
        return .program(
            ExternalProgram(
                path: path,
                arguments: Array(words.dropFirst()),
                workingDirectory: directory,
                format: format
            )
        )
    }
}
