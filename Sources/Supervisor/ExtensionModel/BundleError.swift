// BundleError.swift: the reasons for refusing an extension bundle, with all their messages.

import FilePaths

/// A reason to refuse an extension bundle, or a part of it; users see `description` unchanged.
///
/// `file` and `bundle` are paths as the user would write them; `key` is a path of keys joined by dots, such as
/// `NSExtension.NSExtensionAttributes.NSExtensionActivationRule`; `line` counts from 1 and is nil if the file's
/// format has no lines (binary property lists) or the key has none.
public enum BundleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No bundle has that name. `nearest` is the most similar known name, if one is similar enough.
    case notFound(name: String, searched: [String], nearest: String?)
    /// There is no project at the path. `unreadable` is a project that cannot be read.
    case noProject(path: String, unreadable: String?)
    /// The project builds no extension of that name. `known` are the extensions that it builds.
    case noSuchTarget(project: String, name: String, known: [String])
    /// The target, as `App.xcodeproj#Share`, has no property list at the path in its settings, or they name none.
    case missingTargetPlist(target: String, infoPlist: String?)
    /// The path does not exist.
    case noSuchFile(path: String)
    /// The path is neither a folder nor an `Info.plist`.
    case notABundle(path: String)
    /// The folder has no `Info.plist` where bundles have it. `nested` are extensions inside it.
    case missingInfoPlist(bundle: String, nested: [String] = [])
    /// The property list does not describe an extension. `nested` are extensions in its folder or, in a project, beside it.
    case notAnExtension(file: String, nested: [String])
    /// A file cannot be read; `reason` is the system's message.
    case unreadable(file: String, reason: String)
    /// The property list has a syntax error.
    case malformedInfoPlist(file: String, line: Int?, reason: String)
    /// A required key is missing.
    case missingKey(file: String, key: String)
    /// A key's value has the wrong type.
    case wrongType(file: String, line: Int?, key: String, expected: String, found: String)
    /// A key's value has the right type but is not valid.
    case badValue(file: String, line: Int?, key: String, value: String, expected: String)
    /// The extension point is not one for web pages.
    case unsupportedExtensionPoint(file: String, line: Int?, identifier: String)
    /// Both a principal class and a storyboard are named; the system then loads neither.
    case principalClassAndStoryboard(file: String, line: Int?)
    /// Only a storyboard is named, and it names no class; `reason` is a sentence.
    case storyboardOnly(file: String, line: Int?, reason: String)
    /// A nib or storyboard exists only in its compiled form.
    case compiledInterface(path: String)
    /// A build-setting variable has no value.
    case unknownVariable(file: String, line: Int?, key: String, variable: String)
    /// The bundle lacks the script that it names. `wanted` is the path inside the bundle.
    case missingScript(file: String, line: Int?, wanted: String, hint: String?)
    /// The executable of the native half is missing.
    case missingExecutable(file: String, line: Int?, key: String, wanted: String, hint: String?)
    /// A class is named, but there is neither an executable nor a Swift source for it. `objectiveC` is an Objective-C source, if there
    /// is one.
    case missingSources(file: String, line: Int?, principalClass: String, objectiveC: String?)
    /// The executable of the native half was built for Apple's systems.
    case foreignExecutable(path: String)
    /// The executable of the native half lacks the execute permission.
    case notExecutable(path: String)

    /// The place, the problem and the fix, without a trailing newline.
    public var description: String {
        switch self {
        case .notFound: message
        default: "\(at(place.file, place.line)): \(message)"
        }
    }
}

extension BundleError {
    /// The place: the file, and the line and the key if there are any.
    public var place: (file: String, line: Int?, key: String?) {
        switch self {
        case .notFound(let name, _, _): (name, nil, nil)
        case .noProject(let path, _), .noSuchTarget(let path, _, _), .missingTargetPlist(let path, _): (path, nil, nil)
        case .noSuchFile(let path), .notABundle(let path), .notExecutable(let path), .compiledInterface(let path),
            .foreignExecutable(let path):
            (path, nil, nil)
        case .missingInfoPlist(let bundle, _): (bundle, nil, nil)
        case .notAnExtension(let file, _): (file, nil, "NSExtension")
        case .unreadable(let file, _): (file, nil, nil)
        case .malformedInfoPlist(let file, let line, _): (file, line, nil)
        case .missingKey(let file, let key): (file, nil, key)
        case .wrongType(let file, let line, let key, _, _), .badValue(let file, let line, let key, _, _),
            .unknownVariable(let file, let line, let key, _), .missingExecutable(let file, let line, let key, _, _):
            (file, line, key)
        case .unsupportedExtensionPoint(let file, let line, _):
            (file, line, "NSExtension.NSExtensionPointIdentifier")
        case .principalClassAndStoryboard(let file, let line), .storyboardOnly(let file, let line, _):
            (file, line, NativeHalf.storyboardKey)
        case .missingScript(let file, let line, _, _): (file, line, Script.key)
        case .missingSources(let file, let line, _, _): (file, line, NativeHalf.classKey)
        }
    }

    /// A short, stable identifier.
    public var code: String {
        switch self {
        case .notFound: "not-found"
        case .noProject: "project-missing"
        case .noSuchTarget: "target-unknown"
        case .missingTargetPlist: "plist-missing"
        case .noSuchFile: "no-such-file"
        case .notABundle: "not-a-bundle"
        case .missingInfoPlist: "plist-missing"
        case .notAnExtension: "key-missing"
        case .unreadable: "unreadable"
        case .malformedInfoPlist: "plist-syntax"
        case .missingKey: "key-missing"
        case .wrongType: "key-type"
        case .badValue: "key-value"
        case .unsupportedExtensionPoint: "point-unsupported"
        case .principalClassAndStoryboard: "class-and-storyboard"
        case .storyboardOnly: "storyboard-only"
        case .compiledInterface: "interface-compiled"
        case .unknownVariable: "variable-unknown"
        case .missingScript: "script-missing"
        case .missingExecutable: "executable-missing"
        case .missingSources: "sources-missing"
        case .foreignExecutable: "executable-foreign"
        case .notExecutable: "not-executable"
        }
    }

    /// The problem and the fix, without the place.
    public var message: String {
        switch self {
        case .notFound(let name, let searched, let nearest):
            "no extension is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
                + " Searched: " + (searched.isEmpty ? "nowhere" : searched.joined(separator: ", "))
                + ". A path needs a slash, as in ./\(name)."
        case .noProject(_, let unreadable):
            unreadable.map { "the project \($0) cannot be read: it has no project.pbxproj, or a damaged one." }
                ?? "there is no Xcode project (NAME.xcodeproj) here."
        case .noSuchTarget(_, let name, let known):
            "there is no extension target \"\(name)\""
                + (nearest(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ".")
                + (known.isEmpty
                    ? " The project makes no extensions." : " There are: \(known.joined(separator: ", ")).")
        case .missingTargetPlist(_, let infoPlist):
            infoPlist.map { "the target's property list \($0) is not there." }
                ?? "the target's settings name no property list (INFOPLIST_FILE) in this repository."
        case .noSuchFile: "there is no such file or folder."
        case .notABundle: "an extension is a folder with an Info.plist, and this is a file."
        case .missingInfoPlist(_, let nested):
            "the folder has no Info.plist (nor Contents/Info.plist), so it is no extension." + Self.naming(nested)
        case .notAnExtension(_, let nested):
            "the required key \"NSExtension\" is missing, so this is no extension's property list."
                + Self.naming(nested)
        case .unreadable(_, let reason): "cannot be read: \(reason)."
        case .malformedInfoPlist(_, _, let reason): "not a property list: \(reason)."
        case .missingKey(_, let key):
            "the required key \"\(key)\" is missing."
                + (key.hasSuffix("NSExtensionPointIdentifier")
                    ? " It is one of " + ExtensionPoint.allCases.map(\.rawValue).joined(separator: ", ") + "." : "")
        case .wrongType(_, _, let key, let expected, let found):
            (key.isEmpty ? "the property list" : "the key \"\(key)\"") + " must be \(expected), and is \(found)."
        case .badValue(_, _, let key, let value, let expected):
            "the key \"\(key)\" has the value \"\(value)\"; it must be \(expected)."
        case .unsupportedExtensionPoint(_, _, let identifier):
            nearest(to: identifier, in: ExtensionPoint.allCases.map(\.rawValue)).map {
                "there is no extension point \"\(identifier)\"; did you mean \"\($0)\"?"
            }
                ?? "the extension point \"\(identifier)\" has nothing to do with web pages; supported are "
                + ExtensionPoint.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .principalClassAndStoryboard:
            "both NSExtensionPrincipalClass and NSExtensionMainStoryboard are given; an extension "
                + "with both is never loaded. Keep one."
        case .storyboardOnly(_, _, let reason):
            "the extension has a storyboard in place of a class. \(reason) Name a class in "
                + "NSExtensionPrincipalClass, or give the action's answer with --arguments."
        case .compiledInterface(let path):
            "is compiled, and only its source can be read. Put \(Self.source(ofInterface: path)), from which Xcode made it, in "
                + "its place; or remove it, if no class needs it."
        case .unknownVariable(_, _, let key, let variable):
            "the key \"\(key)\" uses the build setting $(\(variable)), which has no value here. "
                + "Write the value itself, or keep the Xcode project that has it beside the folder."
        case .missingScript(_, _, let wanted, let hint):
            "the key \"NSExtensionJavaScriptPreprocessingFile\" names the script \"\(wanted)\", which is not in the bundle."
                + (hint.map { " \($0)" } ?? "")
        case .missingExecutable(_, _, let key, let wanted, let hint):
            "the key \"\(key)\" names the executable \"\(wanted)\", which is not there."
                + (hint.map { " \($0)" } ?? "")
        case .missingSources(_, _, let principalClass, let objectiveC):
            "the class \(principalClass) is named, and there is neither a Swift source nor an executable that could hold it. "
                + (objectiveC.map { "\($0) is Objective-C, which is not compiled here. " } ?? "")
                + "Write it in Swift, or give the action's answer with --arguments."
        case .foreignExecutable:
            "was built for Apple's systems and cannot run here. Put the Swift sources that it was made from into the folder, or "
                + "give the action's answer with --arguments."
        case .notExecutable: "may not be executed (chmod +x would mend it)."
        }
    }
}

extension BundleError {
    /// The source of a compiled nib or storyboard: its name without the path.
    fileprivate static func source(ofInterface path: String) -> String {
        let name = path.pathName
        return name.hasEnding(".nib") ? "\(name.dropLast(4)).xib" : "\(name.dropLast(1))"
    }

    /// A hint at the extensions that were probably meant.
    fileprivate static func naming(_ nested: [String]) -> String {
        nested.isEmpty ? "" : " \(nested.joined(separator: " and ")) \(nested.count == 1 ? "is one." : "are some.")"
    }
}

/// `file:line`, or the file alone.
private func at(_ file: String, _ line: Int?) -> String {
    line.map { "\(file):\($0)" } ?? file
}
