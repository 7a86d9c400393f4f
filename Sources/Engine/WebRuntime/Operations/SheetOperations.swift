// SheetOperations.swift: native operations for style sheets and their rules. Bindings identify both by numbers, which are checked here; 0
// means none.

import CSSValues
import Cascade
import DOM
import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Registers the operations on style sheets.
    func registerSheetOperations(page: Page) {
        // NB: Made before scripts run, so that it notices their changes to attributes.
        _ = page.styleSheets
        registerSheets(page)
        registerRules(page)
        registerMedia(page)
        registerRuleStyles(page)
    }

    private func registerSheets(_ page: Page) {
        // An element → its sheet.
        named["sheet.of"] = { [unowned page] _, operands in
            page.number(page.styleSheets.sheet(of: try operands.node(1)))
        }
        // A style element → whether a sheet that its own sheet imports directly is missing.
        named["sheet.missesImport"] = { [unowned page] _, operands in
            let rules = page.styleSheets.sheet(of: try operands.node(1))?.rules ?? []
            return .boolean(rules.contains { $0.kind == .importing && $0.importedSheet() == nil })
        }
        // A document or shadow root → its sheets.
        named["sheet.list"] = { [unowned page] _, operands in
            .integers(page.styleSheets.sheets(in: try operands.node(1)).map { UInt32(page.styleSheets.handle(of: $0)) })
        }
        // A document or shadow root, sheets: sets its adopted sheets.
        named["sheet.adopt"] = { [unowned page] _, operands in
            var sheets: [StyleSheet] = []
            for index in 2..<max(2, operands.count) { sheets.append(try page.sheet(operands, index)) }
            page.styleSheets.adopt(sheets, in: try operands.parentNode(1))
            return .undefined
        }
        // A document or shadow root → the number of its adopted sheets.
        named["sheet.adoptedCount"] = { [unowned page] _, operands in
            .integer(page.styleSheets.adoptedSheets(of: try operands.parentNode(1)).count)
        }
        // A document or shadow root, an index → the adopted sheet there.
        named["sheet.adoptedAt"] = { [unowned page] _, operands in
            let sheets = page.styleSheets.adoptedSheets(of: try operands.parentNode(1))
            let index = try operands.position(2)
            return page.number(sheets.indices.contains(index) ? sheets[index] : nil)
        }
        // A document or shadow root, an index, a sheet: sets the adopted sheet there.
        named["sheet.adoptAt"] = { [unowned page] _, operands in
            let sheet = try page.sheet(operands, 3)
            page.styleSheets.adopt(sheet, at: try operands.position(2), in: try operands.parentNode(1))
            return .undefined
        }
        // A document or shadow root, a count: keeps only this many adopted sheets.
        named["sheet.adoptUpTo"] = { [unowned page] _, operands in
            page.styleSheets.dropAdopted(from: try operands.position(2), in: try operands.parentNode(1))
            return .undefined
        }
        // Document, base address, media, whether it is disabled → a new sheet.
        named["sheet.construct"] = { [unowned page] _, operands in
            let base = try operands.string(2)
            let sheet = page.styleSheets.construct(
                in: try operands.document(1),
                base: base.isEmpty ? nil : base,
                media: try operands.string(3),
                isDisabled: try operands.boolean(4)
            )
            return page.number(sheet)
        }
        named["sheet.text"] = { [unowned page] _, operands in
            let sheet = try page.sheet(operands, 1)
            return text(try operands.string(2) == "title" ? sheet.title : sheet.address)
        }
        named["sheet.number"] = { [unowned page] _, operands in
            let sheet = try page.sheet(operands, 1)
            switch try operands.string(2) {
            case "owner": return .integer(Int(sheet.owner.rawValue))
            case "ownerRule": return page.number(sheet.ownerRule)
            case "parent": return page.number(sheet.parent)
            case "constructor": return .integer(Int(sheet.constructorDocument.rawValue))
            case "locked": return .integer(sheet.isModificationDisallowed ? 1 : 0)
            case "disabled": return .integer(sheet.isDisabled ? 1 : 0)
            default: throw OperationFailure.forged
            }
        }
        named["sheet.disable"] = { [unowned page] _, operands in
            let sheet = try page.sheet(operands, 1)
            sheet.setDisabled(try operands.boolean(2))
            sheet.changed()
            return .undefined
        }
        named["sheet.lock"] = { [unowned page] _, operands in
            try page.sheet(operands, 1).isModificationDisallowed = try operands.boolean(2)
            return .undefined
        }
        named["sheet.replace"] = { [unowned page] _, operands in
            let sheet = try page.sheet(operands, 1)
            sheet.replace(try operands.bytes(2))
            sheet.changed()
            return .undefined
        }
    }

    private func registerRules(_ page: Page) {
        // A sheet or a rule → its rules.
        named["rules.count"] = { [unowned page] _, operands in .integer(try page.rules(operands, 1).count) }
        named["rules.at"] = { [unowned page] _, operands in
            let (rules, index) = (try page.rules(operands, 1), try operands.position(2))
            return page.number(rules.indices.contains(index) ? rules[index] : nil)
        }
        // A sheet or rule, text, index → the name of an exception, or nothing.
        named["rules.insert"] = { [unowned page] receiver, operands in
            let (text, index) = (try operands.bytes(2), try operands.position(3))
            let number = try operands.integer(1)
            return failure { () throws(RuleFailure) in
                if let sheet = page.styleSheets.sheet(numbered: number) {
                    try sheet.insert(text, at: index)
                    sheet.inserted(at: index)
                } else if let rule = page.styleSheets.rule(numbered: number) {
                    try rule.insert(text, at: index, tree: receiver.tree)
                    rule.inserted(at: index)
                }
            }
        }
        named["rules.delete"] = { [unowned page] _, operands in
            let (number, index) = (try operands.integer(1), try operands.position(2))
            return failure { () throws(RuleFailure) in
                if let sheet = page.styleSheets.sheet(numbered: number) {
                    sheet.deleted(try sheet.delete(at: index))
                } else if let rule = page.styleSheets.rule(numbered: number) {
                    rule.deleted(try rule.delete(at: index))
                }
            }
        }
        named["rule.number"] = { [unowned page] _, operands in
            let rule = try page.rule(operands, 1)
            switch try operands.string(2) {
            case "kind": return .integer(rule.kind.rawValue)
            case "parent": return page.number(rule.parent)
            case "sheet": return page.number(rule.sheet)
            case "imported": return page.number(rule.importedSheet())
            case "isLayered": return .integer(rule.isLayered ? 1 : 0)
            default: throw OperationFailure.forged
            }
        }
        named["rule.text"] = { [unowned page] _, operands in
            let rule = try page.rule(operands, 1)
            switch try operands.string(2) {
            case "all": return text(rule.cssText)
            case "text": return text(rule.text)
            case "name": return text(rule.name)
            case "names": return text(rule.names.joined(separator: "\n"))
            case "condition": return text(rule.conditionText)
            case "supports": return text(rule.supports)
            default: throw OperationFailure.forged
            }
        }
        named["rule.set"] = { [unowned page] receiver, operands in
            let (rule, field) = (try page.rule(operands, 1), try operands.string(2))
            let (value, name) = (try operands.bytes(3), try operands.string(3))
            defer { rule.changed() }
            return failure { () throws(RuleFailure) in
                switch field {
                case "selectors": rule.setSelectors(value, tree: receiver.tree)
                case "name": rule.setName(name)
                case "key": try rule.setKey(value, tree: receiver.tree)
                case "keyframe": rule.appendKeyframe(value, tree: receiver.tree)
                default: break
                }
            }
        }
        // Keyframes, a key → the index of its last keyframe, or −1.
        named["rule.keyframe"] = { [unowned page] receiver, operands in
            .integer(try page.rule(operands, 1).keyframe(try operands.bytes(2), tree: receiver.tree) ?? -1)
        }
    }

    private func registerMedia(_ page: Page) {
        // A custom property's name, its syntax, whether it inherits, its initial value, whether it has one, the document → the name of the
        // exception to throw, or nothing.
        named["style.register"] = { [unowned page] _, operands in
            do {
                try page.styleSheets.register(
                    try operands.string(1),
                    syntax: try operands.string(2),
                    inherits: try operands.boolean(3),
                    initialValue: try operands.boolean(5) ? try operands.string(4) : nil,
                    in: try operands.document(6)
                )
                return text("")
            } catch let failure as RegistrationFailure {
                return text(failure == .registered ? "InvalidModificationError" : "SyntaxError")
            }
        }
        named["media.list"] = { [unowned page] _, operands in text(try page.media(operands).text) }
        named["media.count"] = { [unowned page] _, operands in .integer(try page.media(operands).queries.count) }
        // A sheet or rule, an index → the media query there, or nothing.
        named["media.at"] = { [unowned page] _, operands in
            let (queries, index) = (try page.media(operands).queries, try operands.position(2))
            return text(queries.indices.contains(index) ? queries[index] : nil)
        }
        // A sheet or rule, the action, text → for a removal, whether the text was present.
        named["media.change"] = { [unowned page] _, operands in
            let (media, value) = (try page.media(operands), try operands.string(3))
            let held = media.holds
            defer { if media.holds != held { try? page.mediaChanged(operands) } }
            switch try operands.string(2) {
            case "set": media.text = value
            case "append": media.append(value)
            case "delete": return media.delete(value).map { .boolean($0) } ?? .undefined
            default: throw OperationFailure.forged
            }
            return .undefined
        }
    }

    private func registerRuleStyles(_ page: Page) {
        named["ruleStyle.count"] = { [unowned page] _, operands in
            .integer(try page.rule(operands, 1).declarations.count)
        }
        named["ruleStyle.name"] = { [unowned page] _, operands in
            try page.rule(operands, 1).declarations.nameResult(at: try operands.position(2))
        }
        named["ruleStyle.value"] = { [unowned page] _, operands in
            text(try page.rule(operands, 1).declarations.value(of: try operands.string(2)))
        }
        named["ruleStyle.priority"] = { [unowned page] _, operands in
            text(try page.rule(operands, 1).declarations.priority(of: try operands.string(2)))
        }
        named["ruleStyle.text"] = { [unowned page] _, operands in text(try page.rule(operands, 1).declarations.cssText)
        }
        named["ruleStyle.set"] = { [unowned page] _, operands in
            let rule = try page.rule(operands, 1)
            let (name, value) = (try operands.string(2), try operands.string(3))
            if rule.declarations.set(name, to: value, priority: try operands.string(4)) { rule.declared() }
            return .undefined
        }
        named["ruleStyle.remove"] = { [unowned page] _, operands in
            let rule = try page.rule(operands, 1)
            let old = rule.declarations.value(of: try operands.string(2))
            if !rule.declarations.remove(try operands.string(2)).isEmpty { rule.declared() }
            return text(old)
        }
        named["ruleStyle.setText"] = { [unowned page] _, operands in
            let rule = try page.rule(operands, 1)
            rule.declarations = StyleDeclarations(try operands.bytes(2), kind: rule.declarations.kind)
            rule.declared()
            return .undefined
        }
    }
}

private func text(_ text: String?) -> NativeResult { text.map { .utf8(Array($0.utf8)) } ?? .undefined }

private func failure(_ change: () throws(RuleFailure) -> Void) -> NativeResult {
    do {
        try change()
        return .undefined
    } catch {
        return text(error.rawValue)
    }
}

extension Page {
    fileprivate func number(_ sheet: StyleSheet?) -> NativeResult { .integer(sheet.map(styleSheets.handle) ?? 0) }

    fileprivate func number(_ rule: SheetRule?) -> NativeResult { .integer(rule.map(styleSheets.handle) ?? 0) }

    fileprivate func sheet(_ operands: Operands, _ index: Int) throws(OperationFailure) -> StyleSheet {
        // Rules and sheets that changes of the tree made obsolete have no owner any more.
        styleSheets.refresh()
        guard let sheet = styleSheets.sheet(numbered: try operands.integer(index)) else {
            throw OperationFailure.forged
        }
        return sheet
    }

    fileprivate func rule(_ operands: Operands, _ index: Int) throws(OperationFailure) -> SheetRule {
        guard let rule = styleSheets.rule(numbered: try operands.integer(index)) else { throw OperationFailure.forged }
        return rule
    }

    fileprivate func rules(_ operands: Operands, _ index: Int) throws(OperationFailure) -> [SheetRule] {
        let number = try operands.integer(index)
        if let sheet = styleSheets.sheet(numbered: number) { return sheet.rules }
        return try rule(operands, index).rules
    }

    /// Notifies the cascade that the media of a sheet or rule, which is the first operand, changed.
    fileprivate func mediaChanged(_ operands: Operands) throws(OperationFailure) {
        if let sheet = styleSheets.sheet(numbered: try operands.integer(1)) { return sheet.changed() }
        try rule(operands, 1).changed()
    }

    /// The media of a sheet or rule, which is the first operand.
    fileprivate func media(_ operands: Operands) throws(OperationFailure) -> MediaList {
        if let sheet = styleSheets.sheet(numbered: try operands.integer(1)) { return sheet.media }
        guard let media = try rule(operands, 1).media else { throw OperationFailure.forged }
        return media
    }
}
