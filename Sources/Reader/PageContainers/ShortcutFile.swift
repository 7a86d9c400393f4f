// ShortcutFile.swift: the scripts in a .shortcut file: a property list with the shortcut's actions, which is untrusted.
//
// Text parameters are strings, or dictionaries whose string has U+FFFC at each variable, and an attachment for it under its range
// ({position, 1}, in UTF-16 code units). Only variables with a known value are replaced: the output of an earlier Text action.

import FoundationEssentials
import PropertyListReading

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

/// The texts of the scripts in a .shortcut file, in order; an empty text for an action without one.
package func shortcutScripts(_ bytes: [UInt8]) throws(ShortcutError) -> [String] { try ShortcutFile.scripts(bytes) }

/// The reader of .shortcut files.
enum ShortcutFile {
    static let actionIdentifier = "is.workflow.actions.runjavascriptonwebpage"
    private static let textIdentifier = "is.workflow.actions.gettext"
    /// The most scripts of one shortcut: as many as calls of run() in one run.
    static let mostScripts = 100
    /// The most bytes of all scripts, after variables were replaced.
    static let mostBytes = 16 << 20
    /// The character that stands for a variable in a text.
    private static let placeholder: UInt16 = 0xFFFC

    private static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "AEA1".utf8) }

    /// The texts of all scripts, in order; an empty text for an action without one.
    static func scripts(_ bytes: [UInt8]) throws(ShortcutError) -> [String] {
        if isSigned(bytes) { throw .signed }
        let list = try propertyList(bytes)
        guard let actions = list["WFWorkflowActions"]?.elements else { throw .noActions }
        var texts: [String: String] = [:]
        var scripts: [String] = []
        var size = 0
        for action in actions {
            let parameters = action["WFWorkflowActionParameters"]
            switch action["WFWorkflowActionIdentifier"]?.text {
            case textIdentifier:
                // NB: A text with an unknown variable is unknown itself; only a script that uses it is refused.
                guard let identifier = parameters?["UUID"]?.text,
                    let text = try? text(parameters?["WFTextActionText"] ?? .text(""), texts, script: 0)
                else { continue }
                size += text.utf8.count
                texts[identifier] = text
            case actionIdentifier:
                if scripts.count == mostScripts { throw .tooManyScripts(limit: mostScripts) }
                let text = try text(parameters?["WFJavaScript"] ?? .text(""), texts, script: scripts.count + 1)
                size += text.utf8.count
                scripts.append(text)
            default: continue
            }
            if size > mostBytes { throw .tooLong(limit: mostBytes) }
        }
        if scripts.isEmpty { throw .noScripts }
        return scripts
    }

    private static func propertyList(_ bytes: [UInt8]) throws(ShortcutError) -> PropertyListNode {
        if bytes.isEmpty { throw .malformed("the file is empty") }
        if let refusal = refusalOfPropertyList(bytes) { throw .malformed(refusal.reason) }
        if isNestedTooDeep(propertyList: bytes) { throw .malformed("its elements are nested too deep") }
        do { return try PropertyListDecoder().decode(PropertyListNode.self, from: Data(bytes)) } catch {
            let isBinary = bytes.starts(with: "bplist".utf8)
            throw .malformed(
                isBinary
                    ? "it begins as a binary property list and is damaged or cut short"
                    : "it is neither XML nor binary, or damaged"
            )
        }
    }

    /// A text parameter with the values of its variables.
    private static func text(
        _ parameter: PropertyListNode,
        _ known: [String: String],
        script: Int
    ) throws(ShortcutError) -> String {
        if let text = parameter.text { return text }
        guard let value = parameter["Value"], value.isDictionary else { throw .noText(script: script) }
        guard let string = value["string"]?.text else {
            // A variable alone.
            if value["Type"] != nil { return try content(of: value, known, script: script) }
            throw .noText(script: script)
        }
        let attachments = value["attachmentsByRange"]
        var result: [UInt16] = []
        for (place, unit) in string.utf16.enumerated() {
            guard unit == placeholder, let attachment = attachments?["{\(place), 1}"], attachment.isDictionary else {
                result.append(unit)
                continue
            }
            result += try content(of: attachment, known, script: script).utf16
            if result.count > mostBytes { throw .tooLong(limit: mostBytes) }
        }
        return String(decoding: result, as: UTF16.self)
    }

    private static func content(
        of attachment: PropertyListNode,
        _ known: [String: String],
        script: Int
    ) throws(ShortcutError) -> String {
        if attachment["Type"]?.text == "ActionOutput", attachment["Aggrandizements"] == nil,
            let identifier = attachment["OutputUUID"]?.text, let text = known[identifier]
        {
            return text
        }
        let names = ["VariableName", "OutputName", "Type"].lazy.compactMap { attachment[$0]?.text }
        throw .variable(script: script, name: String((names.first ?? "unnamed").prefix(100)))
    }
}
