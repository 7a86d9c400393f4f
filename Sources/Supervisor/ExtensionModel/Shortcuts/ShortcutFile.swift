// ShortcutFile.swift: the scripts in a .shortcut file: a property list with the shortcut's actions, which may be untrusted.
//
// Text parameters are strings, or dictionaries whose string has U+FFFC at each variable, and an attachment for it under its range
// ({position, 1}, in UTF-16 code units). Only variables with a known value are replaced: the output of an earlier Text action.

import Foundation

/// The reason why the scripts of a shortcut cannot be run.
package enum ShortcutError: Error, Equatable, CustomStringConvertible {
    /// It is signed, and so encrypted for Apple's systems.
    case signed
    /// It is no property list; the reason is a clause.
    case malformed(String)
    /// It is a property list without a list of actions.
    case noActions
    /// None of its actions runs JavaScript.
    case noScripts
    /// It has more scripts than can be run on a page.
    case tooManyScripts(limit: Int)
    /// Its texts are longer than a script may be, in bytes.
    case tooLong(limit: Int)
    /// A script is neither a string nor a text with variables. Scripts are counted from 1.
    case noText(script: Int)
    /// A script uses a variable whose value is known only when the shortcut runs.
    case variable(script: Int, name: String)

    /// A sentence, without the file's name.
    package var description: String {
        switch self {
        case .signed:
            "the shortcut is signed (AEA1), so only Apple's systems can read it. Copy the text of its action "
                + "Run JavaScript on Web Page into a file, and run that with --kind shortcut."
        case .malformed(let reason): "not a property list: \(reason)."
        case .noActions: "the property list has no list WFWorkflowActions, so it is no shortcut."
        case .noScripts:
            "the shortcut has no action Run JavaScript on Web Page (\(ShortcutFile.actionIdentifier))."
        case .tooManyScripts(let limit): "the shortcut has more than \(limit) scripts."
        case .tooLong(let limit): "the scripts of the shortcut have more than \(limit) bytes."
        case .noText(let script): "script \(script) of the shortcut is no text (WFJavaScript)."
        case .variable(let script, let name):
            "script \(script) of the shortcut uses the variable \"\(name)\", whose value is known only when the shortcut runs. "
                + "Copy the script into a file with the value in its place, and run that with --kind shortcut."
        }
    }
}

/// The reader of .shortcut files.
package enum ShortcutFile {
    static let actionIdentifier = "is.workflow.actions.runjavascriptonwebpage"
    private static let textIdentifier = "is.workflow.actions.gettext"
    /// The most scripts of one shortcut: as many as calls of run() in one run.
    static let mostScripts = 100
    /// The most bytes of all scripts, after variables were replaced.
    static let mostBytes = 16 << 20
    /// The character that stands for a variable in a text.
    private static let placeholder: UInt16 = 0xFFFC

    /// Whether a file with another name is a shortcut: a property list or a signed one.
    package static func isOne(_ bytes: [UInt8]) -> Bool {
        isSigned(bytes) || bytes.starts(with: "bplist0".utf8) || bytes.starts(with: "<?xml".utf8)
            || bytes.starts(with: "<plist".utf8)
    }

    private static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "AEA1".utf8) }

    /// The texts of all scripts, in order; an empty text for an action without one.
    package static func scripts(_ bytes: [UInt8]) throws(ShortcutError) -> [String] {
        if isSigned(bytes) { throw .signed }
        let data = Data(bytes)
        if let reason = PropertyListFault.tooMuch(in: data) { throw .malformed(reason) }
        let list: Any
        do { list = try readPropertyList(data) } catch {
            throw .malformed(PropertyListFault.of(data)?.reason ?? PropertyListFault.of(error).reason)
        }
        guard let actions = (list as? [String: Any])?["WFWorkflowActions"] as? [Any] else { throw .noActions }
        var texts: [String: String] = [:]
        var scripts: [String] = []
        var size = 0
        for case let action as [String: Any] in actions {
            let parameters = action["WFWorkflowActionParameters"] as? [String: Any] ?? [:]
            switch action["WFWorkflowActionIdentifier"] as? String {
            case textIdentifier:
                // NB: A text with an unknown variable is unknown itself; only a script that uses it is refused.
                guard let identifier = parameters["UUID"] as? String,
                    let text = try? text(parameters["WFTextActionText"] ?? "", texts, script: 0)
                else { continue }
                size += text.utf8.count
                texts[identifier] = text
            case actionIdentifier:
                if scripts.count == mostScripts { throw .tooManyScripts(limit: mostScripts) }
                let text = try text(parameters["WFJavaScript"] ?? "", texts, script: scripts.count + 1)
                size += text.utf8.count
                scripts.append(text)
            default: continue
            }
            if size > mostBytes { throw .tooLong(limit: mostBytes) }
        }
        if scripts.isEmpty { throw .noScripts }
        return scripts
    }

    /// A text parameter with the values of its variables.
    private static func text(
        _ parameter: Any,
        _ known: [String: String],
        script: Int
    ) throws(ShortcutError) -> String {
        if let text = parameter as? String { return text }
        guard let value = (parameter as? [String: Any])?["Value"] as? [String: Any] else {
            throw .noText(script: script)
        }
        guard let string = value["string"] as? String else {
            // A variable alone.
            if value["Type"] != nil { return try content(of: value, known, script: script) }
            throw .noText(script: script)
        }
        let attachments = value["attachmentsByRange"] as? [String: Any] ?? [:]
        var result: [UInt16] = []
        for (place, unit) in string.utf16.enumerated() {
            guard unit == placeholder, let attachment = attachments["{\(place), 1}"] as? [String: Any] else {
                result.append(unit)
                continue
            }
            result += try content(of: attachment, known, script: script).utf16
            if result.count > mostBytes { throw .tooLong(limit: mostBytes) }
        }
        return String(decoding: result, as: UTF16.self)
    }

    private static func content(
        of attachment: [String: Any],
        _ known: [String: String],
        script: Int
    ) throws(ShortcutError) -> String {
        if attachment["Type"] as? String == "ActionOutput", attachment["Aggrandizements"] == nil,
            let identifier = attachment["OutputUUID"] as? String, let text = known[identifier]
        {
            return text
        }
        let names = ["VariableName", "OutputName", "Type"].lazy.compactMap { attachment[$0] as? String }
        throw .variable(script: script, name: String((names.first ?? "unnamed").prefix(100)))
    }
}
