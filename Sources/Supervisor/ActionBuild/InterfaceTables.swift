// InterfaceTables.swift: adds to classes what the Objective-C runtime would know of them: a table of the methods marked @IBAction or
// @objc, by name, and of the properties marked @IBOutlet, with their types. A table is at the end of its file. Members that extensions
// in other files add are called through a method of that file, because they may be private there. The members that use the tables are
// inside the class, on the line of its last brace, so that a subclass overrides them.

import SourceScanning

/// The tables of a module's classes.
struct InterfaceTables {
    /// A method that can be called with at most one argument.
    private struct Method {
        var name: String
        /// The label of its argument with the colon; empty if there is none.
        var label: String
        /// The argument's type; nil if there is none.
        var type: String?

        /// Whether a tap can call it: it needs no argument, or one that can be created.
        var isTap: Bool {
            type.map { InterfaceTables.senders.contains($0) || ["Any", "AnyObject"].contains($0) } ?? true
        }
    }

    private struct Outlet {
        var name: String
        var type: String
        var isCollection: Bool
    }

    /// The part of a class that one file declares.
    private struct Part {
        var declaresClass = false
        var superclass: String?
        /// The position of the class's last brace, and whether a member precedes it on its line.
        var bodyEnd: (position: Int, isAfterMember: Bool)?
        var isController = false
        var methods: [Method] = []
        var outlets: [Outlet] = []
        /// The label of the first argument of each initializer; empty for one without arguments.
        var initialisers: [String] = []
    }

    /// Types of senders that can be created.
    private static let senders: Set<String> = [
        "UIButton", "UIBarButtonItem", "UISwitch", "UISegmentedControl", "UITextField", "UIControl", "UISlider",
        "UIStepper",
        "UIView", "NSButton", "NSControl", "NSPopUpButton", "NSSegmentedControl", "NSSlider", "NSSwitch", "NSTextField",
        "NSView",
    ]

    /// The parts in each file, by the class's name.
    private let parts: [[String: Part]]

    /// - Parameter files: The tokens of each source.
    init(_ files: [[SourceToken]]) { parts = files.map(Self.parts(of:)) }

    /// The expression that creates an object of a controller class that is declared here; nil for other classes. If the class has only
    /// a storyboard's initializer, that one is called with an empty coder.
    func making(_ name: String) -> String? {
        guard isController(name), let part = declaration(of: name) else { return nil }
        let labels = part.initialisers
        let isUsual = labels.isEmpty || labels.contains("") || labels.contains("nibName") || labels.contains("style")
        return !isUsual && labels.contains("coder") ? "\(name)(coder: NSCoder())" : "\(name)()"
    }

    private func declaration(of name: String) -> Part? {
        parts.lazy.compactMap { $0[name] }.first(where: \.declaresClass)
    }

    /// The superclasses that are declared here, the nearest first.
    private func ancestors(of name: String) -> [String] {
        var names: [String] = []
        var next = declaration(of: name)?.superclass
        while let current = next, !names.contains(current), current != name, let part = declaration(of: current) {
            names.append(current)
            next = part.superclass
        }
        return names
    }

    private func isController(_ name: String) -> Bool {
        ([name] + ancestors(of: name)).contains { declaration(of: $0)?.isController == true }
    }

    private func hasMethods(_ name: String) -> Bool { parts.contains { $0[name]?.methods.isEmpty == false } }
    private func hasOutlets(_ name: String) -> Bool { declaration(of: name)?.outlets.isEmpty == false }

    /// The text to append to a file.
    func text(forFile file: Int) -> String {
        var text = ""
        for (name, part) in parts[file].sorted(by: { $0.key < $1.key }) {
            if !part.methods.isEmpty, declaration(of: name) != nil {
                text += "extension \(name) {\n\(Self.dispatch(part.methods, "\(file)_\(name)"))}\n"
            }
            guard part.declaresClass else { continue }
            let above = ancestors(of: name)
            if hasMethods(name), !above.contains(where: hasMethods) {
                text += "extension \(name): InterfaceActions {}\n"
            }
            guard !part.outlets.isEmpty else { continue }
            text += "extension \(name) {\n\(Self.setting(name, part.outlets))"
            if isController(name) { text += Self.making(name, part.outlets) }
            text += "}\n"
            if !above.contains(where: hasOutlets) {
                text += "extension \(name): InterfaceOutletTable {}\n"
                if isController(name) { text += "extension \(name): InterfaceOutlets {}\n" }
            }
        }
        return text
    }

    /// The text to insert into the classes of a file, and its positions.
    func members(forFile file: Int) -> [(position: Int, text: String)] {
        parts[file].compactMap { name, part in
            guard part.declaresClass, let end = part.bodyEnd else { return nil }
            let above = ancestors(of: name)
            var text = ""
            if hasMethods(name) { text += actionMembers(name, overrides: above.contains(where: hasMethods)) }
            if !part.outlets.isEmpty {
                text += outletMembers(name, overrides: above.contains(where: hasOutlets))
            }
            return text.isEmpty ? nil : (end.position, (end.isAfterMember ? "; " : "") + text)
        }
    }

    private func actionMembers(_ name: String, overrides: Bool) -> String {
        let files = parts.indices.filter { parts[$0][name]?.methods.isEmpty == false }
        let methods = files.flatMap { parts[$0][name]?.methods ?? [] }
        let head = "@MainActor public \(overrides ? "override " : "")"
        func list(_ methods: [Method], _ property: String) -> String {
            let names = "[" + methods.map { "\"\($0.name)\"" }.joined(separator: ", ") + "]"
            return
                "nonisolated public \(overrides ? "override " : "")var \(property): [String] { \(names)\(overrides ? " + super.\(property)" : "") }; "
        }
        var calls = files.map { "interfaceAction\($0)_\(name)(name, sender)" }
        if overrides { calls.append("super.performInterfaceAction(name, sender: sender)") }
        return list(methods, "interfaceMethodNames") + list(methods.filter(\.isTap), "interfaceActionNames")
            + "\(head)func performInterfaceAction(_ name: String, sender: Any?) -> Bool { "
            + calls.joined(separator: " || ") + " }; "
    }

    private func outletMembers(_ name: String, overrides: Bool) -> String {
        let head = "@MainActor public \(overrides ? "override " : "")func "
        var text =
            "\(head)setInterfaceOutlet(_ name: String, _ object: AnyObject) -> Bool { setInterfaceOutlet_\(name)(name, "
            + "object)\(overrides ? " || super.setInterfaceOutlet(name, object)" : "") }; "
        if isController(name) {
            let rest = overrides ? "; super.makeInterfaceOutlets()" : ""
            text += "\(head)makeInterfaceOutlets() { makeInterfaceOutlets_\(name)()\(rest) }; "
        }
        return text
    }

    private static func dispatch(_ methods: [Method], _ suffix: String) -> String {
        let cases = methods.map { method -> String in
            let call = "\(method.name)(\(method.label)"
            switch method.type {
            case nil: return "        case \"\(method.name)\": \(call))"
            case "Any": return "        case \"\(method.name)\": \(call)sender ?? self)"
            case "AnyObject": return "        case \"\(method.name)\": \(call)sender as AnyObject? ?? self)"
            case let type? where senders.contains(type):
                return "        case \"\(method.name)\": \(call)sender as? \(type) ?? \(type)())"
            case let type?:
                return """
                            case "\(method.name)":
                                guard let argument = sender as? \(type) else { return false }
                                \(call)argument)
                    """
            }
        }
        return """
                @MainActor func interfaceAction\(suffix)(_ name: String, _ sender: Any?) -> Bool {
                    switch name {
            \(cases.joined(separator: "\n"))
                    default: return false
                    }
                    return true
                }

            """
    }

    /// The method that sets the outlets that a storyboard connects.
    private static func setting(_ name: String, _ outlets: [Outlet]) -> String {
        let cases = outlets.map { outlet in
            """
                    case "\(outlet.name)":
                        guard let object = object as? \(outlet.type) else { return false }
                        \(outlet.name) = \(outlet.isCollection ? "(\(outlet.name) ?? []) + [object]" : "object")
            """
        }
        return """
                @MainActor func setInterfaceOutlet_\(name)(_ name: String, _ object: AnyObject) -> Bool {
                    switch name {
            \(cases.joined(separator: "\n"))
                    default: return false
                    }
                    return true
                }

            """
    }

    /// The method that creates objects for unconnected outlets.
    private static func making(_ name: String, _ outlets: [Outlet]) -> String {
        let lines = outlets.map { outlet -> String in
            if outlet.isCollection { return "        if \(outlet.name) == nil { \(outlet.name) = [] }" }
            return """
                        if \(outlet.name) == nil {
                            let made = \(outlet.type)()
                            connectInterfaceOutlet(made)
                            \(outlet.name) = made
                        }
                """
        }
        return """
                @MainActor func makeInterfaceOutlets_\(name)() {
            \(lines.joined(separator: "\n"))
                }

            """
    }

    // MARK: - Parsing

    private static func parts(of tokens: [SourceToken]) -> [String: Part] {
        var parts: [String: Part] = [:]
        // For each open brace, its class or nil; and whether the outermost is the class declaration.
        var open: [String?] = []
        var declares = false
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") {
                var name: String?
                if open.isEmpty, let head = head(before: index, in: tokens) {
                    name = head.name
                    declares = head.isClass
                    parts[head.name, default: Part()].declaresClass =
                        parts[head.name]?.declaresClass == true || head.isClass
                    if head.isClass { parts[head.name]?.superclass = head.superclass }
                    if head.isController { parts[head.name]?.isController = true }
                }
                open.append(name)
            } else if token.isSymbol("}") {
                if let closed = open.popLast(), let closed, open.isEmpty, declares {
                    let previous = tokens[index - 1]
                    let isAfterMember = previous.line == token.line && !previous.isSymbol("{")
                    parts[closed]?.bodyEnd = (token.range.lowerBound, isAfterMember)
                }
            } else if open.count == 1, let owner = open[0] {
                if token.isWord("init"), let label = initialiser(at: index, in: tokens) {
                    parts[owner]?.initialisers.append(label)
                } else if token.isWord("@IBAction") || token.isWord("@objc"),
                    let method = method(after: index, in: tokens),
                    parts[owner]?.methods.contains(where: { $0.name == method.name }) == false
                {
                    parts[owner]?.methods.append(method)
                } else if token.isWord("@IBOutlet"), let outlet = outlet(after: index, in: tokens) {
                    parts[owner]?.outlets.append(outlet)
                }
            }
        }
        return parts
    }

    /// The class or extension whose body a brace opens. A class without a superclass and a generic class have no table.
    private static func head(before brace: Int, in tokens: [SourceToken]) -> (
        name: String, isClass: Bool, isController: Bool, superclass: String?
    )? {
        var isController = false
        var hasSuperclass = false
        var superclass: String?
        for index in stride(from: brace - 1, through: 0, by: -1) {
            let token = tokens[index]
            if token.isWord("class") || token.isWord("extension") {
                guard index + 1 < brace, tokens[index + 1].kind == .word else { return nil }
                let isClass = token.isWord("class")
                if isClass, !hasSuperclass { return nil }
                return (tokens[index + 1].text, isClass, isClass && isController, superclass)
            }
            if token.isSymbol(":") {
                hasSuperclass = true
                superclass = tokens[index + 1].text
            }
            if token.kind == .word, token.text.hasSuffix("Controller") { isController = true }
            if token.kind == .symbol, !",:.&@".contains(token.text) { return nil }
        }
        return nil
    }

    /// The method after an attribute, unless it takes more than one argument.
    private static func method(after attribute: Int, in tokens: [SourceToken]) -> Method? {
        guard let function = tokens[attribute...].prefix(12).firstIndex(where: { $0.isWord("func") }),
            !tokens[attribute..<function].contains(where: {
                ["{", "}"].contains($0.text) || $0.isWord("static") || $0.isWord("var") || $0.isWord("let")
            }), function + 3 < tokens.count, tokens[function + 2].isSymbol("("),
            let close = tokens[function...].firstIndex(where: { $0.isSymbol(")") })
        else { return nil }
        let name = tokens[function + 1].text
        // An async or throwing method is never called.
        if close + 1 < tokens.count, ["async", "throws"].contains(tokens[close + 1].text) { return nil }
        let parameter = tokens[(function + 3)..<close].filter { !$0.isSymbol("?") && !$0.isSymbol("!") }.map(\.text)
        if parameter.isEmpty { return Method(name: name, label: "", type: nil) }
        // label [name] : Type. The type may have components, as in Notification.Name.
        guard let colon = parameter.firstIndex(of: ":"), colon + 1 < parameter.count else { return nil }
        let type = parameter[(colon + 1)...].joined()
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
        return Method(name: name, label: parameter[0] == "_" ? "" : "\(parameter[0]): ", type: type)
    }

    /// The label of the first argument of the initializer declared at `index`; nil for a call.
    private static func initialiser(at index: Int, in tokens: [SourceToken]) -> String? {
        let previous = index > 0 ? tokens[index - 1] : nil
        if previous?.isSymbol(".") == true { return nil }
        let open = index + 1 < tokens.count && ["?", "!"].contains(tokens[index + 1].text) ? index + 2 : index + 1
        guard open + 1 < tokens.count, tokens[open].isSymbol("(") else { return nil }
        return tokens[open + 1].kind == .word ? tokens[open + 1].text : ""
    }

    /// The property after an attribute: `weak var name: Type!`, `var names: [Type]!`.
    private static func outlet(after attribute: Int, in tokens: [SourceToken]) -> Outlet? {
        guard let variable = tokens[attribute...].prefix(8).firstIndex(where: { $0.isWord("var") }),
            variable + 4 < tokens.count, tokens[variable + 2].isSymbol(":")
        else { return nil }
        let name = tokens[variable + 1].text
        if tokens[variable + 3].isSymbol("["), tokens[variable + 4].kind == .word {
            return Outlet(name: name, type: tokens[variable + 4].text, isCollection: true)
        }
        guard tokens[variable + 3].kind == .word, ["!", "?"].contains(tokens[variable + 4].text) else { return nil }
        return Outlet(name: name, type: tokens[variable + 3].text, isCollection: false)
    }
}
