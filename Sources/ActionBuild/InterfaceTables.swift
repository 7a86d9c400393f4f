// InterfaceTables.swift: what Objective-C's runtime knows of classes, written into their sources: the methods marked
// @IBAction or @objc, by their names, and the properties marked @IBOutlet, by their types. A table stands where its class
// is declared; what extensions in other files add is called through a method of theirs, for it may be private there.

import SourceScanning

/// The tables of a module's classes.
struct InterfaceTables {
    /// A method that can be called with one argument or none.
    private struct Method {
        var name: String
        /// What its argument is called in a call, with the colon; empty without a label.
        var label: String
        /// The argument's type; nil if there is none.
        var type: String?

        /// Whether a tap can call it: its argument can be made from nothing.
        var isTap: Bool {
            type.map { InterfaceTables.senders.contains($0) || ["Any", "AnyObject"].contains($0) } ?? true
        }
    }

    private struct Outlet {
        var name: String
        var type: String
        var isCollection: Bool
    }

    /// What one file says of one class.
    private struct Part {
        var declaresClass = false
        var isController = false
        var methods: [Method] = []
        var outlets: [Outlet] = []
        /// What its initialisers' first arguments are called; empty for one without arguments.
        var initialisers: [String] = []
    }

    /// Senders that can be made from nothing.
    private static let senders: Set<String> = [
        "UIButton", "UIBarButtonItem", "UISwitch", "UISegmentedControl", "UITextField", "UIControl", "UISlider",
        "UIStepper",
        "UIView", "NSButton",
    ]

    /// The parts of each file, by the class's name.
    private let parts: [[String: Part]]

    /// - Parameter files: The tokens of each source.
    init(_ files: [[SourceToken]]) { parts = files.map(Self.parts(of:)) }

    /// The expression that makes an object of a class that is declared here as some controller's subclass; nil for others.
    /// One that has no other initialiser than a storyboard's is made by that, whose coder is empty.
    func making(_ name: String) -> String? {
        guard let part = parts.lazy.compactMap({ $0[name] }).first(where: \.isController) else { return nil }
        let labels = part.initialisers
        let isUsual = labels.isEmpty || labels.contains("") || labels.contains("nibName") || labels.contains("style")
        return !isUsual && labels.contains("coder") ? "\(name)(coder: NSCoder())" : "\(name)()"
    }

    private func declaringFile(of name: String) -> Int? { parts.firstIndex { $0[name]?.declaresClass == true } }

    /// What is written at the end of a file.
    func text(forFile file: Int) -> String {
        var text = ""
        for (name, part) in parts[file].sorted(by: { $0.key < $1.key }) {
            if !part.methods.isEmpty, declaringFile(of: name) != nil {
                text += "extension \(name) {\n\(Self.dispatch(part.methods, file))}\n"
            }
            guard part.declaresClass else { continue }
            let all = parts.indices.filter { parts[$0][name]?.methods.isEmpty == false }
            if !all.isEmpty { text += conformance(name, files: all) }
            if part.isController, !part.outlets.isEmpty { text += Self.outlets(name, part.outlets) }
        }
        return text
    }

    private func conformance(_ name: String, files: [Int]) -> String {
        let methods = files.flatMap { parts[$0][name]?.methods ?? [] }
        func list(_ methods: [Method]) -> String { methods.map { "\"\($0.name)\"" }.joined(separator: ", ") }
        let calls = files.map { "interfaceAction\($0)(name, sender)" }.joined(separator: " || ")
        return """
            extension \(name): InterfaceActions {
                var interfaceMethodNames: [String] { [\(list(methods))] }
                var interfaceActionNames: [String] { [\(list(methods.filter(\.isTap)))] }
                func performInterfaceAction(_ name: String, sender: Any?) -> Bool { \(calls) }
            }

            """
    }

    private static func dispatch(_ methods: [Method], _ file: Int) -> String {
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
                @MainActor func interfaceAction\(file)(_ name: String, _ sender: Any?) -> Bool {
                    switch name {
            \(cases.joined(separator: "\n"))
                    default: return false
                    }
                    return true
                }

            """
    }

    private static func outlets(_ name: String, _ outlets: [Outlet]) -> String {
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
            extension \(name): InterfaceOutlets {
                func makeInterfaceOutlets() {
            \(lines.joined(separator: "\n"))
                }
            }

            """
    }

    // MARK: - Reading

    private static func parts(of tokens: [SourceToken]) -> [String: Part] {
        var parts: [String: Part] = [:]
        // The class, or nil, of each open brace.
        var open: [String?] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") {
                var name: String?
                if open.isEmpty, let head = head(before: index, in: tokens) {
                    name = head.name
                    parts[head.name, default: Part()].declaresClass =
                        parts[head.name]?.declaresClass == true || head.isClass
                    if head.isController { parts[head.name]?.isController = true }
                }
                open.append(name)
            } else if token.isSymbol("}") {
                _ = open.popLast()
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

    /// The class or extension whose body a brace opens. A class without a superclass, and a generic one, has no table.
    private static func head(before brace: Int, in tokens: [SourceToken]) -> (
        name: String, isClass: Bool, isController: Bool
    )? {
        var isController = false
        var hasSuperclass = false
        for index in stride(from: brace - 1, through: 0, by: -1) {
            let token = tokens[index]
            if token.isWord("class") || token.isWord("extension") {
                guard index + 1 < brace, tokens[index + 1].kind == .word else { return nil }
                let isClass = token.isWord("class")
                if isClass, !hasSuperclass { return nil }
                return (tokens[index + 1].text, isClass, isClass && isController)
            }
            if token.isSymbol(":") { hasSuperclass = true }
            if token.kind == .word, token.text.hasSuffix("Controller") { isController = true }
            if token.kind == .symbol, !",:.&@".contains(token.text) { return nil }
        }
        return nil
    }

    /// The method after an attribute, unless it needs more than one argument.
    private static func method(after attribute: Int, in tokens: [SourceToken]) -> Method? {
        guard let function = tokens[attribute...].prefix(12).firstIndex(where: { $0.isWord("func") }),
            !tokens[attribute..<function].contains(where: {
                ["{", "}"].contains($0.text) || $0.isWord("static") || $0.isWord("var") || $0.isWord("let")
            }), function + 3 < tokens.count, tokens[function + 2].isSymbol("("),
            let close = tokens[function...].firstIndex(where: { $0.isSymbol(")") })
        else { return nil }
        let name = tokens[function + 1].text
        // What is async or throws is called by nobody here.
        if close + 1 < tokens.count, ["async", "throws"].contains(tokens[close + 1].text) { return nil }
        let parameter = tokens[(function + 3)..<close].filter { !$0.isSymbol("?") && !$0.isSymbol("!") }.map(\.text)
        if parameter.isEmpty { return Method(name: name, label: "", type: nil) }
        // label [name] : Type, a type perhaps in parts: UIViewController.Type is not meant, Notification.Name is.
        guard let colon = parameter.firstIndex(of: ":"), colon + 1 < parameter.count else { return nil }
        let type = parameter[(colon + 1)...].joined()
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
        return Method(name: name, label: parameter[0] == "_" ? "" : "\(parameter[0]): ", type: type)
    }

    /// The first argument's name of the initialiser declared at `index`; nil for a call.
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
        if tokens[variable + 3].isSymbol("[") {
            return Outlet(name: name, type: "", isCollection: true)
        }
        guard tokens[variable + 3].kind == .word, ["!", "?"].contains(tokens[variable + 4].text) else { return nil }
        return Outlet(name: name, type: tokens[variable + 3].text, isCollection: false)
    }
}
