// BundleError.swift: why an extension bundle is refused. The text that users see is made here and nowhere else.

/// A reason to refuse an extension bundle, or a part of it; `description` is shown to users as it is.
///
/// `file` and `bundle` are paths as the user would write them; `key` is a path of keys joined by dots, such as
/// `NSExtension.NSExtensionAttributes.NSExtensionActivationRule`; `line` counts from 1 and is nil where the file's
/// format has no lines (binary property lists) or the key has none.
public enum BundleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No bundle has that name. `nearest` is the most similar known name, if one is similar.
    case notFound(name: String, searched: [String], nearest: String?)
    /// The path leads nowhere.
    case noSuchFile(path: String)
    /// The path leads to a file that is neither a folder nor an `Info.plist`.
    case notABundle(path: String)
    /// The folder has no `Info.plist` where bundles keep it.
    case missingInfoPlist(bundle: String)
    /// A file cannot be read; `reason` is the system's text.
    case unreadable(file: String, reason: String)
    /// The property list has a syntax error.
    case malformedInfoPlist(file: String, line: Int?, reason: String)
    /// A required key is missing.
    case missingKey(file: String, key: String)
    /// A key's value has the wrong type.
    case wrongType(file: String, line: Int?, key: String, expected: String, found: String)
    /// A key's value has the right type and a meaning that nothing can be done with.
    case badValue(file: String, line: Int?, key: String, value: String, expected: String)
    /// The extension point is one that no web page goes through.
    case unsupportedExtensionPoint(file: String, line: Int?, identifier: String)
    /// Both a principal class and a storyboard are named: the system loads neither.
    case principalClassAndStoryboard(file: String, line: Int?)
    /// Only a storyboard is named; nothing here can run without a class.
    case storyboardOnly(file: String, line: Int?)
    /// A build-setting variable is left for which there is no value.
    case unknownVariable(file: String, line: Int?, key: String, variable: String)
    /// The script that the bundle names is not in it. `wanted` is the path inside the bundle.
    case missingScript(file: String, line: Int?, wanted: String, hint: String?)
    /// The executable of the native half is not there.
    case missingExecutable(file: String, line: Int?, key: String, wanted: String, hint: String?)
    /// The executable of the native half is there, but may not be executed.
    case notExecutable(path: String)

    /// What is wrong, where, and what would be right, without a trailing newline.
    public var description: String {
        switch self {
        case .notFound(let name, let searched, let nearest):
            "no extension is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
                + " Searched: " + (searched.isEmpty ? "nowhere" : searched.joined(separator: ", "))
                + ". A path needs a slash, as in ./\(name)."
        case .noSuchFile(let path):
            "\(path): there is no such file or folder."
        case .notABundle(let path):
            "\(path): an extension is a folder with an Info.plist, and this is a file."
        case .missingInfoPlist(let bundle):
            "\(bundle): the folder has no Info.plist (nor Contents/Info.plist), so it is no extension."
        case .unreadable(let file, let reason):
            "\(file): cannot be read: \(reason)."
        case .malformedInfoPlist(let file, let line, let reason):
            "\(at(file, line)): not a property list: \(reason)."
        case .missingKey(let file, let key):
            "\(file): the required key \"\(key)\" is missing."
        case .wrongType(let file, let line, let key, let expected, let found):
            "\(at(file, line)): the key \"\(key)\" must be \(expected), and is \(found)."
        case .badValue(let file, let line, let key, let value, let expected):
            "\(at(file, line)): the key \"\(key)\" has the value \"\(value)\"; it must be \(expected)."
        case .unsupportedExtensionPoint(let file, let line, let identifier):
            "\(at(file, line)): the extension point \"\(identifier)\" has nothing to do with web pages; supported are "
                + ExtensionPoint.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .principalClassAndStoryboard(let file, let line):
            "\(at(file, line)): both NSExtensionPrincipalClass and NSExtensionMainStoryboard are given; an extension "
                + "with both is never loaded. Keep one."
        case .storyboardOnly(let file, let line):
            "\(at(file, line)): the extension names only a storyboard, and there is no screen here. Name a class in "
                + "NSExtensionPrincipalClass, or give the action's answer with --arguments."
        case .unknownVariable(let file, let line, let key, let variable):
            "\(at(file, line)): the key \"\(key)\" uses the build setting $(\(variable)), which has no value here. "
                + "Write the value itself."
        case .missingScript(let file, let line, let wanted, let hint):
            "\(at(file, line)): names the script \"\(wanted)\", which is not in the bundle."
                + (hint.map { " \($0)" } ?? "")
        case .missingExecutable(let file, let line, let key, let wanted, let hint):
            "\(at(file, line)): the key \"\(key)\" names the executable \"\(wanted)\", which is not there."
                + (hint.map { " \($0)" } ?? "")
        case .notExecutable(let path):
            "\(path): may not be executed (chmod +x would mend it)."
        }
    }
}

/// `file:line`, or the file alone.
private func at(_ file: String, _ line: Int?) -> String {
    line.map { "\(file):\($0)" } ?? file
}
