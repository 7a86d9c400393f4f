// InterfaceMethods.swift: the methods of view controllers that buttons would call: those marked @IBAction or @objc. Without
// Objective-C's runtime nobody can call them by name, so an extension with a table is written for each class.

import SourceScanning

enum InterfaceMethods {
    /// A method that can be called without more than a sender.
    private struct Method {
        var name: String
        /// Its arguments as written in a call.
        var arguments: String
    }

    /// Senders that can be made from nothing.
    private static let senders: Set<String> = [
        "UIButton", "UIBarButtonItem", "UISwitch", "UISegmentedControl", "UITextField", "UIControl",
    ]

    /// Extensions with a table for each class that has such methods; empty if none has.
    static func tables(in tokens: [SourceToken]) -> String {
        var classes: [(name: String, methods: [Method])] = []
        // The class, or nil, of each open brace.
        var open: [Int?] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") {
                open.append(
                    className(before: index, in: tokens).map { name in
                        classes.append((name, []))
                        return classes.count - 1
                    }
                )
            } else if token.isSymbol("}") {
                _ = open.popLast()
            } else if token.isWord("@IBAction") || token.isWord("@objc"), let owner = open.last ?? nil,
                let method = method(after: index, in: tokens)
            {
                if !classes[owner].methods.contains(where: { $0.name == method.name }) {
                    classes[owner].methods.append(method)
                }
            }
        }
        return classes.filter { !$0.methods.isEmpty }.map { table($0.name, $0.methods) }.joined(separator: "\n")
    }

    private static func table(_ name: String, _ methods: [Method]) -> String {
        let names = methods.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let cases = methods.map { "        case \"\($0.name)\": \($0.name)(\($0.arguments))" }.joined(separator: "\n")
        return """
            extension \(name): InterfaceActions {
                var interfaceActionNames: [String] { [\(names)] }
                func performInterfaceAction(_ name: String) -> Bool {
                    switch name {
            \(cases)
                    default: return false
                    }
                    return true
                }
            }

            """
    }

    /// The view controller whose body a brace opens: `class Name: …Controller … {`.
    private static func className(before brace: Int, in tokens: [SourceToken]) -> String? {
        var isController = false
        for index in stride(from: brace - 1, through: 0, by: -1) {
            if tokens[index].isWord("class") { return isController ? tokens[index + 1].text : nil }
            if tokens[index].kind == .word, tokens[index].text.hasSuffix("Controller") { isController = true }
            if tokens[index].kind == .symbol, !",:.<>&".contains(tokens[index].text) { return nil }
        }
        return nil
    }

    /// The method after an attribute, unless it needs more than a sender.
    private static func method(after attribute: Int, in tokens: [SourceToken]) -> Method? {
        guard let function = tokens[attribute...].prefix(12).firstIndex(where: { $0.isWord("func") }),
            !tokens[attribute..<function].contains(where: { ["{", "}"].contains($0.text) || $0.isWord("static") }),
            function + 3 < tokens.count, tokens[function + 2].isSymbol("("),
            let close = tokens[function...].firstIndex(where: { $0.isSymbol(")") })
        else { return nil }
        let name = tokens[function + 1].text
        let parameter = tokens[(function + 3)..<close].filter { !$0.isSymbol("?") }.map(\.text)
        if parameter.isEmpty { return Method(name: name, arguments: "") }
        // label [name] : Type
        guard let colon = parameter.firstIndex(of: ":"), colon + 2 == parameter.count else { return nil }
        let type = parameter[colon + 1]
        let label = parameter[0] == "_" ? "" : "\(parameter[0]): "
        if ["Any", "AnyObject"].contains(type) { return Method(name: name, arguments: label + "self") }
        return senders.contains(type) ? Method(name: name, arguments: "\(label)\(type)()") : nil
    }
}
