// AppleModules.swift: the modules of Apple's SDKs and the names of their declarations, parsed from apple-modules.txt.

/// The modules of Apple's SDKs.
struct AppleModules: Sendable {
    /// All modules.
    static let all = AppleModules(String(decoding: PackageResources.apple_modules_txt, as: UTF8.self))

    /// The names of a module's declarations.
    private struct Names {
        /// Prefixes of names: a capital, a digit or `_` has to follow, unless the prefix itself ends with `_`.
        var beginnings: [String] = []
        var whole: Set<String> = []
    }

    private let modules: [String: Names]

    /// Modules that the import of another one includes.
    private static let broughtAlong: [String: Set<String>] = [
        "UIKit": ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore"],
        "AppKit": ["CoreData", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore"],
        "Cocoa": ["AppKit", "CoreData", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore"],
        "SwiftUI": ["CoreGraphics", "CoreTransferable"],
        "AVFoundation": ["AVFAudio", "CoreMedia", "CoreVideo"],
        "WidgetKit": ["SwiftUI"],
        "AppIntents": ["SwiftUI"],
    ]

    /// - Parameter text: A line for each module, followed by its names; lines that begin with `#` are comments.
    init(_ text: String) {
        var modules: [String: Names] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            guard let module = words.first else { continue }
            var names = Names()
            for word in words.dropFirst() {
                if word.hasSuffix("*") {
                    names.beginnings.append(String(word.dropLast()))
                } else {
                    names.whole.insert(word)
                }
            }
            modules[module] = names
        }
        self.modules = modules
    }

    /// Whether Apple has a module of that name, including cross-import overlays of two modules, such as
    /// `_PhotosUI_SwiftUI`, which compilers import by themselves and Xcode's completion writes out.
    func contains(_ module: String) -> Bool {
        if modules[module] != nil { return true }
        let parts = module.split(separator: "_", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].isEmpty && parts[1...].allSatisfy { modules[String($0)] != nil }
    }

    /// The names of all modules.
    var names: [String] { modules.keys.sorted() }

    /// The module that a name belongs to; nil if none is known.
    ///
    /// - Parameter imported: The modules that the sources import: the prefix of a name alone is too short to decide.
    func module(of name: String, among imported: Set<String>) -> String? {
        let reachable = imported.reduce(into: imported) { $0.formUnion(Self.broughtAlong[$1] ?? []) }
        var best: (module: String, length: Int)?
        for module in reachable.sorted() {
            guard let names = modules[module] else { continue }
            let length =
                names.whole.contains(name)
                ? Int.max : names.beginnings.filter { Self.name(name, beginsWith: $0) }.map(\.count).max() ?? 0
            if length > best?.length ?? 0 { best = (module, length) }
        }
        return best?.module
    }

    /// A prefix ends at a word boundary: UIView begins with UI, but UInt does not.
    private static func name(_ name: String, beginsWith beginning: String) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        if beginning.hasSuffix("_") { return true }
        guard let next = name.dropFirst(beginning.count).first else { return true }
        return next.isUppercase || next.isNumber || next == "_"
    }
}
