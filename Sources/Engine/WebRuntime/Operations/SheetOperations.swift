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
        families.sheet = { [unowned page] _, operation, operands in
            switch operation {
            case .sheetOf: return page.number(page.styleSheets.sheet(of: try operands.node(1)))
            case .sheetMissesImport:
                let rules: BlockList<SheetRule> = page.styleSheets.sheet(of: try operands.node(1))?.rules ?? []
                return .boolean(rules.contains { $0.kind == .importing && $0.importedSheet() == nil })
            case .sheetCount: return .integer(page.styleSheets.sheetCount(in: try operands.node(1)))
            case .sheetAt:
                return page.number(page.styleSheets.sheet(in: try operands.node(1), at: try operands.position(2)))
            case .sheetAdopt:
                var sheets: [StyleSheet] = []
                for index in 2..<max(2, operands.count) { sheets.append(try page.sheet(operands, index)) }
                page.styleSheets.adopt(sheets, in: try operands.parentNode(1))
                return .undefined
            case .sheetAdoptedCount:
                return .integer(page.styleSheets.adoptedSheets(of: try operands.parentNode(1)).count)
            case .sheetAdoptedAt:
                let sheets = page.styleSheets.adoptedSheets(of: try operands.parentNode(1))
                let index = try operands.position(2)
                return page.number(sheets.indices.contains(index) ? sheets[index] : nil)
            case .sheetAdoptAt:
                let sheet = try page.sheet(operands, 3)
                page.styleSheets.adopt(sheet, at: try operands.position(2), in: try operands.parentNode(1))
                return .undefined
            case .sheetAdoptUpTo:
                page.styleSheets.dropAdopted(from: try operands.position(2), in: try operands.parentNode(1))
                return .undefined
            case .sheetConstruct:
                let base = try operands.string(2)
                let sheet = page.styleSheets.construct(
                    in: try operands.document(1),
                    base: base.isEmpty ? nil : base,
                    media: try operands.string(3),
                    isDisabled: try operands.boolean(4)
                )
                return page.number(sheet)
            case .sheetText:
                let sheet = try page.sheet(operands, 1)
                return text(try operands.string(2) == "title" ? sheet.title : sheet.address)
            case .sheetNumber:
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
            case .sheetDisable:
                let sheet = try page.sheet(operands, 1)
                sheet.setDisabled(try operands.boolean(2))
                sheet.changed()
                return .undefined
            case .sheetLock:
                try page.sheet(operands, 1).isModificationDisallowed = try operands.boolean(2)
                return .undefined
            case .sheetReplace:
                let sheet = try page.sheet(operands, 1)
                sheet.replace(try operands.bytes(2))
                sheet.changed()
                return .undefined
            }
        }
    }

    private func registerRules(_ page: Page) {
        families.rule = { [unowned page] receiver, operation, operands in
            switch operation {
            case .rulesCount: return .integer(try page.rules(operands, 1).count)
            case .rulesAt:
                let (rules, index) = (try page.rules(operands, 1), try operands.position(2))
                return page.number(rules.indices.contains(index) ? rules[index] : nil)
            case .rulesInsert:
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
            case .rulesDelete:
                let (number, index) = (try operands.integer(1), try operands.position(2))
                return failure { () throws(RuleFailure) in
                    if let sheet = page.styleSheets.sheet(numbered: number) {
                        sheet.deleted(try sheet.delete(at: index))
                    } else if let rule = page.styleSheets.rule(numbered: number) {
                        rule.deleted(try rule.delete(at: index))
                    }
                }
            case .ruleNumber:
                let rule = try page.rule(operands, 1)
                switch try operands.string(2) {
                case "kind": return .integer(rule.kind.rawValue)
                case "parent": return page.number(rule.parent)
                case "sheet": return page.number(rule.sheet)
                case "imported": return page.number(rule.importedSheet())
                case "isLayered": return .integer(rule.isLayered ? 1 : 0)
                default: throw OperationFailure.forged
                }
            case .ruleText:
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
            case .ruleSet:
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
            case .ruleKeyframe:
                return .integer(try page.rule(operands, 1).keyframe(try operands.bytes(2), tree: receiver.tree) ?? -1)
            }
        }
    }

    private func registerMedia(_ page: Page) {
        families.media = { [unowned page] _, operation, operands in
            switch operation {
            case .styleRegister:
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
            case .mediaList: return text(try page.media(operands).text)
            case .mediaCount: return .integer(try page.media(operands).queries.count)
            case .mediaAt:
                let (queries, index) = (try page.media(operands).queries, try operands.position(2))
                return text(queries.indices.contains(index) ? queries[index] : nil)
            case .mediaChange:
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
    }

    private func registerRuleStyles(_ page: Page) {
        families.ruleStyle = { [unowned page] _, operation, operands in
            switch operation {
            case .ruleStyleCount: return .integer(try page.rule(operands, 1).declarations.count)
            case .ruleStyleName: return try page.rule(operands, 1).declarations.nameResult(at: try operands.position(2))
            case .ruleStyleValue: return text(try page.rule(operands, 1).declarations.value(of: try operands.string(2)))
            case .ruleStylePriority:
                return text(try page.rule(operands, 1).declarations.priority(of: try operands.string(2)))
            case .ruleStyleText: return text(try page.rule(operands, 1).declarations.cssText)
            case .ruleStyleSet:
                let rule = try page.rule(operands, 1)
                let (name, value) = (try operands.string(2), try operands.string(3))
                if rule.declarations.set(name, to: value, priority: try operands.string(4)) { rule.declared() }
                return .undefined
            case .ruleStyleRemove:
                let rule = try page.rule(operands, 1)
                let old = rule.declarations.value(of: try operands.string(2))
                if !rule.declarations.remove(try operands.string(2)).isEmpty { rule.declared() }
                return text(old)
            case .ruleStyleSetText:
                let rule = try page.rule(operands, 1)
                rule.declarations = StyleDeclarations(try operands.bytes(2), kind: rule.declarations.kind)
                rule.declared()
                return .undefined
            }
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

    fileprivate func rules(_ operands: Operands, _ index: Int) throws(OperationFailure) -> BlockList<SheetRule> {
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
