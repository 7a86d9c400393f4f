// BuildVariables.swift: the build settings that source property lists refer to, $(NAME) and ${NAME}.
// Xcode puts the values in when it builds; here a target's folder is used as it lies, so the usual ones are derived.

/// Values for the build settings of one bundle.
struct BuildVariables: Equatable, Sendable {
    private var values: [String: String]

    /// The settings that Xcode would have for a target called `name` (the bundle folder's name without its ending).
    init(targetName name: String, overrides: [String: String] = [:]) {
        values = [
            "TARGET_NAME": name,
            "PRODUCT_NAME": name,
            "EXECUTABLE_NAME": name,
            "PRODUCT_MODULE_NAME": Self.identifier(name, replacement: "_"),
            "PRODUCT_BUNDLE_IDENTIFIER": "local." + Self.identifier(name, replacement: "-"),
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "DEVELOPMENT_LANGUAGE": "en",
            "CURRENT_PROJECT_VERSION": "1",
            "MARKETING_VERSION": "1.0",
            "IPHONEOS_DEPLOYMENT_TARGET": "8.0",
            "MACOSX_DEPLOYMENT_TARGET": "10.10",
        ]
        values.merge(overrides) { $1 }
    }

    /// Sets the executable's name and the module's that follows from it.
    mutating func setExecutable(_ name: String) {
        values["EXECUTABLE_NAME"] = name
        values["PRODUCT_MODULE_NAME"] = Self.identifier(name, replacement: "_")
    }

    /// The name of the module that the target's sources make.
    var moduleName: String { values["PRODUCT_MODULE_NAME"] ?? "Action" }

    /// Takes over the settings of an Xcode target; the module's name follows from the product's.
    mutating func merge(_ settings: [String: String]) {
        values.merge(settings) { $1 }
        guard let name = settings["PRODUCT_NAME"], case .text(let product) = expand(name) else { return }
        values["EXECUTABLE_NAME"] = settings["EXECUTABLE_NAME"] ?? product
        values["PRODUCT_MODULE_NAME"] =
            settings["PRODUCT_MODULE_NAME"] ?? Self.identifier(product, replacement: "_")
    }

    /// `text` with every variable replaced, or the name of the first one that has no value. Values may use other
    /// variables; one that needs itself has none, nor has one that gets longer than 64 KiB.
    func expand(_ text: String) -> Expansion {
        var known: [String: Expansion] = [:]
        return expand(text, &known)
    }

    /// - Parameter known: What variables came to; one whose expansion has begun is there as unknown. Each is expanded once.
    private func expand(_ text: String, _ known: inout [String: Expansion]) -> Expansion {
        guard text.contains("$") else { return .text(text) }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close = [Character("("): Character(")"), "{": "}"][open],
                let end = rest.firstIndex(of: close)
            else {
                result += "$"
                continue
            }
            let name = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            let parts = name.split(separator: ":", omittingEmptySubsequences: false)
            var value: String
            switch self.value(of: String(parts[0]), &known) {
            case .text(let text): value = text
            case .unknown(let unknown):
                guard let other = parts.first(where: { $0.hasPrefix("default=") }) else { return .unknown(unknown) }
                value = String(other.dropFirst("default=".count))
            }
            for modifier in parts.dropFirst() {
                switch modifier {
                case "c99extidentifier", "identifier": value = Self.identifier(value, replacement: "_")
                case "rfc1034identifier": value = Self.identifier(value, replacement: "-")
                case "lower": value = value.lowercased()
                case "upper": value = value.uppercased()
                default: break
                }
            }
            result += value
            guard result.utf8.count <= Self.maximumLength else { return .unknown(String(parts[0])) }
        }
        return .text(result + rest)
    }

    private func value(of name: String, _ known: inout [String: Expansion]) -> Expansion {
        if let value = known[name] { return value }
        known[name] = .unknown(name)
        guard let setting = values[name] else { return .unknown(name) }
        let value = expand(setting, &known)
        known[name] = value
        return value
    }

    private static let maximumLength = 1 << 16

    /// What `expand` comes to.
    enum Expansion: Equatable {
        case text(String)
        case unknown(String)
    }

    /// `name` with everything but ASCII letters and digits replaced, as Xcode and SwiftPM make module names.
    static func identifier(_ name: String, replacement: Character) -> String {
        var result = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : replacement })
        if replacement == "_", result.first?.isNumber == true {
            result.replaceSubrange(...result.startIndex, with: "_")
        }
        return result
    }
}
