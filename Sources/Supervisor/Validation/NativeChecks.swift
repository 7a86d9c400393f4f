// NativeChecks.swift: checks for mistakes in the text of a handler's Swift sources.

import ExtensionModel
import Foundation
import SourceScanning

/// Checks the Swift sources in a bundle's folder.
struct NativeChecks {
    private let bundle: ExtensionBundle
    private let sources: [(file: String, tokens: [SourceToken])]

    /// - Parameter files: Paths relative to the bundle.
    init(_ bundle: ExtensionBundle, files: [String]) {
        self.bundle = bundle
        let bounds = bundle.bounds
        sources = files.compactMap { name in
            let path = bundle.path + "/" + name
            guard let data = try? bundleFile(path, in: bounds) else { return nil }
            return (path, SourceScanner.tokens(of: [UInt8](data), .swift))
        }
    }

    func findings(principalClass: String) -> [Finding] {
        if sources.isEmpty { return [] }
        let groups = GroupChecks(entitlements: bundle.entitlements, sources: sources)
        return principal(principalClass) + keys() + steps(principalClass) + opening() + groups.findings()
    }

    private var words: Set<String> {
        Set(sources.flatMap { $0.tokens.filter { $0.kind != .symbol }.map(\.text) })
    }

    /// Checks that the sources declare the class that the property list names.
    private func principal(_ name: String) -> [Finding] {
        let wanted = name.split(separator: ".").last.map(String.init) ?? name
        var classes: [String] = []
        var namedClasses: [String] = []
        for (_, tokens) in sources {
            for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
                if token.isWord("class"), tokens[index + 1].kind == .word { classes.append(tokens[index + 1].text) }
                if token.isWord("@objc"), tokens[index + 1].isSymbol("("), index + 2 < tokens.count {
                    namedClasses.append(tokens[index + 2].text)
                }
            }
        }
        let key = "NSExtension.NSExtensionPrincipalClass"
        if namedClasses.contains(name) { return [] }
        guard classes.contains(wanted) else {
            let near = nearest(to: wanted, in: classes) ?? (classes.count == 1 ? classes[0] : nil)
            return [
                Finding(
                    .error,
                    "class-missing",
                    file: bundle.infoPlist,
                    line: bundle.line(ofKey: key),
                    key: key,
                    "The sources contain no class \(wanted).",
                    remedy: near.map { "Use \($0), which exists." } ?? ""
                )
            ]
        }
        if let dot = name.lastIndex(of: ".") { return module(String(name[..<dot]), of: wanted, key) }
        return [
            Finding(
                .error,
                "class-unqualified",
                file: bundle.infoPlist,
                line: bundle.line(ofKey: key),
                key: key,
                "A Swift class is found by its name and module, and \"\(name)\" has no module: hosts hang on it.",
                remedy: "Write $(PRODUCT_MODULE_NAME).\(name)."
            )
        ]
    }

    /// Checks that the property list names the target's module, which has the class.
    private func module(_ name: String, of className: String, _ key: String) -> [Finding] {
        if name == bundle.moduleName { return [] }
        func finding(_ severity: Finding.Severity, _ message: String) -> Finding {
            Finding(
                severity,
                "class-module",
                file: bundle.infoPlist,
                line: bundle.line(ofKey: key),
                key: key,
                message,
                remedy: "Write $(PRODUCT_MODULE_NAME).\(className)."
            )
        }
        if bundle.isModuleNameKnown {
            return [
                finding(
                    .error,
                    "The class \(className) is in the module of the target, \(bundle.moduleName), but is searched for in \(name): "
                        + "hosts hang on it."
                )
            ]
        }
        return [
            finding(
                .note,
                "There is no Xcode project, so the sources are assumed to be the module \(name); a target called "
                    + "\(bundle.name) has the module \(bundle.moduleName)."
            )
        ]
    }

    /// Finds misspelled keys in string literals.
    private func keys() -> [Finding] {
        let known = ["NSExtensionJavaScriptPreprocessingResultsKey", "NSExtensionJavaScriptFinalizeArgumentKey"]
        var result: [Finding] = []
        for (file, tokens) in sources {
            for token in tokens where token.text.hasPrefix("NSExtensionJavaScript") && !known.contains(token.text) {
                let near = nearest(to: token.text, in: known)
                result.append(
                    Finding(
                        .error,
                        "results-key",
                        file: file,
                        line: token.line,
                        "There is no key \(token.text): the lookup returns nil.",
                        remedy: near.map { "Write \($0)." } ?? ""
                    )
                )
            }
        }
        return result
    }

    /// The place of a word's first use.
    private func place(of word: String) -> (file: String, line: Int)? {
        for (file, tokens) in sources {
            if let token = tokens.first(where: { $0.isWord(word) }) { return (file, token.line) }
        }
        return nil
    }

    /// Finds `extensionContext?.open(…)`, which only widgets and message extensions may call.
    private func opening() -> [Finding] {
        for (file, tokens) in sources {
            for index in tokens.indices.dropFirst(2).dropLast()
            where tokens[index].isWord("open") && tokens[index - 1].isSymbol(".") && tokens[index + 1].isSymbol("(") {
                let object = tokens[..<(index - 1)].last { !$0.isSymbol("?") && !$0.isSymbol("!") }
                guard let name = object?.text, name == "extensionContext" || name == "context" else { continue }
                return [
                    Finding(
                        .warning,
                        "open-refused",
                        file: file,
                        line: tokens[index].line,
                        "Action and share extensions may not open URLs: the completion handler receives false.",
                        remedy: "Return the address to the page, and let finalize() set location."
                    )
                ]
            }
        }
        return []
    }

    /// Whether the sources contain all superclasses of the principal class, up to one of Apple's.
    private func inheritsKnown(_ principalClass: String) -> Bool {
        var superclasses: [String: String] = [:]
        var names: [String: String] = [:]
        for (_, tokens) in sources {
            for index in tokens.indices where tokens[index].isWord("class") && index + 1 < tokens.count {
                let name = tokens[index + 1].text
                let head = tokens[(index + 1)...].prefix { !$0.isSymbol("{") }
                let inherited = head.drop { !$0.isSymbol(":") }.dropFirst()
                // Module.Class
                let path = inherited.prefix { $0.kind == .word || $0.isSymbol(".") }
                superclasses[name] = path.last?.text ?? ""
                if index > 3, tokens[index - 1].isSymbol(")"), tokens[index - 4].isWord("@objc") {
                    names[tokens[index - 2].text] = name
                }
            }
        }
        let wanted = principalClass.split(separator: ".").last.map(String.init) ?? principalClass
        var next = names[principalClass] ?? wanted
        var seen: Set<String> = []
        while let above = superclasses[next], seen.insert(next).inserted { next = above }
        return next.isEmpty || seen.contains(next) || ["NS", "UI", "SL"].contains { next.hasPrefix($0) }
    }

    /// Finds steps of a handler that the sources lack.
    private func steps(_ principalClass: String) -> [Finding] {
        let words = words
        func has(_ names: String...) -> Bool { names.contains(where: words.contains) }
        var result: [Finding] = []
        func add(_ severity: Finding.Severity, _ code: String, _ message: String, _ remedy: String) {
            let place = place(of: "beginRequest") ?? place(of: "NSExtensionContext") ?? place(of: "extensionContext")
            let file = place?.file ?? sources[0].file
            result.append(Finding(severity, code, file: file, line: place?.line, message, remedy: remedy))
        }
        let isComposer = has("SLComposeServiceViewController")
        // A superclass outside the sources may end the request.
        if !isComposer, inheritsKnown(principalClass),
            !has("completeRequest", "cancelRequest", "completeRequestReturningItems")
        {
            add(
                .error,
                "never-completes",
                "The sources never end the request, so the host waits until the time limit.",
                "Call completeRequest(returningItems:completionHandler:) on every path."
            )
        }
        guard case .none = bundle.script else {
            let loads = has(
                "loadItem",
                "loadObject",
                "loadDataRepresentation",
                "loadFileRepresentation",
                "loadItemForTypeIdentifier"
            )
            let types = has("kUTTypePropertyList", "propertyList", "com.apple.property-list")
            if !loads || !types {
                add(
                    .warning,
                    "script-not-loaded",
                    "The sources never load the property list (com.apple.property-list), without which the script does not run.",
                    "Load it with loadItem(forTypeIdentifier:)."
                )
            } else if !has("NSExtensionJavaScriptPreprocessingResultsKey") {
                add(
                    .note,
                    "results-unread",
                    "The sources never read NSExtensionJavaScriptPreprocessingResultsKey, which holds the object from run().",
                    ""
                )
            }
            if bundle.point.callsFinalize, has("returningItems"), !has("NSExtensionJavaScriptFinalizeArgumentKey") {
                add(
                    .note,
                    "finalize-argument",
                    "The sources never use NSExtensionJavaScriptFinalizeArgumentKey, so finalize() receives an empty object.",
                    ""
                )
            }
            return result
        }
        return result
    }
}
